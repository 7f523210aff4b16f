"""A deal of Mille step by step from Python.

`rules` is an array of one record (`state.rules_of`), `states` one of as many deals as one likes, `at` the
place of the deal that is meant: numba takes an array far sooner than a single record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille import engine, policies
from laydown.fast.mille.state import CARDS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Records


@kernel
def begin(rules: Records, states: Records, at: int, number: int, dealer: int) -> None:
    """Begin the deal of this number with the cards in the order of its `row`."""
    engine.begin(rules[0], states[at], number, dealer)


@kernel
def legal(rules: Records, states: Records, at: int) -> tuple[int, int]:
    """The legal set as two words; nothing at a cut, where any place may be named, and when none is to act."""
    return engine.legal(rules[0], states[at])


@kernel
def may(rules: Records, states: Records, at: int, action: int) -> bool:
    """Whether the seat to act may do this."""
    return engine.may(rules[0], states[at], action)


@kernel
def apply(rules: Records, states: Records, at: int, action: int) -> None:
    """Do what is legal; nothing is asked. A reshuffle that falls due waits for `settle` or `reshuffle`."""
    engine.apply(rules[0], states[at], action)


@kernel
def reshuffle(states: Records, at: int, order: NDArray[np.uint8]) -> None:
    """Do a due reshuffle: the pile but its top becomes the stock in this order, the first drawn first."""
    state = states[at]
    for place in range(len(order)):
        state.row[place] = order[place]
    engine.reshuffle(state)


@kernel
def settle(states: Records, at: int) -> None:
    """Do a due reshuffle with the deal's own stream of chance."""
    engine.settle(states[at])


@kernel
def greedy(rules: Records, states: Records, at: int) -> int:
    """What `greedy` does for the seat to act."""
    return policies.greedy(rules[0], states[at])


@kernel
def shuffled(states: Records, at: int, seed: int, number: int) -> None:
    """A new pack, shuffled by the stream (seed, number), which stays the deal's own."""
    state = states[at]
    engine.fresh(state, np.uint64(seed), np.uint64(number))
    chance.shuffle(state, state.row, 0, CARDS)
