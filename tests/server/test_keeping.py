"""What is kept, and in what columns: secrets apart, tokens as hashes only, the schema as migrated."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from laydown.server.rows import AtomRow, SeatRow, TableRow
from laydown.server.schema import METADATA
from laydown.server.sqlite import FILE, SqliteStorage
from laydown.server.tokens import hashed, new_table_id, new_token
from server.house import FRIEND, GREEDY, ME, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

SECRET = bytes(range(32))


def table_row(name: str) -> TableRow:
    return TableRow(
        id=name,
        preset="mille",
        options={"target": "500"},
        rules=1,
        secret=SECRET,
        host=0,
        lang="en",
        listed=True,
        chat=False,
        beat_seconds=None,
        bot_delay=0.5,
        created=1000,
    )


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    async def keep() -> None:
        storage = await SqliteStorage.open(tmp_path / "new" / "folder")
        seats = [SeatRow(0, "person", "Ann", "red", token=b"t" * 32), SeatRow(1, "free", invite=b"i" * 32)]
        await storage.add_table(table_row("one"), seats)
        assert await storage.table("one") == table_row("one")
        assert await storage.table("two") is None
        assert await storage.seats("one") == seats
        assert [(row.id, len(found)) for row, found in await storage.open_tables(999)] == [("one", 2)]
        assert await storage.open_tables(1000) == []
        atoms = [
            AtomRow(0, "act", 0, line="draw"),
            AtomRow(1, "act", 1, hidden="take"),
            AtomRow(2, "next", -1),
        ]
        for atom in atoms:
            await storage.add_atom("one", atom, f"after {atom.number}")
        assert await storage.atoms("one") == atoms
        taken = SeatRow(1, "person", "Ben", "blue", token=b"u" * 32, invite=b"i" * 32)
        await storage.take_seat("one", taken)
        await storage.keep_order("one", 1, "QS 2H")
        await storage.keep_ready("one", 1, 3)
        await storage.end("one")
        await storage.add_table(table_row("two"), seats, after="one")
        await storage.close()

        storage = await SqliteStorage.open(tmp_path / "new" / "folder")
        found = await storage.table("one")
        assert found is not None
        assert (found.over, found.rematch) == (True, "two")
        assert found.outline == "after 2"
        assert found.played is not None
        assert found.played >= found.created
        await storage.keep_outline("one", "late")
        await storage.keep_outline("two", "first")
        await storage.keep_listed("two", listed=False)
        several = {row.id: (row, seats) for row, seats in await storage.tables(["one", "two", "three"])}
        assert {name: row.outline for name, (row, _) in several.items()} == {"one": "after 2", "two": "first"}
        assert [each.name for each in several["one"][1]] == ["Ann", "Ben"]
        assert await storage.open_tables(0) == []
        kept = (await storage.seats("one"))[1]
        assert (kept.name, kept.order, kept.ready) == ("Ben", "QS 2H", 3)
        assert await storage.answers()
        await storage.close()

    asyncio.run(keep())


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async def make() -> None:
        await (await SqliteStorage.open(tmp_path)).close()

    asyncio.run(make())
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_secrets_stand_apart_and_tokens_nowhere(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen-speed", [ME, FRIEND, GREEDY])
            joined = await here.join(table["table"], "Ben", table["invites"][0]["token"])
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], joined["token"]) as ben,
            ):
                await asyncio.gather(play_deal(ann), play_deal(ben))
            return [table["token"], joined["token"], table["invites"][0]["token"]]

    tokens = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        rows = database.execute("SELECT deed, line, hidden FROM atoms").fetchall()
        assert rows
        assert all(line is None and hidden for deed, line, hidden in rows if deed == "act")
        secret = database.execute("SELECT secret FROM tables").fetchone()[0]
        everything = "\n".join(database.iterdump())
    assert secret.hex().upper() in everything.upper()
    for token in tokens:
        assert token not in everything
        assert hashed(token).hex().upper() in everything.upper()


def test_tokens_cannot_be_guessed_and_secrets_are_not_printed() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) * 6 >= 128
    assert len({new_table_id() for _ in range(100)}) == 100
    assert str(SECRET) not in repr(table_row("one"))
    assert "take" not in repr(AtomRow(1, "act", 1, hidden="take"))
