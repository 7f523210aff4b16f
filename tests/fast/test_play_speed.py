"""Deals and matches of Speed played out in compiled code: the same every time, and as the referee says."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from laydown.fast.speed import play, state
from laydown.fast.three_thirteen import match
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.config import PRESETS
from laydown.games.three_thirteen.scoring import DealResult

if TYPE_CHECKING:
    from laydown.compiled import Records

PRESET: Final = "three-thirteen-speed"
CONFIG: Final = PRESETS[PRESET]


def test_a_batch_is_the_same_on_any_number_of_cores() -> None:
    for policies in (("greedy",) * 4, ("random", "greedy", "greedy")):
        one = play.deals(CONFIG, 3, policies, 100, seed=5, cores=1)
        assert np.array_equal(one, play.deals(CONFIG, 3, policies, 100, seed=5, cores=2))
        assert not np.array_equal(one, play.deals(CONFIG, 3, policies, 100, seed=6))
        assert (one["ending"] == state.BY_OUT).all()
        assert (one["points"][:, len(policies) :] == 0).all()
        whole = play.matches(CONFIG, policies, 40, seed=5, cores=1)
        assert np.array_equal(whole, play.matches(CONFIG, policies, 40, seed=5, cores=2))
    assert one["points"][:, 0].mean() > one["points"][:, 1].mean()
    assert whole["totals"][:, 0].mean() > whole["totals"][:, 1].mean()


def test_matches_are_of_all_their_deals_and_bonus_deals_break_ties() -> None:
    """A match of one deal, in which five seats tie often."""
    config = GAME.configure(PRESET, {"tie_break": "bonus_deal", "end_at": "1"})
    ends = play.matches(config, ("greedy",) * 5, 300, seed=2)
    assert ends["over"].all()
    assert (ends["deals"] >= ends["series"]).all()
    bonus = ends["deals"] > ends["series"]
    assert 10 < bonus.sum() < 300
    assert (ends["deals"] - ends["series"]).max() <= 3
    least = ends["totals"][:, :5].min(axis=1, keepdims=True)
    tied = (ends["totals"][:, :5] == least).sum(axis=1)
    assert (bonus == (tied > 1)).all()
    assert (ends["winners"].sum(axis=1) <= tied).all()
    assert (ends["totals"][:, :5] == least)[ends["winners"][:, :5] > 0].all()
    whole = play.matches(CONFIG, ("greedy",) * 3, 30, seed=2)
    assert (whole["series"] == CONFIG.deals).all()
    assert (whole["deals"] == CONFIG.deals).all()


@pytest.mark.parametrize("tie_break", ["share", "most_outs", "bonus_deal"])
def test_matches_stand_as_the_referee_says(tie_break: str) -> None:
    """Deals that end anyhow, with few points, so that there are many ties; several may go out in one."""
    chance = Random(f"speed {tie_break}")
    for at in range(60):
        end_at = chance.choice(("none", "8", "15"))
        config = GAME.configure(PRESET, {"tie_break": tie_break, "end_at": end_at})
        check_match(config, 2 + at % 3, chance)


def check_match(config: Any, seats: int, chance: Random) -> None:
    table = state.table_of(config, seats)
    dealer = chance.randrange(seats)
    ended: Records = np.zeros(1, state.MATCH)
    match.begin_match(table, ended[0], dealer)
    results: list[DealResult] = []
    standing = GAME.standing(config, seats, dealer, results)
    while (plan := standing.next) is not None:
        assert not ended["over"][0]
        assert match.next_number(table, ended[0]) == plan.number
        assert match.next_dealer(table, ended[0]) == plan.dealer
        assert tuple(np.flatnonzero(ended["playing"][0])) == plan.players
        points = [chance.choice((0, 0, 1, 2)) if seat in plan.players else 0 for seat in range(seats)]
        outs = tuple(seat for seat in plan.players if chance.random() < 0.4)
        row = np.zeros(state.SEATS, np.int16)
        row[:seats] = points
        match.add(table, ended[0], row, sum(1 << seat for seat in outs))
        results.append(DealResult(plan.number, plan.dealer, plan.players, tuple(points), outs, "out"))
        standing = GAME.standing(config, seats, dealer, results)
        assert tuple(ended["totals"][0, :seats]) == standing.totals
    assert ended["over"][0]
    assert tuple(np.flatnonzero(ended["winners"][0])) == standing.winners


def test_only_speed_is_played_in_beats() -> None:
    with pytest.raises(ValueError, match="only Speed"):
        state.table_of(PRESETS["three-thirteen"], 4)
