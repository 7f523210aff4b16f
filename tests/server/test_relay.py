"""What is carried to the worker that runs a table: to whom, with whose words, and how often."""

from __future__ import annotations

import asyncio
import ipaddress
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from laydown.server import headers, relay
from laydown.server.lobby import Trouble
from laydown.server.relay import CLIENT, PASSWORD, Relay
from laydown.server.run import free_port
from server.house import FRIEND, HOST, ME, house

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import httpx


ELSEWHERE = (
    b"HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: 2\r\n"
    b"x-frame-options: SAMEORIGIN\r\n\r\n{}"
)


@dataclass(slots=True)
class Other:
    """A worker that hangs up as soon as it has heard a request, or answers it."""

    answer: bytes = b""
    heard: list[bytes] = field(default_factory=list[bytes])
    address: str = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(other: Other) -> AsyncGenerator[Other]:
    server = await asyncio.start_server(other.hear, HOST, 0)
    other.address = f"{HOST}:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield other


async def asked(address: str, *headers: tuple[bytes, bytes]) -> httpx.Response:
    """What comes of a request to sit down at a table that the worker at this address runs."""
    way = Relay("the password")

    async def worker_of(_table: str) -> str:
        return address

    lobby: Any = SimpleNamespace(relay=way, storage=SimpleNamespace(worker_of=worker_of), own_address=address)
    raw = {
        "method": "POST",
        "path": "/api/tables/t/join",
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.1", 1),
    }
    try:
        return await relay._asked(lobby, "t", address, raw, b"{}")  # pyright: ignore[reportPrivateUsage]
    finally:
        await way.close()


def test_what_may_have_been_done_is_not_asked_again() -> None:
    async def ask() -> list[bytes]:
        async with listening(Other()) as other:
            with pytest.raises(Trouble) as raised:
                await asked(other.address)
            assert (raised.value.code, raised.value.status) == ("moved", 503)
        return other.heard

    assert len(asyncio.run(ask())) == 1


def test_what_did_not_get_there_is_asked_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "_BETWEEN", 0.01)

    async def ask() -> None:
        with pytest.raises(Trouble) as raised:
            await asked(f"{HOST}:{free_port(HOST)}")
        assert raised.value.code == "moved"

    asyncio.run(ask())


def test_a_client_cannot_write_what_workers_tell_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything carried through a proxy that the environment names."""
    monkeypatch.setenv("HTTP_PROXY", f"http://{HOST}:{free_port(HOST)}")
    forged = ((CLIENT.encode(), b"203.0.113.9"), (PASSWORD.encode(), b"a guess"))
    answer = b"HTTP/1.1 204 No Content\r\n\r\n"

    async def ask() -> bytes:
        async with listening(Other(answer)) as other:
            assert (await asked(other.address, *forged)).status_code == 204
        return other.heard[0].lower()

    heard = asyncio.run(ask())
    assert b"203.0.113.9" not in heard
    assert b"a guess" not in heard
    assert heard.count(CLIENT.encode()) == 1
    assert heard.count(b"the password") == 1


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_what_is_carried_back_has_the_headers_of_an_answer_of_our_own(tmp_path: Path, scheme: str) -> None:
    """Whichever worker runs the table, a browser is told the same: also what only the worker knows that the
    client came to, that it came by TLS.
    """
    public = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": scheme}
    wanted = {"name": "Ben", "colour": "blue", "token": None}

    async def ask() -> tuple[dict[str, str], dict[str, str]]:
        trusted = (ipaddress.ip_network("127.0.0.1"),)
        async with house(tmp_path, trusted=trusted) as here, listening(Other(ELSEWHERE)) as other:
            path = f"/api/tables/{(await here.open_table('mille', [ME, FRIEND]))['table']}/join"
            own = await here.http.post(path, json=wanted, headers=public)

            async def worker_of(_table: str) -> str:
                return other.address

            way = Relay("the password")
            object.__setattr__(here.lobby, "relay", way)
            object.__setattr__(here.lobby.storage, "worker_of", worker_of)
            carried = await here.http.post(path, json=wanted, headers=public)
            assert (own.status_code, carried.status_code, carried.text) == (201, 201, "{}")
            await way.close()
            object.__setattr__(here.lobby, "relay", None)
            return dict(own.headers), dict(carried.headers)

    own, carried = asyncio.run(ask())
    for name in ("content-length", "date"):
        own.pop(name, None)
        carried.pop(name, None)
    assert carried == own
    assert ("strict-transport-security" in carried) == (scheme == "https")
    assert carried["content-security-policy"] == headers.POLICY
