"""A deal of Mille: begin, what is legal, what an action does, the score. The rules are those of games/mille.

`apply` does not ask whether an action is legal: `may` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille.actions import (
    ADD,
    ADD_TWO,
    BARE_PILE,
    BOTH,
    BOTH_PILE,
    CUT_FIRST,
    CUT_LAST,
    CUTTING,
    DRAWING,
    FROM_HAND,
    HIGH,
    IS_DISCARD,
    IS_DRAW,
    IS_PASS,
    IS_PUT,
    KIND,
    LAY,
    LAY_TWOS,
    MOVED,
    NATURALS,
    PASSING,
    PILE,
    WILDS,
)
from laydown.fast.mille.state import (
    APART,
    CARDS,
    CUT,
    DEALT,
    DRAW,
    JACK,
    LAST,
    NOBODY,
    ONES,
    OVER,
    PACK,
    PLAY,
    QUEEN,
    RANK_TOPS,
    RANKS,
    RESHUFFLE,
    TOPS,
    TWO,
    at_least,
    by_rank,
    less,
    value,
    with_apart,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from laydown.compiled import Record

_TWO_TOP = 8 << 4 * TWO
_APART_TOPS = TOPS & ~RANK_TOPS
_CLASS = 15
_TOP = 3
"""The place in a class of the bit that stands for it in a set."""


# A deal begins


@kernel
def pack(state: Record) -> None:
    """Put all cards into `row` in the order of a new pack."""
    for place in range(CARDS):
        state.row[place] = PACK[place]


@kernel
def fresh(state: Record, seed: np.uint64, number: np.uint64) -> None:
    """A new pack, and the stream that its chance comes from."""
    pack(state)
    chance.start(state, seed, number)


@kernel
def begin(rules: Record, state: Record, number: int, dealer: int) -> None:
    """Begin a deal with the cards as they lie in `row`, the first dealt first; the stream of chance stays."""
    state.phase = CUT
    state.number = number
    state.dealer = dealer
    state.turn = 1 - dealer
    state.first_turn = 1
    state.taken = NOBODY
    state.shuffled = 0
    state.next = 0
    state.piled = 0
    state.pile = 0
    state.out = NOBODY
    state.chapeau = NOBODY
    state.natural = 0
    for seat in range(2):
        state.hand[seat] = 0
        state.known[seat] = 0
        state.naturals[seat] = 0
        state.wilds[seat] = 0
        state.closed[seat] = 0
        state.size[seat] = 0
        state.points[seat] = 0
        state.marks[seat] = 0
        state.eights[seat] = 0
    if not rules.cut:
        _deal_cards(rules, state)


@kernel
def begin_shuffled(rules: Record, state: Record, number: int, dealer: int) -> None:
    """Begin a deal with cards shuffled by the state's own stream; `row` holds them all."""
    chance.shuffle(state, state.row, 0, CARDS)
    begin(rules, state, number, dealer)


@kernel
def _deal_cards(rules: Record, state: Record) -> None:
    starter = state.turn
    first = 0
    second = 0
    for place in range(0, 2 * DEALT, 2):
        first += 1 << 4 * state.row[place]
        second += 1 << 4 * state.row[place + 1]
    state.hand[starter] = first
    state.hand[1 - starter] = second
    state.size[0] = DEALT
    state.size[1] = DEALT
    _onto_pile(state, state.row[2 * DEALT])
    state.next = 2 * DEALT + 1
    _begin_turn(rules, state, starter)


@kernel
def _cut(state: Record, place: int) -> None:
    """The first cards to the bottom: by three reversals, in place."""
    _reverse(state.row, 0, place)
    _reverse(state.row, place, CARDS)
    _reverse(state.row, 0, CARDS)


@kernel
def _reverse(row: NDArray[np.uint8], first: int, last: int) -> None:
    last -= 1
    while first < last:
        kept = row[first]
        row[first] = row[last]
        row[last] = kept
        first += 1
        last -= 1


# What is legal


@kernel
def legal(rules: Record, state: Record) -> tuple[int, int]:
    """The legal set of the seat to act as two words of 64 places; nothing for a cut, where all are legal,
    nor for a reshuffle.
    """
    if state.phase == PLAY:
        return _plays(rules, state)
    if state.phase == DRAW:
        return 0, _takes(rules, state) | 1 << DRAWING - HIGH
    if state.phase == LAST:
        return 0, _takes(rules, state) | 1 << PASSING - HIGH
    return 0, 0


