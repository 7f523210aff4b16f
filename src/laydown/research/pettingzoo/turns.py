"""A game played in turns as an AEC environment of PettingZoo, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, SupportsIndex, TypeAlias

import gymnasium.logger
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from laydown.errors import ConfigError
from laydown.games import three_thirteen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from laydown.games.three_thirteen.config import Config

Observation: TypeAlias = "dict[str, NDArray[Any]]"
Shown: TypeAlias = "tuple[NDArray[Any], NDArray[np.int8], NDArray[np.int32]]"
Unit: TypeAlias = Literal["deal", "match"]
Reward: TypeAlias = Literal["points", "margin"]

ILLEGAL_REWARD: Final = -1000.0
"""What a mistaken action costs where it ends the episode: more than any deal does. -1, as PettingZoo's own
environments have it, would be the cheapest way out of a bad hand, for rewards here are points.
"""

RENDER_MODES: Final = ("human", "ansi")


@dataclass(frozen=True, slots=True)
class Shape:
    """How many seats, places of a mask and numbers of an observation there are, and the type of these."""

    seats: int
    places: int
    size: int
    dtype: type[np.integer[Any]] = np.uint8


@dataclass(frozen=True, slots=True)
class Made:
    """What came of a step. `points` are each seat's of the deals that ended in it, as the score sheet has
    them, and `deals` how many they were; `rewards` is what they are worth, the more the better; `winners` are
    known once a match is over.
    """

    points: tuple[int, ...]
    rewards: tuple[int, ...]
    deals: int = 0
    winners: tuple[int, ...] = ()
    ended: bool = False

    @classmethod
    def nothing(cls, seats: int) -> Made:
        """Before the first step."""
        return cls((0,) * seats, (0,) * seats)


class Play(Protocol):
    """One episode after another of a game for some seats, in compiled code."""

    shape: Shape

    def begin(self, seed: int | None) -> None:
        """Begin the first episode of this seed, or without one the next."""
        ...

    def turn(self) -> int:
        """The seat to act; after the end any."""
        ...

    def show(self, seat: int) -> Shown:
        """New arrays: what this seat knows, what the one to act may do, and the totals, its own first."""
        ...

    def act(self, action: int) -> Made:
        """Do what is legal."""
        ...

    def name_of(self, action: int) -> str:
        """An action in the referee's words."""
        ...

    def lines(self) -> Sequence[str]:
        """The table, for one who may see all hands: a line a seat, and one for what lies in the middle."""
        ...


