"""Old records mean what the rules meant when they were made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.games import game_of
from laydown.table import header, record, versions
from table.playing import PRESETS

if TYPE_CHECKING:
    import pytest

TEXT = "laydown record 1\ndice: 1\nrules: {}\npreset: mille\nseat 1: A\nseat 2: B\n{}first dealer: 1\n"


def test_every_version_names_options_that_exist() -> None:
    assert sorted(versions.RULES_VERSIONS) == list(range(1, versions.RULES_VERSION + 1))
    assert not versions.RULES_VERSIONS[versions.RULES_VERSION]
    for meant in versions.RULES_VERSIONS.values():
        for preset, options in meant.items():
            assert preset in PRESETS
            game_of(preset).configure(preset, options)


def test_a_record_is_played_by_the_rules_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {1: {"mille": {"target": "500"}}, 2: {}}
    monkeypatch.setattr(versions, "RULES_VERSIONS", known)
    monkeypatch.setattr(header, "RULES_VERSIONS", known)
    assert record.read(TEXT.format(1, "")).config.target == 500
    assert record.read(TEXT.format(2, "")).config.target == 1200
    # What the record says itself goes before what its version meant.
    assert record.read(TEXT.format(1, "option target: 700\n")).config.target == 700
