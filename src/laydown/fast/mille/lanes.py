"""Lanes of Mille: see laydown.fast.lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel
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
from laydown.fast.mille.engine import apply, fresh, settle
from laydown.fast.mille.match import begin_match, next_deal, note
from laydown.fast.mille.observe import mask, observe
from laydown.fast.mille.policies import choose
from laydown.fast.mille.state import MATCH, OVER, RESHUFFLE, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.lanes import Shown

    Context: TypeAlias = tuple[Records, Records]
    """The setup and the rules, an array of one each."""

LANE: Final = lane_of(STATE, MATCH, 2)


@kernel
def renew(setup: Record, lane: Record, number: int) -> None:
    """The next episode of a lane before anything is done in it."""
    stream = stream_of(lane, number)
    fresh(lane.state, np.uint64(setup.seed), stream)
    chance.start(lane.chance, np.uint64(setup.seed), stream + np.uint64(1))
    begin_match(lane.match, chance.below(lane.state, 2))
    lane.seat = chance.below(lane.state, 2)
    begin_episode(lane)


@kernel
def go_on(setup: Record, rules: Record, lane: Record, action: int) -> None:
    """Do an action, if there is one, and play until the learner has to choose or the episode is over."""
    state = lane.state
    while lane.over == 0:
        if action != NONE:
            apply(rules, state, action)
            action = NONE
        elif lane.due:
            next_deal(rules, lane.match, state)
            lane.due = 0
        elif state.phase == OVER:
            reckon(setup, rules, lane)
        elif state.phase == RESHUFFLE:
            settle(state)
        elif setup.policy < 0:
            lane.seat = state.turn
            return
        elif state.turn == lane.seat:
            return
        else:
            action = choose(rules, state, setup.policy, lane.chance)


@kernel
def reckon(setup: Record, rules: Record, lane: Record) -> None:
    """A deal is over: its points count, and the match goes on with the next one or is over."""
    state = lane.state
    note(rules, lane.match, state)
    lane.deals += 1
    for seat in range(2):
        lane.points[seat] += state.points[seat]
        lane.rewards[seat] += state.points[seat] - state.points[1 - seat]
    if lane.match.over or not setup.whole_match:
        lane.over = ENDED
    else:
        lane.due = 1


@kernel
def show(context: Context, lane: Record, shown: Shown, place: int) -> None:
    """Write what the seat of a lane knows, what it may do, and the totals, its own first, at this place.

    Where the episode has ended any action may be named: it counts for nothing.
    """
    rows, masks, totals, told = shown
    observe(lane.state, lane.seat, rows[place])
    if lane.over == ENDED:
        masks[place] = 1
    else:
        mask(context[1][0], lane.state, masks[place])
    totals[place, 0] = lane.match.totals[lane.seat]
    totals[place, 1] = lane.match.totals[1 - lane.seat]
    tell(lane, told[place])
    for seat in range(2):
        told[place].winners[seat] = context[0][0].whole_match and lane.match.winner == seat


@kernel
def step_all(context: Context, lanes: Records, actions: NDArray[np.int64], first: int, shown: Shown) -> None:
    """Do the learner's action in each of these lanes and go on to its next decision, and show them.

    In one that is over the next episode begins; one that is over again before the learner has had a choice is
    passed over.
    """
    setup, rules = context[0][0], context[1][0]
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
                renew(setup, lane, first + at)
            go_on(setup, rules, lane, action)
            if not (begins and lane.over):
                break
        after(setup, lane)
        show(context, lane, shown, at)


@kernel
def show_all(context: Context, lanes: Records, shown: Shown) -> None:
    """Show each of these lanes at its own place."""
    for at in range(len(lanes)):
        show(context, lanes[at], shown, at)
