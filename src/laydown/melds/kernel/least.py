"""The least penalty of a hand, compiled: the twin of search.py.

For each choice of the cards in sets, one look into the tables for each suit, and the best way to share out
the wilds. Two things keep the choices few: a card that no run can hold goes into the set of its rank
whenever there is one, since it costs nothing there; and what cannot get below what was found is not shared
out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.compiled import kernel, signed
from laydown.melds.kernel.form import FREE, MUCH, NEVER, ONE, POWERS, WIDTH
from laydown.melds.kernel.thick_rows import thick_row_costs

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record
    from laydown.melds.kernel.form import Melds


@kernel
def least(counts: NDArray[np.uint8], melds: Melds, work: Record, floor: int, below: int) -> int:
    """The least penalty of a hand, or `below` if it is not less.

    `floor` is what the caller knows that it is not less than: with that much the search ends.
    """
    form = melds.forms[0]
    read(counts, form, work)
    wilds = work.wilds
    if work.natural_points == 0:
        return min(0 if form.all_wild and wilds >= 3 else work.wild_points, below)
    if form.limit != FREE:
        price_unused(counts, form, work)
    best = (
        best_of_choices(melds, work, floor, below) if work.choices else shared(melds, work, wilds, 0, below)
    )
    if form.limit == FREE and wilds == 1 and best == work.natural_points:
        # One wild and no combination: it is left too. Two wilds make one with any card.
        best += work.wild_points
    return min(best, below)


@kernel
def read(counts: NDArray[np.uint8], form: Record, work: Record) -> None:
    """The hand as rows of its suits, its wilds, and the ranks that may have a set."""
    suits = form.suits
    natural_points = choices = thick = 0
    for suit in range(suits):
        work.index[suit] = 0
        work.held[suit] = 0
    kind = 0
    for rank in range(form.ranks):
        total = 0
        if rank != form.wild_rank:
            for suit in range(suits):
                count = signed(counts[kind + suit])
                if count:
                    total += count
                    natural_points += count * form.points[kind + suit]
                    work.index[suit] += count * POWERS[rank]
                    work.held[suit] |= 1 << rank
                    thick = max(thick, count - 2)
            if total > 1:
                work.places[choices] = rank
                work.totals[choices] = total
                choices += 1
        kind += suits
    work.natural_points = natural_points
    work.thick = thick
    read_wilds(counts, form, work)
    work.choices = choices if work.wilds else threes(work, choices)
    if work.choices or thick:
        spread(counts, form, work)
        find_runnable(form, work)


@kernel
def read_wilds(counts: NDArray[np.uint8], form: Record, work: Record) -> None:
    joker = form.ranks * form.suits
    wilds = signed(counts[joker])
    points = wilds * form.points[joker]
    if form.wild_rank >= 0:
        first = form.wild_rank * form.suits
        for kind in range(first, first + form.suits):
            wilds += counts[kind]
            points += counts[kind] * form.points[kind]
    work.wilds = wilds
    work.wild_points = points


@kernel
def threes(work: Record, pairs: int) -> int:
    """Keep of the ranks with two cards those with three; gives how many."""
    found = 0
    for place in range(pairs):
        if work.totals[place] > 2:
            work.places[found] = work.places[place]
            found += 1
    return found


@kernel
def spread(counts: NDArray[np.uint8], form: Record, work: Record) -> None:
    """How many of each natural card, suit by suit."""
    kind = 0
    for rank in range(form.ranks):
        for suit in range(form.suits):
            work.digits[suit, rank] = 0 if rank == form.wild_rank else counts[kind]
            kind += 1


@kernel
def find_runnable(form: Record, work: Record) -> None:
    """The cards that may be in a run with another natural card of their suit, a bit for each rank."""
    for suit in range(form.suits):
        row = work.held[suit]
        if form.ace_high:
            row |= (row & 1) << form.ranks
        near = np.int64(0)
        if work.wilds == 0:
            three = row & row >> 1 & row >> 2
            near = three | three << 1 | three << 2
        else:
            for step in range(1, min(work.wilds + 1, 4 if form.limit == FREE else form.ranks) + 1):
                two = row & row >> step
                near |= two | two << step
        if form.ace_high:
            near |= near >> form.ranks & 1
        work.runnable[suit] = near


@kernel
def price_unused(counts: NDArray[np.uint8], form: Record, work: Record) -> None:
    """What it costs to leave none, one, two, ... wilds: the cheapest are left first."""
    unused = work.unused
    unused[0] = 0
    found = 0
    for kind in range(form.ranks * form.suits + 1):
        if kind == form.ranks * form.suits or kind // form.suits == form.wild_rank:
            price = form.points[kind]
            for _ in range(counts[kind]):
                found += 1
                place = found
                while place > 1 and unused[place - 1] > price:
                    unused[place] = unused[place - 1]
                    place -= 1
                unused[place] = price
    for place in range(found):
        unused[place + 1] += unused[place]


@kernel
def best_of_choices(melds: Melds, work: Record, floor: int, below: int) -> int:
    """The least over all choices of the cards in sets, rank by rank: whole ranks first."""
    best = below
    work.stage[0] = work.fewest[0] = work.most[0] = 0
    depth = 0
    while depth >= 0:
        if depth == work.choices:
            fewest = work.fewest[depth]
            points = shared(melds, work, work.wilds - fewest, work.most[depth] - fewest, best)
            if points < best:
                best = points
                if best <= floor:
                    return best
            depth -= 1
        elif next_choice(melds.forms[0], work, depth):
            depth += 1
            work.stage[depth] = 0
        else:
            depth -= 1
    return best


SOME: Final = 1
NONE: Final = 2


@kernel
def next_choice(form: Record, work: Record, depth: int) -> bool:
    """Take the next choice of a rank's cards into sets; False, with none in sets, after the last.

    First all of them; then those that a run could use come out one by one, as a counter counts down; at last
    there is no set.
    """
    rank = work.places[depth]
    while True:
        if work.stage[depth] == 0:
            work.stage[depth] = SOME
            for suit in range(form.suits):
                work.taken[depth, suit] = work.digits[suit, rank]
        else:
            move(form, work, depth, 1)
            if work.stage[depth] == NONE:
                return False
            if not count_down(form, work, depth, rank):
                work.stage[depth] = NONE
                work.taken[depth] = 0
                work.fewest[depth + 1] = work.fewest[depth]
                work.most[depth + 1] = work.most[depth]
                return True
        cards = move(form, work, depth, -1)
        need = max(0, 3 - cards)
        if cards > 1 and work.fewest[depth] + need <= work.wilds:
            work.fewest[depth + 1] = work.fewest[depth] + need
            work.most[depth + 1] = work.most[depth] + most_wilds(form.limit, cards, need)
            return True


@kernel
def count_down(form: Record, work: Record, depth: int, rank: int) -> bool:
    """One card less in sets, of those that a run could use; False after the last such choice."""
    for suit in range(form.suits):
        if work.runnable[suit] >> rank & 1:
            if work.taken[depth, suit] > 0:
                work.taken[depth, suit] -= 1
                return True
            work.taken[depth, suit] = work.digits[suit, rank]
    return False


@kernel
def most_wilds(limit: int, cards: int, need: int) -> int:
    """How many wilds sets of so many natural cards may have, as in sets.py."""
    if limit == FREE:
        return need
    return cards // 2 if limit == ONE else max(need, cards)


@kernel
def move(form: Record, work: Record, depth: int, sign: int) -> int:
    """Take the chosen cards out of the rows, or put them back; gives how many they are."""
    rank = work.places[depth]
    cards = 0
    for suit in range(form.suits):
        taken = work.taken[depth, suit]
        cards += taken
        work.digits[suit, rank] += sign * taken
        work.index[suit] += sign * taken * POWERS[rank]
    return cards


@kernel
def shared(melds: Melds, work: Record, room: int, more: int, below: int) -> int:
    """What is outside sets costs at least this, over all ways to share out `room` wilds.

    Under a limit `more` wilds may join the sets, and some be left. Gives `below`, or more, if it is not less.
    """
    form = melds.forms[0]
    free = form.limit == FREE
    fixed = floor = used = 0  # points that no wild can help, the least that the others come to, how many
    for suit in range(form.suits):
        row = work.index[suit]
        if row == 0:
            continue
        vector = work.vectors[used, : room + 1]
        if work.thick:
            thick_row_costs(melds, work, suit, vector)
        elif free and (room == 0 or melds.rows[row, min(room, WIDTH) - 1] == melds.bare[row]):
            fixed += signed(melds.bare[row])
            continue
        else:
            look_up(melds, row, vector)
        floor += lowest(vector)
        used += 1
        if fixed + floor >= below:
            return below
    if not free:
        for x in range(room + 1):
            work.vectors[used, x] = work.unused[max(0, x - more)]
        used += 1
    return fixed + least_shared(work, used, room)


@kernel
def look_up(melds: Melds, row: int, costs: NDArray[np.int64]) -> None:
    """What a row costs for each number of wilds."""
    free = melds.forms[0].limit == FREE
    for x in range(costs.shape[0]):
        points = melds.bare[row] if x == 0 else melds.rows[row, min(x, WIDTH) - 1]
        costs[x] = points if free or points != NEVER else MUCH


@kernel
def lowest(costs: NDArray[np.int64]) -> int:
    least = MUCH
    for x in range(costs.shape[0]):
        least = min(least, signed(costs[x]))
    return least


@kernel
def least_shared(work: Record, vectors: int, room: int) -> int:
    """The least sum over all ways to share out `room` wilds, vectors giving the cost of each number."""
    if vectors == 0:
        return 0
    costs = work.costs
    for x in range(room + 1):
        costs[x] = work.vectors[0, x]
    for each in range(1, vectors):
        vector = work.vectors[each]
        # The last asks for all wilds only; from above, so that what is not yet added to stays.
        for x in range(room, room - 1 if each == vectors - 1 else -1, -1):
            least = MUCH
            for spent in range(x + 1):
                least = min(least, costs[x - spent] + vector[spent])
            costs[x] = least
    return signed(costs[room])
