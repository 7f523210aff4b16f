"""What is deleted, and when: the operator's wish, or so many days after a table was last played at.

Deleted is deleted: SQLite overwrites what was there (`secure_delete`) and its log is written back and cut.
PostgreSQL frees the room of deleted rows by its own VACUUM, as docs/operating.md says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from laydown.server.schema import METADATA, RECORDS, SEATS, TABLES
from laydown.words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable, Select

_DAY: Final = 24 * 3600
RECORD_DAYS: Final = 365
"""How long a record that was sent in is kept without being looked at, where nothing else is said."""

_LAST: Final = func.coalesce(TABLES.c.played, TABLES.c.created)


@dataclass(frozen=True, slots=True)
class Retention:
    """Days for which is kept: a finished table, one that nobody has played at, the names of a finished one,
    a record that was sent in and is not looked at; for ever where None stands.
    """

    finished: int | None = None
    idle: int | None = None
    names: int | None = None
    records: int | None = RECORD_DAYS

    @property
    def forgets(self) -> bool:
        return any(days is not None for days in (self.finished, self.idle, self.names, self.records))

    def tables(self, now: int) -> list[Select[tuple[str]]]:
        """Queries for the tables whose time is over."""
        found: list[Select[tuple[str]]] = []
        if self.finished is not None:
            found.append(select(TABLES.c.id).where(TABLES.c.over, _before(now, self.finished)))
        if self.idle is not None:
            found.append(select(TABLES.c.id).where(~TABLES.c.over, _before(now, self.idle)))
        return found

    def namings(self, now: int) -> list[Executable]:
        """Changes that put a number in the place of each name whose time is over."""
        if self.names is None:
            return []
        changes: list[Executable] = []
        for lang in LANGUAGES:
            old = select(TABLES.c.id).where(TABLES.c.over, TABLES.c.lang == lang, _before(now, self.names))
            for seat in range(MOST_SEATS):
                name = Speaker(lang).text("server-someone", number=seat + 1)
                changes.append(
                    SEATS.update()
                    .where(
                        SEATS.c.seat == seat,
                        SEATS.c.kind == "person",
                        SEATS.c.name != name,
                        SEATS.c.table_id.in_(old),
                    )
                    .values(name=name)
                )
        return changes

    def unused_records(self, now: int) -> list[Executable]:
        """The deletion of records that nobody has looked at for so long."""
        if self.records is None:
            return []
        return [RECORDS.delete().where(RECORDS.c.used < now - self.records * _DAY)]


MOST_SEATS: Final = 16


def deletion(tables: Sequence[str]) -> list[Executable]:
    """All rows of these tables; a rematch does not lead back to them."""
    belonging = [
        key.parent for each in METADATA.sorted_tables for key in each.foreign_keys if key.references(TABLES)
    ]
    return [
        *(column.table.delete().where(column.in_(tables)) for column in belonging),
        TABLES.update().where(TABLES.c.rematch.in_(tables)).values(rematch=None),
        TABLES.delete().where(TABLES.c.id.in_(tables)),
    ]


def _before(now: int, days: int) -> Any:  # noqa: ANN401 - SQLAlchemy's condition
    return now - days * _DAY > _LAST
