"""Duplicates for two tables: two pairs play the same deals, the seats swapped, and compare afterwards."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.errors import ConfigError, Message
from laydown.games import game_of
from laydown.server import comparing, finished
from laydown.server.lobby import Trouble, seated, table_row, tell_of
from laydown.server.play import NOBODY
from laydown.server.tokens import new_table_id
from laydown.wire import duplicates as wire
from laydown.wire.pages import TableRequest
from laydown.words import Speaker

if TYPE_CHECKING:
    from laydown.server.rows import Storage
    from laydown.server.settings import Settings

SEATS: Final = 2


async def open_duplicate(
    storage: Storage, settings: Settings, wanted: wire.DuplicateRequest
) -> wire.DuplicateMade:
    """Both tables at once; ConfigError or Trouble if it cannot be played so."""
    first, second = (_table_request(wanted, at) for at in (0, SEATS))
    if sum(each.kind == "me" for each in first.seats) != 1 or any(each.kind == "me" for each in second.seats):
        raise Trouble("seats", 400)
    if all(each.kind == "bot" for each in second.seats):
        raise Trouble("seats-person", 400)
    row = table_row(first, settings)
    if getattr(game_of(row.preset).configure(row.preset, row.options), "cut", False):
        raise ConfigError(Message.of("server-refuse-cut"), "cut")
    seats, tokens, invites = seated(first)
    others, _, more_invites = seated(second)
    host = next(iter(tokens))
    row = replace(row, host=host, stock="split", duplicate=row.id, listed=False)
    twin = replace(row, id=new_table_id(), host=NOBODY, created=int(time.time()))
    await storage.add_table(row, seats)
    await storage.add_table(twin, others)
    tell_of(row, seats)
    tell_of(twin, others)
    return wire.DuplicateMade(
        duplicate=row.id,
        tables=[
            wire.DuplicateTable(table=row.id, invites=invites),
            wire.DuplicateTable(table=twin.id, invites=more_invites),
        ],
        token=tokens[host],
        seat=host,
    )


def _table_request(wanted: wire.DuplicateRequest, at: int) -> TableRequest:
    return TableRequest(
        preset=wanted.preset,
        options=wanted.options,
        name=wanted.name,
        colour=wanted.colour,
        seats=wanted.seats[at : at + SEATS],
        chat=wanted.chat,
        beat_seconds=wanted.beat_seconds,
        clock=wanted.clock,
        bot_delay=wanted.bot_delay,
        lang=wanted.lang,
    )


async def page(storage: Storage, duplicate: str, lang: str) -> wire.ComparisonPage:
    """How both tables did, once both are over; before that only who sits there."""
    found = await storage.duplicate(duplicate)
    if not found:
        raise Trouble("no-table", 404)
    names = [[each.name for each in seats if each.kind != "free"] for _, seats in found]
    tables = [row.id for row, _ in found]
    if len(found) < 2 or not await finished.may_be_shown(storage, found[0][0]):
        return wire.ComparisonPage(comparison=None, names=names, tables=tables)
    one, other = [await finished.played_again(storage, row, seats) for row, seats in found]
    where = [
        comparing.shown(match, row.id, f"/api/tables/{row.id}/record", comparing.notes(match, lang))
        for match, (row, _) in zip((one, other), found, strict=True)
    ]
    comparison = comparing.compared((one, other), where, None)
    title = Speaker(lang).text(f"preset-{found[0][0].preset}")
    whole = msgspec.structs.replace(comparison, title=title)
    return wire.ComparisonPage(comparison=whole, names=names, tables=tables)
