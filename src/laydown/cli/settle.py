"""`laydown settle`: what the winner of a match of Mille receives, from the two totals and the marks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError, whole_number
from laydown.errors import Message
from laydown.games import game_of
from laydown.games.mille.ending import leader
from laydown.games.mille.marks import settle, skunk_marks

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell

_PRESET: Final = "mille"
_NAMES: Final = ("A", "B")
_FARTHEST: Final = 1_000_000
_MOST_MARKS: Final = 1000


def _settle(given: Given, shell: Shell) -> int:
    changes = given.options()
    stakes = given.one("stakes")
    if stakes is not None:
        if "stakes" in changes:
            raise UsageError(Message.of("cli-option-twice", option="stakes"))
        changes["stakes"] = stakes
    config: Any = game_of(_PRESET).configure(_PRESET, changes)
    totals = tuple(
        whole_number(text, name, -_FARTHEST, _FARTHEST)
        for name, text in zip(_NAMES, given.operands, strict=True)
    )
    marks = tuple(given.number(f"marks-{name.lower()}", 0, _MOST_MARKS) or 0 for name in _NAMES)
    shell = replace(shell, speaker=replace(shell.speaker, names=_NAMES))
    if totals[0] == totals[1]:
        shell.tell("cli-settle-equal", points=totals[0])
        return 0
    winner = leader(totals)
    shell.tell(
        "cli-settle-won",
        winner=winner,
        loser=1 - winner,
        points=totals[winner],
        other_points=totals[1 - winner],
    )
    if config.marks and config.skunk:
        skunk = skunk_marks(totals, winner, config.target)
        if any(skunk):
            shell.tell("cli-settle-skunk", winner=winner, loser=1 - winner, target=config.target)
        marks = tuple(own + more for own, more in zip(marks, skunk, strict=True))
    lines = settle(config.stakes, totals, marks, winner)
    for each in lines:
        shell.line(
            shell.speaker.text("cli-settle-line", reason=shell.speaker.say(each.message), amount=each.amount)
        )
    shell.tell("cli-settle-sum", winner=winner, amount=sum(each.amount for each in lines))
    return 0


SETTLE: Final = Command(
    "settle",
    _settle,
    operands=(Operand("total"), Operand("total")),
    flags=(
        Flag("marks-a", "number"),
        Flag("marks-b", "number"),
        Flag("stakes", "number"),
        Flag("option", "setting", repeats=True),
    ),
    examples=("laydown settle 1230 585 --marks-a 2 --stakes 1", "laydown settle -- 1205 -40 --marks-a 1"),
)
