"""A card as every rule sees it: a kind, not a piece of paper.

Text: rank then suit, `QS`, `TD` (T is ten), `7H`, and `*` for a joker. Suits are S H D C and, in
Five Crowns, R for the stars.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from laydown.errors import MalformedInput, Message

if TYPE_CHECKING:
    from collections.abc import Iterable


class Rank(IntEnum):
    """Ace is 1 and king 13, as in Three Thirteen's points; a joker ranks after all of them."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    JOKER = 14

    @property
    def letter(self) -> str:
        return _RANK_LETTERS[self - 1]

    def __str__(self) -> str:
        return self.letter


class Suit(IntEnum):
    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    STARS = 4

    @property
    def letter(self) -> str:
        return _SUIT_LETTERS[self]

    def __str__(self) -> str:
        return self.letter


_RANK_LETTERS: Final = "A23456789TJQK*"
_SUIT_LETTERS: Final = "SHDCR"


class Card:
    """One kind of card. Each kind exists once, so cards compare by identity and hash at no cost.

    `card("QS")` finds one by its text; `rank` and `suit` are its parts; a joker has no suit.
    """

    __slots__ = ("_order", "rank", "suit", "text")

    rank: Rank
    suit: Suit | None
    text: str

    def __init__(self, rank: Rank, suit: Suit | None) -> None:
        text = rank.letter + (suit.letter if suit is not None else "")
        if text in _BY_TEXT:
            raise ValueError(f"the card {text} exists already; find it with card({text!r})")
        self.rank = rank
        self.suit = suit
        self.text = text
        self._order = rank * len(Suit) + (suit or 0)
        _BY_TEXT[text] = self

    def __lt__(self, other: Card) -> bool:
        return self._order < other._order

    def __repr__(self) -> str:
        return f"card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_BY_TEXT: Final[dict[str, Card]] = {}

for _rank in Rank:
    if _rank is not Rank.JOKER:
        for _suit in Suit:
            Card(_rank, _suit)

JOKER: Final = Card(Rank.JOKER, None)


def card(text: str) -> Card:
    """The card written `text`, as in `QS`, `10d`, `*`; MalformedInput if there is none."""
    found = _BY_TEXT.get(text) or _BY_TEXT.get(text.upper().replace("10", "T"))
    if found is None:
        raise MalformedInput(Message.of("card-unreadable", text=text), text)
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a line such as `8C 8S 2D`; MalformedInput names the first that is none."""
    found: list[Card] = []
    at = 0
    for word in text.split():
        at = text.index(word, at)
        try:
            found.append(card(word))
        except MalformedInput as error:
            raise MalformedInput(error.message, text, at + 1) from None
        at += len(word)
    return tuple(found)


def text_of(row: Iterable[Card]) -> str:
    """The line that `cards` reads back."""
    return " ".join([each.text for each in row])
