"""What is dealt, to whom, in which order; and the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cards import Rank, standard_deck
from laydown.errors import Refusal

if TYPE_CHECKING:
    from laydown.cards import Card, Deck
    from laydown.games.rules import Stock

DECK: Final[Deck] = standard_deck(2)
"""Two packs of 52 without jokers, shuffled together (M-DEAL-1)."""

SEATS: Final = 2
HAND_SIZE: Final = 15
WILD: Final = Rank.TWO
CUT_PLACES: Final = range(4, 101)


def opponent(seat: int) -> int:
    return 1 - seat


def starter(dealer: int) -> int:
    """The one who did not deal plays first (M-DEAL-3)."""
    return opponent(dealer)


def dealer_of(number: int, first_dealer: int) -> int:
    """The deal alternates (M-DEAL-3)."""
    return (first_dealer + number - 1) % SEATS


def hands_dealt(stock: Stock, dealer: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Fifteen cards each, one at a time, the first to the one who did not deal (M-DEAL-2)."""
    hands: tuple[list[Card], list[Card]] = ([], [])
    for _ in range(HAND_SIZE):
        for seat in (starter(dealer), dealer):
            hands[seat].append(stock.draw(seat))
    return tuple(hands[0]), tuple(hands[1])


def cutter(dealer: int) -> int:
    """The dealer's opponent cuts (M-DEAL-5)."""
    return opponent(dealer)


def why_not_cut(place: int) -> Refusal | None:
    """At least four cards stay on either side of a cut (M-DEAL-5)."""
    if place not in CUT_PLACES:
        return Refusal.of(
            "M-DEAL-5", "mille-refuse-cut-place", low=CUT_PLACES.start, high=CUT_PLACES.stop - 1
        )
    return None
