"""Speed as a parallel environment: PettingZoo's own tests, and all it shows and gives held to the referee."""

from __future__ import annotations

import pickle
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pettingzoo
import pytest

from laydown.cards import Rank, standard_deck
from laydown.fast.speed import observe, state
from laydown.fast.speed.codes import codes
from laydown.games import presets
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen import GAME
from laydown.research.pettingzoo import id_of, speed_v0
from laydown.table.stock import OrderedStock
from research.test_pettingzoo import as_pettingzoo_tests

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from laydown.cards import Card
    from laydown.compiled import Record
    from laydown.games.three_thirteen.config import Config
    from laydown.research.pettingzoo.turns import Observation

zoo: Any = import_module("pettingzoo.test")  # its functions say nothing of their types

ID = id_of("three-thirteen-speed")
KINDS = standard_deck(1).kinds
CONFIG = GAME.configure("three-thirteen-speed", {})


def any_legal(seen: dict[str, Observation], chance: np.random.Generator) -> dict[str, int]:
    """What each does that owes a choice."""
    return {
        agent: int(chance.choice(np.flatnonzero(each["action_mask"])))
        for agent, each in seen.items()
        if each["action_mask"].any()
    }


@as_pettingzoo_tests
@pytest.mark.parametrize(
    "options",
    [{}, {"num_players": 2, "unit": "match"}, {"num_players": 12, "changes": {"extra_beat": "yes"}}],
)
def test_it_passes_pettingzoos_tests(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    zoo.parallel_api_test(pettingzoo.make("parallel", ID, **options), num_cycles=100)
    zoo.parallel_seed_test(lambda: pettingzoo.make("parallel", ID, **options), num_cycles=100)
    zoo.api_test(pettingzoo.make("aec", ID, **options), num_cycles=30)
    zoo.seed_test(lambda: pettingzoo.make("aec", ID, **options), num_cycles=30)
    told = capsys.readouterr().out
    assert "Passed Parallel API test" in told
    assert "Passed API test" in told


def test_the_same_seed_gives_the_same_match() -> None:
    def run(seed: int | None, env: speed_v0.parallel_env) -> list[Any]:
        chance = np.random.default_rng(1)
        seen, infos = env.reset(seed=seed)
        told: list[Any] = [seen, infos]
        for _ in range(150):
            told += env.step(any_legal(told[-5] if len(told) > 2 else seen, chance))
        return told

    env = speed_v0.parallel_env(unit="match", num_players=3)
    first, second = run(5, env), run(None, env)
    assert any(told["player_0"]["deals"] for told in first[6::5])
    again = pickle.loads(pickle.dumps(speed_v0.parallel_env(unit="match", num_players=3)))  # noqa: S301 - our own
    np.testing.assert_equal(run(5, again), first)
    np.testing.assert_equal(run(None, again), second)
    with pytest.raises(AssertionError):
        np.testing.assert_equal(first[0], second[0])


def test_a_mistaken_choice_ends_the_episode_or_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    env = speed_v0.parallel_env(num_players=3)
    env.reset(seed=1)
    _, rewards, terminations, truncations, _ = env.step({"player_0": 0, "player_1": 7, "player_2": 1})
    assert rewards == {"player_0": 0.0, "player_1": -1000.0, "player_2": 0.0}
    assert all(terminations.values())
    assert all(truncations.values())
    assert not env.agents
    assert "Illegal move made" in caplog.text
    strict = speed_v0.parallel_env(num_players=3, illegal_reward=None)
    seen, _ = strict.reset(seed=1)
    for wrong in (7, None, -1, 1.0):
        with pytest.raises(
            ValueError, match=rf"player_1 may not do {wrong}; legal now: 0 \(draw\), 1 \(take"
        ):
            strict.step({"player_0": 0, "player_1": wrong, "player_2": 1})  # type: ignore[dict-item] # a mistake
    np.testing.assert_equal(strict.play.show()[0][0], seen["player_0"]["observation"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "three-thirteen"},
        {"num_players": 13},
        {"deal": 12},
        {"unit": "night"},
        {"reward": "stars"},
        {"max_cycles": 0},
        {"render_mode": "rgb_array"},
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        speed_v0.parallel_env(**wrong)


def test_an_episode_is_cut_short() -> None:
    env = speed_v0.parallel_env(max_cycles=4, unit="match")
    chance = np.random.default_rng(1)
    for _ in range(2):
        seen, _ = env.reset(seed=2)
        for step in range(1, 5):
            seen, _, terminations, truncations, _ = env.step(any_legal(seen, chance))
            assert set(truncations.values()) == {step == 4}
            assert not any(terminations.values())
        assert not env.agents
        assert not any(each["action_mask"].any() for each in seen.values())


def test_a_deal_may_be_named() -> None:
    env = speed_v0.parallel_env(deal=4)
    for _ in range(3):
        seen, _ = env.reset()
        assert seen["player_0"]["observation"][:53].sum() == 6
    env = speed_v0.parallel_env()
    sizes = {int(env.reset(seed=seed)[0]["player_0"]["observation"][:53].sum()) for seed in range(60)}
    assert sizes == set(range(3, 14))


DOCUMENT = Path(__file__).parents[2] / "docs" / "research" / "pettingzoo.md"


def test_the_document_has_the_planes_and_numbers_and_names() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    at = {cells[0]: cells[1] for cells in rows if len(cells) == 3}
    seats = 5
    for place, name in enumerate((*observe.PLANES, *observe.PLANES_BY_SEAT)):
        first, _, more = at[name].partition(" + ")
        by_seat = max(0, place - len(observe.PLANES))
        fixed = min(place, len(observe.PLANES))
        assert int(first) + int(more.removesuffix(" n") or 0) * seats == 53 * (fixed + by_seat * seats)
    listed = [name for cells in rows if len(cells) == 2 for name in cells[0].split(", ")]
    listed = [f"{name}" for name in listed if name in {*observe.BY_SEAT, *observe.NUMBERS}]
    assert listed == [*observe.BY_SEAT, *observe.NUMBERS]
    for preset in presets():
        assert f"| `{preset}` | `{id_of(preset)}` |" in text


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = speed_v0.parallel_env(render_mode="ansi", num_players=3)
    env.reset(seed=2)
    text = env.render()
    assert text is not None
    assert [line.split()[0] for line in text.splitlines()] == ["player_0", "player_1", "player_2", "deal"]
    people = speed_v0.parallel_env(render_mode="human", num_players=2)
    people.reset(seed=2)
    people.step({"player_0": 0, "player_1": 1})
    assert "stock" in capsys.readouterr().out
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        speed_v0.parallel_env().render()


# Held to the referee


class Told:
    """An observation made of nothing but the events that a seat sees."""

    def __init__(self, config: Config, seat: int, seats: int) -> None:
        self.config = config
        self.seat = seat
        self.order = [(seat + place) % seats for place in range(seats)]
        self.view: Any = GAME.new_view(config, seat)
        self.outs: list[int] = []

    def fold(self, event: Any) -> None:  # noqa: ANN401 - events of many types
        seen = event.seen_by(self.seat)
        if seen is not None:
            self.view.fold(seen)
            if seen.kind == "went-out":
                self.outs.append(seen.seat)

    def row(self) -> list[int]:
        view = self.view
        piled = [card for pile in view.piles for card in pile]
        whole: Counter[Card] = Counter(view.deck.cards())
        unseen = (whole - Counter([*view.hand, *piled])).elements()
        wilds = [kind for kind in set(view.deck.cards()) if kind.rank in (view.wild_rank, Rank.JOKER)]
        planes = [plane(view.hand), plane([view.taken] if view.taken else []), plane(wilds), plane(unseen)]
        planes += [plane(view.piles[seat]) for seat in self.order]
        planes += [plane(view.piles[seat][-1:]) for seat in self.order]
        planes += [plane(view.known[seat]) for seat in self.order]
        numbers = [
            *(view.counts[seat] for seat in self.order),
            *(seat in view.active for seat in self.order),
            *(seat in self.outs for seat in self.order),
            *(seat == view.dealer for seat in self.order),
            min(view.stock, 255),
            *(view.phase == name for name in state.PHASES),
            view.beat,
            view.number,
            view.number + self.config.first_hand - 1,
            view.wild_rank,
            view.reshuffles,
        ]
        return [int(each) for part in (*planes, numbers) for each in part]


def cards_of(kinds: Iterable[int]) -> list[Card]:
    return [KINDS[kind] for kind in kinds]


def plane(cards: Iterable[Card]) -> list[int]:
    found = Counter(cards)
    return [found[kind] for kind in KINDS]


@pytest.mark.parametrize(
    ("seats", "changes"),
    [
        (2, {}),
        (4, {"extra_beat": "yes"}),
        (5, {"extra_beat": "yes", "reveal": "at_end", "auto_out": "yes", "jokers": "2"}),
        (6, {"forbid_rediscard": "yes", "decks": "2", "first_out_bonus": "-5"}),
    ],
)
def test_a_deal_is_shown_and_scored_as_the_referee_has_it(seats: int, changes: dict[str, str]) -> None:
    config = GAME.configure("three-thirteen-speed", changes)
    chance = np.random.default_rng(3)
    env = speed_v0.parallel_env(num_players=seats, changes=changes, illegal_reward=None)
    found: Counter[str] = Counter()
    for seed in range(6):
        seen, infos = env.reset(seed=seed)
        now: Record = env.play.states[0]
        order = cards_of(now["stock"][: now["end"]])
        plan = DealPlan(int(now["number"]), int(now["dealer"]), tuple(range(seats)))
        deal: Any = GAME.new_deal(config, plan, (0,) * seats, OrderedStock(order))
        told = [Told(config, seat, seats) for seat in range(seats)]
        since = 0
        rewards = dict.fromkeys(env.agents, 0.0)
        while deal.to_act():
            for event in deal.events[since:]:
                for each in told:
                    each.fold(event)
            since = len(deal.events)
            for seat, agent in enumerate(env.possible_agents):
                assert seen[agent]["observation"].tolist() == told[seat].row()
                legal = {codes().code_of[atom] for atom in deal.legal(seat)}
                assert set(np.flatnonzero(seen[agent]["action_mask"])) == legal
            choices = any_legal(seen, chance)
            for seat in deal.to_act():
                deal.apply(seat, codes().pick(choices[f"player_{seat}"], deal.legal(seat)))
            found["known"] += any(any(each.view.known) for each in told)
            found["left alone"] += len(choices) < seats
            seen, rewards, _, _, infos = env.step(choices)
            while deal.to_act() == (DEALER,):
                found["reshuffled"] += 1
                lying = now["stock"][now["end"] - len(deal.to_shuffle()) : now["end"]]
                deal.apply(DEALER, Reshuffle(tuple(cards_of(lying))))
        result = deal.result()
        assert rewards == {f"player_{seat}": -result.points[seat] for seat in range(seats)}
        assert infos["player_0"] == {"points": result.points, "deals": 1, "winners": ()}
        found[result.ending] += 1
    assert found["known"]
    assert found["out"]
    assert sum(found[ending] for ending in state.ENDINGS) == 6
    assert bool(found["left alone"]) == (changes.get("extra_beat") == "yes")


def test_the_rewards_of_a_match_are_its_totals() -> None:
    """A bonus deal decides a tie, and is not added to the totals."""
    chance = np.random.default_rng(1)
    env = speed_v0.parallel_env(
        unit="match", num_players=6, changes={"tie_break": "bonus_deal", "end_at": "1"}
    )
    bonus = 0
    for seed in range(40):
        seen, _ = env.reset(seed=seed)
        given = np.zeros(6)
        winners: tuple[str, ...] = ()
        while env.agents:
            seen, rewards, _, _, infos = env.step(any_legal(seen, chance))
            given += list(rewards.values())
            winners = infos["player_0"]["winners"]
            bonus += any(infos["player_0"]["points"]) and not any(rewards.values())
        assert seen["player_2"]["totals"].tolist() == [-given[(2 + place) % 6] for place in range(6)]
        assert {given[int(each[-1])] for each in winners} == {given.max()}
    assert bonus


def rows(env: speed_v0.parallel_env) -> list[bytes]:
    """All that each seat is shown."""
    shown: list[NDArray[Any]] = list(env.play.show())
    return [b"".join(part[seat].tobytes() for part in shown) for seat in range(len(shown[0]))]


def test_what_a_seat_cannot_know_is_not_shown_to_it() -> None:
    """The hands of others but what all know of them, and the stock, are dealt anew."""
    chance = np.random.default_rng(1)
    env = speed_v0.parallel_env(num_players=4, unit="match")
    seen, _ = env.reset(seed=1)
    changed = 0
    for _ in range(60):
        seen, *_ = env.step(any_legal(seen, chance))
        before, kept = rows(env), env.play.states.copy()
        looks = int(chance.integers(4))
        now = env.play.states[0]
        hidden = {
            seat: now["hands"][seat].astype(int) - now["known"][seat] for seat in range(4) if seat != looks
        }
        stock = now["stock"][now["next"] : now["end"]].astype(int)
        pool = [stock, *(np.repeat(np.arange(state.KINDS), each) for each in hidden.values())]
        together = chance.permutation(np.concatenate(pool))
        now["stock"][now["next"] : now["end"]] = together[: len(stock)]
        at = len(stock)
        for seat, each in hidden.items():
            given = np.bincount(together[at : at + each.sum()], minlength=state.KINDS)
            now["hands"][seat] = now["known"][seat] + given
            at += int(each.sum())
        after = rows(env)
        assert after[looks] == before[looks]
        changed += after != before
        env.play.states[:] = kept
    assert changed > 50
    assert observe.size(4) == len(seen["player_0"]["observation"])
