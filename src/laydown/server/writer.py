"""The one writer of an SQLite file: a thread with a connection of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import exc
from sqlalchemy.pool import StaticPool

from laydown.server.together import Together, execute_all

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    from laydown.server.together import Asked, Change

T = TypeVar("T")


class Writer:
    """`engine` makes the connection, which is used by the thread alone."""

    def __init__(self, engine: Engine) -> None:
        assert isinstance(engine.pool, StaticPool)  # noqa: S101 - one connection, whichever thread asks
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._together = Together(self._in_the_thread, (exc.OperationalError,))

    async def write(self, changes: Sequence[Change]) -> None:
        """All of these changes or none, on the disk when this returns."""
        await self._together.write(changes)

    async def do(self, what: Callable[[Connection], T]) -> T:
        """Something else that this connection alone is to do, between two commits."""

        def done() -> T:
            with self._engine.connect() as connection:
                return what(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    async def close(self) -> None:
        """Once all is written that waits."""
        await self._together.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)

    async def _in_the_thread(self, together: Sequence[Asked]) -> list[Exception | None]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, together)

    def _commit(self, together: Sequence[Asked]) -> list[Exception | None]:
        """What became of each; where one of several is at fault, each is written for itself."""
        try:
            with self._engine.begin() as connection:
                execute_all(connection, [each.changes for each in together])
        except Exception as error:  # noqa: BLE001 - raised where it was asked for
            if len(together) == 1 or isinstance(error, exc.OperationalError):
                return [error] * len(together)
            return [outcome for each in together for outcome in self._commit([each])]
        return [None] * len(together)
