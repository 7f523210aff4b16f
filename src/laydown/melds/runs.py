"""Runs: three or more neighbouring cards of one suit, and what a suit's cards cost at least."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from laydown.melds.layout import FULL
from laydown.melds.sets import SHORTEST

if TYPE_CHECKING:
    from laydown.melds.sets import WildLimit

    Points: TypeAlias = "tuple[int, ...]"

IMPOSSIBLE: Final = 1 << 20
"""More than any hand can cost."""

KEPT: Final = 1 << 15
"""How many rows a table remembers before it starts afresh; some ten megabytes."""

LONGEST_NEEDED: Final = 5
"""Without a limit on wilds a longer run is two: cut after its third card, since both its ends are natural
each part has a natural card, and three cards or more."""


class Run(NamedTuple):
    """Natural cards of one suit (`taken`, one bit a card) in one run with at least and at most so many wilds.

    Of a single card: that card with two wilds, which is a set.
    """

    taken: int
    fewest: int
    most: int


class Answers(dict[int, "Points"]):
    """What a table has found for hands with one number of wilds; it reckons what is not there yet."""

    __slots__ = ("_table", "_wilds")

    def __init__(self, table: SuitTable, wilds: int) -> None:
        super().__init__()
        self._table = table
        self._wilds = wilds

    def __missing__(self, row: int) -> Points:
        answer = self._table.least(row, self._wilds)
        self[row] = answer
        return answer


class SuitTable:
    """The least points left of one suit's cards, for each number of wilds spent on them.

    A row holds a byte for each rank, `step` bits apart, lowest rank first. Without a limit on wilds,
    entry x of an answer is for at most x wilds, since a further wild always finds a place (see
    placing.py); under a limit it is for exactly x wilds, IMPOSSIBLE where they have no place.
    """

    __slots__ = ("_answers", "_high_ace", "_limit", "_placed", "_prices", "_ranks", "_step")

    def __init__(self, prices: Points, step: int, limit: WildLimit, *, ace_high: bool) -> None:
        self._ranks = len(prices)
        self._high_ace = self._ranks * step if ace_high else 0
        self._prices = (*prices, prices[0])
        self._step = step
        self._limit = limit
        self._answers: dict[int, Answers] = {}
        self._placed: dict[int, dict[int, Points]] = {}
        """By wilds held and row: what `_least_placed` found."""

    def answers(self, wilds: int) -> Answers:
        """The least points left of any row, `answers(wilds)[row][spent]`, for 0 to `wilds` wilds spent."""
        found = self._answers.get(wilds)
        if found is None:
            found = self._answers[wilds] = Answers(self, wilds)
        return found

    def least(self, row: int, wilds: int) -> Points:
        """The least points left of this row for each number of wilds spent, reckoned anew."""
        if self.remembered() > KEPT:
            self._placed.clear()
            for found in self._answers.values():
                found.clear()
        first, *others = [self._least_placed(each, wilds) for each in self._with_aces_placed(row)]
        return tuple(map(min, first, *others)) if others else first

    def remembered(self) -> int:
        """How many rows it knows the answer to."""
        return sum(map(len, self._placed.values()))

    def runs(self, row: int, wilds: int, spent: int) -> list[tuple[int, int]]:
        """Runs that reach `answers(wilds)[row][spent]`: the cards taken and the wilds with them."""
        aim = self.answers(wilds)[row][spent]
        row = next(
            each for each in self._with_aces_placed(row) if self._least_placed(each, wilds)[spent] == aim
        )
        found: list[tuple[int, int]] = []
        while row:
            taken, used = self._first_step(row, wilds, spent)
            if used or taken & (taken - 1):
                found.append((taken, used))
            row -= taken
            spent -= used
        return found

    def with_aces_low(self, row: int) -> int:
        """The row with each ace in its own place again."""
        high = row >> self._ranks * self._step
        return row - (high << self._ranks * self._step) + high

    def _with_aces_placed(self, row: int) -> list[int]:
        """The row with none, one, ... all of its aces moved above the king."""
        aces = row & FULL if self._high_ace else 0
        return [row - high + (high << self._high_ace) for high in range(aces + 1)]

    def _least_placed(self, row: int, wilds: int) -> Points:
        """As `least`, each ace being where it stands. The lowest card is left, or begins a run."""
        known = self._placed.setdefault(wilds, {})
        answer = known.get(row)
        if answer is None:
            if row:
                answer = self._reckon(row, wilds)
            elif self._limit == "none":
                answer = (0,) * (wilds + 1)
            else:
                answer = (0, *(IMPOSSIBLE,) * wilds)
            known[row] = answer
        return answer

    def _reckon(self, row: int, wilds: int) -> Points:
        first = self._lowest(row)
        price = self._prices[first]
        best = [price + points for points in self._least_placed(row - (1 << first * self._step), wilds)]
        for taken, fewest, most in self._runs_from(row, first, wilds):
            after = self._least_placed(row - taken, wilds)
            for used in range(fewest, most + 1):
                best[used:] = map(min, best[used:], after)
        return tuple(best)

    def _first_step(self, row: int, wilds: int, spent: int) -> tuple[int, int]:
        """What becomes of the lowest card in a best answer: its run and the wilds in it, or the card alone.

        A long run is preferred to a short one, and any run to a card with two wilds.
        """
        aim = self._least_placed(row, wilds)[spent]
        first = self._lowest(row)
        for taken, fewest, most in reversed(self._runs_from(row, first, wilds)):
            after = self._least_placed(row - taken, wilds)
            for used in range(fewest, min(most, spent) + 1):
                if after[spent - used] == aim:
                    return taken, used
        return 1 << first * self._step, 0

    def _lowest(self, row: int) -> int:
        return ((row & -row).bit_length() - 1) // self._step

    def _runs_from(self, row: int, first: int, wilds: int) -> list[Run]:
        if self._limit == "none":
            return self._free_runs(row, first, wilds)
        return self._limited_runs(row, first, wilds)

    def _free_runs(self, row: int, first: int, wilds: int) -> list[Run]:
        """Runs with any number of wilds, each with the fewest.

        No run leaves out a natural card it could use: it may as well take it, and the wild that stood for
        it goes elsewhere, into the run the card would have served or to any other combination.
        """
        step = self._step
        taken = 1 << first * step
        runs = [Run(taken, 2, 2)] if wilds >= SHORTEST - 1 else []
        naturals, gaps = 1, 0
        for place in range(first + 1, first + LONGEST_NEEDED):
            if row >> place * step & FULL:
                taken += 1 << place * step
                naturals += 1
                fewest = max(gaps, SHORTEST - naturals)
                if fewest <= wilds:
                    runs.append(Run(taken, fewest, fewest))
            else:
                gaps += 1
                if gaps > wilds:
                    break
        return runs

    def _limited_runs(self, row: int, first: int, wilds: int) -> list[Run]:
        """Runs under a limit on wilds; one may leave a natural card to another run and use a wild there."""
        step = self._step
        last = (row.bit_length() - 1) // step
        runs: list[Run] = []
        open_runs = [(first + 1, 1 << first * step, 1, 0)]
        while open_runs:
            place, taken, naturals, gaps = open_runs.pop()
            if place > min(last, first + self._ranks - 1):
                continue
            if row >> place * step & FULL:
                longer = taken + (1 << place * step)
                fewest = max(gaps, SHORTEST - 1 - naturals)
                most = min(self._most_wilds(naturals + 1), self._ranks - naturals - 1, wilds)
                if fewest <= most:
                    runs.append(Run(longer, fewest, most))
                open_runs.append((place + 1, longer, naturals + 1, gaps))
            if gaps < min(wilds, self._most_wilds(naturals + last - place)):
                open_runs.append((place + 1, taken, naturals, gaps + 1))
        return runs

    def _most_wilds(self, naturals: int) -> int:
        """How many wilds a run with this many natural cards may have under the limit."""
        return 1 if self._limit == "one" else naturals


@lru_cache(maxsize=32)
def suit_table(prices: Points, step: int, limit: WildLimit, *, ace_high: bool) -> SuitTable:
    """The table for suits with these prices by rank: one for all suits, wild ranks and hands alike."""
    return SuitTable(prices, step, limit, ace_high=ace_high)
