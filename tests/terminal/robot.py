"""A player that knows nothing but what the terminal prints: it reads the screen and types lines."""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from laydown.bots import registry
from laydown.cards import cards
from laydown.games import game_of
from laydown.table.chance import Given
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.terminal.answers import Leave
from laydown.terminal.console import ClosedTerminal, Console
from laydown.terminal.own_table import OwnTable
from laydown.terminal.play import Streams, run_play, run_resume
from laydown.terminal.session import Session, Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from laydown.terminal.play import PlayOptions

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

    lines: int = 3_000
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
        if re.search("Enter|Entr\N{LATIN SMALL LETTER E WITH ACUTE}e", new.splitlines()[-1]):
            return ""
        self.asked = True
        return "hint"


def script(*lines: str) -> Typist:
    """A player that types these lines and then closes the terminal."""
    left = list(lines)
    return lambda _new: left.pop(0) if left else None


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where, and how they are spoken to. Without `bots` one person plays against greedy ones."""

    bots: tuple[str | None, ...] = ()
    lang: str = "en"
    plain: bool = False


ALONE = Seats()


def session_at(match: Match, screen: io.StringIO, typist: Typist, seats: Seats = ALONE) -> Session:
    """A session of a match that a test has set up."""
    bots = seats.bots or (None, *(["greedy"] * (match.seats - 1)))
    console = Console(Keyboard(screen, typist), screen, plain=seats.plain, environ={})
    players = {seat: registry.make(bot, match.game, seat) for seat, bot in enumerate(bots) if bot is not None}
    table = OwnTable(match, players, lambda: None)
    return Session(table, Settings(seats.lang, bots), console, registry.make("greedy", match.game, 0))


def after(match: Match, *lines: str, seats: Seats = ALONE) -> str:
    """What the screen shows when these lines are typed at a match and the terminal is closed then."""
    screen = io.StringIO()
    with contextlib.suppress(ClosedTerminal, Leave):
        session_at(match, screen, script(*lines), seats).run()
    return screen.getvalue()


def dealt(hand: str, other: str = "", upcard: str = "3S", stock: str = "", preset: str = "mille") -> Match:
    """A match of two in which seat 0 begins with this hand, and the stock begins with these cards.

    What is not said comes from the rest of the pack in its order.
    """
    game = game_of(preset)
    config = game.configure(preset, {})
    setup = Setup.of(game, config, ("Ann", "Greedy"), preset)
    plan = game.standing(config, 2, 1, []).next
    assert plan is not None
    size = 15 if game.name == "mille" else 2 + plan.number
    left = list(setup.deck.cards())
    rows = [list(cards(text)) for text in (hand, other, upcard, stock)]
    for row in rows:
        for each in row:
            left.remove(each)
    for row in rows[:2]:
        while len(row) < size:
            row.append(left.pop(0))
    order = [each for pair in zip(rows[0], rows[1], strict=True) for each in pair]
    match = Match(setup, Given(dealer=1, orders={1: (*order, *rows[2], *rows[3], *left)}))
    match.next_deal()
    return match
