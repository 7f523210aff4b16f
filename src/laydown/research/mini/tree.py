"""All histories of a mini game, folded into its sequence form.

A *sequence* of a seat is the row of its own choices up to one of them; as nobody forgets anything, an
information state and a choice there name it. A seat's policy is a row with a probability for each sequence,
that of its last choice. What a history ends with depends on the two sequences that led there and on chance
alone, so a sparse matrix of points, each times the probability of chance, is the whole game (von Stengel,
Efficient computation of behavior strategies, 1996).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from laydown.research.mini.game import CHANCE, OVER, SEATS

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from numpy.typing import NDArray

    from laydown.research.mini.game import MiniGame

Ints: TypeAlias = "NDArray[np.int64]"
Floats: TypeAlias = "NDArray[np.float64]"

P = TypeVar("P")

ROOT: Final = 0
"""The sequence before a seat's first choice."""


class Side(NamedTuple):
    """The information states of a seat, the shorter histories first, and its sequences.

    An information state has `many` sequences from `first` on, one for each legal action, and comes after the
    sequence `before`. `level` is the length of its histories, `position` one of their positions (by its
    number in the graph), and `view` what was told. A sequence has its `action`; that of ROOT is -1.
    """

    before: Ints
    first: Ints
    many: Ints
    level: Ints
    position: Ints
    view: Ints
    action: Ints

    @property
    def sequences(self) -> int:
        return len(self.action)

    @property
    def infosets(self) -> int:
        return len(self.first)


class Payoff(NamedTuple):
    """The points of seat 0 for pairs of sequences, times what chance has to do with it; each pair once."""

    rows: Ints
    columns: Ints
    points: Floats


@dataclass(frozen=True)
class Census:
    """How many there are of each."""

    histories: int
    terminal: int
    positions: int
    infosets: tuple[int, int]
    longest: int


class Graph:
    """Every position that can come about, and the steps from each, side by side.

    `first` and `many` say which steps go on from a position. A step has its action or outcome, the
    probability of chance (1 for an action), the position after it, and the word that each seat is told.
    """

    def __init__(self, game: MiniGame[Any]) -> None:
        self.positions: list[Any] = [game.first()]
        self.words: list[str] = []
        number: dict[Hashable, int] = {self.positions[0]: 0}
        word_of: dict[str, int] = {}
        players: list[int] = []
        many: list[int] = []
        points: list[int] = []
        steps: list[tuple[int, float, int, int, int]] = []
        for position in self.positions:
            player = game.to_act(position)
            players.append(player)
            points.append(game.points(position) if player == OVER else 0)
            before = len(steps)
            for step, chance in _steps(game, position, player):
                after = game.after(position, step)
                at = number.setdefault(after, len(number))
                if at == len(self.positions):
                    self.positions.append(after)
                first, second = (
                    word_of.setdefault(game.told(position, step, seat), len(word_of)) for seat in range(SEATS)
                )
                steps.append((step, chance, at, first, second))
            many.append(len(steps) - before)
        self.words = list(word_of)
        self.player = np.array(players, np.int8)
        self.points = np.array(points, np.float64)
        self.many = np.array(many, np.int64)
        self.first = np.cumsum(self.many) - self.many
        columns = list(zip(*steps, strict=True))
        self.step = np.array(columns[0], np.int64)
        self.chance = np.array(columns[1], np.float64)
        self.after = np.array(columns[2], np.int64)
        self.told = tuple(np.array(each, np.int64) for each in columns[3:])

    def histories(self) -> int:
        """How many histories there are, from the first position to those that are over, all of them."""
        parent = np.repeat(np.arange(len(self.positions)), self.many)
        level = np.zeros(len(self.positions), np.int64)
        level[0] = 1
        whole = 0
        while level.any():
            whole += int(level.sum())
            longer = np.zeros_like(level)
            np.add.at(longer, self.after, level[parent])
            level = longer
        return whole


def _steps(game: MiniGame[P], position: P, player: int) -> Iterator[tuple[int, float]]:
    """What goes on from a position, each with the probability of chance."""
    if player >= 0:
        for action in game.legal(position):
            yield action, 1.0
    elif player == CHANCE:
        chances = game.chances(position)
        ways = sum(n for _, n in chances)
        for outcome, n in chances:
            yield outcome, n / ways


