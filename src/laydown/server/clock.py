"""The time for a beat, where the table has agreed on one: who has not chosen then has chosen by default."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laydown.server import particulars

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.table.match import Match


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time for this half of a beat is over."""

    half: tuple[int, int, str]


class BeatClock:
    """Runs for each half of a beat anew. `seconds` is None where nobody is hurried."""

    def __init__(self, seconds: int | None, tell: Callable[[TimeUp], None]) -> None:
        self._seconds = seconds
        self._tell = tell
        self._half: tuple[int, int, str] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def set_for(self, match: Match) -> None:
        """Start for the half of a beat that stands, unless it runs already."""
        half = None
        if self._seconds is not None and not match.deal_over and not match.incidents.paused:
            half = particulars.beat(match.view(None).deal)
        if half == self._half:
            return
        self.stop()
        self._half = half
        if half is not None and self._seconds is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._tell, TimeUp(half))

    def left(self) -> float | None:
        """The seconds left; None where nobody is hurried."""
        if self._timer is None:
            return None
        return round(max(0.0, self._timer.when() - asyncio.get_running_loop().time()), 1)

    def is_due(self, up: TimeUp) -> bool:
        return up.half == self._half

    def choice(self, match: Match, seat: int) -> Any:  # noqa: ANN401 - the game's own atom
        return particulars.late_choice(match.deal_view(seat), match.offer(seat))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
