"""Many deals or matches of Mille side by side, each in a lane, for learning: one step of all in one call.

A lane is a record with a deal, a match and what belongs to the episode. In a *duel* one seat of each lane is
the learner's and the other plays by a policy in here; else whoever is to act is the learner. The n-th episode
of a lane is drawn from a stream of its own, so what comes hangs on the seed and the actions alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille.engine import apply, fresh, settle
from laydown.fast.mille.match import begin_match, next_deal, note
from laydown.fast.mille.observe import mask, observe
from laydown.fast.mille.policies import choose
from laydown.fast.mille.state import MATCH, OVER, RESHUFFLE, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records

    Shown: TypeAlias = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int32]]
    """Rows of observations, masks and totals, one a lane."""

LANE: Final = np.dtype(
    [
        ("state", STATE),
        ("match", MATCH),
        ("decisions", np.int32),  # the learner's, in this episode
        ("chance", chance.STREAM),  # of the policy in here
        ("episode", np.int64),
        ("points", np.int32, (2,)),  # made by the seats in the last step
        ("deals", np.int16),  # finished in the last step
        ("seat", np.int8),  # whose decision is next; after the last the seat that made it
        ("over", np.int8),  # 1 ended, 2 cut short
        ("spare", np.uint8, (4,)),
    ],
    align=True,
)

SETUP: Final = np.dtype(
    [
        ("seed", np.int64),
        ("lanes", np.int64),
        ("policy", np.int64),  # of the opponent; -1 if there is none
        ("whole_match", np.int64),
        ("most_decisions", np.int64),  # of the learner in an episode; 0 for no bound
    ]
)
"""What all lanes have in common."""

ENDED: Final = 1
CUT_SHORT: Final = 2


@kernel
def reset(setup: Record, rules: Record, lane: Record, number: int) -> None:
    """Begin the next episode of a lane; its opponent may play first.

    One that is over before the learner has had a choice is passed over.
    """
    lane.over = ENDED
    while lane.over:
        stream = np.uint64(2 * (lane.episode * setup.lanes + number))
        fresh(lane.state, np.uint64(setup.seed), stream)
        chance.start(lane.chance, np.uint64(setup.seed), stream + np.uint64(1))
        begin_match(lane.match, chance.below(lane.state, 2))
        lane.seat = chance.below(lane.state, 2)
        lane.episode += 1
        lane.decisions = 0
        lane.over = 0
        _clear(lane)
        next_deal(rules, lane.match, lane.state)
        _go_on(setup, rules, lane)


@kernel
def _clear(lane: Record) -> None:
    lane.deals = 0
    lane.points[0] = 0
    lane.points[1] = 0


@kernel
def _go_on(setup: Record, rules: Record, lane: Record) -> None:
    """Play until the learner has to choose, or the episode is over."""
    state = lane.state
    while lane.over == 0:
        if state.phase == OVER:
            _reckon(setup, rules, lane)
        elif state.phase == RESHUFFLE:
            settle(state)
        elif setup.policy < 0:
            lane.seat = state.turn
            return
        elif state.turn == lane.seat:
            return
        else:
            apply(rules, state, choose(rules, state, setup.policy, lane.chance))


@kernel
def _reckon(setup: Record, rules: Record, lane: Record) -> None:
    """A deal is over: its points count, and the match goes on with the next one or is over."""
    note(rules, lane.match, lane.state)
    lane.deals += 1
    lane.points[0] += lane.state.points[0]
    lane.points[1] += lane.state.points[1]
    if lane.match.over or not setup.whole_match:
        lane.over = ENDED
    else:
        next_deal(rules, lane.match, lane.state)


@kernel
def step(setup: Record, rules: Record, lane: Record, number: int, action: int) -> None:
    """Do the learner's action in a lane and go on to its next decision; in one that is over begin anew.

    What an opponent that went out at once has made before the first decision counts with it.
    """
    if lane.over:
        reset(setup, rules, lane, number)
        return
    if lane.decisions:
        _clear(lane)
    apply(rules, lane.state, action)
    lane.decisions += 1
    _go_on(setup, rules, lane)
    if lane.over == 0 and lane.decisions == setup.most_decisions:
        lane.over = CUT_SHORT


@kernel
def reset_all(setups: Records, rules: Records, lanes: Records, first: int) -> None:
    """Begin the next episode of each of these lanes, the first of which has this number."""
    for at in range(len(lanes)):
        reset(setups[0], rules[0], lanes[at], first + at)


@kernel
def step_all(setups: Records, rules: Records, lanes: Records, actions: NDArray[np.int64], first: int) -> None:
    """Do one action in each of these lanes."""
    for at in range(len(lanes)):
        step(setups[0], rules[0], lanes[at], first + at, actions[at])


@kernel
def renew(setups: Records, rules: Records, lanes: Records, which: NDArray[np.int64]) -> None:
    """Begin anew in the lanes of these numbers."""
    for at in which:
        reset(setups[0], rules[0], lanes[at], at)


@kernel
def show(rules: Records, lanes: Records, at: int, shown: Shown, place: int) -> None:
    """Write what the seat of a lane knows, what it may do, and the totals, its own first, at this place.

    Where the episode has ended any action may be named: it counts for nothing.
    """
    rows, masks, totals = shown
    lane = lanes[at]
    observe(lane.state, lane.seat, rows[place])
    if lane.over == ENDED:
        masks[place] = 1
    else:
        mask(rules[0], lane.state, masks[place])
    totals[place, 0] = lane.match.totals[lane.seat]
    totals[place, 1] = lane.match.totals[1 - lane.seat]


@kernel
def show_all(rules: Records, lanes: Records, shown: Shown) -> None:
    """Show each of these lanes at its own place."""
    for at in range(len(lanes)):
        show(rules, lanes, at, shown, at)


@kernel
def show_some(rules: Records, lanes: Records, which: NDArray[np.int64], shown: Shown) -> None:
    """Show the lanes of these numbers at their own places."""
    for at in which:
        show(rules, lanes, at, shown, at)
