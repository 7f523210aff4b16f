"""Thousands of deals or matches at once, as vector environments of Gymnasium: Mille, and Three Thirteen with
its relations that are played in turns.

    >>> import gymnasium
    >>> import laydown.research.vector
    >>> envs = gymnasium.make_vec("laydown/Mille-v0", num_envs=64, opponent="greedy")
    >>> seen, info = envs.reset(seed=1)
    >>> actions = seen["action_mask"].argmax(axis=1)
    >>> seen, rewards, terminations, truncations, info = envs.step(actions)

docs/research/vector.md says what the arrays hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import gymnasium
import numpy as np

from laydown.errors import ConfigError
from laydown.fast.lanes import told_of
from laydown.fast.mille import actions as mille_actions
from laydown.fast.mille import lanes as mille_lanes
from laydown.fast.mille import observe as mille_observe
from laydown.fast.mille import policies as mille_policies
from laydown.fast.mille.state import rules_of
from laydown.fast.three_thirteen import engine, lanes, observe, policies, state
from laydown.melds.kernel.form import WORK
from laydown.research.lanes import Lanes, LaneVectorEnv, configured

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Unpack

    from laydown.research.lanes import Options

MILLE: Final = "laydown/Mille-v0"
THREE_THIRTEEN: Final = "laydown/ThreeThirteen-v0"
"""The number changes when what an environment gives for the same seed and actions would."""


class MilleVectorEnv(LaneVectorEnv):
    """Mille in `num_envs` lanes. `changes` are options of the `preset` as text, as at the table; nobody cuts.

    A reward is in points: what a seat made in the deals that ended, less what the other made.
    The other arguments are those of `laydown.research.lanes.Options`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        preset: str = "mille",
        changes: Mapping[str, str] | None = None,
        **options: Unpack[Options],
    ) -> None:
        rules = rules_of(configured("mille", preset, {**(changes or {}), "cut": "no"}))
        game = Lanes(
            seats=2,
            places=mille_actions.PLACES,
            size=mille_observe.SIZE,
            policies=mille_policies.NAMES,
            lane=mille_lanes.LANE,
            told=told_of(2),
            step=mille_lanes.step_all,
            context=lambda: (rules,),
            fewest=256,
        )
        super().__init__(num_envs, game, **options)


class ThreeThirteenVectorEnv(LaneVectorEnv):
    """Three Thirteen, or the relation of it that `preset` names, in `num_envs` lanes of so many `seats` each.
    `changes` are options as text, as at the table.

    Where an episode is one deal, `deal` is its number in a match, from 1; with None each is any deal of the
    match, as likely. A reward is in points: what the others who played a deal made on average, less what a
    seat made itself. The other arguments are those of `laydown.research.lanes.Options`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        preset: str = "three-thirteen",
        changes: Mapping[str, str] | None = None,
        seats: int = 2,
        deal: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        config = configured("three-thirteen", preset, changes or {})
        if config.beats:
            raise ValueError(
                f"in {preset} all seats choose at once, and a lane has one that chooses: it is played by "
                "laydown.research.pettingzoo.speed_v0, as a parallel environment"
            )
        try:
            table = state.table_of(config, seats)
        except ConfigError as why:
            raise ValueError(f"{preset} is not played by {seats}: {why}") from why
        if deal is not None and not 1 <= deal <= config.deals:
            raise ValueError(f"deal is one of 1 to {config.deals}, or None for any, not {deal}")
        game = Lanes(
            seats=seats,
            places=engine.ACTIONS,
            size=observe.size(seats),
            policies=policies.NAMES,
            lane=lanes.LANE,
            told=told_of(state.SEATS),
            step=lanes.step_all,
            context=lambda: (table, np.zeros(1, WORK)),
            fewest=64,
            deal=deal or 0,
        )
        super().__init__(num_envs, game, **options)


def _register(id: str, environment: type[LaneVectorEnv]) -> None:  # noqa: A002 - Gymnasium calls it so
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType] - its types are loose
        id=id, vector_entry_point=f"{__name__}:{environment.__name__}"
    )


_register(MILLE, MilleVectorEnv)
_register(THREE_THIRTEEN, ThreeThirteenVectorEnv)
