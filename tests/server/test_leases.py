# pyright: reportPrivateUsage=false
"""One worker runs a table: the one that has claimed it last, and nothing else is kept."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import IntegrityError

from laydown.server import postgres as database
from laydown.server.postgres import PostgresStorage
from laydown.server.rows import AtomRow, Elsewhere, Moved, SeatRow, TableRow
from laydown.server.schema import TABLES, WORKERS

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
    from typing import Any

    from server.cluster import Cluster

TABLE = TableRow(
    id="table",
    preset="mille",
    options={},
    rules=1,
    secret=bytes(32),
    host=0,
    lang="en",
    listed=False,
    chat=False,
    beat_seconds=None,
    bot_delay=0,
    created=0,
)
SEATS = [SeatRow(0, "person", "Ann"), SeatRow(1, "bot", "Bot", bot="greedy")]


@asynccontextmanager
async def workers(url: str, count: int) -> AsyncGenerator[list[PostgresStorage]]:
    opened = [await PostgresStorage.open(url, f"127.0.0.1:{number}") for number in range(1, count + 1)]
    try:
        yield opened
    finally:
        for each in opened:
            await each.close()


async def free(storage: PostgresStorage, table: str) -> bool:
    return await storage.worker_of(table) is None


async def held(storage: PostgresStorage, table: str) -> bool:
    return await storage.worker_of(table) is not None


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Wait for what only the database tells."""
    async with asyncio.timeout(10):
        while not await happened():  # noqa: ASYNC110 - another process makes it so
            await asyncio.sleep(0.005)


async def dies(storage: PostgresStorage) -> None:
    """As if its process was killed: no goodbye, only a session that ends."""
    for task in storage._tasks:
        task.cancel()
    await asyncio.gather(*storage._tasks, return_exceptions=True)
    assert storage._session is not None
    await storage._session.close()


def run(url: str, count: int, play: Any) -> None:
    database.prepare(url)

    async def all_of_it() -> None:
        async with workers(url, count) as opened:
            await opened[0].add_table(TABLE, SEATS)
            await play(*opened)

    asyncio.run(all_of_it())


def test_what_one_worker_has_claimed_another_is_sent_to(postgres: Cluster) -> None:
    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        await one.claim("table")
        with pytest.raises(Elsewhere) as raised:
            await two.claim("table")
        assert raised.value.address == "127.0.0.1:1"
        assert await two.worker_of("table") == "127.0.0.1:1"
        assert await one.worker_of("table") is None
        await one.claim("table")
        await one.add_atom("table", AtomRow(0, "act", 0, "draw"), "{}")

    run(postgres.database(), 2, play)


def test_whoever_has_not_claimed_a_table_changes_nothing(postgres: Cluster) -> None:
    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        await one.claim("table")
        changes: list[Coroutine[Any, Any, None]] = [
            two.add_atom("table", AtomRow(0, "act", 0, "draw"), "{}"),
            two.keep_listed("table", listed=True),
            two.take_seat("table", SeatRow(1, "person", "Eve")),
            two.keep_contributions("table", ()),
            two.keep_order("table", 0, "QS"),
            two.keep_ready("table", 0, 1),
            two.end("table"),
        ]
        for change in changes:
            with pytest.raises(Moved):
                await change
        assert await one.table("table") == TABLE
        assert await one.seats("table") == SEATS
        assert await one.atoms("table") == []

    run(postgres.database(), 2, play)


def test_a_released_table_is_anybodys(postgres: Cluster) -> None:
    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        await one.claim("table")
        await one.release("table")
        assert await two.worker_of("table") is None
        await two.claim("table")
        await two.add_atom("table", AtomRow(0, "act", 0, "draw"), "{}")
        with pytest.raises(Moved):
            await one.add_atom("table", AtomRow(1, "act", 0, "discard 4C"), "{}")

    run(postgres.database(), 2, play)


