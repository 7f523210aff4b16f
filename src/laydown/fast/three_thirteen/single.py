"""A deal of Three Thirteen step by step from Python.

`states` is an array of as many deals as one likes, `at` the place of the deal that is meant; `works` the room
that they are worked on in (`melds.kernel.form.WORK`), one record for each thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.three_thirteen import engine, policies

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Records
    from laydown.fast.three_thirteen.state import Table


@kernel
def begin(table: Table, states: Records, works: Records, number: int, dealer: int) -> None:
    """Begin the deal of this number with the cards in the order of its `row`: the first of `states`."""
    engine.begin(table, states[0], works[0], number, dealer)


@kernel
def legal(table: Table, states: Records, at: int) -> tuple[int, int]:
    """The legal set as two words; nothing when no seat is to act."""
    return engine.legal(table, states[at])


@kernel
def may(table: Table, states: Records, at: int, action: int) -> bool:
    """Whether the seat to act may do this."""
    return engine.may(table, states[at], action)


@kernel
def apply(table: Table, states: Records, works: Records, at: int, action: int) -> None:
    """Do what is legal; nothing is asked. A reshuffle that falls due waits for `settle` or `reshuffle`."""
    engine.apply(table, states[at], works[0], action)


@kernel
def reshuffle(table: Table, states: Records, at: int, order: NDArray[np.uint8]) -> None:
    """Do a due reshuffle: the pile but its top becomes the stock in this order, the first drawn first."""
    state = states[at]
    for place in range(len(order)):
        state.row[place] = order[place]
    engine.reshuffle(table, state)


@kernel
def greedy(table: Table, states: Records, works: Records, at: int) -> int:
    """What `greedy` does for the seat to act."""
    return policies.greedy(table, states[at], works[0])


@kernel
def shuffled(table: Table, states: Records, at: int, seed: int, number: int) -> None:
    """New packs, shuffled by the stream (seed, number), which stays the deal's own."""
    state = states[at]
    engine.fresh(table, state, np.uint64(seed), np.uint64(number))
    chance.shuffle(state, state.row, 0, table.rules[0].cards)
