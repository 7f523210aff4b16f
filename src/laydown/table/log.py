"""The log of a match: every event, numbered from 0 without holes, and what was done deal by deal."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card
    from laydown.errors import Refusal
    from laydown.games.rules import DealPlan, Event, Standing, Watcher


class Log:
    """All that happened, in order; the truth of which every view is a fold. It only ever grows."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __len__(self) -> int:
        return len(self.events)

    def append(self, event: Event) -> None:
        self.events.append(event)

    def extend(self, events: Iterable[Event]) -> None:
        self.events += events

    def stream(self, watcher: Watcher, since: int = 0) -> list[tuple[int, Event | None]]:
        """Every event from number `since` on as this seat sees it; None for one that it may not see."""
        return [(number, event.seen_by(watcher)) for number, event in enumerate(self.events[since:], since)]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing done in a deal: `action` is an atom, or None where the seat took its last one back, with the
    consent of all as the first of the last `back` steps.

    The events numbered from `since` up to but not including `until` came of it; `by_dice` says that the
    seat left the choice to the dice, and `never_shown` that it was taken back while it was still hidden.
    """

    seat: int
    action: Any | None
    since: int
    until: int
    by_dice: bool = False
    never_shown: bool = False
    back: int = 1


@dataclass(slots=True)
class DealStory:
    """A deal as it was played: its plan and order, and every step, also those taken back.

    `began` is the number of its first event, and `unsettled` counts the last steps whose choices are
    hidden until the others have chosen too. `together` says that in this deal all choose at once.
    """

    plan: DealPlan
    order: tuple[Card, ...]
    began: int
    steps: list[Step] = field(default_factory=list[Step])
    unsettled: int = 0
    together: bool = False
    undone: int = 0
    """How often something was taken back."""

    result: Any = None
    standing: Standing | None = None
    """Where the match stood after this deal."""

    in_force: list[Step] = field(default_factory=list[Step])
    """The steps that were not taken back."""

    looked_at: dict[int, Refusal | None] = field(default_factory=dict[int, "Refusal | None"])
    """Why a step cannot be taken back whatever comes after it, by `since`, for those that were asked about:
    that stays.
    """

    def do(self, step: Step) -> None:
        """Note that this was done."""
        self.steps.append(step)
        self.in_force.append(step)

    def take_back(self, back: Step) -> None:
        """Note that the last steps in force are taken back."""
        last = self.in_force[-1]
        if self.unsettled:
            self.steps[self.steps.index(last)] = replace(last, never_shown=True)
            self.unsettled += 1
        self.steps.append(back)
        del self.in_force[-back.back :]
        self.undone += 1
