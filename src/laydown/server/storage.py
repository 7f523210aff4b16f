"""The database that a server is started with."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.server.sqlite import SqliteStorage

if TYPE_CHECKING:
    from laydown.server.settings import Settings
    from laydown.server.sql import SqlStorage


async def open_storage(settings: Settings) -> SqlStorage:
    """PostgreSQL where one is named, else the file in the data folder; ready for this version."""
    if settings.database is None:
        return await SqliteStorage.open(settings.data)
    # Imported here: psycopg is an extra, for those who have more than one worker.
    from laydown.server.postgres import PostgresStorage  # noqa: PLC0415

    return await PostgresStorage.open(settings.database, settings.inside)


def why_not_database(url: str) -> Message | None:
    """Why the server cannot be started on the database at this address; None if it can."""
    if not url.startswith(("postgresql://", "postgres://")):
        return Message.of("cli-serve-database", database=url.partition("://")[0])
    if find_spec("psycopg") is None:
        return Message.of("cli-serve-psycopg")
    from laydown.server.postgres import why_not_there  # noqa: PLC0415 - as above

    reason = why_not_there(url)
    return None if reason is None else Message.of("cli-serve-no-database", reason=reason)
