"""Whole matches between bots, in a process of its own, so that no table waits for them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from laydown.bots import registry
from laydown.errors import BrokenInvariant, Message
from laydown.server import play
from laydown.server.apart import Apart, Bounds
from laydown.server.tokens import bot_seed
from laydown.table import record
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from laydown.server.rows import SeatRow, TableRow
    from laydown.server.settings import Settings

MOST_WAITING: Final = 20
"""So many matches may be played or waited for at once."""

MOST_ACTIONS: Final = 100_000
"""No match of bots is so long; one that is ends without a result."""


def with_bot(table: TableRow, seats: Sequence[SeatRow], bot: str) -> list[SeatRow]:
    """The same seats with this bot in place of the person."""
    speaker = Speaker(table.lang)
    title = speaker.text(f"bot-{bot}") if speaker.knows(f"bot-{bot}") else bot
    taken = {each.name for each in seats if each.kind != "person"}
    name = next(each for each in (title, *(f"{title} {n}" for n in range(2, 99))) if each not in taken)
    return [
        replace(each, kind="bot", bot=bot, name=name, token=None, invite=None)
        if each.kind == "person"
        else each
        for each in seats
    ]


def play_out(table: TableRow, seats: Sequence[SeatRow]) -> str:
    """The record of the match of this table, with only bots at it."""
    match = play.begin(table, play.setup_of(table, seats))
    players = [registry.make(each.bot or "", match.game, bot_seed(table.secret, each.seat)) for each in seats]
    for _ in range(MOST_ACTIONS):
        if match.over:
            match.show_secret()
            return record.write(match)
        if match.deal_over:
            match.next_deal()
            continue
        seat = match.to_act()[0]
        offer = match.offer(seat)
        match.act(seat, players[seat].choose(match.deal_view(seat), offer), offer.id)
    raise BrokenInvariant(Message.of("bots-endless", number=len(match.stories)))


class Workshop:
    """One process for it; who asks for a match that is being played waits for it with the others."""

    def __init__(self, settings: Settings) -> None:
        bounds = Bounds(settings.playing_out_seconds, settings.record_memory, MOST_WAITING)
        self._apart = Apart(bounds)
        self._jobs: dict[object, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        """How many matches are played or waited for."""
        return len(self._jobs)

    @property
    def is_full(self) -> bool:
        return self.waiting >= MOST_WAITING

    def job(self, key: object, make: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """The task of this name: the one that runs, or a new one."""
        task = self._jobs.get(key)
        if task is None:

            async def run() -> None:
                try:
                    await make()
                finally:
                    self._jobs.pop(key, None)

            task = self._jobs[key] = asyncio.create_task(run(), name=f"playing out {key}")
        return task

    async def play_out(self, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """The record of a match between these bots; TooMuch if they take too long."""
        text: str = await self._apart.do(play_out, table, list(seats))
        return text

    async def close(self) -> None:
        for task in list(self._jobs.values()):
            task.cancel()
        self._apart.close()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