def test_a_dead_worker_holds_nothing(postgres: Cluster) -> None:
    """At once, without waiting for a sign of life that does not come."""

    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        await one.claim("table")
        await dies(one)
        began = time.monotonic()
        await until(lambda: free(two, "table"))
        await two.claim("table")
        assert time.monotonic() - began < database._SILENT / 3

    run(postgres.database(), 2, play)


def test_a_silent_worker_loses_its_tables_and_hears_of_it(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be alive: what it then tries to keep is refused."""
    monkeypatch.setattr(database, "_BEAT", 3600.0)
    lost: list[str] = []

    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        heard = asyncio.Event()

        def hear(table: str) -> None:
            lost.append(table)
            heard.set()

        one.lost = hear
        await one.claim("table")
        await two._write(
            WORKERS.update().where(WORKERS.c.address == "127.0.0.1:1").values(seen=WORKERS.c.seen - 3600)
        )
        await two.claim("table")
        await asyncio.wait_for(heard.wait(), 10)
        with pytest.raises(Moved):
            await one.add_atom("table", AtomRow(0, "act", 0, "draw"), "{}")
        with pytest.raises(Elsewhere):
            await one.claim("table")

    run(postgres.database(), 2, play)
    assert lost == ["table"]


def test_many_claim_at_once_and_one_gets_it(postgres: Cluster) -> None:
    async def play(*opened: PostgresStorage) -> None:
        for _ in range(10):
            outcomes = await asyncio.gather(*(each.claim("table") for each in opened), return_exceptions=True)
            assert sum(each is None for each in outcomes) == 1
            assert sum(isinstance(each, Elsewhere) for each in outcomes) == len(opened) - 1
            holder = opened[outcomes.index(None)]
            await holder.release("table")

    run(postgres.database(), 4, play)


def test_a_lost_session_is_opened_again_and_leases_are_looked_after(postgres: Cluster) -> None:
    lost: list[str] = []

    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        heard = asyncio.Event()

        def hear(table: str) -> None:
            lost.append(table)
            heard.set()

        one.lost = hear
        await one.claim("table")
        await two.add_table(replace(TABLE, id="other"), SEATS)
        await one.claim("other")
        assert one._session is not None
        # While it hears nothing, another worker takes one of its two tables.
        pid = one._session.info.backend_pid
        await two._write(select(func.pg_terminate_backend(pid)))
        await until(lambda: free(two, "table"))
        await two.claim("table")
        await asyncio.wait_for(heard.wait(), 10)
        await until(lambda: held(two, "other"))
        await one.add_atom("other", AtomRow(0, "act", 0, "draw"), "{}")

    run(postgres.database(), 2, play)
    assert lost == ["table"]


def test_many_tables_are_kept_together_and_each_hears_of_its_own(postgres: Cluster) -> None:
    """A lease that is lost and a row that cannot be kept are the matter of their tables alone."""
    count = 20

    async def play(one: PostgresStorage, two: PostgresStorage) -> None:
        ids = [f"t{number:02}" for number in range(count)]
        for each in ids:
            await one.add_table(replace(TABLE, id=each), SEATS)
            await one.claim(each)
        await two._write(TABLES.update().where(TABLES.c.id == ids[3]).values(lease=TABLES.c.lease + 1))
        commits: list[object] = []
        event.listen(one._engine.sync_engine, "commit", commits.append)
        answers = await asyncio.gather(
            *(one.add_atom(each, AtomRow(0, "act", 0, "draw"), "{}") for each in ids), return_exceptions=True
        )
        assert [type(each) for each in answers] == [type(None)] * 3 + [Moved] + [type(None)] * 16
        assert len(commits) <= 4
        answers = await asyncio.gather(
            *(one.add_atom(each, AtomRow(int(each != ids[5]), "act", 0, "draw"), "{}") for each in ids),
            return_exceptions=True,
        )
        assert isinstance(answers[3], Moved)
        assert isinstance(answers[5], IntegrityError)
        assert [type(answers[place]) for place in range(count) if place not in (3, 5)] == [type(None)] * 18
        assert [len(await one.atoms(each)) for each in ids] == [2, 2, 2, 0, 2, 1, *[2] * 14]

    run(postgres.database(), 2, play)
