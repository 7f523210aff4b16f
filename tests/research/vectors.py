"""Vector environments of both games, and how tests play in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.research.vector import MILLE, THREE_THIRTEEN, MilleVectorEnv, ThreeThirteenVectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAMES: Final[dict[str, Any]] = {MILLE: MilleVectorEnv, THREE_THIRTEEN: ThreeThirteenVectorEnv}


def any_legal(seen: dict[str, NDArray[Any]], chance: np.random.Generator) -> NDArray[np.int64]:
    """In each lane a legal action, each as likely."""
    mask = seen["action_mask"]
    actions: NDArray[np.int64] = (chance.random(mask.shape) * mask).argmax(axis=1)
    return actions


def nth_legal(mask: NDArray[np.int8], step: int) -> NDArray[np.int64]:
    """A legal action of each lane, by arithmetic alone."""
    order = (mask.cumsum(axis=1) - 1) * mask - (1 - mask)
    counts = mask.sum(axis=1, dtype=np.int64)
    wanted = (7 * step + 13 * np.arange(len(mask))) % counts
    actions: NDArray[np.int64] = (order == wanted[:, np.newaxis]).argmax(axis=1)
    return actions


def run(envs: Any, steps: int, seed: int) -> list[Any]:  # noqa: ANN401 - of either game
    """Play at random, and give all that came back."""
    chance = np.random.default_rng(3)
    seen, info = envs.reset(seed=seed)
    told: list[Any] = [{name: rows.copy() for name, rows in seen.items()}, info]
    for _ in range(steps):
        seen, *rest = envs.step(any_legal(seen, chance))
        told += [{name: rows.copy() for name, rows in seen.items()}, *rest]
    envs.close()
    return told
