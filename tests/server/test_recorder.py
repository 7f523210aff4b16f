"""No frame that leaves the server holds a card that its receiver was not shown, nor the secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from laydown.games import game_of, presets
from laydown.games.events import Drew, shown_to_all
from laydown.table import match as table_match
from properties.table import STOCKS, noted_split_stock, noted_stock
from server.fake_time import FakeTime
from server.house import house
from server.recording import (
    Search,
    look_through,
    one_of_each,
    record_busy_match,
    record_duplicate,
    record_match,
    single_mille,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from server.recording import OneOfEach, Recording

MATCHES = 100
MIXING = {"contributions": True, "contribution_seconds": 60, "slow": 60.0}
"""Everyone gives to the dice, and nobody is told of a disk that is slow because much else is done here."""


@pytest.fixture(autouse=True)
def _noted_stocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_match, "OrderedStock", noted_stock)
    monkeypatch.setattr(table_match, "SplitStock", noted_split_stock)
    single_mille(monkeypatch)
    STOCKS.clear()


def record(folder: Path, preset: str, how: OneOfEach, chance: Random) -> Recording:
    async def play() -> Recording:
        async with house(folder, **MIXING) as here:
            return await record_match(here, preset, how, chance)

    return asyncio.run(play())


@pytest.mark.parametrize("preset", presets())
def test_there_is_one_copy_of_each_kind(preset: str) -> None:
    game, how = game_of(preset), one_of_each(preset)
    config = game.configure(preset, how.options)
    game.check_seats(config, how.seats)
    assert set(game.deck(config, how.seats).copies) <= {0, 1}


@pytest.mark.parametrize("preset", presets())
def test_no_frame_holds_what_its_receiver_was_not_shown(tmp_path: Path, preset: str) -> None:
    recording = record(tmp_path, preset, one_of_each(preset), Random(preset))
    assert look_through(recording) > 100


_ATTEMPTS: Final = 4
_WANTED: Final = frozenset(("pause", "resume", "bot", "back", "time"))


@pytest.mark.parametrize(
    "preset",
    [
        "mille",
        "three-thirteen",
        # The ledger of what each may know now and then loses a card where bots and people play a beat.
        pytest.param("three-thirteen-speed", marks=pytest.mark.endurance),
    ],
)
def test_no_frame_holds_it_whatever_else_happens(tmp_path: Path, preset: str) -> None:
    """A bot in somebody's place sees that seat's view, and tells the others no more than its owner would; who
    comes back is told no more than who stayed; of the running match there is no replay.
    """
    how = one_of_each(preset)

    async def play(attempt: int) -> Recording:
        time = FakeTime()
        async with house(tmp_path / str(attempt), **MIXING, lists_at_once=10**6, time=time) as here:
            return await record_busy_match(here, preset, how, Random(preset + attempt * "+"), time)

    # Where people are slow the match may be over before the owner of a seat is back.
    recording = asyncio.run(play(0))
    for attempt in range(1, _ATTEMPTS):
        if set(recording.incidents) >= _WANTED:
            break
        assert look_through(recording) > 100
        recording = asyncio.run(play(attempt))
    assert set(recording.incidents) >= _WANTED
    assert ("resign" in recording.incidents) == (how.seats > 2)
    assert recording.answers
    assert all(each.value is not None for each in recording.row.contributions or ())
    assert look_through(recording) > 100


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_no_frame_of_two_tables_with_the_same_deals_holds_it(tmp_path: Path, preset: str) -> None:
    """What is shown at the one table is not known at the other, and the secret at neither before the end."""

    async def play() -> list[Recording]:
        async with house(tmp_path, **MIXING, duplicate_look=0.02) as here:
            return await record_duplicate(here, preset, replace(one_of_each(preset), seats=2), Random(preset))

    for recording in asyncio.run(play()):
        assert look_through(recording) > 100


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_no_frame_of_a_hundred_matches_holds_what_its_receiver_was_not_shown(
    tmp_path: Path, preset: str, record_property: Callable[[str, object], None]
) -> None:
    """Every tenth match is played to its full length."""
    chance = Random()
    frames = found = 0
    for number in range(MATCHES):
        how = one_of_each(preset, whole=number % 10 == 0)
        recording = record(tmp_path / str(number), preset, how, chance)
        frames += recording.count
        found += look_through(recording)
        STOCKS.clear()
    record_property("frames", frames)
    record_property("cards", found)
    assert found > MATCHES * 100


def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If others were shown what somebody draws, the recorder would say so."""
    monkeypatch.setattr(Drew, "seen_by", shown_to_all)
    recording = record(tmp_path, "three-thirteen", one_of_each("three-thirteen"), Random("leak"))
    with pytest.raises(AssertionError):
        look_through(recording)


def test_the_secret_is_found(tmp_path: Path) -> None:
    recording = record(tmp_path, "mille", one_of_each("mille"), Random("secret"))
    seen = recording.frames[None]
    seen[2] = seen[2].replace("}", f', "x": "{recording.row.secret.hex()}"}}', 1)
    with pytest.raises(AssertionError):
        look_through(recording)


def test_the_search_finds_cards_however_they_are_written() -> None:
    search = Search(game_of("mille").deck(game_of("mille").presets["mille"], 2))
    assert search.cards('{"text": "You draw 10♠, Q♥ and *."}') == {"TS", "QH", "*"}
    assert search.cards('{"spoken": "You draw the queen of hearts."}') == {"QH"}
    assert search.cards('{"stands_for":["QS"],"cards":["2S"]}') == {"2S"}
