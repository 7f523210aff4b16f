"""How a table stands, as its rows in the store tell it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from laydown.server import play
from laydown.server.consent import Consent
from laydown.server.finished import may_be_shown
from laydown.server.telling import Standing
from laydown.server.times import Clock

if TYPE_CHECKING:
    from laydown.server.rows import Storage
    from laydown.server.timekeeper import Timekeeper


async def from_rows(storage: Storage, table: str, time: Timekeeper) -> tuple[Standing, int] | None:
    """How the table stands, and how many rows tell its match; None if there is no such table."""
    row = await storage.table(table)
    if row is None:
        return None
    seats = await storage.seats(table)
    standing = Standing(row, seats, play.setup_of(row, seats), time=time)
    standing.clock = Clock.of(row.clock, len(seats), time, row.times)
    standing.consent = Consent(row.question)
    if row.contributions is None or any(each.kind == "free" for each in seats):
        return standing, 0
    atoms = await storage.atoms(table)
    match = standing.match = play.begin(row, standing.setup)
    await asyncio.to_thread(play.play_again, match, atoms)
    if match.over and await may_be_shown(storage, row):
        match.show_secret()
    if match.deal_over and not match.over:
        standing.ready = {each.seat for each in seats if each.ready == len(match.results)}
    return standing, len(atoms)
