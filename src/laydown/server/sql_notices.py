"""Feeds in a database that SQLAlchemy speaks to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, func, select

from laydown.server.notices import FeedRow
from laydown.server.schema import ATOMS, FEEDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable, Row

    from laydown.server.rows import SeatRow
    from laydown.server.writer import Change

_SITS = and_(
    SEATS.c.table_id == FEEDS.c.table_id, SEATS.c.seat == FEEDS.c.seat, SEATS.c.token == FEEDS.c.owner
)
"""Whoever made the feed still has the seat, by the same link."""


class SqlNotices(ABC):
    """`notices.Notices`, for a storage that says how it reads and changes."""

    @abstractmethod
    async def _read(self, query: Executable) -> Sequence[Row[Any]]: ...

    @abstractmethod
    async def _change(self, table: str, *changes: Change) -> None: ...

    async def keep_feed(self, row: FeedRow) -> None:
        values = {name: getattr(row, name) for name in FeedRow.__slots__}
        values["table_id"] = values.pop("table")
        await self._change(row.table, _of(row.table, row.seat), FEEDS.insert().values(values))

    async def drop_feed(self, table: str, seat: int) -> None:
        await self._change(table, _of(table, seat))

    async def feed(self, token: bytes) -> FeedRow | None:
        query = select(FEEDS).select_from(FEEDS.join(SEATS, _SITS)).where(FEEDS.c.token == token)
        for row in await self._read(query):
            return FeedRow(row.table_id, row.seat, row.token, row.owner, row.lang, row.created)
        return None

    async def has_feed(self, table: str, owner: bytes) -> bool:
        query = select(FEEDS.c.seat).select_from(FEEDS.join(SEATS, _SITS))
        return bool(await self._read(query.where(FEEDS.c.table_id == table, FEEDS.c.owner == owner)))

    async def turned(self, table: str) -> int:
        turning = ATOMS.c.deed.in_(("table", "undo"))
        query = select(func.count()).select_from(ATOMS).where(ATOMS.c.table_id == table, turning)
        return int((await self._read(query))[0][0])


def parted(seat: SeatRow, table: str) -> list[Executable]:
    """What ends with the link that a seat had before: whatever was made for another than it has now."""
    gone = _of(table, seat.seat)
    return [gone if seat.token is None else gone.where(FEEDS.c.owner != seat.token)]


def _of(table: str, seat: int) -> Any:  # noqa: ANN401 - SQLAlchemy's Delete, whose where() keeps its type
    return FEEDS.delete().where(FEEDS.c.table_id == table, FEEDS.c.seat == seat)
