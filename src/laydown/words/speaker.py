"""Sentences for a person: from a message id and its values, in that person's language and manner."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fluent.runtime.types import FluentInt

from laydown.cards import JOKER, Card, Rank, Suit
from laydown.errors import BrokenInvariant, Message
from laydown.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime.types import FluentNumber

    from laydown.cards import Hand
    from laydown.errors import Refusal, Value
    from laydown.words.catalogue import Catalogue

_SEATS: Final = frozenset({"seat", "dealer", "winner", "loser", "other"})
"""Values of these names are seats, and are spoken as the players' names."""

_SUIT_SIGNS: Final = {
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
    Suit.CLUBS: "♣",
    Suit.STARS: "★",
}

_OBJECT_FORM: Final = "acc"
"""The form of a card's name as the object of a verb; Russian alone has one of its own."""

_SEVERAL: Final = "many"
"""The form of a rank's name for several cards of it."""

_NAMED_APART: Final = {"QS": "held-queen-of-spades", "JD": "held-jack-of-diamonds"}
"""Mille's two cards of a value of their own: the queen of spades (100) and the jack of diamonds (50)."""

_HYPHEN_FOR_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")
"""Fluent writes a loss with a hyphen, which no score sheet has; plain text keeps to the keyboard's signs."""

_NAMES_HERE: Final = tuple(f"\ufdd0{seat}\ufdd1" for seat in range(64))
"""Where the name of each seat goes in a sentence; characters that no text has."""

_NAME_HERE: Final = re.compile("\ufdd0([0-9]+)\ufdd1")

_LONGEST: Final = 2000
"""Fluent refuses values of more than 2500 characters, and nobody reads so long a line."""

_UNSHOWN: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Controls, halves of characters and line ends."""

_MOST_MARKS: Final = 4
"""Upon one letter; no language has more."""

_TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Marks that turn the direction of what comes after them, the rest of our sentence too."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Speaks one language to one person.

    `plain` speaks cards as words and uses no symbols, for screen readers; `names` are the players' names
    by seat, and `you` is the seat of the person spoken to.
    """

    lang: str
    plain: bool = False
    names: tuple[str, ...] = ()
    you: int | None = None

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        # What it does not hang on is left out, so that the same is made once for all who hear it; names are
        # put in afterwards, so that it is made once for all tables.
        named = mine = ranked = False
        for name, value in message.values:
            if name in _SEATS:
                named = True
                mine = mine or value == self.you
            elif value.__class__ is tuple:
                named = True
            elif value.__class__ is Rank:
                ranked = True  # and not its number, which is equal
        said = _said(self.lang, self.plain, self.you if mine else None, message, ranked)
        return _NAME_HERE.sub(self._named, said) if named else said

    def made_anew(self, message: Message) -> str:
        """The sentence of a message, though it may have been said before."""
        given: dict[str, str | FluentNumber] = {}
        for name, value in message.values:
            given[name] = self._spoken(name, value)
            if isinstance(value, tuple):
                given[f"{name}-count"] = _number(len(value))
            if isinstance(value, Rank):
                given[f"{name}-many"] = self.ranks(value)
            if self._has_object_form(value):
                given[f"{name}-acc"] = self._spoken(name, value, _OBJECT_FORM)
            if name in _SEATS:
                whose = "who" if name == "seat" else f"{name}-who"
                given[whose] = "you" if value == self.you else "other"
        sentence = self._catalogue.sentence(message.id, given)
        loss = any(isinstance(value, int) and value < 0 for _, value in message.values)
        return _HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", sentence) if loss and not self.plain else sentence

    def text(self, id: str, **values: Value) -> str:  # noqa: A002 - the catalogues call it an id
        """The sentence of this id with these values."""
        return self.say(Message(id, tuple(values.items())))

    def refuse(self, refusal: Refusal) -> str:
        """Why something may not be done, with the clause that says so."""
        return self.text("refused", reason=self.say(refusal.message), clause=refusal.clause)

    def knows(self, id: str) -> bool:  # noqa: A002 - the catalogues call it an id
        """Whether the catalogues have this id, for ids that are made of names."""
        return id in self._catalogue

    def seat(self, seat: int) -> str:
        """The name of the player at this seat."""
        if 0 <= seat < len(self.names):
            return shown(self.names[seat])
        if seat < 0:
            raise BrokenInvariant(Message.of("seat-missing", number=seat))
        return self.text("seat-name", number=seat + 1)

    def rank(self, rank: Rank, form: str = "") -> str:
        """`10` or `Q`; in plain mode `ten` or `queen`."""
        if rank is Rank.JOKER:
            return self._catalogue.sentence("card-joker", {}, form)
        if self.plain:
            return self._catalogue.sentence(f"rank-{rank.name.lower()}", {}, form)
        return "10" if rank is Rank.TEN else rank.letter

    def ranks(self, rank: Rank) -> str:
        """`queens`, as one speaks of several; English and French make sentences with it."""
        name = "card-joker" if rank is Rank.JOKER else f"rank-{rank.name.lower()}"
        return self._catalogue.sentence(name, {}, _SEVERAL)

    def card(self, card: Card, form: str = "") -> str:
        """`Q♠`; in plain mode `queen of spades`."""
        if card.suit is None:
            return self.rank(Rank.JOKER, form)
        rank = self.rank(card.rank, form)
        if self.plain:
            return self._catalogue.sentence("card-in-words", {"rank": rank, "suit": card.suit.name.lower()})
        return rank + _SUIT_SIGNS[card.suit]

    def cards(self, row: Iterable[Card], form: str = "") -> str:
        """`8♣ 8♠ 2♦`; in plain mode `eight of clubs, eight of spades and two of diamonds`."""
        spoken = [self.card(each, form) for each in row]
        return self.list(spoken) if self.plain or not spoken else " ".join(spoken)

    def list(self, items: Sequence[str]) -> str:
        """`A, B and C` as the language writes it."""
        if not items:
            return self.text("list-empty")
        *first, last = items
        if not first:
            return last
        return self.text("list-comma").join(first) + self.text("list-and") + last

    def hand_in_words(self, hand: Hand, wild_rank: Rank | None) -> str:
        """`three nines, two wilds`: how many of each rank, then wilds, then jokers.

        Where twos are wild the game is Mille, and its queen of spades and jack of diamonds are named apart.
        """
        held: dict[str, int] = {}
        for each in sorted(hand, key=lambda each: (each is JOKER, each.rank is wild_rank)):
            name = _held_name(each, wild_rank)
            held[name] = held.get(name, 0) + 1
        # No "and" before the last: groups are a list to look through.
        groups = [self.text(name, count=count) for name, count in held.items()]
        return self.text("list-comma").join(groups) or self.text("list-empty")

    def _named(self, place: re.Match[str]) -> str:
        return self.seat(int(place[1]))

    @property
    def _catalogue(self) -> Catalogue:
        return catalogue(self.lang)

    def _has_object_form(self, value: Value) -> bool:
        if isinstance(value, tuple):
            return all(isinstance(each, Card) for each in value)
        return isinstance(value, Card | Rank)

    def _spoken(self, name: str, value: Value, form: str = "") -> str | FluentNumber:
        """A value as the catalogues expect it: text, or a number for the plural."""
        match value:
            case Rank():
                return self.rank(value, form)
            case Card():
                return self.card(value, form)
            case tuple():
                return self._row(value, form)
            case int() if name in _SEATS:
                return self.seat(value)
            case int():
                return _number(value)
            case _:
                return shown(value)

    def _row(self, row: tuple[Card, ...] | tuple[str, ...] | tuple[int, ...], form: str) -> str:
        cards = [each for each in row if isinstance(each, Card)]
        if cards:
            return self.cards(cards, form)
        return self.list([self.seat(each) if isinstance(each, int) else shown(str(each)) for each in row])


