"""Compiled Three Thirteen does what the referee does, deal for deal and step for step."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

from fast.lockstep import Scene, many, side_by_side
from fast.three_thirteen_twin import ThreeThirteenTwin
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.config import PRESETS
from properties.configs import random_config, random_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.games.three_thirteen.config import Config

WAYS: Final = {"greedy": 0.0, "one in five": 0.2, "random": 1.0}
"""How often a choice is random; else it is the greedy one, which the bot is asked for as well."""

SAMPLE: Final = {"greedy": 480, "one in five": 500, "random": 20}
MANY: Final = {"greedy": 49_000, "one in five": 49_000, "random": 2000}

IN_TURNS: Final = [name for name, config in PRESETS.items() if not config.beats]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", IN_TURNS)
def test_a_preset_in_lock_step(preset: str, way: str) -> None:
    play(preset, way, SAMPLE[way], "lock step")


def test_any_options_in_lock_step() -> None:
    """The presets leave most combinations of options untried."""
    chance = Random("any options")
    for config, seats in tables(chance, 90):
        twin = ThreeThirteenTwin(config, seats)
        for _ in range(3):
            number = chance.randint(1, config.deals + 2)
            scene = Scene.of(GAME, config, seats, f"any options {seats}", number)
            side_by_side(scene, twin, chance, chance.choice((0.0, 0.2, 0.6, 1.0)))


def tables(chance: Random, number: int) -> Iterator[tuple[Config, int]]:
    """Tables of any options, those that share a table of rows one after the other.

    Under the limit `half` only with five suits, whose table is small.
    """
    found: list[tuple[Config, int]] = []
    while len(found) < number:
        config: Any = random_config(chance, chance.choice(IN_TURNS))
        if config.wild_limit != "half" or config.pack == "stars":
            found.append((config, random_seats(chance, GAME, config)))
    yield from sorted(
        found, key=lambda each: (each[0].pack, each[0].wild_limit, each[0].ace, each[0].face_points)
    )


@pytest.mark.endurance
@pytest.mark.parametrize("preset", IN_TURNS)
def test_a_hundred_thousand_deals_in_lock_step(preset: str) -> None:
    many(preset, MANY, partial(play, preset))


def play(preset: str, way: str, deals: int, seed: str) -> int:
    """So many deals in both, of all sizes and by turns of two and more; gives how many decisions."""
    config = PRESETS[preset]
    twins = {seats: ThreeThirteenTwin(config, seats) for seats in (2, 3)}
    chance = Random(f"{seed} {preset} {way}")
    decisions = 0
    for at in range(deals):
        seats = 3 if at % 4 == 3 else 2
        scene = Scene.of(GAME, config, seats, f"{seed} {way} {at // config.deals}", 1 + at % config.deals)
        decisions += side_by_side(scene, twins[seats], chance, WAYS[way])
    return decisions
