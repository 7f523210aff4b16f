"""A hand as one integer, a byte for each kind of card, and the masks that read it.

The byte of a kind stands where the deck's order has it: rank by rank, and in a rank suit by suit. So the
row of a rank is some neighbouring bytes, the row of a suit is every fourth (or fifth) byte, and one shift
compares each card with the next higher of its suit. No byte overflows: no hand holds 128 cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from laydown.cards import Deck, Hand, Rank

BYTE: Final = 8
FULL: Final = 0xFF
FLAG: Final = 0x80
"""The top bit of a byte; adding FLAG - n to a count sets it where the count is n or more."""

SUM: Final = 255
"""A number modulo 255 is the sum of its bytes, as long as that is below 255."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The masks of a deck with one rank wild, or none; jokers are wild.

    `step` is the width of a rank in bits: moved up by it, a card becomes the next higher of its suit.
    `rank_row` covers the first rank, `suit_row` the first suit; `naturals` and `wilds` share out the hand.
    `rank_ones` has a 1 for each kind of the first rank: a hand times it has in the byte of a rank's last
    suit the sum of that rank.
    """

    ranks: int
    suits: int
    step: int
    naturals: int
    wilds: int
    rank_row: int
    rank_ones: int
    suit_row: int

    def at_ranks(self, value: int) -> int:
        """The value at each rank's first kind."""
        return spread(value, self.ranks, self.step)

    def at_kinds(self, value: int) -> int:
        """The value at each kind that has a suit."""
        return spread(value, self.ranks * self.suits, BYTE)

    def rank_counts(self, naturals: int) -> int:
        """How many cards of each rank, at its first kind."""
        return naturals * self.rank_ones >> self.step - BYTE & self.suit_row


@lru_cache(maxsize=64)
def layout_of(deck: Deck, wild_rank: Rank | None) -> Layout:
    ranks, suits = len(deck.ranks), len(deck.suits)
    step = BYTE * suits
    rank_row = (1 << step) - 1
    suited = (1 << step * ranks) - 1
    wild_row = rank_row << step * deck.ranks.index(wild_rank) if wild_rank in deck.ranks else 0
    return Layout(
        ranks=ranks,
        suits=suits,
        step=step,
        naturals=suited ^ wild_row,
        wilds=wild_row | FULL << step * ranks,
        rank_row=rank_row,
        rank_ones=spread(1, suits, BYTE),
        suit_row=spread(FULL, ranks, step),
    )


def spread(value: int, times: int, step: int) -> int:
    """The value repeated this many times, `step` bits apart."""
    return sum(value << step * time for time in range(times))


def number_of(hand: Hand) -> int:
    """The hand as one integer."""
    return int.from_bytes(hand.counts, "little")
