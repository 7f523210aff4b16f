"""Whether the database keeps what it is given, and what happens while it does not.

A full disk, a locked file or a lost connection is no mistake of a table. Whoever meets it raises Unkept; from
then on nobody waits for the database but one task, which tries it again and again until it works.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from sqlalchemy import exc

from laydown.server import figures

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

_LOG: Final = logging.getLogger(__name__)

Reason: TypeAlias = Literal["full", "locked", "lost"]

TROUBLE: Final = (
    exc.OperationalError,  # SQLite: full, locked, not readable; PostgreSQL: full, lost, shut down
    exc.InterfaceError,
    exc.InternalError,  # PostgreSQL: a standby that takes no writes
    exc.TimeoutError,  # no connection to be had
    OSError,
)

_PAUSES: Final = (0.25, 0.5, 1.0, 2.0)
"""Seconds before each attempt; then always the last."""

_LASTING: Final = 10.0
"""One that worked for fewer seconds than this is asked less often: a disk may have room for a single row."""


class Unkept(Exception):
    """The database has not kept this or cannot say it: nothing of it may be told."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class Keeping:
    """`reason` is why nothing can be kept now; None while all is well. `attempt` does a small write."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self.reason: Reason | None = None
        self.works = asyncio.Event()
        self.works.set()
        self.troubles = 0
        """How often the database has failed since the server began."""

        self._attempt = attempt
        self._trying: asyncio.Task[None] | None = None
        self._attempts = 0
        self._since = 0.0
        self._until = 0.0

    def check(self) -> None:
        """Unkept at once while the database is known not to work: nobody waits for it in vain."""
        if self.reason is not None:
            raise Unkept(self.reason)

    @contextlib.contextmanager
    def watched(self) -> Generator[None]:
        """What the database is asked in here raises Unkept if it does not work."""
        try:
            yield
        except TROUBLE as error:
            reason = reason_of(error)
            self._note(reason, error)
            raise Unkept(reason) from error

    async def close(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    def _note(self, reason: Reason, error: Exception) -> None:
        self.troubles += 1
        figures.DATABASE_ERRORS.labels(reason).inc()
        if self.reason is None:
            # The words of the system alone: SQLAlchemy's would show the values that were not written.
            words = str(getattr(error, "orig", None) or type(error).__name__)
            _LOG.error(
                "the database does not work: %s", words, extra={"event": "database-trouble", "reason": reason}
            )
            self._since = time.monotonic()
            self.works.clear()
            self._trying = asyncio.create_task(self._try_again(), name="database")
        self.reason = reason

    async def _try_again(self) -> None:
        if self._since - self._until > _LASTING:
            self._attempts = 0
        while True:
            await asyncio.sleep(_PAUSES[min(self._attempts, len(_PAUSES) - 1)])
            self._attempts += 1
            try:
                await self._attempt()
            except TROUBLE as error:
                self.reason = reason_of(error)
            else:
                break
        self._until = time.monotonic()
        seconds = round(self._until - self._since, 1)
        _LOG.warning("the database works again", extra={"event": "database-recovered", "seconds": seconds})
        self.reason = None
        self.works.set()


def reason_of(error: Exception) -> Reason:
    origin = getattr(error, "orig", error)
    name = str(getattr(origin, "sqlite_errorname", ""))
    state = str(getattr(origin, "sqlstate", ""))
    if name == "SQLITE_FULL" or state == "53100":
        return "full"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or state in ("55P03", "40P01"):
        return "locked"
    return "lost"
