"""3-13 Speed as a parallel environment of PettingZoo: all seats choose at once, beat by beat.

    >>> from laydown.research.pettingzoo import speed_v0
    >>> env = speed_v0.parallel_env(num_players=4)
    >>> observations, infos = env.reset(seed=1)
    >>> choices = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    >>> observations, rewards, terminations, truncations, infos = env.step(choices)

A beat takes two steps: in the first each takes a card, in the second each discards one. It plays in compiled
code (`laydown.fast.speed`), which is held to the referee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium.logger
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

from laydown.fast.speed.engine import PLACES
from laydown.research.pettingzoo.beats import Speed
from laydown.research.pettingzoo.turns import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Made,
    Observation,
    agents_of,
    check,
    illegal,
    infos_of,
    is_legal,
    observation_space,
    rewards_of,
    whole_match,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium.spaces import Space
    from pettingzoo import AECEnv

    from laydown.research.pettingzoo.turns import Reward, Unit

NAME: Final = "speed_v0"
"""The number changes when what the environment gives for the same seed and choices would."""


def env(**kwargs: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - those of parallel_env
    """The same one after the other: what is chosen is done when all have chosen."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**kwargs)))


def raw_env(**kwargs: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - those of parallel_env
    """As `env`, with nothing around it but PettingZoo's conversion."""
    return parallel_to_aec(parallel_env(**kwargs))


class parallel_env(ParallelEnv[str, Observation, int | None], EzPickle):  # noqa: N801 - PettingZoo's own name for it
    """3-13 Speed for 2 to 12.

    `changes` are options of the preset as text, as at the table. An episode is a `unit`: a whole match, or
    one deal, that of the number `deal` or with None any of the match, as likely. `reward` is the points that
    an agent itself scored in the deals that ended, as less than nothing, for fewer are better; or its
    `margin` over the others. Bonus deals decide a tie and count in neither. After `max_cycles` steps an
    episode is truncated.

    A seat whose mask is all zeros owes no choice, and whatever is given for it counts for nothing. A mistaken
    choice ends the episode, with `illegal_reward` for who made it and 0 for the others; with None it is
    refused with a ValueError.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "render_modes": list(RENDER_MODES),
        "name": NAME,
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913 - what an environment is made of, each by its name
        self,
        *,
        preset: str = "three-thirteen-speed",
        changes: Mapping[str, str] | None = None,
        num_players: int | None = None,
        unit: Unit = "deal",
        deal: int | None = None,
        reward: Reward = "points",
        illegal_reward: float | None = ILLEGAL_REWARD,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            preset=preset,
            changes=changes,
            num_players=num_players,
            unit=unit,
            deal=deal,
            reward=reward,
            illegal_reward=illegal_reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        check(reward, max_cycles, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.play = Speed(preset, changes or {}, num_players, whole=whole_match(unit), deal=deal)
        self.possible_agents = agents_of(self.play.shape.seats)
        self.agents = []
        self._observation_spaces = {a: observation_space(self.play.shape) for a in self.possible_agents}
        self._action_spaces = {agent: Discrete(PLACES) for agent in self.possible_agents}
        self._margin = reward == "margin"
        self._illegal_reward = illegal_reward
        self._steps = 0
        self._masks = np.zeros((self.play.shape.seats, PLACES), np.int8)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's own
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin the first episode of a seed, the same each time; without one the next."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), infos_of(self.agents, Made.nothing(len(self.agents)))

    def step(
        self, actions: Mapping[str, int | None]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Do what all have chosen who owe a choice."""
        agents = self.agents
        if not agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        mistaken = self._mistaken(actions)
        if mistaken:
            EnvLogger.warn_on_illegal_move()
            made, rewards = Made.nothing(len(agents)), self._punished(mistaken)
            terminated = truncated = True
        else:
            owing = np.flatnonzero(self._masks.any(axis=1))
            made = self.play.act({int(seat): int(actions[agents[seat]] or 0) for seat in owing})
            rewards = rewards_of(made.rewards, margin=self._margin)
            self._steps += 1
            terminated = made.ended
            truncated = not made.ended and self._steps == self.max_cycles
        observations = self._observations()
        if terminated or truncated:
            self.agents = []
            for seen in observations.values():
                seen["action_mask"][:] = 0
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos_of(agents, made),
        )

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

    def _observations(self) -> dict[str, Observation]:
        rows, masks, totals = self.play.show()
        self._masks = masks.copy()
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat], "totals": totals[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mistaken(self, actions: Mapping[str, int | None]) -> list[str]:
        """Who owes a choice and has made none that is legal; ValueError where that is not borne."""
        wrong = [
            (agent, mask)
            for agent, mask in zip(self.agents, self._masks, strict=True)
            if mask.any() and not is_legal(actions.get(agent), mask)
        ]
        if wrong and self._illegal_reward is None:
            agent, mask = wrong[0]
            raise ValueError(illegal(agent, actions.get(agent), mask, self.play.name_of))
        return [agent for agent, _ in wrong]

    def _punished(self, mistaken: list[str]) -> list[float]:
        return [float(self._illegal_reward or 0) if agent in mistaken else 0.0 for agent in self.agents]
