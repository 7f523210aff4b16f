"""Many deals at once: a batch divided among the cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import in_parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.compiled import Records

PART: Final = 1024
"""How many deals one thread takes at a time."""


def over_cores(play: Callable[[int, Records], int], ends: Records, cores: int = 0, part: int = PART) -> int:
    """Call `play` with the number of the first and the records of each part of `ends`; gives the sum of what
    it gives. With 0 on all cores.
    """
    return sum(in_parts(len(ends), lambda first, end: play(first, ends[first:end]), cores, part))
