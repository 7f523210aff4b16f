"""The glossary has one word for each thing in each language."""

from __future__ import annotations

from pathlib import Path

from laydown.words import LANGUAGES

_GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def test_every_thing_has_a_word_in_every_language() -> None:
    rows = [line for line in _GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    assert rows
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == len(LANGUAGES) + 1, row
        assert all(cells), row


def test_no_thing_is_named_twice() -> None:
    rows = [line for line in _GLOSSARY.read_text("utf-8").splitlines() if line.startswith("| ")]
    things = [row.split("|")[1].strip() for row in rows if not row.startswith("| English")]
    assert len(things) == len(set(things))
