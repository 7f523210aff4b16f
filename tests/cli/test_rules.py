"""`laydown rules`: the games, and the rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.games import game_of, presets
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from cli.running import CommandLine


@pytest.mark.parametrize("manner", [[], ["--plain"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_lists_the_games(laydown: CommandLine, language: str, manner: list[str]) -> None:
    answer = laydown.run("rules", "--lang", language, *manner)
    assert answer.code == 0
    for preset in presets():
        assert preset in answer.out


@pytest.mark.parametrize("preset", presets())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_its_rules_and_options(laydown: CommandLine, language: str, preset: str) -> None:
    answer = laydown.run("rules", preset, "--lang", language)
    assert answer.code == 0, answer.err
    game = game_of(preset)
    config = game.configure(preset, {})
    assert answer.out.count("\n- ") == len(game.rulebook(config, game.default_seats(config)))
    for option in game.options:
        if not option.presets or preset in option.presets:
            assert f"  {option.name} = {option.write(getattr(config, option.name))}" in answer.out
    assert "\n* " not in answer.out


def test_a_changed_option_is_marked_and_tells_its_usual_value(laydown: CommandLine) -> None:
    out = laydown.run("rules", "three-thirteen", "--option", "ace=both", "--option", "jokers=1").out
    marked = [line for line in out.splitlines() if line.startswith("* ")]
    assert len(marked) == 2
    assert any("jokers = 1" in line and "usually 0" in line for line in marked)
    assert any("ace = both" in line and "usually low" in line for line in marked)


def test_the_rules_follow_the_options_and_the_seats(laydown: CommandLine) -> None:
    usual = laydown.run("rules", "three-thirteen").out
    assert laydown.run("rules", "three-thirteen", "--seats", "5").out != usual
    low, both = (
        laydown.run("rules", "three-thirteen", "--option", f"ace={ace}").out for ace in ("low", "both")
    )
    assert low == usual
    assert both != usual


@pytest.mark.parametrize("preset", presets())
def test_plain_english_is_ascii(laydown: CommandLine, preset: str) -> None:
    assert laydown.run("rules", preset, "--plain").out.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["bridge"], "mille"),
        (["mille", "--seats", "3"], "3"),
        (["mille", "--seats", "none"], "none"),
        (["three-thirteen", "--seats", "9"], "8"),
        (["five-crowns", "--seats", "8"], "7"),
        (["five-crowns", "--option", "ace=both"], "ace"),
        (["three-thirteen", "--option", "decks=1", "--seats", "8"], "8"),
        (["mille", "--option", "target=many"], "target"),
        (["mille", "--option", "ace=low"], "target"),
        (
            ["mille", "--option", "marks=no", "--option", "natural_required_to_win=yes"],
            "natural_required_to_win",
        ),
        (["--seats", "3"], "--help"),
        (["mille", "five-crowns"], "five-crowns"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    laydown: CommandLine, language: str, words: list[str], named: str
) -> None:
    assert named in laydown.refused("rules", *words, "--lang", language)
