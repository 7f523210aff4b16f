"""Standard input, output and errors, in whatever state the program was given them."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

_STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


def open_missing() -> None:
    """A stream that is closed from the start, as by `laydown >&-`, is None in Python: nothing comes in
    there, and what goes out goes nowhere.
    """
    for name, mode in _STREAMS:
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - open as long as we run
            setattr(sys, name, nothing)


def take_anything() -> None:
    """Text that cannot be decoded or encoded stops nobody: on the way in it stays recognisable as no text,
    on the way out a question mark stands for it.
    """
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "replace"), (sys.stderr, "replace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def give_up(stream: TextIO) -> None:
    """Nobody takes what is written here. Python would complain once more when it flushes at its end, so
    what is left goes nowhere.
    """
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
