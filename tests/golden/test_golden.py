"""Deals written by hand from the rules, with the sums beside them, are played as written.

Each record of tests/data/golden says in its free comments what it shows and how its points come about.
Its cards and points were not taken from the program: a record that the program disagrees with is read
again beside docs/rules, not copied from what it prints.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laydown.errors import RecordError
from laydown.table import record

GOLDEN = sorted((Path(__file__).parents[1] / "data" / "golden").glob("*.laydown"))


def without_free_comments(text: str) -> str:
    """The record as the program writes it: it keeps no comments but those it makes itself."""
    kept = "\n".join(row for row in text.split("\n") if not row.startswith("#"))
    return re.sub(r"\n{3,}", "\n\n", kept)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_deal_is_played_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record.check(text)
    match = record.read(text)
    assert match.over
    assert record.write(match) == without_free_comments(text)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_its_points_are_checked(path: Path) -> None:
    """A golden record whose points are off by one is refused, at their place."""
    text = path.read_text(encoding="utf-8")
    points = re.search(r"^; points: (-?\d+)", text, re.MULTILINE)
    assert points is not None
    wrong = text[: points.start(1)] + str(int(points[1]) + 1) + text[points.end(1) :]
    with pytest.raises(RecordError) as caught:
        record.check(wrong)
    assert caught.value.line == text.count("\n", 0, points.start()) + 1


def test_there_are_enough_of_each_game() -> None:
    presets = [
        re.search(r"^preset: (\S+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in GOLDEN
    ]
    names = [found[1] for found in presets if found]
    assert sum(name.startswith("mille") for name in names) >= 12
    assert sum(not name.startswith("mille") for name in names) >= 12
