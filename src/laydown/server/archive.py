"""The tables of a database for its operator, also while servers run on it: list, close, delete, export."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event, select

from laydown.server import play
from laydown.server.forgetting import deletion
from laydown.server.schema import ATOMS, RECORDS, SEATS, TABLES
from laydown.server.sql import atom_of, seat_of_row, table_of
from laydown.server.sql_notices import of_ended
from laydown.server.sqlite import FILE
from laydown.table import record

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Engine

_PRAGMAS = ("PRAGMA busy_timeout = 5000", "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON")


@dataclass(frozen=True, slots=True)
class Listed:
    """One table: `state` is waiting, running, over or shut; `created` and `played` are seconds since 1970."""

    table: str
    preset: str
    state: str
    created: int
    played: int
    seats: int
    taken: int


@dataclass(frozen=True, slots=True)
class ListedRecord:
    """A record that was sent in; `size` in bytes, `created` and `used` in seconds since 1970."""

    record: str
    preset: str
    size: int
    created: int
    used: int


class Archive:
    """`Archive.of_folder(path)` or `Archive.of_url(url)`; closed by `close`."""

    def __init__(self, engine: Engine, file: Path | None) -> None:
        self._engine = engine
        self._file = file

    @classmethod
    def of_folder(cls, folder: Path) -> Archive | None:
        """None if no server has kept anything there."""
        file = folder / FILE
        if not file.is_file():
            return None
        engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
        event.listen(engine, "connect", _set_pragmas)
        return cls(engine, file)

    @classmethod
    def of_url(cls, url: str) -> Archive:
        from laydown.server.postgres import for_sqlalchemy  # noqa: PLC0415 - psycopg is an extra

        return cls(create_engine(for_sqlalchemy(url), hide_parameters=True), None)

    @property
    def url(self) -> str:
        return self._engine.url.render_as_string(hide_password=False)

    def close(self) -> None:
        self._engine.dispose()

    def tables(self) -> list[Listed]:
        """The one last played at first."""
        with self._engine.connect() as connection:
            seats = connection.execute(select(SEATS.c.table_id, SEATS.c.kind)).all()
            rows = connection.execute(select(TABLES)).all()
        kinds: dict[str, list[str]] = {}
        for each in seats:
            kinds.setdefault(each.table_id, []).append(each.kind)
        listed = [_listed(row, kinds.get(row.id, [])) for row in rows]
        return sorted(listed, key=lambda each: (-each.played, each.table))

    def shut(self, table: str) -> bool:
        """Close the table for good, running or not; servers see it within seconds. False if there is none."""
        with self._engine.begin() as connection:
            done = connection.execute(TABLES.update().where(TABLES.c.id == table).values(shut=True))
            for change in of_ended(table):
                connection.execute(change)
            return done.rowcount == 1

    def delete(self, table: str) -> bool:
        """Everything of the table is gone. False if there is none."""
        with self._engine.begin() as connection:
            if not connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first():
                return False
            for change in deletion([table]):
                connection.execute(change)
        self._wipe()
        return True

    def records(self) -> list[ListedRecord]:
        """Those that were sent in, the one looked at last first."""
        columns = [getattr(RECORDS.c, name) for name in ("id", "preset", "size", "created", "used")]
        with self._engine.connect() as connection:
            rows = connection.execute(select(*columns).order_by(RECORDS.c.used.desc(), RECORDS.c.id)).all()
        return [ListedRecord(*row) for row in rows]

    def delete_record(self, name: str) -> bool:
        """A record that was sent in is gone, and its replay with it. False if there is none."""
        with self._engine.begin() as connection:
            done = connection.execute(RECORDS.delete().where(RECORDS.c.id == name)).rowcount == 1
        self._wipe()
        return done

    def _wipe(self) -> None:
        """See to it that what was deleted is not in SQLite's log either."""
        if self._file is not None:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def record(self, table: str) -> str | None:
        """The record of a finished match; None if there is no such table or its match is not over."""
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None or not row.over:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            sitting = [seat_of_row(each) for each in seats]
            atoms = connection.execute(
                select(ATOMS).where(ATOMS.c.table_id == table).order_by(ATOMS.c.number)
            )
            done = [atom_of(each) for each in atoms]
        agreed = table_of(row)
        match = play.begin(agreed, play.setup_of(agreed, sitting))
        play.play_again(match, done)
        return record.write(match) if match.over else None

    def back_up(self, file: Path) -> bool:
        """A whole copy, also while a server writes. False where the database is none of SQLite's."""
        if self._file is None:
            return False
        file.touch(mode=0o600)
        with closing(sqlite3.connect(self._file)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
        return True


def _listed(row: Any, kinds: list[str]) -> Listed:  # noqa: ANN401 - a row of SQLAlchemy
    free = kinds.count("free")
    state = "shut" if row.shut else "over" if row.over else "waiting" if free else "running"
    played = row.created if row.played is None else row.played
    return Listed(row.id, row.preset, state, row.created, played, len(kinds), len(kinds) - free)


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's wrapped connection
    cursor = connection.cursor()
    for each in _PRAGMAS:
        cursor.execute(each)
    cursor.close()


def days_ago(when: int) -> int:
    return max(0, int(time.time() - when) // (24 * 3600))
