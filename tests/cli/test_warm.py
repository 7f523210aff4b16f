"""`laydown warm`: what is compiled is said, and done once."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from laydown import compiled
from laydown.cli import warm
from laydown.research import warming
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from cli.running import CommandLine


def unknown_version(name: str) -> str:
    return f"{name} of tomorrow"


def found(missing: str, name: str) -> object:
    """What `find_spec` says where one module is missing."""
    return None if name == missing else importlib.util.find_spec(name)


@pytest.fixture
def done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A folder of its own, and the parts that were compiled, which takes no time here."""
    parts: list[str] = []
    monkeypatch.setattr(compiled, "folder", lambda: str(tmp_path))
    monkeypatch.setattr(compiled, "_kept", lambda: tmp_path)
    monkeypatch.setattr(
        warming, "PARTS", {part: lambda part=part: parts.append(part) for part in warming.PARTS}
    )
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_is_said_and_done_once(laydown: CommandLine, language: str, done: list[str]) -> None:
    first = laydown.run("warm", "--lang", language)
    assert (first.code, first.err) == (0, "")
    assert done == list(warming.PARTS)
    assert len(first.lines) == len(done) + 1
    for at, line in enumerate(first.lines[:-1], start=1):
        assert {str(at), str(len(done))} <= set(re.findall(r"\d+", line))
    again = laydown.run("warm", "--lang", language)
    assert again.code == 0
    assert len(again.lines) == 1
    assert again.out not in first.out
    assert len(done) == len(warming.PARTS)


def test_what_broke_off_goes_on(laydown: CommandLine, done: list[str]) -> None:
    compiled.compiled_once("arranging", lambda: None)
    assert compiled.ready("arranging")
    assert not compiled.ready("mille")
    out = laydown.run("warm").out
    assert "1 of 4: Mille\n" in out
    assert done == list(warming.PARTS)[1:]


def test_a_part_that_fails_is_not_ready(done: list[str]) -> None:
    def fail() -> None:
        raise RuntimeError(done)

    with pytest.raises(RuntimeError):
        compiled.compiled_once("mille", fail)
    assert not compiled.ready("mille")


def test_another_compiler_is_another_thing(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compiled_once("mille", lambda: None)
    compiled.stamp.cache_clear()
    monkeypatch.setattr(compiled, "version", unknown_version)
    assert not compiled.ready("mille")
    compiled.stamp.cache_clear()
    monkeypatch.undo()
    assert done == []


def test_without_numba_it_says_what_to_do(laydown: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "find_spec", partial(found, "numba"))
    answer = laydown.run("warm")
    assert answer.code == 1
    assert 'pip install "laydown[fast]"' in answer.err


def test_without_the_environments_the_rest_is_done(
    laydown: CommandLine, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "find_spec", partial(found, "gymnasium"))
    assert laydown.run("warm").code == 0
    assert done == [part for part in warming.PARTS if part != "environments"]


def test_a_folder_that_keeps_nothing_is_said(
    laydown: CommandLine, done: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "_kept", lambda: tmp_path / "elsewhere")
    assert "LAYDOWN_KERNELS" in laydown.run("warm").out
    assert done


def test_whether_a_part_is_ready_is_known_without_numba() -> None:
    """Whoever asks does not wait for the compiler to be loaded."""
    script = (
        "import sys; from laydown.compiled import ready; ready('mille'); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603 - our own script