class Tree:
    """The sequence form of a game, made by walking through all its histories, level by level."""

    def __init__(self, game: MiniGame[Any]) -> None:
        self.game = game
        self.graph = Graph(game)
        walk = _Walk(self.graph)
        while len(walk.position):
            walk.further()
        self.sides = (walk.side(0), walk.side(1))
        self.payoff = walk.payoff()
        self._views = tuple(np.concatenate(each) for each in walk.views)
        self.census = Census(
            walk.histories,
            walk.terminal,
            len(self.graph.positions),
            (self.sides[0].infosets, self.sides[1].infosets),
            walk.level - 1,
        )

    def told(self, seat: int, infoset: int) -> list[str]:
        """What the seat was told on the way to this information state, the oldest first."""
        words: list[str] = []
        view = int(self.sides[seat].view[infoset])
        while view:
            before, word = (int(each) for each in self._views[seat][view])
            words.append(self.graph.words[word])
            view = before
        return words[::-1]


class _Walk:
    """All histories of a level: the position of each, the seats' views and sequences, the chance of it."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.level = 0
        self.histories = self.terminal = 0
        self.position: Ints = np.zeros(1, np.int64)
        self.view: list[Ints] = [np.zeros(1, np.int64) for _ in range(SEATS)]
        self.sequence: list[Ints] = [np.zeros(1, np.int64) for _ in range(SEATS)]
        self.chance: Floats = np.ones(1)
        self.views: list[list[Ints]] = [[np.zeros((1, 2), np.int64)] for _ in range(SEATS)]
        self._viewed = [1] * SEATS
        self._sequences = [1] * SEATS
        self._sides: list[list[Side]] = [[_no_infosets()] for _ in range(SEATS)]
        self._ends: list[tuple[Ints, Ints, Floats]] = []

    def further(self) -> None:
        """On to the histories that are one step longer."""
        graph = self.graph
        player = graph.player[self.position]
        many = graph.many[self.position]
        self._end(player == OVER)
        first = [self._infosets(seat, np.flatnonzero(player == seat)) for seat in range(SEATS)]
        parent = np.repeat(np.arange(len(many)), many)
        nth = np.arange(len(parent)) - np.repeat(np.cumsum(many) - many, many)
        step = graph.first[self.position[parent]] + nth
        for seat in range(SEATS):
            chosen = first[seat][parent] + nth
            self.sequence[seat] = np.where(player[parent] == seat, chosen, self.sequence[seat][parent])
            self.view[seat] = self._told(seat, self.view[seat][parent], graph.told[seat][step])
        self.histories += len(many)
        self.chance = self.chance[parent] * graph.chance[step]
        self.position = graph.after[step]
        self.level += 1

    def _end(self, over: NDArray[np.bool_]) -> None:
        points = self.graph.points[self.position[over]] * self.chance[over]
        self._ends.append((self.sequence[0][over], self.sequence[1][over], points))
        self.terminal += len(points)

    def _infosets(self, seat: int, nodes: Ints) -> Ints:
        """Number the information states of these histories; gives for each history of the level where the
        sequences of its own begin.
        """
        graph = self.graph
        views, at, which = np.unique(self.view[seat][nodes], return_index=True, return_inverse=True)
        position = self.position[nodes[at]]
        before = self.sequence[seat][nodes[at]]
        many = graph.many[position]
        if (graph.many[self.position[nodes]] != many[which]).any():
            raise ValueError("what may be done tells what was not told")
        if (self.sequence[seat][nodes] != before[which]).any():
            raise ValueError("a seat is not told what it has done")
        first = self._sequences[seat] + np.cumsum(many) - many
        self._sequences[seat] += int(many.sum())
        steps: Ints = np.repeat(graph.first[position] - np.cumsum(many) + many, many) + np.arange(
            int(many.sum())
        )
        level = np.full(len(views), self.level)
        self._sides[seat].append(Side(before, first, many, level, position, views, graph.step[steps]))
        found = np.zeros(len(self.position), np.int64)
        found[nodes] = first[which]
        return found

    def _told(self, seat: int, views: Ints, words: Ints) -> Ints:
        """The views that come of these views and words."""
        many = len(self.graph.words)
        told, which = np.unique(views * many + words, return_inverse=True)
        self.views[seat].append(np.stack(np.divmod(told, many), axis=1))
        numbers: Ints = self._viewed[seat] + which
        self._viewed[seat] += len(told)
        return numbers

    def side(self, seat: int) -> Side:
        return Side(*(np.concatenate(each) for each in zip(*self._sides[seat], strict=True)))

    def payoff(self) -> Payoff:
        """The points of all histories that are over, those of the same two sequences taken together."""
        rows = np.concatenate([each[0] for each in self._ends])
        columns = np.concatenate([each[1] for each in self._ends])
        points = np.concatenate([each[2] for each in self._ends])
        pairs, which = np.unique(rows * self._sequences[1] + columns, return_inverse=True)
        rows, columns = np.divmod(pairs, self._sequences[1])
        return Payoff(rows, columns, np.bincount(which, points).astype(np.float64))


def _no_infosets() -> Side:
    """Only ROOT."""
    none = np.zeros(0, np.int64)
    return Side(none, none, none, none, none, none, np.full(1, -1))
