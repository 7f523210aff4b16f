"""How long something may take, at hardly more than a look at the clock for each time that it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.server.timekeeper import Timekeeper

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.server.timekeeper import Timer

_NOTHING: Final = 0.001
_TIME: Final = Timekeeper()


class Patience:
    """`ended` is called, once, when what has begun has not ended within its seconds.

    The timer stays when it ends in time, and looks when it strikes whether something else has begun since.
    """

    __slots__ = ("_ended", "_seconds", "_since", "_time", "_timer")

    def __init__(self, ended: Callable[[], object], time: Timekeeper = _TIME) -> None:
        self._ended = ended
        self._time = time
        self._seconds = 0.0
        self._since: float | None = None
        self._timer: Timer | None = None

    def begin(self, seconds: float) -> None:
        """Each time with as many seconds as before, or more."""
        self._seconds = seconds
        self._since = self._time.steady()
        if self._timer is None:
            self._strike_in(seconds)

    def end(self) -> None:
        self._since = None

    def stop(self) -> None:
        self._since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _strike_in(self, seconds: float) -> None:
        self._timer = self._time.call_later(seconds, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._since is None:
            return
        left = self._since + self._seconds - self._time.steady()
        if left > _NOTHING:
            self._strike_in(left)
        else:
            self._since = None
            self._ended()
