"""Whole deals and matches of Speed, one after the other and in batches.

What is drawn hangs on the seed and the number of the deal or match alone: the cards come from its stream
2 n, random choices from its stream 2 n + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel, record_type, signed
from laydown.fast import chance
from laydown.fast.batch import over_cores
from laydown.fast.speed.engine import apply, begin, owes, settle
from laydown.fast.speed.policies import GREEDY, NAMES, greedy, random
from laydown.fast.speed.state import MATCH, OVER, RESHUFFLE, SEATS, STATE, setting_at, table_of
from laydown.fast.three_thirteen.match import add, begin_match, next_dealer, next_number
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.speed.state import Setting, Table
    from laydown.games.three_thirteen.config import Config

    Bytes: TypeAlias = NDArray[np.uint8]
    Numbers: TypeAlias = NDArray[np.int64]
    Dice: TypeAlias = tuple[int, int]
    """A seed, and the number of the first deal or match."""

PART: Final = 32
"""How many deals one thread takes at a time."""

DEAL: Final = record_type(
    [
        ("points", np.int16, (SEATS,)),
        ("outs", np.int16),  # who went out, a bit a seat
        ("beats", np.int16),
        ("ending", np.int8),
        ("dealer", np.int8),
        ("spare", np.uint8, (2,)),
        ("decisions", np.int32),
    ]
)
"""How a deal ended, after how many beats and decisions."""


@kernel
def play_out(setting: Setting, state: Record, policies: Numbers, stream: Record, work: Record) -> int:
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
def shuffle(table: Table, state: Record) -> None:
    """All packs, shuffled by the state's own stream."""
    for at in range(len(table.pack)):
        state.stock[at] = table.pack[at]
    state.end = len(table.pack)
    chance.shuffle(state, state.stock, 0, len(table.pack))


@kernel
def play_deals(table: Table, policies: Numbers, dice: Dice, number: int, ends: Records) -> int:
    """Play the same deal of a match so often, one for each record of `ends`; gives the decisions.

    The deal n is dealt by the seat n modulo the seats.
    """
    states, streams, works = np.zeros(1, STATE), np.zeros(1, chance.STREAM), np.zeros(1, WORK)
    setting = setting_at(table, number)
    seats = len(policies)
    total = 0
    for place in range(len(ends)):
        state, stream, work = states[0], streams[0], works[0]  # see compiled.kernel
        at = dice[1] + place
        chance.start(state, np.uint64(dice[0]), np.uint64(2 * at))
        chance.start(stream, np.uint64(dice[0]), np.uint64(2 * at + 1))
        shuffle(table, state)
        begin(setting, state, number, at % seats, (1 << seats) - 1)
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


@kernel
def play_matches(table: Table, policies: Numbers, dice: Dice, ends: Records) -> int:
    """Play matches, one for each record of `ends`, and give the number of decisions.

    Each seat is as likely to deal first.
    """
    states, streams, works = np.zeros(1, STATE), np.zeros(1, chance.STREAM), np.zeros(1, WORK)
    total = 0
    for place in range(len(ends)):
        state, stream, work = states[0], streams[0], works[0]  # see compiled.kernel
        at = dice[1] + place
        chance.start(state, np.uint64(dice[0]), np.uint64(2 * at))
        chance.start(stream, np.uint64(dice[0]), np.uint64(2 * at + 1))
        match = ends[place]
        begin_match(table, match, chance.below(stream, len(policies)))
        match.decisions = 0
        while not match.over:
            number = next_number(table, match)
            setting = setting_at(table, number)
            shuffle(table, state)
            begin(setting, state, number, next_dealer(table, match), _bits(match.playing))
            match.decisions += play_out(setting, state, policies, stream, work)
            add(table, match, state.points, signed(state.outs))
        total += match.decisions
    return total


@kernel
def _bits(playing: Bytes) -> int:
    """Those who play, a bit a seat."""
    seats = 0
    for seat in range(len(playing)):
        seats |= signed(playing[seat]) << seat
    return seats


def deals(  # noqa: PLR0913 - what a batch is, each by its name
    config: Config, number: int, policies: Sequence[str], count: int, *, seed: int = 0, cores: int = 0
) -> Records:
    """How the deal of this number ends, played so often by these policies, one a seat, on all cores or on so
    many. The same whatever the number of cores; see `DEAL`.
    """
    table, chosen = table_of(config, len(policies)), _numbers(policies)
    ends: Records = np.zeros(count, DEAL)
    over_cores(lambda at, part: play_deals(table, chosen, (seed, at), number, part), ends, cores, PART)
    return ends


def matches(config: Config, policies: Sequence[str], count: int, *, seed: int = 0, cores: int = 0) -> Records:
    """How so many matches end, bonus deals and all, as `deals` does it; see `state.MATCH`."""
    table, chosen = table_of(config, len(policies)), _numbers(policies)
    ends: Records = np.zeros(count, MATCH)
    over_cores(lambda at, part: play_matches(table, chosen, (seed, at), part), ends, cores, PART)
    return ends


def _numbers(policies: Sequence[str]) -> Numbers:
    return np.array([NAMES.index(each) for each in policies], np.int64)
