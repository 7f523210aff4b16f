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
from laydown.fast.three_thirteen.codes import codes as three_thirteen_codes
from laydown.fast.three_thirteen.state import KINDS
from laydown.games.mille import GAME as MILLE
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen import GAME as THREE_THIRTEEN
from laydown.research.pettingzoo import id_of, mille_v0, three_thirteen_v0
from laydown.table.stock import OrderedStock
from research.lanes_told import first_deal_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.cards import Card
    from laydown.compiled import Record
    from laydown.research.pettingzoo.turns import Observation, TurnEnv

zoo: Any = import_module("pettingzoo.test")  # its functions say nothing of their types

as_pettingzoo_tests = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it knows by their names which have masks in them
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # at the end nothing is legal
)


IN_TURNS = (*MILLE.presets, *(name for name, each in THREE_THIRTEEN.presets.items() if not each.beats))


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
@pytest.mark.parametrize(
    ("preset", "options"),
    [
        *((preset, {}) for preset in IN_TURNS),
        *((preset, {"unit": "match"}) for preset in MILLE.presets),
        ("three-thirteen", {"num_players": 8, "unit": "match"}),
        ("five-crowns", {"num_players": 7, "deal": 11}),
        ("deuces-arent-wild", {"num_players": 3, "unit": "match", "reward": "margin"}),
    ],
)
def test_it_passes_pettingzoos_tests(
    preset: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    zoo.api_test(pettingzoo.make("aec", id_of(preset), **options), num_cycles=60)
    zoo.seed_test(lambda: pettingzoo.make("aec", id_of(preset), **options), num_cycles=60)
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
        {"preset": "whist"},
        {"changes": {"target": "soon"}},
        {"unit": "night"},
        {"reward": "stars"},
        {"max_cycles": 0},
        {"render_mode": "rgb_array"},
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        mille_v0.env(**wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "mille"},
        {"preset": "three-thirteen-speed"},
        {"num_players": 9},
        {"num_players": 4, "preset": "deuces-arent-wild"},
        {"deal": 12},
    ],
)
def test_what_cannot_be_made_of_three_thirteen_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        three_thirteen_v0.env(**wrong)


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


@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("three-thirteen", 2, {}),
        ("five-crowns", 4, {"reveal": "at_end"}),
        ("three-thirteen-two-decks", 7, {"forbid_rediscard": "yes"}),
    ],
)
def test_the_rewards_of_a_deal_of_three_thirteen_are_the_referees_scores(
    preset: str, seats: int, changes: dict[str, str]
) -> None:
    config = THREE_THIRTEEN.configure(preset, changes)
    deck = THREE_THIRTEEN.deck(config, seats)
    encode = three_thirteen_codes(deck)
    for seed in range(8):
        chance = np.random.default_rng(seed)
        env = three_thirteen_v0.raw_env(preset=preset, changes=changes, num_players=seats)
        env.reset(seed=seed)
        now = lane_of(env)
        plan = DealPlan(int(now["number"]), int(now["dealer"]), tuple(range(seats)))
        order = order_of(env, deck.kinds)
        deal: Any = THREE_THIRTEEN.new_deal(config, plan, (0,) * seats, OrderedStock(order))
        while deal.to_act():
            (seat,) = deal.to_act()
            if seat == DEALER:
                break
            atoms = deal.legal(seat)
            assert env.agent_selection == f"player_{seat}"
            assert legal(env) == sorted({encode.code_of[atom] for atom in atoms})
            action = int(chance.choice(legal(env)))
            deal.apply(seat, encode.pick(action, atoms))
            env.step(action)
        else:
            points = deal.result().points
            assert env.rewards == {f"player_{seat}": -points[seat] for seat in range(seats)}
            assert all(env.terminations.values())
            assert env.infos["player_0"] == {"points": points, "deals": 1, "winners": ()}


def test_the_rewards_of_a_match_of_three_thirteen_are_its_totals() -> None:
    """A bonus deal decides a tie, and is not added to the totals."""
    chance = np.random.default_rng(1)
    changes = {"tie_break": "bonus_deal", "end_at": "1"}
    env = three_thirteen_v0.raw_env(unit="match", num_players=6, changes=changes)
    bonus = 0
    for seed in range(30):
        env.reset(seed=seed)
        given = dict.fromkeys(env.agents, 0.0)
        while not any(env.terminations.values()):
            turn(env, chance)
            for agent, reward in env.rewards.items():
                given[agent] += reward
            bonus += any(env.infos["player_0"]["points"]) and not any(env.rewards.values())
        assert env.observe("player_2")["totals"].tolist() == [
            -given[f"player_{(2 + at) % 6}"] for at in range(6)
        ]
        assert {given[each] for each in env.infos["player_0"]["winners"]} == {max(given.values())}
    assert bonus


