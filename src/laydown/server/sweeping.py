"""Now and then: tables that the operator has closed or deleted, and those whose time is over."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from laydown.server import logs
from laydown.server.keeping import Unkept

if TYPE_CHECKING:
    from laydown.server.lobby import Lobby

_EVERY: Final = 3600.0


async def sweep(lobby: Lobby) -> None:
    """Until it is cancelled."""
    settings = lobby.settings
    forgotten = -_EVERY - 1
    while True:
        await asyncio.sleep(settings.sweep)
        with contextlib.suppress(Unkept):
            await lobby.close_shut()
            if settings.retention.forgets and time.monotonic() - forgotten > min(
                _EVERY, 100 * settings.sweep
            ):
                forgotten = time.monotonic()
                gone = await lobby.storage.forget(settings.retention, int(time.time()))
                if gone:
                    logs.note("tables-forgotten", "tables were deleted after their time", tables=gone)
