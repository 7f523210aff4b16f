"""What a seat may know of a deal of Three Thirteen, as one row of bytes, and the legal set as a mask.

Planes of 56, one number a kind of card, then some numbers for each seat, then single numbers: see `PLANES`,
`BY_SEAT` and `NUMBERS`, which docs/research/vector.md explains. Seats are counted from the one that looks,
to the left. Nothing goes in of a hand that was not shown, or of the stock's order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel, signed
from laydown.fast.three_thirteen.engine import ACTIONS, GO_OUT, legal, melds_at
from laydown.fast.three_thirteen.state import DISCARD, DRAW, KINDS, NOTHING, PHASES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record
    from laydown.fast.three_thirteen.state import Table

PLANES: Final = ("hand", "pile", "top", "taken", "wild", "unseen")
"""After them comes a plane `known` for each seat: cards that all know to be in that hand."""

BY_SEAT: Final = ("cards", "turn", "out", "dealer")
"""Numbers for each seat: first `cards` of all seats, then `turn` of all, and so on."""

NUMBERS: Final = (
    "cards in the stock",
    "cards in the pile",
    *(f"phase {name}" for name in PHASES),
    "deal",
    "hand size",
    "wild rank",
    "last turns",
    "turns without a draw",
    "reshuffles",
)

MOST: Final = 255
"""A byte holds no more: so many cards in stock or pile stand for more. No preset has as many."""

_ACE: Final = 14
"""One more than the ranks of a deck that has all: the first rank is so many less the number of ranks."""


def size(seats: int) -> int:
    """How many bytes a row has at a table of so many."""
    return KINDS * (len(PLANES) + seats) + len(BY_SEAT) * seats + len(NUMBERS)


@kernel
def observe(table: Table, state: Record, seat: int, row: NDArray[np.uint8]) -> None:
    """Write what this seat knows into a row of `size(seats)`."""
    seats = signed(table.rules[0].seats)
    _cards(table, state, seat, row)
    at = KINDS * (6 + seats)
    for place in range(seats):
        other = (seat + place) % seats
        held = state.size if state.playing[other] else 0
        turn = (state.phase in (DRAW, DISCARD)) and other == state.turn
        if turn and state.phase == DISCARD:
            held += 1
        row[at + place] = held
        row[at + seats + place] = turn
        row[at + 2 * seats + place] = other == state.out
        row[at + 3 * seats + place] = other == state.dealer
    at += 4 * seats
    form = melds_at(table, state.number).forms[0]
    row[at] = min(MOST, table.rules[0].cards - state.next)
    row[at + 1] = min(MOST, state.piled)
    for phase in range(4):
        row[at + 2 + phase] = state.phase == phase
    row[at + 6] = state.number
    row[at + 7] = state.size
    row[at + 8] = form.wild_rank + _ACE - form.ranks
    row[at + 9] = state.turns_left
    row[at + 10] = state.idle
    row[at + 11] = state.shuffled


@kernel
def _cards(table: Table, state: Record, seat: int, row: NDArray[np.uint8]) -> None:
    """The planes."""
    rules = table.rules[0]
    form = melds_at(table, state.number).forms[0]
    seats = signed(rules.seats)
    row[KINDS : 5 * KINDS] = 0
    for place in range(state.piled):
        row[KINDS + state.row[place]] += 1
    if state.piled:
        row[2 * KINDS + state.row[state.piled - 1]] = 1
    if state.taken != NOTHING:
        row[3 * KINDS + state.taken] = 1
    for kind in range(form.wild_rank * form.suits, (form.wild_rank + 1) * form.suits):
        row[4 * KINDS + kind] = 1
    joker = form.ranks * form.suits
    row[4 * KINDS + joker] = rules.copies[joker] > 0
    hand = state.hands[seat]
    for kind in range(KINDS):
        row[kind] = hand[kind]
        row[5 * KINDS + kind] = rules.copies[kind] - hand[kind] - row[KINDS + kind]
    for place in range(seats):
        known = state.known[(seat + place) % seats]
        first = KINDS * (6 + place)
        for kind in range(KINDS):
            row[first + kind] = known[kind]


@kernel
def mask(table: Table, state: Record, places: NDArray[np.int8]) -> None:
    """Write the legal set of the seat to act, 1 for what it may do."""
    low, high = legal(table, state)
    for place in range(GO_OUT):
        places[place] = (low >> place) & 1
    for place in range(ACTIONS - GO_OUT):
        places[GO_OUT + place] = (high >> place) & 1


@kernel
def totals(seats: int, match: Record, seat: int, row: NDArray[np.int32]) -> None:
    """Write the running totals, the seat's own first."""
    for place in range(seats):
        row[place] = match.totals[(seat + place) % seats]
