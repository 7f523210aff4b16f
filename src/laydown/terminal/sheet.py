"""The score sheet as the players keep it, and the settlement below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.width import width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.rules import SettlementLine, SheetRow
    from laydown.terminal.pen import Pen

_LONGEST_NAME = 10


def show_sheet(rows: Sequence[SheetRow], seats: int, pen: Pen) -> None:
    """A row for each deal. An asterisk stands for each natural, a total in parentheses for the circle."""
    if not rows:
        pen.say("terminal-sheet-empty")
        return
    if pen.plain:
        _speak(rows, pen)
        return
    table = [_head(seats, pen), *(_both(row) for row in rows)]
    if _too_wide(table, pen):
        table = [
            _short_head(seats, pen),
            *([str(row.number), *map(str, row.points)] for row in rows),
            [pen.text("terminal-account-total"), *(_total(rows[-1], seat) for seat in range(seats))],
        ]
    pen.columns(table)
    if any(any(row.stars) for row in rows):
        pen.say("terminal-sheet-stars")
    if any(any(row.circled) for row in rows):
        pen.say("terminal-sheet-circles")


def show_settlement(lines: Sequence[SettlementLine], pen: Pen) -> None:
    if not lines:
        return
    pen.say("terminal-settlement")
    for line in lines:
        pen.say("terminal-settlement-line", what=pen.speaker.say(line.message), amount=line.amount)
    pen.say("terminal-settlement-sum", amount=sum(line.amount for line in lines))


def _speak(rows: Sequence[SheetRow], pen: Pen) -> None:
    for row in rows:
        pen.say("terminal-sheet-deal", number=row.number)
        for seat, total in enumerate(row.totals):
            pen.say("terminal-sheet-seat", seat=seat, points=row.points[seat], total=total)
            if row.stars[seat]:
                pen.say("terminal-sheet-naturals", seat=seat, count=row.stars[seat])
            if row.circled[seat]:
                pen.say("terminal-sheet-chapeau", seat=seat)


def _head(seats: int, pen: Pen) -> list[str]:
    cells: list[str] = []
    for seat in range(seats):
        cells += ["", _name(seat, pen)]
    return [pen.text("terminal-sheet-number"), *cells]


def _short_head(seats: int, pen: Pen) -> list[str]:
    """Names cut so that a column for each fits beside the first."""
    first = max(width(pen.text("terminal-account-total")), width(pen.text("terminal-sheet-number")))
    room = max(4, (pen.console.columns - 2 - first) // seats - 2)
    return [pen.text("terminal-sheet-number"), *(_cut(_name(seat, pen), room) for seat in range(seats))]


def _both(row: SheetRow) -> list[str]:
    """A deal's points and, as the players write it, the running total."""
    cells: list[str] = []
    for seat, points in enumerate(row.points):
        cells += [f"{points:+d}", _total(row, seat)]
    return [str(row.number), *cells]


def _total(row: SheetRow, seat: int) -> str:
    total = f"({row.totals[seat]})" if row.circled[seat] else str(row.totals[seat])
    return total + "*" * row.stars[seat]


def _name(seat: int, pen: Pen) -> str:
    return _cut(pen.name(seat), _LONGEST_NAME)


def _cut(name: str, columns: int) -> str:
    while width(name) > columns:
        name = name[:-1]
    return name


def _too_wide(table: list[list[str]], pen: Pen) -> bool:
    widths = [max(width(row[at]) for row in table) for at in range(len(table[0]))]
    return 2 + sum(widths) + 2 * (len(widths) - 1) > pen.console.columns
