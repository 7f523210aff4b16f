"""A match of Three Thirteen: the arithmetic of games/three_thirteen/standings.py on one record.

Speed has the same, with a table and records of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from laydown.compiled import kernel, signed
from laydown.fast.three_thirteen.engine import begin_shuffled
from laydown.fast.three_thirteen.state import BONUS_DEAL, MOST_OUTS, NOBODY
from laydown.games.three_thirteen.standings import BONUS_DEALS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.three_thirteen.state import Table


class Ruled(Protocol):
    """A table of either kind: the first of its rules says how many sit there, and how a match ends."""

    @property
    def rules(self) -> Records: ...


@kernel
def begin_match(table: Ruled, match: Record, first_dealer: int) -> None:
    """A match before its first deal."""
    match.first_dealer = first_dealer
    match.deals = match.series = match.over = 0
    for seat in range(table.rules[0].seats):
        match.totals[seat] = match.outs[seat] = match.winners[seat] = 0
        match.playing[seat] = 1


@kernel
def next_number(table: Ruled, match: Record) -> int:
    """The number of the next deal; a bonus deal is like the last, where that has a wild rank of its own."""
    if match.series == 0 or not table.rules[0].last_wild:
        return signed(match.deals + 1)
    return signed(table.rules[0].deals + match.deals - match.series + 1)


@kernel
def next_dealer(table: Ruled, match: Record) -> int:
    """The deal passes to the left, in a bonus deal to the next who plays it."""
    dealer = (match.first_dealer + match.deals) % table.rules[0].seats
    while not match.playing[dealer]:
        dealer = (dealer + 1) % table.rules[0].seats
    return signed(dealer)


@kernel
def next_deal(table: Table, match: Record, state: Record, work: Record) -> None:
    """Begin the next deal of a match with packs shuffled by the state's own stream."""
    rules = table.rules[0]
    for place in range(rules.cards):
        state.row[place] = rules.pack[place]
    for seat in range(rules.seats):
        state.playing[seat] = match.playing[seat]
    begin_shuffled(table, state, work, next_number(table, match), next_dealer(table, match))


@kernel
def note(table: Table, match: Record, state: Record) -> None:
    """Add a finished deal, and see whether the match is over."""
    add(table, match, state.points, 0 if state.out == NOBODY else 1 << state.out)


@kernel
def add(table: Ruled, match: Record, points: NDArray[np.int16], outs: int) -> None:
    """Add the points of a finished deal; `outs` has a bit for each seat that went out."""
    rules = table.rules[0]
    match.deals += 1
    if match.series:
        keep_lowest(rules.seats, points, match.playing)
        if players(rules.seats, match.playing) == 1 or match.deals - match.series >= BONUS_DEALS:
            finish(rules.seats, match)
        return
    highest = -(1 << 20)
    for seat in range(rules.seats):
        match.totals[seat] += points[seat]
        match.outs[seat] += outs >> seat & 1
        highest = max(highest, match.totals[seat])
    if match.deals == rules.deals or (rules.end_at and highest >= rules.end_at):
        match.series = match.deals
        keep_lowest(rules.seats, match.totals, match.playing)
        if rules.tie_break == MOST_OUTS:
            keep_most_outs(rules.seats, match)
        if rules.tie_break != BONUS_DEAL or players(rules.seats, match.playing) == 1:
            finish(rules.seats, match)


@kernel
def keep_lowest(seats: int, points: NDArray[np.signedinteger[Any]], playing: NDArray[np.uint8]) -> None:
    """Of those who play only the lowest stay in."""
    lowest = 1 << 20
    for seat in range(seats):
        if playing[seat]:
            lowest = min(lowest, points[seat])
    for seat in range(seats):
        if points[seat] != lowest:
            playing[seat] = 0


@kernel
def keep_most_outs(seats: int, match: Record) -> None:
    most = 0
    for seat in range(seats):
        if match.playing[seat]:
            most = max(most, match.outs[seat])
    for seat in range(seats):
        if match.outs[seat] != most:
            match.playing[seat] = 0


@kernel
def players(seats: int, playing: NDArray[np.uint8]) -> int:
    count = 0
    for seat in range(seats):
        count += playing[seat]
    return count


@kernel
def finish(seats: int, match: Record) -> None:
    match.over = 1
    for seat in range(seats):
        match.winners[seat] = match.playing[seat]
