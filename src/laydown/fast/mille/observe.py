"""What a seat may know of a deal of Mille, as one row of bytes, and its legal set as a mask.

Twelve planes of 15, one number a class, and then single numbers: see `PLANES` and `NUMBERS`, which
docs/research/vector.md explains. Nothing of the other hand or of the stock's order goes in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.compiled import kernel
from laydown.fast.mille.actions import PLACES
from laydown.fast.mille.engine import legal
from laydown.fast.mille.state import CARDS, CLASSES, PACK, PHASES, RANKS, TWO

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record

PLANES: Final = (
    "hand",
    "laid",
    "wilds",
    "closed",
    "their laid",
    "their wilds",
    "their closed",
    "pile",
    "top",
    "known to them",
    "known of them",
    "unseen",
)
NUMBERS: Final = (
    "cards in hand",
    "cards in their hand",
    "cards in the stock",
    "cards in the pile",
    *(f"phase {name}" for name in PHASES),
    "dealer",
    "first turn",
    "rank taken",
    "reshuffles",
)
SIZE: Final = CLASSES * len(PLANES) + len(NUMBERS)
"""How many bytes a row has."""

_ALL: Final = sum(int(n) << 4 * each for each, n in enumerate(np.bincount(PACK)))
_HALF: Final = PLACES // 2


@kernel
def observe(state: Record, seat: int, row: NDArray[np.uint8]) -> None:
    """Write what this seat knows."""
    other = 1 - seat
    wilds = 0
    for player in range(2):
        for rank in range(RANKS):
            wilds += (state.wilds[player] >> 4 * rank) & 15
    seen = state.hand[seat] + state.naturals[0] + state.naturals[1] + state.pile + (wilds << 4 * TWO)
    top = state.row[state.piled - 1] if state.piled else CLASSES
    _plane(row, 0, state.hand[seat])
    _plane(row, 1, state.naturals[seat])
    _plane(row, 2, state.wilds[seat])
    _plane(row, 3, state.closed[seat] >> 3)
    _plane(row, 4, state.naturals[other])
    _plane(row, 5, state.wilds[other])
    _plane(row, 6, state.closed[other] >> 3)
    _plane(row, 7, state.pile)
    _plane(row, 8, 1 << 4 * top if top < CLASSES else 0)
    _plane(row, 9, state.known[seat])
    _plane(row, 10, state.known[other])
    _plane(row, 11, _ALL - seen)
    at = 12 * CLASSES
    row[at] = state.size[seat]
    row[at + 1] = state.size[other]
    row[at + 2] = CARDS - state.next
    row[at + 3] = state.piled
    for phase in range(6):
        row[at + 4 + phase] = state.phase == phase
    row[at + 10] = state.dealer == seat
    row[at + 11] = state.first_turn
    row[at + 12] = state.taken + 1
    row[at + 13] = state.shuffled


@kernel
def _plane(row: NDArray[np.uint8], number: int, count: int) -> None:
    for each in range(CLASSES):
        row[CLASSES * number + each] = (count >> 4 * each) & 15


@kernel
def mask(rules: Record, state: Record, places: NDArray[np.int8]) -> None:
    """Write the legal set of the seat to act, 1 for what it may do."""
    low, high = legal(rules, state)
    for place in range(_HALF):
        places[place] = (low >> place) & 1
        places[_HALF + place] = (high >> place) & 1
