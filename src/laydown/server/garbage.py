"""What keeps memory small: few heaps, and when Python looks for what only holds itself, like a closed room.

Of its own accord it does so whenever the heap has grown by a quarter, at whichever action that falls upon,
and goes through all that there is: with hundreds of tables everyone waits for a tenth of a second and more.
Here it is done by the clock, and so seldom that it takes no more than one part in `_SHARE` of the time: what
is large, a match, leaves the memory without it. What came into being before the first table is never gone
through again.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import time
from typing import Final

_EVERY: Final = 60.0
_SHARE: Final = 2000.0
_YOUNG: Final = (2_000, 10)
"""New objects until the young ones are looked through, and how often that is until those that stayed are."""

_NEVER: Final = 1_000_000_000


_ARENA_MAX: Final = -8
"""glibc's M_ARENA_MAX."""

_ARENAS: Final = 2


def few_arenas() -> None:
    """Once, before there are other threads. The C library gives each thread a heap of its own, and what one
    leaves free there the others do not use: memory grows for hours. Where it cannot be told, nothing happens.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(_ARENA_MAX, _ARENAS)


def settle() -> None:
    """Once, when the server is ready."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG, _NEVER)


async def collect() -> None:
    """As long as the server runs."""
    pause = _EVERY
    while True:
        await asyncio.sleep(pause)
        began = time.monotonic()
        gc.collect()
        pause = max(_EVERY, _SHARE * (time.monotonic() - began))
