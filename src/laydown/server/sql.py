"""Tables kept in a database that SQLAlchemy speaks to: all of `rows.Storage` but how one is opened."""

from __future__ import annotations

import contextlib
import json
import time
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import bindparam, func, or_, select, text
from sqlalchemy.exc import IntegrityError

from laydown.server import figures
from laydown.server.forgetting import deletion
from laydown.server.keeping import Keeping
from laydown.server.rows import AtomRow, RecordRow, SeatRow, TableRow
from laydown.server.schema import ATOMS, RECORDS, SEATS, TABLES
from laydown.server.sql_annals import SqlAnnals
from laydown.server.sql_notices import SqlNotices, of_ended, parted, waited_for
from laydown.server.together import execute_all
from laydown.table.contributions import Contribution

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Executable, Row
    from sqlalchemy.ext.asyncio import AsyncEngine

    from laydown.server.forgetting import Retention
    from laydown.server.rows import Times
    from laydown.server.together import Change


_ADD_ATOM: Final = ATOMS.insert()
_THIS: Final = TABLES.update().where(TABLES.c.id == bindparam("this"))
_PLAYED: Final = _THIS.values({name: bindparam(name) for name in ("played", "outline", "over")})
_TIMED: Final = _PLAYED.values({name: bindparam(name) for name in ("times", "due")})
_NEVER_TIMED: Final = (
    TABLES.c.times.is_(None) & TABLES.c.contributions.is_not(None) & TABLES.c.clock.contains('"days"')
)
"""A match with days for a move whose clocks were not kept: before they were kept with its beginning, a server
could be killed between the two.
"""

_AT_ONCE: Final = 100
"""So many tables are deleted in one transaction."""


class SqlStorage(SqlAnnals, SqlNotices):
    """What every database does alike. `_commit` is one transaction, done when it returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.lost: Callable[[str], None] = lambda _table: None
        """Called with the id of a table that another worker has claimed."""

        self._engine = engine
        self.keeping = Keeping(self._attempt)

    async def password(self) -> str | None:
        """By which the workers of this database know each other; None where there is only one."""
        return None

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], after: str | None = None) -> None:
        values = {name: getattr(table, name) for name in TableRow.__slots__}
        values["options"] = json.dumps(table.options)
        values["contributions"] = _written(table.contributions)
        rows = [{"table_id": table.id, **_seat_values(each)} for each in seats]
        changes: list[Executable] = [TABLES.insert().values(values), SEATS.insert().values(rows)]
        if after is not None:
            changes.append(_table_row(after).values(rematch=table.id))
        await self._write(*changes)

    async def claim(self, table: str) -> None:
        """Where there is one worker all tables are its own."""

    async def release(self, table: str) -> None:
        """As with `claim`."""

    async def worker_of(self, table: str) -> str | None:  # noqa: ARG002 - as with `claim`
        return None

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read(select(TABLES).where(TABLES.c.id == table))
        return table_of(rows[0]) if rows else None

    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = await self._read(select(TABLES).where(TABLES.c.id.in_(ids)))
        seats = await self._read(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        return [
            (table_of(row), [seat_of_row(each) for each in seats if each.table_id == row.id]) for row in rows
        ]

    async def seats(self, table: str) -> list[SeatRow]:
        rows = await self._read(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
        return [seat_of_row(row) for row in rows]

    async def atoms(self, table: str) -> list[AtomRow]:
        rows = await self._read(select(ATOMS).where(ATOMS.c.table_id == table).order_by(ATOMS.c.number))
        return [atom_of(row) for row in rows]

    async def add_atom(
        self, table: str, atom: AtomRow, outline: str, times: Times | None = None, *, over: bool = False
    ) -> None:
        values = {name: getattr(atom, name) for name in AtomRow.__slots__}
        played = {"this": table, "played": int(time.time()), "outline": outline, "over": over}
        changes: list[Change] = [
            (_ADD_ATOM, {"table_id": table, **values}),
            (_PLAYED, played)
            if times is None
            else (_TIMED, {**played, "times": times.text, "due": times.due}),
        ]
        if atom.deed == "next":
            changes.append(SEATS.update().where(SEATS.c.table_id == table).values(order=None))
        if times is not None:
            changes += waited_for(table, times)
        if over:
            changes += of_ended(table)
        await self._change(table, *changes)

    async def keep_times(self, table: str, times: Times) -> None:
        kept = _table_row(table).values(times=times.text, due=times.due)
        await self._change(table, kept, *waited_for(table, times))

    async def keep_question(self, table: str, question: str | None) -> None:
        await self._change(table, _table_row(table).values(question=question))

    async def due_tables(self, now: float) -> list[str]:
        rows = await self._read(
            select(TABLES.c.id)
            .where(or_(TABLES.c.due <= now, _NEVER_TIMED), TABLES.c.over.is_(False), _is_open())
            .order_by(TABLES.c.due)
            .limit(100)
        )
        return [row.id for row in rows]

    async def remove_table(self, table: str) -> None:
        await self._change(table, *deletion([table]))

    async def keep_outline(self, table: str, outline: str) -> None:
        await self._write(_table_row(table).where(TABLES.c.outline.is_(None)).values(outline=outline))

    async def keep_listed(self, table: str, *, listed: bool) -> None:
        await self._change(table, _table_row(table).values(listed=listed))

    async def keep_links(self, table: str, door: bytes, invites: Mapping[int, bytes]) -> None:
        await self._change(
            table,
            _table_row(table).values(door=door, listed=False),
            *(_at(table, seat).values(invite=invite) for seat, invite in invites.items()),
        )

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        await self._change(
            table,
            _at(table, seat.seat).values(_seat_values(seat)),
            *parted(seat, table),
            _table_row(table).values(played=int(time.time())),
        )

    async def keep_contributions(
        self, table: str, given: tuple[Contribution, ...], times: Times | None = None
    ) -> None:
        clocks = {} if times is None else {"times": times.text, "due": times.due}
        await self._change(table, _table_row(table).values(contributions=_written(given), **clocks))

    async def keep_order(self, table: str, seat: int, order: str) -> None:
        await self._change(table, _at(table, seat).values(order=order))

    async def keep_ready(self, table: str, seat: int, deal: int) -> None:
        await self._change(table, _at(table, seat).values(ready=deal))

    async def end(self, table: str) -> None:
        await self._change(table, _table_row(table).values(over=True), *of_ended(table))

    async def open_tables(self, since: int) -> list[tuple[TableRow, list[SeatRow]]]:
        free = select(SEATS.c.table_id).where(SEATS.c.kind == "free")
        rows = await self._read(
            select(TABLES)
            .where(TABLES.c.listed, TABLES.c.created > since, TABLES.c.id.in_(free))
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(100)
        )
        return [(table_of(row), await self.seats(row.id)) for row in rows]

    async def keep_record(self, row: RecordRow) -> None:
        values = {name: getattr(row, name) for name in RecordRow.__slots__}
        with contextlib.suppress(IntegrityError):  # somebody has sent the same a moment ago
            await self._write(RECORDS.insert().values(values))

    async def kept_record(self, record: str) -> RecordRow | None:
        rows = await self._read(select(RECORDS).where(RECORDS.c.id == record))
        return RecordRow(*(getattr(rows[0], name) for name in RecordRow.__slots__)) if rows else None

    async def use_record(self, record: str, when: int) -> None:
        await self._write(RECORDS.update().where(RECORDS.c.id == record).values(used=when))

    async def records_size(self) -> int:
        rows = await self._read(select(func.coalesce(func.sum(RECORDS.c.size), 0)))
        return int(rows[0][0])

    async def shut_among(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that the operator has closed, or that are gone."""
        rows = await self._read(select(TABLES.c.id).where(TABLES.c.id.in_(tables), _is_open()))
        return sorted({*tables} - {row.id for row in rows})

    async def forget(self, retention: Retention, now: int) -> int:
        """Delete what was kept for long enough; how many tables that were."""
        gone = [row.id for query in retention.tables(now) for row in await self._read(query)]
        for first in range(0, len(gone), _AT_ONCE):
            await self._write(*deletion(gone[first : first + _AT_ONCE]))
        changes = retention.namings(now) + retention.unused_records(now)
        if changes:
            await self._write(*changes)
        await self._wipe()
        return len(gone)

    async def _wipe(self) -> None:
        """See to it that what was deleted is not in the files either."""

    async def answers(self) -> bool:
        return bool(await self._read(select(func.count()).select_from(text("alembic_version"))))

    async def close(self) -> None:
        await self.keeping.close()
        await self._engine.dispose()

    async def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with self.keeping.watched():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def _change(self, table: str, *changes: Change) -> None:
        """Changes to a table that this worker runs; Moved if it does not any more."""
        self.keeping.check()
        with self.keeping.watched():
            await self._commit(*changes, table=table)

    async def _write(self, *changes: Change) -> None:
        """All of these changes or none, on the disk when this returns; Unkept if that fails."""
        self.keeping.check()
        with self.keeping.watched():
            await self._commit(*changes)

    async def _commit(self, *changes: Change, table: str | None = None) -> None:
        with figures.timed(figures.WRITE):
            await self._transact(changes, table)

    async def _transact(self, changes: Sequence[Change], table: str | None) -> None:  # noqa: ARG002 - as it says
        """Of which `table` is for a storage where others may have claimed it."""
        async with self._engine.begin() as connection:
            await connection.run_sync(execute_all, [changes])

    async def _attempt(self) -> None:
        """A write that changes nothing, to see whether the database works."""
        await SqlStorage._commit(self, text("UPDATE alembic_version SET version_num = version_num"))


