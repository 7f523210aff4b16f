"""Lanes of compiled play as a vector environment of Gymnasium: what those of all games have in common."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypedDict

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from laydown.compiled import cores_here
from laydown.errors import ConfigError
from laydown.fast.lanes import BEGIN, CUT_SHORT, ENDED, REST, SETUP
from laydown.games import GAMES, game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.compiled import Records

NOBODY: Final = -1

Observation: TypeAlias = "dict[str, NDArray[Any]]"
Info: TypeAlias = dict[str, Any]
Unit: TypeAlias = Literal["deal", "match"]
Mode: TypeAlias = AutoresetMode | Literal["NextStep", "SameStep", "Disabled"]


class Options(TypedDict, total=False):
    """What may be chosen of every environment of lanes.

    opponent: `greedy` or `random`, as the bots are called, for one learner against it, in any seat as likely;
        None for self-play.
    unit: an episode is one `deal`, or a whole `match`.
    max_decisions: after so many of the learner an episode is truncated; 0 for no bound.
    autoreset_mode: of Gymnasium's the member or its value.
    cores: how many work; 0 for all.
    copy: with False the next step writes into the same arrays of observations.
    """

    opponent: str | None
    unit: Unit
    max_decisions: int
    autoreset_mode: Mode
    cores: int
    copy: bool


@dataclass(frozen=True, slots=True)
class Lanes:
    """What is played in the lanes, by how many, and the compiled functions that play it (see fast/lanes.py).

    `context` are what these are told beside the setup, made anew for each thread; so many lanes as
    `fewest` are worth a thread of their own.
    """

    seats: int
    places: int
    size: int
    policies: tuple[str, ...]
    lane: np.dtype[np.void]
    told: np.dtype[np.void]
    step: Callable[..., None]
    context: Callable[[], tuple[Any, ...]]
    fewest: int
    deal: int = 0


class LaneVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A game in `num_envs` lanes. An episode is a deal or a match, see `Options`.

    Against an opponent the learner's seat is drawn for each episode, and `step` goes on to its next decision.
    In self-play the learner has all seats: `to_play` in the info says for which it chooses, and the
    observation is that seat's. The reward is that of the learner's seat, or of the one that has just acted.

    `lanes` are the records of all that is played, hidden cards too.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so, and an instance has its own
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - what an environment is made of, each by its name
        self,
        num_envs: int,
        game: Lanes,
        *,
        opponent: str | None = "greedy",
        unit: Unit = "deal",
        max_decisions: int = 0,
        autoreset_mode: Mode = AutoresetMode.NEXT_STEP,
        cores: int = 0,
        copy: bool = True,
    ) -> None:
        _check_numbers(num_envs=num_envs, max_decisions=max_decisions, cores=cores)
        self.num_envs = num_envs
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        self.single_action_space = Discrete(game.places)
        self.single_observation_space = Dict(
            {
                "observation": Box(0, 255, (game.size,), np.uint8),
                "action_mask": Box(0, 1, (game.places,), np.int8),
                "totals": Box(-(2**31), 2**31 - 1, (game.seats,), np.int32),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._game = game
        self._setup: Records = np.zeros(1, SETUP)
        self._setup["policy"] = _policy(opponent, game.policies)
        self._setup["whole_match"] = _whole_match(unit)
        self._setup["deal"] = game.deal
        self._setup["most_decisions"] = max_decisions
        self.lanes: Records = np.zeros(num_envs, game.lane)
        self._told: Records = np.zeros(num_envs, game.told)
        self._copy = copy
        self._shown = self._room()
        threads = max(1, min(cores or cores_here(), num_envs // game.fewest))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        bounds = np.linspace(0, num_envs, threads + 1).astype(int)
        self._parts = [slice(int(a), int(b)) for a, b in itertools.pairwise(bounds)]
        self._contexts = {part.start: (self._setup, *game.context()) for part in self._parts}
        self._actions = np.zeros(num_envs, np.int64)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._everywhere.flags.writeable = False
        self._begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin an episode in every lane, or where `options["reset_mask"]` is True.

        With a seed these are the same ones each time, without one the next ones.
        """
        self._check_open()
        wanted = self._asked_for(options)
        super().reset(seed=seed, options=options)
        if seed is not None or not self._begun:
            self._setup["seed"] = _seed(seed, self.np_random)
            self.lanes["episode"][wanted] = 0
        self._begun = True
        if self._copy:
            self._shown = self._like_before()
        self._actions = np.where(wanted, BEGIN, REST)
        self._each(self._step)
        return self._observations(), self._info("to_play", "winners")

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Do an action in every lane; ValueError, with nothing done, if one is not legal.

        The action of a lane that has just ended counts for nothing: there the next episode begins.
        """
        self._check_open()
        self._actions = self._checked(actions)
        if self._copy:
            self._shown = self._room()
        self._each(self._step)
        told = self._told
        terminations = told["over"] == ENDED
        truncations = told["over"] == CUT_SHORT
        rewards = told["reward"].copy()
        info = self._info("to_play", "winners", "points", "rewards", "deals")
        if self._mode is AutoresetMode.SAME_STEP:
            over = terminations | truncations
            if over.any():
                info |= self._renewed(over, info)
        return self._observations(), rewards, terminations, truncations, info

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 - Gymnasium's own signature
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("this environment was closed: make another")

    def _asked_for(self, options: Info | None) -> NDArray[np.bool_]:
        """In which lanes to begin."""
        if not options or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask: NDArray[np.bool_] = np.asarray(options["reset_mask"])
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f"reset_mask is an array of {self.num_envs} booleans, one for each lane")
        if not self._begun and not mask.all():
            raise ResetNeeded("the first reset begins in every lane: call it without a reset_mask")
        return mask.copy()

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        if not self._begun:
            raise ResetNeeded("call reset before the first step")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"a step takes an integer for each lane, an array of the shape ({self.num_envs},); "
                f"this is of the shape {given.shape} and of {given.dtype}"
            )
        chosen = np.ascontiguousarray(given, np.int64)
        over = self._told["over"] != 0
        if self._mode is AutoresetMode.DISABLED and over.any():
            raise ResetNeeded(
                f"the episode in lane {int(over.argmax())} is over: reset(options={{'reset_mask': "
                "terminations | truncations}) begins the next where one is"
            )
        places = np.clip(chosen, 0, self._game.places - 1)
        legal = (self._shown[1][np.arange(self.num_envs), places] == 1) & (places == chosen)
        wrong = np.flatnonzero(~legal & ~over)
        if wrong.size:
            at = int(wrong[0])
            raise ValueError(
                f"action {int(chosen[at])} is not legal in lane {at}: choose where its action_mask is 1"
            )
        return chosen

    def _step(self, part: slice) -> None:
        self._game.step(
            self._contexts[part.start],
            self.lanes[part],
            self._actions[part],
            part.start,
            self._place(part),
        )

    def _place(self, part: slice) -> tuple[Any, ...]:
        """Where a part of the lanes is shown."""
        return (*(rows[part] for rows in self._shown), self._told[part])

    def _each(self, work: Callable[[slice], None]) -> None:
        """All parts, each in a thread of its own, the first in this one."""
        if self._pool is None:
            work(self._parts[0])
            return
        others = [self._pool.submit(work, part) for part in self._parts[1:]]
        try:
            work(self._parts[0])
        finally:
            for each in others:
                each.result()

    def _room(self) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int32]]:
        many, game = self.num_envs, self._game
        return (
            np.empty((many, game.size), np.uint8),
            np.empty((many, game.places), np.int8),
            np.empty((many, game.seats), np.int32),
        )

    def _like_before(self) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int32]]:
        rows, masks, totals = self._shown
        return rows.copy(), masks.copy(), totals.copy()

    def _observations(self) -> Observation:
        rows, masks, totals = self._shown
        return {"action_mask": masks, "observation": rows, "totals": totals}

    def _info(self, *keys: str) -> Info:
        """What the step tells of all lanes."""
        info: Info = {}
        for key in keys:
            told = self._told[key]
            found = (told[:, : self._game.seats] if told.ndim == 2 else told).copy()
            info[key] = found.view(np.bool_) if key == "winners" else found
            info[f"_{key}"] = self._everywhere
        return info

    def _renewed(self, over: NDArray[np.bool_], info: Info) -> Info:
        """Begin anew where an episode is over; what was seen and told at its end goes into the info."""
        final = np.full(self.num_envs, None, object)
        before = self._observations()
        for at in np.flatnonzero(over):
            final[at] = {name: rows[at].copy() for name, rows in before.items()}
        ended = {key: over.copy() if key.startswith("_") else told.copy() for key, told in info.items()}
        self._actions = np.where(over, BEGIN, REST)
        self._each(self._step)
        return {
            **self._info("to_play", "winners"),
            "final_obs": final,
            "_final_obs": over,
            "final_info": ended,
            "_final_info": over.copy(),
        }


def configured(name: str, preset: str, changes: Mapping[str, str]) -> Any:  # noqa: ANN401 - the game's own
    """The options of a preset of the game of this name; ValueError says which there are."""
    try:
        game = game_of(preset)
    except ConfigError as why:
        raise ValueError(f"{preset} is no preset: {why}") from why
    if game.name != name:
        own = next(tuple(game.presets) for game in GAMES if game.name == name)
        raise ValueError(f"{preset} is no preset of {name}: these are {', '.join(own)}")
    try:
        return game.configure(preset, changes)
    except ConfigError as why:
        raise ValueError(f"{preset} is not played with {dict(changes)}: {why}") from why


def _check_numbers(*, num_envs: int, max_decisions: int, cores: int) -> None:
    if num_envs < 1:
        raise ValueError(f"num_envs is how many lanes there are, 1 at least, and not {num_envs}")
    if max_decisions < 0:
        raise ValueError(f"max_decisions is 0 for no bound, or a number of decisions, not {max_decisions}")
    if cores < 0:
        raise ValueError(f"cores is 0 for all, or how many, not {cores}")


def _policy(opponent: str | None, names: tuple[str, ...]) -> int:
    if opponent is None:
        return NOBODY
    if opponent not in names:
        raise ValueError(f"the opponent is {' or '.join(names)}, or None for self-play, not {opponent}")
    return names.index(opponent)


def _whole_match(unit: str) -> bool:
    if unit not in ("deal", "match"):
        raise ValueError(f"an episode's unit is deal or match, not {unit}")
    return unit == "match"


def _seed(seed: int | None, chance: np.random.Generator) -> int:
    if seed is None:
        return int(chance.integers(2**62))
    if seed >= 2**63:
        raise ValueError("a seed is below 2^63")
    return seed
