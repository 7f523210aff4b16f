"""Lanes of Three Thirteen and its relations that are played in turns: see laydown.fast.lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel, signed
from laydown.fast import chance
from laydown.fast.lanes import (
    BEGIN,
    ENDED,
    NONE,
    REST,
    after,
    before,
    begin_episode,
    lane_of,
    stream_of,
    tell,
)
from laydown.fast.three_thirteen.engine import apply, fresh, settle
from laydown.fast.three_thirteen.match import begin_match, next_deal, note
from laydown.fast.three_thirteen.observe import mask, observe, totals
from laydown.fast.three_thirteen.policies import choose
from laydown.fast.three_thirteen.state import MATCH, OVER, RESHUFFLE, SEATS, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.lanes import Shown
    from laydown.fast.three_thirteen.state import Table

    Context: TypeAlias = tuple[Records, Table, Records]
    """The setup, an array of one; the table; and room to work in, an array of one for each thread."""

LANE: Final = lane_of(STATE, MATCH, SEATS)


@kernel
def renew(context: Context, lane: Record, number: int) -> None:
    """The next episode of a lane before anything is done in it."""
    setup, table = context[0][0], context[1]
    seats = table.rules[0].seats
    stream = stream_of(lane, number)
    fresh(table, lane.state, np.uint64(setup.seed), stream)
    chance.start(lane.chance, np.uint64(setup.seed), stream + np.uint64(1))
    begin_match(table, lane.match, chance.below(lane.state, seats))
    lane.seat = chance.below(lane.state, seats)
    begin_episode(lane)
    if not setup.whole_match:
        deal = setup.deal or 1 + chance.below(lane.state, table.rules[0].deals)
        lane.match.deals = deal - 1


@kernel
def go_on(context: Context, lane: Record, action: int) -> None:
    """Do an action, if there is one, and play until the learner has to choose or the episode is over."""
    setups, table, works = context
    setup, work = setups[0], works[0]
    state = lane.state
    while lane.over == 0:
        if action != NONE:
            apply(table, state, work, action)
            action = NONE
        elif lane.due:
            next_deal(table, lane.match, state, work)
            lane.due = 0
        elif state.phase == OVER:
            reckon(context, lane)
        elif state.phase == RESHUFFLE:
            settle(table, state)
        elif setup.policy < 0:
            lane.seat = state.turn
            return
        elif state.turn == lane.seat:
            return
        else:
            action = choose(table, state, work, setup.policy, lane.chance)


@kernel
def reckon(context: Context, lane: Record) -> None:
    """A deal is over: its points count, and the match goes on with the next one or is over.

    A seat's reward is what the others who played it made on average, less what it made itself.
    """
    setup, table = context[0][0], context[1]
    state = lane.state
    note(table, lane.match, state)
    lane.deals += 1
    made = 0
    for seat in range(table.rules[0].seats):
        made += state.points[seat]
    for seat in range(table.rules[0].seats):
        lane.points[seat] += state.points[seat]
        if state.playing[seat]:
            lane.rewards[seat] += (made - state.points[seat]) / (state.players - 1) - state.points[seat]
    if lane.match.over or not setup.whole_match:
        lane.over = ENDED
    else:
        lane.due = 1


@kernel
def show(context: Context, lane: Record, shown: Shown, place: int) -> None:
    """Write what the seat of a lane knows, what it may do, and the totals, its own first, at this place.

    Where the episode has ended any action may be named: it counts for nothing.
    """
    setup, table = context[0][0], context[1]
    rows, masks, sums, told = shown
    seat = signed(lane.seat)
    observe(table, lane.state, seat, rows[place])
    if lane.over == ENDED:
        masks[place] = 1
    else:
        mask(table, lane.state, masks[place])
    totals(signed(table.rules[0].seats), lane.match, seat, sums[place])
    tell(lane, told[place])
    for other in range(table.rules[0].seats):
        told[place].winners[other] = setup.whole_match and lane.match.winners[other]


@kernel
def step_all(context: Context, lanes: Records, actions: NDArray[np.int64], first: int, shown: Shown) -> None:
    """Do the learner's action in each of these lanes and go on to its next decision, and show them.

    In one that is over the next episode begins; one that is over again before the learner has had a choice is
    passed over.
    """
    for at in range(len(lanes)):
        lane = lanes[at]
        action = actions[at]
        if action == REST:
            continue
        begins = action == BEGIN or lane.over != 0
        if begins:
            action = NONE
        else:
            before(lane)
        while True:
            if begins:
                renew(context, lane, first + at)
            go_on(context, lane, action)
            if not (begins and lane.over):
                break
        after(context[0][0], lane)
        show(context, lane, shown, at)


@kernel
def show_all(context: Context, lanes: Records, shown: Shown) -> None:
    """Show each of these lanes at its own place."""
    for at in range(len(lanes)):
        show(context, lanes[at], shown, at)
