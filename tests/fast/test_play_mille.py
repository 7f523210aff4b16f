"""Deals and matches played out in compiled code: the same every time, and what the referee makes of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fast.lockstep import Scene, side_by_side
from fast.mille_twin import MilleTwin
from laydown.compiled import cores_here
from laydown.fast.batch import over_cores
from laydown.fast.lanes import SETUP
from laydown.fast.mille import match, play, single, state
from laydown.games.mille import GAME
from laydown.games.mille.config import PRESETS, Config
from laydown.games.mille.result import MilleResult
from properties.configs import random_config

if TYPE_CHECKING:
    from laydown.compiled import Record, Records

POLICIES = (("greedy", "greedy"), ("random", "greedy"), ("random", "random"))


@pytest.mark.parametrize("policies", POLICIES)
def test_a_batch_is_the_same_on_any_number_of_cores(policies: tuple[str, str]) -> None:
    config = PRESETS["mille-montreal"]
    one = play.deals(config, 3000, policies, seed=5, cores=1)
    assert np.array_equal(one, play.deals(config, 3000, policies, seed=5, cores=3))
    assert not np.array_equal(one, play.deals(config, 3000, policies, seed=6))
    whole = play.matches(config, 1500, policies, seed=5, cores=1)
    assert np.array_equal(whole, play.matches(config, 1500, policies, seed=5, cores=2))


def test_a_batch_begins_where_it_is_told_to() -> None:
    rules, config = state.rules_of(PRESETS["mille"]), PRESETS["mille"]
    ends: Records = np.zeros(10, play.DEAL)
    play.play_deals(rules, 3, 90, (1, 1), ends)
    assert np.array_equal(ends, play.deals(config, 100, seed=3)[90:])


@pytest.mark.parametrize("dtype", [state.STATE, state.MATCH, state.RULES, SETUP])
def test_a_record_has_no_gaps(dtype: np.dtype[np.void]) -> None:
    """A copy of one is then a copy of all its bytes, and equal ones have equal bytes."""
    assert dtype.names is not None
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize
    assert dtype.itemsize % 4 == 0


def test_an_empty_batch_has_nothing() -> None:
    assert len(play.deals(Config(), 0)) == 0
    assert cores_here() >= 1
    assert over_cores(lambda at, part: at + len(part), np.zeros(5), part=2) == 0 + 2 + 2 + 2 + 4 + 1


def test_greedy_beats_random_and_sits_as_well_in_either_seat() -> None:
    ends = play.deals(PRESETS["mille"], 4000, ("greedy", "random"), seed=1)
    other = play.deals(PRESETS["mille"], 4000, ("random", "greedy"), seed=1)
    assert (ends["out"] == 0).mean() > 0.9
    assert abs(ends["points"][:, 0].mean() - other["points"][:, 1].mean()) < 8


def test_the_dealt_cards_are_spread_evenly() -> None:
    """Each class comes into either hand as often as it should."""
    rules = state.rules_of(Config())
    states: Records = np.zeros(1, state.STATE)
    hands = np.zeros((2, state.CLASSES))
    for number in range(3000):
        single.shuffled(states, 0, 11, number)
        single.begin(rules, states, 0, 1, number & 1)
        for seat in range(2):
            hands[seat] += [int(states["hand"][0, seat]) >> 4 * each & 15 for each in range(state.CLASSES)]
    cards = np.bincount(state.PACK)
    assert hands == pytest.approx(np.array([cards, cards]) * 3000 * 15 / 104, rel=0.06)


def result_of(number: int, now: Record) -> MilleResult:
    """What the referee would say of a deal that compiled code has scored."""
    out, chapeau = int(now["out"]), int(now["chapeau"])
    return MilleResult(
        number=number,
        dealer=int(now["dealer"]),
        players=(0, 1),
        points=tuple(int(each) for each in now["points"]),
        out=None if out == state.NOBODY else out,
        natural=bool(now["natural"]),
        laid=(0, 0),
        eights=tuple(int(each) for each in now["eights"]),
        held=(0, 0),
        marks=tuple(int(each) for each in now["marks"]),
        chapeau=None if chapeau == state.NOBODY else chapeau,
    )


def play_a_match(config: Config, seed: str, first_dealer: int, chance: Random) -> None:
    """Deals in lock step, and after each the standing of both."""
    twin = MilleTwin(config)
    ended: Records = np.zeros(1, state.MATCH)
    match.begin_match(ended[0], first_dealer)
    results: list[MilleResult] = []
    standing = GAME.standing(config, 2, first_dealer, results)
    while (plan := standing.next) is not None:
        scene = replace(Scene.of(GAME, config, 2, seed, plan.number), plan=plan)
        side_by_side(scene, twin, chance, 0.02)
        results.append(result_of(plan.number, twin.state))
        match.note(twin.rules[0], ended[0], twin.states[0])
        standing = GAME.standing(config, 2, first_dealer, results)
        assert tuple(ended["totals"][0]) == standing.totals
        assert tuple(ended["marks"][0]) == standing.marks
        assert bool(ended["over"][0]) == (standing.next is None)
    winner = int(ended["winner"][0])
    assert standing.winners == ((0, 1) if winner == state.NOBODY else (winner,))
    paid = sum(line.amount for line in GAME.settlement(config, standing))
    assert match.settlement(twin.rules[0], ended[0]) == paid


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_stand_as_the_referee_says(preset: str) -> None:
    chance = Random(preset)
    for n in range(12):
        play_a_match(PRESETS[preset], f"{preset} {n}", n % 2, chance)


def test_matches_of_any_options_stand_as_the_referee_says() -> None:
    chance = Random("matches")
    for n in range(60):
        config = random_config(chance, "mille")
        short = replace(config, target=min(config.target, 300), max_deals=min(config.max_deals, 4))
        play_a_match(short, f"any {n}", n % 2, chance)
