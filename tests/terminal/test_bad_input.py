"""Whatever is typed, nothing breaks, and what cannot be done changes nothing."""

from __future__ import annotations

import contextlib
import io
import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laydown.games import presets
from laydown.terminal.answers import Leave
from terminal.robot import ALONE, Seats, dealt, script, session_at

if TYPE_CHECKING:
    from laydown.table.match import Match
    from laydown.terminal.session import Session

NONSENSE = (
    "foo",
    "discard",
    "lay",
    "add",
    "add 2 to",
    "add to Q",
    "add 2 to 2 to 2",
    "lay 9 9",
    "lay 9 k",
    "lay 2 w w",
    "#0",
    "#99",
    "99",
    "0",
    "pile 2 2 2 2",
    "discard #77",
    "cut 50",
    "cut",
    "out out",
    "take 5",
    "draw 7",
    "draw draw",
    "discard XX",
    "sort by magic",
    "; ; ,",
    ",",
    "->",
    "to",
    "*",
    "****",
    "help nothing",
    "why not",
    "x" * 5000,
    "\N{FULLWIDTH DIGIT SEVEN}\N{SUPERSCRIPT TWO}",
    "\x00\x07",
    "discard joker",
    "lay 9 9 9 to 9",
    "undo undo",
    "1e9",
    "-1",
    "'; drop table",
    "9" * 390,
    "w" * 300,
    "add " + "2" * 200,
    "lay " + "q " * 150,
)


def _nothing_to_tell() -> None:
    return None


def _seated(preset: str, seats: Seats = ALONE) -> tuple[Session, Match, io.StringIO]:
    """A session at the player's first turn, with a hand of no twos, nines or queens."""
    hand = "3S 4S 5S 6S 7S 8S TS JS KS 3H 4H 5H 6H 7H 8H" if preset.startswith("mille") else "4S 6H 8D"
    match = dealt(hand, upcard="3D", preset=preset)
    screen = io.StringIO()
    session = session_at(match, screen, script(), seats)
    session.table.wait(_nothing_to_tell)
    return session, match, screen


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("preset", [each for each in presets() if each != "mille-montreal"])
def test_nonsense_changes_nothing(preset: str, plain: bool) -> None:
    session, match, screen = _seated(preset, Seats(plain=plain))
    for phase in range(2):
        assert match.deal is not None
        for line in NONSENSE:
            if phase == 0 or not line.startswith(("9", "*")):  # which may be cards of the hand by now
                before = match.deal.snapshot()
                session.answers.answer(0, line)
                assert match.deal.snapshot() == before, line
        session.answers.answer(0, "draw")
    assert screen.getvalue()


def test_nonsense_where_the_cards_are_cut() -> None:
    session, match, _ = _seated("mille-montreal")
    assert match.deal is not None
    before = match.deal.snapshot()
    for line in (
        "3",
        "101",
        "cut",
        "cut 3",
        "cut 1000",
        "cut x",
        "draw",
        "lay 9",
        "pile",
        "9 9 9",
        "QS",
        "#3",
    ):
        session.answers.answer(0, line)
        assert match.deal.snapshot() == before, line
    session.answers.answer(0, "50")
    assert match.deal.snapshot() != before


WORDS = (
    *("draw", "d", "pile", "p", "take", "t", "pass", "lay", "l", "add", "a", "discard", "dis", "out", "cut"),
    *("help", "h", "hint", "moves", "why", "undo", "again", "show", "hand", "sort", "score", "log", "rules"),
    *("rank", "suit", "combos", "to", "->", "#1", "#2", "#9", "w", "*", "1", "2", "3", "9", "10", "T", "Q"),
    *("K", "A", "QS", "JD", "2S", "2H", "9C", "TH", "5R", ";", ";", ",", "?"),
)


@settings(max_examples=60, deadline=None)
@given(
    preset=st.sampled_from(presets()),
    lines=st.lists(st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join), max_size=25),
    lang=st.sampled_from(("en", "ja", "ru")),
)
def test_any_words_in_any_order(preset: str, lines: list[str], lang: str) -> None:
    session, match, _ = _seated(preset, Seats(lang=lang))
    for line in lines:
        with contextlib.suppress(Leave):
            if match.deal_over:
                session.answers.between_deals(0, line)
            elif 0 in match.to_act():
                session.answers.answer(0, line)
        session.table.wait(_nothing_to_tell)


@settings(max_examples=200, deadline=None)
@given(line=st.text(max_size=60), preset=st.sampled_from(("mille", "five-crowns")))
def test_any_text(line: str, preset: str) -> None:
    session, _, _ = _seated(preset)
    words = session.reading.pieces(line[:60], lambda _word: False)
    assert all(word for piece in words for word in piece)
    with contextlib.suppress(Leave):
        session.answers.answer(0, line)


def test_a_longer_game_of_random_words() -> None:
    rng = random.Random(7)
    for preset in ("mille", "three-thirteen", "three-thirteen-speed"):
        session, match, _ = _seated(preset)
        for _ in range(300):
            if match.deal_over:
                break
            line = " ".join(rng.choices(WORDS, k=rng.randint(1, 5)))
            if 0 in match.to_act():
                with contextlib.suppress(Leave):
                    session.answers.answer(0, line)
            session.table.wait(_nothing_to_tell)
