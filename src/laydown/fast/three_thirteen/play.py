"""Whole deals and matches of Three Thirteen, one after the other and in batches.

What is drawn hangs on the seed and the number of the deal or match alone: the cards come from its stream
2 n, random choices from its stream 2 n + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import Fields, in_parts, kernel, signed
from laydown.fast import chance
from laydown.fast.three_thirteen.engine import apply, begin_shuffled, fresh, settle
from laydown.fast.three_thirteen.match import begin_match, next_deal, note
from laydown.fast.three_thirteen.policies import NAMES, choose
from laydown.fast.three_thirteen.state import MATCH, OVER, RESHUFFLE, SEATS, STATE, table_of
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.three_thirteen.state import Table
    from laydown.games.three_thirteen.config import Config

    Numbers: TypeAlias = NDArray[np.int64]
    Dice: TypeAlias = tuple[int, int]
    """A seed, and a number: of the first deal or match, or of how many there are."""

PART: Final = 16
"""Matches that one thread takes at a time."""

DEAL: Final = np.dtype(
    (
        Fields,
        [
            ("points", np.int16, (SEATS,)),
            ("out", np.int8),
            ("dealer", np.int8),
            ("ending", np.int8),
            ("decisions", np.int32),
        ],
    ),
    align=True,
)
"""How a deal ended (see state.ENDINGS), and after how many decisions."""


@kernel
def play_out(table: Table, state: Record, work: Record, policies: Numbers, stream: Record) -> int:
    """Play a deal to its end, each seat by its policy; gives how many decisions it took."""
    decisions = 0
    while state.phase != OVER:
        if state.phase == RESHUFFLE:
            settle(table, state)
        else:
            apply(table, state, work, choose(table, state, work, signed(policies[state.turn]), stream))
            decisions += 1
    return decisions


@kernel
def play_deals(table: Table, dice: Dice, number: int, policies: Numbers, ends: Records) -> int:
    """Play deals of this number in a match, one for each record of `ends`; gives the number of decisions."""
    states, streams, works = np.zeros(1, STATE), np.zeros(1, chance.STREAM), np.zeros(1, WORK)
    total = 0
    for place in range(len(ends)):
        state, stream, work = states[0], streams[0], works[0]  # see compiled.kernel
        at = dice[1] + place
        fresh(table, state, np.uint64(dice[0]), np.uint64(2 * at))
        chance.start(stream, np.uint64(dice[0]), np.uint64(2 * at + 1))
        begin_shuffled(table, state, work, number, at % table.rules[0].seats)
        decisions = play_out(table, state, work, policies, stream)
        end = ends[place]
        for seat in range(table.rules[0].seats):
            end.points[seat] = state.points[seat]
        end.out, end.dealer, end.ending, end.decisions = state.out, state.dealer, state.ending, decisions
        total += decisions
    return total


@kernel
def play_matches(table: Table, dice: Dice, policies: Numbers, ends: Records) -> int:
    """Play matches, one for each record of `ends`, and give the number of decisions.

    Each seat is as likely to deal first.
    """
    states, streams, works = np.zeros(1, STATE), np.zeros(1, chance.STREAM), np.zeros(1, WORK)
    total = 0
    for place in range(len(ends)):
        state, stream, work = states[0], streams[0], works[0]  # see compiled.kernel
        at = dice[1] + place
        fresh(table, state, np.uint64(dice[0]), np.uint64(2 * at))
        chance.start(stream, np.uint64(dice[0]), np.uint64(2 * at + 1))
        match = ends[place]
        begin_match(table, match, chance.below(stream, table.rules[0].seats))
        match.decisions = 0
        while not match.over:
            next_deal(table, match, state, work)
            match.decisions += play_out(table, state, work, policies, stream)
            note(table, match, state)
        total += match.decisions
    return total


def deals(
    config: Config,
    number: int,
    policies: Sequence[str] = ("greedy", "greedy"),
    *,
    dice: Dice = (0, 1000),
    cores: int = 0,
) -> Records:
    """How deals end that are the `number`th of their match, with a seat for each of these policies.

    `dice` are the seed and how many deals. On all cores or on so many; the same whatever their number. See
    `DEAL`.
    """
    seed, count = dice
    table, chosen = table_of(config, len(policies)), _numbers(policies)
    ends: Records = np.zeros(count, DEAL)
    in_parts(
        count,
        lambda first, end: play_deals(table, (seed, first), number, chosen, ends[first:end]),
        cores,
        16 * PART,
    )
    return ends


def matches(
    config: Config,
    count: int,
    policies: Sequence[str] = ("greedy", "greedy"),
    *,
    seed: int = 0,
    cores: int = 0,
) -> Records:
    """How so many matches end, as `deals` does it; see `state.MATCH`."""
    table, chosen = table_of(config, len(policies)), _numbers(policies)
    ends: Records = np.zeros(count, MATCH)
    in_parts(
        count,
        lambda first, end: play_matches(table, (seed, first), chosen, ends[first:end]),
        cores,
        PART,
    )
    return ends


def _numbers(policies: Sequence[str]) -> Numbers:
    return np.array([NAMES.index(each) for each in policies], np.int64)
