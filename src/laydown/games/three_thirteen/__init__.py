"""Three Thirteen and its relations: 3-13 Speed, Five Crowns, Deuces Aren't Wild."""

from __future__ import annotations

from typing import Final

from laydown.games.three_thirteen.config import Config
from laydown.games.three_thirteen.game import ThreeThirteen

GAME: Final = ThreeThirteen()

__all__ = ["GAME", "Config", "ThreeThirteen"]
