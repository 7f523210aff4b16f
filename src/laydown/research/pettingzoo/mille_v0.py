"""Mille as an AEC environment of PettingZoo: every preset, with all its options.

    >>> from laydown.research.pettingzoo import mille_v0
    >>> env = mille_v0.env(preset="mille-cardroom")
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.step(int(observation["action_mask"].argmax()))

It plays in compiled code (`laydown.fast.mille`), one lane of what the vector environment has thousands of:
the same observations, and for the same seed and actions the same cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gymnasium.utils import EzPickle

from laydown.fast.lanes import told_of
from laydown.fast.mille import lanes as lane
from laydown.fast.mille.actions import PLACES
from laydown.fast.mille.codes import NAMES, text_of
from laydown.fast.mille.observe import SIZE
from laydown.fast.mille.state import PHASES, RANKS, rules_of
from laydown.research.lanes import configured
from laydown.research.pettingzoo.lane import Compiled, LanePlay
from laydown.research.pettingzoo.turns import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    Shape,
    TurnEnv,
    whole_match,
    wrapped,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pettingzoo import AECEnv

    from laydown.compiled import Record
    from laydown.research.pettingzoo.turns import Observation, Reward, Unit

NAME: Final = "mille_v0"
"""The number changes when what the environment gives for the same seed and actions would."""


def env(
    *,
    illegal_reward: float = ILLEGAL_REWARD,
    **kwargs: Any,  # noqa: ANN401 - those of raw_env
) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's wrappers: a mistaken action ends the episode with this reward for who
    did it, and 0 for the other. What else it takes is told at `raw_env`.
    """
    return wrapped(raw_env(**kwargs), illegal_reward)


class raw_env(TurnEnv):  # noqa: N801 - PettingZoo's own name for it
    """Mille for two. An episode is a `unit`: one deal, or a whole match.

    `changes` are options of the `preset` as text, as at the table; nobody cuts. `reward` is what an agent
    itself made in the deals that ended, or its `margin` over the other. After `max_cycles` decisions of both
    together an episode is truncated. A mistaken action is refused with a ValueError.
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
        preset: str = "mille",
        changes: Mapping[str, str] | None = None,
        unit: Unit = "deal",
        reward: Reward = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            preset=preset,
            changes=changes,
            unit=unit,
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        play = _Mille(preset, changes or {}, whole=whole_match(unit))
        super().__init__(play, reward=reward, max_cycles=max_cycles, render_mode=render_mode)


class _Mille(LanePlay):
    def __init__(self, preset: str, changes: Mapping[str, str], *, whole: bool) -> None:
        rules = rules_of(configured("mille", preset, {**changes, "cut": "no"}))
        game = Compiled(lane.LANE, told_of(2), lane.step_all, lane.show_all, (rules,))
        super().__init__(Shape(seats=2, places=PLACES, size=SIZE), game, whole=whole)

    def rewards(self, before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
        """What each seat has made."""
        return tuple(has - had for had, has in zip(before, after, strict=True))

    def name_of(self, action: int) -> str:
        return text_of(action)

    def table_of(self, now: Record, totals: Sequence[int]) -> list[str]:
        pile = " ".join(NAMES[int(each)] for each in now["row"][: now["piled"]])
        lines = [
            f"player_{seat}{' *' if now['turn'] == seat else ''}  total {totals[seat]}"
            f"  hand {_cards(int(now['hand'][seat]))}  laid {_spreads(now, seat)}"
            for seat in range(2)
        ]
        stock = len(now["row"]) - int(now["next"])
        return [*lines, f"deal {now['number']}  {PHASES[now['phase']]}  stock {stock}  pile {pile or '-'}"]


def _cards(count: int) -> str:
    """Cards of a count, by their classes."""
    return " ".join(name for at, name in enumerate(NAMES) for _ in range(count >> 4 * at & 15)) or "-"


def _spreads(now: Record, seat: int) -> str:
    """What a seat has on the table, rank by rank, a closed spread in brackets."""
    naturals, wilds = int(now["naturals"][seat]), int(now["wilds"][seat])
    closed = int(now["closed"][seat])
    texts: list[str] = []
    for rank in range(RANKS):
        apart = {10: 15 << 52, 11: 15 << 56}.get(rank, 0)  # the jack of diamonds, the queen of spades
        own = naturals & (15 << 4 * rank | apart)
        if own:
            twos = " 2" * (wilds >> 4 * rank & 15)
            text = _cards(own) + twos
            texts.append(f"[{text}]" if closed >> 4 * rank & 15 else text)
    return ", ".join(texts) or "-"
