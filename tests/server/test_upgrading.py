"""Databases of every schema there has been are brought to this one, and their matches are played on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, create_engine, insert, select

from laydown.server.postgres import for_sqlalchemy, prepare
from laydown.server.schema import ATOMS, SEATS, TABLES
from laydown.server.sqlite import FILE
from server.house import FRIEND, GREEDY, ME, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from server.cluster import Cluster
    from server.house import Plain

PRESETS: Final = ("mille", "three-thirteen-speed")
FIRST: Final = ("tables", "seats", "atoms")
"""The tables that every schema has."""


def config(url: str) -> Config:
    found = config_of_none()
    found.attributes["url"] = url
    return found


def on_file(folder: Path) -> Config:
    return config(f"sqlite:///{folder / FILE}")


def revisions() -> list[str]:
    """From the first to the newest."""
    script = ScriptDirectory.from_config(config_of_none())
    return [each.revision for each in script.walk_revisions()][::-1]


def config_of_none() -> Config:
    found = Config()
    found.set_main_option("script_location", "laydown.server:migrations")
    found.set_main_option("path_separator", "os")
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Plain]]:
    """A database with running matches, and one that waits for a friend."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> dict[str, Plain]:
        tables: dict[str, Plain] = {}
        async with house(folder) as here:
            for preset in PRESETS:
                table = tables[preset] = await here.open_table(preset, [ME, GREEDY])
                async with here.at(table["table"], table["token"]) as ann:
                    for _ in range(4):
                        await ann.my_turn()
                        await ann.do()
                    await ann.my_turn()
                    table["hand"] = ann.state["view"]["deal"]["hand"]
                    table["n"] = ann.state["n"]
            tables["waiting"] = await here.open_table("mille", [ME, FRIEND])
        return tables

    return folder, asyncio.run(play())


def as_it_was(source: Path, folder: Path, revision: str) -> None:
    """The same tables as a server of that schema would have kept them."""
    folder.mkdir()
    command.upgrade(on_file(folder), revision)
    with closing(sqlite3.connect(folder / FILE)) as old:
        old.execute("ATTACH ? AS new", (str(source / FILE),))
        for table in FIRST:
            there = {row[1] for row in old.execute(f"PRAGMA new.table_info({table})")}
            columns = [row[1] for row in old.execute(f"PRAGMA main.table_info({table})") if row[1] in there]
            named = ", ".join(f'"{each}"' for each in columns)
            old.execute(f"INSERT INTO main.{table} ({named}) SELECT {named} FROM new.{table}")  # noqa: S608 - our own names
        old.commit()
        assert old.execute("SELECT count(*) FROM atoms").fetchone()[0] > 8


@pytest.mark.parametrize("revision", revisions())
@pytest.mark.parametrize("how", ["at once", "step by step"])
def test_a_match_of_an_old_schema_is_played_on(
    tmp_path: Path, played: tuple[Path, dict[str, Plain]], revision: str, how: str
) -> None:
    source, tables = played
    folder = tmp_path / "data"
    as_it_was(source, folder, revision)
    if how == "step by step":
        for each in revisions()[revisions().index(revision) + 1 :]:
            command.upgrade(on_file(folder), each)
    asyncio.run(play_on(folder, tables))


async def play_on(folder: Path, tables: dict[str, Plain], **more: Any) -> None:
    async with house(folder, **more) as here:
        for preset in PRESETS:
            table = tables[preset]
            async with here.at(table["table"], table["token"]) as ann:
                state = await ann.my_turn()
                assert state["view"]["deal"]["hand"] == table["hand"]
                assert state["n"] >= table["n"], "a bot may have chosen since"
                await play_deal(ann)
        waiting = tables["waiting"]
        ben = await here.join(waiting["table"], "Ben", waiting["invites"][0]["token"])
        async with here.at(waiting["table"], ben["token"]) as other:
            await other.until(lambda state: state["view"] is not None)


def test_a_match_of_the_first_schema_is_played_on_where_that_was_on_postgres(
    tmp_path: Path, played: tuple[Path, dict[str, Plain]], postgres: Cluster
) -> None:
    """As a database that was moved there by hand might be."""
    source, tables = played
    url = postgres.database()
    command.upgrade(config(for_sqlalchemy(url)), revisions()[0])
    old, new = create_engine(f"sqlite:///{source / FILE}"), create_engine(for_sqlalchemy(url))
    with old.connect() as there, new.begin() as here:
        for table in (TABLES, SEATS, ATOMS):
            then = Table(table.name, MetaData(), autoload_with=here)
            rows = there.execute(select(*(table.columns[each.name] for each in then.columns))).mappings()
            here.execute(insert(then), [dict(row) for row in rows])
    old.dispose()
    new.dispose()
    prepare(url)
    asyncio.run(play_on(tmp_path, tables, database=url))


def test_there_is_one_newest_schema_and_the_first_is_still_known() -> None:
    assert revisions()[0] == "0001"
    assert ScriptDirectory.from_config(config_of_none()).get_heads() == [revisions()[-1]]
