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
    from laydown.errors import Message
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


def messages(**options: str) -> list[Message]:
    """The sentences of the rules under these options."""
    return [rule.message for rule in GAME.rulebook(config(**options), 2)]


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


@pytest.mark.parametrize("option", OPTIONS, ids=lambda each: each.name)
def test_every_value_that_is_named_can_be_chosen(option: Option) -> None:
    values = [*option.choices, *(["none"] if option.none else [])]
    if option.low < option.high:
        values += [str(option.low), str(option.high)]
        for beyond in (option.low - 1, option.high + 1):
            with pytest.raises(ConfigError):
                config(**{option.name: str(beyond)})
    for value in values:
        chosen = config(**{option.name: value})
        assert option.write(getattr(chosen, option.name)) == value


def test_the_numbers_that_an_option_allows() -> None:
    ranges = {each.name: (each.low, each.high, each.none) for each in OPTIONS if each.low < each.high}
    assert ranges == {
        "min_naturals": (1, 2, False),
        "max_wilds": (1, 7, True),
        "eight_factor": (1, 4, False),
        "natural_out_factor": (1, 4, False),
        "stakes": (0, 1000, False),
        "target": (1, 100_000, False),
        "max_deals": (1, 1000, False),
    }


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
        said = [speaker.say(each.message) for each in GAME.rulebook(config(preset, **options), 2)]
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_brings_a_mark_is_explained_where_it_counts_only_once(lang: str) -> None:
    ids = {"mille-rule-eight", "mille-rule-natural-out"}
    plain = {"eight_factor": "1", "natural_out_factor": "1"}
    told = {each.id: Speaker(lang).say(each) for each in messages(**plain)}
    assert ids < set(told)
    assert "mille-rule-natural-eight" not in told
    assert not any("1" in told[each] for each in ids)
    without_marks = messages(marks="no", **plain)
    assert not ids & {each.id for each in without_marks}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sets_that_take_no_wild_are_said_to_take_no_wild(lang: str) -> None:
    """Not that they take no two: a set of twos takes twos by every option."""
    two = {"en": "two", "fr": "deux", "ja": "2", "ru": "войк", "ko": "2"}[lang]
    for changes in ({"wild_may_be_added": "no"}, {"pile_set_stays_natural": "always"}):
        before, after = messages(), messages(**changes)
        new = [Speaker(lang).say(each) for each in after if each not in before]
        assert new
        assert not any(two in each for each in new)


def test_a_rule_is_told_only_where_it_holds() -> None:
    def told(**options: str) -> set[str]:
        return {each.id for each in messages(**options)}

    assert "mille-rule-skunk" in told()
    assert "mille-rule-skunk" not in told(skunk="no")
    assert "mille-rule-skunk" not in told(marks="no")
    assert "mille-rule-pile-stays-this-turn" not in told(
        wild_may_be_added="no", pile_set_stays_natural="this_turn"
    )
    assert "mille-rule-stakes" in told()
    assert "mille-rule-stakes-no-marks" in told(marks="no")
    assert not {"mille-rule-stakes", "mille-rule-stakes-no-marks"} & told(stakes="0")
    for take, two in (
        ("pair_in_hand", "mille-rule-pile-two"),
        ("pair_or_own_natural_set", "mille-rule-pile-two-hand-or-set"),
        ("pair_anywhere", "mille-rule-pile-two-or-set"),
    ):
        assert two in told(pile_take=take)


def test_the_stakes_are_told_in_their_numbers() -> None:
    (told,) = [each for each in messages(stakes="2") if each.id == "mille-rule-stakes"]
    assert dict(told.values) == {"stake": 2, "triple": 6}


def test_the_factors_of_an_eight_in_a_natural_out_are_told() -> None:
    said = [Speaker("en").say(each) for each in messages()]
    assert "So an eight counts 4 times in a natural out." in said
