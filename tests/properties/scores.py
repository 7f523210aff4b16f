"""The scores once more, by short sums that share nothing with the games but the cards."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from laydown.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card

# Mille.


def mille_value(each: Card) -> int:
    special = {"QS": 100, "JD": 50}
    by_rank = {"2": 20, "A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
    return special.get(each.text) or by_rank.get(each.text[0], 5)


def mille_points(config: Any, laid: dict[str, list[Card]], hand: list[Card], *, out: bool) -> int:
    """What lies, eights multiplied, all multiplied for going out without a wild, less the hand."""
    total = 0
    natural = out
    for rank, spread in laid.items():
        wild = any(each.text[0] != rank for each in spread)
        natural = natural and not wild
        eight = len(spread) == 8 and not wild
        total += sum(map(mille_value, spread)) * (config.eight_factor if eight else 1)
    return total * (config.natural_out_factor if natural else 1) - sum(map(mille_value, hand))


# Three Thirteen and its relations.


def penalty_of(config: Any, wild: Rank, each: Card) -> int:
    if each.rank is Rank.JOKER:
        return int(config.joker_points)
    if each.rank is wild and config.wild_points != "rank":
        return int(config.wild_points)
    if each.rank is Rank.ACE:
        return 15 if config.ace == "both" else 1
    return min(int(each.rank), 13 if config.face_points == "rank" else 10)


def combines(config: Any, wild: Rank, row: tuple[Card, ...]) -> bool:
    """Whether these cards are one combination."""
    naturals = [each for each in row if each.rank not in (wild, Rank.JOKER)]
    wilds = len(row) - len(naturals)
    most = {"none": len(row), "one": 1, "half": len(row) // 2}[config.wild_limit]
    if len(row) < 3 or wilds > most or (not naturals and not config.all_wild):
        return False
    ranks = [each.rank for each in naturals]
    if len(set(ranks)) <= 1:
        return True
    if len({each.suit for each in naturals}) > 1 or len(set(ranks)) < len(ranks):
        return False
    lowest = Rank.THREE if config.pack == "stars" else Rank.ACE
    if _within(ranks, len(row), lowest, Rank.KING):
        return True
    high = [14 if rank is Rank.ACE else int(rank) for rank in ranks]
    return config.ace == "both" and _within(high, len(row), 2, 14)


def _within(ranks: Iterable[int], length: int, lowest: int, highest: int) -> bool:
    """Whether a run of this length inside the pack covers these ranks."""
    ranks = list(ranks)
    first = max(lowest, max(ranks) - length + 1)
    return first <= min(ranks) and first + length - 1 <= highest and min(ranks) >= lowest


def least_penalty(config: Any, wild: Rank, hand: tuple[Card, ...]) -> int:
    """The least that can be left over, by trying every combination: for small hands."""
    costs = [penalty_of(config, wild, each) for each in hand]
    places = range(len(hand))
    masks = [
        sum(1 << place for place in chosen)
        for size in range(3, len(hand) + 1)
        for chosen in combinations(places, size)
        if combines(config, wild, tuple(hand[place] for place in chosen))
    ]

    @cache
    def least(held: int) -> int:
        if not held:
            return 0
        lowest = held & -held
        best = costs[lowest.bit_length() - 1] + least(held ^ lowest)
        for mask in masks:
            if mask & lowest and mask & held == mask:
                best = min(best, least(held ^ mask))
        return best

    return least((1 << len(hand)) - 1)
