"""Links to seats that are given anew: the old ones then open nothing.

A player who takes a new link goes on with it and is alone: once it is first used, every device with the old
one is let go. Until then the old one is good, so that an answer that is lost costs nobody the seat. The host
gives the seat of another a new invitation. Whoever opens it takes the seat, with a token that the host does
not know; the old token opens nothing from that moment on, and neither does an invitation that is called in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from laydown.errors import IllegalAction, Refusal
from laydown.server import play
from laydown.server.reopening import from_rows
from laydown.server.tokens import hashed, is_one_of, new_token
from laydown.wire import client, server
from laydown.wire.pages import Invite

if TYPE_CHECKING:
    from typing import TypeAlias

    from laydown.server.connection import Connection
    from laydown.server.room import Room
    from laydown.server.rows import SeatRow

    Asking: TypeAlias = client.Renew | client.Vacate | client.NewLinks


async def admit(room: Room, connection: Connection) -> bool:
    """Whether who comes may still be at this seat: its token may have been given anew on the way here."""
    seat = connection.listener.seat
    if seat is None:
        return True
    row = room.standing.seats[seat]
    proof = connection.proof or b""
    if row.renewed is not None and is_one_of(proof, [row.renewed]):
        await _keep(room, replace(row, token=row.renewed, renewed=None))
        _let_go(room, seat, but=proof)
        return True
    if is_one_of(proof, [row.token]):
        return True
    connection.close("revoked")
    return False


async def hear(room: Room, connection: Connection, seat: int, frame: Asking) -> None:
    """IllegalAction if it may not be."""
    match frame:
        case client.Renew():
            await _renew(room, connection, seat)
        case client.Vacate():
            _check_host(room, seat)
            await _vacate(room, connection, frame.seat)
        case client.NewLinks():
            _check_host(room, seat)
            await _call_in(room, connection)


async def take(room: Room, row: SeatRow) -> None:
    """Someone sits down at a seat that another has left in the middle of a match."""
    await _keep(room, row)
    standing = room.standing
    standing.setup = play.setup_of(standing.table, standing.seats)
    if standing.match is not None:
        # The match is the same, told with the name of who sits there now.
        found = await from_rows(room.office.storage, room.id, standing.time)
        if found is not None:
            standing.match = found[0].match
    room.tell_all()


async def _renew(room: Room, connection: Connection, seat: int) -> None:
    token = new_token()
    await _keep(room, replace(room.standing.seats[seat], renewed=hashed(token)))
    connection.send(server.Renewed(token=token))


async def _vacate(room: Room, connection: Connection, seat: int) -> None:
    standing = room.standing
    if seat >= len(standing.seats) or seat == standing.table.host or standing.seats[seat].kind != "person":
        raise IllegalAction(Refusal.of("", "server-refuse-vacate"))
    token = new_token()
    left = replace(standing.seats[seat], token=None, renewed=None, invite=hashed(token))
    if standing.match is None and standing.mixing is None:
        left = replace(left, kind="free", name="", colour="")
    await _keep(room, left)
    _let_go(room, seat)
    standing.setup = play.setup_of(standing.table, standing.seats)
    connection.send(server.Links(invites=[Invite(seat=seat, token=token)], door=None))
    room.tell_all()


async def _call_in(room: Room, connection: Connection) -> None:
    """What was sent out for free seats opens nothing any more, the address of the table included."""
    standing = room.standing
    door = new_token()
    tokens = {each.seat: new_token() for each in standing.seats if each.kind == "free" or each.vacant}
    invites = {seat: hashed(token) for seat, token in tokens.items()}
    await room.office.storage.keep_links(room.id, hashed(door), invites)
    standing.table = replace(standing.table, door=hashed(door), listed=False)
    standing.seats = [
        replace(each, invite=invites[each.seat]) if each.seat in invites else each for each in standing.seats
    ]
    given = [Invite(seat=seat, token=token) for seat, token in tokens.items()]
    connection.send(server.Links(invites=given, door=door))
    room.tell_all()


def _check_host(room: Room, seat: int) -> None:
    if seat != room.standing.table.host:
        raise IllegalAction(Refusal.of("", "server-trouble-host"))


async def _keep(room: Room, row: SeatRow) -> None:
    await room.office.storage.take_seat(room.id, row)
    room.standing.seats[row.seat] = row


def _let_go(room: Room, seat: int, but: bytes | None = None) -> None:
    """Whoever is at the seat with another token than this."""
    for each in room.connections:
        if each.listener.seat == seat and each.proof != but:
            each.close("revoked")
