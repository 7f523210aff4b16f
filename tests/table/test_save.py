"""Kept on disk: at any moment, through any death of the program, with nothing hidden in the open file."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.errors import RecordError
from laydown.games import game_of
from laydown.games.atoms import DRAW
from laydown.table import record, save
from laydown.table.chance import Given
from laydown.table.match import Match
from laydown.table.setup import Setup
from table.playing import begun, everything, one_step, play, steps_told

if TYPE_CHECKING:
    from collections.abc import Iterator


class Killed(BaseException):
    """The program ends here."""


def numbered(match: Match) -> list[tuple[int, int]]:
    return [(seat, match.offer(seat).id) for seat in match.to_act()]


@pytest.mark.parametrize(
    "preset", ["mille-montreal", "three-thirteen", "three-thirteen-speed", "deuces-arent-wild"]
)
def test_a_match_goes_on_from_every_moment_as_if_nothing_had_been(preset: str, tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    unbroken, broken = begun(preset), begun(preset)
    one, other = Random(preset), Random(preset)
    while len(unbroken.results) < 1:
        one_step(unbroken, one)
        one_step(broken, other)
        save.save(broken, path)
        broken = save.load(path)
        assert numbered(broken) == numbered(unbroken)
    assert everything(broken) == everything(unbroken)
    play(unbroken, one)
    play(broken, other)
    assert everything(broken) == everything(unbroken)
    assert record.write(broken) == record.write(unbroken)


@pytest.mark.parametrize("preset", ["mille", "three-thirteen-speed"])
def test_saving_now_and_then_is_enough(preset: str, tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun(preset)
    chance = Random(preset)
    for moves in range(40):
        for _ in range(moves % 7):
            one_step(match, chance)
        save.save(match, path)
        again = save.load(path)
        assert everything(again) == everything(match)
        if moves % 3 == 0:
            match = again
        if match.over:
            break


@pytest.mark.parametrize("preset", ["mille", "three-thirteen-speed", "deuces-arent-wild"])
def test_the_sealed_file_may_be_ahead_by_any_number_of_steps_and_deals(preset: str, tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match, chance = begun(preset), Random(preset)
    for moves in (1, 2, 3, 5, 9, 40, 90, 200):
        save.save(match, path)
        before = path.read_bytes()
        for _ in range(moves):
            if not match.over:
                one_step(match, chance)
        if match.over:
            break
        save.save(match, path)
        path.write_bytes(before)  # killed between the two files
        assert steps_told(save.load(path)) >= steps_told(match) - 1
    assert len(match.stories) > 2


def test_a_sealed_file_that_was_damaged_meanwhile_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("mille")
    save.save(match, path)
    save.sealed_path(path).write_bytes(b"\xff\xfe")
    save.save(match, path)
    assert everything(save.load(path)) == everything(match)


def test_the_sealed_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("mille")
    save.save(match, path)
    assert save.sealed_path(path).stat().st_mode & 0o777 == 0o600
    assert match.chance.secret is not None
    assert match.chance.secret.hex() in save.sealed_path(path).read_text("utf-8")
    assert match.chance.secret.hex() not in path.read_text("utf-8")


def test_when_the_match_is_over_the_record_says_all_and_the_sealed_file_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("three-thirteen")
    save.save(match, path)
    play(match, Random(1))
    save.save(match, path)
    assert [each.name for each in tmp_path.iterdir()] == ["the.record"]
    assert record.check(path.read_text("utf-8")).over
    assert everything(save.load(path)) == everything(match)


def test_an_action_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("mille")
    (seat,) = match.to_act()
    answered = match.offer(seat).id
    assert match.act(seat, DRAW, answered)
    save.save(match, path)
    assert not save.load(path).act(seat, DRAW, answered)


def test_a_match_can_move_to_another_place(tmp_path: Path) -> None:
    match = begun("three-thirteen-speed")
    chance = Random(3)
    for name in ("one", "two", "three"):
        for _ in range(9):
            one_step(match, chance)
        save.save(match, tmp_path / name)
        assert everything(save.load(tmp_path / name)) == everything(match)


def test_a_match_without_a_secret_needs_no_sealed_file(tmp_path: Path) -> None:
    game = game_of("mille")
    match = Match(Setup.of(game, game.configure("mille", {}), ("A", "B")), Given())
    match.next_deal()
    play(match, Random(1), until=lambda match: steps_told(match) == 9)
    save.save(match, tmp_path / "the.record")
    assert len(list(tmp_path.iterdir())) == 1
    assert everything(save.load(tmp_path / "the.record")) == everything(match)


def test_hidden_choices_are_in_the_sealed_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("three-thirteen-speed", seats=3)
    for seat in range(3):
        match.act(seat, DRAW)
    save.save(match, path)
    before = path.read_text("utf-8")
    chosen = match.offer(1).actions[0]
    match.act(1, chosen)
    save.save(match, path)
    assert path.read_text("utf-8") == before
    assert f"2 {chosen}" in save.sealed_path(path).read_text("utf-8")
    match.undo(1)
    for seat in range(3):
        match.act(seat, match.offer(seat).actions[-1])
    save.save(match, path)
    # The choice that was taken back is told to nobody, also when the others have chosen.
    assert "2 sealed\n2 undo\n" in path.read_text("utf-8")
    assert everything(save.load(path)) == everything(match)


def kill_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Patches the system so that its n-th write to the disk kills the program, for one n after another."""
    real = {name: getattr(os, name) for name in ("fsync", "open")}
    replace, unlink = Path.replace, Path.unlink
    left = [0]

    def counted(do: object) -> object:
        def call(*args: object, **kwargs: object) -> object:
            left[0] -= 1
            if left[0] == 0:
                raise Killed
            return do(*args, **kwargs)  # type: ignore[operator]

        return call

    for nth in range(1, 40):
        left[0] = nth
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", counted(real["fsync"]))
            patched.setattr(os, "open", counted(real["open"]))
            patched.setattr(Path, "replace", counted(replace))
            patched.setattr(Path, "unlink", counted(unlink))
            yield nth
        if left[0] > 0:
            return
    raise AssertionError("a save writes to the disk without end")


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_a_killed_program_loses_nothing_that_was_kept(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "the.record"
    match = begun(preset)
    chance = Random(preset)
    save.save(match, path)
    kills = 0
    for moment in range(14):
        kept = everything(match)
        one_step(match, chance)
        now = everything(match)
        recorded = match.recorded_steps
        for _ in kill_points(monkeypatch):
            match.recorded_steps = recorded
            try:
                save.save(match, path)
            except Killed:
                kills += 1
                assert everything(save.load(path)) in (kept, now), moment
    assert kills > 14


def test_the_last_step_of_a_match_may_be_killed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "the.record"
    moves = 0
    match, chance = begun("mille"), Random(9)
    while not match.over:
        one_step(match, chance)
        moves += 1
    match, chance = begun("mille"), Random(9)
    for _ in range(moves - 1):
        one_step(match, chance)
    save.save(match, path)
    kept = everything(match)
    one_step(match, chance)
    assert match.over
    for _ in kill_points(monkeypatch):
        try:
            save.save(match, path)
        except Killed:
            assert everything(save.load(path)) in (kept, everything(match))
    assert not save.sealed_path(path).exists()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("laydown sealed 1", "laydown sealed 2"),
        ("secret: ", "secret: 0"),
        ("secret: ", "secret: zz"),
        ("order 1: ", "order 1: XX "),
        ("order 1: ", "order one: "),
        ("order 1: ", "weather: fine\norder 1: "),
        ("laydown sealed 1\n", ""),
    ],
)
def test_a_damaged_sealed_file_is_refused(old: str, new: str, tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    save.save(begun("mille"), path)
    seal = save.sealed_path(path)
    seal.write_text(seal.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(RecordError):
        save.load(path)


def test_the_sealed_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "the.record", tmp_path / "other.record"
    save.save(begun("mille", "one"), path)
    save.save(begun("mille", "two"), other)
    save.sealed_path(other).replace(save.sealed_path(path))
    with pytest.raises(RecordError) as caught:
        save.load(path)
    assert caught.value.clause == "TABLE-RECORD-2"


def test_an_order_that_is_not_that_of_the_dice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "the.record"
    match = begun("mille")
    save.save(match, path)
    first, second = match.stories[0].order[:2]
    seal = save.sealed_path(path)
    text = seal.read_text("utf-8")
    seal.write_text(text.replace(f": {first} {second}", f": {second} {first}", 1), "utf-8")
    with pytest.raises(RecordError) as caught:
        save.load(path)
    assert caught.value.message.id == "table-record-order-kept"
