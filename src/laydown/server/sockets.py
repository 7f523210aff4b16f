"""The socket of one client: its hello, what it says, and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from laydown.server.arrivals import Stopping
from laydown.server.connection import CODES, Connection, closed
from laydown.server.gate import same_origin
from laydown.server.items import Came, Heard, Left
from laydown.server.keeping import Unkept
from laydown.server.lobby import Trouble
from laydown.server.patience import Patience
from laydown.server.relay import Unreachable, is_relayed
from laydown.server.rows import Elsewhere
from laydown.server.telling import Listener
from laydown.server.tokens import hashed
from laydown.wire import LARGEST, VERSION
from laydown.wire.client import FromClient, Hello, Ping
from laydown.wire.server import Pong
from laydown.words import LANGUAGES

if TYPE_CHECKING:
    from typing import Any

    from litestar import WebSocket

    from laydown.server.limits import Limits
    from laydown.server.lobby import Lobby
    from laydown.server.room import Room

_LOG: Final = logging.getLogger(__name__)

_PATIENCE: Final = 30.0
"""Seconds in which a client must take a frame; one that does not is gone."""

_WORDS: Final = 3
"""So often the server says something in the time that a client may be silent for."""

_TRIES: Final = 8
_BETWEEN: Final = 0.2
"""Seconds between two looks for the worker of a table that has just moved."""

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


class _Gone(Exception):
    """The client has left."""


@dataclass(frozen=True, slots=True)
class _Refused(Exception):
    """The client is sent away."""

    code: str
    lang: str = "en"


async def serve(socket: WebSocket[Any, Any, Any], lobby: Lobby, limits: Limits) -> None:
    """From the first frame to the last."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(CODES["token"])
    elif is_relayed(socket.scope):
        await _serve_until_gone(socket, lobby)  # counted by the worker that it came to
    else:
        with limits.socket(socket.client.host if socket.client is not None else "") as fits:
            if fits:
                await _serve_until_gone(socket, lobby)
            else:
                await socket.close(CODES["rate"])


async def _serve_until_gone(socket: WebSocket[Any, Any, Any], lobby: Lobby) -> None:
    await socket.accept()
    with lobby.arrivals.here(), contextlib.suppress(_Gone, WebSocketDisconnect):
        try:
            await _serve(socket, lobby)
        except (_Gone, WebSocketDisconnect):
            raise
        except _Refused as refused:
            await _send_away(socket, refused)
        except Exception:  # noqa: BLE001 - whatever it is, this connection closes and the others stay
            _LOG.exception("a connection broke")
            await _send_away(socket, _Refused("broken"))


async def _serve(socket: WebSocket[Any, Any, Any], lobby: Lobby) -> None:
    try:
        greeted = await lobby.arrivals.unless_it_stops(_arrived(socket, lobby))
    except Stopping:
        raise _Refused("stopping") from None
    if greeted is not None:
        await _talk(socket, lobby, *greeted)


async def _arrived(socket: WebSocket[Any, Any, Any], lobby: Lobby) -> tuple[Connection, Room] | None:
    """From the hello to the table; None when another worker has done all there was to do."""
    try:
        async with asyncio.timeout(lobby.settings.hello):
            text = await _receive_text(socket)
    except TimeoutError:
        raise _Refused("slow") from None
    frame = _decoded(text)
    if not isinstance(frame, Hello):
        raise _Refused("malformed")
    try:
        return await _at_the_right_worker(socket, text, frame, lobby)
    except Unkept:
        raise _Refused("unkept", frame.lang if frame.lang in LANGUAGES else "en") from None
    except Trouble as trouble:
        raise _Refused(trouble.code, frame.lang if frame.lang in LANGUAGES else "en") from None


async def _at_the_right_worker(
    socket: WebSocket[Any, Any, Any], text: str, hello: Hello, lobby: Lobby
) -> tuple[Connection, Room] | None:
    for _ in range(_TRIES):
        try:
            return await _greeted(hello, lobby)
        except Elsewhere as elsewhere:
            if lobby.relay is None or is_relayed(socket.scope):
                break
            with contextlib.suppress(Unreachable):
                await lobby.relay.carry(socket, text, elsewhere.address)
                return None
        await asyncio.sleep(_BETWEEN)
    raise _Refused("stopping", hello.lang if hello.lang in LANGUAGES else "en")


