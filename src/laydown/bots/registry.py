"""Which bots there are, and how one is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.bots.greedy_mille import GreedyMille
from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.bots.random_bot import RandomBot
from laydown.errors import LaydownError, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.games.rules import Game
    from laydown.table.player import Player


@dataclass(frozen=True, slots=True)
class Bot:
    """A way of playing: for each game it knows, by the game's name, what makes a player from a seed.

    The catalogues name it in `bot-NAME` and say in `bot-NAME-help` how it plays.
    """

    name: str
    makers: Mapping[str, Callable[[str], Player]]


def _seedless(kind: Callable[[], Player]) -> Callable[[str], Player]:
    """The maker of a bot that leaves nothing to chance."""
    return lambda _seed: kind()


BOTS: Final[tuple[Bot, ...]] = (
    Bot("greedy", {"mille": _seedless(GreedyMille), "three-thirteen": _seedless(GreedyThreeThirteen)}),
    Bot("random", {"mille": RandomBot, "three-thirteen": RandomBot}),
)


def names(game: Game | None = None) -> tuple[str, ...]:
    """The bots that play this game, or all of them."""
    return tuple(bot.name for bot in BOTS if game is None or game.name in bot.makers)


def make(name: str, game: Game, seed: int | str) -> Player:
    """A player of this game; LaydownError lists the bots if none of that name plays it.

    Players made with the same seed choose the same in the same view.
    """
    for bot in BOTS:
        if bot.name == name and game.name in bot.makers:
            return bot.makers[game.name](str(seed))
    raise LaydownError(Message.of("bots-unknown", name=name, allowed=", ".join(names(game))))
