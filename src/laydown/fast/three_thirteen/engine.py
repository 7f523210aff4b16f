"""A deal of Three Thirteen: begin, what is legal, what an action does, the score. The rules are those of
games/three_thirteen.

An action is a number: draw, take, the discard of a kind, and the discard of a kind that goes out. `apply`
does not ask whether an action is legal: `may` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel, signed
from laydown.fast import chance
from laydown.fast.three_thirteen.state import (
    AT_ONCE,
    BY_OUT,
    BY_STANDING_STILL,
    BY_STOCK,
    DISCARD,
    DRAW,
    NOBODY,
    NOTHING,
    OVER,
    RESHUFFLE,
    SEATS,
)
from laydown.melds.kernel.form import MUCH, Melds
from laydown.melds.kernel.least import least

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record
    from laydown.fast.three_thirteen.state import Table

DRAWING: Final = 0
TAKING: Final = 1
THROW: Final = 2
"""THROW + kind discards a card of the kind."""

GO_OUT: Final = 64
"""GO_OUT + kind discards it and goes out."""

ACTIONS: Final = GO_OUT + 56
"""Places of a mask of all actions."""


# A deal begins


@kernel
def fresh(table: Table, state: Record, seed: np.uint64, number: np.uint64) -> None:
    """New packs, all seats, and the stream that the deal's chance comes from."""
    rules = table.rules[0]
    for place in range(rules.cards):
        state.row[place] = rules.pack[place]
    for seat in range(SEATS):
        state.playing[seat] = seat < rules.seats
    chance.start(state, seed, number)


@kernel
def begin(table: Table, state: Record, work: Record, number: int, dealer: int) -> None:
    """Begin a deal of the seats `playing` with the cards as they lie in `row`, the first dealt first."""
    rules = table.rules[0]
    state.number = number
    state.dealer = dealer
    state.size = rules.first_hand + min(number, rules.deals) - 1
    state.players = 0
    for seat in range(rules.seats):
        state.players += state.playing[seat]
        state.points[seat] = 0
        for kind in range(rules.kinds):
            state.hands[seat, kind] = state.known[seat, kind] = 0
    state.turn = next_playing(rules, state, dealer)
    state.out = NOBODY
    state.turns_left = state.idle = state.shuffled = 0
    deal_cards(rules, state)
    melds = melds_at(table, number)
    for seat in range(rules.seats):
        if state.playing[seat]:
            state.left[seat] = least(state.hands[seat, : rules.kinds], melds, work, 0, MUCH)
    end_turn_cards(state)
    begin_turn(table, state)


@kernel
def begin_shuffled(table: Table, state: Record, work: Record, number: int, dealer: int) -> None:
    """Begin a deal with cards shuffled by the state's own stream; `row` holds them all."""
    chance.shuffle(state, state.row, 0, table.rules[0].cards)
    begin(table, state, work, number, dealer)


@kernel
def deal_cards(rules: Record, state: Record) -> None:
    """One card at a time round the table, beginning at the dealer's left, and one turned up."""
    place = 0
    for _ in range(state.size):
        seat = state.turn
        for _ in range(state.players):
            state.hands[seat, state.row[place]] += 1
            place += 1
            seat = next_playing(rules, state, seat)
    state.row[0] = state.row[place]
    state.piled = 1
    state.next = place + 1


@kernel
def next_playing(rules: Record, state: Record, seat: int) -> int:
    """Who plays next to the left of a seat."""
    following = seat + 1
    while True:
        if following == rules.seats:
            following = 0
        if state.playing[following]:
            return following
        following += 1


@kernel
def melds_at(table: Table, number: int) -> Melds:
    """What combines in the deal of this number."""
    at = min(number, len(table.forms)) - 1
    return Melds(table.bare, table.rows, table.forms[at : at + 1])


@kernel
def strict_melds_at(table: Table, number: int) -> Melds:
    """The same, to see whether all combine."""
    at = min(number, len(table.forms)) - 1
    return Melds(table.bare, table.rows, table.strict[at : at + 1])


# What is legal


@kernel
def legal(table: Table, state: Record) -> tuple[int, int]:
    """The legal actions as bits of two words: 0 to 63, and from 64 on; none when no seat is to act."""
    if state.phase == DRAW:
        return 1 << DRAWING | 1 << TAKING, 0
    if state.phase != DISCARD:
        return 0, 0
    held = 0
    for kind in range(table.rules[0].kinds):
        if state.hands[state.turn, kind]:
            held |= 1 << kind
    complete = signed(state.complete)
    if table.rules[0].auto_out:
        held &= ~complete
    if state.barred != NOTHING:
        held &= ~(1 << state.barred)
        complete &= ~(1 << state.barred)
    return held << THROW, complete


@kernel
def may(table: Table, state: Record, action: int) -> bool:
    """Whether the seat to act may do this."""
    low, high = legal(table, state)
    if action < GO_OUT:
        return low >> action & 1 == 1
    return high >> (action - GO_OUT) & 1 == 1


