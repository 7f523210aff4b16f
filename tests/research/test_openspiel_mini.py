"""The mini games in OpenSpiel: its own tests of a game, and its best responses beside ours."""

from __future__ import annotations

import pickle
from collections import Counter
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from laydown.research.mini import Solver, Tree
from laydown.research.openspiel.binding import spiel
from laydown.research.openspiel.mini import worlds_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.research.mini import Policy

GAMES: Final = ("laydown_mini_mille", "laydown_mini_313")
SMALL: Final = {
    "laydown_mini_mille": "laydown_mini_mille(copies=3 3 3,hand=3,turns=2)",
    "laydown_mini_313": "laydown_mini_313(copies=1 1 3 4,turns=1)",
}


def step(state: Any, chance: Random) -> None:  # noqa: ANN401 - OpenSpiel has no types
    """A step at random, chance as likely as it is."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, odds)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def states(name: str, number: int, seed: int) -> Iterator[Any]:
    """States in which a seat chooses, of rounds played at random."""
    chance = Random(seed)
    game: Any = spiel.load_game(name)
    found = 0
    while found < number:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                found += 1
                yield state
            step(state, chance)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    spiel.random_sim_test(spiel.load_game(name), num_sims=4, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_have_their_pieces(name: str) -> None:
    game: Any = spiel.load_game(name)
    record = game.mini.longest
    for state in states(name, 60, 1):
        seat = state.current_player()
        seen, told = state.observation_tensor(seat), state.information_state_tensor(seat)
        assert len(seen) == game.observation_tensor_shape()[0]
        assert len(told) == game.information_state_tensor_shape()[0] > record
        assert seen[:2] == told[:2] == [float(seat == 0), float(seat == 1)]
        assert tuple(seen[2:]) == game.mini.observe(state.round.position, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_kept_and_copied(name: str) -> None:
    for state in states(name, 10, 2):
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        copy = state.clone()
        assert str(again) == str(copy) == str(state)
        before = str(state)
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before != str(copy)


def in_openspiel(game: Any, solver: Solver, policy: Policy) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """A policy of ours as one of OpenSpiel's."""
    odds = {
        f"seat {seat}: " + "; ".join(solver.tree.told(seat, at)): policy[seat][first : first + many].tolist()
        for seat, side in enumerate(solver.tree.sides)
        for at, (first, many) in enumerate(zip(side.first, side.many, strict=True))
    }
    policies: Any = import_module("open_spiel.python.policy")

    def of_state(state: Any) -> list[tuple[int, float]]:  # noqa: ANN401 - OpenSpiel has no types
        return list(zip(state.legal_actions(), odds[state.information_state_string()], strict=True))

    return policies.tabular_policy_from_callable(game, of_state)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_the_same_values(name: str) -> None:
    """Expected points, best responses and exploitability, by its own walk through its own game."""
    game: Any = spiel.load_game(SMALL[name])
    solver = Solver(Tree(game.mini))
    exploitability: Any = import_module("open_spiel.python.algorithms.exploitability")
    policy = solver.cfr().run(4)
    theirs = exploitability.nash_conv(
        game, in_openspiel(game, solver, policy), return_only_nash_conv=False, use_cpp_br=True
    )
    best = [solver.best_response(policy, seat).value for seat in (0, 1)]
    value = solver.value(policy)
    assert theirs.player_improvements == pytest.approx([best[0] - value, best[1] + value])
    assert theirs.nash_conv / 2 == pytest.approx(solver.exploitability(policy))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_the_seat(name: str) -> None:
    """And from either seat, and whatever the state that is asked really hides."""
    differs = 0
    for state in states(name, 80, 3):
        for seat in (0, 1):
            other = state.resample_from_infostate(seat, Random(1).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions() == state.legal_actions() or seat != state.current_player()
            twin = other.resample_from_infostate(seat, Random(1).random)
            assert twin.history() == other.history()
            differs += other.history() != state.history()
    assert differs > 80


@pytest.mark.parametrize("name", GAMES)
def test_resampling_is_as_likely_as_chance(name: str) -> None:
    """Against the odds of all histories of the information state, by a chi-square test."""
    chance = Random(4)
    tried = 0
    for state in states(SMALL[name], 200, 4):
        seat = state.current_player()
        worlds = worlds_of(state.round.game, seat, state.round.told[seat])
        if not 3 <= len(worlds) <= 12:
            continue
        assert tuple(state.history()) in {steps for steps, _ in worlds}
        odds = np.array([each for _, each in worlds])
        drawn = Counter(
            tuple(state.resample_from_infostate(seat, chance.random).history()) for _ in range(300)
        )
        assert set(drawn) <= {steps for steps, _ in worlds}
        expected = 300 * odds / odds.sum()
        found = np.array([drawn[steps] for steps, _ in worlds])
        assert ((found - expected) ** 2 / expected).sum() < len(worlds) + 6 * len(worlds) ** 0.5 + 6
        tried += 1
        if tried == 5:
            return
    pytest.fail("no information state of that size")


def test_worlds_are_those_of_the_tree() -> None:
    """The odds of an information state's worlds are what chance has to do with it."""
    game: Any = spiel.load_game(SMALL["laydown_mini_mille"])
    tree = Tree(game.mini)
    told = tree.told(0, 0)
    worlds = worlds_of(game.mini, 0, told)
    assert {len(steps) for steps, _ in worlds} == {int(tree.sides[0].level[0])}
    assert 0 < sum(odds for _, odds in worlds) < 1


def test_what_an_observer_may_not_show_is_refused() -> None:
    game: Any = spiel.load_game("laydown_mini_313")
    everything = spiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=spiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="the seat itself"):
        game.make_py_observer(everything)
