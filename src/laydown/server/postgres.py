"""Tables kept in PostgreSQL, for any number of workers on any number of machines: `rows.Storage` and the
lease that each of them needs to run a table.

A worker holds a session whose advisory lock says that it lives: the database lets go of the lock when the
worker's process ends, however it ends. Its heartbeat says the same of a machine that went silent. A lease is
a number at the table, one higher for whoever claims it next; every change to the table is made in a
transaction that first looks whether the lease is still the worker's own. So a worker that was thought dead
and is not can keep nothing any more. Notices carry the id of a table and the number of its lease, no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any, Final

import psycopg
from sqlalchemy import Float, Text, and_, any_, bindparam, func, literal_column, not_, select, text
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from laydown.server.keeping import TROUBLE, Unkept, reason_of
from laydown.server.rows import Elsewhere, Moved
from laydown.server.schema import HOUSE, TABLES, WORKERS
from laydown.server.sql import SqlStorage, migrate
from laydown.server.together import Together, execute_all

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from laydown.server.together import Asked, Change

_LOG: Final = logging.getLogger(__name__)

_LOCKS: Final = 0x6C617964
"""The first half of all advisory locks of Laydown; the second is the worker's own."""

_MIGRATING: Final = 0
_HOLD: Final = "SELECT pg_advisory_lock(%s, %s)"
_CHANNEL: Final = "laydown"
_BEAT: Final = 2.0
"""Seconds between two signs of life."""

_SILENT: Final = 15.0
"""A worker that gave no sign for so many seconds is held for dead, whatever became of its session."""

_AGAIN: Final = 0.5
"""Seconds until a lost session is opened again."""

_POOL: Final = 8
_COMMITS: Final = 2
"""So many may be on their way at once: one that waits for a lock holds up no other for long."""


_NOW: Final[Any] = literal_column("extract(epoch FROM clock_timestamp())", Float)
"""The database's own clock: those of several machines differ."""

