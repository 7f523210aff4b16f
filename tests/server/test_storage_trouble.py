"""A full disk, a locked file, a slow disk, a lost connection: nothing is lost, everyone is told in words, and
play goes on without a restart.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import exc, text

from laydown.server import keeping
from laydown.server.keeping import Keeping, Unkept, reason_of
from laydown.server.run import free_port
from laydown.server.sql import SqlStorage
from laydown.server.sqlite import FILE, SqliteStorage
from server.house import FRIEND, GREEDY, HOST, ME, House, house, may_act, play_deal
from server.test_restart import process

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from server.house import Plain, Player


@dataclass(slots=True)
class Fault:
    """What happens to every transaction while `error` or `pause` is set."""

    error: Exception | None = None
    after: bool = False
    """Whether the transaction is done all the same and only its answer is lost."""

    pause: float = 0.0
    tried: int = 0
    met: asyncio.Event = field(default_factory=asyncio.Event)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    fault = Fault()
    commit: Callable[..., Awaitable[None]] = SqlStorage._commit  # pyright: ignore[reportPrivateUsage]

    async def faulty(self: SqlStorage, *changes: Any, table: str | None = None) -> None:
        fault.tried += 1
        await asyncio.sleep(fault.pause)
        if fault.error is None or fault.after:
            await commit(self, *changes, table=table)
        if fault.error is not None:
            fault.met.set()
            raise fault.error

    monkeypatch.setattr(SqlStorage, "_commit", faulty)
    monkeypatch.setattr(keeping, "_PAUSES", (0.05,))
    return fault


def gone() -> exc.OperationalError:
    return exc.OperationalError("UPDATE", {"hand": "QS"}, Exception("the connection is gone"))


async def health(here: House) -> tuple[int, Plain]:
    answer = await here.http.get("/health")
    return answer.status_code, answer.json()


async def two_at_a_table(here: House) -> tuple[Plain, str]:
    table = await here.open_table("mille", [ME, FRIEND])
    return table, (await here.join(table["table"], "Ben"))["token"]


def nothing_is_skipped(player: Player) -> bool:
    """Nor told twice."""
    return player.numbers == list(range(player.numbers[0], player.state["n"] + 1))


async def mover_first(ann: Player, ben: Player) -> tuple[Player, Player]:
    """Who is to act, and the other, when both know how things stand."""
    await asyncio.gather(*(each.until(lambda state: state["view"] is not None) for each in (ann, ben)))
    for each in (ann, ben):
        await each.send(type="ping")
        await each.frame("pong")
    return (ann, ben) if may_act(ann.state) else (ben, ann)


def test_an_action_that_is_not_kept_was_never_done(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                mover, other = await mover_first(ann, ben)
                before, hand = mover.state["n"], mover.state["view"]["deal"]["hand"]
                offer, action = mover.state["offer"]["id"], mover.state["offer"]["actions"][0]
                fault.error = gone()
                await mover.act(action)
                for each in (mover, other):
                    assert "cannot save" in (await each.frame("unkept"))["text"]
                assert await health(here) == (503, {"ok": False, "version": 1, "storage": "lost"})
                await other.send(type="ping")
                await other.frame("pong")
                await other.send(type="say", phrase="phrase-hello")
                assert "Wait until" in (await other.frame("refused"))["text"]
                assert (await here.http.post("/api/tables", json=WANTED)).status_code == 503
                async with here.at(table["table"], token) as second:
                    await second.frame("unkept")
                    fault.error = None
                    assert (await second.frame("state"))["n"] == before
                state = await mover.frame("state")
                assert "could not be saved" in (await mover.frame("refused"))["text"]
                assert (state["n"], state["view"]["deal"]["hand"]) == (before, hand)
                assert (await health(here))[0] == 200
                await mover.act(action, offer)
                assert (await mover.until(lambda state: state["n"] > before))["n"] > before
                await asyncio.gather(play_deal(ann), play_deal(ben))
                for each in (ann, ben):
                    assert nothing_is_skipped(each)

    asyncio.run(play())


WANTED: dict[str, Any] = {
    "preset": "mille",
    "options": {},
    "name": "Ann",
    "colour": "red",
    "seats": [ME, GREEDY],
}


def test_an_action_whose_answer_was_lost_counts_once(tmp_path: Path, fault: Fault) -> None:
    """The database had committed when the connection broke: the action is there, and not there twice."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                mover, _ = await mover_first(ann, ben)
                before, offer = mover.state["n"], mover.state["offer"]["id"]
                action = mover.state["offer"]["actions"][0]
                fault.error, fault.after = gone(), True
                await mover.act(action)
                await mover.frame("unkept")
                fault.error = None
                state = await mover.frame("state")
                assert state["n"] > before
                await mover.act(action, offer)
                await mover.send(type="ping")
                while (frame := await mover.next_frame())["type"] != "pong":
                    assert frame["type"] == "state", "the same again is no news and no fault"
                assert mover.state["n"] == state["n"]
                assert nothing_is_skipped(mover)

    asyncio.run(play())


