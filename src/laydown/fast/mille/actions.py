"""The integers that stand for the atoms of Mille, and what each moves.

128 places in two words of 64 bits, so that a legal set is two numbers and a mask an array of 128. A place is
four times the class, plus what is done with it:

    4 c         discard c                      64 + 4 c      lay a pair of c and a two
    4 c + 1     add c to its own rank          64 + 4 c + 1  lay one c and two twos
    4 c + 2     add a two to the rank c        64 + 4 c + 2  take the pile with a pair of c
    4 c + 3     lay three of c

For the jack of diamonds and the queen of spades, a pair is one of them and one other of the rank, and three
are one and two others; where both copies go, there are six places of their own. Draw, pass and taking the
pile with no card named come last. A cut at a place is 128 and the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.fast.mille.state import APART, CLASSES, JACK_OF_DIAMONDS, RANKS, TWO

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIGH: Final = 64
DISCARD, ADD, ADD_TWO, LAY = range(4)
LAY_TWO, LAY_TWOS, PILE = range(3)
BOTH: Final = 3
BOTH_LAY: Final = HIGH + 4 * JACK_OF_DIAMONDS + BOTH
"""Both jacks of diamonds with another jack; four further both queens of spades."""
BOTH_LAY_TWO: Final = BOTH_LAY - 12
BOTH_PILE: Final = BOTH_LAY - 24

DRAWING: Final = 124
PASSING: Final = 125
BARE_PILE: Final = 126
PLACES: Final = 128
CUTTING: Final = 128
CUT_FIRST: Final = CUTTING + 4
CUT_LAST: Final = CUTTING + 100

IS_DISCARD, IS_PUT, IS_DRAW, IS_PILE, IS_PASS, IS_NOTHING = range(6)
"""What an action is: a discard, cards put down, ..."""


def _tables() -> tuple[NDArray[np.int8], NDArray[np.int64], NDArray[np.int64], NDArray[np.int8]]:
    kind = np.full(PLACES, IS_NOTHING, np.int8)
    naturals = np.zeros(PLACES, np.int64)
    twos = np.zeros(PLACES, np.int64)
    cards = np.zeros(PLACES, np.int8)

    def put(place: int, what: int, counts: dict[int, int], wild: int = 0, rank: int = 0) -> None:
        kind[place] = what
        naturals[place] = sum(n << 4 * each for each, n in counts.items())
        twos[place] = wild << 4 * rank
        cards[place] = sum(counts.values()) + wild

    for each in range(CLASSES):
        low, high = 4 * each, HIGH + 4 * each
        rank = each if each < RANKS else each - APART
        pair = {each: 2} if rank == each else {each: 1, rank: 1}
        three = {each: 3} if rank == each else {each: 1, rank: 2}
        put(low + DISCARD, IS_DISCARD, {each: 1})
        put(low + ADD, IS_PUT, {each: 1})
        put(low + LAY, IS_PUT, three)
        put(high + PILE, IS_PILE, pair)
        if each != TWO:
            put(high + LAY_TWO, IS_PUT, pair, 1, rank)
            put(high + LAY_TWOS, IS_PUT, {each: 1}, 2, rank)
        if each not in (TWO, rank + APART):
            put(low + ADD_TWO, IS_PUT, {}, 1, each)
        if rank != each:
            further = 4 * (each - JACK_OF_DIAMONDS)
            put(BOTH_LAY + further, IS_PUT, {each: 2, rank: 1})
            put(BOTH_LAY_TWO + further, IS_PUT, {each: 2}, 1, rank)
            put(BOTH_PILE + further, IS_PILE, {each: 2})
    for place, what in ((DRAWING, IS_DRAW), (PASSING, IS_PASS), (BARE_PILE, IS_PILE)):
        kind[place] = what
    return kind, naturals, twos, cards


KIND, NATURALS, WILDS, MOVED = _tables()
"""For each place what kind it is, which naturals it moves, as a count, and how many twos to which rank as
wilds, as a count; how many cards that is in all."""

FROM_HAND: Final[NDArray[np.int64]] = NATURALS + np.array(
    [sum(int(word) >> 4 * rank & 15 for rank in range(RANKS)) << 4 * TWO for word in WILDS], np.int64
)
"""For each place the count that leaves the hand."""

ACTIONS: Final = tuple(int(place) for place in np.flatnonzero(KIND != IS_NOTHING))
"""All places that stand for an action, without the cuts."""
