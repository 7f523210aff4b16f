"""The end of a match: who won, the sheet, the settlement, and how to check the deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.sheet import show_settlement, show_sheet

if TYPE_CHECKING:
    from laydown.table.match import Match
    from laydown.terminal.pen import Pen
    from laydown.terminal.table import Table


def show_match_end(table: Table, pen: Pen) -> None:
    pen.console.heading(pen.text("terminal-match-over"))
    standing = table.standing
    winners = standing.winners
    reason = [] if standing.reason is None else [pen.speaker.say(standing.reason)]
    named = standing.reason is not None and "winner" in dict(standing.reason.values)
    if named or not winners:
        pen.facts(reason or [pen.text("table-event-match-ended")])
    elif len(winners) == 1:
        pen.facts([pen.text("terminal-winner", seat=winners[0]), *reason])
    else:
        names = tuple(pen.name(seat) for seat in winners)
        points = standing.totals[winners[0]]
        pen.facts([pen.text("terminal-winners", names=names, points=points), *reason])
    pen.gap()
    show_sheet(table, pen)
    show_settlement(table, pen)


def show_record(match: Match, path: str, program: str, pen: Pen) -> None:
    """Where the record lies, and what can be done with it; the lines can be copied as they stand."""
    pen.gap()
    if match.chance.commitment is not None and not match.chance.seeded:
        pen.say("terminal-commitment-kept")
    pen.say("terminal-record-kept")
    pen.console.verbatim(f"  {path}")
    pen.say("terminal-record-use")
    pen.console.verbatim(f"  {program} check {path}")
    pen.console.verbatim(f"  {program} replay {path}")
