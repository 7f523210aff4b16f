"""Cards held without an order: how many of each kind."""

from __future__ import annotations

from itertools import chain, compress, repeat
from typing import TYPE_CHECKING

from laydown.cards.card import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.cards.card import Card, Rank
    from laydown.cards.deck import Deck


class Hand:
    """An immutable multiset of a deck's cards; two hands with the same cards are equal.

    `counts[i]` is how many of `deck.kinds[i]` are held, one byte a kind. `+` and `-` give new hands.

    >>> from laydown.cards import card, standard_deck
    >>> hand = Hand.of(standard_deck(2), "QS 7H QS")
    >>> str(hand.plus(card("2D")))
    '2D 7H QS QS'
    """

    __slots__ = ("counts", "deck", "size")

    deck: Deck
    counts: bytes
    size: int

    def __init__(self, deck: Deck, counts: bytes, size: int) -> None:
        self.deck = deck
        self.counts = counts
        self.size = size

    @classmethod
    def empty(cls, deck: Deck) -> Hand:
        return cls(deck, bytes(len(deck.kinds)), 0)

    @classmethod
    def of(cls, deck: Deck, row: Iterable[Card] | str) -> Hand:
        """The hand of these cards, or of a line such as `8C 8S 2D`.

        KeyError for a card the deck does not have.
        """
        if isinstance(row, str):
            from laydown.cards.card import cards  # noqa: PLC0415 - only where text is read

            row = cards(row)
        counts = bytearray(len(deck.kinds))
        index = deck.index
        size = 0
        for each in row:
            counts[index[each]] += 1
            size += 1
        return cls(deck, bytes(counts), size)

    def plus(self, each: Card) -> Hand:
        counts = bytearray(self.counts)
        counts[self.deck.index[each]] += 1
        return Hand(self.deck, bytes(counts), self.size + 1)

    def minus(self, each: Card) -> Hand:
        """The hand without one such card; ValueError if it holds none."""
        counts = bytearray(self.counts)
        counts[self.deck.index[each]] -= 1
        return Hand(self.deck, bytes(counts), self.size - 1)

    def with_cards(self, row: Iterable[Card]) -> Hand:
        counts = bytearray(self.counts)
        index = self.deck.index
        size = self.size
        for each in row:
            counts[index[each]] += 1
            size += 1
        return Hand(self.deck, bytes(counts), size)

    def with_hands(self, hands: Iterable[Hand]) -> Hand:
        """The hand with all cards of others of the same deck."""
        # Each count is one digit of a large number, and no sum of them reaches 256.
        number = int.from_bytes(self.counts, "big")
        size = self.size
        for hand in hands:
            number += int.from_bytes(hand.counts, "big")
            size += hand.size
        return Hand(self.deck, number.to_bytes(len(self.counts), "big"), size)

    def without(self, row: Iterable[Card]) -> Hand:
        """The hand less these cards; ValueError if it does not hold them all."""
        counts = bytearray(self.counts)
        index = self.deck.index
        size = self.size
        for each in row:
            counts[index[each]] -= 1
            size -= 1
        return Hand(self.deck, bytes(counts), size)

    def count(self, each: Card) -> int:
        """How many of this kind are held; 0 also for a card that the deck does not have."""
        place = self.deck.index.get(each)
        return 0 if place is None else self.counts[place]

    def count_rank(self, rank: Rank) -> int:
        return sum(self.counts[self.deck.row(rank)])

    def holds(self, row: Iterable[Card]) -> bool:
        """Whether all these cards are held at once, copies counted."""
        wanted: dict[Card, int] = {}
        for each in row:
            wanted[each] = wanted.get(each, 0) + 1
        return all(self.count(each) >= n for each, n in wanted.items())

    def kinds(self) -> tuple[Card, ...]:
        """The kinds held, each once, in the deck's order."""
        return tuple(compress(self.deck.kinds, self.counts))

    def __iter__(self) -> Iterator[Card]:
        """Each card, copies too, in the deck's order."""
        held = compress(self.deck.kinds, self.counts)
        return chain.from_iterable(map(repeat, held, filter(None, self.counts)))

    def __len__(self) -> int:
        return self.size

    def __contains__(self, each: Card) -> bool:
        return self.count(each) > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts and self.deck is other.deck

    def __hash__(self) -> int:
        return hash(self.counts)

    def __str__(self) -> str:
        return text_of(self)

    def __repr__(self) -> str:
        return f"Hand.of(deck, {str(self)!r})"
