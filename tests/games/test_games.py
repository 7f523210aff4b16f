"""The one list of games and presets, and what every game promises a table."""

from __future__ import annotations

import pytest

from laydown.cards import cards
from laydown.errors import ConfigError
from laydown.games import GAMES, game_of, presets
from laydown.games.atoms import DRAW, Draw, Reshuffle
from properties.configs import seat_counts


def test_every_preset_belongs_to_one_game() -> None:
    assert len(set(presets())) == len(presets()) == sum(len(game.presets) for game in GAMES)
    for preset in presets():
        assert preset in game_of(preset).presets


def test_an_unknown_preset_lists_the_known() -> None:
    with pytest.raises(ConfigError) as caught:
        game_of("rummy")
    assert dict(caught.value.message.values)["allowed"] == ", ".join(presets())


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        ("mille", (2,)),
        ("mille-cardroom", (2,)),
        ("mille-montreal", (2,)),
        ("three-thirteen", (2, 3, 4, 5, 6, 7, 8)),
        ("ace-high-low", (2, 3, 4, 5, 6, 7, 8)),
        ("face-values", (2, 3, 4, 5, 6, 7, 8)),
        ("jokers", (2, 3, 4, 5, 6, 7, 8)),
        ("three-thirteen-two-decks", (2, 3, 4, 5, 6, 7)),
        ("three-thirteen-speed", (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        ("five-crowns", (2, 3, 4, 5, 6, 7)),
        ("deuces-arent-wild", (2, 3)),
    ],
)
def test_how_many_may_sit_down(preset: str, seats: tuple[int, ...]) -> None:
    game = game_of(preset)
    config = game.presets[preset]
    assert seat_counts(game, config) == seats
    assert game.default_seats(config) in seats


@pytest.mark.parametrize("preset", presets())
def test_a_preset_without_changes_is_itself(preset: str) -> None:
    game = game_of(preset)
    assert game.configure(preset, {}) == game.presets[preset]


def test_the_shared_atoms() -> None:
    assert Draw() == DRAW
    assert str(DRAW) == "draw"
    assert DRAW.to_plain() == {"do": "draw"}
    shuffled = Reshuffle(cards("QS 7H"))
    assert str(shuffled) == "reshuffle QS 7H"
    assert shuffled.to_plain() == {"do": "reshuffle", "order": ["QS", "7H"]}
