"""What the command line says of itself, and how it refuses."""

from __future__ import annotations

import io
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laydown import __version__
from laydown.cli import main
from laydown.cli.command_line import COMMANDS
from laydown.errors import BrokenInvariant, Message
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine

NAMES = [each.name for each in COMMANDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_argument_it_lists_what_it_can_do(laydown: CommandLine, language: str) -> None:
    answer = laydown.run("--lang", language)
    assert answer.code == 0
    for name in NAMES:
        assert f"  {name} " in answer.out
    assert laydown.run("help", "--lang", language).out == answer.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(laydown: CommandLine, language: str, name: str) -> None:
    answer = laydown.run(name, "--help", "--lang", language)
    assert answer.code == 0
    assert f"laydown {name}" in answer.out
    command = next(each for each in COMMANDS if each.name == name)
    for flag in command.flags:
        assert f"--{flag.name}" in answer.out
    assert laydown.run("help", name, "--lang", language) == answer
    assert laydown.run("--lang", language, "-h", name) == answer


def test_help_in_english_is_ascii(laydown: CommandLine) -> None:
    assert laydown.run().out.isascii()
    for name in NAMES:
        assert laydown.run(name, "--help").out.isascii()


def test_the_version(laydown: CommandLine) -> None:
    assert laydown.run("--version").out == f"laydown {__version__}\n"


def test_the_locale_decides_and_the_flag_goes_before_it(laydown: CommandLine) -> None:
    laydown.setenv("LANG", "fr_FR.UTF-8")
    assert "Jouer une partie" in laydown.run().out
    assert "Play a match" in laydown.run("--lang=en").out
    assert "en, fr, ja, ru, ko" in laydown.refused("--lang", "de")


def test_an_unknown_language_is_refused_with_the_five(laydown: CommandLine) -> None:
    assert "en, fr, ja, ru, ko" in laydown.refused("--lang", "de", "rules")
    assert "--lang" in laydown.refused("rules", "--lang")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_command_is_refused_with_the_nearest_or_all(laydown: CommandLine, language: str) -> None:
    assert "simulate" in laydown.refused("simulat", "--lang", language)
    refused = laydown.refused("dance", "--lang", language)
    for name in NAMES:
        assert name in refused
    laydown.refused("help", "dance", "--lang", language)
    laydown.refused("--dance", "--lang", language)


def test_an_unknown_flag_is_refused_with_those_there_are(laydown: CommandLine) -> None:
    assert "--seats" in laydown.refused("rules", "mille", "--chairs", "3")


class _Gone(io.StringIO):
    """A reader that has left, as `head` does."""

    def write(self, _text: str) -> int:
        raise BrokenPipeError


def test_a_reader_that_leaves_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", _Gone())
    assert main([]) == 1


def test_a_pipe_closed_early_gives_no_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "laydown.cli", "help", "rules"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(20) == 1
        assert process.stderr.read() == b""


def test_ctrl_c_ends_it_quietly(laydown: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_given: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("laydown.cli.command_line._dispatch", interrupt)
    answer = laydown.run("rules")
    assert answer.code == 130
    assert answer.err == "\n"


def test_our_own_mistake_is_not_hidden(laydown: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_given: object) -> int:
        raise BrokenInvariant(Message.of("text-missing", text="x", language="en"))

    monkeypatch.setattr("laydown.cli.command_line._dispatch", break_down)
    with pytest.raises(BrokenInvariant):
        laydown.run("rules")


def test_a_terminal_without_the_suits_gets_words() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "laydown.cli", "arrange", "5S 6S 7S", "--lang", "en"],
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        capture_output=True,
        check=True,
    )
    assert b"Run: five of spades, six of spades and seven of spades" in answer.stdout


_WORDS = st.one_of(
    st.sampled_from([each for each in NAMES if each not in ("play", "resume", "serve", "simulate")]),
    st.sampled_from([f"--{flag.name}" for each in COMMANDS for flag in each.flags]),
    st.sampled_from(
        ["--lang", "--plain", "--help", "-h", "--version", "--", "-", "-1", "0", "1200", "9", "K"]
    ),
    st.sampled_from(
        ["mille", "five-crowns", "three-thirteen", "5S 6S 7S", "ace=both", "stakes=2", "en", "ja"]
    ),
    st.text(max_size=12),
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(_WORDS, max_size=8), typed=st.text(max_size=60))
def test_any_command_line_is_answered(laydown: CommandLine, words: list[str], typed: str) -> None:
    """Never a traceback: done, does not hold, or not understood with one line that says why."""
    answer = laydown.run(*words, typed=typed)
    assert answer.code in (0, 1, 2)
    if answer.code == 2:
        assert answer.err.count("\n") == 1
        assert answer.err.startswith("laydown: ")
    assert "Traceback" not in answer.err


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(["rules", "settle", "simulate"]),
    preset=st.sampled_from(["mille", "three-thirteen-speed", "deuces-arent-wild", "x"]),
    options=st.lists(
        st.tuples(st.sampled_from(["target", "decks", "jokers", "ace", "stakes", ""]), st.text(max_size=4))
    ),
    seats=st.text(max_size=3),
)
def test_any_options_are_answered(
    laydown: CommandLine, name: str, preset: str, options: list[tuple[str, str]], seats: str
) -> None:
    words = [name, preset, *(f"--option={option}={value}" for option, value in options)]
    words += ["--deals=1"] if name == "simulate" else [f"--seats={seats}"]
    assert laydown.run(*words).code in (0, 2)
