"""Feeds and mails in a database that SQLAlchemy speaks to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, func, or_, select

from laydown.server.notices import GRACE, FeedRow, MailLink, MailRow
from laydown.server.schema import ATOMS, FEEDS, MAIL_LINKS, MAILS, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable, Row, Table

    from laydown.server.rows import SeatRow, Times
    from laydown.server.together import Change


class SqlNotices(ABC):
    """`notices.Notices`, for a storage that says how it reads, writes and changes."""

    @abstractmethod
    async def _read(self, query: Executable) -> Sequence[Row[Any]]: ...

    @abstractmethod
    async def _write(self, *changes: Change) -> None: ...

    @abstractmethod
    async def _change(self, table: str, *changes: Change) -> None: ...

    @abstractmethod
    async def _wipe(self) -> None: ...

    # Feeds

    async def keep_feed(self, row: FeedRow) -> None:
        own = _at(FEEDS, row.table, row.seat)
        await self._change(row.table, FEEDS.delete().where(own), FEEDS.insert().values(_values(row)))

    async def drop_feed(self, table: str, seat: int) -> None:
        await self._change(table, FEEDS.delete().where(_at(FEEDS, table, seat)))

    async def feed(self, token: bytes) -> FeedRow | None:
        for row in await self._read(_living(FEEDS).where(FEEDS.c.token == token)):
            return FeedRow(row.table_id, row.seat, row.token, row.owner, row.lang, row.created)
        return None

    async def has_feed(self, table: str, owner: bytes) -> bool:
        query = _living(FEEDS).where(FEEDS.c.table_id == table, FEEDS.c.owner == owner)
        return bool(await self._read(query))

    async def turned(self, table: str) -> int:
        turning = ATOMS.c.deed.in_(("table", "undo"))
        query = select(func.count()).select_from(ATOMS).where(ATOMS.c.table_id == table, turning)
        return int((await self._read(query))[0][0])

    # Mail

    async def keep_mail(self, row: MailRow) -> None:
        await self._change(
            row.table, *_without_mail(row.table, row.seat), MAILS.insert().values(_values(row))
        )

    async def mail(self, table: str, seat: int) -> MailRow | None:
        for row in await self._read(_living(MAILS).where(_at(MAILS, table, seat))):
            return _mail(row)
        return None

    async def mails_to(self, address: str) -> list[MailRow]:
        return [_mail(row) for row in await self._read(select(MAILS).where(MAILS.c.address == address))]

    async def drop_mail(self, table: str, seat: int) -> None:
        await self._write(*_without_mail(table, seat))
        await self._wipe()

    async def verify_mail(self, row: MailRow, turn: str | None, due: int) -> None:
        what, due_then = (None, None) if turn is None else ("turn", due)
        own = and_(_at(MAILS, row.table, row.seat), MAILS.c.address == row.address)
        await self._write(
            MAILS.update()
            .where(own)
            .values(verified=True, what=what, turn=turn, due=due_then, tries=0, claim=None, until=None)
        )

    async def mail_link(self, token: bytes, now: int) -> MailLink | None:
        query = select(MAIL_LINKS).where(MAIL_LINKS.c.token == token, MAIL_LINKS.c.expires > now)
        for row in await self._read(query):
            return MailLink(row.token, row.table_id, row.seat, row.what, row.expires)
        return None

    async def keep_mail_links(self, links: Sequence[MailLink]) -> None:
        await self._write(*(MAIL_LINKS.insert().values(_values(each)) for each in links))

    async def claim_mails(self, claim: str, now: int, until: int, most: int) -> list[MailRow]:
        free = and_(MAILS.c.due <= now, or_(MAILS.c.until.is_(None), MAILS.c.until < now))
        found = await self._read(
            select(MAILS.c.table_id, MAILS.c.seat).where(free).order_by(MAILS.c.due).limit(most)
        )
        if not found:
            return []
        taken = {"claim": claim, "until": until, "tries": MAILS.c.tries + 1}
        # Each says once more that it is free: another worker may have been there since. Always in one order,
        # so that two workers wait for one another and not each for the other.
        await self._write(
            *(MAILS.update().where(_at(MAILS, *own), free).values(taken) for own in sorted(map(tuple, found)))
        )
        return [_mail(row) for row in await self._read(select(MAILS).where(MAILS.c.claim == claim))]

    async def settle_mail(self, row: MailRow, told: str | None) -> None:
        settled = {"what": None, "turn": None, "due": None, "tries": 0, "claim": None, "until": None}
        # Unless its player knows of a later one by now.
        same = MAILS.c.told.is_not_distinct_from(row.told)
        knows = [] if told is None else [_claimed(row).where(same).values(told=told)]
        await self._write(*knows, _claimed(row).values(settled))

    async def put_mail_off(self, row: MailRow, due: int) -> None:
        await self._write(_claimed(row).values(due=due, claim=None, until=None))

    async def forget_mails(self, now: int, unverified_since: int) -> None:
        await self._write(
            MAIL_LINKS.delete().where(MAIL_LINKS.c.expires <= now),
            MAILS.delete().where(MAILS.c.verified.is_(False), MAILS.c.created < unverified_since),
        )
        await self._wipe()


def parted(seat: SeatRow, table: str) -> list[Executable]:
    """What ends with the link that a seat had before: whatever was made for another than it has now."""
    gone = [each.delete().where(_at(each, table, seat.seat)) for each in (FEEDS, MAIL_LINKS, MAILS)]
    if seat.token is None:
        return list(gone)
    stays = select(MAILS.c.seat).where(_at(MAILS, table, seat.seat), MAILS.c.owner == seat.token).exists()
    others = (FEEDS.c.owner != seat.token, ~stays, MAILS.c.owner != seat.token)
    return [each.where(other) for each, other in zip(gone, others, strict=True)]


def of_ended(table: str) -> list[Executable]:
    """What is of no use at a table where nobody has a turn any more."""
    return [each.delete().where(each.c.table_id == table) for each in (MAIL_LINKS, MAILS)]


def waited_for(table: str, times: Times) -> list[Executable]:
    """Who is here knows of the own turn; who is not is told by mail, if nothing changes meanwhile."""
    changes: list[Executable] = []
    for seat, turn, here in times.turns:
        unknown = or_(MAILS.c.told.is_(None), MAILS.c.told != turn)
        own = MAILS.update().where(_at(MAILS, table, seat), unknown)
        if here:
            changes.append(own.values(told=turn))
            continue
        new = or_(MAILS.c.turn.is_(None), MAILS.c.turn != turn)
        due = {"what": "turn", "turn": turn, "due": times.at + GRACE}
        changes.append(
            own.where(MAILS.c.verified, new).values(due | {"tries": 0, "claim": None, "until": None})
        )
    return changes


def _living(kept: Table) -> Any:  # noqa: ANN401 - SQLAlchemy's Select, whose where() keeps its type
    """What was made by whoever still has the seat, by the same link."""
    sits = and_(
        SEATS.c.table_id == kept.c.table_id, SEATS.c.seat == kept.c.seat, SEATS.c.token == kept.c.owner
    )
    return select(kept).select_from(kept.join(SEATS, sits))


def _at(kept: Table, table: str, seat: int) -> Any:  # noqa: ANN401 - SQLAlchemy's condition
    return and_(kept.c.table_id == table, kept.c.seat == seat)


def _claimed(row: MailRow) -> Any:  # noqa: ANN401 - SQLAlchemy's Update
    """The row, if it is still this round's to send."""
    return MAILS.update().where(_at(MAILS, row.table, row.seat), MAILS.c.claim == row.claim)


def _without_mail(table: str, seat: int) -> list[Executable]:
    return [each.delete().where(_at(each, table, seat)) for each in (MAIL_LINKS, MAILS)]


def _values(row: FeedRow | MailRow | MailLink) -> dict[str, object]:
    values: dict[str, object] = {name: getattr(row, name) for name in type(row).__slots__}
    values["table_id"] = values.pop("table")
    return values


def _mail(row: Row[Any]) -> MailRow:
    names = [name for name in MailRow.__slots__ if name != "table"]
    return MailRow(row.table_id, *(getattr(row, name) for name in names))
