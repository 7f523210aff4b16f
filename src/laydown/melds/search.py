"""The search for the least penalty: which cards go into sets, and how many wilds go where.

A card serves once. For each rank we choose which of its cards go into sets; what then remains in a suit
concerns no other suit, and its SuitTable says what it costs for each number of wilds. What is left to do
is to share out the wilds among the suits, the sets and, under a limit, those that find no place.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from operator import add, mul
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from laydown.melds.layout import BYTE, FLAG, SUM, layout_of
from laydown.melds.runs import IMPOSSIBLE, suit_table
from laydown.melds.sets import SHORTEST, set_choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.melds.rules import MeldRules
    from laydown.melds.runs import Answers, Points, SuitTable
    from laydown.melds.sets import WildLimit

    Leaf: TypeAlias = "tuple[int, int, int]"
    """One choice of the cards in sets, with the fewest and the most wilds that go with them."""


class Outline(NamedTuple):
    """A best arrangement before its wilds have names.

    `in_sets` are the cards in sets of two naturals or more, a byte a kind, with `with_sets` wilds; `runs`
    are a suit, the cards taken from its row and the wilds with them; `unused` wilds are left in hand.
    Any other wilds are spare: without a limit they find a place at no cost. `left` are the naturals left.
    """

    penalty: int
    in_sets: int
    with_sets: int
    runs: tuple[tuple[int, int, int], ...]
    unused: int
    left: int


_NO_SETS: Final = (0, 0, 0)


class Search:
    """Finds least penalties under one set of rules. Hands are integers here, see layout.py.

    `points` may differ from those of the rules: with 1 for each card it counts the cards left.
    """

    __slots__ = (
        "_all_wild",
        "_flags",
        "_free",
        "_limit",
        "_pairs",
        "_points",
        "_tables",
        "_threes",
        "layout",
    )

    def __init__(self, rules: MeldRules, points: Points) -> None:
        layout = layout_of(rules.deck, rules.wild_rank)
        self.layout = layout
        self._limit: WildLimit = rules.wild_limit
        self._free = rules.wild_limit == "none"
        self._all_wild = self._free and rules.all_wild
        self._points = points
        self._flags = layout.at_ranks(FLAG)
        self._pairs = layout.at_ranks(FLAG - (SHORTEST - 1))
        self._threes = layout.at_ranks(FLAG - SHORTEST)
        self._tables: tuple[tuple[int, SuitTable], ...] = tuple(
            (
                suit * BYTE,
                suit_table(
                    points[suit : layout.ranks * layout.suits : layout.suits],
                    layout.step,
                    rules.wild_limit,
                    ace_high=rules.aces_follow_kings,
                ),
            )
            for suit in range(layout.suits)
        )

    def least(self, cards: int, below: int = IMPOSSIBLE) -> int:
        """The least penalty of these cards; `below` if it is not less than that."""
        return self._least(cards, below)[0]

    def outline(self, cards: int) -> Outline:
        """A best arrangement of these cards: always the same one for the same hand."""
        penalty, (in_sets, fewest, most) = self._least(cards, IMPOSSIBLE)
        wilds = (cards & self.layout.wilds) % SUM
        naturals = cards & self.layout.naturals
        if penalty == self._price(cards) and not self._wilds_combine(wilds):
            return Outline(penalty, 0, 0, (), wilds, naturals)
        rest = naturals - in_sets
        rows = [rest >> shift & self.layout.suit_row for shift, _ in self._tables]
        vectors = [table.answers(wilds)[row] for row, (_, table) in zip(rows, self._tables, strict=True)]
        if not self._free:
            vectors += _limited_places(self._unused(cards), most - fewest)
        shares = _shares(vectors, wilds - fewest)
        runs: list[tuple[int, int, int]] = []
        for suit, (shift, table) in enumerate(self._tables):
            for taken, used in table.runs(rows[suit], wilds, shares[suit]):
                runs.append((suit, taken, used))
                rest -= table.with_aces_low(taken) << shift
        unused, more = (0, 0) if self._free else shares[len(self._tables) :]
        return Outline(penalty, in_sets, fewest + more, tuple(runs), unused, rest)

    def _least(self, cards: int, below: int) -> tuple[int, Leaf]:
        """The least penalty with the sets that reach it; `below` with no sets if it is not less."""
        wilds = (cards & self.layout.wilds) % SUM
        naturals = cards & self.layout.naturals
        best, best_leaf = below, _NO_SETS
        if not naturals:
            return min(below, 0 if self._wilds_combine(wilds) else self._price(cards)), _NO_SETS
        suits = [(shift, table.answers(wilds)) for shift, table in self._tables]
        unused = () if self._free else self._unused(cards)
        for leaf in self._leaves(naturals, wilds):
            in_sets, fewest, most = leaf
            room = wilds - fewest
            fixed, vectors = self._suits_least(naturals - in_sets, room, suits, best)
            if not self._free:
                vectors += _limited_places(unused, most - fewest)
            points = fixed + _least_shared(vectors, room, best - fixed)
            if points < best:
                best, best_leaf = points, leaf
                if not best:
                    break
        if self._free and wilds == 1 and best == self._price(naturals):
            # One wild and no combination: it is left too. Two wilds make one with any card.
            best = min(below, best + self._price(cards - naturals))
        return best, best_leaf

    def _leaves(self, naturals: int, wilds: int) -> list[Leaf]:
        """Every choice of the cards in sets that the wilds can pay for, most cards first."""
        layout = self.layout
        leaves: list[Leaf] = [_NO_SETS]
        flags = layout.rank_counts(naturals) + (self._pairs if wilds else self._threes) & self._flags
        while flags:
            start = (flags & -flags).bit_length() - BYTE
            flags &= flags - 1
            row = naturals >> start & layout.rank_row
            choices = set_choices(row, layout.suits, self._limit, wilds=wilds > 0)
            leaves = [
                (in_sets + (taken << start), fewest + low, most + high)
                for in_sets, fewest, most in leaves
                for taken, low, high in choices
                if fewest + low <= wilds
            ]
        return leaves

    def _suits_least(
        self, rest: int, room: int, suits: list[tuple[int, Answers]], below: int
    ) -> tuple[int, list[Points]]:
        """What the cards outside sets cost: the points that no wild can help, and the suits it can.

        At least `below`, and no more is said, as soon as they cost that much with all wilds for each suit.
        """
        fixed = 0
        floor = 0
        vectors: list[Points] = []
        suit_row = self.layout.suit_row
        for shift, answers in suits:
            row = rest >> shift & suit_row
            if row:
                points = answers[row]
                if room and (points[0] != points[room] or not self._free):
                    vectors.append(points)
                    floor += min(points)
                else:
                    fixed += points[0]
                if floor + fixed >= below:
                    return below, []
        return fixed, vectors

    def _wilds_combine(self, wilds: int) -> bool:
        """A combination of wilds alone is legal, unless the table wants a natural card in each."""
        return self._all_wild and wilds >= SHORTEST

    def _unused(self, cards: int) -> Points:
        """What it costs to leave none, one, two, ... of the wilds: the cheapest are left first."""
        held = (cards & self.layout.wilds).to_bytes(len(self._points), "little")
        prices = sorted(price for price, n in zip(self._points, held, strict=True) for _ in range(n))
        return tuple(accumulate(prices, initial=0))

    def _price(self, cards: int) -> int:
        """The points of all these cards."""
        return sum(map(mul, self._points, cards.to_bytes(len(self._points), "little")))


@lru_cache(maxsize=64)
def search_of(rules: MeldRules, points: Points) -> Search:
    """The search under these rules: one for all hands, since it remembers what it found."""
    return Search(rules, points)


def _limited_places(unused: Points, more: int) -> tuple[Points, Points]:
    """Where a wild may go under a limit, besides runs: unused, or as one of so `more` in the sets."""
    return unused, (*(0,) * (more + 1), *(IMPOSSIBLE,) * len(unused))


def _least_shared(vectors: Sequence[Points], room: int, below: int) -> int:
    """The least sum over all ways to share out `room` wilds, vectors giving the cost of each number.

    `below`, or more, if there is no way to less than that.
    """
    if len(vectors) < 2:
        return vectors[0][room] if vectors else 0
    if sum(map(min, vectors)) >= below:
        return below
    costs: Sequence[int] = vectors[0]
    for vector in vectors[1:-1]:
        costs = [min(map(add, costs, vector[spent::-1])) for spent in range(room + 1)]
    least: int = min(map(add, costs, vectors[-1][room::-1]))
    return least


def _shares(vectors: Sequence[Points], room: int) -> list[int]:
    """How many wilds go to each of the vectors in a best way to share out `room` of them."""
    best: list[Sequence[int]] = [vectors[0]]
    for vector in vectors[1:]:
        costs = best[-1]
        best.append([min(map(add, costs, vector[spent::-1])) for spent in range(room + 1)])
    shares: list[int] = []
    for vector, costs in zip(vectors[:0:-1], best[-2::-1], strict=True):
        shares.append(min(range(room + 1), key=lambda spent: costs[room - spent] + vector[spent]))
        room -= shares[-1]
    return [room, *reversed(shares)]
