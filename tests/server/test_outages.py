"""What a server stands on dies: who starts its workers, a bot's process, the database, a connection to it.

Nothing is left behind and nothing is lost, and whoever plays goes on without Laydown being started again.
"""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import httpx
import pytest
from sqlalchemy.engine import make_url

from laydown.server.postgres import prepare
from laydown.server.run import free_port
from server.cable import cable
from server.house import GREEDY, HOST, ME, House, house, may_act, play_deal
from server.killing import Company, children, until_gone
from server.test_restart import process
from server.test_storage_trouble import health, mover_first, nothing_is_skipped, two_at_a_table
from server.test_workers import at_least, service

if TYPE_CHECKING:
    from server.cluster import Cluster


def test_workers_and_bots_end_with_the_one_that_started_them(postgres: Cluster, tmp_path: Path) -> None:
    async def play() -> None:
        with service(postgres.database(), tmp_path, 2) as here:
            company = Company(here.address, here.address, Random(0))
            await company.fill(3)
            await company.until_all_are_here(0.0)
            started = children(here.started.pid)
            assert len(started) > 2, "workers, and the processes of their bots"
            here.started.kill()
            here.started.wait()
            await until_gone(started)
            await company.close()

    asyncio.run(play())


def bots(server: int) -> list[int]:
    """The processes that bots think in."""
    return [each for each in children(server) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_a_bot_whose_process_is_killed_plays_on(tmp_path: Path) -> None:
    port = free_port(HOST)

    async def play() -> None:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
            here = House(f"{HOST}:{port}", http)
            table = await here.open_table("three-thirteen", [ME, GREEDY, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                for _ in range(3):
                    await ann.my_turn()
                    for pid in bots(started.pid):
                        os.kill(pid, signal.SIGKILL)
                    if ann.state["deal_over"]:
                        break  # a bot may go out in its first turn
                    await ann.do()
                await play_deal(ann)
                assert nothing_is_skipped(ann)

    with process(tmp_path, port) as started:
        asyncio.run(play())


def test_a_database_that_is_killed_and_comes_back(postgres: Cluster, tmp_path: Path) -> None:
    """All who play stay where they are, hear in words what the matter is, and go on."""

    async def play() -> None:
        url = postgres.database()
        prepare(url)
        async with house(tmp_path, database=url) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                for _ in range(2):
                    mover, other = await mover_first(ann, ben)
                    before = mover.state["n"]
                    await asyncio.to_thread(postgres.stop, "immediate")
                    try:
                        await mover.act()
                        for each in (mover, other):
                            assert "cannot save" in (await each.frame("unkept"))["text"]
                        assert (await health(here))[1]["storage"] == "lost"
                    finally:
                        await asyncio.to_thread(postgres.start)
                    assert (await mover.frame("state"))["n"] == before
                    assert "could not be saved" in (await mover.frame("refused"))["text"]
                    assert (await other.frame("state"))["n"] == before
                    await mover.do()
                    assert (await health(here))[0] == 200
                await asyncio.gather(play_deal(ann), play_deal(ben))
                for each in (ann, ben):
                    assert nothing_is_skipped(each)

    asyncio.run(play())


@dataclass(slots=True)
class Commit:
    """Cuts a connection to the database at the next COMMIT; `kept` lets that through, and nothing back."""

    kept: bool
    armed: bool = False
    seen: bool = False

    def forth(self, data: bytes) -> int | None:
        if not self.armed or b"COMMIT" not in data:
            return None
        self.armed, self.seen = False, True
        return None if self.kept else 0

    def back(self, data: bytes) -> int | None:
        del data
        if not self.seen or not self.kept:
            return None
        self.seen = False
        return 0


@pytest.mark.parametrize("kept", [True, False])
def test_a_connection_lost_in_the_middle_of_a_commit(postgres: Cluster, tmp_path: Path, kept: bool) -> None:
    """The row is there or is not, as the database has it; the action counts once either way."""

    async def play() -> None:
        direct = postgres.database()
        prepare(direct)
        place = make_url(direct)
        cut = Commit(kept)
        async with cable(Path(str(place.query["host"])) / ".s.PGSQL.5432") as line:
            line.forth.watch, line.back.watch = cut.forth, cut.back
            url = f"postgresql://postgres@{HOST}:{line.port}/{place.database}"
            async with house(tmp_path, database=url) as here:
                table, token = await two_at_a_table(here)
                async with (
                    here.at(table["table"], table["token"]) as ann,
                    here.at(table["table"], token) as ben,
                ):
                    for _ in range(3):
                        mover, other = await mover_first(ann, ben)
                        before, offer = mover.state["n"], mover.state["offer"]["id"]
                        action = mover.state["offer"]["actions"][0]
                        cut.armed = True
                        await mover.act(action)
                        for each in (mover, other):
                            await each.frame("unkept")
                        state = await mover.frame("state")
                        assert (state["n"] > before) is kept
                        if not kept:
                            assert "could not be saved" in (await mover.frame("refused"))["text"]
                        await mover.act(action, offer)
                        await mover.until(at_least(before + 1))
                        await mover.send(type="ping")
                        while (frame := await mover.next_frame())["type"] != "pong":
                            assert frame["type"] == "state"
                        if kept:
                            assert mover.state["n"] == state["n"], "the same again is not done again"
                        await other.until(at_least(mover.state["n"]))
                        assert may_act(mover.state) or may_act(other.state)
                    await asyncio.gather(play_deal(ann), play_deal(ben))
                    for each in (ann, ben):
                        assert nothing_is_skipped(each)

    asyncio.run(play())
