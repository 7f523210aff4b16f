"""Bots at their seats: each thinks when it is to act, elsewhere, and says what it chose to the room."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.server.thinking import Thinker
from laydown.server.tokens import bot_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from laydown.server.rows import SeatRow, TableRow
    from laydown.server.thinking import Thinking
    from laydown.table.match import Match


STAND_IN: Final = "greedy"
"""The bot that plays for people who are not there."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's choice: the place of an action in the offer of this number."""

    seat: int
    offer: int
    place: int


class Bots:
    """The bots of one table. Each waits a little before it acts, so that people can follow."""

    def __init__(self, table: TableRow, thinking: Thinking, tell: Callable[[Chosen], None]) -> None:
        self._table = table
        self._thinking = thinking
        self._tell = tell
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def think(self, match: Match, seats: Sequence[SeatRow], played: Collection[int]) -> None:
        """Every bot that is to act and does not think yet begins to, at these seats `played` by bots."""
        for seat in match.to_act():
            if seat in played and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._choose(match, seats[seat]))

    def has_chosen(self, chosen: Chosen) -> None:
        self._tasks.pop(chosen.seat, None)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _choose(self, match: Match, row: SeatRow) -> None:
        seat = row.seat
        offer, view = match.offer(seat), match.deal_view(seat)
        thinker = Thinker(row.bot or STAND_IN, match.game.name, bot_seed(self._table.secret, seat))
        place, _ = await asyncio.gather(
            self._thinking.choose(thinker, view, offer), asyncio.sleep(self._table.bot_delay)
        )
        self._tell(Chosen(seat, offer.id, place))
