"""The cable between client and server: carries bytes, and can be cut, held, slowed and left dead."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from server.house import HOST

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

Target: TypeAlias = "int | Path"
"""A port of this computer, or a socket in its file system."""

_CHUNK = 65_536
_TICK = 0.05


@dataclass(slots=True)
class Way:
    """One direction of a cable, for all lines through it."""

    flows: asyncio.Event = field(default_factory=asyncio.Event)
    came: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when bytes have come that are held."""

    delay: float = 0.0
    rate: int | None = None
    """Bytes a second."""

    watch: Callable[[bytes], int | None] | None = None
    """Is shown what comes; gives after how many bytes of it to cut this line, or None."""

    def __post_init__(self) -> None:
        self.flows.set()

    def hold(self) -> None:
        self.came.clear()
        self.flows.clear()

    def let(self) -> None:
        self.flows.set()


@dataclass(eq=False, slots=True)
class Line:
    """One connection through a cable; a dead one swallows what comes and closes nothing."""

    inner: asyncio.StreamWriter
    outer: asyncio.StreamWriter
    dead: bool = False

    def cut(self) -> None:
        for each in (self.inner, self.outer):
            each.transport.abort()


class Cable:
    """`forth` is from the client to the server, `back` from the server to the client."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.forth = Way()
        self.back = Way()
        self.lines: list[Line] = []
        self.port = 0
        self.plugged = True
        """Whether new connections get through."""

        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    def cut(self) -> None:
        """All lines at once, with whatever is held in them."""
        for each in self.lines:
            each.cut()

    def die(self) -> None:
        """Nothing comes through the lines that there are now, and neither side hears of it."""
        for each in self.lines:
            each.dead = True

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            with contextlib.suppress(asyncio.CancelledError):  # only `close` does that
                await self._carry(reader, writer)
        finally:
            self._tasks.discard(task)

    async def close(self) -> None:
        self.cut()
        for each in list(self._tasks):
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not self.plugged:
                raise ConnectionRefusedError
            there, other = await self._reach()
        except OSError:
            writer.transport.abort()
            return
        line = Line(other, writer)
        self.lines.append(line)
        ways = (
            asyncio.ensure_future(_pump(line, reader, other, self.forth)),
            asyncio.ensure_future(_pump(line, there, writer, self.back)),
        )
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in ways:
                each.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self.lines.remove(line)
            line.cut()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, int):
            return await asyncio.open_connection(HOST, self.target)
        return await asyncio.open_unix_connection(str(self.target))


async def _pump(line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(_CHUNK):
            most = None if way.watch is None else way.watch(data)
            way.came.set()
            await way.flows.wait()
            await asyncio.sleep(way.delay)
            if line.dead:
                continue
            await _write(writer, data if most is None else data[:most], way)
            if most is not None:
                return
        if line.dead:
            await asyncio.Event().wait()


async def _write(writer: asyncio.StreamWriter, data: bytes, way: Way) -> None:
    while way.rate is not None and data:
        size = max(1, int(way.rate * _TICK))
        writer.write(data[:size])
        data = data[size:]
        await writer.drain()
        await asyncio.sleep(size / way.rate)
    writer.write(data)
    await writer.drain()


@asynccontextmanager
async def cable(target: Target, port: int = 0) -> AsyncGenerator[Cable]:
    made = Cable(target)
    listening = await asyncio.start_server(made.accept, HOST, port)
    made.port = listening.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        listening.close()
        await made.close()
