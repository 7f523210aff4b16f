"""Matches that were played once are read, proved and written back as they stand, whatever changes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from laydown.games import presets
from laydown.table import record
from laydown.table.versions import RULES_VERSION, RULES_VERSIONS
from store.make import EACH, STORE, kept, match_of

if TYPE_CHECKING:
    from pathlib import Path

FILES: Final = sorted(STORE.glob("*.xz"))
PARTS: Final = 4
"""In so many parts is each file read, so that several processes share the work evenly."""


def test_a_thousand_matches_of_all_presets_are_kept() -> None:
    wanted = {f"{preset}-{version}" for preset in presets() for version in RULES_VERSIONS}
    assert {path.stem for path in FILES} == wanted
    texts = [text for path in FILES for text in kept(path)]
    assert len(texts) == EACH * len(FILES) >= 1_000
    assert len(set(texts)) == len(texts)
    assert sum(path.stat().st_size for path in FILES) < 2_000_000


def test_the_store_has_what_records_can_tell() -> None:
    """Both kinds of dice, values that never came, cuts by the dice, reshuffles, things taken back, options,
    tables of two to twelve, split stocks, and ends before the end.
    """
    lines = Counter[str]()
    seats = set[int]()
    for path in FILES:
        for text in kept(path):
            rows = text.split("\n")
            seats.add(sum(row.startswith("seat ") for row in rows))
            lines.update(row.partition(" ; ")[0].rstrip("0123456789 ") for row in rows)
            lines.update(row for row in rows if row.startswith(("dice: ", "rules: ", "stock: ", "end ; ")))
            lines.update(word for word in ("withheld", ": none", "by dice", "option ", "out") if word in text)
    for each in ("dice: 1", "dice: 2", "stock: split", "withheld", ": none", "by dice", "option ", "out"):
        assert lines[each] > 10, each
    for each in (
        "1 undo",
        "dealer reshuffle",
        "table pause",
        "table resign",
        "table abort",
        "end ; broken off",
    ):
        assert lines[each] > 0, each
    assert {2, 3, 4, 5, 6, 7, 8} <= seats
    assert {f"rules: {version}" for version in RULES_VERSIONS} <= set(lines)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_match_holds_is_proved_and_comes_back_byte_for_byte(part: int, path: Path) -> None:
    """One of an older version of the rules comes back in words of this one, which then say the same."""
    for number, kept_text in list(enumerate(kept(path)))[part::PARTS]:
        text = kept_text
        match = record.read(text)
        assert record.report(match).proof == "proved", number
        assert match.over, number
        again = record.write(match)
        if f"rules: {RULES_VERSION}\n" not in text:
            text, again = again, record.write(record.read(again))
        assert again == text, number


@pytest.mark.parametrize("preset", presets())
def test_the_script_plays_matches_that_are_proved(preset: str) -> None:
    """With other bots these are other matches than the store's; with the same, the same."""
    text = record.write(match_of(preset, 4))
    assert record.check(text).proof == "proved"
    assert text == record.write(match_of(preset, 4))
