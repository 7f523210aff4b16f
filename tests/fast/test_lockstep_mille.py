"""Compiled Mille does what the referee does, deal for deal and step for step."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fast.lockstep import FAILED, Scene, many, side_by_side
from fast.mille_twin import MilleTwin
from laydown.games.mille import GAME
from laydown.games.mille.config import PRESETS
from laydown.table import record
from properties.configs import random_config

if TYPE_CHECKING:
    from pathlib import Path

WAYS: Final = {"greedy": 0.0, "one in five": 0.2, "random": 1.0}
"""How often a choice is random; else it is the greedy one, which the bot is asked for as well."""

SAMPLE: Final = {"greedy": 480, "one in five": 500, "random": 20}
MANY: Final = {"greedy": 49_000, "one in five": 49_000, "random": 2000}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_in_lock_step(preset: str, way: str) -> None:
    play(preset, way, SAMPLE[way], "lock step")


def test_any_options_in_lock_step() -> None:
    """The presets leave most combinations of options untried."""
    chance = Random("any options")
    for number in range(1, 301):
        config = random_config(chance, "mille")
        scene = Scene.of(GAME, config, 2, "any options", number)
        side_by_side(scene, MilleTwin(config), chance, chance.choice((0.0, 0.2, 0.6, 1.0)))


@pytest.mark.endurance
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hundred_thousand_deals_in_lock_step(preset: str) -> None:
    many(preset, MANY, partial(play, preset))


def play(preset: str, way: str, deals: int, seed: str) -> int:
    """So many deals in both; gives how many decisions that were."""
    config = PRESETS[preset]
    twin = MilleTwin(config)
    chance = Random(f"{seed} {preset} {way}")
    return sum(
        side_by_side(Scene.of(GAME, config, 2, f"{seed} {way}", number), twin, chance, WAYS[way])
        for number in range(1, deals + 1)
    )


class Wrong(MilleTwin):
    """Compiled code that would forget a legal action once the stock is low."""

    def legal(self, seat: int) -> int:
        legal = super().legal(seat)
        return legal & legal - 1 if self.state["next"] > 40 else legal


def test_a_deal_in_which_they_part_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fast.lockstep.FAILED", tmp_path)
    config = PRESETS["mille-montreal"]
    scene = Scene.of(GAME, config, 2, "apart", 3)
    with pytest.raises(AssertionError, match="the deal is kept in") as failed:
        side_by_side(scene, Wrong(config), Random(1), 0.2)
    assert str(FAILED) not in str(failed.value)
    (path,) = tmp_path.iterdir()
    told = record.read(path.read_text(encoding="utf-8"))
    assert told.deal is not None
    assert told.stories[0].plan == scene.plan
    assert told.chance.order(told.deck, 3) == scene.order
    assert len(told.stories[0].steps) > 10
