"""The text lines of atoms, and the plain objects of atoms, events and results, read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from laydown.cards import card, cards
from laydown.errors import MalformedInput, Message
from laydown.games.atoms import DRAW, Draw, Reshuffle
from laydown.games.events import Discarded, Drew, TurnBegan, discarded, drew, turn_began
from laydown.games.plain import Reader
from laydown.games.three_thirteen.actions import TAKE, Discard, Take, discard
from laydown.games.three_thirteen.events import AnyEvent
from laydown.games.three_thirteen.scoring import DealResult
from laydown.melds import Arrangement, Combination

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.games.rules import Plain
    from laydown.games.three_thirteen.actions import Atom

AnyAtom: TypeAlias = "Atom | Reshuffle"

_SOURCES: Final[Mapping[str, Atom]] = {"draw": DRAW, "take": TAKE}


def read_action(text: str) -> AnyAtom:
    """The atom of a line; MalformedInput says at which column there is none."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb in _SOURCES and len(words) == 1:
        return _SOURCES[verb]
    if verb == "discard" and 2 <= len(words) <= 3:
        if len(words) == 3 and words[2].lower() != "out":
            raise _unreadable(text, words[2], after=2)
        try:
            return discard(card(words[1]), out=len(words) == 3)
        except MalformedInput as error:
            raise MalformedInput(error.message, text, _column(text, 1)) from None
    if verb == "reshuffle":
        start = text.index(words[0]) + len(words[0])
        try:
            return Reshuffle(cards(text[start:]))
        except MalformedInput as error:
            raise MalformedInput(error.message, text, start + error.column) from None
    if verb in _SOURCES:
        raise _unreadable(text, words[1], after=1)
    if verb == "discard" and len(words) > 3:
        raise _unreadable(text, words[3], after=3)
    raise _unreadable(text, text.strip(), after=0)


_MAKERS: Final[Mapping[type, Callable[..., Any]]] = {
    Draw: lambda: DRAW,
    Take: lambda: TAKE,
    Discard: discard,
    TurnBegan: turn_began,
    Drew: drew,
    Discarded: discarded,
}
"""What exists once is not made anew."""

_NAMES: Final = {
    "Arrangement": Arrangement,
    "Combination": Combination,
    "DealResult": DealResult,
    "Atom": Draw | Take | Discard,
}

_ATOMS: Final[Reader[AnyAtom]] = Reader(Draw | Take | Discard | Reshuffle, makers=_MAKERS)
_EVENTS: Final[Reader[AnyEvent]] = Reader(AnyEvent, names=_NAMES, makers=_MAKERS)
_RESULTS: Final[Reader[DealResult]] = Reader(DealResult)


def action_from_plain(plain: Plain) -> AnyAtom:
    """The atom that gave this plain object; MalformedInput if none did."""
    return _ATOMS.read(plain)


def event_from_plain(plain: Plain) -> AnyEvent:
    """The event that gave this plain object; MalformedInput if none did."""
    return _EVENTS.read(plain)


def result_from_plain(plain: Plain) -> DealResult:
    """The result that gave this plain object; MalformedInput if none did."""
    return _RESULTS.read(plain)


def _unreadable(text: str, word: str, *, after: int) -> MalformedInput:
    """The complaint about the word that stands after so many others."""
    return MalformedInput(Message.of("three-thirteen-unreadable", text=word), text, _column(text, after))


def _column(text: str, after: int) -> int:
    """The column of the word that stands after so many others; 1 for text without words."""
    at = 0
    words = text.split()
    for word in words[:after]:
        at = text.index(word, at) + len(word)
    return text.index(words[after], at) + 1 if len(words) > after else 1
