"""Whole deals and matches of Mille, one after the other and in batches.

What is drawn hangs on the seed and the number of the deal or match alone: the cards come from its stream
2 n, random choices from its stream 2 n + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from laydown.compiled import kernel, record_type
from laydown.fast import chance
from laydown.fast.batch import over_cores
from laydown.fast.mille.engine import apply, begin_shuffled, fresh, settle
from laydown.fast.mille.match import begin_match, next_deal, note
from laydown.fast.mille.policies import NAMES, choose
from laydown.fast.mille.state import MATCH, OVER, RESHUFFLE, STATE, rules_of

if TYPE_CHECKING:
    from laydown.compiled import Record, Records
    from laydown.games.mille.config import Config

Policies: TypeAlias = tuple[str, str]
"""One policy a seat, called as the bots are."""

BOTH_GREEDY: Final = ("greedy", "greedy")

DEAL: Final = record_type(
    [
        ("points", np.int16, (2,)),
        ("marks", np.int8, (2,)),
        ("eights", np.int8, (2,)),
        ("natural", np.int8),
        ("chapeau", np.int8),
        ("out", np.int8),
        ("dealer", np.int8),
        ("decisions", np.int32),
    ]
)
"""How a deal ended, and after how many decisions."""


@kernel
def play_out(rules: Record, state: Record, first: int, second: int, stream: Record) -> int:
    """Play a deal to its end, seat 0 by the policy `first`; gives how many decisions it took."""
    decisions = 0
    while state.phase != OVER:
        if state.phase == RESHUFFLE:
            settle(state)
        else:
            apply(rules, state, choose(rules, state, second if state.turn else first, stream))
            decisions += 1
    return decisions


@kernel
def play_deals(rules: Records, seed: int, at: int, policies: tuple[int, int], ends: Records) -> int:
    """Play the deals number `at` and on, one for each record of `ends`, and give the number of decisions.

    The deal n is dealt by seat n mod 2; `policies` are those of the seats.
    """
    states, streams = np.zeros(1, STATE), np.zeros(1, chance.STREAM)
    total = 0
    for place in range(len(ends)):
        state, stream = states[0], streams[0]  # see compiled.kernel
        number = at + place
        fresh(state, np.uint64(seed), np.uint64(2 * number))
        chance.start(stream, np.uint64(seed), np.uint64(2 * number + 1))
        begin_shuffled(rules[0], state, 1, number & 1)
        decisions = play_out(rules[0], state, policies[0], policies[1], stream)
        end = ends[place]
        _note_end(state, end)
        end.decisions = decisions
        total += decisions
    return total


@kernel
def play_matches(rules: Records, seed: int, at: int, policies: tuple[int, int], ends: Records) -> int:
    """Play the matches number `at` and on, one for each record of `ends`, and give the number of decisions.

    Each seat is as likely to deal first, however the table finds it.
    """
    states, streams = np.zeros(1, STATE), np.zeros(1, chance.STREAM)
    total = 0
    for place in range(len(ends)):
        state, stream = states[0], streams[0]  # see compiled.kernel
        number = at + place
        fresh(state, np.uint64(seed), np.uint64(2 * number))
        chance.start(stream, np.uint64(seed), np.uint64(2 * number + 1))
        match = ends[place]
        begin_match(match, chance.below(state, 2))
        match.decisions = 0
        while not match.over:
            next_deal(rules[0], match, state)
            match.decisions += play_out(rules[0], state, policies[0], policies[1], stream)
            note(rules[0], match, state)
        total += match.decisions
    return total


@kernel
def _note_end(state: Record, end: Record) -> None:
    for seat in range(2):
        end.points[seat] = state.points[seat]
        end.marks[seat] = state.marks[seat]
        end.eights[seat] = state.eights[seat]
    end.natural = state.natural
    end.chapeau = state.chapeau
    end.out = state.out
    end.dealer = state.dealer


def deals(
    config: Config,
    count: int,
    policies: tuple[str, str] = ("greedy", "greedy"),
    *,
    seed: int = 0,
    cores: int = 0,
) -> Records:
    """How so many deals end that are played by these policies, on all cores or on so many.

    The same whatever the number of cores; `decisions` is among the fields, see `DEAL`.
    """
    rules, chosen = rules_of(config), _numbers(policies)
    ends: Records = np.zeros(count, DEAL)
    over_cores(lambda at, part: play_deals(rules, seed, at, chosen, part), ends, cores)
    return ends


def matches(
    config: Config,
    count: int,
    policies: tuple[str, str] = ("greedy", "greedy"),
    *,
    seed: int = 0,
    cores: int = 0,
) -> Records:
    """How so many matches end, as `deals` does it; see `state.MATCH`."""
    rules, chosen = rules_of(config), _numbers(policies)
    ends: Records = np.zeros(count, MATCH)
    over_cores(lambda at, part: play_matches(rules, seed, at, chosen, part), ends, cores)
    return ends


def _numbers(policies: Policies) -> tuple[int, int]:
    return NAMES.index(policies[0]), NAMES.index(policies[1])
