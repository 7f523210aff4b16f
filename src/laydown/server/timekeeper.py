"""The server's time, all of it from here, so that tests can have one of their own."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer(Protocol):
    """A call that has not come yet."""

    def cancel(self) -> None: ...


class Timekeeper:
    """Seconds since 1970, seconds that nobody sets, and a call when some of these have passed."""

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, what)
