"""Three Thirteen and its relations that are played in turns, as an AEC environment of PettingZoo.

    >>> from laydown.research.pettingzoo import three_thirteen_v0
    >>> env = three_thirteen_v0.env(preset="five-crowns", num_players=4)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.step(int(observation["action_mask"].argmax()))

It plays in compiled code (`laydown.fast.three_thirteen`), one lane of what the vector environment has
thousands of: the same observations, and for the same seed and actions the same cards. 3-13 Speed is not
played in turns: see `speed_v0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.utils import EzPickle

from laydown.fast.lanes import told_of
from laydown.fast.three_thirteen import lanes as lane
from laydown.fast.three_thirteen.codes import codes
from laydown.fast.three_thirteen.engine import ACTIONS
from laydown.fast.three_thirteen.observe import size
from laydown.fast.three_thirteen.state import PHASES, SEATS, table_of
from laydown.games.three_thirteen.deal import deck_for
from laydown.melds.kernel.form import WORK
from laydown.research.lanes import configured
from laydown.research.pettingzoo.lane import Compiled, LanePlay
from laydown.research.pettingzoo.turns import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Shape,
    TurnEnv,
    check_deal,
    seats_for,
    whole_match,
    wrapped,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pettingzoo import AECEnv

    from laydown.compiled import Record
    from laydown.research.pettingzoo.turns import Observation, Reward, Unit

NAME: Final = "three_thirteen_v0"
"""The number changes when what the environment gives for the same seed and actions would."""


def env(
    *,
    illegal_reward: float = ILLEGAL_REWARD,
    **kwargs: Any,  # noqa: ANN401 - those of raw_env
) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's wrappers: a mistaken action ends the episode with this reward for who
    did it, and 0 for the others. What else it takes is told at `raw_env`.
    """
    return wrapped(raw_env(**kwargs), illegal_reward)


class raw_env(TurnEnv):  # noqa: N801 - PettingZoo's own name for it
    """Three Thirteen, or the relation of it that `preset` names, for as many as `num_players` says; with None
    for as many as are usual.

    `changes` are options of the preset as text, as at the table. An episode is a `unit`: a whole match, or
    one deal, that of the number `deal` or with None any of the match, as likely. `reward` is the points that
    an agent itself scored in the deals that ended, as less than nothing, for fewer are better; or its
    `margin` over the others. Bonus deals decide a tie and count in neither. After `max_cycles` decisions of
    all together an episode is truncated. A mistaken action is refused with a ValueError.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "render_modes": list(RENDER_MODES),
        "name": NAME,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913 - what an environment is made of, each by its name
        self,
        *,
        preset: str = "three-thirteen",
        changes: Mapping[str, str] | None = None,
        num_players: int | None = None,
        unit: Unit = "deal",
        deal: int | None = None,
        reward: Reward = "points",
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
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        play = _ThreeThirteen(preset, changes or {}, num_players, whole=whole_match(unit), deal=deal)
        super().__init__(play, reward=reward, max_cycles=max_cycles, render_mode=render_mode)


class _ThreeThirteen(LanePlay):
    def __init__(
        self, preset: str, changes: Mapping[str, str], players: int | None, *, whole: bool, deal: int | None
    ) -> None:
        config = configured("three-thirteen", preset, changes)
        if config.beats:
            raise ValueError(f"in {preset} all choose at once: see speed_v0")
        check_deal(config, deal)
        seats = seats_for(preset, config, players)
        table = table_of(config, seats)
        context = (table, np.zeros(1, WORK))
        game = Compiled(lane.LANE, told_of(SEATS), lane.step_all, lane.show_all, context)
        self._deck = deck_for(config, seats)
        self.pack = self._deck.cards()
        super().__init__(
            Shape(seats=seats, places=ACTIONS, size=size(seats)), game, whole=whole, deal=deal or 0
        )

    def rewards(self, before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
        """What each seat has been spared: points are what cards cost."""
        return tuple(had - has for had, has in zip(before, after, strict=True))

    def name_of(self, action: int) -> str:
        return str(codes(self._deck).atoms_of[action][0])

    def table_of(self, now: Record, totals: Sequence[int]) -> list[str]:
        lines: list[str] = []
        for seat in range(self.shape.seats):
            hand = [kind for kind, n in enumerate(now["hands"][seat]) for _ in range(int(n))]
            turn = " *" if now["turn"] == seat else ""
            lines.append(f"player_{seat}{turn}  total {totals[seat]}  hand {self._cards(hand)}")
        stock = len(self.pack) - int(now["next"])
        pile = self._cards(now["row"][: now["piled"]])
        return [*lines, f"deal {now['number']}  {PHASES[now['phase']]}  stock {stock}  pile {pile}"]

    def _cards(self, kinds: Iterable[int]) -> str:
        return " ".join(self._deck.kinds[int(kind)].text for kind in kinds) or "-"
