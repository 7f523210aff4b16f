"""From typed words to the atoms of Mille.

A short form may stand for several atoms: `lay 9` lays three nines and adds the fourth. Whether an atom is
legal is the referee's to say; here is only decided which one was meant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from laydown.cards import text_of
from laydown.errors import IllegalAction, MalformedInput, Message
from laydown.games.atoms import DRAW
from laydown.games.mille import actions
from laydown.games.mille.deal import CUT_PLACES, WILD
from laydown.terminal.choosing import which

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Rank
    from laydown.games.mille.actions import MilleAction
    from laydown.terminal.choosing import Now
    from laydown.terminal.typed import Pick

VERBS: Final = ("draw", "pile", "pass", "lay", "add", "discard", "out", "cut")

_APART: Final = ("QS", "JD")
"""The two cards that count otherwise than their rank."""


def alike(card: Card) -> object:
    """Equal for cards that no rule of Mille tells apart: rank decides, but for two cards of a value apart."""
    return card.text if card.text in _APART else card.rank.name


def atoms_for(verb: str, words: tuple[str, ...], now: Now) -> tuple[MilleAction, ...]:
    """The atoms that a verb and the words after it mean, in order.

    MalformedInput or AmbiguousInput if they mean none or could mean several.
    """
    if words and verb in ("draw", "pass"):
        raise MalformedInput(Message.of("terminal-nothing-after", text=verb))
    match verb:
        case "draw":
            return (DRAW,)
        case "pass":
            return (actions.PASS,)
        case "pile":
            return (_pile(now.reading.picks(words), now),)
        case "lay":
            return _lay(now.reading.picks(words), now)
        case "add":
            picks, target = now.reading.cards_and_target(words)
            return _add(picks, target, now)
        case "discard":
            return (_discard(now.reading.picks(words), now),)
        case "cut":
            return (_cut(words),)
        case _:
            raise MalformedInput(Message.of("terminal-mille-out"))


def bare_cards(picks: tuple[Pick, ...], now: Now) -> tuple[str, ...]:
    """The full forms of what may be done with cards typed without a verb."""
    if len(picks) > 1:
        return (f"lay {' '.join(pick.text for pick in picks)}",)
    card = now.the_one(picks, lambda way: way[0].text)[0]
    with_it = [atom for atom in now.offer.actions if card in cards_of(atom)]
    lays = [atom for atom in with_it if atom.verb == "lay" and atom.rank is card.rank and not atom.wilds]
    forms = [f"lay {card.rank.letter}"] if lays else []
    forms += [str(atom) for atom in with_it if atom.verb in ("add", "discard")]
    return tuple(forms) or (f"discard {card}",)


def cards_of(atom: MilleAction) -> tuple[Card, ...]:
    """The cards that an atom names."""
    match atom:
        case actions.Lay() | actions.Pile():
            return atom.cards
        case actions.Add() | actions.Discard():
            return (atom.card,)
        case _:
            return ()


def _pile(picks: tuple[Pick, ...], now: Now) -> MilleAction:
    takes: tuple[actions.Pile, ...] = now.atoms("pile")
    if not takes:
        raise _why_none(now, "pile") or MalformedInput(Message.of("terminal-not-understood", text="pile"))
    if picks:
        meant = {_look(way) for way in now.meant(picks)}
        fitting = [take for take in takes if _look(take.cards) in meant]
        if not fitting:
            return actions.pile(now.meant(picks)[0])
        takes = tuple(fitting)
    elif alone := next((take for take in takes if not take.cards), None):
        return alone  # the full form of just this one; those with cards name them
    different = list({_look(take.cards): take for take in reversed(takes)}.values())
    if len(different) > 1:
        raise which(str(take) for take in reversed(different))
    return different[0]


def _why_none(now: Now, verb: str) -> IllegalAction | None:
    """Why nothing of this kind can be done now."""
    return next((IllegalAction(refusal) for each, refusal in now.offer.not_now if each == verb), None)


def _look(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(sorted(str(alike(each)) for each in cards))


def _lay(picks: tuple[Pick, ...], now: Now) -> tuple[MilleAction, ...]:
    if not picks:
        ranks = dict.fromkeys(atom.rank for atom in now.atoms("lay") if atom.rank and not atom.wilds)
        if len(ranks) != 1:
            raise _why_none(now, "lay") or MalformedInput(Message.of("terminal-lay-what"))
        return _as_spread(now.held(next(iter(ranks))), now)
    wilds = [pick for pick in picks if _is_two(pick, now)]
    naturals = [pick for pick in picks if pick not in wilds]
    if not wilds and len({pick.rank for pick in picks if pick.rank}) == len(picks) > 1:
        # `lay 9 10` lays the nines and the tens
        return tuple(
            atom for pick in picks for atom in _as_spread(now.held(pick.rank) or _missing(pick), now)
        )
    alone = (naturals or wilds)[0]
    if len(naturals or wilds) == 1 and now.at(alone) is None:
        all_held = now.held(alone.rank or WILD)
        if not all_held:
            raise MalformedInput(Message.of("terminal-no-more-of-rank", rank=alone.rank or WILD))
        return _as_spread((*all_held, *(now.meant(wilds)[0] if naturals else ())), now)
    return _as_spread(now.the_one(picks, lambda way: f"lay {text_of(actions.in_order(way))}"), now)


def _is_two(pick: Pick, now: Now) -> bool:
    card = now.at(pick)
    return pick.wild or WILD in (pick.rank, card.rank if card else None)


def _as_spread(cards: tuple[Card, ...], now: Now) -> tuple[MilleAction, ...]:
    """The atoms that lay all these cards: three to begin a spread, the rest one by one."""
    naturals = [each for each in cards if each.rank is not WILD]
    wilds = [each for each in cards if each.rank is WILD]
    ranks = dict.fromkeys(each.rank for each in naturals)
    if len(ranks) > 1 and not wilds:
        spreads = [_as_spread(tuple(each for each in naturals if each.rank is rank), now) for rank in ranks]
        return tuple(atom for spread in spreads for atom in spread)
    if len(ranks) > 1:
        raise MalformedInput(Message.of("terminal-one-rank-with-wilds"))
    rank = next(iter(ranks), WILD)
    if rank in own_ranks(now):
        return tuple(actions.add(each, rank) for each in cards)
    if len(cards) < 3:
        raise _too_few(cards, now)
    first = tuple([*naturals, *wilds][:3])
    rest = list(cards)
    for each in first:
        rest.remove(each)
    return (actions.lay(first), *(actions.add(each, rank) for each in rest))


def _too_few(cards: tuple[Card, ...], now: Now) -> MalformedInput:
    """Fewer than three cards make no set; a wild in the hand could help two."""
    wild = next((each for each in now.held(WILD) if each not in cards), None)
    if len(cards) == 2 and wild and cards[0].rank is not WILD:
        example = text_of((*cards, wild))
        return MalformedInput(Message.of("terminal-two-need-a-wild", cards=cards, example=example))
    return MalformedInput(Message.of("terminal-three-to-lay", cards=cards))


def _add(picks: tuple[Pick, ...], target: Rank | None, now: Now) -> tuple[MilleAction, ...]:
    if not picks:
        natural = [atom for atom in now.atoms("add") if not atom.wild]
        if len({atom.rank for atom in natural}) != 1:
            raise _why_none(now, "add") or MalformedInput(Message.of("terminal-add-what"))
        return tuple(actions.add(each) for each in now.held(natural[0].rank))
    wilds = [pick for pick in picks if _is_two(pick, now)]
    last = picks[-1]
    if target is None and len(wilds) == len(picks) - 1 > 0 and last.rank in own_ranks(now):
        # `add 2 q` says where the 2 goes, unless a queen could go there as well
        if now.held(last.rank):
            twos = [f"add {each} to {last.rank}" for each in now.meant(wilds)[0]]
            raise which(("; ".join(twos), "; ".join([*twos, f"add {last.rank}"])))
        picks, target = picks[:-1], last.rank
    if len(picks) == 1 and last.rank not in (None, WILD) and target is None:
        return tuple(actions.add(each) for each in now.held(last.rank)) or _missing(last)
    cards = now.the_one(picks, lambda way: "; ".join(f"add {each}" for each in way))
    return tuple(_add_one(each, target, now) for each in cards)


def _missing(pick: Pick) -> NoReturn:
    raise MalformedInput(Message.of("terminal-no-more-of-rank", rank=pick.rank or WILD), pick.text)


def _add_one(card: Card, target: Rank | None, now: Now) -> MilleAction:
    if target is not None or card.rank is not WILD:
        return actions.add(card, target)
    possible = [atom for atom in now.atoms("add") if atom.card is card]
    if len(possible) > 1:
        raise which(str(atom) for atom in possible)
    if possible:
        only: actions.Add = possible[0]
        return only
    return actions.add(card, next(iter(own_ranks(now)), WILD))


def _discard(picks: tuple[Pick, ...], now: Now) -> MilleAction:
    if not picks and now.hand.size == 1:
        return actions.discard(next(iter(now.hand)))
    if len(picks) != 1:
        raise MalformedInput(Message.of("terminal-discard-one"))
    return actions.discard(now.the_one(picks, lambda way: f"discard {way[0]}")[0])


def _cut(words: tuple[str, ...]) -> MilleAction:
    if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 3:
        raise MalformedInput(Message.of("terminal-cut-where", low=CUT_PLACES.start, high=CUT_PLACES.stop - 1))
    return actions.cut(int(words[0]))


def own_ranks(now: Now) -> tuple[Rank, ...]:
    """The ranks of which the player has a spread."""
    return tuple(spread.rank for spread in now.view.spreads[now.view.seat])
