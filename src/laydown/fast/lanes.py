"""Many deals or matches side by side, each in a lane, for learning: one step of all in one call.

A lane is a record with a deal, a match and what belongs to the episode. In a *duel* one seat of each lane is
the learner's and the others play by a policy in here; else whoever is to act is the learner. The n-th episode
of a lane is drawn from a stream of its own, so what comes hangs on the seed and the actions alone.

Here is what the lanes of all games have in common. Each game's `lanes` module has two functions that go
through a part of the lanes, the first of which has the number `first`:

    step_all(context, lanes, actions, first, shown)   do an action in each, and show it
    show_all(context, lanes, shown)                   show them as they are

For an action there may stand `BEGIN` or `REST`. `context` is an array of one `SETUP`, then what the game's
own functions are told of the rules; `shown` are the arrays that are written: rows of observations, masks,
totals, and a record of `told_of` for each lane.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel, record_type
from laydown.fast import chance

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records

    Shown: TypeAlias = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int32], Records]

SETUP: Final = record_type(
    [
        ("seed", np.int64),
        ("policy", np.int64),  # of the opponents; -1 if there are none
        ("whole_match", np.int64),
        ("deal", np.int64),  # the number of the deal that an episode is; 0 for any
        ("most_decisions", np.int64),  # of the learner in an episode; 0 for no bound
    ]
)
"""What all lanes have in common."""

ENDED: Final = 1
CUT_SHORT: Final = 2

BEGIN: Final = -1
"""In place of an action: begin the next episode, whatever the lane is at."""
REST: Final = -2
"""In place of an action: leave the lane as it is, and do not show it."""
NONE: Final = -3
"""No action is to be done."""


def lane_of(state: np.dtype[np.void], match: np.dtype[np.void], seats: int) -> np.dtype[np.void]:
    """A lane of the game with these records and so many seats at most."""
    return record_type(
        [
            ("state", state),
            ("match", match),
            ("rewards", np.float64, (seats,)),  # of the seats in the last step
            ("chance", chance.STREAM),  # of the policy in here
            ("episode", np.int64),
            ("points", np.int32, (seats,)),  # made by the seats in the last step
            ("decisions", np.int32),  # the learner's, in this episode
            ("deals", np.int16),  # finished in the last step
            ("seat", np.int8),  # whose decision is next; after the last the seat that made it
            ("acted", np.int8),  # whose decision was last
            ("over", np.int8),  # 1 ended, 2 cut short
            ("due", np.int8),  # whether the next deal of the match is to begin
        ]
    )


def told_of(seats: int) -> np.dtype[np.void]:
    """What a step tells of a lane beside the observation."""
    return record_type(
        [
            ("reward", np.float64),
            ("rewards", np.float64, (seats,)),
            ("points", np.int32, (seats,)),
            ("winners", np.uint8, (seats,)),  # once a match is over
            ("deals", np.int16),
            ("to_play", np.int8),
            ("over", np.int8),
        ]
    )


@kernel
def stream_of(lane: Record, number: int) -> np.uint64:
    """The stream that the next episode of the lane of this number is dealt from; the one after it is for the
    policy. However many lanes there are, the same episode of the same lane has the same.
    """
    return np.uint64(2 * (lane.episode << 32 | number))


@kernel
def begin_episode(lane: Record) -> None:
    """Nothing has been done yet, nor made."""
    lane.episode += 1
    lane.decisions = 0
    lane.acted = 0
    lane.over = 0
    lane.due = 1
    clear(lane)


@kernel
def clear(lane: Record) -> None:
    """Forget what was made in the step before."""
    lane.deals = 0
    for seat in range(len(lane.points)):
        lane.points[seat] = 0
        lane.rewards[seat] = 0


@kernel
def before(lane: Record) -> None:
    """The learner's action is about to be done.

    What opponents that went out at once have made before the first one counts with it.
    """
    if lane.decisions:
        clear(lane)
    lane.decisions += 1
    lane.acted = lane.seat


@kernel
def after(setup: Record, lane: Record) -> None:
    """The learner's action was done, and what followed."""
    if lane.over == 0 and 0 < lane.decisions == setup.most_decisions:
        lane.over = CUT_SHORT


@kernel
def tell(lane: Record, told: Record) -> None:
    """Write what happened in the last step; nothing where an episode began in it."""
    told.to_play = lane.seat
    told.over = lane.over
    told.deals = lane.deals if lane.decisions else 0
    told.reward = lane.rewards[lane.acted] if lane.decisions else 0
    for seat in range(len(lane.points)):
        told.points[seat] = lane.points[seat] if lane.decisions else 0
        told.rewards[seat] = lane.rewards[seat] if lane.decisions else 0