@lru_cache(maxsize=4096)
def _said(
    lang: str,
    plain: bool,  # noqa: FBT001 - as everywhere, in one key
    you: int | None,
    message: Message,
    ranked: bool,  # noqa: FBT001 - as above
) -> str:
    """A sentence that may well be said again, with places for the names."""
    del ranked
    return Speaker(lang, plain, _NAMES_HERE, you).made_anew(message)


def _number(value: int) -> FluentNumber:
    # Scores are short, and a thin space in 1 200 is read aloud as two numbers.
    return FluentInt(value, useGrouping=False)


def shown(text: str) -> str:
    """Text that came from outside, on one line, without what would steer a terminal, and not too long."""
    if len(text) <= _LONGEST and text.isprintable():
        return text
    written = harmless(text[: _LONGEST + 1])
    return written if len(written) <= _LONGEST else f"{written[:_LONGEST]}..."


def harmless(text: str) -> str:
    """Text as it is, without what would steer a terminal or turn a line around."""
    return text if text.isprintable() else "".join(_escaped(each) for each in text)


def is_flood(text: str) -> bool:
    """Whether marks are heaped upon a letter until they cover the lines above and below."""
    heaped = 0
    for each in text:
        heaped = heaped + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if heaped > _MOST_MARKS:
            return True
    return False


def _escaped(character: str) -> str:
    turning = unicodedata.bidirectional(character) in _TURNING
    if not turning and unicodedata.category(character) not in _UNSHOWN:
        return character
    return character.encode("unicode_escape").decode("ascii")


def _held_name(card: Card, wild_rank: Rank | None) -> str:
    if card is JOKER:
        return "held-joker"
    if card.rank is wild_rank:
        return "held-wild"
    if wild_rank is Rank.TWO and card.text in _NAMED_APART:
        return _NAMED_APART[card.text]
    return f"held-{card.rank.name.lower()}"
