"""A deal of Speed: begin, what is legal, what a choice does, the score. The rules are those of
games/three_thirteen.

`apply` does not ask whether an action is legal. Actions are integers: 0 draws from the middle, 1 takes from
the neighbour, 2 and the kind throws a card, 64 and the kind throws it and goes out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.speed.state import (
    BY_BEATS,
    BY_OUT,
    BY_STOCK,
    KINDS,
    NOTHING,
    OVER,
    RESHUFFLE,
    SEATS,
    SOURCE,
    THROW,
)
from laydown.fast.three_thirteen.state import AT_ONCE
from laydown.melds.kernel.batch import after_discard
from laydown.melds.kernel.form import MUCH
from laydown.melds.kernel.least import least

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record
    from laydown.fast.speed.state import Setting

DRAWING: Final = 0
TAKING: Final = 1
THROWING: Final = 2
GOING_OUT: Final = 64
PLACES: Final = 128


@kernel
def begin(setting: Setting, state: Record, number: int, dealer: int, players: int) -> None:
    """Begin a deal with the cards as they lie in `stock`, up to `end`; `players` is a bit a seat."""
    state.number = number
    state.dealer = dealer
    state.players = players
    state.active = players
    state.outs = 0
    state.beat = 0
    state.shuffled = 0
    state.ending = NOTHING
    state.next = 0
    for seat in range(SEATS):
        state.choice[seat] = NOTHING
        state.barred[seat] = NOTHING
        state.taken[seat] = NOTHING
        state.complete[seat] = 0
        state.points[seat] = 0
        state.piled[seat] = 0
        for kind in range(KINDS):
            state.hands[seat, kind] = 0
            state.known[seat, kind] = 0
    for _ in range(setting.rules[0].cards):
        for place in range(1, SEATS + 1):
            seat = (dealer + place) % SEATS
            if players >> seat & 1:
                state.hands[seat, _next_card(state)] += 1
    for place in range(1, SEATS + 1):
        seat = (dealer + place) % SEATS
        if players >> seat & 1:
            _onto_pile(state, seat, _next_card(state))
    _begin_beat(setting, state)


@kernel
def _next_card(state: Record) -> int:
    kind: int = state.stock[state.next]
    state.next += 1
    return kind


@kernel
def _onto_pile(state: Record, seat: int, kind: int) -> None:
    state.piles[seat, state.piled[seat]] = kind
    state.piled[seat] += 1


@kernel
def neighbour(state: Record, seat: int) -> int:
    """Whose pile a seat may take from: the player before it round the table."""
    other = (seat + SEATS - 1) % SEATS
    while not state.players >> other & 1:
        other = (other + SEATS - 1) % SEATS
    return other


@kernel
def many(seats: int) -> int:
    """How many seats these bits are."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


@kernel
def owes(state: Record, seat: int) -> bool:
    """Whether a seat has still to choose."""
    playing = state.phase in (SOURCE, THROW)
    return bool(playing and state.active >> seat & 1 and state.choice[seat] == NOTHING)


@kernel
def legal(setting: Setting, state: Record, seat: int) -> tuple[int, int]:
    """The legal set of a seat as two words of 64 places."""
    if not owes(state, seat):
        return 0, 0
    if state.phase == SOURCE:
        return 1 << DRAWING | 1 << TAKING, 0
    held = 0
    for kind in range(KINDS):
        if state.hands[seat, kind]:
            held |= 1 << kind
    out = state.complete[seat] + 0
    if state.barred[seat] != NOTHING:
        held &= ~(1 << state.barred[seat])
        out &= ~(1 << state.barred[seat])
    if setting.rules[0].auto_out:
        held &= ~state.complete[seat]
    return held << THROWING, out


@kernel
def apply(setting: Setting, state: Record, work: Record, seat: int, action: int) -> None:
    """A seat chooses; when all have, it is done."""
    state.choice[seat] = action
    for other in range(SEATS):
        if owes(state, other):
            return
    if state.phase == SOURCE:
        _resolve_sources(setting, state, work)
    else:
        _resolve_throws(setting, state, work)