@kernel
def may(rules: Record, state: Record, action: int) -> bool:
    """Whether the seat to act may do this."""
    if action >= CUTTING:
        return bool(state.phase == CUT and CUT_FIRST <= action <= CUT_LAST)
    low, high = legal(rules, state)
    word = low if action < HIGH else high
    return bool((word >> (action & HIGH - 1)) & 1)


@kernel
def _plays(rules: Record, state: Record) -> tuple[int, int]:
    seat = state.turn
    hand = state.hand[seat]
    size = state.size[seat]
    twos = (hand >> 4 * TWO) & _CLASS
    laid = at_least(by_rank(state.naturals[seat]), 1)
    one = at_least(hand, 1)
    low = one >> _TOP
    high = 0
    adds = not (rules.must_discard and size == 1)
    lays = not (rules.must_discard and size == 3)
    if adds:
        low |= (one & with_apart(laid)) >> _TOP - ADD
    two = at_least(hand, 2)
    three = at_least(hand, 3)
    apart = one & _APART_TOPS
    both = two & _APART_TOPS
    if lays:
        low |= (three & RANK_TOPS) >> _TOP - LAY | ((two << 12) & apart) >> _TOP - LAY
        high |= ((one << 12) & both) >> _TOP << BOTH
    if twos:
        open_ = 0
        roomy = 0
        if rules.wild_may_be_added:
            wilds = state.wilds[seat]
            open_ = laid & ~state.closed[seat] & ~_TWO_TOP
            roomy = open_ & ~(wilds + (9 - rules.max_wilds) * ONES)
            open_ &= ~(wilds + (8 - rules.max_wilds) * ONES)
        if adds:
            low |= open_ >> _TOP - ADD_TWO
        if lays:
            new = RANK_TOPS & ~laid & ~_TWO_TOP
            ranks = with_apart(new | open_)
            pairs = two & RANK_TOPS | (one << 12) & apart
            high |= (ranks & pairs) >> _TOP
            high |= (ranks & both) >> _TOP + 12 << BOTH
            if twos > 1:
                if rules.min_naturals > 1 or rules.max_wilds < 2:
                    new = 0
                high |= (with_apart(new | roomy) & one) >> _TOP - LAY_TWOS
    return low, high


@kernel
def _takes(rules: Record, state: Record) -> int:
    """The ways to take the pile, in the second word."""
    seat = state.turn
    top = state.row[state.piled - 1]
    rank = top if top < RANKS else top - APART
    takes = 0
    if _may_take_upcard_two(rules, state) or (rules.pile_take and _lies_natural(state, seat, rank)):
        takes |= 1 << BARE_PILE - HIGH
    if rules.must_discard and state.size[seat] + state.piled == 3:
        return takes
    source = state.hand[seat]
    if rules.pile_take == 2:
        source += state.pile - (1 << 4 * top)
    plain = (source >> 4 * rank) & _CLASS
    if plain > 1:
        takes |= 1 << 4 * rank + PILE
    if rank in (JACK, QUEEN):
        apart = (source >> 4 * (rank + APART)) & _CLASS
        if apart and plain:
            takes |= 1 << 4 * (rank + APART) + PILE
        if apart > 1:
            takes |= 1 << BOTH_PILE - HIGH + 4 * (rank - JACK)
    return takes


@kernel
def _may_take_upcard_two(rules: Record, state: Record) -> bool:
    if not state.first_turn or state.row[state.piled - 1] != TWO:
        return False
    return bool(rules.upcard_two == 1 or (rules.upcard_two == 2 and state.number == 1))


@kernel
def _lies_natural(state: Record, seat: int, rank: int) -> bool:
    """Whether an own spread of the rank lies without a wild."""
    laid = by_rank(state.naturals[seat])
    return bool((laid >> 4 * rank) & _CLASS and not (state.wilds[seat] >> 4 * rank) & _CLASS)


# What an action does


@kernel
def apply(rules: Record, state: Record, action: int) -> None:
    """Do a legal action of the seat to act."""
    if action >= CUTTING:
        _cut(state, action - CUTTING)
        _deal_cards(rules, state)
        return
    seat = state.turn
    kind = KIND[action]
    if kind == IS_PUT:
        state.hand[seat] -= FROM_HAND[action]
        if state.known[seat]:
            state.known[seat] = less(state.known[seat], FROM_HAND[action])
        state.naturals[seat] += NATURALS[action]
        state.wilds[seat] += WILDS[action]
        state.size[seat] -= MOVED[action]
        if state.size[seat] == 0:
            _end(rules, state, seat)
    elif kind == IS_DISCARD:
        _discard(rules, state, seat, action >> 2)
    elif kind == IS_DRAW:
        state.hand[seat] += 1 << 4 * state.row[state.next]
        state.size[seat] += 1
        state.next += 1
        state.first_turn = 0
        state.phase = PLAY
    elif kind == IS_PASS:
        _end(rules, state, NOBODY)
    else:
        _take(rules, state, seat, action)


