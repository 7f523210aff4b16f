"""Values, best responses and exploitability of policies in a mini game, all exact, and solving it by CFR+.

A policy is a row for each seat with a probability for each of its sequences (`tree.Side`): those of an
information state sum to one, and that of ROOT is 1. Points are those of a deal.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import numpy as np

from laydown.research.mini.game import SEATS
from laydown.research.mini.play import Sight
from laydown.research.mini.tree import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from numpy.typing import NDArray

    from laydown.research.mini.tree import Floats, Ints, Side, Tree

Policy: TypeAlias = "tuple[Floats, Floats]"


Play: TypeAlias = "Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[Any]]"
"""From observations and masks, a row each, to what to do: for each an action, or weights of all actions."""

POLICIES: Final = ("greedy", "random")
"""Those that have a name, in the environments too."""

_FORGONE: Final = 1e9
"""More points than there are in any game."""

_BATCH: Final = 4096


class Bounds(NamedTuple):
    """Between these lies the value of a game for seat 0."""

    low: float
    high: float


class Response(NamedTuple):
    """What a seat can make at best, in points for itself, and a policy of its that makes it."""

    value: float
    policy: Floats


class _Stage(NamedTuple):
    """The information states of a seat of one level: a slice, and that of their sequences."""

    infosets: slice
    sequences: slice
    starts: Ints
    owner: Ints


class _Matrix:
    """A sparse matrix whose entries come row by row."""

    def __init__(self, rows: Ints, columns: Ints, points: Floats, height: int) -> None:
        self.height = height
        self.starts = np.flatnonzero(np.diff(rows, prepend=-1))
        self.rows = rows[self.starts]
        self.columns = columns
        self.points = points

    def times(self, plan: Floats) -> Floats:
        product = np.zeros(self.height)
        product[self.rows] = np.add.reduceat(self.points * plan[self.columns], self.starts)
        return product


def _stages(side: Side) -> Iterator[_Stage]:
    ends = np.flatnonzero(np.diff(side.level, append=-1)) + 1
    for low, high in itertools.pairwise([0, *ends.tolist()]):
        many = side.many[low:high]
        start = int(side.first[low])
        starts = side.first[low:high] - start
        owner = np.repeat(np.arange(high - low), many)
        yield _Stage(slice(low, high), slice(start, start + len(owner)), starts, owner)


def _uniform(side: Side) -> Floats:
    policy = np.ones(side.sequences)
    policy[1:] = 1 / np.repeat(side.many, side.many)
    return policy


class Solver:
    """Works on a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        rows, columns, points = tree.payoff
        self._rows = _Matrix(rows, columns, points, tree.sides[0].sequences)
        order = np.lexsort((rows, columns))
        self._columns = _Matrix(columns[order], rows[order], -points[order], tree.sides[1].sequences)
        self._stages = tuple(list(_stages(side)) for side in tree.sides)

    def plan(self, policy: Floats, seat: int) -> Floats:
        """How likely each sequence is as far as the seat has a say in it: its realization plan."""
        side = self.tree.sides[seat]
        plan = policy.copy()
        for stage in self._stages[seat]:
            plan[stage.sequences] *= plan[side.before[stage.infosets]][stage.owner]
        return plan

    def gains(self, plan: Floats, seat: int) -> Floats:
        """What each sequence of a seat brings where it ends, against the other's plan."""
        return (self._rows if seat == 0 else self._columns).times(plan)

    def value(self, policy: Policy) -> float:
        """What seat 0 makes if both play by this policy."""
        plans = [self.plan(policy[seat], seat) for seat in range(SEATS)]
        return float(plans[0] @ self.gains(plans[1], 0))

    def best_response(self, policy: Policy, seat: int, without: Collection[int] = ()) -> Response:
        """The best that a seat can do against the other's policy, with all time and memory: of equals the
        lowest action. `without` are actions that it does not do where there is another.
        """
        side = self.tree.sides[seat]
        worth = self.gains(self.plan(policy[1 - seat], 1 - seat), seat)
        worth[np.isin(side.action, list(without))] -= _FORGONE
        best = np.zeros(side.sequences)
        best[ROOT] = 1
        for stage in reversed(self._stages[seat]):
            values = worth[stage.sequences]
            most = np.maximum.reduceat(values, stage.starts)
            places = np.arange(len(values))
            at = np.where(values == most[stage.owner], places, len(values))
            best[stage.sequences.start + np.minimum.reduceat(at, stage.starts)] = 1
            np.add.at(worth, side.before[stage.infosets], most)
        return Response(float(worth[ROOT]), best)

    def bounds(self, policy: Policy) -> Bounds:
        """What this policy proves of the value of the game for seat 0. Seat 0 makes at least the low bound by
        it, whatever seat 1 does, and seat 1 gives no more than the high bound by it. No error of the search
        that found the policy can falsify that; sums in floating point are right to about 1e-12 of them.
        """
        return Bounds(-self.best_response(policy, 1).value, self.best_response(policy, 0).value)

    def exploitability(self, policy: Policy) -> float:
        """What best responses make of it, by the mean of both seats: OpenSpiel's exploitability."""
        low, high = self.bounds(policy)
        return (high - low) / SEATS

    def regrets(self, worth: Floats, policy: Floats, seat: int) -> Floats:
        """How much more each sequence would have brought than the policy does at its information state.
        `worth` is what sequences bring where they end; it comes to hold what they bring in all.
        """
        side = self.tree.sides[seat]
        regrets = np.zeros(side.sequences)
        for stage in reversed(self._stages[seat]):
            values = worth[stage.sequences]
            mean = np.add.reduceat(values * policy[stage.sequences], stage.starts)
            regrets[stage.sequences] = values - mean[stage.owner]
            np.add.at(worth, side.before[stage.infosets], mean)
        return regrets

    def behavior(self, weights: Floats, seat: int) -> Floats:
        """The policy that plays each action as its weight is to the weights of its information state, and
        every action as likely where there is none. A realization plan gives its policy.
        """
        policy = np.ones(len(weights))
        for stage in self._stages[seat]:
            own = weights[stage.sequences]
            whole = np.add.reduceat(own, stage.starts)[stage.owner]
            many = self.tree.sides[seat].many[stage.infosets][stage.owner]
            policy[stage.sequences] = np.where(whole > 0, own / np.where(whole > 0, whole, 1), 1 / many)
        return policy

    def policy(self, name: str) -> Policy:
        """The policy of this name for both seats, `random` or `greedy`: they never change. ValueError for
        another name.
        """
        if name not in POLICIES:
            raise ValueError(f"a policy is {' or '.join(POLICIES)}, not {name}")
        return self.greedy() if name == "greedy" else self.uniform()

    def uniform(self) -> Policy:
        """`random`: every legal action as likely."""
        first, second = (_uniform(side) for side in self.tree.sides)
        return first, second

    def greedy(self) -> Policy:
        """`greedy`, as the game says what it does."""
        first, second = (self._greedy(seat) for seat in range(SEATS))
        return first, second

    def _greedy(self, seat: int) -> Floats:
        side, game, positions = self.tree.sides[seat], self.tree.game, self.tree.graph.positions
        chosen = np.zeros(len(positions), np.int64)
        for position in np.unique(side.position):
            chosen[position] = game.greedy(positions[position])
        wanted = np.repeat(chosen[side.position], side.many)
        return np.concatenate([np.ones(1), side.action[1:] == wanted])

    def policy_of(self, play: Play, seat: int) -> Floats:
        """The policy of whoever chooses by observations, such as a network that learned in the environment.

        `play` is asked in batches for each information state of the seat. It gives a row of actions, or rows
        of weights, from which those that are not legal are left out.
        """
        tree, side = self.tree, self.tree.sides[seat]
        sight, positions = Sight(tree.game), tree.graph.positions
        weights = np.zeros(side.sequences)
        for low in range(0, side.infosets, _BATCH):
            infosets = range(low, min(low + _BATCH, side.infosets))
            here = [positions[position] for position in side.position[infosets]]
            rows = [
                sight.of(each, seat, tree.told(seat, at)) for at, each in zip(infosets, here, strict=True)
            ]
            masks = np.stack([sight.mask(each) for each in here])
            chosen = np.asarray(play(np.stack(rows), masks))
            if chosen.ndim == 1:
                chosen = np.eye(masks.shape[1])[chosen]
            first, many = side.first[low], int(side.many[infosets].sum())
            weights[first : first + many] = (chosen * masks)[masks]
        return self.behavior(weights, seat)

    def cfr(self) -> Cfr:
        """Begin to solve the game."""
        return Cfr(self)


