"""Which desk a game is played at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.terminal.mille_desk import MilleDesk
from laydown.terminal.three_thirteen_desk import ThreeThirteenDesk

if TYPE_CHECKING:
    from laydown.games.rules import Game
    from laydown.terminal.desk import Desk

_DESKS: Final[dict[str, Desk]] = {"mille": MilleDesk(), "three-thirteen": ThreeThirteenDesk()}


def desk_for(game: Game) -> Desk:
    return _DESKS[game.name]
