"""Before and after a match: choosing a game, who sits where, leaving and coming back."""

from __future__ import annotations

import io
import os
import signal
import time
from pathlib import Path

import pytest

from laydown.errors import LaydownError
from laydown.games import game_of, presets
from laydown.terminal.console import Console
from laydown.terminal.play import PlayOptions, Streams, named, run_play, run_resume, seated
from laydown.terminal.program import called
from laydown.terminal.store import Store, home
from laydown.words import LANGUAGES, Speaker
from terminal.robot import HintFollower, Keyboard, play, resume, script


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_screen_lists_every_game_with_a_sentence(lang: str, tmp_path: Path) -> None:
    played = play(PlayOptions(lang=lang), tmp_path, script())
    speaker = Speaker(lang)
    text = "".join(played.screen.split())
    for name in presets():
        assert "".join(speaker.text(f"preset-{name}-help").split()) in text
    assert played.code == 0


@pytest.mark.parametrize("typed", ["2", "2.", "Card-room Mille", "card", "mille-cardroom", "CARD-ROOM"])
def test_a_game_is_chosen_by_number_or_name(typed: str, tmp_path: Path) -> None:
    played = play(PlayOptions(), tmp_path, script("nothing", "99", typed, "quit"))
    assert "There is no game nothing here." in played.screen
    assert "Card-room Mille, deal 1" in played.screen


def test_enter_begins_mille_and_later_what_was_played_last(tmp_path: Path) -> None:
    assert "Mille, deal 1" in play(PlayOptions(), tmp_path, script("", "quit")).screen
    play(PlayOptions("five-crowns"), tmp_path, script("quit"))
    assert "Five Crowns, deal 1" in play(PlayOptions(), tmp_path, script("", "quit")).screen
    assert play(PlayOptions(), tmp_path, script("quit")).code == 0


def test_who_sits_where() -> None:
    mille, many = game_of("mille"), game_of("three-thirteen")

    def seats(game: object, usual: int, **given: object) -> tuple[str | None, ...]:
        return seated(PlayOptions(**given), game, usual)  # type: ignore[arg-type]  # named as they are

    assert seats(mille, 2) == (None, "greedy")
    assert seats(many, 2, seats=4) == (None, "greedy", "greedy", "greedy")
    assert seats(many, 2, bots=("random", "greedy")) == (None, "random", "greedy")
    assert seats(many, 2, seats=4, bots=("random",)) == (None, None, None, "random")
    assert seats(mille, 2, bots=("human",)) == (None, None)
    assert seats(mille, 2, seats=2, bots=("human",)) == (None, None)
    assert seats(mille, 2, bots=("human", "human")) == (None, None)
    assert seats(mille, 2, names=("Ann",)) == (None, "greedy")
    assert seats(mille, 2, names=("Ann", "Ben")) == (None, None)
    assert seats(many, 4, bots=("random",)) == (None, "random", "greedy", "greedy")
    assert seats(many, 2, bots=("random",), names=("Ann", "Ben")) == (None, None, "random")
    assert seats(many, 4, bots=("random",), names=("Ann", "Ben")) == (None, None, "random", "greedy")
    assert seats(many, 2, seats=4, names=("Ann", "Ben")) == (None, None, "greedy", "greedy")
    with pytest.raises(LaydownError, match="terminal-too-many-names"):
        seats(mille, 2, seats=2, bots=("greedy",), names=("Ann", "Ben"))
    with pytest.raises(LaydownError, match="terminal-too-many-names"):
        seats(many, 2, seats=2, names=("Ann", "Ben", "Cy"))
    with pytest.raises(LaydownError):
        seats(mille, 2, seats=2, bots=("greedy", "greedy"))
    with pytest.raises(LaydownError):
        seats(mille, 2, bots=("nobody",))


def test_names_are_told_apart() -> None:
    speaker = Speaker("en")
    assert named((), (None, "greedy"), speaker) == ("Player", "Greedy")
    assert named((), (None, None, "greedy", "greedy"), speaker) == (
        "Player 1",
        "Player 2",
        "Greedy 1",
        "Greedy 2",
    )
    assert named(("Ann",), (None, "random"), speaker) == ("Ann", "Random")


