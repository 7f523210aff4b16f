"""Compiled Mille does what the referee does, deal for deal and step for step."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from fast.lockstep import Scene, side_by_side
from fast.mille_twin import MilleTwin
from laydown.games.mille import GAME
from laydown.games.mille.config import PRESETS
from properties.configs import random_config

SHARES: Final = {"greedy": (0.0, 1), "one in five": (0.2, 1), "random": (1.0, 20)}
"""How often a choice is random, and one deal of how many is played so."""

DEALS: Final = 1000


@pytest.mark.parametrize("way", SHARES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_in_lock_step(preset: str, way: str) -> None:
    randomly, part = SHARES[way]
    config = PRESETS[preset]
    twin = MilleTwin(config)
    chance = Random(f"{preset} {way}")
    for number in range(1, DEALS // 2 // part + 1):
        side_by_side(Scene.of(GAME, config, 2, f"lock step {way}", number), twin, chance, randomly)


def test_any_options_in_lock_step() -> None:
    """The presets leave most combinations of options untried."""
    chance = Random("any options")
    for number in range(1, 301):
        config = random_config(chance, "mille")
        scene = Scene.of(GAME, config, 2, "any options", number)
        side_by_side(scene, MilleTwin(config), chance, chance.choice((0.0, 0.2, 0.6, 1.0)))
