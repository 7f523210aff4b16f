"""Options: what may be written for them, and what is refused with the reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.errors import ConfigError
from laydown.games import GAMES, game_of, presets
from laydown.games.options import Option, differences
from properties.configs import options_of, values_of

YES_NO = Option("cut", "M-DEAL-5", ("yes", "no"))
WORDS = Option("stock_out", "T-STOCK-1", ("reshuffle", "end_deal"))
NUMBER = Option("max_wilds", "M-MELD-2", low=1, high=7, none=True)

every_option = st.sampled_from([option for game in GAMES for option in game.options])


@given(every_option)
def test_every_value_reads_back(option: Option) -> None:
    for text in values_of(option):
        value = option.read(text)
        assert option.write(value) == text
        assert option.read(option.write(value)) == value


@pytest.mark.parametrize("text", ["yes", "YES", " on ", "true"])
def test_yes_is_read_in_several_forms(text: str) -> None:
    assert YES_NO.read(text) is True
    assert YES_NO.write(value=True) == "yes"


def test_words_are_read_with_a_hyphen_too() -> None:
    assert WORDS.read("end-deal") == WORDS.read("End_Deal") == "end_deal"


def test_none_is_a_word_where_it_may_be_left_open() -> None:
    assert NUMBER.read("none") is None
    assert NUMBER.write(None) == "none"
    with pytest.raises(ConfigError):
        Option("target", "M-END-1", low=1, high=9).read("none")


@pytest.mark.parametrize(
    "text", ["0", "8", "-1", "1.5", "", "one", "1e3", "99999999999999999999", "٣", "+3", "--3"]
)
def test_numbers_out_of_range_and_other_text_are_refused(text: str) -> None:
    with pytest.raises(ConfigError) as caught:
        NUMBER.read(text)
    assert caught.value.option == "max_wilds"
    assert dict(caught.value.message.values)["allowed"] == "1..7, none"


@given(every_option, st.text(max_size=12))
def test_any_text_is_a_value_or_refused_by_name(option: Option, text: str) -> None:
    try:
        value = option.read(text)
    except ConfigError as error:
        refused = error
    else:
        assert option.read(option.write(value)) == value
        return
    assert refused.option == option.name


@pytest.mark.parametrize("preset", presets())
def test_differences_lead_back_to_the_config(preset: str) -> None:
    game = game_of(preset)
    for option in options_of(game, preset):
        for text in values_of(option):
            try:
                config = game.configure(preset, {option.name: text})
            except ConfigError:
                continue
            changes = differences(config, game.presets[preset], game.options)
            assert set(changes) <= {option.name}
            assert game.configure(preset, changes) == config


@pytest.mark.parametrize("preset", presets())
def test_a_name_with_hyphens_is_the_same_option(preset: str) -> None:
    game = game_of(preset)
    for option in options_of(game, preset):
        text = values_of(option)[0]
        hyphens = {option.name.replace("_", "-"): text}
        assert _configured(preset, hyphens) == _configured(preset, {option.name: text})


def _configured(preset: str, changes: dict[str, str]) -> object:
    try:
        return game_of(preset).configure(preset, changes)
    except ConfigError as error:
        return str(error)


def test_an_unknown_option_lists_the_known() -> None:
    with pytest.raises(ConfigError) as caught:
        game_of("mille").configure("mille", {"wings": "yes"})
    assert caught.value.option == "wings"
    assert "pile_take" in str(dict(caught.value.message.values)["allowed"])
