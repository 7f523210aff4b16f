"""`laydown play` and `laydown resume` hand over to the terminal game what they were asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.terminal.play import PlayOptions

if TYPE_CHECKING:
    from pathlib import Path

    from cli.running import CommandLine


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    heard: list[PlayOptions] = []

    def hear(options: PlayOptions) -> int:
        heard.append(options)
        return 0

    monkeypatch.setattr("laydown.cli.play.run_play", hear)
    return heard


def test_everything_is_handed_over(laydown: CommandLine, asked: list[PlayOptions]) -> None:
    words = ["play", "three-thirteen", "--seats", "4", "--bots", "greedy, random", "--names=Ann,Bo"]
    words += ["--option", "ace=both", "--seed", "7", "--lang", "ja", "--plain"]
    assert laydown.run(*words).code == 0
    assert asked == [
        PlayOptions(
            preset="three-thirteen",
            seats=4,
            bots=("greedy", "random"),
            options={"ace": "both"},
            seed="7",
            lang="ja",
            plain=True,
            names=("Ann", "Bo"),
        )
    ]


def test_what_is_not_said_is_left_to_the_terminal(laydown: CommandLine, asked: list[PlayOptions]) -> None:
    assert laydown.run("play").code == 0
    assert asked == [PlayOptions()]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["bridge"], "mille"),
        (["mille", "three-thirteen"], "three-thirteen"),
        (["mille", "--seats", "3"], "3"),
        (["mille", "--seats", "two"], "--seats"),
        (["mille", "--bots", "shark"], "shark"),
        (["mille", "--option", "target=x"], "target"),
    ],
)
def test_what_cannot_be_played_is_refused(
    laydown: CommandLine, tmp_path: Path, words: list[str], named: str
) -> None:
    laydown.setenv("LAYDOWN_HOME", str(tmp_path))
    assert named in laydown.refused("play", *words)


def test_resume_with_nothing_to_resume(laydown: CommandLine, tmp_path: Path) -> None:
    laydown.setenv("LAYDOWN_HOME", str(tmp_path))
    assert laydown.run("resume").code == 0
    laydown.refused("resume", "mille")
