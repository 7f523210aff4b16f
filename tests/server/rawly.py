"""Sockets and requests written byte by byte, as no library would write them."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_PATIENCE: Final = 20.0
_KEY: Final = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(content: bytes, opcode: int = TEXT, *, last: bool = True, bits: int = 0) -> bytes:
    """A frame of a client, with a mask of zeros."""
    head = bytes([(0x80 if last else 0) | bits << 4 | opcode])
    if len(content) < 126:
        return head + bytes([0x80 | len(content)]) + bytes(4) + content
    if len(content) < 65_536:
        return head + b"\xfe" + len(content).to_bytes(2, "big") + bytes(4) + content
    return head + b"\xff" + len(content).to_bytes(8, "big") + bytes(4) + content


def upgrade(host: str, more: str = "", path: str = "/ws") -> bytes:
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    return f"{request}{_KEY}{more}\r\n".encode("utf-8", "surrogateescape")


@dataclass(frozen=True, slots=True)
class Heard:
    """What came back: the status of the handshake, and the frames with their opcodes."""

    status: int
    frames: Sequence[tuple[int, bytes]]

    @property
    def texts(self) -> list[str]:
        return [content.decode() for opcode, content in self.frames if opcode == TEXT]

    @property
    def code(self) -> int | None:
        """That with which the server has closed."""
        closing = [content for opcode, content in self.frames if opcode == CLOSE]
        return int.from_bytes(closing[0][:2], "big") if closing and closing[0] else None


async def talk(address: str, *written: bytes, texts: int | None = None) -> Heard:
    """Write all of this to a new connection; read until the server closes it or so many texts have come."""

    def enough(data: bytes) -> bool:
        _, _, rest = data.partition(b"\r\n\r\n")
        return texts is not None and sum(opcode == TEXT for opcode, _ in _frames(rest)) >= texts

    data = await exchange(address, b"".join(written), enough=enough)
    head, _, rest = data.partition(b"\r\n\r\n")
    status = int(head[9:12]) if head[:5] == b"HTTP/" else 0
    return Heard(status, _frames(rest) if status == 101 else [])


async def exchange(
    address: str,
    written: bytes,
    *,
    patience: float = _PATIENCE,
    enough: Callable[[bytes], bool] = lambda _data: False,
) -> bytes:
    """All that comes back; nothing more is written than this."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = b""
    try:
        # Who is hung up on while writing hears no more.
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(patience):
                writer.write(written)
                while not enough(data) and (chunk := await reader.read(65_536)):
                    data += chunk
    finally:
        writer.transport.abort()
    return data


def _frames(data: bytes) -> list[tuple[int, bytes]]:
    found: list[tuple[int, bytes]] = []
    while len(data) >= 2:
        opcode, size, start = data[0] & 15, data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            break
        found.append((opcode, data[start : start + size]))
        data = data[start + size :]
    return found


def statuses(data: bytes) -> list[int]:
    """Of all answers in what came back; the body of one that shows none of its own."""
    return [int(part[1:4]) for part in data.split(b"HTTP/1.1")[1:] if part[1:4].isdigit()]
