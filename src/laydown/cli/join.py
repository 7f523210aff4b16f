"""`laydown join`: hands over to the terminal game, at a table that a server keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import Command, Flag, Operand, UsageError
from laydown.errors import Message

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell


def _join(given: Given, shell: Shell) -> int:
    # Imported here: the other commands start faster without what speaks with servers.
    from laydown.terminal.join import JoinOptions, run_join  # noqa: PLC0415

    if given.has("watch") and given.has("name"):
        raise UsageError(Message.of("cli-join-one-of"))
    return run_join(
        JoinOptions(
            given.operands[0],
            name=given.one("name"),
            watch=given.has("watch"),
            lang=shell.speaker.lang,
            plain=shell.plain,
        )
    )


JOIN: Final = Command(
    "join",
    _join,
    operands=(Operand("link"),),
    flags=(Flag("name", "name"), Flag("watch")),
    examples=(
        "laydown join 'http://localhost:8000/t/k3xw9pfa7dme#Yq0w3v'",
        "laydown join http://localhost:8000/t/k3xw9pfa7dme --name Ann",
        "laydown join http://localhost:8000/t/k3xw9pfa7dme --watch",
    ),
)