def test_options_and_seats_that_cannot_be_are_refused(tmp_path: Path) -> None:
    for options in (
        PlayOptions("nothing"),
        PlayOptions("mille", seats=3),
        PlayOptions("mille", options={"target": "much"}),
        PlayOptions("mille", options={"nothing": "yes"}),
        PlayOptions("mille", bots=("nobody",)),
        PlayOptions("mille", bots=("greedy",), names=("Ann", "Ben")),
    ):
        with pytest.raises(LaydownError):
            play(options, tmp_path, script())
    assert not (tmp_path / "unfinished").exists()


def test_leaving_keeps_the_match_and_resume_goes_on(tmp_path: Path) -> None:
    left = play(PlayOptions("three-thirteen", seed="leave"), tmp_path, script("draw", "sort suit", "quit"))
    assert left.code == 0
    assert left.lines[-1] == "The match is kept. Go on with: laydown resume"
    back = resume(tmp_path, script("hand", "quit"))
    assert "Discard >" in back.screen
    assert "You draw" not in back.screen  # told already


def test_resume_asks_which_of_several(tmp_path: Path) -> None:
    play(PlayOptions("mille"), tmp_path, script("quit"))
    play(PlayOptions("five-crowns"), tmp_path, script("quit"))
    old = next((tmp_path / "unfinished").glob("*-mille.laydown"))
    os.utime(old, (1, 1))
    assert "Five Crowns, deal 1" in resume(tmp_path, script("", "quit")).screen
    assert "Mille, deal 1" in resume(tmp_path, script("7", "2", "quit")).screen
    assert resume(tmp_path, script("quit")).code == 0


def test_matches_that_stand_alike_are_told_apart_by_their_time(tmp_path: Path) -> None:
    for day in (1, 2):
        play(PlayOptions("mille"), tmp_path, script("quit"))
        *_, path = sorted((tmp_path / "unfinished").glob("*.laydown"), key=lambda path: path.stat().st_mtime)
        played = time.mktime((2025, 3, day, 18, 5, 0, 0, 0, -1))
        os.utime(path, (played, played))
    screen = resume(tmp_path, script("quit")).screen
    assert "1  Mille, Player and Greedy, deal 1, 0 and 0, 2025-03-02 18:05" in screen
    assert "2  Mille, Player and Greedy, deal 1, 0 and 0, 2025-03-01 18:05" in screen


def test_nothing_to_resume(tmp_path: Path) -> None:
    assert "There is no unfinished match." in resume(tmp_path, script()).screen


def test_a_match_that_cannot_be_read_is_named_and_left(tmp_path: Path) -> None:
    play(PlayOptions("mille"), tmp_path, script("quit"))
    path = next((tmp_path / "unfinished").glob("*.laydown"))
    path.write_text("nonsense", "utf-8")
    screen = resume(tmp_path, script()).screen
    assert "cannot be read" in screen
    assert path.name in screen.replace("\n", "")
    assert path.exists()


def test_lost_settings_mean_one_person_against_greedy(tmp_path: Path) -> None:
    play(PlayOptions("mille", bots=("random",)), tmp_path, script("draw", "quit"))
    for text in (
        "{}",
        "[]",
        "nonsense",
        '{"bots": ["greedy", "greedy"], "seen": {}, "lang": "en", "order": "rank"}',
    ):
        next((tmp_path / "unfinished").glob("*.json")).write_text(text, "utf-8")
        assert "iscard >" in resume(tmp_path, script("quit")).screen


def test_a_match_goes_on_in_another_language(tmp_path: Path) -> None:
    play(PlayOptions("three-thirteen"), tmp_path, script("draw", "quit"))
    assert "Jetez une carte >" in resume(tmp_path, script("quitter"), lang="fr").screen


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_loses_nothing(name: str, tmp_path: Path) -> None:
    def hang_up(_new: str) -> str:
        os.kill(os.getpid(), getattr(signal, name))
        return "draw"

    before = signal.getsignal(getattr(signal, name))
    played = play(PlayOptions("mille"), tmp_path, hang_up)
    assert played.code == 0
    assert signal.getsignal(getattr(signal, name)) is before
    assert "Draw" in resume(tmp_path, script("quit")).screen


