"""The one list of games and presets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import ConfigError, Message
from laydown.games import mille, three_thirteen

if TYPE_CHECKING:
    from laydown.games.rules import Game

GAMES: Final[tuple[Game, ...]] = (mille.GAME, three_thirteen.GAME)


def presets() -> tuple[str, ...]:
    """Every preset of every game, in the order a menu shows them."""
    return tuple(name for game in GAMES for name in game.presets)


def game_of(preset: str) -> Game:
    """The game that has this preset; ConfigError lists the presets if none has."""
    for game in GAMES:
        if preset in game.presets:
            return game
    raise ConfigError(Message.of("preset-unknown", preset=preset, allowed=", ".join(presets())), "preset")
