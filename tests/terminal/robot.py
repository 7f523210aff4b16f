"""A player that knows nothing but what the terminal prints: it reads the screen and types lines."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from laydown.terminal.play import PlayOptions, Streams, run_play, run_resume

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Typist: TypeAlias = "Callable[[str], str | None]"
"""Given all that was printed since its last line, the next line; None closes the terminal."""


class Keyboard(io.StringIO):
    """Standard input that is typed by a function of what was printed."""

    def __init__(self, screen: io.StringIO, typist: Typist) -> None:
        super().__init__()
        self._screen = screen
        self._typist = typist
        self._seen = 0

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # typeshed's IOBase reads bytes
        text = self._screen.getvalue()
        line = self._typist(text[self._seen :])
        self._seen = len(text)
        return "" if line is None else f"{line}\n"


@dataclass(slots=True)
class Played:
    """What came of a session: all that was printed, and the exit code."""

    code: int
    screen: str

    @property
    def lines(self) -> list[str]:
        return self.screen.splitlines()


def play(options: PlayOptions, home: Path, typist: Typist) -> Played:
    screen = io.StringIO()
    streams = Streams(Keyboard(screen, typist), screen, {"LAYDOWN_HOME": str(home)})
    return Played(run_play(options, streams), screen.getvalue())


def resume(home: Path, typist: Typist, *, lang: str = "en", plain: bool = False) -> Played:
    screen = io.StringIO()
    streams = Streams(Keyboard(screen, typist), screen, {"LAYDOWN_HOME": str(home)})
    return Played(run_resume(lang=lang, plain=plain, streams=streams), screen.getvalue())


@dataclass(slots=True)
class HintFollower:
    """Asks for a hint and types what it says after the last colon; at any other prompt it presses Enter.

    After `lines` lines the terminal is closed.
    """

    lines: int = 100_000
    asked: bool = False
    typed: list[str] = field(default_factory=list[str])

    def __call__(self, new: str) -> str | None:
        if self.lines <= len(self.typed):
            return None
        line = self._next(new)
        self.typed.append(line)
        return line

    def _next(self, new: str) -> str:
        if self.asked:
            self.asked = False
            said = [row for row in new.splitlines()[:-1] if row.strip()]
            return re.split(r"[:\N{FULLWIDTH COLON}]", " ".join(said))[-1].strip()
        if "Enter" in new.splitlines()[-1]:
            return ""
        self.asked = True
        return "hint"


def script(*lines: str) -> Typist:
    """A player that types these lines and then closes the terminal."""
    left = list(lines)
    return lambda _new: left.pop(0) if left else None
