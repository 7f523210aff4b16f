"""What the seats give to the dice: `dice: 2`, as docs/design/fair-deals.md writes it down."""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.cards import cards, standard_deck, text_of
from laydown.errors import RecordError
from laydown.games import game_of
from laydown.table import record, save
from laydown.table.contributions import Contribution, commitment_to, new_value
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice, commitment_of
from table.playing import NAMES, everything, play, play_deals
from table.test_fair_deals import script, verify

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["script"]

SECRET = bytes(range(32))
TABLE = commitment_of(SECRET)
VALUES = ("ab" * 32, "01" * 32, "f0" * 32)

# Derived by the script in docs/design/fair-deals.md, which shares no code with the program.
FIRST_EIGHT = "3C 2C 8S TS AD JH 8D 4C"


def given(*values: str | None) -> tuple[Contribution, ...]:
    """One contribution a seat; None for a value that was not shown."""
    return tuple(
        Contribution(seat, commitment_to(value or VALUES[seat], seat, TABLE), value)
        for seat, value in enumerate(values)
    )


def begun(preset: str, contributions: tuple[Contribution, ...]) -> Match:
    game = game_of(preset)
    setup = Setup.of(game, game.presets[preset], NAMES[: len(contributions)], preset)
    match = Match(setup, Dice(SECRET, contributions=contributions))
    match.next_deal()
    return match


def test_the_construction_stays_as_it_was_written_down() -> None:
    key = hmac.digest(SECRET, f"laydown dice 2|match|{TABLE}|1:{VALUES[0]},2:{VALUES[1]}".encode(), "sha256")
    stream = hmac.digest(key, b"laydown dice 2|first dealer|0|0", "sha256")
    word = int.from_bytes(hmac.digest(stream, bytes(8), "sha256")[:4], "big")
    dice = Dice(SECRET, contributions=given(*VALUES[:2]))
    assert dice.first_dealer(5) == word % 5
    sealed = hashlib.sha256(f"laydown contribution 2|1|{TABLE}|{VALUES[0]}".encode()).hexdigest()
    assert dice.contributions[0].commitment == sealed


def test_every_value_decides_and_nothing_but_the_values_that_count() -> None:
    deck = standard_deck(2)
    rows = {
        text_of(Dice(SECRET, contributions=each).order(deck, 1))
        for each in (
            (),
            given(None, None),
            given(VALUES[0], None),
            given(None, VALUES[1]),
            given(*VALUES[:2]),
            given(VALUES[1], VALUES[0]),
        )
    }
    assert len(rows) == 6
    silent = (*given(VALUES[0]), Contribution(1))
    assert Dice(SECRET, contributions=silent).order(deck, 1) == Dice(
        SECRET, contributions=given(VALUES[0], None)
    ).order(deck, 1)


def test_a_commitment_is_bound_to_its_seat_and_its_table() -> None:
    value = new_value()
    other = commitment_of(bytes(32))
    assert (
        len({commitment_to(value, 0, TABLE), commitment_to(value, 1, TABLE), commitment_to(value, 0, other)})
        == 3
    )
    copied = Contribution(1, commitment_to(value, 0, TABLE), value)
    assert not copied.holds(TABLE)
    assert Contribution(0, copied.commitment, value).holds(TABLE)
    assert new_value() != value


@pytest.mark.parametrize("preset", ["mille", "mille-montreal", "three-thirteen", "three-thirteen-speed"])
def test_a_match_is_the_same_from_its_record(preset: str, script: Path) -> None:
    match = play(
        begun(preset, given(VALUES[0], None, VALUES[2])[: 2 if "mille" in preset else 3]), Random(preset)
    )
    text = record.write(match)
    assert "\ndice: 2\n" in text
    assert f"\ncontribution 2: {match.chance.contributions[1].commitment} withheld\n" in text
    again = record.read(text)
    assert everything(again) == everything(match)
    assert record.write(again) == text
    assert record.check(text).proof == "proved"
    done = verify(script, text)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ok    what seat 1 gave\n" in done.stdout
    assert "ok    seat 2 gave nothing\n" in done.stdout


def test_a_running_match_is_kept_with_what_the_seats_gave(tmp_path: Path) -> None:
    match = play_deals(begun("three-thirteen", given(*VALUES)), Random(1), 2)
    path = tmp_path / "running.laydown"
    save.save(match, path)
    assert SECRET.hex() not in path.read_text()
    again = save.load(path)
    assert everything(again) == everything(match)
    assert everything(play(again, Random(2))) == everything(play(match, Random(2)))


def test_what_the_seats_gave_is_told_before_the_first_card() -> None:
    match = begun("three-thirteen", (*given(VALUES[0], None), Contribution(2)))
    for watcher in (0, 1, 2, None):
        told = [event.to_plain() if event else None for _, event in match.stream(watcher)]
        assert told[0] == match.log.events[0].to_plain()
        assert told[1:3] == [{"event": "left-out", "seat": 1}, {"event": "left-out", "seat": 2}]


@cache
def _text() -> str:
    return record.write(play(begun("three-thirteen", given(*VALUES)), Random(3)))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (VALUES[1], VALUES[2], "table-record-contribution-other"),
        (VALUES[1], "withheld", "table-record-first-dealer"),
        ("contribution 2", "contribution 4", "table-record-seat-order"),
        (VALUES[2], VALUES[2][1:], "table-record-contribution"),
        ("dice: 2", "dice: 1", "table-record-contributions"),
    ],
)
def test_what_was_changed_afterwards_is_found(old: str, new: str, expected: str, script: Path) -> None:
    text = _text()
    assert text.count(old) == 1
    changed = text.replace(old, new)
    with pytest.raises(RecordError) as caught:
        record.check(changed)
    assert caught.value.message.id == expected
    done = verify(script, changed)
    assert done.returncode == 1


def test_the_order_of_a_pack_stays_for_ever() -> None:
    order = Dice(SECRET, contributions=given(*VALUES)).order(standard_deck(1), 1)
    assert text_of(order[:8]) == FIRST_EIGHT
    assert sorted(order) == sorted(cards(text_of(standard_deck(1).cards())))
