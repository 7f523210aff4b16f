"""Whole deals and matches of Mille, one after the other and in batches.

What is drawn hangs on the seed and the number of the deal or match alone: the cards come from its stream
2 n, random choices from its stream 2 n + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille.engine import apply, begin_shuffled, fresh, settle
from laydown.fast.mille.policies import choose
from laydown.fast.mille.state import OVER, RESHUFFLE, STATE

if TYPE_CHECKING:
    from laydown.compiled import Record, Records

DEAL: Final = np.dtype(
    [
        ("points", np.int16, (2,)),
        ("marks", np.int8, (2,)),
        ("eights", np.int8, (2,)),
        ("natural", np.int8),
        ("chapeau", np.int8),
        ("out", np.int8),
        ("dealer", np.int8),
        ("decisions", np.int32),
    ],
    align=True,
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
    state = np.zeros(1, STATE)[0]
    stream = np.zeros(1, chance.STREAM)[0]
    total = 0
    for place in range(len(ends)):
        number = at + place
        fresh(state, np.uint64(seed), np.uint64(2 * number))
        chance.start(stream, np.uint64(seed), np.uint64(2 * number + 1))
        begin_shuffled(rules[0], state, 1, number & 1)
        decisions = play_out(rules[0], state, policies[0], policies[1], stream)
        end = ends[place]
        _note(state, end)
        end.decisions = decisions
        total += decisions
    return total


@kernel
def _note(state: Record, end: Record) -> None:
    for seat in range(2):
        end.points[seat] = state.points[seat]
        end.marks[seat] = state.marks[seat]
        end.eights[seat] = state.eights[seat]
    end.natural = state.natural
    end.chapeau = state.chapeau
    end.out = state.out
    end.dealer = state.dealer
