"""What people ask so that they are told of their turns, and the feeds they are told by.

A feed is for a table with days for a move. It is made and ended by the table's one task, so that it is never
for somebody who has just lost the seat; it is read from the database alone, at any worker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.server import feeds
from laydown.server.lobby import Trouble, answered
from laydown.server.notices import FeedRow
from laydown.server.tokens import hashed, new_token, seat_of
from laydown.wire.notices import FeedMade, NoticesPage

if TYPE_CHECKING:
    from laydown.server.feeds import Feed
    from laydown.server.lobby import Lobby
    from laydown.server.room import Room
    from laydown.server.rows import SeatRow, Storage
    from laydown.wire.notices import NoticeRequest


async def look(storage: Storage, table: str, wanted: NoticeRequest) -> NoticesPage:
    """How a seat is told now."""
    own = await _own_seat(storage, table, wanted.token)
    return NoticesPage(feed=own.token is not None and await storage.has_feed(table, own.token))


async def make_feed(lobby: Lobby, table: str, wanted: NoticeRequest) -> FeedMade:
    """A new feed for a seat; one that it had before is dead from now on."""
    room = await _room(lobby, table, wanted.token)

    async def make(room: Room) -> FeedMade | Trouble:
        own, standing = _still(room, wanted.token), room.standing
        if own is None or own.token is None:
            return Trouble("seat", 403)
        if standing.clock is None or not standing.clock.in_days:
            return Trouble("no-days", 409)
        token = new_token()
        now = int(lobby.time.now())
        await lobby.storage.keep_feed(
            FeedRow(table, own.seat, hashed(token), own.token, wanted.lang, created=now)
        )
        return FeedMade(feed=token)

    answer: FeedMade | Trouble = await room.ask(make)
    return answered(answer)


async def end_feed(lobby: Lobby, table: str, wanted: NoticeRequest) -> NoticesPage:
    """From now on the address of the feed is good for nothing."""
    room = await _room(lobby, table, wanted.token)

    async def end(room: Room) -> NoticesPage | Trouble:
        own = _still(room, wanted.token)
        if own is None:
            return Trouble("seat", 403)
        await lobby.storage.drop_feed(table, own.seat)
        return NoticesPage(feed=False)

    answer: NoticesPage | Trouble = await room.ask(end)
    return answered(answer)


async def read_feed(storage: Storage, token: str, base: str) -> Feed:
    """What the feed with this token tells; `base` begins the addresses in it. Trouble if it is none, whatever
    the reason.
    """
    found = await storage.feed(hashed(token))
    row = None if found is None else await storage.table(found.table)
    if found is None or row is None or row.shut:
        raise Trouble("not-found", 404)
    seats = await storage.seats(row.id)
    turned = await storage.turned(row.id)
    return feeds.feed_of(found, row, seats, turned, f"{base}/t/{row.id}")


async def _own_seat(storage: Storage, table: str, token: str) -> SeatRow:
    own = seat_of(token, await storage.seats(table))
    if own is None:
        raise Trouble("seat", 403)
    return own


async def _room(lobby: Lobby, table: str, token: str) -> Room:
    """The room of a table, opened only for who has a seat there."""
    await _own_seat(lobby.storage, table, token)
    room = await lobby.room(table)
    if room is None:
        raise Trouble("no-table", 404)
    return room


def _still(room: Room, token: str) -> SeatRow | None:
    """The seat of this token when its turn to be asked has come."""
    return seat_of(token, room.standing.seats)
