"""Reading back what atoms, events and results write: lines for people, plain objects for machines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Rank, card
from laydown.errors import MalformedInput, Message
from laydown.games.atoms import DRAW, Draw, Reshuffle
from laydown.games.events import Discarded, Drew, TurnBegan, discarded, drew, turn_began
from laydown.games.mille.actions import (
    PASS,
    VERBS,
    Add,
    Cut,
    Discard,
    Lay,
    Pass,
    Pile,
    add,
    cut,
    discard,
    lay,
    pile,
)
from laydown.games.mille.deal import DECK, WILD
from laydown.games.mille.events import MilleEvent
from laydown.games.mille.going_out import AfterStock
from laydown.games.mille.melding import Spread
from laydown.games.mille.result import MilleResult
from laydown.games.plain import Reader

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.cards import Card
    from laydown.games.mille.actions import MilleAction
    from laydown.games.rules import Plain

_RANKS: Final = {rank.letter: rank for rank in DECK.ranks} | {"10": Rank.TEN}


class _Words:
    """The words of a line one after another, with the column at which each begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.column = 1
        self._at = 0

    def next(self) -> str:
        """The next word, empty at the end of the line."""
        rest = self.text[self._at :]
        start = self._at + len(rest) - len(rest.lstrip())
        word = rest.split(maxsplit=1)[0] if rest.strip() else ""
        self.column = start + 1
        self._at = start + len(word)
        return word

    def rest(self) -> list[str]:
        return self.text[self._at :].split()

    def wrong(self, id: str, **values: str) -> MalformedInput:  # noqa: A002 - as in Message
        return MalformedInput(Message.of(id, **values), self.text, self.column)

    def next_card(self) -> Card:
        word = self.next()
        if not word:
            raise self.wrong("mille-unreadable-card-missing")
        return self._card(word)

    def all_cards(self) -> tuple[Card, ...]:
        found: list[Card] = []
        while word := self.next():
            found.append(self._card(word))
        return tuple(found)

    def _card(self, word: str) -> Card:
        try:
            found = card(word)
        except MalformedInput as error:
            raise MalformedInput(error.message, self.text, self.column) from None
        if not DECK.copies[DECK.index[found]] if found in DECK.index else True:
            raise self.wrong("mille-unreadable-not-in-deck", text=word)
        return found

    def end(self) -> None:
        word = self.next()
        if word:
            raise self.wrong("mille-unreadable-left-over", text=word)


def read_action(text: str) -> MilleAction:
    """The atom a line writes, as in `lay 8C 8S 2D`; MalformedInput says at which column it is none."""
    words = _Words(text)
    verb = words.next()
    reader = _READERS.get(verb.lower())
    if reader is None:
        raise words.wrong("mille-unreadable-verb", text=verb, allowed=", ".join(VERBS))
    atom = reader(words)
    words.end()
    return atom


def _read_lay(words: _Words) -> MilleAction:
    found = words.all_cards()
    if not found:
        raise words.wrong("mille-unreadable-card-missing")
    return lay(found)


def _read_add(words: _Words) -> MilleAction:
    found = words.next_card()
    word = words.next()
    if not word and found.rank is not WILD:
        return add(found)
    if word.lower() != "to":
        raise words.wrong("mille-unreadable-add-to", text=str(found))
    word = words.next()
    rank = _RANKS.get(word.upper())
    if rank is None:
        raise words.wrong("mille-unreadable-rank", text=word)
    return add(found, rank)


def _read_cut(words: _Words) -> MilleAction:
    word = words.next()
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise words.wrong("mille-unreadable-cut", text=word)
    return cut(int(word))


_READERS: Final[dict[str, Callable[[_Words], MilleAction]]] = {
    "draw": lambda _: DRAW,
    "pile": lambda words: pile(words.all_cards()),
    "lay": _read_lay,
    "add": _read_add,
    "discard": lambda words: discard(words.next_card()),
    "pass": lambda _: PASS,
    "cut": _read_cut,
    "reshuffle": lambda words: Reshuffle(words.all_cards()),
}


_MAKERS: Final[Mapping[type, Callable[..., Any]]] = {
    Draw: lambda: DRAW,
    Pile: pile,
    Pass: lambda: PASS,
    Lay: lay,
    Add: add,
    Discard: discard,
    Cut: cut,
    TurnBegan: turn_began,
    Drew: drew,
    Discarded: discarded,
}
"""What exists once is not made anew."""

_NAMES: Final = {"Spread": Spread, "MilleResult": MilleResult, "AfterStock": AfterStock}

_ATOMS: Final[Reader[MilleAction]] = Reader(
    Draw | Pile | Lay | Add | Discard | Pass | Cut | Reshuffle, makers=_MAKERS, deck=DECK
)
_EVENTS: Final[Reader[MilleEvent]] = Reader(MilleEvent, names=_NAMES, makers=_MAKERS, deck=DECK)
_RESULTS: Final[Reader[MilleResult]] = Reader(MilleResult)


def action_from_plain(plain: Plain) -> MilleAction:
    """The atom of a plain object; MalformedInput if it is none."""
    return _ATOMS.read(plain)


def event_from_plain(plain: Plain) -> MilleEvent:
    """The event of a plain object; MalformedInput if it is none."""
    return _EVENTS.read(plain)


def result_from_plain(plain: Plain) -> MilleResult:
    """The result of a plain object; MalformedInput if it is none."""
    return _RESULTS.read(plain)
