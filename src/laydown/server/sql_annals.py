"""Duplicates, comparisons and sums in a database that SQLAlchemy speaks to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError

from laydown.server.annals import ComparisonRow
from laydown.server.schema import COMPARISONS, COUNTED, TABLES, TALLIES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Executable, Row

    from laydown.server.annals import Cell
    from laydown.server.rows import SeatRow, TableRow

_AT_ONCE: Final = 100

_ADD: Final = text(
    "INSERT INTO tallies (game, deck, cell, value) VALUES (:game, :deck, :cell, :value) "
    "ON CONFLICT (game, deck, cell) DO UPDATE SET value = tallies.value + excluded.value"
)
"""As SQLite and PostgreSQL both write it."""


class SqlAnnals(ABC):
    """`annals.Annals`, for a storage that says how it reads and writes."""

    @abstractmethod
    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]: ...

    @abstractmethod
    async def _read(self, query: Executable) -> Sequence[Row[Any]]: ...

    @abstractmethod
    async def _write(self, *changes: Executable) -> None: ...

    async def duplicate(self, duplicate: str) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = await self._read(select(TABLES.c.id).where(TABLES.c.duplicate == duplicate))
        found = await self.tables([row.id for row in rows])
        return sorted(found, key=lambda each: each[0].id != duplicate)

    async def comparison(self, table: str, bot: str) -> ComparisonRow | None:
        wanted = (COMPARISONS.c.table_id == table, COMPARISONS.c.bot == bot)
        for row in await self._read(select(COMPARISONS).where(*wanted)):
            return ComparisonRow(row.table_id, row.bot, row.record, row.page)
        return None

    async def keep_comparison(self, row: ComparisonRow) -> None:
        values = {"table_id": row.table, "bot": row.bot, "record": row.record, "page": row.page}
        await self._write_once(COMPARISONS.insert().values(values))

    async def count(self, table: str, tally: Mapping[Cell, float]) -> None:
        # In one order, so that two workers that count at the same time wait for one another only once.
        cells = [
            {"game": game, "deck": deck, "cell": cell, "value": value}
            for (game, deck, cell), value in sorted(tally.items())
        ]
        adding = [_ADD.bindparams(**each) for each in cells]
        await self._write_once(COUNTED.insert().values(table_id=table), *adding)

    async def tallies(self) -> dict[Cell, float]:
        return {(row.game, row.deck, row.cell): row.value for row in await self._read(select(TALLIES))}

    async def counted(self) -> int:
        (row,) = await self._read(select(func.count()).select_from(COUNTED))
        return int(row[0])

    async def uncounted(self, after: str) -> Sequence[str]:
        counted = select(COUNTED.c.table_id)
        query = select(TABLES.c.id).where(TABLES.c.over, TABLES.c.id > after, TABLES.c.id.not_in(counted))
        return [row.id for row in await self._read(query.order_by(TABLES.c.id).limit(_AT_ONCE))]

    async def _write_once(self, *changes: Executable) -> None:
        """All of these or, if the first is done already, none."""
        try:
            await self._write(*changes)
        except IntegrityError:
            return
