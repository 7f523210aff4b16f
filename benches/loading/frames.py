"""A WebSocket client as small as it can be, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_HELLO: Final = (
    b"GET /ws HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bGF5ZG93bi1sYXlkb3duIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_MASK: Final = b"\0\0\0\0"
"""A mask is asked for and may be any; this one leaves the text as it is."""

_SHORT: Final = 126
_LONG: Final = 127
_CLOSING: Final = 8


class Socket(asyncio.Protocol):
    """Open once `opened` is done; `hear` is called with each text that comes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._buffer = bytearray()
        self._transport: Any = None

    @classmethod
    async def connect(cls, host: str, port: int, hear: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(hear), host, port)
        await made.opened
        return made

    def send(self, text: bytes) -> None:
        size = len(text)
        head = (
            struct.pack("!BB", 0x81, 0x80 | size) if size < _SHORT else struct.pack("!BBH", 0x81, 0xFE, size)
        )
        self._transport.write(head + _MASK + text)

    def close(self) -> None:
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(_HELLO)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
            self._buffer = buffer = bytearray(rest)
        while (frame := _frame(buffer)) is not None:
            code, start, end = frame
            payload = bytes(buffer[start:end])
            del buffer[:end]
            if code == 1:
                self._hear(payload)
            elif code == _CLOSING:
                self.close()


def _frame(buffer: bytearray) -> tuple[int, int, int] | None:
    """What the first frame is and where its payload stands; None while it is not whole."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1] & 0x7F, 2
    if size == _SHORT:
        start = 4
    elif size == _LONG:
        start = 10
    if len(buffer) < start:
        return None
    if start > 2:
        size = int.from_bytes(buffer[2:start], "big")
    return (buffer[0] & 0x0F, start, start + size) if len(buffer) >= start + size else None