@kernel
def _resolve_sources(setting: Setting, state: Record, work: Record) -> None:
    for seat in range(SEATS):
        if not state.active >> seat & 1:
            continue
        if state.choice[seat] == DRAWING:
            state.hands[seat, _next_card(state)] += 1
        else:
            owner = neighbour(state, seat)
            state.piled[owner] -= 1
            kind = state.piles[owner, state.piled[owner]]
            state.hands[seat, kind] += 1
            state.taken[seat] = kind
            state.known[seat, kind] += 1
            if setting.rules[0].forbid_rediscard and state.hands[seat, kind] == 1:
                state.barred[seat] = kind
        if state.outs == 0:
            state.complete[seat] = _complete(setting, state.hands[seat], work)
    for seat in range(SEATS):
        state.choice[seat] = NOTHING
    state.phase = THROW


@kernel
def _complete(setting: Setting, hand: NDArray[np.uint8], work: Record) -> int:
    """The kinds whose discard leaves nothing but combinations."""
    if after_discard(hand, setting.strict, work) > 0:
        return 0
    kinds = 0
    for kind in range(KINDS):
        if hand[kind]:
            hand[kind] -= 1
            if least(hand, setting.strict, work, 0, 1) == 0:
                kinds |= 1 << kind
            hand[kind] += 1
    return kinds


@kernel
def _resolve_throws(setting: Setting, state: Record, work: Record) -> None:
    claims = 0
    for seat in range(SEATS):
        if state.active >> seat & 1:
            action = state.choice[seat]
            kind = action - (GOING_OUT if action >= GOING_OUT else THROWING)
            _throw(state, seat, kind)
            if action >= GOING_OUT:
                claims |= 1 << seat
                if setting.rules[0].reveal == AT_ONCE:
                    state.known[seat] = state.hands[seat]
        state.choice[seat] = NOTHING
        state.barred[seat] = NOTHING
        state.taken[seat] = NOTHING
        state.complete[seat] = 0
    if state.outs:
        _end(setting, state, work, BY_OUT)
        return
    if claims:
        state.outs = claims
        state.active = state.active & ~claims if setting.rules[0].extra_beat else 0
    if state.active:
        _begin_beat(setting, state)
    if state.active == 0:
        _end(setting, state, work, BY_OUT)
    elif state.ending != NOTHING:
        _end(setting, state, work, state.ending)


@kernel
def _throw(state: Record, seat: int, kind: int) -> None:
    state.hands[seat, kind] -= 1
    if state.known[seat, kind]:
        state.known[seat, kind] -= 1
    _onto_pile(state, seat, kind)


@kernel
def _begin_beat(setting: Setting, state: Record) -> None:
    """The next beat, a reshuffle, or the reason why the deal ends."""
    if state.beat >= setting.rules[0].beats:
        state.ending = BY_BEATS
    elif state.end - state.next >= many(state.active):
        state.beat += 1
        state.phase = SOURCE
    elif under_the_tops(state) > 0 and state.shuffled < setting.rules[0].reshuffles:
        state.phase = RESHUFFLE
    else:
        state.ending = BY_STOCK


@kernel
def under_the_tops(state: Record) -> int:
    """How many cards a reshuffle would take."""
    count = 0
    for seat in range(SEATS):
        if state.piled[seat]:
            count += state.piled[seat] - 1
    return count


@kernel
def reshuffle(setting: Setting, state: Record, work: Record) -> None:
    """All piles but their tops go under the stock, in the order of the seats, as they lie."""
    left = state.end - state.next
    for place in range(left):
        state.stock[place] = state.stock[state.next + place]
    state.next = 0
    state.end = left
    for seat in range(SEATS):
        if state.piled[seat]:
            for place in range(state.piled[seat] - 1):
                state.stock[state.end] = state.piles[seat, place]
                state.end += 1
            state.piles[seat, 0] = state.piles[seat, state.piled[seat] - 1]
            state.piled[seat] = 1
    state.shuffled += 1
    _begin_beat(setting, state)
    if state.ending != NOTHING:
        _end(setting, state, work, state.ending)


@kernel
def settle(setting: Setting, state: Record, work: Record) -> None:
    """Do what chance owes: shuffle what is due with the state's own stream."""
    if state.phase == RESHUFFLE:
        count = under_the_tops(state)
        reshuffle(setting, state, work)
        chance.shuffle(state, state.stock, state.end - count, state.end)


@kernel
def _end(setting: Setting, state: Record, work: Record, ending: int) -> None:
    state.phase = OVER
    state.ending = ending
    state.active = 0
    for seat in range(SEATS):
        if state.players >> seat & 1:
            points = least(state.hands[seat], setting.melds, work, 0, MUCH)
            if state.outs >> seat & 1:
                points += setting.rules[0].first_out_bonus
            state.points[seat] = points
