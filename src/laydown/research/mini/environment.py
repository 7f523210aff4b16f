"""The mini games as environments of Gymnasium: one learner against a policy that does not learn.

>>> import gymnasium
>>> import laydown.research.mini
>>> env = gymnasium.make("laydown/MiniMille-v0", opponent="greedy")
>>> seen, info = env.reset(seed=1)
>>> action = int(info["action_mask"].argmax())
>>> seen, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from laydown.research.mini.game import CHANCE, OVER, SEATS
from laydown.research.mini.mille import MiniMille
from laydown.research.mini.play import Round, Sight
from laydown.research.mini.solve import POLICIES
from laydown.research.mini.three_thirteen import Mini313

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.research.mini.game import MiniGame

IDS: Final = {"laydown/MiniMille-v0": MiniMille, "laydown/Mini313-v0": Mini313}
"""The number changes when what an environment gives for the same seed and actions would."""

Opponent: TypeAlias = Literal["greedy", "random"]

Observation: TypeAlias = "NDArray[np.float32]"


class MiniEnv(gymnasium.Env[Observation, np.int64]):
    """A deal of a mini game is an episode; its reward comes at the end: the points the learner made of the
    other seat.

    The learner sits in `seat`, or with None in either, as likely; the info says where. Observations are rows
    of `play.Sight`. What is legal stands in the info as `action_mask`, and `action_masks()` gives it as the
    MaskablePPO of sb3-contrib asks for it; an action that is not legal is refused with a ValueError. Where
    the other seat goes out before the learner has had a choice, the episode is one step long and any action
    will do, so that no deal is left out.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self, game: MiniGame[Any], *, opponent: Opponent = "greedy", seat: int | None = None
    ) -> None:
        if opponent not in POLICIES or seat not in (None, 0, 1):
            raise ValueError(f"the opponent is {' or '.join(POLICIES)}, and the seat 0, 1 or None")
        self.game = game
        self.opponent = opponent
        self.learner = seat
        self.sight = Sight(game)
        self.action_space = Discrete(len(game.actions))
        self.observation_space = Box(0, game.pack.size, (self.sight.size,), np.float32)
        self._round = Round(game)
        self._seat = 0
        self._told = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the other seat play until the learner is to choose."""
        super().reset(seed=seed, options=options)
        self._round = Round(self.game)
        self._seat = int(self.np_random.integers(SEATS)) if self.learner is None else self.learner
        self._told = False
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do this, and all that follows until the learner is to choose again or the deal is over."""
        if self._told:
            raise ValueError("the episode is over: reset begins another")
        if not self.action_space.contains(action) or not self.action_masks()[action]:
            raise ValueError(f"action {action} is not legal")
        if self._round.to_act != OVER:
            self._round.do(int(action))
            self._go_on()
        over = self._told = self._round.to_act == OVER
        points = self.game.points(self._round.position) if over else 0
        reward = float(points if self._seat == 0 else -points)
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do; once the deal is over, anything."""
        if self._round.to_act == OVER:
            return np.ones(len(self.game.actions), np.bool_)
        return self.sight.mask(self._round.position)

    def greedy(self) -> int:
        """What `greedy` would do for the learner."""
        if self._round.to_act == OVER:
            return 0
        return self.game.greedy(self._round.position)

    def _go_on(self) -> None:
        while self._round.to_act not in (self._seat, OVER):
            if self._round.to_act == CHANCE:
                self._round.draw_lot(self.np_random)
            else:
                self._round.do(self._reply())

    def _reply(self) -> int:
        if self.opponent == "greedy":
            return self.game.greedy(self._round.position)
        return int(self.np_random.choice(self._round.legal()))

    def _seen(self) -> Observation:
        return self.sight.of(self._round.position, self._seat, self._round.told[self._seat])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self._seat}


def make(game: str, **changes: Any) -> MiniEnv:  # noqa: ANN401 - handed on to MiniEnv
    """The environment of an id."""
    return MiniEnv(IDS[game](), **changes)


for _id in IDS:
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType] - its types are loose
        id=_id, entry_point="laydown.research.mini.environment:make", kwargs={"game": _id}
    )
