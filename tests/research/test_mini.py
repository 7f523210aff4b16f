"""The mini games: how large they are, what their seats are told, and what the environment makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from laydown.cards import Rank
from laydown.research.mini import CHANCE, IDS, OVER, Mini313, MiniEnv, MiniMille
from laydown.research.mini.play import DEALING, Round, Sight
from laydown.research.mini.tree import Graph

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.research.mini import MiniGame

GAMES: Final[dict[str, MiniGame[Any]]] = {"mini_mille": MiniMille(), "mini_313": Mini313()}

SMALL: Final[dict[str, MiniGame[Any]]] = {
    "mini_mille": MiniMille((Rank.ACE, Rank.KING, Rank.TWO), (4, 3, 2), 3, 2),
    "mini_313": Mini313(("3S", "5S", "6S", "7S"), (2, 1, 3, 3), 1),
}


@pytest.mark.parametrize("name", SMALL)
def test_histories_counted_one_by_one(name: str) -> None:
    """The same number by walking through them all, and chance adds up."""
    game = SMALL[name]

    def walk(position: Any, chance: float) -> tuple[int, float]:  # noqa: ANN401 - each game has its own
        actor = game.to_act(position)
        if actor == OVER:
            return 1, chance
        if actor == CHANCE:
            ways = game.chances(position)
            whole = sum(n for _, n in ways)
            steps = [(step, n / whole) for step, n in ways]
        else:
            steps = [(step, 1 / len(game.legal(position))) for step in game.legal(position)]
        below = [walk(game.after(position, step), chance * p) for step, p in steps]
        return 1 + sum(n for n, _ in below), sum(p for _, p in below)

    histories, chance = walk(game.first(), 1.0)
    assert histories == Graph(game).histories()
    assert chance == pytest.approx(1)


def some_rounds(game: MiniGame[Any], number: int, seed: int) -> list[Round]:
    """Rounds played at random to each of their decisions."""
    chance = np.random.default_rng(seed)
    found: list[Round] = []
    while len(found) < number:
        here = Round(game)
        while here.to_act != OVER:
            if here.to_act == CHANCE:
                here.draw_lot(chance)
                continue
            copy = Round(game)
            copy.position, copy.told = here.position, (list(here.told[0]), list(here.told[1]))
            found.append(copy)
            here.do(int(chance.choice(here.legal())))
    return found


@pytest.mark.parametrize("name", SMALL)
def test_what_a_seat_sees_follows_from_what_it_was_told(name: str) -> None:
    """Rounds of the same words give the same row, greedy choice and legal set, whatever lies hidden; other
    words give another record.
    """
    game = SMALL[name]
    sight = Sight(game)
    rows: dict[tuple[int, str], tuple[bytes, int, list[int]]] = {}
    records: dict[bytes, str] = {}
    hidden: dict[tuple[int, str], set[Any]] = {}
    for here in some_rounds(game, 2500, 1):
        seat = here.to_act
        told = "; ".join(here.told[seat])
        row = sight.of(here.position, seat, here.told[seat]).tobytes()
        seen = (row, game.greedy(here.position), list(here.legal()))
        assert rows.setdefault((seat, told), seen) == seen
        record = bytes([seat]) + sight.record.of(here.told[seat]).tobytes()
        assert records.setdefault(record, told) == told
        hidden.setdefault((seat, told), set()).add(here.position)
    assert max(map(len, hidden.values())) > 3


@pytest.mark.parametrize("name", GAMES)
def test_planes_have_their_sizes(name: str) -> None:
    game = GAMES[name]
    sight = Sight(game)
    for here in some_rounds(game, 50, 2):
        seat = here.to_act
        row = game.observe(here.position, seat)
        assert len(row) == sum(size for _, size in game.planes) == sight.seen
        own = row[: len(game.pack.kinds)]
        assert sum(own) == sum(here.position.hands[seat])
        assert len(here.told[0]) == len(here.told[1]) >= DEALING


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_the_environment_is_one_of_gymnasium(name: str, opponent: str) -> None:
    env = gymnasium.make(name, opponent=opponent)
    played: set[int] = set()
    for seed in range(30):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            masks = env.get_wrapper_attr("action_masks")()
            assert (masks == info["action_mask"]).all()
            action = int(env.np_random.choice(np.flatnonzero(masks)))
            played.add(action)
            seen, reward, over, truncated, info = env.step(action)
            assert not truncated
            assert over or not reward
        assert info["action_mask"].all()
        with pytest.raises(ValueError, match="over"):
            env.step(0)
    assert len(played) >= 8


class Forgiving(MiniEnv):
    """Takes a number that is not legal for one that is, so that Gymnasium's own check may draw any."""

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(int(legal[int(action) % len(legal)]))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_checks_the_environment(name: str) -> None:
    check_env(Forgiving(GAMES[name]), skip_render_check=True)


def test_an_episode_without_a_choice_still_counts() -> None:
    """In about one deal of seven greedy goes out in its first turn."""
    env = MiniEnv(GAMES["mini_mille"], seat=1)
    found = 0
    for seed in range(60):
        _, info = env.reset(seed=seed)
        if info["action_mask"].all():
            found += 1
            _, reward, over, _, _ = env.step(seed % 20)
            assert over
            assert reward < 0
    assert 1 < found < 40


def test_the_learner_sits_where_it_is_told() -> None:
    for seat in (0, 1):
        env = MiniEnv(SMALL["mini_313"], seat=seat)
        assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {seat}
    either = MiniEnv(SMALL["mini_313"])
    assert {either.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}


def test_what_is_not_legal_is_refused() -> None:
    env = MiniEnv(SMALL["mini_mille"], seat=0)
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="greedy or random"):
        MiniEnv(SMALL["mini_mille"], opponent="clever")  # type: ignore[arg-type]


def test_a_pack_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="a card to draw"):
        MiniMille(copies=(4, 4, 2))
    with pytest.raises(ValueError, match="a card to draw"):
        Mini313(copies=(2, 3, 3, 3), turns=4)
    with pytest.raises(ValueError, match="last rank"):
        MiniMille((Rank.TWO, Rank.ACE, Rank.KING))
    with pytest.raises(ValueError, match="first card"):
        Mini313(("5S", "3S", "6S", "7S"))


def test_the_reward_is_what_the_learner_made() -> None:
    """Greedy against itself makes on one seat what it loses on the other, on average."""
    made = {seat: [_greedy_reward(seat, seed) for seed in range(200)] for seat in (0, 1)}
    means = {seat: float(np.mean(rewards)) for seat, rewards in made.items()}
    spread = float(np.std(made[0]) + np.std(made[1])) / 200**0.5
    assert means[0] > 0 > means[1]
    assert abs(means[0] + means[1]) < 4 * spread


def _greedy_reward(seat: int, seed: int) -> float:
    game = GAMES["mini_mille"]
    env = MiniEnv(game, seat=seat)
    _, info = env.reset(seed=seed)
    made, over = 0.0, False
    while not over:
        _, made, over, _, info = env.step(env.greedy())
    assert info["seat"] == seat
    return made
