"""Everything that Laydown raises on purpose.

::

    LaydownError                 carries a Message: what words/ makes a sentence of
     +-- MalformedInput          text that cannot be read; says at which column
     +-- AmbiguousInput          text that could mean several things; names them
     +-- IllegalAction           a well-formed action that the rules refuse; carries the Refusal
     +-- ConfigError             options or seats that do not go together
     +-- RecordError             a record that does not hold; says line, column and clause
     +-- BrokenInvariant         our own mistake: never caught, never shown as a rule

A Message is an id of the catalogues in locales/ and the values its sentence needs. The core speaks no
language of its own; `str(error)` gives the id and the values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from laydown.cards import Card, Rank

Value: TypeAlias = "int | str | Card | Rank | tuple[Card, ...] | tuple[str, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence without a language: an id of the catalogues and its values.

    Values are numbers, text, cards, ranks or tuples of them. A value named `seat`, `dealer`, `winner`,
    `loser` or `other` is a seat number counted from 0; words/ puts the name there.
    """

    id: str
    values: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, id: str, **values: Value) -> Message:  # noqa: A002 - the catalogues call it an id
        return cls(id, tuple(values.items()))

    def __str__(self) -> str:
        if not self.values:
            return self.id
        return f"{self.id} ({', '.join(f'{name}={_text(value)}' for name, value in self.values)})"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: the clause of docs/rules/ and the sentence for the player."""

    clause: str
    message: Message

    @classmethod
    def of(cls, clause: str, id: str, **values: Value) -> Refusal:  # noqa: A002 - as in Message
        return cls(clause, Message(id, tuple(values.items())))

    def __str__(self) -> str:
        return f"{self.clause}: {self.message}"


class LaydownError(Exception):
    """The root of the tree; `message` is the sentence to show."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class MalformedInput(LaydownError):
    """Text that cannot be read as what was asked for.

    `text` is the whole text and `column`, counted from 1, the place where reading stopped.
    """

    def __init__(self, message: Message, text: str = "", column: int = 1) -> None:
        super().__init__(message)
        self.text = text
        self.column = column


class AmbiguousInput(LaydownError):
    """Text that could mean several things; `choices` are their full forms."""

    def __init__(self, message: Message, choices: tuple[str, ...]) -> None:
        super().__init__(message)
        self.choices = choices


class IllegalAction(LaydownError):
    """A well-formed action that the rules refuse now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class ConfigError(LaydownError):
    """Options, or a number of seats, that do not go together; `option` names the one to change."""

    def __init__(self, message: Message, option: str = "") -> None:
        super().__init__(message)
        self.option = option


class RecordError(LaydownError):
    """A record that does not hold; `line` and `column` count from 1, `clause` is empty for form."""

    def __init__(self, message: Message, line: int, column: int = 1, clause: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.column = column
        self.clause = clause

    def __str__(self) -> str:
        clause = f" {self.clause}:" if self.clause else ""
        return f"line {self.line}, column {self.column}:{clause} {self.message}"


class BrokenInvariant(LaydownError):
    """Something that cannot happen has happened; play stops and the record is kept."""


def _text(value: Value) -> str:
    if isinstance(value, tuple):
        return " ".join(str(each) for each in value)
    return str(value)
