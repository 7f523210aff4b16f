"""The lines of a record, made from a match: what docs/records.md describes.

Reading makes the same lines again and compares, so what a line says about the cards is said here only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cards import text_of
from laydown.games.rules import DEALER
from laydown.table.events import FirstDealer
from laydown.table.stock import SPLIT
from laydown.table.versions import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from laydown.cards import Card
    from laydown.games.rules import DealPlan, Event
    from laydown.table.contributions import Contribution
    from laydown.table.incidents import Placed
    from laydown.table.log import DealStory, Step
    from laydown.table.match import Match

FORMAT: Final = 1
FIRST_LINE: Final = f"laydown record {FORMAT}"
CARDS_A_LINE: Final = 26
SEALED: Final = "sealed"
TABLE: Final = "table"
BROKEN_OFF: Final = "broken off"
NONE: Final = "none"
WITHHELD: Final = "withheld"


def whole_text(match: Match, *, sealed: bool) -> str:
    """The record of a match; `sealed` leaves out what the seats may not know while it is played."""
    lines = [*_header(match, sealed=sealed), ""]
    if match.setup.excerpt is None:
        lines += [with_remark(f"first dealer: {match.first_dealer + 1}", low_draw(match)), ""]
    for number, story in enumerate(match.stories, 1):
        placed = [each for each in match.incidents.told if each.deals == number]
        lines += [*_deal(match, story, placed, sealed=sealed), ""]
    if match.over:
        lines.append(with_remark("end", ending(match)))
    return "\n".join(lines).rstrip("\n") + "\n"


def _header(match: Match, *, sealed: bool) -> Iterator[str]:
    setup, chance = match.setup, match.chance
    yield FIRST_LINE
    yield f"dice: {chance.version}"
    yield f"rules: {RULES_VERSION}"
    yield f"preset: {setup.preset}"
    for name, value in setup.options().items():
        yield f"option {name}: {value}"
    if setup.stock == SPLIT:
        yield f"stock: {SPLIT}"
    for number, name in enumerate(setup.names, 1):
        yield f"seat {number}: {name}"
    if chance.commitment is not None:
        yield f"commitment: {chance.commitment}"
    for each in chance.contributions:
        yield f"contribution {each.seat + 1}: {contribution_text(each)}"
    if chance.seeded:
        yield "seed: unproved"
    if chance.secret is not None and not sealed:
        yield f"secret: {chance.secret.hex()}"
    if setup.excerpt is not None:
        yield "excerpt: yes"
        if any(setup.excerpt.totals):
            yield f"totals: {_row(setup.excerpt.totals)}"


def contribution_text(part: Contribution) -> str:
    """What a seat gave to the dice: its commitment and its value, or which of them never came."""
    if part.commitment is None:
        return NONE
    return f"{part.commitment} {part.value or WITHHELD}"


def _deal(match: Match, story: DealStory, placed: Sequence[Placed], *, sealed: bool) -> Iterator[str]:
    yield plan_line(story.plan, match.seats)
    yield from ["order: " + SEALED] if sealed else _wrapped("order:", story.order)
    steps = story.steps[: len(story.steps) - story.unsettled] if sealed else story.steps
    for done, step in enumerate(steps):
        yield from (incident_line(each) for each in placed if each.steps == done)
        if step.seat == DEALER and step.action is not None:
            yield from ["dealer reshuffle " + SEALED] if sealed else reshuffle_lines(step.action.order)
        elif step.never_shown and sealed:
            yield f"{step.seat + 1} {SEALED}"
        else:
            yield with_remark(step_line(step), received(match, step, sealed=sealed))
    yield from (incident_line(each) for each in placed if each.steps >= len(steps) and not each.scored)
    for name, value in deal_remarks(story).items():
        yield f"; {name} {value}"
    yield from (incident_line(each) for each in placed if each.scored)


def incident_line(placed: Placed) -> str:
    """What happened beside the deal: `table resign 2`."""
    return f"{TABLE} {placed.incident}"


def plan_line(plan: DealPlan, seats: int) -> str:
    """`deal 3: dealer 2`, and who plays it where that is not everyone."""
    line = f"deal {plan.number}: dealer {plan.dealer + 1}"
    if len(plan.players) == seats:
        return line
    return f"{line} players {_row(seat + 1 for seat in plan.players)}"


def step_line(step: Step) -> str:
    """`1 draw`, `2 cut 40 by dice`, `1 undo`, `1 undo agreed`."""
    if step.action is None:
        return f"{step.seat + 1} undo{' agreed' if step.back > 1 else ''}"
    return f"{step.seat + 1} {step.action}{' by dice' if step.by_dice else ''}"


def reshuffle_lines(order: Iterable[Card]) -> list[str]:
    return _wrapped("dealer reshuffle", order)


def with_remark(line: str, remark: str) -> str:
    return f"{line} ; {remark}" if remark else line


# What follows from the rest of the record: written as a comment, and checked when it is read.


def low_draw(match: Match) -> str:
    """The cards drawn for the first deal: `1 KS, 2 3H`."""
    found = next(event for event in match.log.events if isinstance(event, FirstDealer))
    return ", ".join(f"{seat + 1} {card.text}" for seat, card in found.draws)


def received(match: Match, step: Step, *, sealed: bool) -> str:
    """The cards that came into hands by a step: those of its own seat alone as `7H`, else `1 7H, 2 QS`.

    With `sealed` those that a spectator was shown.
    """
    rows = list(_received(match.events_of(step), sealed=sealed))
    if len(rows) == 1 and rows[0][0] == step.seat:
        return rows[0][1]
    return ", ".join(f"{seat + 1} {row}" for seat, row in rows)


def _received(events: Iterable[Event], *, sealed: bool) -> Iterator[tuple[int, str]]:
    for event in events:
        seen = event.seen_by(None) if sealed else event
        received = seen.received() if seen is not None else None
        if received is not None:
            seat, row = received
            yield seat, text_of(row)


def deal_remarks(story: DealStory) -> dict[str, str]:
    """What a finished deal came to, by the word that begins its line; empty while it is played."""
    if story.result is None or story.standing is None:
        return {}
    remarks: dict[str, str] = {}
    if story.result.out is not None:
        remarks["out:"] = str(story.result.out + 1)
    remarks["points:"] = _row(story.result.points)
    remarks["totals:"] = _row(story.standing.totals)
    if any(story.standing.marks):
        remarks["marks:"] = _row(story.standing.marks)
    return remarks


def ending(match: Match) -> str:
    """`won by 1`, `shared by 1 3`, `broken off`; nothing for an excerpt, which has no winner."""
    winners = match.standing.winners
    if not winners:
        return "" if match.setup.excerpt is not None else BROKEN_OFF
    return f"{'won' if len(winners) == 1 else 'shared'} by {_row(seat + 1 for seat in winners)}"


def _row(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _wrapped(first: str, row: Iterable[Card]) -> list[str]:
    texts = [card.text for card in row]
    return [
        first,
        *("  " + " ".join(texts[at : at + CARDS_A_LINE]) for at in range(0, len(texts), CARDS_A_LINE)),
    ]