class Cfr:
    """Predictive CFR+: regret matching plus, which expects the last regrets once more. The seats learn in
    turn, and the average gives the n-th iteration the weight n squared (Farina, Kroer and Sandholm, Faster
    game solving via predictive Blackwell approachability, 2021).
    """

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.iterations = 0
        sides = solver.tree.sides
        self._regrets = [np.zeros(side.sequences) for side in sides]
        self._last = [np.zeros(side.sequences) for side in sides]
        self._plans = [solver.plan(policy, seat) for seat, policy in enumerate(solver.uniform())]
        self._sums = [np.zeros(side.sequences) for side in sides]

    def run(self, iterations: int) -> Policy:
        """So many more iterations; gives the average policy of all so far."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(SEATS):
                self._learn(seat)
        return self.average()

    def average(self) -> Policy:
        first, second = (self.solver.behavior(sums, seat) for seat, sums in enumerate(self._sums))
        return first, second

    def _learn(self, seat: int) -> None:
        solver, regrets = self.solver, self._regrets[seat]
        policy = solver.behavior(np.maximum(regrets + self._last[seat], 0), seat)
        self._plans[seat] = plan = solver.plan(policy, seat)
        self._sums[seat] += plan * self.iterations**2
        worth = solver.gains(self._plans[1 - seat], seat)
        last = solver.regrets(worth, policy, seat)
        np.maximum(regrets + last, 0, out=regrets)
        self._last[seat] = last
