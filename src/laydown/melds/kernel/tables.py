"""What a suit costs when nothing of it goes into sets: a table of all rows with at most two of each rank.

Filled from the lowest card upward, which is left or begins a run, as in runs.py: what remains is a row with
a smaller number, which stands in the table already.

A table under the limit `half` takes seconds to fill, so it is kept beside the compiled code.
"""

from __future__ import annotations

import hashlib
import tempfile
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.compiled import folder, kernel
from laydown.melds.kernel.form import FREE, HALF, NEVER, ONE, POWERS, RANKS, WIDTH

if TYPE_CHECKING:
    from numpy.typing import NDArray

TABLES_KEPT: Final = 2
"""Tables in memory at a time, of 27 megabytes each."""


@lru_cache(maxsize=TABLES_KEPT)
def tables_of(
    prices: tuple[int, ...], limit: int, *, ace_high: bool
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """What rows cost without and with wilds (see Melds), for suits with these prices by rank.

    Read from a file if it takes long to fill and was filled before.
    """
    if limit != HALF:
        return _parted(filled(prices, limit, ace_high=ace_high))
    name = hashlib.sha256(repr((prices, limit, ace_high)).encode()).hexdigest()[:16]
    path = Path(folder()) / f"rows-{name}.npy"
    with suppress(OSError, ValueError, EOFError):
        table: NDArray[np.uint8] = np.load(path)
        if table.shape == (3 ** len(prices), WIDTH + 1):
            return _parted(table)
    table = filled(prices, limit, ace_high=ace_high)
    with suppress(OSError):
        # Under a name of its own until it is whole: others may be about the same.
        part = Path(tempfile.mkdtemp(dir=folder())) / path.name
        np.save(part, table)
        part.replace(path)
        part.parent.rmdir()
    return _parted(table)


def _parted(table: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    return np.ascontiguousarray(table[:, 0]), np.ascontiguousarray(table[:, 1:])


def filled(prices: tuple[int, ...], limit: int, *, ace_high: bool) -> NDArray[np.uint8]:
    """A table, reckoned anew: for each row what it costs with 0 to WIDTH wilds."""
    table = np.zeros((3 ** len(prices), WIDTH + 1), dtype=np.uint8)
    values = np.array(prices, dtype=np.int64)
    turns = 2 if ace_high else 1
    if limit == FREE:
        fill_free(table, values, turns)
    else:
        fill_limited(table, values, turns, limit)
    return table


@kernel
def count_up(digits: NDArray[np.int64]) -> int:
    """The next row; gives the place of its lowest card."""
    place = 0
    while digits[place] == 2:
        digits[place] = 0
        place += 1
    digits[place] += 1
    first = 0
    while digits[first] == 0:
        first += 1
    return first


@kernel
def lower(best: NDArray[np.uint8], after: NDArray[np.uint8], used: int) -> None:
    """What a way costs that spends so many wilds and leaves a row that costs `after`."""
    for x in range(WIDTH + 1 - used):
        best[x + used] = min(best[x + used], after[x])


@kernel
def leave_lowest(best: NDArray[np.uint8], after: NDArray[np.uint8], price: int) -> None:
    for x in range(WIDTH + 1):
        best[x] = min(price + after[x], NEVER)


@kernel
def fill_free(table: NDArray[np.uint8], prices: NDArray[np.int64], turns: int) -> None:
    """Any number of wilds in a run, each run with the fewest; a longer run than five is two (see runs.py)."""
    ranks = prices.shape[0]
    digits = np.zeros(RANKS, dtype=np.int64)
    for row in range(1, table.shape[0]):
        first = count_up(digits)
        without = row - POWERS[first]
        best = table[row]
        leave_lowest(best, table[without], prices[first])
        lower(best, table[without], 2)
        for turn in range(turns if first == 0 else 1):
            # The second time upside down: the ace above the king, and what is below it.
            rest, naturals, gaps = without, 1, 0
            for step in range(1, 5):
                at = ranks - step if turn else first + step
                if at >= ranks or at <= 0:
                    break
                if digits[at] == 0:
                    gaps += 1
                    continue
                rest -= POWERS[at]
                naturals += 1
                lower(best, table[rest], max(gaps, 3 - naturals))


@kernel
def fill_limited(table: NDArray[np.uint8], prices: NDArray[np.int64], turns: int, limit: int) -> None:
    """A limit on wilds; a run may leave a natural card to another and use a wild there."""
    ranks = prices.shape[0]
    digits = np.zeros(RANKS, dtype=np.int64)
    stack = np.zeros((2 * RANKS, 7), dtype=np.int64)
    table[0, 1:] = NEVER
    for row in range(1, table.shape[0]):
        first = count_up(digits)
        leave_lowest(table[row], table[row - POWERS[first]], prices[first])
        last = ranks - 1
        while digits[last] == 0:
            last -= 1
        low = 1
        while low < ranks - 1 and digits[low] == 0:
            low += 1
        run_on(table, row, digits, stack, (ranks, first, last - first, 0, limit))
        if turns == 2 and first == 0:
            run_on(table, row, digits, stack, (ranks, first, ranks - low, 1, limit))


@kernel
def run_on(
    table: NDArray[np.uint8],
    row: int,
    digits: NDArray[np.int64],
    stack: NDArray[np.int64],
    which: tuple[int, int, int, int, int],
) -> None:
    """All runs of the lowest card upward or, upside down, of the ace above the king.

    A run that is two is left out: cut somewhere, three natural cards or more on each side, and on each no
    more gaps than the limit has wilds for. The parts are runs of other rows, and the wilds at their ends
    come to as many. For parts that begin after a cut we keep their gaps less their naturals: the least
    for parts of three naturals, where 0 is enough, and those of two and of one.
    """
    ranks, first, reach, turn, limit = which
    best = table[row]
    far = 2 * RANKS
    frame = (1, row - POWERS[first], 1, 0, far, far, far)
    for place in range(7):
        stack[0, place] = frame[place]
    depth = 1
    while depth:
        depth -= 1
        step, rest, naturals, gaps, three, two, one = stack[depth]
        if step > reach or three + reach - step < 0:
            continue
        if gaps < (1 if limit == ONE else naturals + reach - step):
            frame = (step + 1, rest, naturals, gaps + 1, three + 1, two + 1, one + 1)
            for place in range(7):
                stack[depth, place] = frame[place]
            depth += 1
        at = ranks - step if turn else first + step
        if digits[at] == 0:
            continue
        rest -= POWERS[at]
        three = min(three, two) - 1
        two = one - 1
        one = -1 if naturals >= 3 and gaps <= naturals else far
        naturals += 1
        if three > 0:
            most = min(1 if limit == ONE else naturals, ranks - naturals)
            for used in range(max(gaps, 3 - naturals), most + 1):
                lower(best, table[rest], used)
        frame = (step + 1, rest, naturals, gaps, three, two, one)
        for place in range(7):
            stack[depth, place] = frame[place]
        depth += 1
