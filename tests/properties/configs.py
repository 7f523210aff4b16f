"""Tables drawn at random: a preset with some of its options changed, and how many may sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from laydown.errors import ConfigError
from laydown.games import game_of

if TYPE_CHECKING:
    from random import Random

    from laydown.games.options import Option
    from laydown.games.rules import Game

Config: TypeAlias = Any
"""Each game's own."""

MOST_SEATS = 12

SHORT = {"target": "300", "max_deals": "6", "end_at": "60"}
"""Options that make a match end early, for tests of many matches."""


def values_of(option: Option) -> tuple[str, ...]:
    """What may be written for an option: all its words, and of its numbers the ends and some between."""
    words = (*option.choices, "none") if option.none else option.choices
    if option.low == option.high:
        return words
    numbers = {option.low, option.low + 1, (option.low + option.high) // 2, option.high}
    return (*words, *(str(n) for n in sorted(numbers)))


def all_option_values(game: Game) -> dict[str, tuple[str, ...]]:
    return {option.name: values_of(option) for option in game.options}


def options_of(game: Game, preset: str) -> tuple[Option, ...]:
    """The options that have a meaning in this preset."""
    return tuple(each for each in game.options if not each.presets or preset in each.presets)


def random_changes(chance: Random, preset: str, *, most: int = 6) -> dict[str, str]:
    """Up to so many options of the preset changed, such that they go together and some seats can play."""
    game = game_of(preset)
    options = options_of(game, preset)
    while True:
        chosen = chance.sample(options, chance.randint(0, min(most, len(options))))
        changes = {option.name: chance.choice(values_of(option)) for option in chosen}
        try:
            config = game.configure(preset, changes)
        except ConfigError:
            continue
        if seat_counts(game, config):
            return changes


def random_config(chance: Random, preset: str, *, most: int = 6) -> Config:
    """A config of this preset with up to so many options changed."""
    return game_of(preset).configure(preset, random_changes(chance, preset, most=most))


def random_seats(chance: Random, game: Game, config: Config) -> int:
    return chance.choice(seat_counts(game, config))


def seat_counts(game: Game, config: Config) -> tuple[int, ...]:
    """How many may sit down under this config."""
    return tuple(seats for seats in range(1, MOST_SEATS + 1) if _may_sit(game, config, seats))


def _may_sit(game: Game, config: Config, seats: int) -> bool:
    try:
        game.check_seats(config, seats)
    except ConfigError:
        return False
    return True
