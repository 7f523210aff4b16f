"""What each frame of a client does at a table, and what it is refused for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from laydown.cards import card
from laydown.errors import IllegalAction, MalformedInput
from laydown.server import figures, links, speaking, table_acts, telling
from laydown.wire import client, server
from laydown.words import is_flood, shown

if TYPE_CHECKING:
    from laydown.server.connection import Connection
    from laydown.server.room import Room
    from laydown.table.match import Match
    from laydown.words import Speaker


class Hearing:
    """One frame after the other, for the room that this belongs to."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def hear(self, connection: Connection, frame: client.FromClient) -> None:
        if connection.closing is not None:
            return  # let go; what it said since counts for nothing
        if isinstance(frame, client.Ping):
            connection.send(server.Pong())
            return
        seat = connection.listener.seat
        if seat is None:
            self._refuse(connection, "server-refuse-spectator")
            return
        try:
            await self._from_seat(connection, seat, frame)
        except IllegalAction as error:
            figures.REFUSED.labels("rule").inc()
            speaker = self._speaker(connection)
            connection.send(
                server.Refused(clause=error.refusal.clause, text=speaker.say(error.refusal.message))
            )
            self._room.tell(connection)
        except MalformedInput as error:
            figures.REFUSED.labels("malformed-action").inc()
            connection.send(server.Refused(clause="", text=self._speaker(connection).say(error.message)))

    async def _from_seat(self, connection: Connection, seat: int, frame: client.FromClient) -> None:
        match frame:
            case client.Order():
                await self._order(connection, seat, frame)
            case client.Say():
                self._say(connection, seat, frame)
            case client.Chat():
                self._chat(connection, seat, frame)
            case client.Answer():
                await self._answer(connection, seat, frame)
            case client.Table():
                await self._room.happenings.act(seat, frame)
            case client.Commit() | client.Show():
                await self._room.beginning.give(seat, frame)
            case client.Renew() | client.Vacate() | client.NewLinks():
                await links.hear(self._room, connection, seat, frame)
            case client.Hello():
                connection.close("malformed")
            case _ if self._room.match is None:
                self._refuse(connection, "server-refuse-waiting")
            case _:
                await self._in_match(connection, seat, frame, self._room.match)

    async def _in_match(
        self, connection: Connection, seat: int, frame: client.FromClient, played: Match
    ) -> None:
        refusal = table_acts.why_not_play(self._room.standing, seat)
        if refusal is not None and isinstance(frame, client.Act | client.Undo | client.Next):
            raise IllegalAction(refusal)
        match frame:
            case client.Act():
                action = played.game.action_from_plain(msgspec.to_builtins(frame.action))
                if not await self._room.act(seat, action, frame.offer):
                    self._room.tell(connection)
            case client.Undo():
                await self._room.undo(seat)
            case client.Next():
                await self._next(seat, played)
            case client.Arrange():
                self._arrange(connection)
            case client.Rematch():
                await self._rematch(connection, played)
            case _:
                pass

    async def _answer(self, connection: Connection, seat: int, frame: client.Answer) -> None:
        consent = self._room.standing.consent
        if seat not in consent.awaited and not (seat == consent.seat and not frame.yes):
            self._refuse(connection, "server-refuse-not-asked")
        elif consent.do == "undo":
            await self._room.answer_undo(seat, yes=frame.yes)
        else:
            await self._room.happenings.answer(seat, yes=frame.yes)

    async def _next(self, seat: int, played: Match) -> None:
        refusal = played.why_not_next_deal()
        if refusal is not None:
            raise IllegalAction(refusal)
        await self._room.make_ready(seat)

    async def _order(self, connection: Connection, seat: int, frame: client.Order) -> None:
        """Kept as it is sent; the client puts in place what has come and gone since."""
        order = " ".join(card(text).text for text in frame.cards)
        await self._room.keep_order(seat, order)
        for each in self._room.connections:
            if each.listener.seat == seat and each is not connection:
                self._room.tell(each)

    def _arrange(self, connection: Connection) -> None:
        frame = telling.arranged(self._room.match, connection.listener)
        if frame is None:
            self._refuse(connection, "server-refuse-arrange")
        else:
            connection.send(frame)

    def _say(self, connection: Connection, seat: int, frame: client.Say) -> None:
        if frame.phrase not in speaking.PHRASES:
            self._refuse(connection, "server-refuse-phrase")
        elif not connection.said.take():
            self._refuse(connection, "server-refuse-too-much")
        else:
            self._room.send_all(
                lambda each: server.SaidAt(
                    seat=seat, text=each.listener.speaker().text(frame.phrase), chat=False
                )
            )

    def _chat(self, connection: Connection, seat: int, frame: client.Chat) -> None:
        text = shown(frame.text.strip())
        if not self._room.standing.table.chat:
            self._refuse(connection, "server-refuse-chat")
        elif not connection.said.take():
            self._refuse(connection, "server-refuse-too-much")
        elif is_flood(text):
            self._refuse(connection, "server-refuse-flood")
        elif text:
            self._room.send_all(lambda _each: server.SaidAt(seat=seat, text=text, chat=True))

    async def _rematch(self, connection: Connection, played: Match) -> None:
        room = self._room
        if not played.over:
            self._refuse(connection, "server-refuse-not-over")
        elif room.standing.table.duplicate is not None:
            self._refuse(connection, "server-refuse-rematch")
        elif room.standing.table.rematch is None:
            room.standing.table = await room.office.open_rematch(room.standing)
            room.tell_all()
        else:
            room.tell(connection)

    def _refuse(self, connection: Connection, reason: str) -> None:
        figures.REFUSED.labels(reason.removeprefix("server-refuse-")).inc()
        connection.send(server.Refused(clause="", text=self._speaker(connection).text(reason)))

    def _speaker(self, connection: Connection) -> Speaker:
        match = self._room.match
        return connection.listener.speaker(() if match is None else match.names)
