"""The one writer of an SQLite file: a thread with a connection of its own, which commits together what waits
together.

A commit takes as long as the disk needs, however much is in it. So while one is on its way, whatever else is
to be kept waits, and then goes into the next one; each is told of when that is on the disk.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy import exc
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine, Executable

T = TypeVar("T")

Change: TypeAlias = "Executable | tuple[Executable, dict[str, Any]]"
"""A statement, alone or with the values of its parameters: one that is made once is not built each time."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """`engine` makes the connection, which is used by the thread alone."""

    def __init__(self, engine: Engine) -> None:
        assert isinstance(engine.pool, StaticPool)  # noqa: S101 - one connection, whichever thread asks
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, changes: Sequence[Change]) -> None:
        """All of these changes or none, on the disk when this returns."""
        waiting = _Waiting(changes, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="writer")
        await waiting.done

    async def do(self, what: Callable[[Connection], T]) -> T:
        """Something else that this connection alone is to do, between two commits."""

        def done() -> T:
            with self._engine.connect() as connection:
                return what(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    async def close(self) -> None:
        """Once all is written that waits."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                errors = await loop.run_in_executor(
                    self._thread, self._commit, [each.changes for each in together]
                )
                failed = next((each for each in errors if isinstance(each, exc.OperationalError)), None)
                if failed is not None:
                    # Whoever waited for one that failed does not try for as long again.
                    errors += [failed] * len(self._waiting)
                    together += self._waiting
                    self._waiting = []
                for each, error in zip(together, errors, strict=True):
                    _tell(each.done, error)
        finally:
            self._writing = None

    def _commit(self, changes: Sequence[Sequence[Change]]) -> list[Exception | None]:
        """What became of each; where one of several is at fault, each is written for itself."""
        try:
            with self._engine.begin() as connection:
                for each in changes:
                    for change in each:
                        execute(connection, change)
        except Exception as error:  # noqa: BLE001 - raised where it was asked for
            if len(changes) == 1 or isinstance(error, exc.OperationalError):
                return [error] * len(changes)
            return [outcome for each in changes for outcome in self._commit([each])]
        return [None] * len(changes)


def execute(connection: Connection, change: Change) -> None:
    if isinstance(change, tuple):
        connection.execute(*change)
    else:
        connection.execute(change)


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever asked is gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
