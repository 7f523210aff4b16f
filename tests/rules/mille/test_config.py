"""Options, presets, and the rules that are printed from them."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import pytest

from laydown.errors import ConfigError
from laydown.games.mille import GAME, Config
from laydown.games.mille.config import OPTIONS, PRESETS
from laydown.games.options import differences
from laydown.words import LANGUAGES, Speaker
from rules.mille.positions import config

if TYPE_CHECKING:
    from laydown.games.options import Option

DEFAULTS = {
    "pile_take": "pair_in_hand",
    "pile_set_stays_natural": "off",
    "upcard_two": "every_deal",
    "min_naturals": "1",
    "max_wilds": "none",
    "wild_may_be_added": "yes",
    "must_discard_to_go_out": "no",
    "stock_out": "end_deal",
    "eight_factor": "2",
    "natural_out_factor": "2",
    "marks": "yes",
    "skunk": "yes",
    "stakes": "1",
    "target": "1200",
    "max_deals": "60",
    "natural_required_to_win": "no",
    "first_dealer": "random",
    "pile_shown": "top",
    "cut": "no",
}


def test_the_options_and_their_defaults() -> None:
    assert {each.name: each.write(getattr(PRESETS["mille"], each.name)) for each in OPTIONS} == DEFAULTS


def test_the_presets_follow_their_texts() -> None:
    assert differences(PRESETS["mille-cardroom"], PRESETS["mille"], OPTIONS) == {
        "pile_take": "pair_anywhere",
        "pile_set_stays_natural": "this_turn",
        "upcard_two": "first_deal",
        "marks": "no",
        "skunk": "no",
        "stakes": "0",
        "first_dealer": "low_draw",
        "pile_shown": "all",
    }
    assert differences(PRESETS["mille-montreal"], PRESETS["mille"], OPTIONS) == {"cut": "yes"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("min_naturals", "0"),
        ("min_naturals", "3"),
        ("max_wilds", "0"),
        ("max_wilds", "8"),
        ("eight_factor", "5"),
        ("pile_take", "pair"),
        ("marks", "2"),
        ("target", "0"),
        ("no_such", "1"),
    ],
)
def test_bad_values_are_refused_by_name(name: str, text: str) -> None:
    with pytest.raises(ConfigError) as error:
        config(**{name: text})
    assert error.value.option == name


def test_a_config_made_by_hand_is_held_to_the_same_ranges() -> None:
    for wrong in ({"min_naturals": 3}, {"max_wilds": 0}, {"pile_take": "Pair-In-Hand"}, {"marks": 1}):
        values: dict[str, Any] = dict(wrong)
        with pytest.raises(ConfigError):
            Config(**values)


def test_a_natural_cannot_be_required_where_no_marks_are_kept() -> None:
    with pytest.raises(ConfigError) as error:
        config(marks="no", natural_required_to_win="yes")
    assert error.value.option == "natural_required_to_win"
    with pytest.raises(ConfigError):
        config("mille-cardroom", natural_required_to_win="yes")
    assert config("mille-cardroom", natural_required_to_win="yes", marks="yes").natural_required_to_win


def test_an_unknown_preset_lists_the_known() -> None:
    with pytest.raises(ConfigError):
        GAME.configure("milles", {})


def test_configs_can_be_pickled() -> None:
    for each in PRESETS.values():
        assert pickle.loads(pickle.dumps(each)) == each  # noqa: S301 - our own bytes


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_force_can_be_said(preset: str, lang: str) -> None:
    speaker = Speaker(lang)
    for options in ({}, {"min_naturals": "2", "max_wilds": "3", "wild_may_be_added": "no"}):
        said = [speaker.say(each) for each in GAME.rulebook(config(preset, **options), 2)]
        assert len(said) > 25
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda each: each.name)
def test_each_option_changes_a_sentence(option: Option) -> None:
    usual = GAME.rulebook(config(), 2)
    values = [word for word in option.choices if word != DEFAULTS[option.name]]
    if option.low < option.high:
        values += [str(option.high)]
    for value in values:
        assert GAME.rulebook(config(**{option.name: value}), 2) != usual, f"{option.name}={value}"


def test_the_factors_of_an_eight_in_a_natural_out_are_told() -> None:
    said = [Speaker("en").say(each) for each in GAME.rulebook(config(), 2)]
    assert "So an eight counts 4 times in a natural out." in said
