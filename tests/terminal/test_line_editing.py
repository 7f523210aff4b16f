"""At a real terminal a line can be edited as it is typed, and the next player cannot call it back."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pty = pytest.importorskip("pty")
pytest.importorskip("readline")

LEFT, UP = b"\x1b[D", b"\x1b[A"


class Terminal:
    """The other end of a terminal at which the program runs."""

    def __init__(self, master: int) -> None:
        self._master = master

    def until(self, text: str) -> str:
        """What the program writes up to this text; it is written, or the program has ended."""
        written = b""
        while text.encode() not in written:
            written += os.read(self._master, 4096)
        return written.decode()

    def type(self, keys: bytes) -> None:
        os.write(self._master, keys)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    words = ("play", "three-thirteen", "--names", "Ann,Ben", "--plain", "--lang", "en")
    environ = {**os.environ, "LAYDOWN_HOME": str(tmp_path), "TERM": "xterm"}
    command = [sys.executable, "-m", "laydown.cli", *words]
    streams = {"stdin": slave, "stdout": slave, "stderr": slave}
    with subprocess.Popen(command, env=environ, **streams) as program:  # noqa: S603 - our own program
        os.close(slave)
        yield Terminal(master)
        program.kill()
    os.close(master)


def test_a_line_is_edited_and_then_forgotten(terminal: Terminal) -> None:
    terminal.until("Enter")
    terminal.type(b"\r")
    terminal.until("Draw or take:")
    terminal.type(b"dra w" + LEFT + b"\x7f\r")
    assert "You draw" in terminal.until("Discard:")
    terminal.type(b"discard 1x\r")
    terminal.until("Discard:")
    terminal.type(UP + b"\x7f" * 3 + b" #1\r")
    assert "You discard" in terminal.until("Enter")
    terminal.type(b"\r")
    terminal.until("Enter")
    terminal.type(b"\r")
    terminal.until("Draw or take:")
    terminal.type(UP + b"draw\r")
    assert "You draw" in terminal.until("Discard:")
