from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from laydown.games.rules import Game

GAME: Game = cast("Any", None)  # replaced by the room's owner with the real game
