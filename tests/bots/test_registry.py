"""Bots by name."""

from __future__ import annotations

import pytest

from laydown.bots import registry
from laydown.bots.greedy_mille import GreedyMille
from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.errors import LaydownError
from laydown.games import GAMES, game_of
from laydown.words import LANGUAGES, Speaker

MILLE = game_of("mille")
THREE_THIRTEEN = game_of("three-thirteen")


def test_names() -> None:
    assert registry.names() == ("greedy", "random")
    for game in GAMES:
        assert registry.names(game) == ("greedy", "random")


def test_greedy_is_the_one_of_the_game() -> None:
    assert isinstance(registry.make("greedy", MILLE, 1), GreedyMille)
    assert isinstance(registry.make("greedy", THREE_THIRTEEN, 1), GreedyThreeThirteen)


@pytest.mark.parametrize("name", ["", "Greedy", "mc64"])
def test_an_unknown_name_is_told_the_others(name: str) -> None:
    with pytest.raises(LaydownError) as caught:
        registry.make(name, MILLE, 1)
    assert caught.value.message.id == "bots-unknown"
    assert "greedy, random" in Speaker("en").say(caught.value.message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_each_has_a_name_and_a_sentence(lang: str, name: str) -> None:
    speaker = Speaker(lang)
    assert speaker.text(f"bot-{name}")
    assert speaker.text(f"bot-{name}-help").endswith((".", "。"))
