"""A client whose table another worker runs: its socket, and its requests, are carried there and back.

Workers speak to one another at an address of their own, which only they can use: the password is in the
database. What they carry is what the client sends and is sent, not a byte more.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from laydown.server import headers
from laydown.server.connection import CODES
from laydown.server.lobby import Trouble
from laydown.wire import LARGEST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from litestar import WebSocket
    from litestar.types import ASGIApp, Receive, Scope, Send
    from websockets.asyncio.client import ClientConnection

    from laydown.server.lobby import Lobby

PASSWORD: Final = "x-laydown-worker"  # noqa: S105 - the name of a header
CLIENT: Final = "x-laydown-client"
"""The address of the client, which the other worker counts its requests by."""

_RELAYED: Final = "laydown-relayed"
_PATIENCE: Final = 3.0
"""Seconds in which the other worker must take the call."""

_TRIES: Final = 8
_BETWEEN: Final = 0.2
_NOT_CARRIED: Final = frozenset(
    {
        b"host",
        b"content-length",
        b"connection",
        b"transfer-encoding",
        b"accept-encoding",
        PASSWORD.encode(),  # which a client may write as well
        CLIENT.encode(),
    }
)
_MOST_BODY: Final = 64_000


class Unreachable(Exception):
    """The other worker cannot be spoken to: it is dead, or the table has moved."""


@dataclass(frozen=True, slots=True)
class Relay:
    """The way to other workers; `password` is that of all workers of the database."""

    password: str
    http: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=10.0, trust_env=False))

    async def carry(self, socket: WebSocket[Any, Any, Any], hello: str, address: str) -> None:
        """Until either side closes; Unreachable if nothing was carried."""
        proof = {PASSWORD: self.password, CLIENT: _client(socket.scope)}
        try:
            other = await connect(
                f"ws://{address}/ws",
                additional_headers=proof,
                compression=None,
                max_size=None,
                open_timeout=_PATIENCE,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake, InvalidMessage):
            raise Unreachable from None
        async with other:
            try:
                await other.send(hello)
            except ConnectionClosed:
                raise Unreachable from None
            there = asyncio.create_task(_carry_there(socket, other))
            back = asyncio.create_task(_carry_back(socket, other))
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)

    async def ask(self, request: httpx.Request) -> httpx.Response:
        """Unreachable if it did not get there; Trouble if there is no answer: it may have been done, and
        nothing is done twice.
        """
        try:
            return await self.http.send(request)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            raise Unreachable from None
        except httpx.HTTPError:
            raise Trouble("moved", 503) from None

    async def close(self) -> None:
        await self.http.aclose()


async def _carry_there(socket: WebSocket[Any, Any, Any], other: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            event: dict[str, Any] = dict(await socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            # The other worker says what is wrong with a frame; one that is too large gets there cut.
            await other.send(text[: LARGEST + 1] if isinstance(text, str) else "")


async def _carry_back(socket: WebSocket[Any, Any, Any], other: ClientConnection) -> None:
    try:
        async for text in other:
            await socket.send_text(text if isinstance(text, str) else text.decode())
    except ConnectionClosed:
        pass
    code = other.close_code
    known = code in CODES.values()
    await socket.close(code if known and code is not None else CODES["stopping"])


# The address that only workers use


def inside(app: ASGIApp, password: str) -> ASGIApp:
    """The application for other workers, without a beginning and end of its own."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        raw: Any = scope
        if raw["type"] == "lifespan":
            await _stand_by(receive, send)
            return
        told = dict(raw["headers"])
        given = told.get(PASSWORD.encode(), b"")
        if not hmac.compare_digest(given, password.encode()):
            await _refuse(raw["type"], send)
            return
        address = told.get(CLIENT.encode(), b"").decode("latin-1")
        carried: Any = {**raw, "client": (address, 0), _RELAYED: True}
        await app(carried, receive, send)

    return guarded


def is_relayed(scope: Any) -> bool:  # noqa: ANN401 - an ASGI scope with a word of our own
    return bool(scope.get(_RELAYED))


async def _stand_by(receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's own
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            return


async def _refuse(kind: str, send: Any) -> None:  # noqa: ANN401 - ASGI's own
    if kind == "websocket":
        await send({"type": "websocket.close", "code": CODES["token"]})
        return
    await send({"type": "http.response.start", "status": 403, "headers": []})
    await send({"type": "http.response.body", "body": b""})


# Requests


def to_the_right_worker(app: ASGIApp) -> ASGIApp:
    """What changes a table is carried to the worker that runs it."""

    async def carried(scope: Scope, receive: Receive, send: Send) -> None:
        raw: Any = scope
        table = _changed_table(raw)
        if table is None or is_relayed(raw):
            await app(scope, receive, send)
            return
        state = raw["litestar_app"].state
        lobby: Lobby = state.lobby
        address = await lobby.storage.worker_of(table)
        if address is None or lobby.relay is None:
            await app(scope, receive, send)
            return
        body = await _body(receive)
        if body is None:
            raise Trouble("malformed", 413)
        await _answer(scope, send, await _asked(lobby, table, address, raw, body))

    return carried


async def _asked(lobby: Lobby, table: str, address: str, raw: Any, body: bytes) -> httpx.Response:  # noqa: ANN401 - an ASGI scope
    """The answer of the worker that runs the table by now; Trouble if none does."""
    assert lobby.relay is not None  # noqa: S101 - asked by to_the_right_worker
    for _ in range(_TRIES):
        request = httpx.Request(
            raw["method"],
            f"http://{address}{raw['path']}?{raw['query_string'].decode('latin-1')}",
            headers=[
                *((name, value) for name, value in raw["headers"] if name not in _NOT_CARRIED),
                (PASSWORD.encode(), lobby.relay.password.encode()),
                (CLIENT.encode(), _client(raw).encode()),
            ],
            content=body,
        )
        try:
            return await lobby.relay.ask(request)
        except Unreachable:
            await asyncio.sleep(_BETWEEN)
            address = await lobby.storage.worker_of(table) or lobby.own_address
    raise Trouble("moved", 503)


async def _body(receive: Callable[[], Awaitable[Any]]) -> bytes | None:
    """The body of a request; None if it is larger than any that is meant."""
    body = b""
    while True:
        message = await receive()
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > _MOST_BODY:
            return None
        if not message.get("more_body"):
            return body


async def _answer(scope: Scope, send: Any, response: httpx.Response) -> None:  # noqa: ANN401 - ASGI's own
    """What the other worker says, with the headers of an answer of our own: it does not know how its client
    has come.
    """
    said = [
        (name.lower().encode(), value.encode())
        for name, value in response.headers.items()
        if name.lower().encode() not in _NOT_CARRIED and name.lower() != "content-encoding"
    ]
    start: Any = {"type": "http.response.start", "status": response.status_code, "headers": said}
    await headers.add(start, scope)
    await send(start)
    await send({"type": "http.response.body", "body": response.content})


def _changed_table(raw: Any) -> str | None:  # noqa: ANN401 - an ASGI scope
    if raw["type"] != "http" or raw["method"] in ("GET", "HEAD", "OPTIONS"):
        return None
    parts = raw["path"].strip("/").split("/")
    return parts[2] if len(parts) > 2 and parts[:2] == ["api", "tables"] else None


def _client(scope: Any) -> str:  # noqa: ANN401 - an ASGI scope
    client = scope.get("client")
    return str(client[0]) if client else ""
