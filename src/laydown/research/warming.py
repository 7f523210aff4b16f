"""Compile the environments too, and all that `fast.warming` does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.fast import warming

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def warm_environments() -> None:
    """The environments of Gymnasium and of PettingZoo; ImportError where one of these is not installed."""
    from laydown.research import vector  # noqa: PLC0415 - only where they are installed
    from laydown.research.pettingzoo import mille_v0, speed_v0, three_thirteen_v0  # noqa: PLC0415 - the same

    for envs in (vector.MilleVectorEnv(1), vector.ThreeThirteenVectorEnv(1)):
        lanes, _ = envs.reset(seed=1)
        envs.step(lanes["action_mask"].argmax(axis=1))
        envs.close()
    for turns in (mille_v0.raw_env(), three_thirteen_v0.raw_env()):
        turns.reset(seed=1)
        turns.step(int(turns.observe(turns.agent_selection)["action_mask"].argmax()))
    beats = speed_v0.parallel_env(num_players=2)
    choices, _ = beats.reset(seed=1)
    beats.step({agent: int(each["action_mask"].argmax()) for agent, each in choices.items()})


PARTS: Final[Mapping[str, Callable[[], None]]] = {**warming.PARTS, "environments": warm_environments}
