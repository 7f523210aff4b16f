"""All five languages say the same things, and say them all."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import pytest
from fluent.runtime.types import FluentInt

from laydown.games import GAMES
from laydown.words import LANGUAGES
from laydown.words.catalogue import Catalogue, sources
from words.catalogues import code, language

OTHERS: Final = tuple(each for each in LANGUAGES if each != "en")

SAME_IN_SEVERAL: Final = frozenset(
    {
        "card-joker",
        "cli-value-bots",
        "option-jokers",
        "rank-six",
        "web-name",
        "web-table-end-total",
        "web-table-pile-count",
        "web-table-sheet-circle",
        "web-table-tag-chapeau",
    }
)
"""Texts that read the same in English and another language: names, and words that went round the world."""

_DERIVED: Final = ("-acc", "-count", "-many", "-who")
"""What the speaker adds to a value: a card's object form, the length of a row, several of a rank, whether a
seat is yours."""


def _plain_variables(variables: frozenset[str]) -> set[str]:
    names = set(variables)
    for ending in _DERIVED:
        names = {each.removesuffix(ending) for each in names}
    return {"seat" if each == "who" else each for each in names}


def _report(faults: list[str]) -> None:
    assert not faults, "\n" + "\n".join(sorted(faults))


@pytest.mark.parametrize("name", LANGUAGES)
def test_catalogues_are_well_formed_and_no_id_stands_twice(name: str) -> None:
    _report(language(name).faults)


@pytest.mark.parametrize("name", OTHERS)
def test_same_ids_as_english(name: str) -> None:
    english, other = language("en").entries, language(name).entries
    missing = [f"{entry} is missing in {name}" for key, entry in english.items() if key not in other]
    extra = [f"{entry} is not in en" for key, entry in other.items() if key not in english]
    _report(missing + extra)


@pytest.mark.parametrize("name", OTHERS)
def test_same_values_as_english(name: str) -> None:
    english, other = language("en"), language(name)
    faults: list[str] = []
    for key in english.entries.keys() & other.entries.keys():
        wanted, found = _plain_variables(english.variables(key)), _plain_variables(other.variables(key))
        if wanted != found:
            faults.append(f"{other.entries[key]} uses {sorted(found)}, en uses {sorted(wanted)}")
    _report(faults)


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_text_is_empty(name: str) -> None:
    _report([f"{entry} is empty" for entry in language(name).entries.values() if not entry.text])


@pytest.mark.parametrize("name", OTHERS)
def test_no_text_is_left_in_english(name: str) -> None:
    english = language("en").entries
    faults: list[str] = []
    for key, entry in language(name).entries.items():
        if key not in english or key in SAME_IN_SEVERAL:
            continue
        words = re.sub(r"\{[^{}]*\}", "", entry.text)
        if entry.text == english[key].text and re.search(r"[A-Za-z]{2}", words):
            faults.append(f"{entry} reads as in English: {entry.text[:60]}")
    _report(faults)


@pytest.mark.parametrize("name", ["ja", "ru", "ko"])
def test_texts_are_written_in_their_script(name: str) -> None:
    script = {"ja": ("HIRAGANA", "KATAKANA", "CJK"), "ru": ("CYRILLIC",), "ko": ("HANGUL",)}[name]
    faults: list[str] = []
    for key, entry in language(name).entries.items():
        words = re.sub(r"\{[^{}]*\}", "", entry.text)
        letters = [each for each in words if each.isalpha()]
        native = any(unicodedata.name(each, "").startswith(script) for each in letters)
        if len(letters) > 1 and not native and key not in SAME_IN_SEVERAL:
            faults.append(f"{entry} has no word of {name}: {entry.text[:60]}")
    _report(faults)


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_a_text_refers_to_exists(name: str) -> None:
    entries = language(name).entries
    _report(
        [
            f"{entry} refers to {each}, which does not exist"
            for entry in entries.values()
            for each in entry.references
            if each not in entries
        ]
    )


def test_every_id_that_the_code_speaks_exists() -> None:
    english = language("en").entries
    _report([f"{use.place}: {use.id} is in no catalogue" for use in code().uses if use.id not in english])


def test_every_value_that_a_text_uses_is_given() -> None:
    english = language("en")
    faults: list[str] = []
    for use in code().uses:
        if use.given is None or use.id not in english.entries:
            continue
        lacking = _plain_variables(english.variables(use.id)) - use.given
        if lacking:
            entry = english.entries[use.id]
            faults.append(f"{use.place}: {entry} uses {sorted(lacking)}, which is not given")
    _report(faults)


def test_every_id_is_used() -> None:
    english = language("en").entries
    everywhere = [entry for name in LANGUAGES for entry in language(name).entries.values()]
    within = {each for entry in everywhere for each in entry.references}
    _report(
        [
            f"{entry} is used nowhere"
            for key, entry in english.items()
            if key not in within and not code().uses_id(key)
        ]
    )


def test_every_preset_and_option_has_its_texts() -> None:
    english = language("en").entries
    wanted: list[str] = []
    for game in GAMES:
        for preset in game.presets:
            wanted += [f"preset-{preset}", f"preset-{preset}-help"]
        for option in game.options:
            wanted += [f"option-{option.name}", f"option-{option.name}-help"]
            if option.choices != ("yes", "no"):
                wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    _report([f"{each} is in no catalogue" for each in wanted if each not in english])


def test_english_is_ascii_and_no_language_uses_symbols() -> None:
    """What stands in a catalogue is also spoken in plain mode."""
    faults: list[str] = []
    for name in LANGUAGES:
        for entry in language(name).entries.values():
            if name == "en" and not entry.text.isascii():
                faults.append(f"{entry} is not ASCII: {entry.text[:60]}")
            strange = [each for each in entry.text if unicodedata.category(each) == "So"]
            faults += [f"{entry} uses the symbol {each}" for each in strange]
    _report(faults)


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_text_can_be_said(name: str) -> None:
    """With every plural, and with each branch of a selector on words."""
    catalogue, read = Catalogue(name, sources(name)), language(name)
    for key, entry in read.entries.items():
        if key.startswith("-"):
            continue
        variables = read.variables(key)
        for number in (0, 1, 2, 3, 5, 11, 21, 1200, -15):
            values = {each: FluentInt(number, useGrouping=False) for each in variables}
            assert catalogue.sentence(key, values), str(entry)
        words = dict.fromkeys(variables, "x")
        for form in ("", *entry.forms):
            assert catalogue.sentence(key, words | {"who": "you"}, form), str(entry)
