"""The vector environments show what the referee tells a seat, and nothing of what it does not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from laydown.fast.mille import lanes as mille_lanes
from laydown.fast.mille import observe as mille_observe
from laydown.fast.three_thirteen import lanes, observe
from laydown.research.vector import MilleVectorEnv, ThreeThirteenVectorEnv
from properties.configs import SHORT, random_changes
from research.lanes_told import MilleTable, ThreeThirteenTable, classes_of, follow
from research.vectors import any_legal

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record

MILLE: tuple[tuple[str, dict[str, str]], ...] = (
    ("mille", {}),
    ("mille-cardroom", {}),
    ("mille", {"pile_take": "pair_or_own_natural_set", "stock_out": "end_deal"}),
    ("mille", {"pile_take": "pair_anywhere", "max_wilds": "1", "pile_set_stays_natural": "always"}),
    ("mille", {"must_discard_to_go_out": "yes", "upcard_two": "every_deal", "min_naturals": "2"}),
)
THREE_THIRTEEN: tuple[tuple[str, dict[str, str], int], ...] = (
    ("three-thirteen", {}, 2),
    ("ace-high-low", {"reveal": "at_end"}, 3),
    ("face-values", {"forbid_rediscard": "yes", "auto_out": "yes"}, 2),
    ("jokers", {"last_turns": "2", "first_out_bonus": "-5"}, 4),
    ("three-thirteen-two-decks", {"end_at": "60", "tie_break": "most_outs"}, 7),
    ("five-crowns", {"wild_points": "0"}, 5),
    ("deuces-arent-wild", {"end_at": "1", "stock_out": "end_deal"}, 3),
)


@pytest.mark.parametrize(("preset", "changes"), MILLE)
def test_mille_is_as_the_referee_tells_it(preset: str, changes: dict[str, str]) -> None:
    chance = np.random.default_rng(2)
    table = MilleTable(preset, {**changes, "target": "250", "max_deals": "6"}, 2)
    found = sum((follow(table, chance, seed) for seed in range(3)), Counter[str]())
    assert found["deals"] >= 3
    assert found["decisions"] > 150


@pytest.mark.parametrize(("preset", "changes", "seats"), THREE_THIRTEEN)
def test_three_thirteen_is_as_the_referee_tells_it(preset: str, changes: dict[str, str], seats: int) -> None:
    chance = np.random.default_rng(2)
    found = follow(ThreeThirteenTable(preset, {"end_at": "120", **changes}, seats), chance, 1)
    assert found["decisions"] > 20


def test_matches_under_any_options_of_mille() -> None:
    options, chance = Random("any options"), np.random.default_rng(3)
    found: Counter[str] = Counter()
    for seed in range(6):
        changes = {**random_changes(options, options.choice(("mille", "mille-cardroom"))), **SHORT}
        changes.pop("end_at")
        found += follow(MilleTable("mille", changes, 2), chance, seed)
    assert found["deals"] >= 7


def test_ties_are_played_off_by_those_tied() -> None:
    """With bonus deals among some of the seats, who alone are paid for them."""
    chance = np.random.default_rng(4)
    table = ThreeThirteenTable("three-thirteen", {"end_at": "1", "tie_break": "bonus_deal"}, 4)
    found = sum((follow(table, chance, seed) for seed in range(15)), Counter[str]())
    assert found["bonus"] >= 1


@pytest.mark.parametrize("opponent", ["random", None])
def test_of_mille_nothing_hidden_is_shown(opponent: str | None) -> None:
    envs: Any = MilleVectorEnv(200, opponent=opponent, unit="match", changes={"target": "300"})
    seen, _ = envs.reset(seed=3)
    rows = np.random.default_rng(5)
    for _ in range(6):
        for _ in range(5):
            seen, *_ = envs.step(any_legal(seen, rows))
        for lane in envs.lanes:
            _deal_mille_otherwise(lane["state"], int(lane["seat"]), rows)
        shown = (*map(np.zeros_like, (seen["observation"], seen["action_mask"], seen["totals"])),)
        told = np.zeros_like(envs._told)
        mille_lanes.show_all(envs._contexts[0], envs.lanes, (*shown, told))
        _same(seen, shown, envs._told, told)


def _deal_mille_otherwise(state: Record, seat: int, chance: np.random.Generator) -> None:
    """The other hand but what is known of it, and the stock, are dealt anew from all that is unknown."""
    other = 1 - seat
    known = classes_of(int(state["known"][other]))
    hidden = Counter(classes_of(int(state["hand"][other])))
    hidden.subtract(known)
    assert min(hidden.values(), default=0) >= 0
    stock = state["row"][state["next"] :]
    cards = np.array([*hidden.elements(), *stock.tolist()], np.uint8)
    chance.shuffle(cards)
    count = len(cards) - len(stock)
    stock[:] = cards[count:]
    hand = 0
    for each in (*cards[:count].tolist(), *known):
        hand += 1 << 4 * each
    state["hand"][other] = hand


@pytest.mark.parametrize("opponent", ["random", None])
def test_of_three_thirteen_nothing_hidden_is_shown(opponent: str | None) -> None:
    envs: Any = ThreeThirteenVectorEnv(
        100, opponent=opponent, unit="match", seats=4, changes={"end_at": "60"}
    )
    seen, _ = envs.reset(seed=3)
    rows = np.random.default_rng(5)
    for _ in range(6):
        for _ in range(5):
            seen, *_ = envs.step(any_legal(seen, rows))
        for lane in envs.lanes:
            _deal_three_thirteen_otherwise(lane["state"], int(lane["seat"]), rows)
        shown = (*map(np.zeros_like, (seen["observation"], seen["action_mask"], seen["totals"])),)
        told = np.zeros_like(envs._told)
        lanes.show_all(envs._contexts[0], envs.lanes, (*shown, told))
        _same(seen, shown, envs._told, told)


def _deal_three_thirteen_otherwise(state: Record, seat: int, chance: np.random.Generator) -> None:
    kinds = np.arange(56, dtype=np.uint8)
    others = [other for other in range(4) if other != seat]
    hidden: dict[int, NDArray[np.uint8]] = {
        other: np.repeat(kinds, state["hands"][other] - state["known"][other]) for other in others
    }
    stock = state["row"][state["next"] : 104]
    cards = np.concatenate([*hidden.values(), stock])
    chance.shuffle(cards)
    stock[:] = cards[len(cards) - len(stock) :]
    at = 0
    for other, before in hidden.items():
        fresh = np.bincount(cards[at : at + len(before)], minlength=56)
        state["hands"][other] = state["known"][other] + fresh
        at += len(before)


def _same(
    seen: dict[str, NDArray[Any]],
    shown: tuple[NDArray[Any], ...],
    was_told: NDArray[Any],
    told: NDArray[Any],
) -> None:
    """The masks of an ended lane and what a step tells stay as well."""
    observation, mask, totals = shown
    assert observation.tobytes() == seen["observation"].tobytes()
    assert mask.tobytes() == seen["action_mask"].tobytes()
    assert totals.tobytes() == seen["totals"].tobytes()
    for name in told.dtype.names or ():
        np.testing.assert_array_equal(told[name], was_told[name])


def test_a_row_has_the_size_that_is_told() -> None:
    assert mille_observe.SIZE == 194
    assert [observe.size(seats) for seats in (2, 8)] == [56 * 8 + 8 + 12, 56 * 14 + 32 + 12]
