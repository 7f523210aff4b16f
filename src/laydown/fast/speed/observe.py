"""What a seat may know of a deal of Speed, as one row of bytes, and its legal set as a mask.

Planes of 53, one number a kind of card, then some numbers for each seat, then single numbers: see `PLANES`,
`PLANES_BY_SEAT`, `BY_SEAT` and `NUMBERS`, which docs/research/pettingzoo.md explains. Seats are counted from
the one that looks, to the left. Nothing goes in of a hand that was not shown, of the stock's order, or of
what others have chosen and not yet done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from laydown.compiled import kernel
from laydown.fast.speed.engine import PLACES, legal
from laydown.fast.speed.state import KINDS, NOTHING, PHASES, THROW

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.fast.speed.state import Setting

    Shown: TypeAlias = tuple[NDArray[np.uint8], NDArray[np.int8]]
    """Rows of observations and masks, one a seat."""

PLANES: Final = ("hand", "taken", "wild", "unseen")

PLANES_BY_SEAT: Final = ("pile", "top", "known")
"""For each seat a plane: first `pile` of all seats, then `top` of all, and so on."""

BY_SEAT: Final = ("cards", "active", "out", "dealer")
"""Numbers for each seat: first `cards` of all seats, then `active` of all, and so on."""

NUMBERS: Final = (
    "cards in the stock",
    *(f"phase {name}" for name in PHASES),
    "beat",
    "deal",
    "hand size",
    "wild rank",
    "reshuffles",
)

MOST: Final = 255
"""A byte holds no more: so many cards in the stock stand for more."""

_HALF: Final = PLACES // 2


def size(seats: int) -> int:
    """How many bytes a row has at a table of so many."""
    planes = len(PLANES) + len(PLANES_BY_SEAT) * seats
    return KINDS * planes + len(BY_SEAT) * seats + len(NUMBERS)


@kernel
def show(setting: Setting, states: Records, whole: NDArray[np.uint8], shown: Shown) -> None:
    """Write what each seat knows into a row of `size(seats)`, and what it may do: nothing when it owes no
    choice. `whole` is how many cards of each kind there are in all packs.
    """
    rows, masks = shown
    for seat in range(len(rows)):
        _cards(setting, states[0], whole, (seat, len(rows)), rows[seat])
        _numbers(setting, states[0], (seat, len(rows)), rows[seat])
        low, high = legal(setting, states[0], seat)
        for place in range(_HALF):
            masks[seat, place] = (low >> place) & 1
            masks[seat, _HALF + place] = (high >> place) & 1


@kernel
def _cards(
    setting: Setting, state: Record, whole: NDArray[np.uint8], seated: tuple[int, int], row: NDArray[np.uint8]
) -> None:
    """The planes; `seated` are the seat that looks and how many there are."""
    form = setting.melds.forms[0]
    seat, seats = seated
    row[:] = 0
    for kind in range(KINDS):
        row[kind] = state.hands[seat, kind]
        wild = kind == KINDS - 1 or kind // form.suits == form.wild_rank
        row[2 * KINDS + kind] = wild and whole[kind] > 0
        row[3 * KINDS + kind] = whole[kind] - row[kind]
    if state.taken[seat] != NOTHING:
        row[KINDS + state.taken[seat]] = 1
    for place in range(seats):
        other = (seat + place) % seats
        pile = KINDS * (4 + place)
        for card in range(state.piled[other]):
            row[pile + state.piles[other, card]] += 1
            row[3 * KINDS + state.piles[other, card]] -= 1
        if state.piled[other]:
            row[pile + KINDS * seats + state.piles[other, state.piled[other] - 1]] = 1
        for kind in range(KINDS):
            row[pile + 2 * KINDS * seats + kind] = state.known[other, kind]


@kernel
def _numbers(setting: Setting, state: Record, seated: tuple[int, int], row: NDArray[np.uint8]) -> None:
    seat, seats = seated
    at = KINDS * (4 + 3 * seats)
    for place in range(seats):
        other = (seat + place) % seats
        held = setting.rules[0].cards if state.players >> other & 1 else 0
        active = state.active >> other & 1
        row[at + place] = held + (active and state.phase == THROW)
        row[at + seats + place] = active
        row[at + 2 * seats + place] = state.outs >> other & 1
        row[at + 3 * seats + place] = other == state.dealer
    at += 4 * seats
    row[at] = min(MOST, state.end - state.next)
    for phase in range(4):
        row[at + 1 + phase] = state.phase == phase
    row[at + 5] = state.beat
    row[at + 6] = state.number
    row[at + 7] = setting.rules[0].cards
    row[at + 8] = setting.melds.forms[0].wild_rank + 1
    row[at + 9] = state.shuffled