class TurnEnv(AECEnv[str, Observation, int | None], EzPickle):
    """Agents are `player_0` and on, one a seat. What all environments here take is told in
    docs/research/pettingzoo.md.
    """

    metadata: dict[str, Any]
    agents: list[str]
    possible_agents: list[str]

    def __init__(
        self,
        play: Play,
        *,
        reward: Reward = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check(reward, max_cycles, render_mode)
        self.play = play
        self.render_mode = render_mode
        self.possible_agents = agents_of(play.shape.seats)
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(play.shape) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(play.shape.places) for agent in self.possible_agents}
        self._margin = reward == "margin"
        self._most = max_cycles
        self._decisions = 0
        self._turn = 0
        self._shown: Shown = (np.zeros(0), np.zeros(0, np.int8), np.zeros(0, np.int32))

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's own signature
        """Begin the first episode of a seed, the same each time; without one the next."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decisions = 0
        self._tell(Made.nothing(len(self.agents)))
        self.show_turn()

    def step(self, action: int | None) -> None:
        """Do the action of the agent whose turn it is.

        ValueError, with nothing done, for what is not legal: it names the action and what is.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._check(agent, action)
        made = self.play.act(int(action or 0))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards_of(made.rewards, margin=self._margin), strict=True))
        self._accumulate_rewards()
        self._tell(made)
        self.show_turn()
        if made.ended:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions == self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        if made.ended or self._decisions == self._most:
            self._shown[1][:] = 0
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What this agent knows now; its mask is all zeros when it is not its turn."""
        seat = self._seats[agent]
        row, mask, totals = self._shown if seat == self._turn else self.play.show(seat)
        if seat != self._turn:
            mask[:] = 0
        return {"observation": row.copy(), "action_mask": mask.copy(), "totals": totals.copy()}

    def render(self) -> str | None:
        """The table as text, with all hands: given back in the mode `ansi`, printed in `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        text = "\n".join(self.play.lines())
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - what the mode `human` is for
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def show_turn(self) -> None:
        """Look at the play anew: who is to act, and what that seat is shown."""
        self._turn = self.play.turn()
        self._shown = self.play.show(self._turn)
        self.agent_selection = self.possible_agents[self._turn]

    def _tell(self, made: Made) -> None:
        self.infos = infos_of(self.agents, made)

    def _check(self, agent: str, action: object) -> None:
        mask = self._shown[1]
        if not is_legal(action, mask):
            raise ValueError(illegal(agent, action, mask, self.play.name_of))


# What environments in turns and by beats share


def check(reward: str, max_cycles: int | None, render_mode: str | None) -> None:
    """ValueError for what no environment takes."""
    if reward not in ("points", "margin"):
        raise ValueError("a reward is points, or the margin over the others")
    if max_cycles is not None and max_cycles < 1:
        raise ValueError("an episode has at least one cycle")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"{render_mode} is not a valid render mode. Available modes are: {RENDER_MODES}")


def whole_match(unit: str) -> bool:
    """Whether an episode is a match; ValueError if it is neither that nor a deal."""
    if unit not in ("deal", "match"):
        raise ValueError("an episode is a deal or a match")
    return unit == "match"


def seats_for(preset: str, config: Config, players: int | None) -> int:
    """How many sit at this table of Three Thirteen; with None as many as are usual.

    ValueError says how many may.
    """
    seats = three_thirteen.GAME.default_seats(config) if players is None else players
    try:
        three_thirteen.GAME.check_seats(config, seats)
    except ConfigError as why:
        raise ValueError(f"{preset} is not played by {seats}: {why}") from why
    return seats


def check_deal(config: Config, deal: int | None) -> None:
    """ValueError for the number of a deal that no match has."""
    if deal is not None and not 1 <= deal <= config.deals:
        raise ValueError(f"deal is one of 1 to {config.deals}, or None for any, not {deal}")


def agents_of(seats: int) -> list[str]:
    """The names of the agents, by seat."""
    return [f"player_{seat}" for seat in range(seats)]


def observation_space(shape: Shape) -> Dict:
    bounds = np.iinfo(shape.dtype)
    return Dict(
        {
            "observation": Box(max(0, int(bounds.min)), int(bounds.max), (shape.size,), shape.dtype),
            "action_mask": Box(0, 1, (shape.places,), np.int8),
            "totals": Box(-(2**31), 2**31 - 1, (shape.seats,), np.int32),
        }
    )


def rewards_of(points: Sequence[int], *, margin: bool) -> list[float]:
    """The points themselves, or each less the mean of the others."""
    if not margin:
        return [float(each) for each in points]
    whole, others = sum(points), len(points) - 1
    return [each - (whole - each) / others for each in points]


def infos_of(agents: Sequence[str], made: Made) -> dict[str, dict[str, Any]]:
    """The same for all, for all may know it, in a dict of its own for each."""
    winners = tuple(f"player_{seat}" for seat in made.winners)
    return {agent: {"points": made.points, "deals": made.deals, "winners": winners} for agent in agents}


def is_legal(action: object, mask: NDArray[np.int8]) -> bool:
    """Whether this is the number of a place with a 1."""
    return isinstance(action, SupportsIndex) and 0 <= index(action) < len(mask) and bool(mask[index(action)])


def illegal(agent: str, action: object, mask: NDArray[np.int8], name_of: Callable[[int], str]) -> str:
    """Why an action is refused: what was named, and what is legal."""
    legal = ", ".join(f"{place} ({name_of(place)})" for place in map(int, np.flatnonzero(mask)))
    return f"{agent} may not do {action!r}; legal now: {legal}"


def a_seed() -> int:
    """For an environment that is begun without one."""
    chance, _ = seeding.np_random(None)
    return int(chance.integers(2**62))


def wrapped(env: TurnEnv, illegal_reward: float) -> AECEnv[str, Observation, int | None]:
    """The environment in the wrappers that PettingZoo's classic games have."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
