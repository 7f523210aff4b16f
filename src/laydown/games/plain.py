"""Actions, events and results as plain objects for machines, and back.

A plain object has the fields of a frozen dataclass by their names: cards, ranks and places as text, rows
as lists. An action is tagged with its verb (`do`), an event with its kind (`event`). A field that holds its
default is left out, so an event without its hidden card has none.

Reading follows the declared types of the fields and is strict: what stands at a wrong place, is missing or
too much is MalformedInput with its place, as in `$.cards[2]`.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from laydown.cards import Card, Rank, Suit, card
from laydown.errors import MalformedInput, Message
from laydown.melds import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.cards import Deck
    from laydown.errors import Value
    from laydown.games.rules import Plain

T = TypeVar("T")

_TAGS: Final = (("event", "kind"), ("do", "verb"))
"""The key of the tag, and the class variable that has it."""

_RANKS: Final = {rank.letter: rank for rank in Rank}
_SUITS: Final = {suit.letter: suit for suit in Suit}
_SHOWN: Final = 200
"""So much of a wrong value is told."""


class AsPlain:
    """What has a plain object made of its fields."""

    __slots__ = ()

    def to_plain(self) -> Plain:
        return plain_of(self)


def plain_of(thing: Any) -> Plain:  # noqa: ANN401 - any dataclass
    """The plain object of a dataclass."""
    tag, parts = _layout(thing.__class__)
    plain = dict(tag)
    for name, default in parts:
        value = getattr(thing, name)
        if value != default:
            plain[name] = _plain(value)
    return plain


def tag_of(plain: object) -> str:
    """The kind of event or the verb that a plain object is tagged with, empty if with none."""
    if isinstance(plain, dict):
        given = cast("dict[str, object]", plain)
        for key, _ in _TAGS:
            tag = given.get(key)
            if isinstance(tag, str):
                return tag
    return ""


@cache
def _layout(kind: type) -> tuple[Plain, tuple[tuple[str, object], ...]]:
    """The tag of a class, and its fields with their defaults."""
    parts = tuple((each.name, each.default) for each in fields(kind) if each.init)
    for key, variable in _TAGS:
        tag = vars(kind).get(variable)
        if isinstance(tag, str):
            return {key: tag}, parts
    return {}, parts


def _plain(value: Any) -> object:  # noqa: ANN401 - whatever a field may hold
    match value:
        case Card():
            return value.text
        case Rank():
            return value.letter
        case Place():
            return str(value)
        case Message():
            return {"id": value.id, "values": {name: _tagged(each) for name, each in value.values}}
        case tuple():
            return [_plain(each) for each in value]  # pyright: ignore[reportUnknownVariableType] - of any field
        case int() | str() | None:
            return value
        case _:
            return plain_of(value)


def _tagged(value: Value) -> object:
    """A value of a message, which has no declared type: `{"card": "QS"}`, `{"rank": "Q"}`."""
    match value:
        case Card():
            return {"card": value.text}
        case Rank():
            return {"rank": value.letter}
        case tuple():
            return [_tagged(each) for each in value]
        case _:
            return value


# Reading

_Read: TypeAlias = "Callable[[object, str], Any]"
"""Reads a plain value that stands at a place."""


class Reader(Generic[T]):
    """Reads what `plain_of` makes of a dataclass, or of one of several that are told apart by their tags.

    `shape` is the class or their union. `names` has the types that fields are declared with where their
    module imports these for the type checker only; `makers` what makes an object of its fields, where that
    is not its class; `deck` is the one whose cards alone are read.
    """

    def __init__(
        self,
        shape: Any,  # noqa: ANN401 - a class or a union
        *,
        names: Mapping[str, Any] | None = None,
        makers: Mapping[type, Callable[..., Any]] | None = None,
        deck: Deck | None = None,
    ) -> None:
        self._names = {"Card": Card, "Message": Message, "Rank": Rank, **(names or {})}
        self._makers = makers or {}
        self._deck = deck
        self._made: dict[type, _Read] = {}
        self._read = self._of(shape)

    def read(self, plain: object) -> T:
        """The object; MalformedInput if this is none."""
        return cast("T", self._read(plain, "$"))

    def _of(self, hint: Any) -> _Read:  # noqa: ANN401 - a type
        simple = _SIMPLE.get(hint)
        if simple is not None:
            return simple
        if hint is Card:
            return self._card
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return _one_of(args)
        if origin is tuple:
            return self._row(args)
        if origin in (Union, UnionType):
            return self._union(args)
        assert is_dataclass(hint), hint  # noqa: S101 - no field is declared otherwise
        return self._object(cast("type", hint))

    def _card(self, value: object, place: str) -> Card:
        found = _card(value, place)
        deck = self._deck
        if deck is not None and not (found in deck.index and deck.copies[deck.index[found]]):
            raise _wrong(value, place)
        return found

    def _row(self, args: tuple[Any, ...]) -> _Read:
        """Any number of one type, or one of each."""
        of_each = [self._of(each) for each in args if each is not Ellipsis]
        any_number = args[-1] is Ellipsis

        def read(value: object, place: str) -> tuple[Any, ...]:
            if not isinstance(value, list):
                raise _wrong(value, place)
            row = cast("list[object]", value)
            if any_number:
                return tuple(of_each[0](each, f"{place}[{at}]") for at, each in enumerate(row))
            if len(row) != len(of_each):
                raise _wrong(row, place)
            return tuple(
                one(each, f"{place}[{at}]") for at, (one, each) in enumerate(zip(of_each, row, strict=True))
            )

        return read

    def _union(self, args: tuple[Any, ...]) -> _Read:
        kinds = [each for each in args if each is not NoneType]
        inner = self._of(kinds[0]) if len(kinds) == 1 else self._by_tag(kinds)
        if len(kinds) == len(args):
            return inner
        return lambda value, place: None if value is None else inner(value, place)

    def _by_tag(self, kinds: list[type]) -> _Read:
        readers: dict[str, _Read] = {}
        key = ""
        for kind in kinds:
            (key, tag), *_ = _layout(kind)[0].items()
            readers[tag] = self._object(kind)

        def read(value: object, place: str) -> object:
            tag = _fields_of(value, place).get(key)
            if not isinstance(tag, str) or tag not in readers:
                raise _wrong(tag, f"{place}.{key}")
            return readers[tag](value, place)

        return read

    def _object(self, kind: type) -> _Read:
        tag, parts = _layout(kind)
        hints = get_type_hints(kind, localns=self._names)
        inner = [(name, default, self._of(hints[name])) for name, default in parts]
        known = {*tag, *(name for name, _ in parts)}
        make = self._makers.get(kind, kind)

        def read(value: object, place: str) -> object:
            given = _fields_of(value, place)
            for name in given:
                if name not in known or (name in tag and given[name] != tag[name]):
                    raise _wrong(given[name], f"{place}.{name}")
            values: dict[str, object] = {}
            for name, default, one in inner:
                if name in given:
                    values[name] = one(given[name], f"{place}.{name}")
                elif default is MISSING:
                    raise MalformedInput(Message.of("plain-missing", place=f"{place}.{name}"))
            try:
                return make(**values)
            except ValueError:
                raise _wrong(value, place) from None

        return read


def _fields_of(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _wrong(value, place)
    return cast("dict[str, object]", value)


def _wrong(value: object, place: str) -> MalformedInput:
    text = str(value)[:_SHOWN]
    return MalformedInput(Message.of("plain-unreadable", place=place, text=text), text)


def _of_type(kind: type) -> _Read:
    def read(value: object, place: str) -> object:
        if type(value) is not kind:  # a bool is no number here
            raise _wrong(value, place)
        return value

    return read


def _one_of(allowed: tuple[object, ...]) -> _Read:
    def read(value: object, place: str) -> object:
        if not isinstance(value, str) or value not in allowed:
            raise _wrong(value, place)
        return value

    return read


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise _wrong(value, place)
    return value


def _card(value: object, place: str) -> Card:
    text = _text(value, place)
    try:
        found = card(text)
    except MalformedInput:
        raise _wrong(value, place) from None
    if found.text != text:
        raise _wrong(value, place)
    return found


def _rank(value: object, place: str) -> Rank:
    rank = _RANKS.get(_text(value, place))
    if rank is None:
        raise _wrong(value, place)
    return rank


def _place(value: object, place: str) -> Place:
    text = _text(value, place)
    rank, suit = _RANKS.get(text[:1]), _SUITS.get(text[1:])
    if rank is None or (suit is None and len(text) > 1):
        raise _wrong(value, place)
    return Place(rank, suit)


def _message(value: object, place: str) -> Message:
    given = _fields_of(value, place)
    if given.keys() != {"id", "values"}:
        raise _wrong(value, place)
    at = f"{place}.values"
    values = _fields_of(given["values"], at)
    return Message(
        _text(given["id"], f"{place}.id"),
        tuple((name, _untagged(each, f"{at}.{name}")) for name, each in values.items()),
    )


def _untagged(value: object, place: str) -> Any:  # noqa: ANN401 - a value of a message
    if isinstance(value, dict):
        given = cast("dict[str, object]", value)
        if given.keys() == {"card"}:
            return _card(given["card"], f"{place}.card")
        if given.keys() == {"rank"}:
            return _rank(given["rank"], f"{place}.rank")
        raise _wrong(given, place)
    if isinstance(value, list):
        row = cast("list[object]", value)
        return tuple(_untagged(each, f"{place}[{at}]") for at, each in enumerate(row))
    if isinstance(value, int | str):
        return value
    raise _wrong(value, place)


def _as_it_is(value: object, _place: str) -> object:
    return value


_SIMPLE: Final[Mapping[Any, _Read]] = {
    int: _of_type(int),
    bool: _of_type(bool),
    str: _of_type(str),
    Rank: _rank,
    Place: _place,
    Message: _message,
    Any: _as_it_is,
}
