"""What becomes of a match where the disk is full, a folder has gone, or two programs want to play it."""

from __future__ import annotations

import errno
import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from laydown.table import save
from laydown.terminal.hold import Hold
from laydown.terminal.play import PlayOptions
from laydown.terminal.store import ENDING, Store
from terminal.robot import play, resume, script

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.table.match import Match

HELD = "being played in another window"
NOT_SAVED = "could not be saved: No space left on device"


def kept_in(home: Path) -> list[Path]:
    return sorted((home / "unfinished").glob(f"*{ENDING}"))


def begun(home: Path) -> Path:
    """An unfinished match of two people at this terminal."""
    play(PlayOptions("three-thirteen", names=("Ann", "Ben"), seed="x"), home, script("", "draw"))
    (path,) = kept_in(home)
    return path


def steps(path: Path) -> int:
    return sum(len(story.steps) for story in save.load(path).stories)


def test_a_match_that_another_program_plays_is_refused(tmp_path: Path) -> None:
    path = begun(tmp_path)
    before = path.read_bytes()
    code = (
        "import sys; from pathlib import Path; from laydown.terminal.hold import Hold\n"
        f"hold = Hold(); print(hold.take(Path({str(path)!r})), flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(  # noqa: S603 - our own lines
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        refused = resume(tmp_path, script("", "discard #1"))
        other.kill()
    assert (refused.code, HELD in refused.screen) == (1, True)
    assert path.read_bytes() == before
    assert HELD not in resume(tmp_path, script("", "discard #1")).screen  # a lock dies with its program
    assert steps(path) == 2


def test_two_programs_never_begin_at_one_place(tmp_path: Path) -> None:
    stores = [Store({"LAYDOWN_HOME": str(tmp_path)}) for _ in range(5)]
    assert len({store.new_path("mille") for store in stores}) == 5
    for store in stores:
        store.close()
    assert not list((tmp_path / "unfinished").iterdir())


def test_a_match_finished_elsewhere_in_the_meantime_is_not_begun_again(tmp_path: Path) -> None:
    path = begun(tmp_path)

    def finished_elsewhere(_new: str) -> str:
        for each in kept_in(tmp_path):
            each.unlink()
        return "1"

    shutil.copy(path, path.with_name("other" + ENDING))
    shutil.copy(save.sealed_path(path), save.sealed_path(path.with_name("other" + ENDING)))
    assert resume(tmp_path, finished_elsewhere).code == 1
    assert kept_in(tmp_path) == []


def test_a_lock_is_held_once_and_can_be_taken_again(tmp_path: Path) -> None:
    one, other = Hold(), Hold()
    assert one.take(tmp_path / "match")
    assert not other.take(tmp_path / "match")
    assert other.take(tmp_path / "another")
    one.let_go()
    assert other.take(tmp_path / "match")
    other.let_go()
    assert not list(tmp_path.iterdir())


class FullDisk:
    """`save.save` as on a disk that is full for the next `times` times from `ready` on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self._save = save.save
        self.left = times
        self.ready = False
        monkeypatch.setattr(save, "save", self)

    def __call__(self, match: Match, path: Path) -> None:
        if self.ready and self.left:
            self.left -= 1
            raise OSError(errno.ENOSPC, "No space left on device")
        self._save(match, path)


@pytest.mark.parametrize(("times", "typed"), [(1, [""]), (3, ["", "what", ""])])
def test_play_waits_until_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, typed: list[str]
) -> None:
    path = begun(tmp_path)
    disk = FullDisk(monkeypatch, times)
    lines = ["", "discard #1", *typed]

    def typist(_new: str) -> str | None:
        disk.ready = "discard #1" not in lines[1:]
        return lines.pop(0) if lines else None

    played = resume(tmp_path, typist)
    assert played.screen.count(NOT_SAVED) == times
    assert "The match is kept." in played.screen
    assert steps(path) == 2


@pytest.mark.parametrize("last", ["quit", None])
def test_who_leaves_a_full_disk_is_told_what_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str | None
) -> None:
    path = begun(tmp_path)
    disk = FullDisk(monkeypatch, 1_000)
    lines: list[str | None] = ["", "discard #1", last]

    def typist(_new: str) -> str | None:
        disk.ready = "discard #1" not in lines[1:]
        return lines.pop(0)

    played = resume(tmp_path, typist)
    assert played.code == 1
    assert NOT_SAVED in played.screen
    assert "The match is kept." not in played.screen
    monkeypatch.undo()
    assert steps(path) == 1


def test_a_folder_that_was_removed_while_the_match_was_played_is_made_anew(tmp_path: Path) -> None:
    path = begun(tmp_path)
    lines = ["", "discard #1"]

    def typist(_new: str) -> str | None:
        shutil.rmtree(tmp_path, ignore_errors=True)
        return lines.pop(0) if lines else None

    assert "The match is kept." in resume(tmp_path, typist).screen
    assert steps(path) == 2


@pytest.mark.parametrize(
    "settings",
    [
        b"",
        b"\xff",
        b"null",
        b"[" * 100_000,
        b'{"lang": "xx", "bots": [null, "bogus"], "order": "rank", "seen": {}}',
        b'{"lang": "en", "bots": [null, []], "order": "rank", "seen": {}}',
        b'{"lang": "en", "bots": [null, 3], "order": "rank", "seen": {}}',
        b'{"lang": "en", "bots": [null, "greedy"], "order": "bogus", "seen": {}}',
        b'{"lang": "en", "bots": [null, "greedy"], "order": [], "seen": {"0": 1e999}}',
        b'{"lang": "en", "bots": [null, null], "order": "suit", "seen": {"0": -5, "7": 99999999}}',
    ],
)
def test_settings_of_any_kind_stop_no_match(tmp_path: Path, settings: bytes) -> None:
    path = begun(tmp_path)
    path.with_name(path.name.removesuffix(ENDING) + ".session.json").write_bytes(settings)
    played = resume(tmp_path, script("", "show", "discard #1"))
    assert "The match is kept." in played.screen
    assert json.loads(next((tmp_path / "unfinished").glob("*.json")).read_text("utf-8"))["bots"][0] is None


def test_a_folder_full_of_odd_things_hides_no_match(tmp_path: Path) -> None:
    path = begun(tmp_path)
    odd = path.parent
    (odd / f"folder{ENDING}").mkdir()
    (odd / f"nowhere{ENDING}").symlink_to("nowhere")
    (odd / f"round{ENDING}").symlink_to(f"round{ENDING}")
    (odd / f"binary{ENDING}").write_bytes(b"\xff\x00" * 5_000)
    (odd / f"empty{ENDING}").write_bytes(b"")
    (odd / f"unsealed{ENDING}").write_bytes(path.read_bytes())
    (odd / f"badseal{ENDING}").write_bytes(path.read_bytes())
    (odd / f"badseal{ENDING}.sealed").write_bytes(b"\xff")
    played = resume(tmp_path, script("", "discard #1"))
    assert played.screen.count("cannot be read") == 7
    assert steps(path) == 2
