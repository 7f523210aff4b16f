"""What waits together is committed together.

A commit takes as long as the disk needs, however much is in it. So while commits are on their way, whatever
else is to be kept waits, and then goes into the next one; each is told of when that is on the disk. Where so
much comes that several would come in a moment, a commit waits for that moment: there are far fewer of them,
and the time that they do not take is there for all.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection, Executable

Change: TypeAlias = "Executable | tuple[Executable, dict[str, Any]]"
"""A statement, alone or with the values of its parameters: one that is made once is not built each time."""


_MOMENT: Final = 0.008
"""Seconds that a commit may wait for others."""

_FEW: Final = 2
"""For as many it does not wait."""

_MANY: Final = 8
"""So many are enough for one commit not to wait for more."""

_SMOOTHING: Final = 0.05
"""How much the last pause between two changes counts for their mean."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Changes of which all are kept or none. `table` is the one that they are about, if its lease is to be
    looked at.
    """

    changes: Sequence[Change]
    table: str | None
    done: asyncio.Future[None]


class Together:
    """`commit` says what became of each that it is given; `at_once` commits may be on their way. An error of
    the kinds `trouble` is one of the database, and no mistake of what it was given.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[Asked]], Awaitable[Sequence[Exception | None]]],
        trouble: tuple[type[Exception], ...],
        at_once: int = 1,
    ) -> None:
        self._commit = commit
        self._trouble = trouble
        self._at_once = at_once
        self._waiting: list[Asked] = []
        self._writing: set[asyncio.Task[None]] = set()
        self._last = 0.0
        self._pause = 1.0
        """Seconds between two changes, in the mean."""

    async def write(self, changes: Sequence[Change], table: str | None = None) -> None:
        """All of these changes or none, on the disk when this returns."""
        loop = asyncio.get_running_loop()
        asked = Asked(changes, table, loop.create_future())
        self._waiting.append(asked)
        now = loop.time()
        self._pause += (min(1.0, now - self._last) - self._pause) * _SMOOTHING
        self._last = now
        if len(self._writing) < self._at_once:
            self._writing.add(asyncio.create_task(self._write_all(), name="writer"))
        await asked.done

    async def close(self) -> None:
        """Once all is written that waits."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                if len(self._waiting) < self._worth_waiting_for():
                    await asyncio.sleep(_MOMENT)
                await self._write_what_waits()
        finally:
            # Not by a callback: who has just heard of his may come with the next before that is called.
            self._writing.discard(_this_task())

    def _worth_waiting_for(self) -> float:
        """How many changes a commit has if it waits, at the pace of those before; 0 where that is slow."""
        coming = _MOMENT / self._pause if self._pause > 0 else _MANY
        return min(coming, _MANY) if coming > _FEW else 0

    async def _write_what_waits(self) -> None:
        together, self._waiting = self._waiting, []
        errors: list[Exception | None]
        try:
            errors = list(await self._commit(together))
        except Exception as broken:  # noqa: BLE001 - raised where it was asked for: nobody waits for ever
            errors = [broken] * len(together)
        failed = next((each for each in errors if isinstance(each, self._trouble)), None)
        if failed is not None:
            # Whoever waited for one that failed does not try for as long again.
            errors += [failed] * len(self._waiting)
            together += self._waiting
            self._waiting = []
        for each, error in zip(together, errors, strict=True):
            _tell(each.done, error)


def execute_all(connection: Connection, together: Sequence[Sequence[Change]]) -> None:
    """All in one transaction; a statement that several ask for goes to the database once, with all values,
    and before those that are built each time.
    """
    many: dict[Executable, list[dict[str, Any]]] = {}
    single: list[Executable] = []
    for changes in together:
        for change in changes:
            if isinstance(change, tuple):
                statement, values = change
                many.setdefault(statement, []).append(values)
            else:
                single.append(change)
    for statement, rows in many.items():
        connection.execute(statement, rows if len(rows) > 1 else rows[0])
    for statement in single:
        connection.execute(statement)


def _this_task() -> asyncio.Task[None]:
    task: asyncio.Task[None] | None = asyncio.current_task()
    assert task is not None  # noqa: S101 - called within one
    return task


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # whoever asked is gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
