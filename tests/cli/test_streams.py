"""Streams that are closed, full, deaf or speak another code, and arguments of any kind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine

COMMANDS: Final = (
    "",
    "bogus",
    "rules mille",
    "arrange --lines",
    "check -",
    "play mille --seed x",
    "resume",
)

PLACES: Final = (
    "<&-",
    ">&-",
    "2>&-",
    "<&- >&- 2>&-",
    "</dev/null >/dev/full",
    "</dev/null 2>/dev/full",
    "</dev/null | head -1",
)


def shell(line: str, home: Path, **environ: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell makes of this line, `laydown` being the program."""
    laydown = f"'{sys.executable}' -m laydown.cli"
    return subprocess.run(  # noqa: S603 - our own lines
        ["/bin/bash", "-o", "pipefail", "-c", line.replace("laydown", laydown, 1)],
        input=b"",
        capture_output=True,
        timeout=60,
        check=False,
        env={"PATH": os.environ["PATH"], "LAYDOWN_HOME": str(home), **environ},
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full device is part of it")
@pytest.mark.parametrize("place", PLACES)
def test_a_stream_that_is_closed_or_full_is_no_mistake_of_the_program(place: str, tmp_path: Path) -> None:
    lines = [f"laydown {command} {place}" for command in COMMANDS]
    for line in lines:
        answer = shell(line, tmp_path)
        said = answer.stdout + answer.stderr
        assert b"Traceback" not in said, line
        assert b"Exception ignored" not in said, line
        assert answer.returncode in (0, 1, 2, 141), line


def test_a_full_device_is_told_in_one_line(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    answer = shell("laydown rules mille >/dev/full", tmp_path)
    assert answer.returncode == 1
    assert answer.stderr == b"laydown: The system reports: No space left on device\n"


@pytest.mark.parametrize("code", ["ascii:strict", "utf-8:strict", "utf-16"])
@pytest.mark.parametrize("command", ["check -", "arrange --lines", "play mille", "play"])
def test_bytes_of_any_code_can_be_typed(code: str, command: str, tmp_path: Path) -> None:
    answer = shell(f"printf '\\377\\376\\200\\n\\0\\n' | laydown {command}", tmp_path, PYTHONIOENCODING=code)
    assert b"Traceback" not in answer.stderr
    assert answer.returncode in (0, 1)


@pytest.mark.parametrize("bad", [b"\xff", b"\x01" * 2_000, "\u202e\u0301漢".encode(), b"-\xff", b"--\xff=1"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_argument_of_any_bytes_gets_one_line(laydown: CommandLine, bad: bytes, lang: str) -> None:
    word = os.fsdecode(bad)
    for words in (
        [word],
        ["rules", word],
        ["rules", "mille", "--option", f"{word}=1"],
        ["rules", "mille", "--option", f"target={word}"],
        ["arrange", word],
        ["check", word],
        ["play", "mille", f"--names={word}", "--bots=random,random,random"],
        ["simulate", "mille", f"--seed={word}", "--deals=0"],
    ):
        answer = laydown.run("--lang", lang, *words)
        assert answer.code in (1, 2), words
        assert answer.err.count("\n") == 1, answer.err
        assert not answer.out


@pytest.mark.parametrize("columns", ["-1", "0", "1", "2", "7", "x", "99999999"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_of_any_width_will_do(laydown: CommandLine, columns: str, lang: str) -> None:
    laydown.setenv("COLUMNS", columns)
    for words in (["rules", "mille"], [], ["simulate", "--help"], ["settle", "1200", "300"]):
        answer = laydown.run("--lang", lang, *words)
        assert answer.code == 0
        assert answer.out