_IS_HELD: Final = text(
    """EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
    AND classid = :locks AND objid = CAST(workers.lock AS oid)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""
).bindparams(locks=_LOCKS)
"""Whether some session of this database holds the worker's lock."""

_LEASES_OF: Final = (
    select(TABLES.c.id, TABLES.c.lease)
    .where(
        TABLES.c.id == any_(bindparam("tables", type_=ARRAY(Text))), TABLES.c.worker == bindparam("worker")
    )
    .order_by(TABLES.c.id)  # two that wait for each other would wait for ever
    .with_for_update(key_share=True)
)

_GIVES_SIGNS: Final = WORKERS.c.seen > _NOW - _SILENT
_LIVES: Final = and_(_IS_HELD, _GIVES_SIGNS)


class PostgresStorage(SqlStorage):
    """`await PostgresStorage.open(url, address)`; others find this worker at `address`."""

    def __init__(self, engine: AsyncEngine, dsn: str, address: str) -> None:
        super().__init__(engine)
        self._dsn = dsn
        self._address = address
        self._worker = secrets.token_hex(8)
        self._lock = 1 + secrets.randbelow(2**31 - 1)
        self._leases: dict[str, int] = {}
        self._session: psycopg.AsyncConnection[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._together = Together(self._commit_all, TROUBLE, _COMMITS)

    @classmethod
    async def open(cls, url: str, address: str) -> PostgresStorage:
        """The database must be at the schema of this version: see `prepare`."""
        engine = create_async_engine(
            for_sqlalchemy(url), pool_size=_POOL, max_overflow=_POOL, hide_parameters=True
        )
        storage = cls(engine, for_psycopg(url), address)
        await storage._arrive()
        return storage

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._together.close()
        with contextlib.suppress(Unkept):  # whoever cannot say goodbye is found dead by its lock
            await self._write(
                TABLES.update().where(TABLES.c.worker == self._worker).values(worker=None),
                WORKERS.delete().where(WORKERS.c.id == self._worker),
            )
        if self._session is not None:
            await self._session.close()
        await super().close()

    async def password(self) -> str:
        return str((await self._read(select(HOUSE.c.value).where(HOUSE.c.name == "workers")))[0][0])

    # Leases

    async def claim(self, table: str) -> None:
        self._leases.pop(table, None)  # so that the notice of the new one is not taken for another worker's
        self.keeping.check()
        with self.keeping.watched():
            claimed = await self._claim(table)
        if claimed is not None:
            self._leases[table] = claimed

    async def _claim(self, table: str) -> int | None:
        """The number of the lease; None if there is no such table."""
        async with self._engine.begin() as connection:
            holder = await self._living_holder(connection, table, lock=True)
            if holder is not None:
                raise Elsewhere(holder)
            claimed: int | None = (
                await connection.execute(
                    TABLES.update()
                    .where(TABLES.c.id == table)
                    .values(worker=self._worker, lease=TABLES.c.lease + 1)
                    .returning(TABLES.c.lease)
                )
            ).scalar()
            if claimed is not None:
                notice = f"{table} {claimed}"
                await connection.execute(select(func.pg_notify(_CHANNEL, notice)))
            return claimed

    async def release(self, table: str) -> None:
        lease = self._leases.pop(table, None)
        if lease is not None:
            await self._write(
                TABLES.update()
                .where(TABLES.c.id == table, TABLES.c.worker == self._worker, TABLES.c.lease == lease)
                .values(worker=None)
            )

    async def worker_of(self, table: str) -> str | None:
        if table in self._leases:
            return None
        with self.keeping.watched():
            async with self._engine.connect() as connection:
                return await self._living_holder(connection, table, lock=False)

    async def _living_holder(self, connection: AsyncConnection, table: str, *, lock: bool) -> str | None:
        """The address of another worker that runs this table and lives."""
        query = (
            select(WORKERS.c.address, _LIVES)
            .select_from(TABLES.join(WORKERS, WORKERS.c.id == TABLES.c.worker))
            .where(TABLES.c.id == table, TABLES.c.worker != self._worker)
        )
        if lock:
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        address, lives = row
        return str(address) if lives else None

    # Changing

    async def _transact(self, changes: Sequence[Change], table: str | None) -> None:
        if table is None:
            await super()._transact(changes, table)
        else:
            await self._together.write(changes, table)

    async def _commit_all(self, together: Sequence[Asked]) -> list[Exception | None]:
        """What became of each; where one of several is at fault, each is written for itself."""
        try:
            return await self._commit_at_once(together)
        except Exception as error:  # noqa: BLE001 - raised where it was asked for
            trouble = isinstance(error, TROUBLE) and reason_of(error) != "locked"
            if len(together) == 1 or trouble:
                return [error] * len(together)
            return [(await self._commit_all([each]))[0] for each in together]

    async def _commit_at_once(self, together: Sequence[Asked]) -> list[Exception | None]:
        """One transaction for all whose lease is still the worker's own; Moved for the others."""
        async with self._engine.begin() as connection:
            own = await self._own_among(connection, [each.table for each in together])
            kept = [each.changes for each in together if each.table in own]
            await connection.run_sync(execute_all, kept)
        return [None if each.table in own else Moved() for each in together]

    async def _own_among(self, connection: AsyncConnection, tables: Sequence[str | None]) -> set[str]:
        """Nobody can claim these between this look at their leases and the end of the transaction."""
        found = await connection.execute(_LEASES_OF, {"tables": tables, "worker": self._worker})
        return {row.id for row in found if row.lease == self._leases.get(row.id)}

    # Living

    async def _arrive(self) -> None:
        await self._open_session()
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._listen(), name="notices"),
            asyncio.create_task(self._keep_beating(), name="heartbeat"),
        ]

    async def _open_session(self) -> None:
        session = await psycopg.AsyncConnection[Any].connect(self._dsn, autocommit=True)
        await session.execute(_HOLD, [_LOCKS, self._lock])
        await session.execute("LISTEN laydown")
        self._session = session

    async def _listen(self) -> None:
        """Hear of leases, and open the session anew when it is lost."""
        while True:
            try:
                if self._session is None or self._session.closed:
                    await self._open_session()
                    await self._look_after_leases()
                assert self._session is not None  # noqa: S101 - opened above
                async for notice in self._session.notifies():
                    self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                _LOG.warning("the session with the database is lost: %s", type(error).__name__)
            if self._session is not None:
                with contextlib.suppress(psycopg.Error):
                    await self._session.close()
                self._session = None
            await asyncio.sleep(_AGAIN)

    def _hear(self, notice: str) -> None:
        table, _, number = notice.partition(" ")
        own = self._leases.get(table)
        if own is not None and number.isdecimal() and int(number) > own:
            self._lose(table)

    def _lose(self, table: str) -> None:
        del self._leases[table]
        self.lost(table)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._beat()
            except Unkept:
                continue  # which is in the log already

    async def _beat(self) -> None:
        values = {"address": self._address, "lock": self._lock, "seen": _NOW}
        await self._write(
            insert(WORKERS)
            .values(id=self._worker, **values)
            .on_conflict_do_update(index_elements=["id"], set_=values),
            WORKERS.delete().where(WORKERS.c.id != self._worker, not_(_LIVES)),
        )

    async def _look_after_leases(self) -> None:
        """After a lost session: notices may have been missed."""
        rows = await self._read(select(TABLES.c.id, TABLES.c.lease).where(TABLES.c.worker == self._worker))
        standing = {row.id: row.lease for row in rows}
        for table, lease in list(self._leases.items()):
            if standing.get(table) != lease:
                self._lose(table)


def prepare(url: str) -> None:
    """Bring the database to the schema of this version; several machines may do so at once."""
    with psycopg.connect(for_psycopg(url), autocommit=True) as session:
        session.execute(_HOLD, [_LOCKS, _MIGRATING])
        migrate(for_sqlalchemy(url))
        session.execute(
            "INSERT INTO house (name, value) VALUES ('workers', %s) ON CONFLICT DO NOTHING",
            [secrets.token_urlsafe(32)],
        )


def why_not_there(url: str) -> str | None:
    """What the database says to who cannot get in; None if one gets in."""
    try:
        psycopg.connect(for_psycopg(url), connect_timeout=5).close()
    except (psycopg.Error, ArgumentError, ValueError) as error:
        lines = str(error).splitlines()
        return lines[0].strip(" .") if lines else type(error).__name__
    return None


def for_sqlalchemy(url: str) -> str:
    return make_url(_dialect(url)).set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def for_psycopg(url: str) -> str:
    return make_url(_dialect(url)).set(drivername="postgresql").render_as_string(hide_password=False)


def _dialect(url: str) -> str:
    return url.replace("postgres://", "postgresql://", 1)