def migrate(url: str) -> None:
    """Bring the database at this address to the schema of this version; the address is one for SQLAlchemy
    without asyncio.
    """
    config = Config()
    config.set_main_option("script_location", "laydown.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = url
    command.upgrade(config, "head")


def _is_open() -> Any:  # noqa: ANN401 - SQLAlchemy's own kind of condition
    """Not closed by the operator."""
    return or_(TABLES.c.shut.is_(None), ~TABLES.c.shut)


def _table_row(table: str) -> Any:  # noqa: ANN401 - as in _at
    return TABLES.update().where(TABLES.c.id == table)


def _at(table: str, seat: int) -> Any:  # noqa: ANN401 - SQLAlchemy's Update, whose values() keeps its type
    return SEATS.update().where(SEATS.c.table_id == table, SEATS.c.seat == seat)


def _seat_values(seat: SeatRow) -> dict[str, object]:
    return {name: getattr(seat, name) for name in SeatRow.__slots__}


def seat_of_row(row: Row[Any]) -> SeatRow:
    return SeatRow(*(getattr(row, name) for name in SeatRow.__slots__))


def table_of(row: Row[Any]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    values["options"] = json.loads(row.options)
    values["contributions"] = _read(row.contributions)
    return TableRow(**values)


def atom_of(row: Row[Any]) -> AtomRow:
    return AtomRow(row.number, row.deed, row.seat, row.line, row.hidden)


def _written(given: tuple[Contribution, ...] | None) -> str | None:
    """Commitment and value of each seat, in their order."""
    return None if given is None else json.dumps([[each.commitment, each.value] for each in given])


def _read(written: str | None) -> tuple[Contribution, ...] | None:
    if written is None:
        return None
    return tuple(Contribution(seat, *each) for seat, each in enumerate(json.loads(written)))
