"""Many deals at once: a batch divided among the cores.

Compiled code runs outside Python's lock, so threads are enough.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.compiled import Records

PART: Final = 1024
"""How many deals one thread takes at a time."""


def cores_here() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux tells
        return os.cpu_count() or 1


def over_cores(play: Callable[[int, Records], int], ends: Records, cores: int = 0, part: int = PART) -> int:
    """Call `play` with the number of the first and the records of each part of `ends`; gives the sum of what
    it gives. With 0 on all cores.
    """
    firsts = range(0, len(ends), part)
    threads = min(cores or cores_here(), len(firsts))

    def play_part(at: int) -> int:
        return play(at, ends[at : at + part])

    if threads < 2:
        return sum(map(play_part, firsts))
    play(0, ends[:0])  # so that one thread alone compiles
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(play_part, firsts))
