"""The end of a match: who won, the sheet, the settlement, and how to check the deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.sheet import show_settlement, show_sheet

if TYPE_CHECKING:
    from laydown.table.match import Match
    from laydown.terminal.pen import Pen


def show_match_end(match: Match, pen: Pen) -> None:
    pen.console.heading(pen.text("terminal-match-over"))
    winners = match.standing.winners
    if len(winners) == 1:
        pen.say("terminal-winner", seat=winners[0], points=match.standing.totals[winners[0]])
    else:
        names = tuple(pen.name(seat) for seat in winners)
        pen.say("terminal-winners", names=names, points=match.standing.totals[winners[0]])
    if match.standing.reason is not None:
        pen.console.say(pen.speaker.say(match.standing.reason))
    pen.gap()
    show_sheet(match.sheet(), match.seats, pen)
    show_settlement(match.settlement(), pen)
