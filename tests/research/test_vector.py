"""The vector environments: Gymnasium's manners, the same bits for the same seed, episodes and their ends."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, NormalizeReward, RecordEpisodeStatistics

from laydown.fast.mille import play
from laydown.games import mille
from laydown.research.vector import MILLE, THREE_THIRTEEN, MilleVectorEnv, ThreeThirteenVectorEnv
from research.vectors import GAMES, any_legal, nth_legal, run

if TYPE_CHECKING:
    from numpy.typing import NDArray

SAME = AutoresetMode.SAME_STEP
DISABLED = AutoresetMode.DISABLED
VERSIONS = Path(__file__).with_name("vector_versions.json")

both_games = pytest.mark.parametrize("game", GAMES)


# As Gymnasium says


@both_games
def test_it_is_made_and_behaves_as_gymnasium_says(game: str) -> None:
    envs: Any = gymnasium.make_vec(f"laydown.research.vector:{game}", num_envs=5, opponent="random")
    assert VectorEnv in type(envs).__mro__
    assert (envs.num_envs, envs.spec.id, envs.render_mode) == (5, game, None)
    assert repr(envs) == f"{GAMES[game].__name__}({game}, num_envs=5)"
    assert envs.metadata == {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.np_random_seed == 1
    actions = any_legal(seen, np.random.default_rng(1))
    for _ in range(4):
        actions = any_legal(seen, np.random.default_rng(1))
        assert envs.action_space.contains(actions)
        seen, rewards, terminations, truncations, info = envs.step(actions)
        assert envs.observation_space.contains(seen)
        for lane in range(5):
            alone = {name: rows[lane] for name, rows in seen.items()}
            assert envs.single_observation_space.contains(alone)
        assert (rewards.shape, rewards.dtype) == ((5,), np.float64)
        for over in (terminations, truncations):
            assert (over.shape, over.dtype) == ((5,), np.bool_)
        assert all(len(told) == 5 for told in info.values())
        assert {f"_{key}" for key in info if key[0] != "_"} == {key for key in info if key[0] == "_"}
    envs.close()
    with pytest.raises(ClosedEnvironmentError, match="make another"):
        envs.step(actions)
    with pytest.raises(ClosedEnvironmentError, match="make another"):
        envs.reset()


@both_games
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, SAME])
def test_gymnasiums_wrappers_count_the_same(game: str, mode: AutoresetMode) -> None:
    envs = GAMES[game](30, autoreset_mode=mode)
    recorded: Any = DictInfoToList(RecordEpisodeStatistics(NormalizeReward(envs), buffer_length=1000))
    plain = GAMES[game](30, autoreset_mode=mode)
    chance = np.random.default_rng(1)
    seen, told = recorded.reset(seed=5)
    plain.reset(seed=5)
    lengths, over, ended = np.zeros(30), np.zeros(30, bool), 0
    for _ in range(60):
        actions = any_legal(seen, chance)
        _, rewards, _, _, _ = plain.step(actions)
        if mode is AutoresetMode.NEXT_STEP:
            lengths[over] = 0
            assert not rewards[over].any()
        lengths += ~over if mode is AutoresetMode.NEXT_STEP else 1
        seen, _, terminations, truncations, told = recorded.step(actions)
        over = terminations | truncations
        for lane in np.flatnonzero(over):
            assert told[lane]["episode"]["l"] == lengths[lane]
            assert ("final_obs" in told[lane]) == (mode is SAME)
            ended += 1
        if mode is SAME:
            lengths[over] = 0
    assert ended > 10


@both_games
@pytest.mark.parametrize("opponent", ["greedy", None])
def test_the_same_seed_gives_the_same_bits_on_any_number_of_cores(game: str, opponent: str | None) -> None:
    def told(seed: int, cores: int) -> list[Any]:
        envs = GAMES[game](600, opponent=opponent, unit="match", cores=cores, copy=cores == 1)
        return run(envs, 30, seed)

    first = told(7, cores=1)
    np.testing.assert_equal(told(7, cores=2), first)
    with pytest.raises(AssertionError):
        np.testing.assert_equal(told(8, cores=1), first)


@both_games
def test_a_lane_plays_the_same_among_however_many(game: str) -> None:
    few, many = GAMES[game](20, opponent="random"), GAMES[game](40, opponent="random")
    seen, _ = few.reset(seed=2)
    more, _ = many.reset(seed=2)
    ended = 0
    for step in range(60):
        more, rewards, terminations, _, _ = many.step(nth_legal(more["action_mask"], step))
        seen, *rest, _ = few.step(nth_legal(seen["action_mask"], step))
        np.testing.assert_equal(seen, {name: rows[:20] for name, rows in more.items()})
        np.testing.assert_equal(rest[:2], [rewards[:20], terminations[:20]])
        ended += terminations[:20].sum()
    assert ended > 5


@both_games
def test_a_reset_without_a_seed_goes_on(game: str) -> None:
    envs = GAMES[game](3)
    first, _ = envs.reset(seed=4)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=4)
    np.testing.assert_equal(again, first)
    np.testing.assert_equal(envs.reset()[0], second)
    with pytest.raises(AssertionError):
        np.testing.assert_equal(second, first)


@both_games
def test_arrays_are_kept_or_used_again(game: str) -> None:
    for copy in (True, False):
        envs = GAMES[game](3, copy=copy)
        seen, info = envs.reset(seed=4)
        before = {name: rows.copy() for name, rows in seen.items()}
        told = {name: rows.copy() for name, rows in info.items()}
        after = seen
        for _ in range(5):
            after, *_ = envs.step(envs.reset()[0]["action_mask"].argmax(axis=1))
        assert all(np.shares_memory(rows, after[name]) == (not copy) for name, rows in seen.items())
        np.testing.assert_equal(info, told)
        if copy:
            np.testing.assert_equal(seen, before)


# What is refused


@both_games
def test_what_is_not_legal_changes_nothing(game: str) -> None:
    envs = GAMES[game](4, opponent=None)
    with pytest.raises(ResetNeeded, match="call reset"):
        envs.step(np.zeros(4, np.int64))
    with pytest.raises(ResetNeeded, match="without a reset_mask"):
        envs.reset(options={"reset_mask": np.arange(4) > 1})
    seen, _ = envs.reset(seed=2)
    before = envs.lanes.tobytes()
    good = seen["action_mask"].argmax(axis=1)
    places = envs.single_action_space.n
    for wrong in (-1, -2, -3, places, 2**40, int(seen["action_mask"][2].argmin())):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in lane 2: .* action_mask"):
            envs.step(actions)
    for unfit in (good[:3], good[0], good.astype(np.float64), good.reshape(2, 2)):
        with pytest.raises(ValueError, match=r"integer for each lane, an array of the shape \(4,\)"):
            envs.step(unfit)
    for mask in (np.ones(3, bool), np.ones(4), [1, 1, 1, 1]):
        with pytest.raises(ValueError, match="4 booleans"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="below 2"):
        envs.reset(seed=2**63)
    assert envs.lanes.tobytes() == before
    envs.step(good.tolist())


@both_games
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"opponent": "deep"}, "random or greedy, or None"),
        ({"num_envs": 0}, "1 at least"),
        ({"unit": "night"}, "deal or match"),
        ({"preset": "bridge"}, "bridge is no preset"),
        ({"changes": {"colour": "red"}}, "colour"),
        ({"autoreset_mode": "Never"}, "Never"),
        ({"max_decisions": -1}, "0 for no bound"),
        ({"cores": -1}, "0 for all"),
    ],
)
def test_what_cannot_be_made_is_refused(game: str, wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAMES[game](**wrong)


def test_what_one_game_alone_refuses() -> None:
    with pytest.raises(ValueError, match="these are mille, mille-cardroom"):
        MilleVectorEnv(preset="five-crowns")
    with pytest.raises(ValueError, match="these are three-thirteen, ace-high-low"):
        ThreeThirteenVectorEnv(preset="mille")
    with pytest.raises(ValueError, match=r"all seats choose at once.*speed_v0"):
        ThreeThirteenVectorEnv(preset="three-thirteen-speed")
    with pytest.raises(ValueError, match="not played by 9"):
        ThreeThirteenVectorEnv(seats=9)
    with pytest.raises(ValueError, match="one of 1 to 12, or None"):
        ThreeThirteenVectorEnv(preset="deuces-arent-wild", deal=13)
    with pytest.raises(TypeError, match="seats"):
        MilleVectorEnv(seats=2)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]


# Episodes and their ends


@both_games
def test_the_next_step_begins_the_next_episode(game: str) -> None:
    envs = GAMES[game](50)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    over = np.zeros(50, bool)
    ended = 0
    for _ in range(200):
        seen, rewards, terminations, truncations, info = envs.step(any_legal(seen, chance))
        assert not (over & terminations).any()
        assert not rewards[over | ~terminations].any()
        assert not info["points"][over | ~terminations].any()
        assert (envs.lanes["decisions"][over] == 0).all()
        own = info["to_play"][terminations]
        rows = np.arange(len(own))
        assert (info["rewards"][terminations][rows, own] == rewards[terminations]).all()
        made = info["points"][terminations]
        sign = 1 if game == MILLE else -1  # in Three Thirteen the fewest points are best
        assert (rewards[terminations] == sign * (made[rows, own] - made[rows, 1 - own])).all()
        assert (info["deals"] == terminations).all()
        assert not info["winners"].any()
        assert seen["action_mask"][terminations].all()
        assert not truncations.any()
        ended += terminations.sum()
        over = terminations
    assert ended > 100


@both_games
def test_the_same_step_tells_how_an_episode_ended(game: str) -> None:
    envs = GAMES[game](40, autoreset_mode=SAME)
    other = GAMES[game](40, autoreset_mode="NextStep")
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    plain, _ = other.reset(seed=5)
    for _ in range(60):
        actions = any_legal(seen, chance)
        seen, rewards, terminations, _, info = envs.step(actions)
        plain, same_rewards, same_terminations, _, told = other.step(actions)
        assert (rewards == same_rewards).all()
        assert (terminations == same_terminations).all()
        assert ("final_obs" in info) == ("final_info" in info) == terminations.any()
        if terminations.any():
            assert (info["_final_obs"] == terminations).all()
            assert (info["_final_info"] == terminations).all()
            for at in np.flatnonzero(terminations):
                ends = {name: rows[at] for name, rows in plain.items()}
                np.testing.assert_equal(info["final_obs"][at], ends)
                for key in ("to_play", "points", "rewards", "deals", "winners"):
                    np.testing.assert_equal(info["final_info"][key][at], told[key][at])
                    assert (info["final_info"][f"_{key}"] == terminations).all()
                assert envs.lanes["decisions"][at] == 0
            before = {name: rows[~terminations] for name, rows in plain.items()}
            np.testing.assert_equal({name: rows[~terminations] for name, rows in seen.items()}, before)
            plain, *_ = other.step(actions * 0 + plain["action_mask"].argmax(axis=1))
            np.testing.assert_equal(
                {name: rows[terminations] for name, rows in seen.items()},
                {name: rows[terminations] for name, rows in plain.items()},
            )
            return
    pytest.fail("no episode has ended")


@both_games
def test_lanes_are_reset_by_a_mask(game: str) -> None:
    envs = GAMES[game](40, autoreset_mode=DISABLED)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=5)
    terminations: NDArray[np.bool_] = np.zeros(40, bool)
    for _ in range(80):
        seen, _, terminations, _, _ = envs.step(any_legal(seen, chance))
        if terminations.any():
            break
    assert terminations.any()
    at = int(terminations.argmax())
    with pytest.raises(ResetNeeded, match=f"lane {at} is over.*reset_mask"):
        envs.step(any_legal(seen, chance))
    options = {"reset_mask": terminations}
    fresh, _ = envs.reset(options=options)
    assert options["reset_mask"] is terminations
    assert (envs.lanes["decisions"][terminations] == 0).all()
    assert (envs.lanes["decisions"][~terminations] > 0).all()
    np.testing.assert_equal(
        {name: rows[~terminations] for name, rows in fresh.items()},
        {name: rows[~terminations] for name, rows in seen.items()},
    )
    envs.step(any_legal(fresh, chance))


@both_games
def test_an_episode_is_cut_short(game: str) -> None:
    long = {} if game == MILLE else {"deal": 11}
    envs = GAMES[game](30, max_decisions=2, **long)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=6)
    for number in range(1, 9):
        seen, _, terminations, truncations, _ = envs.step(any_legal(seen, chance))
        assert (truncations == (number % 3 == 2)).all()
        assert not terminations.any()
        assert not seen["action_mask"].all(axis=1).any()


SHORT = {MILLE: {"target": "400"}, THREE_THIRTEEN: {"end_at": "200"}}


@both_games
@pytest.mark.parametrize("opponent", ["greedy", None])
def test_a_match_is_played_to_its_end(game: str, opponent: str | None) -> None:
    envs = GAMES[game](8, opponent=opponent, unit="match", changes=SHORT[game])
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=6)
    made, deals = np.zeros((8, 2)), np.zeros(8)
    finished = np.zeros(8, bool)
    for _ in range(3000):
        seen, _, terminations, _, info = envs.step(any_legal(seen, chance))
        made[~finished] += info["points"][~finished]
        deals[~finished] += info["deals"][~finished]
        for at in np.flatnonzero(terminations & ~finished):
            own = info["to_play"][at]
            assert tuple(seen["totals"][at]) == (made[at, own], made[at, 1 - own])
            assert made[at].max() >= (400 if game == MILLE else 200) or deals[at] == 11
            best = made[at].max() if game == MILLE else made[at].min()
            assert info["winners"][at].tolist() == (made[at] == best).tolist()
        finished |= terminations
        if finished.all():
            break
    assert finished.all()
    assert deals.mean() > 1


def test_a_deal_of_three_thirteen_may_be_any_or_one() -> None:
    size = 56 * 8 + 2 * 4 + 7  # where the hand's size stands
    seen, _ = ThreeThirteenVectorEnv(200).reset(seed=1)
    assert set(seen["observation"][:, size].tolist()) == set(range(3, 14))
    seen, _ = ThreeThirteenVectorEnv(20, deal=4).reset(seed=1)
    assert set(seen["observation"][:, size].tolist()) == {6}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted in other units")
def test_memory_stays_flat() -> None:
    """Over ten million decisions in batches, and hundreds of thousands step by step."""
    import resource

    def work(decisions: int, steps: int) -> None:
        made = number = 0
        while made < decisions:
            ends = play.deals(config, 4096, ("random", "random"), seed=number)
            made += int(ends["decisions"].sum())
            number += 1
        for envs in both:
            seen, _ = envs.reset(seed=1)
            for _ in range(steps):
                seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))

    config = mille.GAME.configure("mille", {})
    both = (MilleVectorEnv(1000), ThreeThirteenVectorEnv(200, autoreset_mode=SAME))
    work(1, 50)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(10_000_000, 500)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 16 * 1024  # kibibytes


# Versions


NUMBERS: dict[str, list[dict[str, Any]]] = {
    MILLE: [
        {"max_decisions": 40},
        {"opponent": "random", "preset": "mille-cardroom"},
        {"opponent": None, "unit": "match", "changes": {"target": "200"}},
    ],
    THREE_THIRTEEN: [
        {"max_decisions": 30},
        {"opponent": "random", "preset": "five-crowns", "seats": 3, "deal": 2},
        {"opponent": None, "unit": "match", "preset": "jokers", "changes": {"end_at": "60"}},
    ],
}


@both_games
def test_a_version_has_its_numbers(game: str) -> None:
    """The same seed and actions give for ever what they gave when the version was new."""
    assert digest_of(game) == json.loads(VERSIONS.read_text(encoding="utf-8"))[game], (
        f"{game} gives other numbers than before: raise the version in its name (laydown/research/vector.py),"
        f" say so in CHANGELOG.md, and write the new version and its digest into {VERSIONS.name}"
    )


def digest_of(game: str) -> str:
    from hashlib import sha256

    digest = sha256()
    for options in NUMBERS[game]:
        envs = GAMES[game](16, **options)
        seen, _ = envs.reset(seed=20)
        for step in range(80):
            seen, *told, info = envs.step(nth_legal(seen["action_mask"], step))
            for part in (*(seen[name] for name in sorted(seen)), *told, info["to_play"], info["rewards"]):
                digest.update(part.astype("<f8").tobytes())
    return digest.hexdigest()


def test_another_number_makes_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest_of(MILLE)
    assert digest_of(MILLE) == before
    monkeypatch.setitem(NUMBERS, MILLE, [*NUMBERS[MILLE][:2], {**NUMBERS[MILLE][2], "changes": {}}])
    assert digest_of(MILLE) != before


def test_the_versions_are_those_registered() -> None:
    assert set(json.loads(VERSIONS.read_text(encoding="utf-8"))) == set(GAMES)
    for game in GAMES:
        assert re.fullmatch(r"laydown/\w+-v\d+", game)
        assert game in gymnasium.registry
