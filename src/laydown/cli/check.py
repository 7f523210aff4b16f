"""`laydown check`: whether records of matches hold, and where they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Operand
from laydown.cli.files import FileError, read_text
from laydown.errors import RecordError
from laydown.table import record
from laydown.words import Speaker, shown

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.table.record import Report

DOES_NOT_HOLD: Final = 1


def _check(given: Given, shell: Shell) -> int:
    held = [_holds(name, shell) for name in given.operands]
    return 0 if all(held) else DOES_NOT_HOLD


def _holds(name: str, shell: Shell) -> bool:
    """Check one file and say what came of it; the others are checked all the same."""
    try:
        report = record.check(read_text(name, shell))
    except FileError as error:
        shell.complain(shown(name), shell.speaker.say(error.message))
        return False
    except RecordError as error:
        complain_of_record(name, error, shell)
        return False
    shell.facts(_told(report, shell), lead=f"{shown(name)}: ", indent="    ")
    return True


def complain_of_record(name: str, error: RecordError, shell: Shell) -> None:
    """`FILE:LINE:COLUMN:`, as editors understand it, then the sentence and its clause."""
    reason = shell.speaker.say(error.message)
    if error.clause:
        reason = shell.speaker.text("refused", reason=reason, clause=error.clause)
    shell.complain(f"{shown(name)}:{error.line}:{error.column}", reason)


def _told(report: Report, shell: Shell) -> list[str]:
    speaker = Speaker(shell.speaker.lang, shell.plain, report.names)
    told = [
        speaker.text(
            "cli-check-holds",
            game=speaker.text(f"preset-{report.preset}"),
            deals=report.deals,
            actions=report.actions,
        ),
        speaker.text(f"cli-check-{report.proof}"),
    ]
    told += [
        speaker.text("cli-check-total", seat=seat, points=points) for seat, points in enumerate(report.totals)
    ]
    if report.over and report.winners:
        told.append(
            speaker.text("cli-check-winners", winners=tuple(report.names[seat] for seat in report.winners))
        )
    elif report.broken_off:
        told.append(speaker.text("table-end-broken-off"))
    else:
        told.append(speaker.text("cli-check-unfinished"))
    return told


CHECK: Final = Command(
    "check",
    _check,
    operands=(Operand("file", repeats=True),),
    examples=("laydown check match.laydown", "laydown check - < match.laydown"),
)
