"""Taking back: one's own last lay, addition or discard, as long as nobody has seen a card because of it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Card
from laydown.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from laydown.games.rules import Event, View
    from laydown.table.log import DealStory, Step

TAKEN_BACK: Final = ("lay", "add", "discard")
"""The verbs that can be taken back: those that show nothing but the seat's own card."""

_NOTHING: Final = Refusal.of("TABLE-UNDO-1", "table-refuse-undo-nothing")
_ACTED: Final = Refusal.of("TABLE-UNDO-1", "table-refuse-undo-acted")
_SEEN: Final = Refusal.of("TABLE-UNDO-3", "table-refuse-undo-seen")
_SEEN_SINCE: Final = Refusal.of("TABLE-UNDO-5", "table-refuse-undo-seen-since")
"""What is said after nearly every step, made once."""

LIMIT: Final = 50
"""How often a deal may be taken back: each time it is played again from its order."""


def why_not_take_back(story: DealStory | None, seat: int, told: Sequence[Event]) -> Refusal | None:
    """A seat may take back its last lay, addition or discard until anyone draws, takes or acts
    (TABLE-UNDO-1), if it did not end the deal (TABLE-UNDO-2), showed no card but its own and told nothing of
    another hand (TABLE-UNDO-3), fifty times a deal in all (TABLE-UNDO-4).

    `told` are the events of the match.
    """
    place = _last_of(story, seat)
    if story is None or place is None:
        return _NOTHING
    if story.result is not None:
        return Refusal.of("TABLE-UNDO-2", "table-refuse-undo-deal-over")
    last = story.in_force[-1]
    if last.seat != seat:
        return _ACTED
    return _why_not_this(story, last, told) or _why_not_again(story)


def why_not_take_back_later(
    story: DealStory | None, seat: int, told: Sequence[Event], uncovers: Callable[[Sequence[Step]], bool]
) -> Refusal | None:
    """With the consent of all, a seat may take back its last lay, addition or discard together with what was
    done since, if by that too nobody has seen a card; not where all choose at once (TABLE-UNDO-5).

    `uncovers` says whether something of a hidden hand lies open because of these last steps.
    """
    place = _last_of(story, seat)
    if story is None or place is None or story.result is not None:
        return why_not_take_back(story, seat, told)
    steps = story.in_force
    asked, since = steps[place], steps[place + 1 :]
    refusal = _why_not_this(story, asked, told)
    if refusal is None and since:
        refusal = _why_not_since(story, since, told, uncovers)
    return refusal or _why_not_again(story)


def steps_back(story: DealStory, seat: int) -> int:
    """How many steps are taken back with the last one of this seat."""
    place = _last_of(story, seat)
    return 0 if place is None else len(story.in_force) - place


def uncovers(view: View, events: Sequence[Event], count: int) -> bool:
    """Whether a hand holds fewer hidden cards since the last so many events of the deal; `view` is a new one
    of a spectator.
    """
    _fold_all(view, events[: len(events) - count])
    before = _hidden_cards(view)
    _fold_all(view, events[len(events) - count :])
    return any(now < then for now, then in zip(_hidden_cards(view), before, strict=True))


def _fold_all(view: View, events: Iterable[Event]) -> None:
    for event in events:
        seen = event.seen_by(view.seat)
        if seen is not None:
            view.fold(seen)


def _hidden_cards(view: View) -> tuple[int, ...]:
    """Per seat, how many cards of its hand not everybody knows; from a spectator's view."""
    known = (len(cards) for cards in view.known)
    return tuple(held - shown for held, shown in zip(view.counts, known, strict=True))


def _last_of(story: DealStory | None, seat: int) -> int | None:
    """The place, among the steps in force, of the last one of this seat."""
    steps = story.in_force if story is not None else []
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat == seat:
            return place
    return None


def _why_not_this(story: DealStory, step: Step, told: Sequence[Event]) -> Refusal | None:
    """What can be taken back at all: a lay, an addition or a discard that showed its own card only
    (TABLE-UNDO-3).
    """
    if step.since not in story.looked_at:
        story.looked_at[step.since] = _why_never(step, told)
    return story.looked_at[step.since]


def _why_never(step: Step, told: Sequence[Event]) -> Refusal | None:
    assert step.action is not None  # noqa: S101 - steps in force have actions
    if step.action.verb not in TAKEN_BACK:
        return _SEEN
    if _shows_others(step, told):
        return Refusal.of("TABLE-UNDO-3", "table-refuse-undo-shown")
    if _tells(step, told):
        return Refusal.of("TABLE-UNDO-3", "table-refuse-undo-told")
    return None


def _why_not_since(
    story: DealStory, since: Sequence[Step], told: Sequence[Event], uncovers: Callable[[Sequence[Step]], bool]
) -> Refusal | None:
    """Since then none was drawn or shuffled, and none shown that was hidden (TABLE-UNDO-5)."""
    if story.together:
        return Refusal.of("TABLE-UNDO-5", "table-refuse-undo-together")
    if any(
        _hides(step, told) or _shows_others(step, told) or _tells(step, told) for step in since
    ) or uncovers(since):
        return _SEEN_SINCE
    return None


def _why_not_again(story: DealStory) -> Refusal | None:
    """Fifty times a deal something is taken back, and no more (TABLE-UNDO-4)."""
    if story.undone >= LIMIT:
        return Refusal.of("TABLE-UNDO-4", "table-refuse-undo-often", count=LIMIT)
    return None


def _hides(step: Step, told: Sequence[Event]) -> bool:
    """Whether there is something in it that was not for everyone: a card drawn, an order."""
    for event in told[step.since : step.until]:
        seen = event.seen_by(None)
        if seen is not event and seen != event:
            return True
    return False


def _shows_others(step: Step, told: Sequence[Event]) -> bool:
    """Whether it has shown a card beside those that were played and those that lay open on the pile."""
    for event in told[step.since : step.until]:
        received = event.received()
        own = {*_cards_in(step.action), *(received[1] if received is not None else ())}
        if any(shown not in own for shown in _cards_in(event.seen_by(None))):
            return True
    return False


def _tells(step: Step, told: Sequence[Event]) -> bool:
    return any(event.tells_of_hand for event in told[step.since : step.until])


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
