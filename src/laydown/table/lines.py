"""The text of a record cut into lines and words that know their place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.errors import Message, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.errors import Value

LONGEST_TEXT: Final = 2_000_000
LONGEST_LINE: Final = 4_000
"""In characters; the longest record that a match can come to, of Speed with twelve seats, is half of that."""
MOST_WORDS: Final = 1_000
"""In a line with those that continue it; the largest deck has half as many cards."""

_NO_TEXT: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_WORD: Final = re.compile(r"[^ \t]+")
_CONTINUED: Final = re.compile(r"[ \t]+[^ \t#;]")
_BYTE_ORDER_MARK: Final = "\ufeff"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a record and where it stands, both counted from 1."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record's body with those that continue it.

    `text` is its first row without comments; `remark` the words of the checked comment behind `;`.
    """

    number: int
    text: str
    words: tuple[Word, ...]
    remark: tuple[Word, ...] = ()

    @property
    def head(self) -> Word:
        """The first word, of a line that is only a comment the first of that."""
        return (self.words or self.remark)[0]

    @property
    def verb(self) -> str:
        return self.words[0].text if self.words else ";"


def broken(id: str, line: int, column: int = 1, **values: Value) -> RecordError:  # noqa: A002 - the catalogues call it an id
    """The error for this place of a record."""
    return RecordError(Message.of(id, **values), line, column)


def broken_at(word: Word, id: str, **values: Value) -> RecordError:  # noqa: A002 - as above
    return broken(id, word.line, word.column, **values)


def rows_of(text: str) -> list[str]:
    """The rows of a text that could be a record: not too long, and nothing in it but characters."""
    if len(text) > LONGEST_TEXT:
        raise broken("table-record-too-long", 1, count=LONGEST_TEXT)
    rows = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").split("\n")
    for number, row in enumerate(rows, 1):
        if len(row) > LONGEST_LINE:
            raise broken("table-record-line-too-long", number, LONGEST_LINE + 1, count=LONGEST_LINE)
        found = _NO_TEXT.search(row)
        if found is not None:
            raise broken("table-record-no-text", number, found.start() + 1)
    return rows


def body_lines(rows: list[str], first: int) -> Iterator[Line]:
    """The lines of the body, which begins at row number `first`; blank rows and free comments left out."""
    line: Line | None = None
    for number, row in enumerate(rows[first - 1 :], first):
        text = row.partition("#")[0]
        if not text.strip(" \t"):
            continue
        told, mark, remark = text.partition(";")
        words = words_of(told, number)
        said = words_of(remark, number, len(told) + 1)
        if _CONTINUED.match(row):
            if line is None or line.remark or mark:
                raise broken("table-record-continued", number)
            if len(line.words) > MOST_WORDS:
                raise broken("table-record-line-too-long", number, count=LONGEST_LINE)
            line = Line(line.number, line.text, line.words + words)
            continue
        if line is not None:
            yield line
        line = Line(number, told.rstrip(" \t"), words, said)
    if line is not None:
        yield line


def words_of(text: str, line: int, before: int = 0) -> tuple[Word, ...]:
    """The words of a text that stands `before` columns from the start of its line."""
    return tuple(Word(found[0], line, before + found.start() + 1) for found in _WORD.finditer(text))


def number_of(word: Word, low: int, high: int) -> int:
    """The number that this word is, from low to high."""
    if re.fullmatch(r"-?[0-9]{1,6}", word.text, re.ASCII) and low <= int(word.text) <= high:
        return int(word.text)
    raise broken_at(word, "table-record-number", text=word.text[:60], low=low, high=high)