async def _talk(socket: WebSocket[Any, Any, Any], lobby: Lobby, connection: Connection, room: Room) -> None:
    talking = asyncio.create_task(_listen(socket, connection, room))
    telling = asyncio.create_task(_tell(socket, connection))
    keeping = asyncio.create_task(_say_a_word(connection))
    lobby.sockets.add(connection)
    room.put(Came(connection))
    try:
        await asyncio.wait((talking, telling), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.put(Left(connection))
        tasks = (talking, telling, keeping)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lobby.sockets.discard(connection)


async def _greeted(hello: Hello, lobby: Lobby) -> tuple[Connection, Room]:
    lang = hello.lang if hello.lang in LANGUAGES else "en"
    if hello.version != VERSION:
        raise _Refused("version", lang)
    seat: int | None = None
    if hello.token is not None:
        row = await lobby.seat_of(hello.table, hello.token)
        if row is None:
            known = await lobby.room(hello.table) is not None
            raise _Refused("token" if known else "no-table", lang)
        seat = row.seat
    room = await lobby.room(hello.table)
    if room is None:
        raise _Refused("no-table", lang)
    if seat is None and room.pair.is_closed:
        raise _Refused("private", lang)
    if len(room.connections) >= lobby.settings.connections:
        raise _Refused("rate", lang)
    proof = None if hello.token is None else hashed(hello.token)
    return Connection(Listener(seat, lang, hello.whole), hello.since, lobby.settings, proof), room


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, room: Room) -> None:
    """What the client says goes to the room, as much of it as is allowed. One that has asked whether we are
    there goes on asking; when it does not, its line is dead without saying so.
    """
    has_asked = False
    silence = Patience(lambda: connection.close("slow"))
    try:
        while True:
            if has_asked:
                silence.begin(connection.silent)
            frame = await _receive(socket)
            silence.end()
            _count(connection)
            has_asked = has_asked or isinstance(frame, Ping)
            room.put(Heard(connection, frame))
    except _Refused as refused:
        connection.close(refused.code)
        await asyncio.Event().wait()  # the teller closes the socket once that is sent
    finally:
        silence.stop()


def _count(connection: Connection) -> None:
    if not connection.frames.take():
        raise _Refused("rate")


async def _tell(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    itself = asyncio.current_task()
    assert itself is not None  # noqa: S101 - always within a task
    patience = Patience(itself.cancel)
    try:
        while (text := await connection.next_frame()) is not None:
            patience.begin(_PATIENCE)
            await socket.send({"type": "websocket.send", "bytes": None, "text": text})
            patience.end()
        await socket.close(CODES[connection.closing or "broken"])
    finally:
        patience.stop()
        del itself, patience  # a task that is cancelled holds this frame, which must not hold the task


async def _say_a_word(connection: Connection) -> None:
    """A word now and then where there is nothing to tell: proxies cut a line on which nothing goes, and only
    who sends something hears that nobody is at the other end.
    """
    while True:
        sent = connection.sent
        await asyncio.sleep(connection.silent / _WORDS)
        if connection.sent == sent:
            connection.send(Pong())


async def _receive(socket: WebSocket[Any, Any, Any]) -> FromClient:
    """The next frame; _Refused for one that is none, _Gone when there is none any more."""
    return _decoded(await _receive_text(socket))


async def _receive_text(socket: WebSocket[Any, Any, Any]) -> str:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise _Gone
    text = event.get("text")
    if not isinstance(text, str) or (len(text) > LARGEST // 4 and len(text.encode()) > LARGEST):
        raise _Refused("malformed")
    return text


def _decoded(text: str) -> FromClient:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise _Refused("malformed") from None


async def _send_away(socket: WebSocket[Any, Any, Any], refused: _Refused) -> None:
    await socket.send_text(_ENCODER.encode(closed(refused.code, refused.lang)).decode())
    await socket.close(CODES[refused.code])