def test_a_deal_may_be_named() -> None:
    env = three_thirteen_v0.raw_env(deal=7)
    for _ in range(5):
        env.reset()
        assert lane_of(env)["number"] == 7


def test_margins_are_points_less_those_of_the_others() -> None:
    plain, margin = mille_v0.raw_env(), mille_v0.raw_env(reward="margin")
    for env in (plain, margin):
        env.reset(seed=9)
    points = played(plain, np.random.default_rng(1))
    margins = played(margin, np.random.default_rng(1))
    apart = points["player_0"] - points["player_1"]
    assert margins == {"player_0": apart, "player_1": -apart}
    assert apart


def lane_of(env: TurnEnv) -> Record:
    """The deal that is played, hidden cards too."""
    play: Any = env.play
    return play.lanes["state"][0]


def order_of(env: TurnEnv, kinds: Sequence[Card]) -> list[Card]:
    """The cards in the order in which they were dealt, of a deal that has just begun: hands are dealt one
    card at a time, and within a round it matters to nobody which came first.
    """
    now = lane_of(env)
    seats = [(int(now["dealer"]) + place) % env.max_num_agents for place in range(1, env.max_num_agents + 1)]
    hands = {seat: np.repeat(np.arange(len(now["hands"][seat])), now["hands"][seat]) for seat in seats}
    dealt = [int(hands[seat][at]) for at in range(int(now["size"])) for seat in seats]
    stock = now["row"][now["next"] : len(getattr(env.play, "pack"))]  # noqa: B009 - only some games have it
    return [kinds[int(each)] for each in (*dealt, now["row"][0], *stock)]


# Hidden cards


def rearranged_mille(env: TurnEnv, seat: int, chance: np.random.Generator) -> None:
    """Deal anew what this seat cannot know: the other's cards, but those all know of, and the stock."""
    now = lane_of(env)
    held = [int(now["hand"][1 - seat]) - int(now["known"][1 - seat])]
    hidden = [each for each in range(mille.CLASSES) for _ in range(held[0] >> 4 * each & 15)]
    stock = now["row"][now["next"] :]
    together = chance.permutation(np.concatenate([hidden, stock]).astype(int))
    now["hand"][1 - seat] = int(now["known"][1 - seat]) + sum(
        1 << 4 * int(each) for each in together[: len(hidden)]
    )
    now["row"][now["next"] :] = together[len(hidden) :]


def rearranged_three_thirteen(env: TurnEnv, seat: int, chance: np.random.Generator) -> None:
    """Deal anew the hands of others, but what all know of them, and the stock."""
    now, pack = lane_of(env), len(getattr(env.play, "pack"))  # noqa: B009 - only some games have it
    others = [each for each in range(env.max_num_agents) if each != seat]
    hidden = {other: now["hands"][other].astype(int) - now["known"][other] for other in others}
    stock = now["row"][now["next"] : pack]
    kinds = np.arange(KINDS)
    together = chance.permutation(
        np.concatenate([stock, *(np.repeat(kinds, each) for each in hidden.values())])
    )
    now["row"][now["next"] : pack] = together[: len(stock)]
    at = len(stock)
    for other, each in hidden.items():
        given = together[at : at + each.sum()]
        now["hands"][other] = now["known"][other] + np.bincount(given.astype(int), minlength=KINDS)
        at += len(given)


def five() -> TurnEnv:
    return three_thirteen_v0.raw_env(preset="jokers", num_players=5)


@pytest.mark.parametrize(
    ("make", "rearrange"),
    [(mille_v0.raw_env, rearranged_mille), (five, rearranged_three_thirteen)],
)
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


@pytest.mark.parametrize("make", [mille_v0.raw_env, three_thirteen_v0.raw_env])
def test_the_table_is_shown_as_text(make: Callable[..., TurnEnv], capsys: pytest.CaptureFixture[str]) -> None:
    env = make(render_mode="ansi")
    env.reset(seed=2)
    chance = np.random.default_rng(1)
    for _ in range(10):
        turn(env, chance)
    text = env.render()
    assert text is not None
    assert [line.split()[0] for line in text.splitlines()] == ["player_0", "player_1", "deal"]
    people = make(render_mode="human")
    people.reset(seed=2)
    turn(people, chance)
    assert "stock" in capsys.readouterr().out
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        make().render()
