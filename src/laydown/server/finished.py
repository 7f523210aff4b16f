"""Finished matches, played again from their rows: for comparing and counting, away from any room."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from laydown.server import play
from laydown.server.outline import is_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.server.rows import AtomRow, SeatRow, Storage, TableRow
    from laydown.table.match import Match


async def may_be_shown(storage: Storage, table: TableRow) -> bool:
    """Whether the match is over, and with it whatever else is played from the same secret."""
    if not is_over(table) or table.duplicate is None:
        return is_over(table)
    return all(plays_no_more(each) for each, _ in await storage.duplicate(table.duplicate))


def plays_no_more(table: TableRow) -> bool:
    """Whether nothing can be learnt any more for playing here: it is over, or was closed by the operator."""
    return is_over(table) or table.shut is True


async def played_again(storage: Storage, table: TableRow, seats: Sequence[SeatRow]) -> Match:
    """The match of a table as its rows tell it, its secret shown; only for one that `may_be_shown`."""
    match = await asyncio.to_thread(_again, table, seats, await storage.atoms(table.id))
    if match.over:
        match.show_secret()
    return match


def _again(table: TableRow, seats: Sequence[SeatRow], atoms: Sequence[AtomRow]) -> Match:
    match = play.begin(table, play.setup_of(table, seats))
    play.play_again(match, atoms)
    return match
