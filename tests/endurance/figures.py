"""What long runs measure goes into benches/results.md, by the program that keeps it: benches import it, and
tests cannot.
"""

from __future__ import annotations

import fcntl
import json
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

CHECKOUT: Final = Path(__file__).parents[2]


def commit() -> str:
    return _results("commit")


def write_section(title: str, body: str) -> None:
    with locked("results"):
        _results(title, body=body)


def write_row(title: str, text: str, head: Sequence[str], cells: Sequence[str]) -> None:
    """A row of a section's table: of runs of which each writes its own as it ends."""
    with locked("results"):
        _results("row", title, body=json.dumps({"text": text, "head": head, "cells": cells}))


@contextmanager
def locked(name: str) -> Generator[None]:
    """Alone in this part among all processes: several runs may end at the same time."""
    file = CHECKOUT / ".tmp" / f"{name}.lock"
    file.parent.mkdir(exist_ok=True)
    with file.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _results(*wanted: str, body: str = "") -> str:
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, str(CHECKOUT / "benches" / "reporting" / "results.py"), *wanted],
        input=body,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
