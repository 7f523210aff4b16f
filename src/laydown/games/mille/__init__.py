"""Mille: two players, two packs, sets only, and the whole pile for a pair."""

from __future__ import annotations

from typing import Final

from laydown.games.mille.config import Config
from laydown.games.mille.game import Mille

GAME: Final = Mille()

__all__ = ["GAME", "Config", "Mille"]
