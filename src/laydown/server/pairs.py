"""Two tables that play the same deals, each from the room of the one: what it may know of the other.

The rooms may be in different processes, so each looks into the database; no word of one match reaches the
other table but whether it waits, plays or is over. The second table begins with the dice of the first;
neither shows its secret before both are over.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Literal

import msgspec

from laydown.server import fairness
from laydown.server.finished import plays_no_more
from laydown.server.keeping import Unkept
from laydown.wire.duplicates import DuplicateState

if TYPE_CHECKING:
    from laydown.server.room import Room
    from laydown.server.rows import SeatRow, Storage, TableRow
    from laydown.wire.pages import TableInfo


class Pair:
    """The other table of a duplicate, as this room follows it; nothing at any other table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self.told: DuplicateState | None = None

    @property
    def is_second(self) -> bool:
        """Whether the dice of this table are those of another."""
        table = self._room.standing.table
        return table.duplicate is not None and table.duplicate != table.id

    @property
    def is_closed(self) -> bool:
        """Whether nobody may look on."""
        match = self._room.match
        playing = match is None or match.withheld or not match.over
        return self._room.standing.table.duplicate is not None and playing

    def follow(self) -> None:
        """Look after the other table from now on, until both are over."""
        if self._room.standing.table.duplicate is not None:
            self._task = asyncio.create_task(self._follow(), name=f"pair of {self._room.id}")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _follow(self) -> None:
        while not self._room.gone.is_set() and not (self.told is not None and self.told.shown):
            # While the database does not work, nothing is known of the other table.
            with contextlib.suppress(Unkept):
                await self._look()
            await asyncio.sleep(self._room.office.settings.duplicate_look)

    async def _look(self) -> None:
        other = await self._other()
        if self._is_news(other):

            async def take(_room: Room) -> None:
                await self._take(other)

            await self._room.ask(take)

    async def _other(self) -> tuple[TableRow, list[SeatRow]] | None:
        table = self._room.standing.table
        found = await self._room.office.storage.duplicate(table.duplicate or "")
        return next((each for each in found if each[0].id != table.id), None)

    def _is_news(self, other: tuple[TableRow, list[SeatRow]] | None) -> bool:
        return self.told != self._state(other) or self._may_begin(other) or self._may_show(other)

    def _may_begin(self, other: tuple[TableRow, list[SeatRow]] | None) -> bool:
        """The second table begins when all sit there and the dice of the first are thrown."""
        room = self._room
        waits = room.match is None and all(each.kind != "free" for each in room.standing.seats)
        return self.is_second and waits and other is not None and other[0].contributions is not None

    def _may_show(self, other: tuple[TableRow, list[SeatRow]] | None) -> bool:
        match = self._room.match
        return match is not None and match.over and match.withheld and _status(other) == "over"

    def _state(self, other: tuple[TableRow, list[SeatRow]] | None) -> DuplicateState:
        table, match = self._room.standing.table, self._room.match
        return DuplicateState(
            duplicate=table.duplicate or "",
            table=2 if self.is_second else 1,
            other=_status(other),
            shown=match is not None and match.over and not match.withheld,
        )

    async def _take(self, other: tuple[TableRow, list[SeatRow]] | None) -> None:
        """In the room's own task: whatever the news lets it do."""
        room, match = self._room, self._room.match
        if other is not None and self._may_begin(other):
            await room.beginning.begin(other[0].contributions or ())
        if match is not None and self._may_show(other):
            match.show_secret()
            await fairness.count_duplicate(
                room.office.storage, room.standing.table, room.standing.seats, match
            )
        self.told = room.standing.duplicate = self._state(other)
        room.tell_all()


def _status(other: tuple[TableRow, list[SeatRow]] | None) -> Literal["waiting", "playing", "over"]:
    """A table that is no more plays no more."""
    if other is None or plays_no_more(other[0]):
        return "over"
    return "waiting" if other[0].contributions is None else "playing"


async def info(storage: Storage, duplicate: str, told: TableInfo) -> TableInfo:
    """What is told of a table of a duplicate: that of its host, and whether one may look on."""
    found = await storage.duplicate(duplicate)
    closed = not all(plays_no_more(row) for row, _ in found)
    row, seats = found[0]
    host = seats[row.host].name if row.id == duplicate else told.host
    return msgspec.structs.replace(told, host=host, closed=closed)
