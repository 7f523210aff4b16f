"""How wide text is on a terminal, and lines that fit.

Wide characters (kana, hangul, ideographs) take two columns. Those whose width a terminal may choose, the
suit symbols among them, are counted as one: so all terminals that are not set up for old East Asian
fonts draw them.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_OPENING: Final = ("Ps", "Pi")
"""No line ends with a character of these categories: opening brackets and quotes."""

_CLOSING: Final = ("Pe", "Pf", "Po", "Lm")
"""No line begins with one of these: closing brackets, commas and stops, the long mark of katakana."""

_SMALL: Final = frozenset("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")
"""Nor with a small kana, which belongs to the one before it."""

_WIDEST_CHARACTER: Final = 2

_WIDE_STOP: Final = "\N{IDEOGRAPHIC FULL STOP}"

_WORDS: Final = re.compile(r"\s+|(?:« )?\S+(?: [:;?!»]\S*)*")
"""Blanks, and words with the signs that French sets apart from them by a blank."""


def width(text: str) -> int:
    """How many columns the text takes."""
    return sum(map(_columns, text)) if not text.isascii() else len(text)


def pad(text: str, columns: int) -> str:
    """The text with blanks after it, up to so many columns."""
    return text + " " * (columns - width(text))


def pad_left(text: str, columns: int) -> str:
    """The text with blanks before it, up to so many columns."""
    return " " * (columns - width(text)) + text


def joined(sentences: Iterable[str]) -> str:
    """Sentences as a paragraph. Japanese ones follow each other without a blank: the stop is wide enough."""
    return " ".join(sentences).replace(f"{_WIDE_STOP} ", _WIDE_STOP)


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """The text in lines of at most so many columns, all but the first after the indent.

    Leading blanks stay. Lines break at blanks, and between two wide characters where the punctuation of
    their scripts allows it. Where there is no room for a character after the indent there is none.
    """
    columns = max(columns, _WIDEST_CHARACTER)
    if width(indent) + _WIDEST_CHARACTER > columns:
        indent = ""
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if line and width(line) + width(piece.rstrip()) > columns and line.strip():
            lines.append(line.rstrip())
            line = indent + piece.lstrip()
        else:
            line += piece
        while width(line.rstrip()) > columns:
            head, line = _cut(line, columns)
            lines.append(head)
            line = indent + line
    lines.append(line.rstrip())
    return lines


def in_rows(cells: Sequence[str], gaps: Sequence[int], columns: int) -> list[list[int]]:
    """Which cells stand in which row, `gaps[i]` blanks before cell i, so that no row is too wide."""
    rows: list[list[int]] = []
    room = 0
    for place, cell in enumerate(cells):
        need = width(cell)
        if rows and room >= need + gaps[place]:
            rows[-1].append(place)
            room -= need + gaps[place]
        else:
            rows.append([place])
            room = columns - need
    return rows


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _pieces(text: str) -> Iterator[str]:
    """The smallest parts that stay together on a line."""
    for word in _WORDS.findall(text):
        if word.isascii() or word.isspace():
            yield word
            continue
        part = ""
        for character in word:
            if part and _may_break(part[-1], character):
                yield part
                part = ""
            part += character
        yield part


def _may_break(before: str, after: str) -> bool:
    if unicodedata.category(before) in _OPENING or unicodedata.category(after) in _CLOSING:
        return False
    if after in _SMALL:
        return False
    if unicodedata.name(before, "").startswith("HANGUL") or unicodedata.name(after, "").startswith("HANGUL"):
        return False  # Korean breaks at its blanks
    return _columns(before) > 1 or _columns(after) > 1


def _cut(line: str, columns: int) -> tuple[str, str]:
    """A line without a place to break, broken all the same."""
    used = 0
    for place, character in enumerate(line):
        used += _columns(character)
        if used > columns:
            return line[:place], line[place:]
    return line, ""
