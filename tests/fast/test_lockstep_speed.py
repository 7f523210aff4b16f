"""Compiled Speed does what the referee does, beat for beat."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fast.lockstep import Scene, many, side_by_side
from fast.speed_twin import SpeedTwin
from laydown.fast.speed import play, state
from laydown.games import game_of
from properties.configs import random_config, random_seats

if TYPE_CHECKING:
    import numpy as np

PRESET: Final = "three-thirteen-speed"
GAME: Final = game_of(PRESET)
CONFIG: Final = GAME.configure(PRESET, {})
WAYS: Final = {"greedy": 0.0, "one in five": 0.2, "random": 1.0}
SAMPLE: Final = {"greedy": 480, "one in five": 500, "random": 20}
MANY: Final = {"greedy": 49_000, "one in five": 49_000, "random": 2000}


@pytest.mark.parametrize("way", WAYS)
def test_the_preset_in_lock_step(way: str) -> None:
    assert go(way, SAMPLE[way], "lock step") > 100


def test_any_options_in_lock_step() -> None:
    chance = Random("any options of Speed")
    for number in range(1, 41):
        config = random_config(chance, PRESET)
        seats = random_seats(chance, GAME, config)
        scene = Scene.of(GAME, config, seats, f"any {number}", chance.randint(1, 11))
        side_by_side(scene, SpeedTwin(config), chance, chance.choice((0.0, 0.2, 0.6)))


def test_a_bonus_deal_of_some_in_lock_step() -> None:
    """Who is not tied does not play, and the ring of neighbours closes over the empty seats."""
    twin = SpeedTwin(CONFIG)
    chance = Random("bonus")
    for number in range(12, 18):
        side_by_side(bonus(Scene.of(GAME, CONFIG, 7, "bonus", number), chance), twin, chance, 0.2)


def bonus(scene: Scene, chance: Random) -> Scene:
    """A deal of some seats, any of them the dealer."""
    some = chance.sample(range(scene.seats), chance.randint(2, scene.seats))
    return scene.among(some, chance.choice(some))


@pytest.mark.endurance
def test_a_hundred_thousand_deals_in_lock_step() -> None:
    many(PRESET, MANY, go)


def go(way: str, deals: int, seed: str) -> int:
    """So many deals in both, bonus deals too, with two to six seats; gives how many decisions."""
    twin = SpeedTwin(CONFIG)
    chance = Random(f"{seed} {way}")
    decisions = 0
    for at in range(deals):
        scene = Scene.of(GAME, CONFIG, chance.randint(2, 6), f"{seed} {way} {at // 12}", at % 12 + 1)
        if scene.plan.number > CONFIG.deals:
            scene = bonus(scene, chance)
        decisions += side_by_side(scene, twin, chance, WAYS[way])
    return decisions


def test_options_of_a_deal_are_numbers() -> None:
    config = replace(CONFIG, extra_beat=True, auto_out=True, first_out_bonus=-5)
    rules = state.setting_of(config, 4, 2).rules[0]
    assert (rules["extra_beat"], rules["auto_out"], rules["first_out_bonus"], rules["cards"]) == (1, 1, -5, 4)


@pytest.mark.parametrize("dtype", [state.STATE, state.RULES, state.MATCH, play.DEAL])
def test_a_record_has_no_gaps(dtype: np.dtype[np.void]) -> None:
    assert dtype.names is not None
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize
