"""All tables of a server: opening them, sitting down, and the room of each that somebody is at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec

from laydown.bots import registry
from laydown.errors import ConfigError, LaydownError, Message
from laydown.games import game_of
from laydown.games.options import differences
from laydown.server import figures, logs, pairs, play, speaking
from laydown.server.arrivals import Arrivals
from laydown.server.doors import Doors
from laydown.server.keeping import Unkept
from laydown.server.outlasting import outlast
from laydown.server.reopening import from_rows
from laydown.server.room import Room
from laydown.server.rows import Elsewhere, SeatRow, TableRow
from laydown.server.timekeeper import Timekeeper
from laydown.server.tokens import hashed, invited, is_one_of, new_table_id, new_token, seat_of
from laydown.table.setup import LONGEST_NAME, Setup, check_name
from laydown.table.shuffle import Dice
from laydown.table.versions import RULES_VERSION
from laydown.wire import pages
from laydown.words import Speaker, is_flood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.server import telling
    from laydown.server.connection import Connection
    from laydown.server.relay import Relay
    from laydown.server.rows import Storage
    from laydown.server.settings import Settings
    from laydown.server.thinking import Thinking

_PARTING: Final = 2.0
"""Seconds in which clients are to hear that the server stops."""

_LISTED_FOR: Final = 24 * 3600
"""How long an open table is listed, in seconds."""

_AT_ONCE: Final = 500

AnswerT = TypeVar("AnswerT")


class Trouble(LaydownError):
    """A request that cannot be done; `code` is for programs, `status` that of HTTP."""

    def __init__(self, code: str, status: int, message: Message | None = None) -> None:
        super().__init__(message or Message.of(f"server-trouble-{code}"))
        self.code = code
        self.status = status


class Office(Protocol):
    """What a room asks of the house it is in."""

    @property
    def storage(self) -> Storage: ...

    @property
    def thinking(self) -> Thinking: ...

    @property
    def settings(self) -> Settings: ...

    def forget(self, room: Room) -> None: ...

    async def open_again(self, room: Room) -> Room | None:
        """A new room for the table of one that could not keep what was done there; None if it is gone."""
        ...

    async def open_rematch(self, standing: telling.Standing) -> TableRow:
        """A new table with the same agreement for the same people; gives the old row, which names it."""
        ...


@dataclass(frozen=True, slots=True)
class Lobby:
    """The house: rooms by the id of their table."""

    storage: Storage
    thinking: Thinking
    settings: Settings
    _rooms: dict[str, Room]
    _tasks: dict[str, asyncio.Task[None]]
    _doors: Doors
    sockets: set[Connection] = field(default_factory=set["Connection"])
    """Whoever's socket is open, though they may have left their room already."""

    arrivals: Arrivals = field(default_factory=Arrivals)
    relay: Relay | None = None
    """The way to the other workers, where there are any."""

    own_address: str = ""
    """Where they find this one."""

    time: Timekeeper = field(default_factory=Timekeeper)
    _leaving: set[asyncio.Task[None]] = field(default_factory=set["asyncio.Task[None]"])
    """Rooms that are closed and whose table another worker may soon run."""

    @classmethod
    def of(
        cls,
        storage: Storage,
        thinking: Thinking,
        settings: Settings,
        relay: Relay | None = None,
        time: Timekeeper | None = None,
    ) -> Lobby:
        time = time or Timekeeper()
        return cls(
            storage, thinking, settings, {}, {}, Doors(), relay=relay, own_address=settings.inside, time=time
        )

    # Rooms

    async def room(self, table: str) -> Room | None:
        """The room of a table, opened if nobody is there; None if there is no such table, Elsewhere if
        another worker runs it.
        """
        async with self._doors.of(table):
            room = self._rooms.get(table)
            if room is None:
                room = await self._open(table)
            return room

    def holds(self, table: str) -> bool:
        """Whether a room of this table is open here."""
        return table in self._rooms

    async def _open(self, table: str) -> Room | None:
        await self.storage.claim(table)
        found = await from_rows(self.storage, table, self.time)
        if found is None:
            return None
        standing, done = found
        if standing.table.shut:
            raise Trouble("shut", 410)
        standing.away_after = self.settings.away
        room = self._rooms[table] = Room(standing, done, self)
        self._tasks[table] = asyncio.create_task(_live(room), name=f"table {table}")
        return room

    async def open_again(self, room: Room) -> Room | None:
        async with self._doors.of(room.id):
            return await self._open(room.id) if self._rooms.get(room.id) is room else None

    def forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is not room:
            return
        del self._rooms[room.id]
        self._tasks.pop(room.id, None)
        leaving = asyncio.create_task(self._release(room.id), name=f"release {room.id}")
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _release(self, table: str) -> None:
        async with self._doors.of(table):
            if table not in self._rooms:
                # Where that cannot be said the worker keeps the table for its next guest.
                with contextlib.suppress(Unkept):
                    await self.storage.release(table)

    def lose(self, table: str) -> None:
        """Another worker runs this table from now on."""
        room = self._rooms.get(table)
        if room is not None:
            room.close("stopping")

    async def close_shut(self) -> None:
        """Whoever is at a table that the operator has closed or deleted is told so."""
        here = list(self._rooms)
        for first in range(0, len(here), _AT_ONCE):
            for table in await self.storage.shut_among(here[first : first + _AT_ONCE]):
                room = self._rooms.get(table)
                if room is not None:
                    room.close("shut")

    def sample(self) -> None:
        figures.sample(self._rooms.values(), self.sockets, works=self.storage.keeping.reason is None)

    async def close(self) -> None:
        """Everyone is told that the server stops; what was done is on the disk already."""
        tasks = list(self._tasks.values())
        for room in list(self._rooms.values()):
            room.close("stopping")
        await self.arrivals.end(_PARTING)
        tasks += self._leaving
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look_after_tables(self) -> None:
        """For as long as the server runs: open the tables where a time is up although nobody may be there.
        Where several servers run on one database, the one that runs a table sees to it.
        """
        while True:
            await asyncio.sleep(self.settings.due_every)
            with contextlib.suppress(Unkept):
                for table in await self.storage.due_tables(self.time.now()):
                    with contextlib.suppress(Elsewhere, Trouble):
                        await self.room(table)

    # Opening a table

    async def open_table(self, wanted: pages.TableRequest) -> pages.TableMade:
        """ConfigError or Trouble if it cannot be played so."""
        if sum(each.kind == "me" for each in wanted.seats) != 1:
            raise Trouble("seats", 400)
        row = table_row(wanted, self.settings)
        seats, tokens, invites = seated(wanted)
        host = next(iter(tokens))
        row = replace(row, host=host, listed=wanted.listed)
        await self.storage.add_table(row, seats)
        tell_of(row, seats)
        return pages.TableMade(table=row.id, token=tokens[host], seat=host, invites=invites)

    async def open_rematch(self, standing: telling.Standing) -> TableRow:
        old = standing.table
        new = replace(
            old,
            id=new_table_id(),
            secret=Dice.fresh().secret,
            rules=RULES_VERSION,
            options=standing.setup.options(),
            listed=False,
            created=int(time.time()),
            over=False,
            rematch=None,
            shut=None,
            door=None,
            contributions=None,
            played=None,
            outline=None,
            times=None,
            due=None,
            question=None,
        )
        # A seat whose link is to be given anew waits for that also at the new table.
        seats = [
            replace(each, order=None, ready=0, invite=each.invite if each.vacant else None)
            for each in standing.seats
        ]
        await self.storage.add_table(new, seats, after=old.id)
        tell_of(new, seats)
        return replace(old, rematch=new.id)

    # Sitting down

    async def join(self, table: str, wanted: pages.JoinRequest) -> pages.Joined:
        room = await self.room(table)
        if room is None:
            raise Trouble("no-table", 404)
        name = _checked(wanted.name)

        async def sit(room: Room) -> pages.Joined | Trouble:
            seats = room.standing.seats
            if wanted.token is None and room.standing.table.duplicate is not None:
                return Trouble("invite", 403)
            free = _free_seat(room.standing.table, seats, wanted.token)
            if isinstance(free, Trouble):
                return free
            token = new_token()
            row = replace(
                free,
                kind="person",
                name=_told_apart(name, [each.name for each in seats if each is not free]),
                colour=wanted.colour,
                token=hashed(token),
                invite=free.invite,
            )
            await room.seat_changed(row)
            return pages.Joined(token=token, seat=free.seat)

        answer: pages.Joined | Trouble = await room.ask(sit)
        return answered(answer)

    async def seat_of(self, table: str, token: str) -> SeatRow | None:
        return seat_of(token, await self.storage.seats(table))

    # Looking in

    async def listed(self, lang: str) -> list[pages.TableInfo]:
        found = await self.storage.open_tables(int(time.time()) - _LISTED_FOR)
        return [table_info(row, seats, lang) for row, seats in found]

    async def info(self, table: str, lang: str) -> pages.TableInfo:
        row = await self.storage.table(table)
        if row is None:
            raise Trouble("no-table", 404)
        found = table_info(row, await self.storage.seats(table), lang)
        return found if row.duplicate is None else await pairs.info(self.storage, row.duplicate, found)

    async def list_table(self, table: str, wanted: pages.ListingRequest, lang: str) -> pages.TableInfo:
        """The host opens the table to all of this server, or closes it again."""
        room = await self.room(table)
        if room is None:
            raise Trouble("no-table", 404)

        async def change(room: Room) -> pages.TableInfo | Trouble:
            standing = room.standing
            own = seat_of(wanted.token, standing.seats)
            if own is None or own.seat != standing.table.host:
                return Trouble("host", 403)
            await self.storage.keep_listed(table, listed=wanted.listed)
            standing.table = replace(standing.table, listed=wanted.listed)
            return table_info(standing.table, standing.seats, lang)

        answer: pages.TableInfo | Trouble = await room.ask(change)
        return answered(answer)


def tell_of(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Figures and logs know of a new table; neither of who sits there."""
    figures.TABLES.labels(game_of(row.preset).name).inc()
    bots = sum(each.kind == "bot" for each in seats)
    logs.note(
        "table-opened", "a table was opened", table=row.id, preset=row.preset, seats=len(seats), bots=bots
    )


async def _live(room: Room) -> None:
    try:
        await room.run()
        if room.unkept:
            await outlast(room)
    finally:
        room.forget_match()


def table_row(wanted: pages.TableRequest, settings: Settings) -> TableRow:
    """A new table with this agreement, not listed; ConfigError if it cannot be played so."""
    game = game_of(wanted.preset)
    config = game.configure(wanted.preset, wanted.options)
    for each in wanted.seats:
        if each.kind == "bot" and each.bot not in registry.names(game):
            allowed = ", ".join(registry.names(game))
            raise ConfigError(Message.of("bots-unknown", name=each.bot or "", allowed=allowed), "seats")
    Setup.of(game, config, ["-"] * len(wanted.seats), wanted.preset)
    if wanted.clock is not None and wanted.beat_seconds is not None:
        raise Trouble("clock", 400)
    return TableRow(
        id=new_table_id(),
        preset=wanted.preset,
        options=differences(config, game.presets[wanted.preset], game.options),
        rules=RULES_VERSION,
        secret=Dice.fresh().secret,
        host=play.NOBODY,
        lang=wanted.lang,
        listed=False,
        chat=wanted.chat,
        beat_seconds=wanted.beat_seconds,
        bot_delay=settings.bot_delay if wanted.bot_delay is None else wanted.bot_delay,
        created=int(time.time()),
        stock="split" if wanted.split else "ordinary",
        clock=None if wanted.clock is None else msgspec.json.encode(wanted.clock).decode(),
    )


def table_info(row: TableRow, seats: Sequence[SeatRow], lang: str) -> pages.TableInfo:
    speaker, setup = Speaker(lang), play.setup_of(row, seats)
    free = sum(each.kind == "free" for each in seats)
    return pages.TableInfo(
        table=row.id,
        title=speaker.text(f"preset-{row.preset}"),
        preset=row.preset,
        changed=speaking.agreed(speaker, setup),
        rules_url=speaking.rules_url(setup.game, row.preset, setup.config, len(seats)),
        host=seats[row.host].name,
        names=[each.name for each in seats if each.kind != "free"],
        listed=row.listed,
        free=free,
        vacant=sum(each.vacant for each in seats),
        seats=len(seats),
        started=free == 0,
        over=row.over,
        closed=False,
        clock=speaking.clock(speaker, row.clock),
    )


def answered(answer: AnswerT | Trouble) -> AnswerT:
    """What a room has answered, raised if it is trouble: a room goes on whatever is asked of it."""
    if isinstance(answer, Trouble):
        raise answer
    return answer


def seated(wanted: pages.TableRequest) -> tuple[list[SeatRow], dict[int, str], list[pages.Invite]]:
    """The seats as wanted, the token of the one who opens the table, and an invitation for each friend."""
    speaker = Speaker(wanted.lang)
    own = _checked(wanted.name)
    seats: list[SeatRow] = []
    tokens: dict[int, str] = {}
    invites: list[pages.Invite] = []
    for seat, each in enumerate(wanted.seats):
        taken = [own, *(row.name for row in seats)]
        token = new_token()
        match each.kind:
            case "me":
                tokens[seat] = token
                row = SeatRow(seat, "person", own, wanted.colour, token=hashed(token))
            case "bot":
                title = f"bot-{each.bot}"
                name = _told_apart(speaker.text(title) if speaker.knows(title) else "-", taken)
                row = SeatRow(seat, "bot", name, bot=each.bot)
            case "friend":
                invites.append(pages.Invite(seat=seat, token=token))
                row = SeatRow(seat, "free", invite=hashed(token))
        seats.append(row)
    return seats, tokens, invites


def _free_seat(table: TableRow, seats: Sequence[SeatRow], token: str | None) -> SeatRow | Trouble:
    """The seat to sit down at: that of the invitation, or the first that is free."""
    if token is None or is_one_of(hashed(token), [table.door]):
        free = next((each for each in seats if each.kind == "free"), None)
        if free is not None and token is None and table.door is not None and not table.listed:
            return Trouble("invite", 403)
        return free or Trouble("full", 409)
    seat = invited(token, seats)
    if seat is None:
        return Trouble("invite", 403)
    return seat if seat.kind == "free" or seat.vacant else Trouble("taken", 409)


def _checked(name: str) -> str:
    name = name.strip()
    check_name(name)
    if is_flood(name):
        raise ConfigError(Message.of("table-refuse-name", text=name[:1], count=LONGEST_NAME))
    return name


def _told_apart(name: str, taken: Sequence[str]) -> str:
    """The name, with a number after it if somebody has it already."""
    number, apart = 1, name
    while apart in taken:
        number += 1
        apart = f"{name[:36]} {number}"
    return apart
