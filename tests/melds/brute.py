"""The least penalty by trying everything, written from the rules and from nothing else in laydown.melds.

Each subset of the hand is looked at: is it a combination? Then each way to share out the hand among
disjoint combinations is tried, over sets of cards as bit masks. Slow, and meant to be plainly right.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from laydown.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Card
    from laydown.melds import Combination, MeldRules


@dataclass(frozen=True)
class Table:
    """The rules of a table, as the brute force reads them."""

    rules: MeldRules

    def is_wild(self, card: Card) -> bool:
        return card.rank in (Rank.JOKER, self.rules.wild_rank)

    def price(self, card: Card) -> int:
        return self.rules.points[self.rules.deck.kinds.index(card)]

    def is_combination(self, cards: Sequence[Card]) -> bool:
        naturals = [card for card in cards if not self.is_wild(card)]
        wilds = len(cards) - len(naturals)
        if len(cards) < 3 or not self.may_have(wilds, len(cards)):
            return False
        if not naturals:
            return self.rules.all_wild
        return self.is_set(naturals) or self.is_run(naturals, wilds)

    def may_have(self, wilds: int, cards: int) -> bool:
        limit = {"none": cards, "one": 1, "half": cards // 2}[self.rules.wild_limit]
        return wilds <= limit

    def is_set(self, naturals: Sequence[Card]) -> bool:
        return len({card.rank for card in naturals}) == 1

    def is_run(self, naturals: Sequence[Card], wilds: int) -> bool:
        """Some row of neighbouring ranks has each natural card once, and the wilds are just the rest."""
        if len({card.suit for card in naturals}) > 1:
            return False
        held = Counter(card.rank for card in naturals)
        return any(
            sum((places - held).values()) == wilds and not held - places
            for places in self.rows_of(len(naturals) + wilds)
        )

    def rows_of(self, length: int) -> list[Counter[Rank]]:
        """All rows of so many neighbouring ranks, none of them twice."""
        return _rows_of(self.rules.deck.ranks, length, self.rules.ace_high)

    def check_places(self, combination: Combination) -> None:
        """Each card stands for a place; naturals for themselves, and the places are a set or a run."""
        cards, places = combination.cards, combination.stands_for
        assert len(cards) == len(places)
        for card, place in zip(cards, places, strict=True):
            if not self.is_wild(card) or combination.kind == "wilds":
                assert (card.rank, card.suit) == place
        ranks = [place.rank for place in places]
        if combination.kind == "set":
            assert len(set(ranks)) == 1
            assert ranks[0] != self.rules.wild_rank
        elif combination.kind == "run":
            assert len({place.suit for place in places}) == 1
            assert ranks in _in_a_row(self.rules.deck.ranks, len(ranks), self.rules.ace_high)
        else:
            assert all(map(self.is_wild, cards))

    def least_penalty(self, hand: Sequence[Card]) -> int:
        return self._costs(hand)[-1]

    def penalties_after_discards(self, hand: Sequence[Card]) -> dict[Card, int]:
        costs = self._costs(hand)
        return {card: costs[len(costs) - 1 - (1 << place)] for place, card in enumerate(hand)}

    def _costs(self, hand: Sequence[Card]) -> list[int]:
        """For each set of cards of the hand, as a bit mask, the least points left of them."""
        masks = range(1 << len(hand))
        combinations: list[list[int]] = [[] for _ in hand]
        for mask in masks:
            cards = [card for place, card in enumerate(hand) if mask >> place & 1]
            if self.is_combination(cards):
                combinations[mask.bit_length() - 1].append(mask)
        costs = [0]
        for mask in masks[1:]:
            highest = mask.bit_length() - 1
            best = self.price(hand[highest]) + costs[mask ^ (1 << highest)]
            for combination in combinations[highest]:
                if combination & mask == combination:
                    best = min(best, costs[mask ^ combination])
            costs.append(best)
        return costs


@cache
def _rows_of(ranks: tuple[Rank, ...], length: int, ace_high: bool) -> list[Counter[Rank]]:
    return [Counter(row) for row in _in_a_row(ranks, length, ace_high)]


def _in_a_row(ranks: tuple[Rank, ...], length: int, ace_high: bool) -> list[list[Rank]]:
    """So many neighbouring ranks in every way, the ace below the two or, if it may be, above the king."""
    order = [*ranks, Rank.ACE] if ace_high and ranks[0] is Rank.ACE else [*ranks]
    rows = [order[start : start + length] for start in range(len(order) - length + 1)]
    return [row for row in rows if len(set(row)) == length]
