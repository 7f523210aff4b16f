"""A game in turns as one lane of compiled play, in which every seat is the learner's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from laydown.fast.lanes import BEGIN, ENDED, SETUP
from laydown.research.lanes import NOBODY
from laydown.research.pettingzoo.turns import Made, a_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.compiled import Record, Records
    from laydown.fast.lanes import Shown as LanesShown
    from laydown.research.pettingzoo.turns import Shape, Shown


@dataclass(frozen=True, slots=True)
class Compiled:
    """The records and functions of a game's lanes (see laydown.fast.lanes), and what these are told of the
    rules.
    """

    lane: np.dtype[np.void]
    told: np.dtype[np.void]
    step: Callable[..., None]
    show: Callable[..., None]
    context: tuple[Any, ...]


class LanePlay(ABC):
    """One episode after another, those that the vector environment has in its first lane for the same seed.

    `lanes` is the record of what is played, hidden cards too.
    """

    def __init__(self, shape: Shape, game: Compiled, *, whole: bool, deal: int = 0) -> None:
        self.shape = shape
        self.lanes: Records = np.zeros(1, game.lane)
        self._game = game
        self._setup: Records = np.zeros(1, SETUP)
        self._setup["policy"] = NOBODY
        self._setup["whole_match"] = whole
        self._setup["deal"] = deal
        self._context = (self._setup, *game.context)
        self._looks: Records = np.zeros(1, game.lane)
        self._actions = np.zeros(1, np.int64)
        self._told: Records = np.zeros(1, game.told)
        self._begun = False

    def begin(self, seed: int | None) -> None:
        """Begin the first episode of this seed, or without one the next."""
        if seed is not None or not self._begun:
            self._setup["seed"] = a_seed() if seed is None else seed
            self.lanes["episode"] = 0
            self._begun = True
        self._step(BEGIN)

    def turn(self) -> int:
        """The seat to act; after the end the one that acted."""
        return int(self.lanes["seat"][0])

    def show(self, seat: int) -> Shown:
        """New arrays. The seat that looks is that of the lane, so it is set in a copy."""
        shown = self._room()
        self._looks[:] = self.lanes
        self._looks["seat"] = seat
        self._game.show(self._context, self._looks, shown)
        return shown[0][0], shown[1][0], shown[2][0]

    def act(self, action: int) -> Made:
        """Do what is legal."""
        before = self._totals()
        self._step(action)
        told = self._told[0]
        seats = self.shape.seats
        return Made(
            tuple(map(int, told["points"][:seats])),
            self.rewards(before, self._totals()),
            deals=int(told["deals"]),
            winners=tuple(map(int, np.flatnonzero(told["winners"][:seats]))),
            ended=bool(told["over"] == ENDED),
        )

    def _totals(self) -> list[int]:
        totals: list[int] = self.lanes["match"]["totals"][0].tolist()
        return totals[: self.shape.seats]

    def _step(self, action: int) -> None:
        self._actions[0] = action
        self._game.step(self._context, self.lanes, self._actions, 0, self._room())

    def _room(self) -> LanesShown:
        """Where a lane is shown."""
        return (
            np.empty((1, self.shape.size), np.uint8),
            np.empty((1, self.shape.places), np.int8),
            np.empty((1, self.shape.seats), np.int32),
            self._told,
        )

    @abstractmethod
    def rewards(self, before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
        """What these totals are worth that were those before, the more the better."""

    @abstractmethod
    def name_of(self, action: int) -> str:
        """An action in the referee's words."""

    def lines(self) -> list[str]:
        """The table, for one who may see all hands."""
        return self.table_of(self.lanes[0]["state"], self._totals())

    @abstractmethod
    def table_of(self, now: Record, totals: Sequence[int]) -> list[str]:
        """The table of a deal, a line a seat, and one for what lies in the middle."""
