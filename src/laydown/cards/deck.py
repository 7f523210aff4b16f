"""Which kinds of card are in play, and how many copies of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from laydown.cards.card import JOKER, Rank, Suit, card

if TYPE_CHECKING:
    from laydown.cards.card import Card


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """All packs shuffled together: `kinds` ordered rank by rank, then suit, jokers last.

    `copies[i]` is how many cards of `kinds[i]` there are; `index` finds a kind's place; `ranks` and
    `suits` are those that occur, so that nothing else needs to know there are thirteen or four.
    A deck exists once (`standard_deck` and `star_deck` keep theirs), so decks compare by identity.
    """

    kinds: tuple[Card, ...]
    copies: bytes
    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...]
    index: dict[Card, int] = field(repr=False)

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        return sum(self.copies)

    @property
    def jokers(self) -> int:
        return self.copies[self.index[JOKER]]

    def __reduce__(self) -> tuple[Any, ...]:
        jokers = self.jokers // self.copies[0]
        return _deck, (self.ranks, self.suits, self.copies[0], jokers)

    def row(self, rank: Rank) -> slice:
        """The places of a rank's kinds in `kinds`, one per suit."""
        start = self.index[JOKER] if rank is Rank.JOKER else (rank - self.ranks[0]) * len(self.suits)
        return slice(start, start + (1 if rank is Rank.JOKER else len(self.suits)))

    def cards(self) -> tuple[Card, ...]:
        """Every card in the order of kinds: a new pack before its first shuffle."""
        return tuple(kind for kind, n in zip(self.kinds, self.copies, strict=True) for _ in range(n))


MOST_COPIES: Final = 255
"""Copies of a kind are counted in a byte."""


@cache
def standard_deck(packs: int, jokers: int = 0) -> Deck:
    """`packs` packs of 52 with `jokers` jokers in each; ValueError past 255 copies of a kind."""
    suits = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    return _deck(tuple(rank for rank in Rank if rank is not Rank.JOKER), suits, packs, jokers)


@cache
def star_deck(packs: int, jokers: int) -> Deck:
    """`packs` packs of five suits from 3 to king with `jokers` jokers in each, as for Five Crowns;
    ValueError past 255 copies of a kind.
    """
    ranks = tuple(rank for rank in Rank if Rank.THREE <= rank <= Rank.KING)
    return _deck(ranks, tuple(Suit), packs, jokers)


@cache
def _deck(ranks: tuple[Rank, ...], suits: tuple[Suit, ...], packs: int, jokers: int) -> Deck:
    if packs < 1 or jokers < 0 or packs * max(1, jokers) > MOST_COPIES:
        raise ValueError(
            f"a deck is of 1 to {MOST_COPIES} packs and as many jokers, not {packs} with {jokers} each"
        )
    kinds = (*(card(rank.letter + suit.letter) for rank in ranks for suit in suits), JOKER)
    copies = bytes([packs] * (len(kinds) - 1) + [packs * jokers])
    return Deck(kinds, copies, ranks, suits, {kind: place for place, kind in enumerate(kinds)})
