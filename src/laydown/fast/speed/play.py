"""Whole deals and matches of Speed, one after the other and in batches.

What is drawn hangs on the seed and the number of the deal or match alone: the cards come from its stream
2 n, random choices from its stream 2 n + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.batch import over_cores
from laydown.fast.speed.engine import apply, begin, owes, settle
from laydown.fast.speed.policies import GREEDY, NAMES, greedy, random
from laydown.fast.speed.state import OVER, RESHUFFLE, SEATS, STATE, setting_of
from laydown.games.three_thirteen.deal import check_seats, deck_for
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.speed.state import Setting
    from laydown.games.three_thirteen.config import Config

    Bytes: TypeAlias = NDArray[np.uint8]

PART: Final = 32
"""How many deals one thread takes at a time."""

DEAL: Final = np.dtype(
    [
        ("points", np.int16, (SEATS,)),
        ("outs", np.int16),  # who went out, a bit a seat
        ("beats", np.int16),
        ("ending", np.int8),
        ("dealer", np.int8),
        ("spare", np.uint8, (2,)),
        ("decisions", np.int32),
    ],
    align=True,
)
"""How a deal ended, after how many beats and decisions."""


@kernel
def play_out(
    setting: Setting, state: Record, policies: NDArray[np.int64], stream: Record, work: Record
) -> int:
    """Play a deal to its end; gives how many decisions it took."""
    decisions = 0
    while state.phase != OVER:
        if state.phase == RESHUFFLE:
            settle(setting, state, work)
            continue
        for seat in range(len(policies)):
            if owes(state, seat):
                if policies[seat] == GREEDY:
                    action = greedy(setting, state, seat, work)
                else:
                    action = random(setting, state, seat, stream)
                apply(setting, state, work, seat, action)
                decisions += 1
    return decisions


@kernel
def play_deals(
    setting: Setting,
    pack: NDArray[np.uint8],
    policies: NDArray[np.int64],
    seeds: tuple[int, int],
    ends: Records,
) -> int:
    """Play the same deal of a match so often, one for each record of `ends`; gives the decisions.

    `seeds` are the seed and the number of the first. The deal n is dealt by the seat n modulo the seats.
    """
    states, streams = np.zeros(1, STATE), np.zeros(1, chance.STREAM)
    works = np.zeros(1, WORK)
    seats = len(policies)
    total = 0
    for place in range(len(ends)):
        state, stream, work = (
            states[0],
            streams[0],
            works[0],
        )  # see compiled.kernel
        number = seeds[1] + place
        chance.start(state, np.uint64(seeds[0]), np.uint64(2 * number))
        chance.start(stream, np.uint64(seeds[0]), np.uint64(2 * number + 1))
        for at in range(len(pack)):
            state.stock[at] = pack[at]
        state.end = len(pack)
        chance.shuffle(state, state.stock, 0, len(pack))
        begin(setting, state, 1, number % seats, (1 << seats) - 1)
        end = ends[place]
        end.decisions = play_out(setting, state, policies, stream, work)
        _note(state, end)
        total += end.decisions
    return total


@kernel
def _note(state: Record, end: Record) -> None:
    for seat in range(SEATS):
        end.points[seat] = state.points[seat]
    end.outs = state.outs
    end.beats = state.beat
    end.ending = state.ending
    end.dealer = state.dealer


def deals(  # noqa: PLR0913 - what a batch is, each by its name
    config: Config, number: int, policies: tuple[str, ...], count: int, *, seed: int = 0, cores: int = 0
) -> Records:
    """How the deal of this number ends, played so often by these policies, one a seat, on all cores or on so
    many. The same whatever the number of cores; see `DEAL`.
    """
    seats = len(policies)
    check_seats(config, seats)
    setting = setting_of(config, seats, number)
    deck = deck_for(config, seats)
    pack = np.array([deck.index[card] for card in deck.cards()], np.uint8)
    chosen = np.array([NAMES.index(each) for each in policies], np.int64)
    ends: Records = np.zeros(count, DEAL)
    over_cores(lambda at, part: play_deals(setting, pack, chosen, (seed, at), part), ends, cores, PART)
    return ends
