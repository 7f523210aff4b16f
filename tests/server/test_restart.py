"""Killed at any moment and started again on the same folder, a server has lost nothing that was told."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx

from laydown.server.run import free_port
from laydown.server.schema import TABLES
from laydown.server.sql import SqlStorage
from server.house import FRIEND, GREEDY, HOST, ME, House, house, play_deal, play_match

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from server.house import Plain

UNTOLD = ("events", "deadline", "seats", "spectators")
"""What of a state is not the match's: what is new, and who is here."""


def lasting(state: Plain) -> Plain:
    return {name: value for name, value in state.items() if name not in UNTOLD}


@contextmanager
def process(folder: Path, port: int) -> Generator[subprocess.Popen[str]]:
    """`laydown serve` as a process of its own, which has said that it listens."""
    command = [sys.executable, "-m", "laydown.cli", "serve", "--port", str(port), "--data", str(folder)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})  # noqa: S603 - our own command
    try:
        assert started.stdout is not None
        assert started.stdout.readline() == f"Laydown is at http://{HOST}:{port}/\n"
        yield started
    finally:
        started.kill()
        started.wait()
        assert started.stdout is not None
        started.stdout.close()


def test_a_killed_process_loses_nothing_that_a_client_has_received(tmp_path: Path) -> None:
    port = free_port(HOST)

    async def before() -> tuple[Plain, Plain]:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
            here = House(f"{HOST}:{port}", http)
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                for _ in range(5):
                    await ann.my_turn()
                    await ann.do()
                hand = ann.state["view"]["deal"]["hand"]
                await ann.send(type="order", cards=hand[::-1])
                await ann.send(type="ping")
                await ann.frame("pong")
                os.kill(started.pid, signal.SIGKILL)
                return table, ann.state

    async def after(table: Plain, known: Plain) -> None:
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
            here = House(f"{HOST}:{port}", http)
            async with here.at(table["table"], table["token"], since=known["n"]) as ann:
                state = await ann.frame("state")
                assert state["n"] >= known["n"]
                assert ann.numbers == list(range(known["n"] + 1, state["n"] + 1))
                assert state["order"] is not None
                if state["n"] == known["n"]:
                    assert lasting(state) == lasting({**known, "order": state["order"]})
                await play_deal(ann)
                assert ann.numbers == list(range(known["n"] + 1, ann.state["n"] + 1))
                started.send_signal(signal.SIGTERM)
                assert (await ann.frame("closed"))["code"] == "stopping"

    with process(tmp_path, port) as started:
        table, known = asyncio.run(before())
        started.wait()
    with process(tmp_path, port) as started:
        asyncio.run(after(table, known))
        assert started.wait(30) == 0


def test_matches_go_on_with_the_same_offers_and_numbers(tmp_path: Path) -> None:
    async def play() -> None:
        tables: dict[str, Plain] = {}
        known: dict[str, Plain] = {}
        presets = ("mille-montreal", "three-thirteen-speed", "five-crowns")
        async with house(tmp_path) as here:
            for preset in presets:
                table = tables[preset] = await here.open_table(preset, [ME, FRIEND])
                table["other"] = (await here.join(table["table"], "Ben"))["token"]
                async with (
                    here.at(table["table"], table["token"]) as ann,
                    here.at(table["table"], table["other"]) as ben,
                ):
                    for _ in range(6):
                        for each in (ann, ben):
                            await each.until(lambda state: state["view"] is not None)
                            if each.state["offer"]["actions"]:
                                await each.do()
                    await ann.send(type="ping")
                    await ann.frame("pong")
                    known[preset] = ann.state
        async with house(tmp_path) as here:
            for preset in presets:
                async with here.at(tables[preset]["table"], tables[preset]["token"]) as ann:
                    assert lasting(await ann.frame("state")) == lasting(known[preset])

    asyncio.run(play())


def test_readiness_misclicks_and_the_end_survive(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND], options={"target": "1", "max_deals": "2"})
            ben_token = (await here.join(table["table"], "Ben"))["token"]
            long = await here.open_table("three-thirteen", [ME, FRIEND])
            long_token = (await here.join(long["table"], "Ben"))["token"]
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], ben_token) as ben,
            ):
                await asyncio.gather(play_match(ann), play_match(ben))
                end = ann.state
            async with (
                here.at(long["table"], long["token"]) as ann,
                here.at(long["table"], long_token) as ben,
            ):
                await ann.until(lambda state: state["view"] is not None)
                await ben.until(lambda state: state["view"] is not None)
                first = ann if ann.state["offer"]["actions"] else ben
                await first.do({"do": "draw"})
                await first.do()
                n = first.state["n"]
                await first.send(type="undo")
                await first.until(lambda state: state["n"] > n)
                await asyncio.gather(play_deal(ann), play_deal(ben))
                await ann.send(type="next")
                await ann.until(lambda state: state["seats"][0]["ready"])
                between = ann.state
        async with house(tmp_path) as here:
            async with here.at(table["table"], table["token"]) as ann:
                assert lasting(await ann.frame("state")) == lasting(end)
            async with (
                here.at(long["table"], long["token"]) as ann,
                here.at(long["table"], long_token) as ben,
            ):
                state = await ann.frame("state")
                assert lasting(state) == lasting(between)
                assert state["seats"][0]["ready"]
                await ben.send(type="next")
                await ann.until(lambda state: not state["deal_over"])

    asyncio.run(play())


def test_what_a_killed_server_did_not_come_to_is_done_by_the_next(tmp_path: Path) -> None:
    """All were ready, and the next deal was not kept; a match was over, and was not said to be."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            short = await here.open_table("mille", [ME, GREEDY], options={"target": "1", "max_deals": "1"})
            async with here.at(table["table"], table["token"]) as ann:
                await play_deal(ann)
            async with here.at(short["table"], short["token"]) as ann:
                await play_match(ann)
            storage = here.lobby.storage
            assert isinstance(storage, SqlStorage)
            await storage.keep_ready(table["table"], 0, 1)
            await storage._write(TABLES.update().where(TABLES.c.id == short["table"]).values(over=False))  # pyright: ignore[reportPrivateUsage]
        async with house(tmp_path) as here:
            async with here.at(table["table"], table["token"]) as ann:
                state = await ann.until(lambda state: not state["deal_over"])
                assert state["view"]["deal"]["number"] == 2
            async with here.at(short["table"], short["token"]) as ann:
                await ann.until(lambda state: state["over"])
            answer = await here.http.get(f"/api/tables/{short['table']}/record")
            assert answer.status_code == 200, answer.text

    asyncio.run(play())
