"""Greedy at Mille: the policy g1, one atom at a time.

It takes the pile whenever it may. It lays every natural group of three or more and adds every natural
that fits an own spread, always keeping one card to discard. Its 2s lie only when with them the whole hand
but one discard goes down this turn. Then it discards the card that breaks up the least.

Nothing is remembered from one atom to the next: each position on the way leads to the same plan. The way
out is planned once no natural can be laid or added any more, so that every rank left has one card or two.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from laydown.cards import Rank
from laydown.games.mille.melding import FULL, Spread, why_not_join, wild_rules
from laydown.games.mille.scoring import VALUES, value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from laydown.cards import Card, Hand
    from laydown.games.mille.actions import Add, Discard, Lay, Pile
    from laydown.games.mille.config import Config
    from laydown.games.mille.melding import WildRules
    from laydown.games.rules import Offer


class GreedyMille:
    """Plays g1 under whatever options are in force."""

    def choose(self, view: Any, offer: Offer) -> Any:  # noqa: ANN401 - the protocol serves every game
        hand: Hand = view.hand
        atoms: dict[str, list[Any]] = {}
        for atom in offer.actions:
            atoms.setdefault(atom.verb, []).append(atom)
        if "cut" in atoms:
            return atoms["cut"][len(atoms["cut"]) // 2]
        if "pile" in atoms:
            return best_take(view.pile[-1], atoms["pile"])
        if "draw" in atoms:
            return atoms["draw"][0]
        lays: list[Lay] = atoms.get("lay", [])
        adds: list[Add] = atoms.get("add", [])
        return (
            natural_lay(hand, lays)
            or natural_add(hand, adds)
            or step_on_the_way_out(hand, view.spreads[view.seat], view.config, lays, adds)
            or best_discard(hand, atoms["discard"])
        )


def best_take(top: Card, takes: Sequence[Pile]) -> Pile:
    """The dearest pair goes down with the top card; for a 2 as few 2s as the table asks for."""
    if top.rank is Rank.TWO:
        return min(takes, key=lambda take: len(take.cards))
    return max(takes, key=lambda take: (len(take.cards), value_of(take.cards)))


def natural_lay(hand: Hand, lays: Iterable[Lay]) -> Lay | None:
    """The dearest three naturals, if a card is left to discard. 2s are no naturals here: they wait."""
    if hand.size <= 3:
        return None
    natural = (lay for lay in lays if lay.rank is not Rank.TWO and not lay.wilds)
    return max(natural, key=lambda lay: value_of(lay.cards), default=None)


def natural_add(hand: Hand, adds: Iterable[Add]) -> Add | None:
    """The dearest natural that fits an own spread, if a card is left to discard."""
    if hand.size <= 1:
        return None
    natural = (add for add in adds if add.card.rank is not Rank.TWO)
    return max(natural, key=lambda add: VALUES[add.card], default=None)


def best_discard(hand: Hand, discards: Iterable[Discard]) -> Discard:
    """The smallest 100 n - 0.1 v, n cards of the rank in hand and v the card's value; 2s last."""

    def breaks_up(discard: Discard) -> tuple[bool, int]:
        card = discard.card
        return card.rank is Rank.TWO, 1000 * hand.count_rank(card.rank) - VALUES[card]

    return min(discards, key=breaks_up)


@dataclass(frozen=True, slots=True)
class WayOut:
    """How the whole hand but one discard goes down: the ranks laid with 2s, and the 2s left over."""

    ranks: tuple[Rank, ...]
    spare: int


def way_out(hand: Hand, spreads: Sequence[Spread], config: Config) -> WayOut | None:
    """The way to lay all but a discard, of a hand that has one or two cards of each rank but 2s.

    A pair needs one 2 and a single card two. The discard is the card dearest to meld: a single one, of
    several the one worth least; without any it is a 2. Spare 2s must find their place as well.
    """
    counts = {rank: n for rank in hand.deck.ranks if (n := hand.count_rank(rank))}
    twos = counts.pop(Rank.TWO, 0)
    singles = [rank for rank, n in counts.items() if n == 1]
    if singles:
        del counts[min(singles, key=lambda rank: value_of(held(hand, rank)))]
    else:
        twos -= 1
    needs = {rank: 3 - n for rank, n in counts.items()}
    spare = twos - sum(needs.values())
    rules = wild_rules(config)
    if spare < 0 or any(why_not_join(None, 3 - need, need, rules) for need in needs.values()):
        return None
    if not has_room(spare, (*spreads, *laid_with_twos(hand, needs)), rules):
        return None
    return WayOut(tuple(needs), spare)


def held(hand: Hand, rank: Rank) -> tuple[Card, ...]:
    return tuple(card for card in hand if card.rank is rank)


def laid_with_twos(hand: Hand, needs: Mapping[Rank, int]) -> list[Spread]:
    """The spreads still to be laid on the way: the cards of each rank with as many 2s as they need."""
    twos = iter(held(hand, Rank.TWO))
    return [Spread(rank, held(hand, rank), tuple(islice(twos, need))) for rank, need in needs.items()]


def has_room(spare: int, spreads: Iterable[Spread], rules: WildRules) -> bool:
    """Whether all spare 2s can go down: three as a set of twos, which then takes any more, or on own spreads,
    also on those that are laid on the way.
    """
    lying = tuple(spreads)
    if spare >= 3 or any(spread.rank is Rank.TWO for spread in lying):
        return True
    return spare <= sum(room(spread, rules) for spread in lying)


def room(spread: Spread, rules: WildRules) -> int:
    """How many 2s may still join a spread as wilds."""
    return sum(why_not_join(spread, 0, more, rules) is None for more in range(1, FULL + 1))


def step_on_the_way_out(
    hand: Hand, spreads: Sequence[Spread], config: Config, lays: Iterable[Lay], adds: Iterable[Add]
) -> Lay | Add | None:
    """The next atom with 2s in it: the dearest set first, spare 2s at the end. None if there is no way out.

    Three spare 2s make a natural set of twos. Others join it, or else the spreads that cost least by it:
    one with a wild already, then the shortest.
    """
    way = way_out(hand, spreads, config) if hand.count_rank(Rank.TWO) else None
    if way is None:
        return None
    if way.ranks:
        rank = max(way.ranks, key=lambda rank: value_of(held(hand, rank)))
        naturals = held(hand, rank)
        return next(lay for lay in lays if lay.rank is rank and lay.naturals == naturals)
    twos = any(spread.rank is Rank.TWO for spread in spreads)
    if way.spare >= 3 and not twos:
        return next(lay for lay in lays if lay.rank is Rank.TWO)
    if not way.spare:
        return None
    lies = {
        spread.rank: (spread.rank is not Rank.TWO, spread.natural, len(spread.naturals)) for spread in spreads
    }
    return min((add for add in adds if add.card.rank is Rank.TWO), key=lambda add: lies[add.rank])
