"""Whole matches, played through what the terminal prints and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from laydown.games import presets
from laydown.table import record, save
from laydown.terminal.play import PlayOptions
from laydown.terminal.width import width
from laydown.words import LANGUAGES
from terminal.robot import HintFollower, play, resume, script

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.robot import Played

SHORT = {"mille": {"target": "150"}, "three-thirteen": {"end_at": "20"}}


def short(preset: str) -> dict[str, str]:
    """Options that make a match of one deal or two."""
    return SHORT["mille" if preset.startswith("mille") else "three-thirteen"]


def check(played: Played, home: Path) -> None:
    """The match came to its end, and its record holds."""
    assert played.code == 0
    (path,) = (home / "finished").iterdir()
    report = record.check(path.read_text("utf-8"))
    assert report.over
    assert list((home / "unfinished").iterdir()) == []
    assert path.name in played.screen


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("preset", presets())
def test_a_whole_match_of_every_preset(preset: str, bot: str, tmp_path: Path) -> None:
    options = PlayOptions(preset, bots=(bot,), seed="whole", options=short(preset) if bot == "random" else {})
    played = play(options, tmp_path, HintFollower())
    check(played, tmp_path)
    assert max(map(width, _laid_out(played))) <= 80


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["mille", "mille-montreal", "five-crowns", "three-thirteen-speed"])
def test_all_languages(preset: str, lang: str, plain: bool, tmp_path: Path) -> None:
    options = PlayOptions(preset, seed="languages", options=short(preset), lang=lang, plain=plain)
    played = play(options, tmp_path, HintFollower())
    check(played, tmp_path)
    assert max(map(width, _laid_out(played))) <= 80
    if plain:
        assert not set("♠♥♦♣★─*") & set(_without_typed(played))
        if lang == "en":
            assert played.screen.isascii()


@pytest.mark.parametrize("preset", ["three-thirteen", "three-thirteen-speed"])
def test_many_seats(preset: str, tmp_path: Path) -> None:
    options = PlayOptions(preset, seats=8, seed="eight", options=short(preset))
    played = play(options, tmp_path, HintFollower())
    check(played, tmp_path)
    assert max(map(width, _laid_out(played))) <= 80


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_people_only(preset: str, tmp_path: Path) -> None:
    """Two at one terminal: each is asked to take the screen over before his cards are shown."""
    options = PlayOptions(preset, seats=2, bots=("human",), seed="hot seat", options=short(preset))
    played = play(options, tmp_path, HintFollower())
    check(played, tmp_path)
    assert "Now Player 1 plays. Nobody else should look." in played.screen
    assert "Now Player 2 plays. Nobody else should look." in played.screen


def test_the_same_match_with_a_break_after_any_line(tmp_path: Path) -> None:
    """Whatever was typed last, the match goes on as if nobody had left."""
    options = PlayOptions("mille", seed="breaks", options=short("mille"))
    straight = HintFollower()
    play(options, tmp_path / "straight", straight)
    expected = _record(tmp_path / "straight")
    for lines in range(0, len(straight.typed), 3):
        home = tmp_path / str(lines)
        play(options, home, HintFollower(lines))
        assert resume(home, HintFollower()).code == 0
        assert _record(home) == expected, lines


def test_a_speed_match_with_many_breaks(tmp_path: Path) -> None:
    options = PlayOptions("three-thirteen-speed", seed="breaks", options=short("three-thirteen"))
    play(options, tmp_path / "straight", HintFollower())
    home = tmp_path / "broken"
    left = play(options, home, HintFollower(3))
    while "Go on with: laydown resume" in left.screen:
        left = resume(home, HintFollower(5))
    assert _record(home) == _record(tmp_path / "straight")


def test_what_is_kept_while_a_match_is_played_names_no_hidden_card(tmp_path: Path) -> None:
    play(PlayOptions("mille"), tmp_path, script("draw"))
    (path,) = (tmp_path / "unfinished").glob("*.laydown")
    assert "order: sealed\n" in path.read_text("utf-8")
    assert save.sealed_path(path).stat().st_mode & 0o077 == 0
    settings = json.loads(next((tmp_path / "unfinished").glob("*.json")).read_text("utf-8"))
    assert settings["bots"] == [None, "greedy"]


def _record(home: Path) -> str:
    (path,) = (home / "finished").iterdir()
    return path.read_text("utf-8")


def _laid_out(played: Played) -> list[str]:
    """The lines that the program breaks itself: not what is typed, nor commands to copy."""
    return [line for line in played.lines if not line.startswith(("  laydown ", "  /", "  ~"))]


def _without_typed(played: Played) -> str:
    """What was printed, less the records' notation that a hint and its follower write."""
    return "\n".join(line for line in played.lines if not line.endswith("*") and "out" not in line)
