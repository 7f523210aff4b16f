"""Taking back: one's own last lay, addition or discard, as long as nobody has seen a card because of it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Card
from laydown.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.games.rules import Event
    from laydown.table.log import DealStory

TAKEN_BACK: Final = ("lay", "add", "discard")
"""The verbs that can be taken back: those that show nothing but the seat's own card."""

LIMIT: Final = 50
"""How often a deal may be taken back: each time it is played again from its order."""


def why_not_take_back(story: DealStory | None, seat: int, events: Sequence[Event]) -> Refusal | None:
    """A seat may take back its last lay, addition or discard until anyone draws, takes or acts
    (TABLE-UNDO-1), if it did not end the deal (TABLE-UNDO-2), showed no card but its own and told nothing of
    another hand (TABLE-UNDO-3), fifty times a deal in all (TABLE-UNDO-4).

    `events` are those that came of the deal's last step.
    """
    steps = story.in_force() if story is not None else []
    if story is None or not any(step.seat == seat for step in steps):
        return Refusal.of("TABLE-UNDO-1", "table-refuse-undo-nothing")
    if story.result is not None:
        return Refusal.of("TABLE-UNDO-2", "table-refuse-undo-deal-over")
    last = steps[-1]
    if last.seat != seat:
        return Refusal.of("TABLE-UNDO-1", "table-refuse-undo-acted")
    assert last.action is not None  # noqa: S101 - steps in force have actions
    if last.action.verb not in TAKEN_BACK:
        return Refusal.of("TABLE-UNDO-3", "table-refuse-undo-seen")
    own = set(_cards_in(last.action))
    if any(shown not in own for event in events for shown in _cards_in(event.seen_by(None))):
        return Refusal.of("TABLE-UNDO-3", "table-refuse-undo-shown")
    if any(event.tells_of_hand for event in events):
        return Refusal.of("TABLE-UNDO-3", "table-refuse-undo-told")
    if story.undone >= LIMIT:
        return Refusal.of("TABLE-UNDO-4", "table-refuse-undo-often", count=LIMIT)
    return None


def _cards_in(thing: Any) -> Iterator[Card]:  # noqa: ANN401 - any event, action or part of one
    """Every card named anywhere in it."""
    match thing:
        case Card():
            yield thing
        case tuple():
            for each in thing:  # pyright: ignore[reportUnknownVariableType] - of any event
                yield from _cards_in(each)
        case _ if is_dataclass(thing):
            for field in fields(thing):
                yield from _cards_in(getattr(thing, field.name))
        case _:
            return
