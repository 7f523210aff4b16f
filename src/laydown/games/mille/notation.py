"""Reading back what atoms, events and results write: lines for people, plain objects for machines."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Rank, card
from laydown.errors import MalformedInput, Message
from laydown.games.atoms import DRAW, Reshuffle
from laydown.games.mille.actions import PASS, VERBS, add, cut, discard, lay, pile
from laydown.games.mille.deal import DECK, WILD
from laydown.games.mille.events import EVENTS
from laydown.games.mille.melding import Spread
from laydown.games.mille.result import result_from_plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cards import Card
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.events import MilleEvent
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


def action_from_plain(plain: Plain) -> MilleAction:
    """The atom of a plain object; MalformedInput if it is none."""
    try:
        return _action_from_plain(plain)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise MalformedInput(Message.of("mille-unreadable-object"), str(plain)[:200]) from None


def _action_from_plain(plain: Plain) -> MilleAction:
    verb = _word(plain["do"])
    if verb in ("pile", "lay"):
        return read_action(" ".join([verb, *map(_word, plain["cards"])]))
    if verb == "add":
        return read_action(f"add {_word(plain['card'])} to {_word(plain['to'])}")
    if verb == "discard":
        return read_action(f"discard {_word(plain['card'])}")
    if verb == "cut":
        return read_action(f"cut {plain['place']}")
    if verb == "reshuffle":
        return read_action(" ".join([verb, *map(_word, plain["order"])]))
    return read_action(verb)


def _word(text: str) -> str:
    """A single word, so that no value of a plain object reads as two."""
    (word,) = text.split()
    return word


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts)


def _spread(plain: dict[str, Any]) -> Spread:
    return Spread(
        _RANKS[plain["rank"]], _cards(plain["naturals"]), _cards(plain["wilds"]), closed=plain["closed"]
    )


_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "card": lambda text: None if text is None else card(text),
    "cards": _cards,
    "pile": _cards,
    "laid": _cards,
    "order": _cards,
    "rank": lambda letter: _RANKS[letter],
    "players": tuple,
    "totals": tuple,
    "hands": lambda hands: tuple(_cards(each) for each in hands),
    "spreads": lambda seats: tuple(tuple(_spread(each) for each in own) for own in seats),
    "result": result_from_plain,
}
"""How a field of this name is read, in every event that has it; others stand as they are."""

_KINDS: Final = {each.kind: each for each in EVENTS}


def event_from_plain(plain: Plain) -> MilleEvent:
    """The event of a plain object; MalformedInput if it is none."""
    try:
        kind = _KINDS[plain["event"]]
        values = {each.name: _FIELDS.get(each.name, _as_it_is)(plain[each.name]) for each in fields(kind)}
        return kind(**values)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise MalformedInput(Message.of("mille-unreadable-object"), str(plain)[:200]) from None


def _as_it_is(value: Any) -> Any:  # noqa: ANN401 - numbers and words of an event
    return value
