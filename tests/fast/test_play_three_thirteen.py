"""Deals and matches played out in compiled code: the same every time, and what the referee makes of them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from laydown.fast.three_thirteen import match, play, state
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.config import PRESETS
from laydown.games.three_thirteen.scoring import DealResult

if TYPE_CHECKING:
    from laydown.compiled import Records

POLICIES = (("greedy", "greedy"), ("random", "greedy", "random"))


@pytest.mark.parametrize("policies", POLICIES)
def test_a_batch_is_the_same_on_any_number_of_cores(policies: tuple[str, ...]) -> None:
    config = PRESETS["three-thirteen"]
    one = play.deals(config, 5, policies, dice=(5, 600), cores=1)
    assert np.array_equal(one, play.deals(config, 5, policies, dice=(5, 600), cores=3))
    assert not np.array_equal(one, play.deals(config, 5, policies, dice=(6, 600)))
    whole = play.matches(config, 40, policies, seed=5, cores=1)
    assert np.array_equal(whole, play.matches(config, 40, policies, seed=5, cores=2))
    assert len(play.matches(config, 0, policies)) == 0


def test_greedy_beats_random_and_sits_as_well_in_either_seat() -> None:
    config = PRESETS["three-thirteen"]
    ends = play.deals(config, 1, ("greedy", "random"), dice=(1, 800))
    other = play.deals(config, 1, ("random", "greedy"), dice=(1, 800))
    assert ends["points"][:, 0].mean() < ends["points"][:, 1].mean() - 5
    assert abs(ends["points"][:, 0].mean() - other["points"][:, 1].mean()) < 1


@pytest.mark.parametrize("preset", ["three-thirteen", "five-crowns", "deuces-arent-wild"])
def test_matches_are_of_all_their_deals(preset: str) -> None:
    config = PRESETS[preset]
    ends = play.matches(config, 30, ("greedy",) * 3, seed=2)
    assert ends["over"].all()
    assert (ends["series"] == config.deals).all()
    assert (ends["deals"] >= ends["series"]).all()
    least = ends["totals"][:, :3].min(axis=1)
    for winners, totals, lowest in zip(ends["winners"], ends["totals"], least, strict=True):
        assert winners.sum() >= 1
        assert (totals[winners > 0] == lowest).all()


def test_speed_is_not_played_in_turns() -> None:
    with pytest.raises(ValueError, match="Speed"):
        state.table_of(PRESETS["three-thirteen-speed"], 4)


@pytest.mark.parametrize("tie_break", ["share", "most_outs", "bonus_deal"])
@pytest.mark.parametrize("preset", ["three-thirteen", "deuces-arent-wild"])
def test_matches_stand_as_the_referee_says(preset: str, tie_break: str) -> None:
    """Deals that end anyhow, with few points, so that there are many ties."""
    chance = Random(f"{preset} {tie_break}")
    for at in range(120):
        end_at = chance.choice(("none", "8", "15"))
        config = GAME.configure(preset, {"tie_break": tie_break, "end_at": end_at})
        check_match(config, 2 + at % 2, chance)


def check_match(config: Any, seats: int, chance: Random) -> None:
    table = state.table_of(config, seats)
    dealer = chance.randrange(seats)
    ended: Records = np.zeros(1, state.MATCH)
    deal: Records = np.zeros(1, state.STATE)
    match.begin_match(table, ended[0], dealer)
    results: list[DealResult] = []
    standing = GAME.standing(config, seats, dealer, results)
    while (plan := standing.next) is not None:
        assert not ended["over"][0]
        assert match.next_number(table, ended[0]) == plan.number
        assert match.next_dealer(table, ended[0]) == plan.dealer
        assert tuple(np.flatnonzero(ended["playing"][0])) == plan.players
        points = [chance.choice((0, 0, 1, 2)) if seat in plan.players else 0 for seat in range(seats)]
        out = chance.choice((None, *plan.players))
        deal["points"][0, :seats] = points
        deal["out"] = state.NOBODY if out is None else out
        match.note(table, ended[0], deal[0])
        outs = () if out is None else (out,)
        results.append(DealResult(plan.number, plan.dealer, plan.players, tuple(points), outs, "out"))
        standing = GAME.standing(config, seats, dealer, results)
        assert tuple(ended["totals"][0, :seats]) == standing.totals
    assert ended["over"][0]
    assert tuple(np.flatnonzero(ended["winners"][0])) == standing.winners
