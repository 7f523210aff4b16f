"""Time that passes when a test says so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from laydown.server.timekeeper import Timekeeper

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(eq=False)
class FakeTimer:
    when: float
    what: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class FakeTime(Timekeeper):
    """Begins somewhere; what was to be called is called while it passes, in order."""

    at: float = 1_900_000_000.0
    timers: list[FakeTimer] = field(default_factory=list[FakeTimer])

    def now(self) -> float:
        return self.at

    def steady(self) -> float:
        return self.at

    def call_later(self, seconds: float, what: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(self.at + seconds, what)
        self.timers.append(timer)
        return timer

    def passes(self, seconds: float) -> None:
        end = self.at + seconds
        while due := [each for each in self.timers if not each.cancelled and each.when <= end]:
            first = min(due, key=lambda each: each.when)
            self.timers.remove(first)
            self.at = max(self.at, first.when)
            first.what()
        self.timers = [each for each in self.timers if not each.cancelled]
        self.at = end
