"""Text from outside: a file's name, a wrong word, a player's name, as a sentence shows it."""

from __future__ import annotations

import pytest

from laydown.words import LANGUAGES, Speaker, shown

WILD = ("x", "\x01", "\u202e", "\U000e0001", "\udcff", "\n", "\u2028", "é", "漢", "🂡")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("character", WILD)
@pytest.mark.parametrize("length", [1, 500, 1_999, 2_000, 2_001, 100_000])
def test_any_text_of_any_length_fits_into_a_sentence(lang: str, character: str, length: int) -> None:
    told = Speaker(lang).text("card-unreadable", text=character * length)
    assert len(told.splitlines()) == 1
    assert len(told) < 2_500


def test_a_text_that_is_too_long_says_so() -> None:
    assert shown("x" * 2_000) == "x" * 2_000
    assert shown("x" * 2_001) == "x" * 2_000 + "..."


@pytest.mark.parametrize("mark", list("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x1b\x85\u2029"))
def test_nothing_steers_the_terminal_or_turns_the_sentence(mark: str) -> None:
    assert mark not in shown(f"a{mark}b")


@pytest.mark.parametrize("text", ["אבג", "👨\u200d👩", "á", "花子", "\u3000"])
def test_letters_of_all_scripts_stay(text: str) -> None:
    assert shown(text) == text
