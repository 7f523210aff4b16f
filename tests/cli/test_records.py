"""`laydown check` and `laydown replay`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.bots import registry
from laydown.games import game_of
from laydown.table import record
from laydown.table.match import Match
from laydown.table.player import play_on
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from cli.running import CommandLine


def _text(preset: str, seats: int, changes: dict[str, str]) -> str:
    game = game_of(preset)
    names = [f"Seat{number}" for number in range(1, seats + 1)]
    match = Match.start(game, game.configure(preset, changes), names, seed="records", preset=preset)
    players = {seat: registry.make("greedy", game, seat) for seat in range(seats)}
    while not match.over:
        play_on(match, players)
        if match.deal_over and not match.over:
            match.next_deal()
    return record.write(match)


TEXTS = {
    "mille": _text("mille", 2, {"target": "100"}),
    "three-thirteen": _text("three-thirteen", 3, {"end_at": "40"}),
    "three-thirteen-speed": _text("three-thirteen-speed", 2, {"end_at": "10"}),
}
"""Short matches, played to their end."""


@pytest.fixture(params=TEXTS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "match.laydown"
    path.write_text(TEXTS[request.param], "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", [[], ["--plain"]])
def test_a_record_that_holds(laydown: CommandLine, kept: Path, language: str, manner: list[str]) -> None:
    answer = laydown.run("check", str(kept), "--lang", language, *manner)
    assert answer.code == 0, answer.err
    assert str(kept) in answer.out
    assert "Seat2" in answer.out


def test_a_record_from_standard_input(laydown: CommandLine) -> None:
    assert laydown.run("check", "-", typed=TEXTS["mille"]).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_does_not_hold_names_line_and_column(
    laydown: CommandLine, kept: Path, language: str
) -> None:
    lines = kept.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines, 1) if " draw" in line)
    lines[at - 1] = lines[at - 1].replace(" draw", " dance")
    kept.write_text("\n".join(lines), "utf-8")
    answer = laydown.run("check", str(kept), "--lang", language)
    assert answer.code == 1
    assert answer.err.startswith(f"{kept}:{at}:")
    assert answer.err.count("\n") == 1


def test_all_files_are_checked(laydown: CommandLine, kept: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(b"\xff\xfe")
    missing = tmp_path / "missing"
    answer = laydown.run("check", str(bad), str(missing), str(tmp_path), "\0", str(kept))
    assert answer.code == 1
    assert answer.err.count("\n") == 4
    assert str(kept) in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", [[], ["--plain"], ["--seat", "2"], ["--seat", "0"], ["--all"]])
def test_a_replay_in_every_language(
    laydown: CommandLine, kept: Path, language: str, manner: list[str]
) -> None:
    answer = laydown.run("replay", str(kept), "--lang", language, *manner)
    assert answer.code == 0, answer.err
    assert language != "en" or "--plain" not in manner or answer.out.isascii()
    assert "1. " in answer.out


@pytest.mark.parametrize(
    ("typed", "prompts", "deals"),
    [("q\n", 1, 1), ("", 1, 1), ("\n\n\nq\n", 4, 1), ("e\n", 1, None), ("\nd\nq\n", 3, 2)],
)
def test_a_replay_by_hand(
    laydown: CommandLine, tmp_path: Path, typed: str, prompts: int, deals: int | None
) -> None:
    path = tmp_path / "match.laydown"
    path.write_text(TEXTS["three-thirteen"], "utf-8")
    answer = laydown.run("replay", str(path), typed=typed, by_hand=True)
    assert answer.code == 0
    assert answer.out.count("Enter: next step") == prompts
    whole = laydown.run("replay", str(path), "--all", typed=typed, by_hand=True).out
    assert "Enter: next step" not in whole
    shown = answer.out.count("\nDeal ")
    assert shown == (whole.count("\nDeal ") if deals is None else deals)


def test_a_seat_sees_its_own_hand_only(laydown: CommandLine, kept: Path) -> None:
    own = laydown.run("replay", str(kept), "--seat", "2").out
    assert "   Seat2: " in own
    assert "   Seat1: " not in own
    assert "   Seat1: " in laydown.run("replay", str(kept)).out
    spectator = laydown.run("replay", str(kept), "--seat", "0").out
    assert "   Seat1: " not in spectator
    assert "   Seat2: " not in spectator


def test_a_replay_of_a_broken_record_shows_what_holds(laydown: CommandLine, kept: Path) -> None:
    lines = kept.read_text("utf-8").splitlines()
    half = next(number for number, line in enumerate(lines) if " draw" in line)
    kept.write_text("\n".join([*lines[: half + 1], "1 dance"]), "utf-8")
    answer = laydown.run("replay", str(kept))
    assert answer.code == 1
    assert answer.out
    assert answer.err.startswith(f"{kept}:")


@pytest.mark.parametrize(
    "words", [[], ["a", "b"], ["a", "--seat", "x"], ["a", "--seat", "-1"], ["a", "--seat"]]
)
def test_what_cannot_be_replayed_is_refused(laydown: CommandLine, words: list[str]) -> None:
    laydown.refused("replay", *words)


def test_a_seat_that_is_not_there_is_refused(laydown: CommandLine, kept: Path) -> None:
    assert "9" in laydown.refused("replay", str(kept), "--seat", "9")


@pytest.mark.parametrize("name", ["check", "replay"])
def test_files_that_are_no_records(laydown: CommandLine, tmp_path: Path, name: str) -> None:
    for content in (b"", b"\n", b"laydown", b"\x00" * 100, b"laydown record 1\n" + b"x" * 5000):
        path = tmp_path / "odd"
        path.write_bytes(content)
        answer = laydown.run(name, str(path))
        assert answer.code == 1
        assert answer.err.startswith(f"{path}:")
