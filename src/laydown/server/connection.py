"""One client at a table: what waits to be sent to it, and how much it may say."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.server import figures
from laydown.server.limits import Bucket
from laydown.wire.server import Closed
from laydown.words import Speaker

if TYPE_CHECKING:
    from laydown.server.settings import Settings
    from laydown.server.telling import Listener
    from laydown.wire.server import FromServer

CODES: Final = {
    "malformed": 4400,
    "token": 4401,
    "seat": 4403,
    "revoked": 4410,
    "left": 4405,
    "closed": 4406,
    "no-table": 4404,
    "slow": 4408,
    "shut": 4410,
    "version": 4426,
    "private": 4423,
    "rate": 4429,
    "unkept": 4503,
    "stopping": 1012,
    "broken": 1011,
}
"""The code with which the socket closes, for each reason."""

_WAITING: Final = 256
"""So many frames may wait for a client that does not read; then it has to connect anew."""

_WAITING_BYTES: Final = 2_000_000
"""And so many characters of them."""

_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """`told` is the number of the last event sent; `said` limits phrases and chat; `proof` is the hash of the
    token that it came with.
    """

    def __init__(self, listener: Listener, told: int, settings: Settings, proof: bytes | None = None) -> None:
        self.listener = listener
        self.proof = proof
        self.told = told
        self.said = Bucket(0.5, 6)
        self.frames = Bucket(settings.frames_a_second, settings.frames_at_once)
        self.silent = settings.silent
        self.closing: str | None = None
        self.sent = 0
        """How many frames it was sent."""

        self._outbox: deque[str | None] = deque()
        self._waiting = 0
        self._taker: asyncio.Future[None] | None = None
        """Who waits for the next frame."""

    def send(self, frame: FromServer) -> None:
        if self.closing is not None:
            return
        if len(self._outbox) >= _WAITING or self._waiting > _WAITING_BYTES:
            self._end("slow")
            return
        text = _ENCODER.encode(frame).decode()
        self.sent += 1
        self._waiting += len(text)
        self._put(text)

    def close(self, code: str) -> None:
        """Say why, and close once all before it is sent."""
        if self.closing is None:
            self.send(closed(code, self.listener.lang))
            self._end(code)

    def _end(self, code: str) -> None:
        if self.closing is None:
            self.closing = code
            self._put(None)

    def _put(self, text: str | None) -> None:
        self._outbox.append(text)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    @property
    def unsent(self) -> int:
        return len(self._outbox)

    async def next_frame(self) -> str | None:
        """What is to be sent next; None when the connection is to be closed."""
        while not self._outbox:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        self._taker = None
        text = self._outbox.popleft()
        self._waiting -= len(text or "")
        return text


def closed(code: str, lang: str) -> Closed:
    if code not in ("stopping", "unkept"):
        figures.REFUSED.labels(code).inc()
    return Closed(code=code, text=Speaker(lang).text(f"server-closed-{code}"))
