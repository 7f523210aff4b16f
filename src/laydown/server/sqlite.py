"""Tables kept in an SQLite file beside the server: `rows.Storage`, embedded."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from laydown.server.sql import SqlStorage, migrate
from laydown.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from laydown.server.together import Change

FILE: Final = "laydown.sqlite3"

_PRAGMAS: Final = (
    "PRAGMA synchronous = FULL",  # a row is on the disk before its event leaves, also if the power fails
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
    "PRAGMA cache_size = -512",  # kB for each connection: the system keeps the file's pages for all of them
)

_READERS: Final = 5
"""So many read at a time, each in a thread; more would only share the same processor."""


class SqliteStorage(SqlStorage):
    """`await SqliteStorage.open(folder)` makes the file, or brings an older one up to date.

    SQLite has one writer: waiting here is fairer than its busy loop, and what waits is committed together.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine)
        self._writer = writer

    @classmethod
    async def open(cls, folder: Path) -> SqliteStorage:
        await asyncio.to_thread(_prepare, folder)
        reading = create_async_engine(
            f"sqlite+aiosqlite:///{folder / FILE}", hide_parameters=True, pool_size=_READERS, max_overflow=0
        )
        writing = create_engine(f"sqlite:///{folder / FILE}", hide_parameters=True, poolclass=StaticPool)
        for each in (reading.sync_engine, writing):
            event.listen(each, "connect", _set_pragmas)
        return cls(reading, Writer(writing))

    async def close(self) -> None:
        await self._writer.close()
        await super().close()

    async def _transact(self, changes: Sequence[Change], table: str | None) -> None:
        del table  # which no other worker can run
        await self._writer.write(changes)

    async def _wipe(self) -> None:
        """Pages with what was deleted stand in the log as well: it is written back and cut."""
        with self.keeping.watched():
            await self._writer.do(_cut_the_log)


def _cut_the_log(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _prepare(folder: Path) -> None:
    """The folder, for its owner alone, and in it the database as this version knows it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / FILE
    path.touch(mode=0o600)
    migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as alone:
        # It stays so. Asked for by several connections at once, one of them is told that the file is locked.
        alone.execute("PRAGMA journal_mode = WAL")


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's wrapped connection
    cursor = connection.cursor()
    for each in _PRAGMAS:
        cursor.execute(each)
    cursor.close()
