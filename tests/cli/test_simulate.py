"""`laydown simulate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", [[], ["--plain"]])
def test_each_seat_is_reported(laydown: CommandLine, language: str, manner: list[str]) -> None:
    words = ["simulate", "three-thirteen", "--bots", "greedy,random", "--deals", "12", "--seed", "s"]
    answer = laydown.run(*words, "--lang", language, *manner)
    assert answer.code == 0, answer.err
    assert language != "en" or answer.out.isascii()


def test_the_report_for_machines(laydown: CommandLine) -> None:
    words = ["simulate", "mille", "--bots", "random,greedy", "--matches", "1", "--seed", "7", "--json"]
    found, again = laydown.run(*words).json(), laydown.run(*words).json()
    assert found["preset"] == "mille"
    assert found["matches"] == 1
    assert [seat["bot"] for seat in found["seats"]] == ["random", "greedy"]
    assert found.pop("speed")["deals_per_second"] > 0
    again.pop("speed")
    assert found == again


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], "simulate"),
        (["mille", "--bots", "greedy"], "1"),
        (["mille", "--bots", "greedy,shark"], "shark"),
        (["mille", "--deals", "2", "--matches", "1"], "--matches"),
        (["mille", "--deals", "0"], "--deals"),
        (["bridge"], "bridge"),
        (["five-crowns", "--bots", ",".join(["greedy"] * 8)], "7"),
    ],
)
def test_what_cannot_be_simulated_is_refused(laydown: CommandLine, words: list[str], named: str) -> None:
    assert named in laydown.refused("simulate", *words)
