"""The two screens before a match: which game, and which unfinished match."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar

from laydown.games import presets
from laydown.terminal.answers import Leave
from laydown.terminal.commands import folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.pen import Pen
    from laydown.terminal.store import Kept

T = TypeVar("T")

_FIRST: Final = "mille"
"""What Enter begins when nothing was played before."""


def ask_for_game(pen: Pen, last: str | None) -> str:
    """The preset the player chooses; Leave if it is none."""
    names = presets()
    usual = last if last in names else _FIRST
    pen.console.heading(pen.text("terminal-welcome"))
    for number, name in enumerate(names, start=1):
        title, told = pen.text(f"preset-{name}"), pen.text(f"preset-{name}-help")
        line = pen.text("terminal-game-line", number=number, name=title, help=told)
        pen.console.say(line, indent="    ")
    pen.say("terminal-game-enter", name=pen.text(f"preset-{usual}"))
    while True:
        typed = pen.ask("terminal-which-game")
        if not typed:
            return usual
        _leave_if_asked(typed, pen)
        found = _numbered(typed, names) or _called(typed, names, pen)
        if found:
            return found
        pen.say("terminal-no-such-game", text=typed[:40])


def ask_for_match(pen: Pen, kept: Sequence[Kept]) -> Kept:
    """The match to go on with, the one played last first; asked for only if there are several."""
    if len(kept) == 1:
        return kept[0]
    for number, each in enumerate(kept, start=1):
        match = each.match
        line = pen.text(
            "terminal-match-line",
            number=number,
            game=pen.text(f"preset-{match.setup.preset}"),
            names=match.names,
            deal=match.stories[-1].plan.number if match.stories else 1,
            totals=tuple(str(total) for total in match.standing.totals),
            when=time.strftime("%Y-%m-%d %H:%M", each.played),
        )
        pen.console.say(line, indent="    ")
    pen.say("terminal-match-enter")
    while True:
        typed = pen.ask("terminal-which-match")
        if not typed:
            return kept[0]
        _leave_if_asked(typed, pen)
        found = _numbered(typed, kept)
        if found is not None:
            return found
        pen.say("terminal-no-such-choice", number=typed[:9])


def _numbered(typed: str, choices: Sequence[T]) -> T | None:
    word = folded(typed.rstrip("."))
    if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(choices):
        return choices[int(word) - 1]
    return None


def _called(typed: str, names: Sequence[str], pen: Pen) -> str | None:
    """The preset of this name, in the player's language or as the command line knows it."""
    word = folded(typed)
    titles = {name: (name, folded(pen.text(f"preset-{name}"))) for name in names}
    exact = [name for name in names if word in titles[name]]
    begun = [name for name in names if any(title.startswith(word) for title in titles[name])]
    return next(iter(exact or begun), None)


def _leave_if_asked(typed: str, pen: Pen) -> None:
    if pen.commands.find(typed, ("quit",)) == "quit":
        raise Leave