def test_bots_choose_again_and_nobody_asks_a_dead_database_in_a_crowd(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            tables = [await here.open_table("three-thirteen", [ME, GREEDY]) for _ in range(6)]
            for table in tables:
                async with here.at(table["table"], table["token"]) as ann:
                    await ann.my_turn()
                    fault.error, fault.tried = gone(), 0
                    fault.met.clear()
                    while not fault.met.is_set():
                        await ann.act()
                        await ann.frame("unkept")
                    fault.error = None
                    await ann.frame("state")
                    await play_deal(ann)
                    assert nothing_is_skipped(ann)

    asyncio.run(play())


def test_while_it_does_not_work_one_task_tries_and_all_others_hear_at_once(fault: Fault) -> None:
    del fault
    tries = 0

    async def attempt() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise gone()

    async def trouble() -> None:
        kept = Keeping(attempt)
        for _ in range(5):
            with pytest.raises(Unkept), kept.watched():
                raise gone()
        with pytest.raises(Unkept):
            kept.check()
        await kept.works.wait()
        kept.check()
        assert tries == 3
        assert kept.troubles == 5
        await kept.close()

    asyncio.run(trouble())


def test_a_slow_disk_is_told_of_and_nothing_is_undone(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with house(tmp_path, slow=0.05) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                mover, other = await mover_first(ann, ben)
                before = mover.state["n"]
                fault.pause = 0.3
                await mover.act()
                for each in (mover, other):
                    assert "longer than usual" in (await each.frame("unkept"))["text"]
                    assert (await each.until(lambda state: state["n"] > before))["n"] > before
                fault.pause = 0
                await mover.send(type="order", cards=mover.state["view"]["deal"]["hand"])
                await mover.send(type="ping")
                await mover.frame("pong")

    asyncio.run(play())


def test_a_table_that_nobody_waits_at_is_opened_when_somebody_comes(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                fault.error = gone()
                await ann.act()
            await fault.met.wait()
            assert not here.lobby.storage.keeping.works.is_set()
            fault.error = None
            await here.lobby.storage.keeping.works.wait()
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await play_deal(ann)

    asyncio.run(play())


def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program holds SQLite's lock for longer than is waited for."""
    monkeypatch.setattr("laydown.server.sqlite._PRAGMAS", ("PRAGMA busy_timeout = 50",))

    async def play() -> None:
        async with house(tmp_path) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                mover, other = await mover_first(ann, ben)
                before = mover.state["n"]
                with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as another:
                    another.execute("BEGIN IMMEDIATE")
                    await mover.act()
                    for each in (mover, other):
                        await each.frame("unkept")
                    assert (await health(here))[1]["storage"] == "locked"
                    another.execute("ROLLBACK")
                assert (await mover.frame("state"))["n"] == before
                await mover.act()
                assert (await other.until(lambda state: state["n"] > before))["n"] > before

    asyncio.run(play())


def test_a_full_file(tmp_path: Path) -> None:
    """SQLite itself says that there is no room, as on a full disk."""

    async def play() -> None:
        async with house(tmp_path, slow=60) as here:
            table, token = await two_at_a_table(here)
            storage = here.lobby.storage
            assert isinstance(storage, SqlStorage)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                await let_it_hold(storage, 1)
                await play_until_unkept(ann, ben)
                assert (await health(here))[1]["storage"] == "full"
                await let_it_hold(storage, 100_000)
                await storage.keeping.works.wait()
                await mover_first(ann, ben)
                if not ann.state["deal_over"]:
                    await asyncio.gather(play_deal(ann), play_deal(ben))
                for each in (ann, ben):
                    assert nothing_is_skipped(each)

    asyncio.run(play())


def test_a_process_that_may_write_no_more(tmp_path: Path) -> None:
    """Its files may not grow, as when a quota is used up; then they may again."""
    port = free_port(HOST)

    async def play() -> None:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
            here = House(f"{HOST}:{port}", http)
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                mover, other = await mover_first(ann, ben)
                before = mover.state["n"]
                let_files_grow_to(1)
                await mover.act()
                for each in (mover, other):
                    await each.frame("unkept")
                assert (await health(here))[0] == 503
                let_files_grow_to(resource.RLIM_INFINITY)
                assert (await mover.frame("state"))["n"] == before
                await mover.frame("refused")
                assert (await other.frame("state"))["n"] == before
                await asyncio.gather(play_deal(ann), play_deal(ben))
                for each in (ann, ben):
                    assert nothing_is_skipped(each)

    def let_files_grow_to(size: int) -> None:
        resource.prlimit(started.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    with process(tmp_path, port) as started:
        asyncio.run(play())


async def play_until_unkept(ann: Player, ben: Player) -> None:
    """However many deals that takes."""
    while True:
        mover, _ = await mover_first(ann, ben)
        known = mover.state["n"]
        if mover.state["deal_over"]:
            await ann.send(type="next")
            await ben.send(type="next")
        else:
            await mover.act()
        frame: Plain = {}
        while frame.get("type") != "unkept" and mover.state["n"] == known:
            frame = await mover.next_frame()
        if frame["type"] == "unkept":
            return


async def let_it_hold(storage: SqlStorage, pages: int) -> None:
    """The most pages that the database may have, by the connection that writes; never fewer than it has."""
    assert isinstance(storage, SqliteStorage)
    await storage._writer.do(lambda each: each.execute(text(f"PRAGMA max_page_count = {pages}")))  # pyright: ignore[reportPrivateUsage]


def test_what_is_the_matter_is_told_apart() -> None:
    def of_sqlite(name: str) -> Exception:
        error = sqlite3.OperationalError("some words")
        error.sqlite_errorname = name
        return exc.OperationalError("SELECT", {}, error)

    assert reason_of(of_sqlite("SQLITE_FULL")) == "full"
    assert reason_of(of_sqlite("SQLITE_BUSY_SNAPSHOT")) == "locked"
    assert reason_of(of_sqlite("SQLITE_IOERR_WRITE")) == "lost"
    assert reason_of(exc.TimeoutError()) == "lost"
    assert reason_of(OSError("no such host")) == "lost"


def test_a_mistake_of_ours_is_no_trouble_of_the_database() -> None:
    async def attempt() -> None:
        raise AssertionError

    async def break_it() -> None:
        kept = Keeping(attempt)
        with pytest.raises(exc.ProgrammingError), kept.watched():
            raise exc.ProgrammingError("SELEKT", {}, Exception("syntax"))
        assert kept.reason is None

    asyncio.run(break_it())
