"""Rows of a suit with three or more of one card, as only three packs have them: too many for a table.

For one of three equal cards after another it is tried what may become of it: it is left, it makes a set with
two wilds, or it is in a run, any that goes through its place. When there are no three equal cards any more,
the table knows the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel
from laydown.melds.kernel.form import FREE, MUCH, NEVER, ONE, POWERS, WIDTH

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record
    from laydown.melds.kernel.form import Melds

LEFT: Final = 1
WITH_WILDS: Final = 2
IN_RUN: Final = 3
IN_RUN_UP_HIGH: Final = 4


@kernel
def thick_row_costs(melds: Melds, work: Record, suit: int, costs: NDArray[np.int64]) -> None:
    """What a suit costs outside sets for each number of wilds; MUCH where they have no place."""
    room = costs.shape[0] - 1
    costs[:] = MUCH
    start = work.levels[0]
    start.fewest = start.most = start.cost = 0
    depth = 0
    come_to(melds, work, suit, depth)
    while depth >= 0:
        level = work.levels[depth]
        if level.place < 0:
            look_up(melds, work, suit, level, costs)
            depth -= 1
        elif next_way(melds, work, suit, depth, room):
            depth += 1
            come_to(melds, work, suit, depth)
        else:
            depth -= 1


@kernel
def come_to(melds: Melds, work: Record, suit: int, depth: int) -> None:
    """Begin a level: with the lowest card of which there are three, or -1."""
    level = work.levels[depth]
    level.place = -1
    level.stage = 0
    level.taken = 0
    for place in range(melds.forms[0].ranks):
        if work.digits[suit, place] > 2:
            level.place = place
            return


@kernel
def look_up(melds: Melds, work: Record, suit: int, level: Record, costs: NDArray[np.int64]) -> None:
    """What remains of the row is in the table."""
    row = 0
    for place in range(melds.forms[0].ranks):
        row += work.digits[suit, place] * POWERS[place]
    for spent in range(level.fewest, level.most + 1):
        for x in range(spent, costs.shape[0]):
            more = min(x - spent, WIDTH)
            points = melds.bare[row] if more == 0 else melds.rows[row, more - 1]
            if points != NEVER and level.cost + points < costs[x]:
                costs[x] = level.cost + points
        if melds.forms[0].limit == FREE:
            return


@kernel
def next_way(melds: Melds, work: Record, suit: int, depth: int, room: int) -> bool:
    """Undo what became of the card and try the next; False if there is nothing else."""
    form, level, following = melds.forms[0], work.levels[depth], work.levels[depth + 1]
    place = level.place
    take(work, suit, level.taken, form.ranks, 1)
    level.taken = 0
    following.fewest, following.most, following.cost = level.fewest, level.most, level.cost
    if level.stage < LEFT:
        level.stage = LEFT
        level.taken = 1 << place
        following.cost += form.points[place * form.suits + suit]
    elif level.stage < WITH_WILDS:
        level.stage = WITH_WILDS
        if form.limit == FREE and level.fewest + 2 <= room:
            level.taken = 1 << place
            following.fewest += 2
            following.most += 2
    while level.taken == 0:
        if not next_span(form, work, suit, level):
            return False
        weigh(form, level, following, room)
    take(work, suit, level.taken, form.ranks, -1)
    return True


@kernel
def next_span(form: Record, work: Record, suit: int, level: Record) -> bool:
    """The next run through the card, from natural to natural; False after the last."""
    reach = 5 if form.limit == FREE else form.ranks
    top = form.ranks if form.ace_high else form.ranks - 1
    if level.stage < IN_RUN:
        level.stage = IN_RUN
        level.low = level.high = level.place
        level.inside = 0
    anchor = level.place if level.stage == IN_RUN else form.ranks
    while True:
        if level.inside and form.limit != FREE:
            level.inside = (level.inside - 1) & between(work, suit, level, anchor)
            return True
        level.high += 1
        if level.high > top or level.high - level.low >= reach:
            level.low -= 1
            level.high = anchor
            if level.low < 0 or anchor - level.low >= reach:
                if anchor > 0 or not form.ace_high:
                    return False
                level.stage = IN_RUN_UP_HIGH
                anchor = level.low = level.high = form.ranks
        ends = (
            work.digits[suit, level.low] * work.digits[suit, level.high % form.ranks]
            if level.low < form.ranks
            else 0
        )
        if level.low < level.high and ends > 0:
            level.inside = between(work, suit, level, anchor)
            return True


@kernel
def between(work: Record, suit: int, level: Record, anchor: int) -> int:
    """The places inside the span where the run may have its natural card or not."""
    held = 0
    for place in range(level.low + 1, level.high):
        if place != anchor and work.digits[suit, place] > 0:
            held |= 1 << place
    return held


@kernel
def weigh(form: Record, level: Record, following: Record, room: int) -> None:
    """Take the run of this span if wilds can fill it."""
    anchor = level.place if level.stage == IN_RUN else form.ranks
    cards = level.inside | 1 << level.low | 1 << level.high | 1 << anchor
    naturals = 0
    for place in range(level.low, level.high + 1):
        naturals += cards >> place & 1
    fewest = max(level.high - level.low + 1 - naturals, 3 - naturals)
    most = fewest
    if form.limit != FREE:
        most = min(1 if form.limit == ONE else naturals, form.ranks - naturals)
    if fewest <= most and level.fewest + fewest <= room:
        level.taken = cards
        following.fewest = level.fewest + fewest
        following.most = level.most + most


@kernel
def take(work: Record, suit: int, cards: int, ranks: int, sign: int) -> None:
    """Take these cards out of the row, or put them back."""
    place = 0
    while cards:
        if cards & 1:
            work.digits[suit, place % ranks] += sign
        cards >>= 1
        place += 1
