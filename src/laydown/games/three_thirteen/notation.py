"""The text lines of atoms, and the plain objects of atoms, events and results, read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from laydown.cards import Rank, card, cards
from laydown.errors import MalformedInput, Message
from laydown.games.atoms import DRAW, Reshuffle
from laydown.games.three_thirteen import events
from laydown.games.three_thirteen.actions import TAKE, discard
from laydown.games.three_thirteen.arrangements import arrangement_from_plain, combination_from_plain
from laydown.games.three_thirteen.scoring import DealResult

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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


def action_from_plain(plain: Mapping[str, Any]) -> AnyAtom:
    """The atom that gave this plain object; MalformedInput if none did."""
    match plain:
        case {"do": "draw" | "take" as verb}:
            return _SOURCES[verb]
        case {"do": "discard", "card": str(text)}:
            return discard(card(text), out=plain.get("out") is True)
        case {"do": "reshuffle", "order": [*texts]}:
            return Reshuffle(tuple(card(str(text)) for text in texts))
        case _:
            raise unreadable_plain(plain)


def result_from_plain(plain: Mapping[str, Any]) -> DealResult:
    """The result that gave this plain object; MalformedInput if none did."""
    try:
        return DealResult(
            number=int(plain["number"]),
            dealer=int(plain["dealer"]),
            players=tuple(int(seat) for seat in plain["players"]),
            points=tuple(int(points) for points in plain["points"]),
            outs=tuple(int(seat) for seat in plain["outs"]),
            ending=str(plain["ending"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise unreadable_plain(plain) from error


_RANKS: Final = {rank.letter: rank for rank in Rank}


def _seats(plain: Sequence[Any]) -> tuple[int, ...]:
    return tuple(int(seat) for seat in plain)


_EVENTS: Final[Mapping[str, Callable[[Mapping[str, Any]], events.AnyEvent]]] = {
    "deal_began": lambda it: events.DealBegan(
        number=it["number"],
        dealer=it["dealer"],
        players=_seats(it["players"]),
        cards=it["cards"],
        wild=_RANKS[it["wild"]],
        totals=_seats(it["totals"]),
        stock=it["stock"],
    ),
    "dealt": lambda it: events.Dealt(it["seat"], it["count"], tuple(card(text) for text in it["cards"])),
    "turned_up": lambda it: events.TurnedUp(card(it["card"]), it["seat"]),
    "turn_began": lambda it: events.turn_began(it["seat"], last=it["last"]),
    "drew": lambda it: events.drew(it["seat"], None if it["card"] is None else card(it["card"])),
    "took": lambda it: events.Took(it["seat"], card(it["card"]), it["owner"]),
    "discarded": lambda it: events.discarded(it["seat"], card(it["card"])),
    "went_out": lambda it: events.WentOut(
        it["seat"], tuple(combination_from_plain(each) for each in it["shown"])
    ),
    "reshuffled": lambda it: events.Reshuffled(it["count"]),
    "beat_began": lambda it: events.BeatBegan(it["beat"], _seats(it["seats"]), it["last"]),
    "chose": lambda it: events.Chose(it["seat"], _choice(it["choice"])),
    "stopped": lambda it: events.Stopped(it["ending"]),
    "hand_scored": lambda it: events.HandScored(
        it["seat"], arrangement_from_plain(it["arrangement"]), it["points"]
    ),
    "deal_scored": lambda it: events.DealScored(result_from_plain(it["result"])),
}


def _choice(plain: Mapping[str, Any] | None) -> Atom | None:
    if plain is None:
        return None
    atom = action_from_plain(plain)
    if isinstance(atom, Reshuffle):
        raise unreadable_plain(plain)
    return atom


def event_from_plain(plain: Mapping[str, Any]) -> events.AnyEvent:
    """The event that gave this plain object; MalformedInput if none did."""
    try:
        return _EVENTS[plain["event"]](plain)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        raise unreadable_plain(plain) from error


def unreadable_plain(plain: object) -> MalformedInput:
    """The complaint about a plain object that is none of this game's."""
    return MalformedInput(Message.of("three-thirteen-unreadable-plain", text=str(plain)), str(plain))


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
