"""Whoever has a socket here, from the first frame on: when the server stops, those who are not at a table yet
are sent away as those at one are, and all are waited for a little.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator
    from typing import Any

T = TypeVar("T")


class Stopping(Exception):
    """The server stops before this has been done."""


class Arrivals:
    def __init__(self) -> None:
        self._arriving: set[asyncio.Task[Any]] = set()
        self._here: set[asyncio.Task[Any]] = set()
        self._over = False

    @contextmanager
    def here(self) -> Generator[None]:
        """For as long as the task that enters this serves a socket."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - always within a task
        self._here.add(task)
        try:
            yield
        finally:
            self._here.discard(task)

    async def unless_it_stops(self, arriving: Coroutine[Any, Any, T]) -> T:
        """What this gives; Stopping if the server stops before."""
        if self._over:
            arriving.close()
            raise Stopping
        task = asyncio.create_task(arriving)
        self._arriving.add(task)
        try:
            await asyncio.wait((task,))
        finally:
            task.cancel()
            self._arriving.discard(task)
        if task.cancelled():
            raise Stopping
        return task.result()

    async def end(self, within: float) -> None:
        """Nobody arrives any more; waits for so many seconds until nobody is here."""
        self._over = True
        for each in self._arriving:
            each.cancel()
        if self._here:
            await asyncio.wait(self._here, timeout=within)
