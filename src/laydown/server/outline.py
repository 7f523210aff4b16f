"""How matches stand, for a list of one's own: from a line kept beside their rows, not by playing again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from laydown.server import play
from laydown.server.times import seconds_left
from laydown.server.tokens import seat_of
from laydown.wire import pages
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.server.rows import AtomRow, SeatRow, Storage, TableRow
    from laydown.table.match import Match


class Outline(msgspec.Struct, frozen=True):
    """What everyone at the table knows: totals, who is to act, how many deals are done, who has won."""

    totals: list[int]
    to_act: list[int]
    deals: int
    deal_over: bool
    winners: list[int]
    resting: list[int] = []
    """The seats that a bot plays for, until their owner is back or for good."""

    paused: bool = False


def written(match: Match) -> str:
    return msgspec.json.encode(
        Outline(
            totals=list(match.standing.totals),
            to_act=list(match.to_act()),
            deals=len(match.results),
            deal_over=match.deal_over,
            winners=list(match.standing.winners),
            resting=sorted(match.incidents.bots | match.incidents.resigned),
            paused=match.incidents.paused and not match.over,
        )
    ).decode()


def is_over(row: TableRow) -> bool:
    """Whether the match of a table is over: also where the server was killed before it had noted that."""
    if row.over or row.outline is None:
        return row.over
    return bool(msgspec.json.decode(row.outline, type=Outline).winners)


async def my_matches(storage: Storage, wanted: pages.MatchesRequest, now: float) -> pages.MatchesPage:
    """Those of the seats whose token is right; all others are gone, whatever the reason."""
    found = {
        row.id: (row, seats) for row, seats in await storage.tables([each.table for each in wanted.seats])
    }
    outlines: dict[str, Outline | None] = {}
    matches: list[pages.MyMatch] = []
    gone: list[str] = []
    nobody: list[SeatRow] = []
    for asked in wanted.seats:
        row, seats = found.get(asked.table) or (None, nobody)
        own = seat_of(asked.token, seats)
        if row is None or own is None:
            gone.append(asked.table)
        else:
            if row.id not in outlines:
                outlines[row.id] = await _outline(storage, row, seats)
            match = _match(row, seats, own, outlines[row.id], Speaker(wanted.lang))
            left = None if row.over else seconds_left(row.clock, row.times, now)
            matches.append(msgspec.structs.replace(match, left=left))
    return pages.MatchesPage(matches=matches, gone=gone)


async def _outline(storage: Storage, row: TableRow, seats: Sequence[SeatRow]) -> Outline | None:
    """None while seats are free, nothing done before the match has begun; played again where nothing is
    kept yet, as before the first action.
    """
    if any(each.kind == "free" for each in seats):
        return None
    if row.contributions is None:
        return Outline(totals=[0] * len(seats), to_act=[], deals=0, deal_over=False, winners=[])
    text = row.outline
    if text is None:
        text = await asyncio.to_thread(_played_again, row, seats, await storage.atoms(row.id))
        await storage.keep_outline(row.id, text)
    return msgspec.json.decode(text, type=Outline)


def _played_again(row: TableRow, seats: Sequence[SeatRow], atoms: Sequence[AtomRow]) -> str:
    match = play.begin(row, play.setup_of(row, seats))
    play.play_again(match, atoms)
    return written(match)


def _match(
    row: TableRow, seats: Sequence[SeatRow], own: SeatRow, outline: Outline | None, speaker: Speaker
) -> pages.MyMatch:
    return pages.MyMatch(
        table=row.id,
        title=speaker.text(f"preset-{row.preset}"),
        preset=row.preset,
        seat=own.seat,
        players=[_player(each, outline) for each in seats],
        deals=0 if outline is None else outline.deals,
        my_turn=not row.over and outline is not None and _is_awaited(own, outline),
        over=row.over,
        played=row.created if row.played is None else row.played,
        paused=outline is not None and outline.paused,
        broken_off=row.over and outline is not None and not outline.winners,
    )


def _is_awaited(own: SeatRow, outline: Outline) -> bool:
    if outline.paused or own.seat in outline.resting:
        return False
    if outline.deal_over:
        return own.ready != outline.deals
    return own.seat in outline.to_act


def _player(seat: SeatRow, outline: Outline | None) -> pages.MatchPlayer:
    return pages.MatchPlayer(
        name=seat.name,
        colour=seat.colour,
        free=seat.kind == "free",
        total=None if outline is None else outline.totals[seat.seat],
        to_act=outline is not None and seat.seat in outline.to_act,
        won=outline is not None and seat.seat in outline.winners,
    )
