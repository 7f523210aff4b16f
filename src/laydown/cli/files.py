"""Reading the files that a command line names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.cli.arguments import UsageError
from laydown.errors import Message

if TYPE_CHECKING:
    from laydown.cli.shell import Shell

_LARGEST: Final = 32 * 1024 * 1024
"""Bytes; the longest match of twelve players writes less than a tenth of it."""

STANDARD_INPUT: Final = "-"


class FileError(UsageError):
    """A file that cannot be read as text."""


def read_text(name: str, shell: Shell) -> str:
    """The text of a file, or of standard input for `-`; FileError says why there is none."""
    if name == STANDARD_INPUT:
        return shell.stdin.read(_LARGEST)
    try:
        with Path(name).open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise FileError(Message.of("cli-file-missing")) from None
    except IsADirectoryError:
        raise FileError(Message.of("cli-file-folder")) from None
    except (OSError, ValueError):  # ValueError: a name with a null character
        raise FileError(Message.of("cli-file-unreadable")) from None
    if len(content) > _LARGEST:
        raise FileError(Message.of("cli-file-too-large"))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(Message.of("cli-file-not-text")) from None