@kernel
def _discard(rules: Record, state: Record, seat: int, each: int) -> None:
    state.hand[seat] -= 1 << 4 * each
    if state.known[seat]:
        state.known[seat] = less(state.known[seat], 1 << 4 * each)
    state.size[seat] -= 1
    _onto_pile(state, each)
    if state.taken != NOBODY and rules.stays_natural == 1:
        state.closed[seat] &= ~(8 << 4 * state.taken)
    if state.size[seat] == 0:
        _end(rules, state, seat)
    else:
        _begin_turn(rules, state, 1 - seat)


@kernel
def _onto_pile(state: Record, each: int) -> None:
    state.row[state.piled] = each
    state.piled += 1
    state.pile += 1 << 4 * each


@kernel
def _take(rules: Record, state: Record, seat: int, action: int) -> None:
    top = state.row[state.piled - 1]
    laid = 0
    if action != BARE_PILE or not _may_take_upcard_two(rules, state):
        laid = NATURALS[action] + (1 << 4 * top)
        state.size[seat] -= MOVED[action] + 1
        state.naturals[seat] += laid
        state.taken = top if top < RANKS else top - APART
        if rules.stays_natural:
            state.closed[seat] |= 8 << 4 * state.taken
    state.hand[seat] += state.pile - laid
    state.size[seat] += state.piled
    if rules.pile_take == 2:
        state.known[seat] = less(state.known[seat] + state.pile, laid)
    else:
        rest = state.pile - (1 << 4 * top if laid else 0)
        state.known[seat] = less(state.known[seat], NATURALS[action]) + rest
    state.pile = 0
    state.piled = 0
    state.first_turn = 0
    state.phase = PLAY
    if state.size[seat] == 0:
        _end(rules, state, seat)


@kernel
def _begin_turn(rules: Record, state: Record, seat: int) -> None:
    state.turn = seat
    state.taken = NOBODY
    if state.next < CARDS:
        state.phase = DRAW
    elif state.shuffled < rules.reshuffles and state.piled > 1:
        state.phase = RESHUFFLE
    elif _takes(rules, state):
        state.phase = LAST
    else:
        _end(rules, state, NOBODY)


@kernel
def reshuffle(state: Record) -> None:
    """Make the pile but its top card the stock, in the order in which it lies or was put into `row`."""
    count = state.piled - 1
    top = state.row[count]
    for place in range(count - 1, -1, -1):
        state.row[CARDS - count + place] = state.row[place]
    state.next = CARDS - count
    state.row[0] = top
    state.piled = 1
    state.pile = 1 << 4 * top
    state.shuffled += 1
    state.phase = DRAW


@kernel
def settle(state: Record) -> None:
    """Do what chance owes: shuffle a pile that is due with the state's own stream."""
    if state.phase == RESHUFFLE:
        chance.shuffle(state, state.row, 0, state.piled - 1)
        reshuffle(state)


# The score


@kernel
def _end(rules: Record, state: Record, out: int) -> None:
    state.phase = OVER
    state.out = out
    for seat in range(2):
        laid = state.naturals[seat]
        wilds = state.wilds[seat]
        eights = at_least(by_rank(laid), 8) & ~at_least(wilds, 1)
        worth = value(laid)
        for rank in range(RANKS):
            worth += 20 * ((wilds >> 4 * rank) & _CLASS)
        if eights:
            worth += (rules.eight_factor - 1) * _worth_of_eights(state, seat, eights)
        if seat == out and wilds == 0:
            worth *= rules.natural_out_factor
            state.natural = 1
        state.points[seat] = worth - value(state.hand[seat])
    if rules.marks:
        for seat in range(2):
            state.marks[seat] = state.eights[seat]
        if out != NOBODY:
            state.marks[out] += state.natural
            if state.points[1 - out] < 0:
                state.chapeau = 1 - out
                state.marks[out] += 1


@kernel
def _worth_of_eights(state: Record, seat: int, eights: int) -> int:
    """What the eights of a seat are worth once; they are counted too."""
    worth = 0
    for rank in range(RANKS):
        if (eights >> 4 * rank) & 8:
            state.eights[seat] += 1
            classes = _CLASS << 4 * rank
            if rank in (JACK, QUEEN):
                classes |= _CLASS << 4 * (rank + APART)
            worth += value(state.naturals[seat] & classes)
    return worth
