"""What an offer shows beside the legal atoms: groups that could go down, and verbs without an atom."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.games.mille import melding, turns
from laydown.games.mille.actions import VERBS
from laydown.games.mille.deal import DECK, WILD
from laydown.games.mille.going_out import why_not_last_card
from laydown.games.rules import Group, Offer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.cards import Card, Hand, Rank
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.melding import Spread, WildRules
    from laydown.games.mille.state import Phase


def verbs_missing(actions: Iterable[MilleAction], *, cut: bool) -> tuple[str, ...]:
    """The game's verbs without a legal atom; `cut` only where the table cuts."""
    present = {action.verb for action in actions}
    return tuple(verb for verb in VERBS if verb not in present and (cut or verb != "cut"))


@cache
def out_of_turn(seat: int, turn: int, phase: Phase, *, cut: bool) -> Offer:
    """What a seat is offered whose turn it is not: nothing, and always for the same reasons."""
    missing = verbs_missing((), cut=cut)
    reasons = [(verb, turns.why_not_now(seat, verb, turn, phase)) for verb in missing]
    return Offer(seat, (), (), tuple((verb, reason) for verb, reason in reasons if reason is not None))


def groups(hand: Hand, own: dict[Rank, Spread], rules: WildRules, *, must_discard: bool) -> tuple[Group, ...]:
    """For each rank of which something could go down now: its cards in hand and the twos that fit with them.

    Where one must discard to go out, no more twos are counted than leave a card.
    """
    by_rank: dict[Rank, list[Card]] = {rank: [] for rank in DECK.ranks}
    for each in hand:
        by_rank[each.rank].append(each)
    twos = len(by_rank[WILD])
    found: list[Group] = []
    for rank, cards in by_rank.items():
        spread = own.get(rank)
        least = 1 if spread is not None else 3
        if why_not_last_card(hand.size - least, must_discard=must_discard) is not None:
            continue
        spare = hand.size - len(cards) - (1 if must_discard else 0)
        most = 0 if rank is WILD else max(0, min(twos, spare))
        wilds = tuple(_fitting_wilds(len(cards), most, spread, rules))
        if wilds:
            found.append(Group(rank.letter, tuple(cards), wilds[0], wilds[-1], spread is not None))
    return tuple(found)


def _fitting_wilds(naturals: int, most: int, spread: Spread | None, rules: WildRules) -> Iterator[int]:
    """Each number of twos, `most` at most, with which these naturals make or join a good spread.

    A new spread starts with three cards; where no wild may be added it keeps the wilds of those three.
    """
    if spread is None and not rules.may_be_added:
        most = min(most, melding.most_wilds(None, rules))
    needed = 1 if spread is not None else 3
    for wilds in range(max(0, needed - naturals), most + 1):
        if melding.why_not_join(spread, naturals, wilds, rules) is None:
            yield wilds
