"""The environments in turns: PettingZoo's own tests, its manners, what a seat may know, and the points."""

from __future__ import annotations

import pickle
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
import pettingzoo
import pytest

from laydown.fast.mille import state as mille
from laydown.fast.mille.codes import codes as mille_codes
from laydown.games.mille import GAME as MILLE
from laydown.games.rules import DealPlan
from laydown.research.pettingzoo import id_of, mille_v0
from laydown.table.stock import OrderedStock
from research.lanes_told import first_deal_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.research.pettingzoo.turns import Observation, TurnEnv

zoo: Any = import_module("pettingzoo.test")  # its functions say nothing of their types

as_pettingzoo_tests = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it knows by their names which have masks in them
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # at the end nothing is legal
)


def turn(env: TurnEnv, chance: np.random.Generator) -> None:
    """Play any legal action, or none at the end."""
    _, _, termination, truncation, _ = env.last()
    env.step(None if termination or truncation else int(chance.choice(legal(env))))


def legal(env: TurnEnv) -> list[int]:
    """What the agent may do whose turn it is."""
    return [int(each) for each in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


def played(env: TurnEnv, chance: np.random.Generator) -> dict[str, float]:
    """Play an episode to its end; gives what each agent was given."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    while not (any(env.terminations.values()) or any(env.truncations.values())):
        turn(env, chance)
        for agent, reward in env.rewards.items():
            given[agent] += reward
    return given


@as_pettingzoo_tests
@pytest.mark.parametrize("preset", MILLE.presets)
@pytest.mark.parametrize("unit", ["deal", "match"])
def test_it_passes_pettingzoos_tests(preset: str, unit: str, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.api_test(pettingzoo.make("aec", id_of(preset), unit=unit), num_cycles=100)
    zoo.seed_test(lambda: pettingzoo.make("aec", id_of(preset), unit=unit), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


def test_it_is_made_as_pettingzoos_own() -> None:
    env: Any = mille_v0.env()
    assert str(env) == env.metadata["name"] == "mille_v0"
    assert not env.metadata["is_parallelizable"]
    assert env.possible_agents == ["player_0", "player_1"]
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents
    env.reset(seed=1)
    space = env.observation_space("player_0")
    assert space["observation"].shape == (194,)
    assert env.action_space("player_1").n == 128
    assert space.contains(env.observe("player_1"))
    again = pickle.loads(pickle.dumps(mille_v0.raw_env(preset="mille-cardroom")))  # noqa: S301 - our own bytes
    again.reset(seed=1)
    assert again.metadata["name"] == "mille_v0"


def test_only_who_is_to_act_has_legal_actions() -> None:
    env = mille_v0.raw_env()
    env.reset(seed=3)
    own, other = env.agent_selection, next(a for a in env.agents if a != env.agent_selection)
    assert env.observe(own)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    seen = env.observe(own)
    seen["action_mask"][:] = 1
    assert env.observe(own)["action_mask"].sum() < 10


def test_a_mistaken_action_is_named_and_changes_nothing() -> None:
    env = mille_v0.raw_env()
    env.reset(seed=3)
    agent = env.agent_selection
    before = env.observe(agent)
    for wrong in (3, -1, 128, None, 124.0):
        with pytest.raises(ValueError, match=rf"{agent} may not do {wrong}; legal now: 124 \(draw\)"):
            env.step(wrong)  # type: ignore[arg-type] # a mistake
    np.testing.assert_equal(env.observe(agent), before)
    env.step(124)


def test_in_the_wrappers_a_mistaken_action_ends_the_episode(caplog: pytest.LogCaptureFixture) -> None:
    env: Any = mille_v0.env()
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(3)
    assert env.rewards == {each: -1000.0 if each == agent else 0 for each in env.agents}
    assert all(env.terminations.values())
    assert "Illegal move made" in caplog.text
    env.reset()
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(128)
    assert env.last()[0]["action_mask"].any()


def test_an_episode_is_cut_short() -> None:
    env = mille_v0.raw_env(max_cycles=5, unit="match")
    chance = np.random.default_rng(1)
    for _ in range(2):
        env.reset(seed=4)
        decisions = 0
        while not any(env.truncations.values()):
            turn(env, chance)
            decisions += 1
        assert decisions == 5
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "five-crowns"},
        {"unit": "night"},
        {"reward": "stars"},
        {"max_cycles": 0},
        {"render_mode": "rgb_array"},
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        mille_v0.env(**wrong)


def test_a_seed_gives_the_same_episodes_and_no_seed_the_next() -> None:
    env = mille_v0.raw_env()

    def first(seed: int | None) -> Observation:
        env.reset(seed=seed)
        return env.observe("player_0")

    one, two, three = first(5), first(None), first(None)
    np.testing.assert_equal(first(5), one)
    np.testing.assert_equal(first(None), two)
    with pytest.raises(AssertionError):
        np.testing.assert_equal(two, three)
    fresh = mille_v0.raw_env(), mille_v0.raw_env()
    for each in fresh:
        each.reset()
    with pytest.raises(AssertionError):
        np.testing.assert_equal(fresh[0].observe("player_0"), fresh[1].observe("player_0"))


# Points


def test_the_rewards_of_a_deal_of_mille_are_the_referees_scores() -> None:
    for seed in range(20):
        chance = np.random.default_rng(seed)
        env = mille_v0.raw_env()
        env.reset(seed=seed)
        order, dealer = first_deal_of(seed)
        config = MILLE.configure("mille", {})
        deal = MILLE.new_deal(config, DealPlan(1, dealer, (0, 1)), (0, 0), OrderedStock(order))
        while deal.to_act():
            (seat,) = deal.to_act()
            atoms = deal.legal(seat)
            assert env.agent_selection == f"player_{seat}"
            assert legal(env) == sorted({mille_codes().code_of[atom] for atom in atoms})
            action = int(chance.choice(legal(env)))
            deal.apply(seat, mille_codes().pick(action, atoms))
            env.step(action)
        points = deal.result().points
        assert env.rewards == {"player_0": points[0], "player_1": points[1]}
        assert all(env.terminations.values())
        assert env.infos["player_1"] == {"points": points, "deals": 1, "winners": ()}


def test_the_rewards_of_a_match_are_its_totals() -> None:
    chance = np.random.default_rng(1)
    env = mille_v0.raw_env(unit="match", changes={"target": "400"})
    for seed in range(3):
        env.reset(seed=seed)
        given = played(env, chance)
        assert env.observe("player_0")["totals"].tolist() == [given["player_0"], given["player_1"]]
        assert env.observe("player_1")["totals"].tolist() == [given["player_1"], given["player_0"]]
        assert env.infos["player_0"]["winners"] == (max(given, key=given.__getitem__),)
        assert max(given.values()) >= 400


def test_margins_are_points_less_those_of_the_others() -> None:
    plain, margin = mille_v0.raw_env(), mille_v0.raw_env(reward="margin")
    for env in (plain, margin):
        env.reset(seed=9)
    points = played(plain, np.random.default_rng(1))
    margins = played(margin, np.random.default_rng(1))
    apart = points["player_0"] - points["player_1"]
    assert margins == {"player_0": apart, "player_1": -apart}
    assert apart


# Hidden cards


def rearranged_mille(env: TurnEnv, seat: int, chance: np.random.Generator) -> None:
    """Deal anew what this seat cannot know: the other's cards, but those all know of, and the stock."""
    play: Any = env.play
    now = play._lanes["state"][0]
    held = [int(now["hand"][1 - seat]) - int(now["known"][1 - seat])]
    hidden = [each for each in range(mille.CLASSES) for _ in range(held[0] >> 4 * each & 15)]
    stock = now["row"][now["next"] :]
    together = chance.permutation(np.concatenate([hidden, stock]).astype(int))
    now["hand"][1 - seat] = int(now["known"][1 - seat]) + sum(
        1 << 4 * int(each) for each in together[: len(hidden)]
    )
    now["row"][now["next"] :] = together[len(hidden) :]


@pytest.mark.parametrize(("make", "rearrange"), [(mille_v0.raw_env, rearranged_mille)])
def test_what_a_seat_cannot_know_is_not_shown_to_it(
    make: Callable[..., TurnEnv], rearrange: Callable[[TurnEnv, int, np.random.Generator], None]
) -> None:
    chance = np.random.default_rng(1)
    changed = 0
    for seed in range(12):
        env = make()
        env.reset(seed=seed)
        for _ in range(int(chance.integers(1, 60))):
            turn(env, chance)
            if any(env.terminations.values()):
                break
        else:
            seat = int(chance.integers(len(env.agents)))
            agent = env.agents[seat]
            others = [each for each in env.agents if each != agent]
            before = env.observe(agent), env.infos[agent]
            theirs = [env.observe(other)["observation"].tobytes() for other in others]
            rearrange(env, seat, chance)
            env.show_turn()
            after = env.observe(agent), env.infos[agent]
            np.testing.assert_equal(after, before)
            changed += theirs != [env.observe(other)["observation"].tobytes() for other in others]
    assert changed > 5


# What is shown to people


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = mille_v0.raw_env(render_mode="ansi")
    env.reset(seed=2)
    chance = np.random.default_rng(1)
    for _ in range(30):
        turn(env, chance)
    text = env.render()
    assert text is not None
    assert [line.split()[0] for line in text.splitlines()] == ["player_0", "player_1", "deal"]
    people: Any = mille_v0.raw_env(render_mode="human")
    people.reset(seed=2)
    people.step(124)
    assert "stock" in capsys.readouterr().out
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        mille_v0.raw_env().render()
