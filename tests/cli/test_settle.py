"""`laydown settle`, with the examples of the settlement (M-SETTLE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "amount"),
    [
        (["1230", "585", "--marks-a", "2"], 19),
        (["585", "1230", "--marks-b", "2", "--marks-a", "5"], 19),
        (["1230", "585", "--marks-a", "2", "--stakes", "2"], 38),
        (["1295", "1200", "--marks-a", "2"], 10),
        (["1230", "600"], 10),
        (["1230", "585", "--option", "skunk=no"], 10),
        (["1205", "-40", "--marks-a=0"], 19),
    ],
)
def test_what_the_winner_receives(laydown: CommandLine, language: str, words: list[str], amount: int) -> None:
    answer = laydown.run("settle", *words, "--lang", language)
    assert answer.code == 0, answer.err
    assert str(amount) in answer.lines[-1]


def test_the_items_are_named(laydown: CommandLine) -> None:
    out = laydown.run("settle", "1230", "585", "--marks-a", "2").out
    assert "A wins with 1230 to 585" in out
    assert "Skunk: B" in out
    assert out.endswith("A receives 19.\n")


def test_equal_totals_settle_nothing(laydown: CommandLine) -> None:
    assert "nothing is settled" in laydown.run("settle", "1200", "1200").out


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["1200"],
        ["1200", "x"],
        ["1200", "900", "600"],
        ["1200", "900", "--marks-a", "-1"],
        ["1200", "900", "--stakes", "2", "--option", "stakes=3x"],
        ["1200", "900", "--stakes", "cents"],
        ["1200", "9" * 400],
    ],
)
def test_what_cannot_be_settled_is_refused(laydown: CommandLine, words: list[str]) -> None:
    laydown.refused("settle", *words)
