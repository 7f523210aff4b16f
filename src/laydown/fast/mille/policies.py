"""How compiled code chooses: any legal action, each as likely, or as the bot `greedy` does.

`greedy` is bots/greedy_mille.py told in sets and counts; both are held together in tests/fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille.actions import (
    ADD,
    ADD_TWO,
    BARE_PILE,
    BOTH_LAY,
    BOTH_LAY_TWO,
    BOTH_PILE,
    CUT_FIRST,
    CUT_LAST,
    DISCARD,
    DRAWING,
    HIGH,
    LAY,
    LAY_TWO,
    LAY_TWOS,
    PILE,
)
from laydown.fast.mille.engine import legal
from laydown.fast.mille.state import (
    APART,
    CLASSES,
    CUT,
    JACK,
    JACK_OF_DIAMONDS,
    NOBODY,
    PLAY,
    QUEEN_OF_SPADES,
    RANK_TOPS,
    RANKS,
    TOPS,
    TWO,
    VALUES,
    at_least,
    by_rank,
    lowest,
    popcount,
    with_apart,
)

if TYPE_CHECKING:
    from laydown.compiled import Record

RANDOM: Final = 0
GREEDY: Final = 1
NAMES: Final = ("random", "greedy")
"""The policies as the bots are called."""

_TWO_TOP = 8 << 4 * TWO
_TEN_TOPS = 0x8888 << 4 * 9
_APART_TOPS = TOPS & ~RANK_TOPS


@kernel
def choose(rules: Record, state: Record, policy: int, stream: Record) -> int:
    """What this policy does for the seat to act."""
    if policy == GREEDY:
        return greedy(rules, state)
    return random(rules, state, stream)


@kernel
def random(rules: Record, state: Record, stream: Record) -> int:
    """Any legal action, each as likely."""
    if state.phase == CUT:
        return CUT_FIRST + chance.below(stream, CUT_LAST - CUT_FIRST + 1)
    low, high = legal(rules, state)
    return nth(low, high, chance.below(stream, popcount(low) + popcount(high)))


@kernel
def nth(low: int, high: int, place: int) -> int:
    """The action at this place, from 0, of a legal set."""
    first = 0
    count = popcount(low)
    if place >= count:
        place -= count
        low = high
        first = HIGH
    while place > 0:
        low &= low - 1
        place -= 1
    return first + lowest(low)


@kernel
def greedy(rules: Record, state: Record) -> int:
    """As the bot: the pile, naturals, the way out with twos, and the discard that breaks up least."""
    if state.phase == CUT:
        return (CUT_FIRST + CUT_LAST) // 2
    low, high = legal(rules, state)
    if state.phase != PLAY:
        takes = high & ~(3 << DRAWING - HIGH)
        return _best_take(state, takes) if takes else DRAWING
    seat = state.turn
    hand = state.hand[seat]
    size = state.size[seat]
    if size > 3:
        lay = _natural_lay(low, high)
        if lay != NOBODY:
            return lay
    if size > 1:
        adds = (low >> ADD & TOPS >> 3) << 3 & ~_TWO_TOP
        if adds:
            return 4 * _dearest(adds) + ADD
    if (hand >> 4 * TWO) & 15:
        step = _step_on_the_way_out(rules, state, low)
        if step != NOBODY:
            return step
    return 4 * _best_discard(hand) + DISCARD


@kernel
def _best_take(state: Record, takes: int) -> int:
    """The dearest pair goes down with the top card; for a two as few twos as the table asks for."""
    bare = 1 << BARE_PILE - HIGH
    pairs = takes & ~bare
    if pairs == 0 or (takes & bare and state.row[state.piled - 1] == TWO):
        return BARE_PILE
    both = pairs & (0x11 << BOTH_PILE - HIGH)
    if both:
        return HIGH + lowest(both)
    apart = pairs & (0x11 << 4 * JACK_OF_DIAMONDS + PILE)
    return HIGH + lowest(apart or pairs)


@kernel
def _natural_lay(low: int, high: int) -> int:
    """The dearest three naturals that are no twos, or nobody.

    By value: two queens of spades with a queen 210, one with two 120, two jacks of diamonds with a jack 110,
    one with two 70; then aces 45, tens to kings 30, others 15, of equal ones the lowest rank.
    """
    both = high >> BOTH_LAY - HIGH
    if both & 0x10:
        return BOTH_LAY + 4
    three = low & (TOPS & ~_TWO_TOP)
    if three == 0 and not both & 1:
        return NOBODY
    if three & 8 << 4 * QUEEN_OF_SPADES:
        return 4 * QUEEN_OF_SPADES + LAY
    if both & 1:
        return BOTH_LAY
    return 4 * _dearest(three) + LAY


@kernel
def _dearest(classes: int) -> int:
    """Of a set of classes without twos the dearest: of equal ones the lowest."""
    if classes & _APART_TOPS:
        return QUEEN_OF_SPADES if classes & 8 << 4 * QUEEN_OF_SPADES else JACK_OF_DIAMONDS
    if classes & 8:
        return 0
    tens = classes & _TEN_TOPS
    return lowest(tens or classes) >> 2


@kernel
def _best_discard(hand: int) -> int:
    """A card of the rank with the fewest, the dearest of those, twos last."""
    held = at_least(hand, 1) & ~_TWO_TOP
    if held == 0:
        return TWO
    ranks = by_rank(hand)
    for fewest in range(1, 8):
        few = held & ~with_apart(at_least(ranks, fewest + 1))
        if few:
            return _dearest(few)
    return _dearest(held)


@kernel
def _step_on_the_way_out(rules: Record, state: Record, low: int) -> int:
    """The next action with twos in it, where the whole hand but one discard can go down with them."""
    seat = state.turn
    hand = state.hand[seat]
    ranks = by_rank(hand)
    twos = (hand >> 4 * TWO) & 15
    others = at_least(ranks, 1) & ~_TWO_TOP
    single = others & ~at_least(ranks, 2)
    if single:
        others &= ~(8 << 4 * _cheapest(hand, single))
    else:
        twos -= 1
    room = 0
    for rank in range(RANKS):
        if others >> 4 * rank & 8:
            need = 3 - ((ranks >> 4 * rank) & 15)
            twos -= need
            if need == 2 and (rules.min_naturals > 1 or rules.max_wilds < 2):
                return NOBODY
            if rules.wild_may_be_added:
                room += 8 if rules.max_wilds == 8 else rules.max_wilds - need
    if twos < 0 or not _has_room(rules, state, twos, room):
        return NOBODY
    if others:
        return _lay_dearest(hand, others)
    if twos >= 3 and not (state.naturals[seat] >> 4 * TWO) & 15:
        return 4 * TWO + LAY
    return _best_spread_for_a_two(state, low) if twos else NOBODY


@kernel
def _cheapest(hand: int, single: int) -> int:
    """The single card worth least, of equal ones the lowest rank."""
    best = NOBODY
    least = 1000
    for rank in range(RANKS):
        if single >> 4 * rank & 8:
            worth = _worth_of_rank(hand, rank)
            if worth < least:
                least = worth
                best = rank
    return best


@kernel
def _worth_of_rank(hand: int, rank: int) -> int:
    worth: int = ((hand >> 4 * rank) & 15) * VALUES[rank]
    apart = rank + APART
    if RANKS <= apart < CLASSES and rank >= JACK:
        worth += ((hand >> 4 * apart) & 15) * VALUES[apart]
    return worth


@kernel
def _has_room(rules: Record, state: Record, spare: int, room: int) -> bool:
    """Whether all spare twos can go down: as a set of twos, or as wilds on own spreads."""
    seat = state.turn
    if spare >= 3 or spare == 0 or (state.naturals[seat] >> 4 * TWO) & 15:
        return True
    if not rules.wild_may_be_added:
        return False
    laid = at_least(by_rank(state.naturals[seat]), 1) & ~state.closed[seat]
    for rank in range(RANKS):
        if laid >> 4 * rank & 8:
            wilds = (state.wilds[seat] >> 4 * rank) & 15
            room += 8 if rules.max_wilds == 8 else rules.max_wilds - wilds
    return spare <= room


@kernel
def _lay_dearest(hand: int, ranks: int) -> int:
    """Lay the rank worth most, all its cards with the twos they need; of equal ones the lowest."""
    best = 0
    most = 0
    for rank in range(RANKS):
        if ranks >> 4 * rank & 8:
            worth = _worth_of_rank(hand, rank)
            if worth > most:
                most = worth
                best = rank
    plain = (hand >> 4 * best) & 15
    apart = 0
    if JACK <= best < JACK + 2:
        apart = (hand >> 4 * (best + APART)) & 15
    if apart == 2:
        return BOTH_LAY_TWO + 4 * (best - JACK)
    each = best + APART if apart else best
    return HIGH + 4 * each + (LAY_TWO if plain + apart == 2 else LAY_TWOS)


@kernel
def _best_spread_for_a_two(state: Record, low: int) -> int:
    """A two joins the set of twos, or else a spread with a wild already, then the shortest."""
    if low >> 4 * TWO + ADD & 1:
        return 4 * TWO + ADD
    seat = state.turn
    laid = by_rank(state.naturals[seat])
    best = NOBODY
    least = 1000
    for rank in range(RANKS):
        if low >> 4 * rank + ADD_TWO & 1:
            length = (laid >> 4 * rank) & 15
            if not (state.wilds[seat] >> 4 * rank) & 15:
                length += 100
            if length < least:
                least = length
                best = rank
    return 4 * best + ADD_TWO
