"""What people ask so that they are told of their turns, and the feeds they are told by.

A feed is for a table with days for a move. It is made and ended by the table's one task, so that it is never
for somebody who has just lost the seat; it is read from the database alone, at any worker.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from laydown.server import feeds
from laydown.server.lobby import Trouble, answered
from laydown.server.mail import is_address, veiled
from laydown.server.notices import GRACE, FeedRow, MailRow
from laydown.server.times import turn_of
from laydown.server.tokens import hashed, new_token, seat_of
from laydown.wire.notices import FeedMade, NoticesPage

if TYPE_CHECKING:
    from laydown.server.feeds import Feed
    from laydown.server.lobby import Lobby
    from laydown.server.notices import LinkKind, MailLink
    from laydown.server.room import Room
    from laydown.server.rows import SeatRow, Storage
    from laydown.wire.notices import MailRequest, NoticeRequest

_MOST_SEATS: Final = 50
_MOST_UNVERIFIED: Final = 3
"""So many seats at other tables may have their mail sent to one address, and so many of them unconfirmed."""


async def look(lobby: Lobby, table: str, token: str) -> NoticesPage:
    """How a seat is told now."""
    storage = lobby.storage
    own = await _own_seat(storage, table, token)
    feed = own.token is not None and await storage.has_feed(table, own.token)
    if lobby.settings.mail is None:
        return NoticesPage(feed=feed, mail="never")
    row = await storage.mail(table, own.seat)
    if row is None:
        return NoticesPage(feed=feed, mail="none")
    return NoticesPage(feed=feed, mail="comes" if row.verified else "waiting", address=veiled(row.address))


async def make_feed(lobby: Lobby, table: str, wanted: NoticeRequest) -> FeedMade:
    """A new feed for a seat; one that it had before is dead from now on."""
    room = await _room(lobby, table, wanted.token)

    async def make(room: Room) -> FeedMade | Trouble:
        own = _still(room, wanted.token)
        trouble = _why_not(room, own)
        if own is None or own.token is None or trouble is not None:
            return trouble or Trouble("seat", 403)
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

    async def end(room: Room) -> Trouble | None:
        own = _still(room, wanted.token)
        if own is None:
            return Trouble("seat", 403)
        await lobby.storage.drop_feed(table, own.seat)
        return None

    answered(await room.ask(end))
    return await look(lobby, table, wanted.token)


async def ask_for_mail(lobby: Lobby, table: str, wanted: MailRequest) -> NoticesPage:
    """Mail for a seat, once whoever reads it there has confirmed that it is wanted."""
    if lobby.settings.mail is None:
        raise Trouble("no-mail", 409)
    if not is_address(wanted.address):
        raise Trouble("mail-address", 400)
    room = await _room(lobby, table, wanted.token)
    others = [each for each in await lobby.storage.mails_to(wanted.address) if each.table != table]
    if len(others) >= _MOST_SEATS or sum(not each.verified for each in others) >= _MOST_UNVERIFIED:
        raise Trouble("mails", 429)

    async def ask(room: Room) -> Trouble | None:
        own = _still(room, wanted.token)
        trouble = _why_not(room, own)
        if own is None or own.token is None or trouble is not None:
            return trouble or Trouble("seat", 403)
        now = int(lobby.time.now())
        turn = turn_of(room.standing.table.clock, _times(room), own.seat)
        row = MailRow(table, own.seat, wanted.address, own.token, wanted.lang, created=now)
        known = None if turn is None else turn.key  # whoever asks sees it
        await lobby.storage.keep_mail(replace(row, told=known, what="verify", due=now))
        return None

    answered(await room.ask(ask))
    return await look(lobby, table, wanted.token)


async def end_mail(lobby: Lobby, table: str, wanted: NoticeRequest) -> NoticesPage:
    """No more mail for a seat, as its player says at the table."""
    own = await _own_seat(lobby.storage, table, wanted.token)
    await lobby.storage.drop_mail(table, own.seat)
    return await look(lobby, table, wanted.token)


async def verify(lobby: Lobby, token: str) -> str:
    """Whoever reads the mail wants it; the table that it is about."""
    storage, now = lobby.storage, int(lobby.time.now())
    link = await _link(storage, token, "verify", now)
    row, table = await storage.mail(link.table, link.seat), await storage.table(link.table)
    if row is None or table is None or table.over or table.shut:
        raise Trouble("mail-link", 404)
    if not row.verified:
        turn = turn_of(table.clock, table.times, row.seat)
        waits = None if turn is None or turn.key == row.told else turn.key
        await storage.verify_mail(row, waits, now + GRACE)
    return link.table


async def stop(lobby: Lobby, token: str) -> str:
    """Whoever reads the mail wants no more; the table that it was about."""
    link = await _link(lobby.storage, token, "stop", int(lobby.time.now()))
    await lobby.storage.drop_mail(link.table, link.seat)
    return link.table


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


async def _link(storage: Storage, token: str, what: LinkKind, now: int) -> MailLink:
    link = await storage.mail_link(hashed(token), now)
    if link is None or link.what != what:
        raise Trouble("mail-link", 404)
    return link


def _why_not(room: Room, own: SeatRow | None) -> Trouble | None:
    """Why a seat is not told of its turns; None if it can be."""
    if own is None:
        return Trouble("seat", 403)
    clock = room.standing.clock
    return None if clock is not None and clock.in_days else Trouble("no-days", 409)


def _times(room: Room) -> str | None:
    clock = room.standing.clock
    return None if clock is None else clock.kept().text


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
