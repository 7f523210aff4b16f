"""A deal of Speed step by step from Python, as fast/mille/single.py is for Mille.

`work` is an array of one record of `melds.kernel.form.WORK`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.speed import engine, policies

if TYPE_CHECKING:
    from laydown.compiled import Records
    from laydown.fast.speed.state import Setting


@kernel
def begin(setting: Setting, states: Records, at: int, plan: tuple[int, int, int]) -> None:
    """Begin a deal with the cards in `stock`; the plan is its number, the dealer, and a bit a player."""
    engine.begin(setting, states[at], plan[0], plan[1], plan[2])


@kernel
def start(states: Records, at: int, seed: int, number: int) -> None:
    """Let all chance of a deal, and of those after it, come from the stream (seed, number)."""
    chance.start(states[at], np.uint64(seed), np.uint64(number))


@kernel
def below(states: Records, at: int, bound: int) -> int:
    """A number from 0 to bound - 1 from the deal's own stream."""
    return chance.below(states[at], bound)


@kernel
def shuffle(states: Records, at: int, count: int) -> None:
    """Shuffle the last so many cards of the stock by the deal's own stream."""
    state = states[at]
    chance.shuffle(state, state.stock, state.end - count, state.end)


@kernel
def legal(setting: Setting, states: Records, at: int, seat: int) -> tuple[int, int]:
    """The legal set of a seat as two words."""
    return engine.legal(setting, states[at], seat)


@kernel
def apply(setting: Setting, states: Records, at: int, seat: int, action: int, work: Records) -> None:  # noqa: PLR0913, PLR0917 - numba knows no keywords only
    """A seat chooses; nothing is asked, and a reshuffle that falls due is left to `reshuffle`."""
    engine.apply(setting, states[at], work[0], seat, action)


@kernel
def reshuffle(setting: Setting, states: Records, at: int, work: Records) -> None:
    """Put the cards under the tops of the piles at the end of `stock`, as they lie."""
    engine.reshuffle(setting, states[at], work[0])


@kernel
def greedy(setting: Setting, states: Records, at: int, seat: int, work: Records) -> int:
    """What `greedy` does for a seat."""
    return policies.greedy(setting, states[at], seat, work[0])
