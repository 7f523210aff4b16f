"""`laydown play` and `laydown resume`: hands over to the terminal game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Flag, Operand
from laydown.cli.rules import MOST_SEATS
from laydown.terminal.play import PlayOptions, run_play, run_resume

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell


def _play(given: Given, shell: Shell) -> int:
    return run_play(
        PlayOptions(
            preset=given.operands[0] if given.operands else None,
            seats=given.number("seats", 1, MOST_SEATS),
            bots=_listed(given.one("bots")),
            options=given.options(),
            seed=given.one("seed"),
            lang=shell.speaker.lang,
            plain=shell.plain,
            names=_listed(given.one("names")),
        )
    )


def _resume(_given: Given, shell: Shell) -> int:
    return run_resume(lang=shell.speaker.lang, plain=shell.plain)


def _listed(text: str | None) -> tuple[str, ...]:
    """The parts of `greedy,random`."""
    return () if text is None else tuple(each.strip() for each in text.split(","))


PLAY: Final = Command(
    "play",
    _play,
    operands=(Operand("preset", required=False),),
    flags=(
        Flag("seats", "number"),
        Flag("bots", "bots"),
        Flag("names", "names"),
        Flag("option", "setting", repeats=True),
        Flag("seed", "text"),
    ),
    examples=(
        "laydown play mille",
        "laydown play mille --names Ann,Bob",
        "laydown play three-thirteen --seats 4 --bots greedy,greedy,random",
        "laydown play five-crowns --lang ja --plain",
    ),
)

RESUME: Final = Command("resume", _resume, examples=("laydown resume",))
