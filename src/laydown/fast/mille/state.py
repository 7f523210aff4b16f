"""The records of Mille: the rules in force as numbers, a deal, a match, and how a deal ended.

Cards are classes, which no rule tells apart: the ranks from ace to king are 0 to 12, without the jack of
diamonds, which is 13, and the queen of spades, which is 14. A *count* is 64 bits with four for each class,
the ace's lowest: how many there are, 8 at most, so that one addition moves many cards at once. A *set of
classes* has the highest of the four bits set for each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.cards import card
from laydown.compiled import kernel, record_type
from laydown.games.mille.deal import DECK, HAND_SIZE
from laydown.games.mille.scoring import VALUES as _VALUES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.cards import Card
    from laydown.compiled import Records
    from laydown.games.mille.config import Config

CARDS: Final = DECK.size
DEALT: Final = HAND_SIZE

TWO: Final = 1
JACK: Final = 10
QUEEN: Final = 11
RANKS: Final = 13
JACK_OF_DIAMONDS: Final = 13
QUEEN_OF_SPADES: Final = 14
CLASSES: Final = 15
APART: Final = 3
"""How far a class of its own lies from the other cards of its rank: 13 from 10, 14 from 11."""


def class_of(each: Card) -> int:
    """The class of a card."""
    if each is card("JD"):
        return JACK_OF_DIAMONDS
    return QUEEN_OF_SPADES if each is card("QS") else each.rank - 1


CLASS: Final[NDArray[np.uint8]] = np.array(
    [class_of(kind) if DECK.copies[place] else 0 for place, kind in enumerate(DECK.kinds)], np.uint8
)
"""The class of each kind of the deck."""

PACK: Final[NDArray[np.uint8]] = np.array([class_of(each) for each in DECK.cards()], np.uint8)
"""All cards by their classes, as a new pack has them."""

VALUES: Final[NDArray[np.int64]] = np.array(
    [next(_VALUES[each] for each in _VALUES if class_of(each) == n) for n in range(CLASSES)], np.int64
)
"""What a card of each class is worth."""

ONES: Final = 0x111111111111111
"""One card of each class."""
TOPS: Final = 8 * ONES
"""The set of all classes."""
RANK_TOPS: Final = TOPS & (1 << 4 * RANKS) - 1
"""The set of the classes 0 to 12, one a rank."""

CUT, DRAW, PLAY, LAST, RESHUFFLE, OVER = range(6)
"""The phases of a deal, as games/mille/state.py explains them."""
PHASES: Final = ("cut", "draw", "play", "last", "reshuffle", "over")

NOBODY: Final = -1

RULES: Final = record_type(
    [
        ("pile_take", np.int64),  # 0 pair_in_hand, 1 pair_or_own_natural_set, 2 pair_anywhere
        ("stays_natural", np.int64),  # 0 off, 1 this_turn, 2 always
        ("upcard_two", np.int64),  # 0 off, 1 every_deal, 2 first_deal
        ("min_naturals", np.int64),
        ("max_wilds", np.int64),  # 8, all there are, for no limit
        ("wild_may_be_added", np.int64),
        ("must_discard", np.int64),
        ("reshuffles", np.int64),  # how often, 0 under end_deal
        ("eight_factor", np.int64),
        ("natural_out_factor", np.int64),
        ("marks", np.int64),
        ("skunk", np.int64),
        ("stakes", np.int64),
        ("target", np.int64),
        ("max_deals", np.int64),
        ("natural_required", np.int64),
        ("low_draw", np.int64),
        ("pile_shown", np.int64),  # 0 top, 1 all
        ("cut", np.int64),
    ]
)
"""All options as numbers; yes is 1."""

STATE: Final = record_type(
    [
        ("hand", np.int64, (2,)),  # counts, as the next four
        ("known", np.int64, (2,)),  # of each class so many at least are in that hand, as all know
        ("naturals", np.int64, (2,)),  # laid by a seat, twos of a set of twos too
        ("wilds", np.int64, (2,)),  # the twos that stand for a rank in its spread
        ("pile", np.int64),
        ("closed", np.int64, (2,)),  # the set of ranks whose spread takes no wild
        ("at", np.uint64),  # the stream of chance, see fast/chance.py
        ("step", np.uint64),
        ("row", np.uint8, (CARDS,)),  # the pile at the front, oldest first; the stock at the end, next first
        ("points", np.int16, (2,)),  # this, marks, eights and the three after them once the deal is over
        ("number", np.int16),  # the deal's, from 1
        ("marks", np.int8, (2,)),
        ("eights", np.int8, (2,)),
        ("natural", np.int8),
        ("chapeau", np.int8),
        ("out", np.int8),
        ("size", np.int8, (2,)),  # cards in hand
        ("piled", np.int8),  # cards in the pile
        ("next", np.int8),  # the place in the row of the stock's next card; 104 when there is none
        ("phase", np.int8),
        ("turn", np.int8),
        ("dealer", np.int8),
        ("first_turn", np.int8),
        ("taken", np.int8),  # the rank laid with the pile this turn
        ("shuffled", np.int8),  # how often the pile was
        ("spare", np.uint8),  # so that there is no gap, and a copy is a copy of all bytes
    ]
)
"""A deal. A copy of the bytes is a copy of the deal, its chance included."""

MATCH: Final = record_type(
    [
        ("totals", np.int32, (2,)),
        ("marks", np.int16, (2,)),
        ("naturals", np.int16, (2,)),
        ("decisions", np.int32),  # of those that were played out in compiled code
        ("deals", np.int16),  # finished ones
        ("first_dealer", np.int8),
        ("over", np.int8),
        ("winner", np.int8),  # nobody while it goes on, and when it is drawn
        ("skunk", np.int8),
        ("spare", np.uint8, (2,)),
    ]
)
"""A match after its finished deals."""


def rules_of(config: Config) -> Records:
    """These options as numbers: an array of one record."""
    rules: Records = np.zeros(1, RULES)
    rules["pile_take"] = ("pair_in_hand", "pair_or_own_natural_set", "pair_anywhere").index(config.pile_take)
    rules["stays_natural"] = ("off", "this_turn", "always").index(config.pile_set_stays_natural)
    rules["upcard_two"] = ("off", "every_deal", "first_deal").index(config.upcard_two)
    rules["min_naturals"] = config.min_naturals
    rules["max_wilds"] = 8 if config.max_wilds is None else config.max_wilds
    rules["wild_may_be_added"] = config.wild_may_be_added
    rules["must_discard"] = config.must_discard_to_go_out
    rules["reshuffles"] = 2 if config.stock_out == "reshuffle" else 0
    rules["eight_factor"] = config.eight_factor
    rules["natural_out_factor"] = config.natural_out_factor
    rules["marks"] = config.marks
    rules["skunk"] = config.skunk
    rules["stakes"] = config.stakes
    rules["target"] = config.target
    rules["max_deals"] = config.max_deals
    rules["natural_required"] = config.natural_required_to_win
    rules["low_draw"] = config.first_dealer == "low_draw"
    rules["pile_shown"] = ("top", "all").index(config.pile_shown)
    rules["cut"] = config.cut
    return rules


@kernel
def at_least(count: int, least: int) -> int:
    """The set of classes of which there are so many, 1 to 8."""
    return (count + (8 - least) * ONES) & TOPS


@kernel
def by_rank(count: int) -> int:
    """The count with the two classes apart among the others of their rank."""
    return (count & 0xFFFFFFFFFFFFF) + ((count >> 12) & 0xFF0000000000)


@kernel
def with_apart(ranks: int) -> int:
    """A set of ranks as one of classes: with the two classes apart of its jacks and queens."""
    return ranks | (ranks & 0x880000000000) << 12


@kernel
def less(count: int, other: int) -> int:
    """The count without as many of these as are in it."""
    for each in range(CLASSES):
        gone = min((count >> 4 * each) & 15, (other >> 4 * each) & 15)
        count -= gone << 4 * each
    return count


@kernel
def popcount(word: int) -> int:
    """How many bits are set in a number that is not negative."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (word * 0x0101010101010101) >> 56 & 0xFF


@kernel
def lowest(word: int) -> int:
    """The place of the lowest bit that is set."""
    return popcount((word & -word) - 1)


@kernel
def value(count: int) -> int:
    """What these cards are worth."""
    worth = 0
    for each in range(CLASSES):
        worth += ((count >> 4 * each) & 15) * VALUES[each]
    return worth
