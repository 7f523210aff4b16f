"""How much one address may do, and what is remembered of it, which is not much."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from laydown.server.connection import Connection
from laydown.server.limits import Limits
from laydown.server.settings import Settings
from laydown.server.telling import Listener
from laydown.wire import VERSION, server
from server.house import FRIEND, GREEDY, ME, house

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from websockets.asyncio.client import ClientConnection

    from server.house import House, Plain

HERE = (ipaddress.ip_network("127.0.0.0/8"),)
"""Tests come through a proxy that is trusted, and so from where they like."""

NEAR, FAR = "203.0.113.7", "198.51.100.9"


@asynccontextmanager
async def knocking(here: House, address: str) -> AsyncGenerator[ClientConnection]:
    headers = {"x-forwarded-for": address}
    async with connect(f"ws://{here.address}/ws", additional_headers=headers) as socket:
        yield socket


async def is_let_in(here: House, address: str) -> bool:
    try:
        async with knocking(here, address):
            return True
    except InvalidStatus:
        return False


async def status(here: House, path: str, address: str, body: Any = None) -> int:
    headers = {"x-forwarded-for": address}
    if body is None:
        return (await here.http.get(path, headers=headers)).status_code
    return (await here.http.post(path, headers=headers, json=body)).status_code


def test_so_many_sockets_of_one_address_and_of_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, trusted=HERE, sockets_an_address=3, sockets=5) as here:
            async with AsyncExitStack() as stack:
                for address in (NEAR, NEAR, NEAR):
                    await stack.enter_async_context(knocking(here, address))
                assert not await is_let_in(here, NEAR)
                assert await is_let_in(here, FAR)
                for address in ("2001:db8::1", "2001:db8::2"):
                    await stack.enter_async_context(knocking(here, address))
                assert not await is_let_in(here, FAR), "the house is full"
            for _ in range(100):  # the sockets are closed on this side first
                if await is_let_in(here, NEAR):
                    break
                await asyncio.sleep(0.01)
            assert await is_let_in(here, NEAR)

    asyncio.run(play())


def test_the_addresses_of_one_household_are_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path, trusted=HERE, sockets_an_address=1) as here,
            knocking(here, "2001:db8:1:2::1"),
        ):
            assert not await is_let_in(here, "2001:db8:1:2:ffff::2")
            assert await is_let_in(here, "2001:db8:1:3::1")

    asyncio.run(play())


def test_who_comes_again_and_again_has_to_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, trusted=HERE, sockets_a_minute=0.001, sockets_at_once=4) as here:
            assert [await is_let_in(here, NEAR) for _ in range(6)] == [True] * 4 + [False] * 2
            assert await is_let_in(here, FAR)

    asyncio.run(play())


def test_so_many_requests_of_one_address_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, trusted=HERE, requests_a_minute=0.001, requests_at_once=5) as here:
            assert [await status(here, "/api/games", NEAR) for _ in range(7)] == [200] * 5 + [429] * 2
            answer = await here.http.get("/api/games?lang=fr", headers={"x-forwarded-for": NEAR})
            assert answer.json()["code"] == "often"
            assert answer.headers["content-security-policy"]
            assert await status(here, "/api/games", FAR) == 200

    asyncio.run(play())


def test_tables_joins_lists_and_records_have_limits_of_their_own(tmp_path: Path) -> None:
    few = {"tables_at_once": 3, "lists_at_once": 2, "records_at_once": 1, "tables_a_day": 2}
    slow = {"tables_a_minute": 0.001, "lists_a_minute": 0.001, "records_a_minute": 0.001}

    async def play() -> None:
        async with house(tmp_path, trusted=HERE, **few, **slow) as here:
            table: Plain = {
                "preset": "mille",
                "options": {},
                "name": "A",
                "colour": "",
                "seats": [ME, FRIEND],
            }
            assert [await status(here, "/api/tables", NEAR, table) for _ in range(3)] == [201, 201, 429]
            seats: Plain = {"seats": [], "lang": "en"}
            assert [await status(here, "/api/matches", NEAR, seats) for _ in range(3)] == [200, 200, 429]
            made = await here.http.post("/api/tables", headers={"x-forwarded-for": FAR}, json=table)
            join = f"/api/tables/{made.json()['table']}/join"
            guess = {"name": "B", "colour": "", "token": "x"}
            assert [await status(here, join, FAR, guess) for _ in range(3)] == [403, 403, 429]
            sent = {"x-forwarded-for": NEAR}
            answers = [await here.http.post("/api/records", headers=sent, content=b"x") for _ in range(2)]
            assert [each.status_code for each in answers] == [422, 429]

    asyncio.run(play())


def test_what_is_remembered_of_addresses_is_bounded() -> None:
    limits = Limits(Settings(data=Path()))
    taken = [limits.take("x", f"{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}.1", 1, 1) for n in range(60_000)]
    assert all(taken)
    assert limits.remembered == 20_000
    assert not limits.take("x", "0.234.95.1", 1, 1), "who came just now is known"


def test_who_does_not_read_is_let_go_before_much_waits() -> None:
    async def play() -> None:
        connection = Connection(Listener(None, "en"), -1, Settings(data=Path()))
        text, sent = "x" * 100_000, 0
        while connection.closing is None:
            connection.send(server.Unkept(text=text))
            sent += 1
        assert connection.closing == "slow"
        assert sent * len(text) < 2_500_000
        connection.close("stopping")
        assert connection.closing == "slow", "the first reason stands"
        frames = [await connection.next_frame() for _ in range(sent)]
        assert frames[-1] is None
        small = Connection(Listener(None, "en"), -1, Settings(data=Path()))
        for _ in range(300):
            small.send(server.Pong())
        assert small.closing == "slow"
        assert small.unsent <= 257

    asyncio.run(play())


def test_a_client_that_stops_reading_does_not_hold_up_its_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            host, port = here.address.split(":")
            _, deaf = await asyncio.open_connection(host, int(port), limit=1)
            upgrade = (
                f"GET /ws HTTP/1.1\r\nHost: {here.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            hello = {
                "type": "hello",
                "version": VERSION,
                "table": table["table"],
                "token": None,
                "lang": "en",
            }
            said = json.dumps(hello).encode()
            deaf.write(upgrade.encode() + b"\x81\xfe" + len(said).to_bytes(2, "big") + bytes(4) + said)
            await deaf.drain()
            async with here.at(table["table"], table["token"]) as ann:
                await ann.until(lambda state: state["spectators"] == 1)
                for _ in range(300):
                    await ann.send(type="say", phrase="phrase-hello")
                    await ann.send(type="order", cards=ann.state["view"]["deal"]["hand"])
                await ann.send(type="ping")
                await ann.frame("pong")
                await ann.my_turn()
                await ann.do()
            deaf.close()

    asyncio.run(play())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://evil.example:8000"])
def test_a_page_of_another_site_changes_nothing_here(tmp_path: Path, origin: str) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            body: Plain = {"preset": "mille", "options": {}, "name": "A", "colour": "", "seats": [ME, FRIEND]}
            own = f"http://{here.address}"
            answer = await here.http.post("/api/tables", json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            text = {"content-type": "text/plain"}  # what a page may send anywhere without asking
            plain = await here.http.post("/api/tables", content=json.dumps(body), headers=text)
            assert plain.status_code == 415
            assert (
                await here.http.post("/api/tables", json=body, headers={"origin": own})
            ).status_code == 201
            assert (await here.http.get("/api/tables", headers={"origin": origin})).status_code == 200
            record = await here.http.post("/api/records", content=b"x", headers={"origin": origin})
            assert record.status_code == 403

    asyncio.run(ask())
