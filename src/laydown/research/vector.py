"""Thousands of deals or matches of Mille at once, as a vector environment of Gymnasium.

    >>> import gymnasium
    >>> import laydown.research.vector
    >>> envs = gymnasium.make_vec("laydown/Mille-v0", num_envs=64, opponent="greedy")
    >>> seen, info = envs.reset(seed=1)
    >>> actions = seen["action_mask"].argmax(axis=1)
    >>> seen, rewards, terminations, truncations, info = envs.step(actions)

docs/research/vector.md says what the arrays hold.
"""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from laydown.compiled import cores_here
from laydown.fast.mille import lanes as lane
from laydown.fast.mille.actions import PLACES
from laydown.fast.mille.observe import SIZE
from laydown.fast.mille.policies import NAMES
from laydown.fast.mille.state import NOBODY, rules_of
from laydown.games import game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.compiled import Records
    from laydown.fast.mille.lanes import Shown

ID: Final = "laydown/Mille-v0"
"""The number changes when what an environment gives for the same seed and actions would."""

FEWEST: Final = 256
"""So many lanes are worth a thread of their own."""

Observation: TypeAlias = "dict[str, NDArray[Any]]"
Unit: TypeAlias = Literal["deal", "match"]


class MilleVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Mille in `num_envs` lanes. An episode is a `unit`: one deal, or a whole match.

    Against an `opponent` (`greedy` or `random`, as the bots are called) the learner sits in either seat, as
    likely, and `step` goes on to its next decision. With None it plays both seats: `to_play` in the info
    says for which it chooses, and the observation is that seat's. The reward is in points: what the
    learner's seat, or the one that has just acted, made in the deals that ended, less what the other made.

    `changes` are options of the `preset` as text, as at the table; nobody cuts. After `max_decisions` of the
    learner an episode is truncated. With `copy=False` the next step writes into the same arrays.

    `lanes` are the records of all that is played, hidden cards too (`fast.mille.lanes.LANE`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so, and an instance has its own
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - what an environment is made of, each by its name
        self,
        num_envs: int = 1,
        *,
        preset: str = "mille",
        changes: Mapping[str, str] | None = None,
        opponent: str | None = "greedy",
        unit: Unit = "deal",
        max_decisions: int = 0,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        cores: int = 0,
        copy: bool = True,
    ) -> None:
        game = game_of(preset)
        if game.name != "mille":
            raise ValueError(f"{preset} is no preset of Mille")
        if autoreset_mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            raise ValueError("an episode that is over begins anew: with the next step, or with the same")
        self.num_envs = num_envs
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.single_action_space = Discrete(PLACES)
        self.single_observation_space = Dict(
            {
                "observation": Box(0, 255, (SIZE,), np.uint8),
                "action_mask": Box(0, 1, (PLACES,), np.int8),
                "totals": Box(-(2**31), 2**31 - 1, (2,), np.int32),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rules = rules_of(game.configure(preset, {**(changes or {}), "cut": "no"}))
        self._setup = _setup(num_envs, opponent, unit, max_decisions)
        self.lanes: Records = np.zeros(num_envs, lane.LANE)
        self._copy = copy
        self._shown = self._room()
        threads = max(1, min(cores or cores_here(), num_envs // FEWEST))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = np.linspace(0, num_envs, threads + 1).astype(int)
        self._parts = [slice(int(a), int(b)) for a, b in itertools.pairwise(bounds)]
        self._actions = np.zeros(num_envs, np.int64)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode in every lane: with a seed the same ones each time, without one the next ones."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._begun:
            self._setup["seed"] = self.np_random.integers(2**62) if seed is None else seed
            self.lanes["episode"] = 0
        self._begun = True
        lane.reset_all(self._setup, self._rules, self.lanes, 0)
        self._show()
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do an action in every lane; ValueError, with nothing done, if one is not legal.

        The action of a lane that has just ended counts for nothing: there the next episode begins.
        """
        chosen = self._checked(actions)
        seats = self.lanes["seat"].copy()
        self._actions = chosen
        self._each(self._step)
        self._show()
        decided = self.lanes["decisions"] > 0
        made = self.lanes["points"] * decided[:, np.newaxis]
        rows = np.arange(self.num_envs)
        rewards = (made[rows, seats] - made[rows, 1 - seats]).astype(np.float64)
        terminations = self.lanes["over"] == lane.ENDED
        truncations = self.lanes["over"] == lane.CUT_SHORT
        info = self._info() | {"points": made, "deals": self.lanes["deals"] * decided}
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            info |= self._renewed(terminations | truncations)
        return self._observations(), rewards, terminations, truncations, info

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 - Gymnasium's own signature
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        chosen = np.ascontiguousarray(actions, np.int64)
        if not self._begun or chosen.shape != (self.num_envs,):
            raise ValueError(f"a step takes {self.num_envs} actions, after a reset")
        rows = np.arange(self.num_envs)
        places = np.clip(chosen, 0, PLACES - 1)
        legal = (self._shown[1][rows, places] == 1) & (places == chosen)
        wrong = np.flatnonzero(~legal & (self.lanes["over"] == 0))
        if wrong.size:
            at = int(wrong[0])
            raise ValueError(f"action {int(chosen[at])} is not legal in lane {at}")
        return chosen

    def _step(self, part: slice) -> None:
        lane.step_all(self._setup, self._rules, self.lanes[part], self._actions[part], part.start)

    def _show(self) -> None:
        if self._copy:
            self._shown = self._room()
        self._each(self._show_part)

    def _show_part(self, part: slice) -> None:
        rows, masks, totals = self._shown
        lane.show_all(self._rules, self.lanes[part], (rows[part], masks[part], totals[part]))

    def _each(self, work: Callable[[slice], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def _room(self) -> Shown:
        many = self.num_envs
        return (
            np.empty((many, SIZE), np.uint8),
            np.empty((many, PLACES), np.int8),
            np.empty((many, 2), np.int32),
        )

    def _observations(self) -> Observation:
        rows, masks, totals = self._shown
        return {"action_mask": masks, "observation": rows, "totals": totals}

    def _info(self) -> dict[str, Any]:
        return {"to_play": self.lanes["seat"].copy(), "winner": self.lanes["match"]["winner"].copy()}

    def _renewed(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin anew where an episode is over; what was seen and told at its end goes into the info."""
        which = np.flatnonzero(over)
        if not which.size:
            return {}
        final = np.full(self.num_envs, None, object)
        before = self._observations()
        for at in which:
            final[at] = {name: rows[at].copy() for name, rows in before.items()}
        ended = self._info()
        lane.renew(self._setup, self._rules, self.lanes, which)
        lane.show_some(self._rules, self.lanes, which, self._shown)
        told = self._info()
        told["winner"] = np.full(self.num_envs, NOBODY, np.int8)
        return told | {"final_obs": final, "_final_obs": over, "final_info": ended, "_final_info": over}


def _setup(num_envs: int, opponent: str | None, unit: Unit, max_decisions: int) -> Records:
    if num_envs < 1 or max_decisions < 0 or unit not in ("deal", "match"):
        raise ValueError("an environment has one lane at least, and an episode is a deal or a match")
    if opponent is not None and opponent not in NAMES:
        raise ValueError(f"the opponent is {' or '.join(NAMES)}, or None")
    setup: Records = np.zeros(1, lane.SETUP)
    setup["lanes"] = num_envs
    setup["policy"] = NOBODY if opponent is None else NAMES.index(opponent)
    setup["whole_match"] = unit == "match"
    setup["most_decisions"] = max_decisions
    return setup


gymnasium.register(  # pyright: ignore[reportUnknownMemberType] - its types are loose
    id=ID, vector_entry_point="laydown.research.vector:MilleVectorEnv"
)