# What an action does


@kernel
def apply(table: Table, state: Record, work: Record, action: int) -> None:
    """Do what is legal; nothing is asked. A reshuffle that falls due waits for `settle` or `reshuffle`."""
    if action == DRAWING:
        kind = signed(state.row[state.next])
        state.next += 1
        state.idle = 0
        receive(table, state, work, kind)
    elif action == TAKING:
        state.piled -= 1
        kind = signed(state.row[state.piled])
        state.idle += 1
        state.taken = kind
        state.known[state.turn, kind] += 1
        receive(table, state, work, kind)
        if table.rules[0].forbid_rediscard and state.hands[state.turn, kind] == 1:
            state.barred = kind
    elif action < GO_OUT:
        throw(table, state, work, action - THROW)
        if state.out != NOBODY:
            state.turns_left -= 1
        end_turn(table, state)
    else:
        throw(table, state, work, action - GO_OUT)
        state.out = state.turn
        if table.rules[0].reveal == AT_ONCE:
            state.known[state.turn] = state.hands[state.turn]
        state.turns_left = (state.players - 1) * table.rules[0].last_turns
        end_turn(table, state)


@kernel
def receive(table: Table, state: Record, work: Record, kind: int) -> None:
    """A card comes to the hand; as long as nobody is out it is seen what would go out."""
    rules = table.rules[0]
    state.hands[state.turn, kind] += 1
    state.phase = DISCARD
    hand = state.hands[state.turn, : rules.kinds]
    melds = melds_at(table, state.number)
    price = melds.forms[0].points[kind]
    left = signed(state.left[state.turn])
    state.whole = least(hand, melds, work, 0, left + price)
    if state.out == NOBODY:
        state.complete = find_complete(table, state, work, hand)


@kernel
def find_complete(table: Table, state: Record, work: Record, hand: NDArray[np.uint8]) -> int:
    """The set of kinds whose discard leaves nothing but combinations.

    None of what it costs more to have than it does itself: for most hands that is every card.
    """
    points = melds_at(table, state.number).forms[0].points
    found = 0
    for kind in range(hand.shape[0]):
        if hand[kind] and points[kind] >= state.whole:
            hand[kind] -= 1
            if least(hand, strict_melds_at(table, state.number), work, 0, 1) == 0:
                found |= 1 << kind
            hand[kind] += 1
    return found


@kernel
def throw(table: Table, state: Record, work: Record, kind: int) -> None:
    """A card leaves the hand for the pile."""
    hand = state.hands[state.turn, : table.rules[0].kinds]
    hand[kind] -= 1
    if state.known[state.turn, kind]:
        state.known[state.turn, kind] -= 1
    state.row[state.piled] = kind
    state.piled += 1
    melds = melds_at(table, state.number)
    floor = max(0, state.whole - melds.forms[0].points[kind])
    state.left[state.turn] = least(hand, melds, work, floor, MUCH)
    end_turn_cards(state)


@kernel
def end_turn_cards(state: Record) -> None:
    state.taken = NOTHING
    state.barred = NOTHING
    state.complete = 0
    state.whole = 0


@kernel
def end_turn(table: Table, state: Record) -> None:
    rules = table.rules[0]
    if state.out != NOBODY:
        if state.turns_left == 0:
            score(rules, state, BY_OUT)
            return
    elif state.idle >= rules.idle_rounds * state.players:
        score(rules, state, BY_STANDING_STILL)
        return
    state.turn = next_playing(rules, state, state.turn)
    if state.turn == state.out:
        state.turn = next_playing(rules, state, state.turn)
    begin_turn(table, state)


@kernel
def begin_turn(table: Table, state: Record) -> None:
    rules = table.rules[0]
    if state.next < rules.cards:
        state.phase = DRAW
    elif state.piled > 1 and state.shuffled < rules.reshuffles:
        state.phase = RESHUFFLE
    else:
        score(rules, state, BY_STOCK)


@kernel
def reshuffle(table: Table, state: Record) -> None:
    """The pile but its top becomes the stock, in the order in which it lies at the front of `row`."""
    cards = state.piled - 1
    last = table.rules[0].cards
    top = state.row[cards]
    for place in range(cards - 1, -1, -1):
        state.row[last - cards + place] = state.row[place]
    state.row[0] = top
    state.piled = 1
    state.next = last - cards
    state.shuffled += 1
    begin_turn(table, state)


@kernel
def settle(table: Table, state: Record) -> None:
    """Do a due reshuffle with the deal's own stream of chance."""
    chance.shuffle(state, state.row, 0, state.piled - 1)
    reshuffle(table, state)


@kernel
def score(rules: Record, state: Record, ending: int) -> None:
    """Each scores what is left, who went out first the bonus as well."""
    state.phase = OVER
    state.ending = ending
    for seat in range(rules.seats):
        state.points[seat] = state.left[seat] if state.playing[seat] else 0
    if state.out != NOBODY:
        state.points[state.out] += rules.first_out_bonus
