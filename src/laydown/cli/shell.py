"""What a command speaks through: a language, and the streams it was started with."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from laydown.terminal.width import joined, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.errors import Value
    from laydown.words import Speaker

_WIDEST: Final = 100
"""Longer lines are hard to follow on a wide terminal."""


@dataclass(frozen=True, slots=True)
class Shell:
    """Answers go to `stdout`, complaints to `stderr`; `speaker` makes the sentences."""

    speaker: Speaker
    stdin: TextIO
    stdout: TextIO
    stderr: TextIO

    def line(self, text: str = "", indent: str = "") -> None:
        """Text for people, broken at the terminal's edge; later lines stand after the indent."""
        for each in wrap(text, self.columns, indent):
            self.raw(each)

    def facts(self, sentences: Iterable[str], lead: str = "", indent: str = "") -> None:
        """Sentences that belong together, after a lead: a paragraph, or in plain mode one fact a line."""
        if self.plain:
            for each in sentences:
                self.line(lead + each, indent)
        else:
            self.line(lead + joined(sentences), indent)

    def raw(self, text: str) -> None:
        """One line as it stands, for machines and for what may not be broken."""
        self.stdout.write(f"{text}\n")

    def tell(self, id: str, **values: Value) -> None:  # noqa: A002 - the catalogues call it an id
        """The sentence of this id as a line."""
        self.line(self.speaker.text(id, **values))

    def complain(self, place: str, reason: str) -> None:
        """One line on `stderr`: where, and what to do about it."""
        self.stderr.write(f"{place}: {reason}\n")

    @property
    def at_a_terminal(self) -> bool:
        """Whether a person reads and types here."""
        return self.stdin.isatty() and self.stdout.isatty()

    @property
    def columns(self) -> int:
        return min(shutil.get_terminal_size().columns, _WIDEST)

    @property
    def plain(self) -> bool:
        return self.speaker.plain
