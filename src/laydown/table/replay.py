"""Stepping through a record: from one seat's view, a spectator's, or with all cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from laydown.games import GAMES
from laydown.games.rules import DEALER
from laydown.table.reader import Reader
from laydown.table.view import TableView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.games.rules import Event, Game
    from laydown.table.match import Match

ALL: Final = "all"

Eyes: TypeAlias = "int | Literal['all'] | None"
"""Whose eyes: a seat's, a spectator's (None), or everyone's at once."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One step of a record.

    `number` counts the steps of the deal from 1, and is 0 for the dealing itself. `kind` says what was done:
    cards dealt, an action, an action taken back, a choice that these eyes may not see yet, or something that
    happened at the table beside the deal, whose number is that of the step before. `events` are
    those that came of it, as seen, with their numbers; `views` hold one view, and for everyone's eyes one a
    seat. The views go on with the replay: look at them before asking for the next step.
    """

    deal: int
    number: int
    kind: Literal["deal", "act", "undo", "hidden", "table"]
    seat: int
    action: Any
    events: tuple[tuple[int, Event | None], ...]
    views: tuple[TableView, ...]

    @property
    def view(self) -> TableView:
        """The view, or the first of them."""
        return self.views[0]


def steps(text: str, eyes: Eyes, games: Sequence[Game] = GAMES) -> Iterator[ReplayStep]:
    """The steps of a record one after the other; RecordError at the first line that does not hold."""
    reader = Reader(text, games)
    views: tuple[TableView, ...] = ()
    for match in reader.play():
        if not views:
            watchers = range(match.seats) if eyes == ALL else (eyes,)
            views = tuple(TableView(match.game, watcher) for watcher in watchers)
        since = views[0].seen
        for view in views:
            for number, event in match.stream(view.seat, since):
                view.fold(number, event)
        shown = (
            tuple(enumerate(match.log.events[since:], since)) if eyes == ALL else match.stream(eyes, since)
        )
        yield _step(match, eyes, tuple(shown), views)


def _step(
    match: Match,
    eyes: Eyes,
    events: tuple[tuple[int, Event | None], ...],
    views: tuple[TableView, ...],
) -> ReplayStep:
    story = match.stories[-1]
    deal = story.plan.number
    happened = match.incidents.told[-1] if match.incidents.told else None
    if happened is not None and events and happened.number == events[0][0]:
        seat = DEALER if happened.incident.seat is None else happened.incident.seat
        return ReplayStep(deal, happened.steps, "table", seat, None, events, views)
    if not story.steps:
        return ReplayStep(deal, 0, "deal", DEALER, None, events, views)
    done = story.steps[-1]
    kind: Literal["act", "undo", "hidden"] = "undo" if done.action is None else "act"
    if kind == "act" and story.unsettled and eyes not in (ALL, done.seat):
        kind = "hidden"
    action = done.action if kind == "act" else None
    return ReplayStep(deal, len(story.steps), kind, done.seat, action, events, views)
