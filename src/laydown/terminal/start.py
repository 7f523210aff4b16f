"""The two screens before a match: which game, and which unfinished match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from laydown.games import presets
from laydown.terminal.answers import Leave
from laydown.terminal.commands import Commands, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.console import Console
    from laydown.terminal.store import Kept
    from laydown.words import Speaker

T = TypeVar("T")

_FIRST: Final = "mille"
"""What Enter begins when nothing was played before."""


def ask_for_game(console: Console, speaker: Speaker, last: str | None) -> str:
    """The preset the player chooses; Leave if it is none."""
    names = presets()
    usual = last if last in names else _FIRST
    console.heading(speaker.text("terminal-welcome"))
    for number, name in enumerate(names, start=1):
        line = speaker.text(
            "terminal-game-line",
            number=number,
            name=speaker.text(f"preset-{name}"),
            help=speaker.text(f"preset-{name}-help"),
        )
        console.say(line, indent="    ")
    console.say(speaker.text("terminal-game-enter", name=speaker.text(f"preset-{usual}")))
    while True:
        typed = console.ask(speaker.text("terminal-which-game"))
        if not typed:
            return usual
        _leave_if(typed, speaker)
        found = _numbered(typed, names) or _called(typed, names, speaker)
        if found:
            return found
        console.say(speaker.text("terminal-no-such-game", text=typed[:40]))


def ask_for_match(console: Console, speaker: Speaker, kept: Sequence[Kept]) -> Kept:
    """The match to go on with, the one played last first; asked for only if there are several."""
    if len(kept) == 1:
        return kept[0]
    for number, each in enumerate(kept, start=1):
        match = each.match
        line = speaker.text(
            "terminal-match-line",
            number=number,
            game=speaker.text(f"preset-{match.setup.preset}"),
            names=match.names,
            deal=match.stories[-1].plan.number if match.stories else 1,
            totals=tuple(str(total) for total in match.standing.totals),
        )
        console.say(line, indent="    ")
    console.say(speaker.text("terminal-match-enter"))
    while True:
        typed = console.ask(speaker.text("terminal-which-match"))
        if not typed:
            return kept[0]
        _leave_if(typed, speaker)
        found = _numbered(typed, kept)
        if found is not None:
            return found
        console.say(speaker.text("terminal-no-such-choice", number=typed[:9], count=len(kept)))


def _numbered(typed: str, choices: Sequence[T]) -> T | None:
    word = folded(typed.rstrip("."))
    if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(choices):
        return choices[int(word) - 1]
    return None


def _called(typed: str, names: Sequence[str], speaker: Speaker) -> str | None:
    """The preset of this name, in the player's language or as the command line knows it."""
    word = folded(typed)
    titles = {name: (name, folded(speaker.text(f"preset-{name}"))) for name in names}
    exact = [name for name in names if word in titles[name]]
    begun = [name for name in names if any(title.startswith(word) for title in titles[name])]
    return next(iter(exact or begun), None)


def _leave_if(typed: str, speaker: Speaker) -> None:
    if Commands(speaker, ()).find(typed, ()) == "quit":
        raise Leave
