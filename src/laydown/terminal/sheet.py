"""The score sheet as the players keep it, and the settlement below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.width import width

if TYPE_CHECKING:
    from laydown.games.rules import SheetRow
    from laydown.terminal.pen import Pen
    from laydown.terminal.table import Table

_LONGEST_NAME = 10


def show_sheet(table: Table, pen: Pen) -> None:
    """A row for each deal. Asterisks and circles, here parentheses, mean what the game's players mean."""
    rows, seats = table.sheet(), len(table.names)
    if not rows:
        pen.say("terminal-sheet-empty")
        return
    if pen.plain:
        _speak(table, pen)
        return
    written = [_head(seats, pen), *(_both(row) for row in rows)]
    if _too_wide(written, pen):
        written = [
            _short_head(seats, pen),
            *([str(row.number), *map(str, row.points)] for row in rows),
            [pen.text("terminal-account-total"), *(_total(rows[-1], seat) for seat in range(seats))],
        ]
    pen.columns(written)
    if any(any(row.stars) for row in rows):
        pen.say(f"terminal-sheet-stars-{table.game.name}")
    if any(any(row.circled) for row in rows):
        pen.say("terminal-sheet-circles")


def show_settlement(table: Table, pen: Pen) -> None:
    """What the winner receives, item by item; nothing without stakes."""
    lines = [(pen.speaker.say(line.message), line.amount) for line in table.settlement()]
    if not lines:
        return
    pen.gap()
    pen.say("terminal-settlement", seat=table.standing.winners[0])
    lines.append((pen.text("terminal-settlement-sum"), sum(amount for _, amount in lines)))
    if pen.plain:
        for what, amount in lines:
            pen.say("terminal-line", what=what, amount=amount)
    else:
        pen.columns([[what, str(amount)] for what, amount in lines])


def _speak(table: Table, pen: Pen) -> None:
    for row in table.sheet():
        pen.say("terminal-sheet-deal", number=row.number)
        for seat, total in enumerate(row.totals):
            pen.say("terminal-sheet-seat", seat=seat, points=row.points[seat], total=total)
            if row.stars[seat]:
                pen.say(f"terminal-sheet-starred-{table.game.name}", seat=seat, count=row.stars[seat])
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
    return [pen.text("terminal-sheet-number"), *(cut_name(_name(seat, pen), room) for seat in range(seats))]


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
    return cut_name(pen.name(seat), _LONGEST_NAME)


def cut_name(name: str, columns: int) -> str:
    """The beginning of a name, and the number after it, by which equal names are told apart."""
    if width(name) <= columns:
        return name
    beginning, _, number = name.rpartition(" ")
    if not number.isdecimal():
        beginning, number = name, ""
    while width(beginning) + width(number) > columns and beginning:
        beginning = beginning[:-1]
    return beginning.rstrip() + number


def _too_wide(table: list[list[str]], pen: Pen) -> bool:
    widths = [max(width(row[at]) for row in table) for at in range(len(table[0]))]
    return 2 + sum(widths) + 2 * (len(widths) - 1) > pen.console.columns
