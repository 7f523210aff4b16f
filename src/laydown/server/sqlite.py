"""Tables kept in an SQLite file beside the server: `rows.Storage`, embedded."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from laydown.server.sql import SqlStorage, migrate

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncEngine

FILE: Final = "laydown.sqlite3"

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a row is on the disk before its event leaves, also if the power fails
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
)


class SqliteStorage(SqlStorage):
    """`await SqliteStorage.open(folder)` makes the file, or brings an older one up to date.

    Writes go one after the other: SQLite has one writer, and waiting here is fairer than its busy loop.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, folder: Path) -> SqliteStorage:
        await asyncio.to_thread(_prepare, folder)
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return cls(engine)

    async def _commit(self, *changes: Executable, table: str | None = None) -> None:
        async with self._writing:
            self.keeping.check()  # whoever waited for one that failed does not try for as long again
            await super()._commit(*changes, table=table)

    async def _wipe(self) -> None:
        """Pages with what was deleted stand in the log as well: it is written back and cut."""
        with self.keeping.watched():
            async with self._writing, self._engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _prepare(folder: Path) -> None:
    """The folder, for its owner alone, and in it the database as this version knows it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / FILE
    path.touch(mode=0o600)
    migrate(f"sqlite:///{path}")


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's wrapped connection
    cursor = connection.cursor()
    for each in _PRAGMAS:
        cursor.execute(each)
    cursor.close()
