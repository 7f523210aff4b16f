"""What is kept of a test's folder, seen from beside the server: its file, or the database in its place."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, text

from laydown.server.postgres import for_sqlalchemy
from laydown.server.settings import Settings
from laydown.server.sqlite import FILE
from laydown.server.storage import open_storage
from server.house import CLUSTERS, database_for

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.server.sql import SqlStorage


async def storage_of(folder: Path) -> SqlStorage:
    return await open_storage(Settings(data=folder, database=database_for(folder) if CLUSTERS else None))


def options_of(folder: Path) -> list[str]:
    """How a command is told of it."""
    return ["--database", database_for(folder)] if CLUSTERS else ["--data", str(folder)]


def sql(folder: Path, *changes: str) -> list[Any]:
    """Do this to the database; the rows of the last, if it gives any."""
    url = for_sqlalchemy(database_for(folder)) if CLUSTERS else f"sqlite:///{folder / FILE}"
    engine = create_engine(url)
    rows: list[Any] = []
    with engine.begin() as connection:
        for change in changes:
            done = connection.execute(text(change))
            rows = list(done) if done.returns_rows else []
    engine.dispose()
    return rows


def is_kept(folder: Path, what: bytes) -> bool:
    """Whether these bytes stand anywhere: in SQLite's files, or in all that PostgreSQL would give back."""
    if not CLUSTERS:
        return any(what in each.read_bytes() for each in folder.glob(f"{FILE}*"))
    dump = CLUSTERS[-1].dump(database_for(folder))
    with closing(dump.open("rb")) as file:
        told = file.read()
    dump.unlink()
    return what in told or what.hex().encode() in told