def test_control_c_at_the_prompt_and_while_the_match_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_new: str) -> str:
        raise KeyboardInterrupt

    played = play(PlayOptions("mille"), tmp_path, interrupt)
    assert played.code == 130
    assert "Go on with: laydown resume" in played.screen

    keep = Store.keep
    struck: list[bool] = []

    def struck_while_keeping(self: Store, match: object, settings: object, path: Path) -> None:
        keep(self, match, settings, path)  # type: ignore[arg-type]  # handed on as it came
        if not struck:
            struck.append(True)
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Store, "keep", struck_while_keeping)
    played = play(PlayOptions("mille"), tmp_path / "other", script("draw", "quit"))
    assert played.code == 130  # at the next prompt, with everything saved
    assert "Draw" in resume(tmp_path / "other", script("quit")).screen


def test_a_terminal_that_is_gone_when_it_is_written_to(tmp_path: Path) -> None:
    class Gone(io.StringIO):
        def write(self, text: str, /) -> int:
            if "Draw" in text:
                raise BrokenPipeError
            return super().write(text)

    screen = Gone()
    streams = Streams(Keyboard(screen, script("draw")), screen, {"LAYDOWN_HOME": str(tmp_path)})
    assert run_play(PlayOptions("mille"), streams) == 0
    assert "Draw" in resume(tmp_path, script("quit")).screen


def test_a_person_is_told_to_type_what_a_shell_finds(tmp_path: Path) -> None:
    nowhere = {"PATH": str(tmp_path)}
    assert called(".venv/bin/laydown", nowhere) == ".venv/bin/laydown"
    assert called("/my games/laydown", nowhere) == "'/my games/laydown'"
    assert called("/usr/lib/pytest.py", nowhere) == "laydown"
    program = tmp_path / "laydown"
    program.touch(0o755)
    assert called("/usr/bin/laydown", nowhere) == "laydown"


def test_where_matches_are_kept() -> None:
    assert home({"LAYDOWN_HOME": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"}) == Path("/a")
    assert home({"XDG_DATA_HOME": "/b", "HOME": "/c"}) == Path("/b/laydown")
    assert home({"XDG_DATA_HOME": "b", "HOME": "/c"}) == Path("/c/.local/share/laydown")
    assert home({"HOME": "/c"}) == Path("/c/.local/share/laydown")
    store = Store({"HOME": "/c"})
    assert store.shown(Path("/c/.local/share/laydown/finished/x")) == "~/.local/share/laydown/finished/x"
    assert store.shown(Path("/d/with blank")) == "'/d/with blank'"


def test_a_screen_that_cannot_write_suits_becomes_plain(tmp_path: Path) -> None:
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, encoding="ascii")
    assert Console(io.StringIO(), screen, plain=False, environ={}).plain
    streams = Streams(io.StringIO("draw\n"), screen, {"LAYDOWN_HOME": str(tmp_path)})
    assert run_play(PlayOptions("mille", lang="ja"), streams) == 0  # with signs for what it cannot write
    assert run_resume(streams=streams) == 0


def test_hot_seat_cards_are_hidden_between_two_people(tmp_path: Path) -> None:
    """What one person's screen showed is not printed again before the other has taken over."""
    options = PlayOptions("mille", seats=2, bots=("human",), names=("Ann", "Ben"), seed="two")
    played = play(options, tmp_path, HintFollower(12))
    assert "Now Ann plays." in played.screen or "Now Ben plays." in played.screen
    handed = played.screen.split("Nobody else should look.")
    assert len(handed) > 1
    assert "You hold" not in handed[0]


def test_at_a_shared_terminal_a_discard_can_be_taken_back(tmp_path: Path) -> None:
    options = PlayOptions("mille", seats=2, bots=("human",), names=("Ann", "Ben"), seed="two")
    played = play(options, tmp_path, script("", "draw", "discard #1", "undo", "discard #2", "", "", "quit"))
    assert "You take your discard back." in played.screen
    assert played.screen.count('Enter hides your cards, "undo" takes your discard back') == 2
    assert played.screen.count("Nobody else should look.") == 2
