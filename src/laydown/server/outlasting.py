"""What a room does while the database does not work.

What was being done has not been told to anyone, and is forgotten. The people stay, hear in words what the
matter is, and go on in a new room, made from what the database has, as soon as it works.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from laydown.server import telling
from laydown.server.items import Asked, Came, Heard, Left
from laydown.server.keeping import Unkept
from laydown.server.rows import Elsewhere
from laydown.wire import client, server

if TYPE_CHECKING:
    from laydown.server.connection import Connection
    from laydown.server.items import Item
    from laydown.server.room import Room


async def outlast(room: Room) -> None:
    """Until another room stands in for this one, or nobody is here any more."""
    for each in room.connections:
        each.send(_words(each))
    keeping = room.office.storage.keeping
    while room.connections and not room.gone.is_set():
        await _until(keeping.works, room)
        if not keeping.works.is_set():
            continue
        try:
            new = await room.office.open_again(room)
        except Unkept:
            continue
        except Elsewhere:
            break  # another worker has gone on with the table
        if new is not None:
            _hand_over(room, new)
        return
    if not room.gone.is_set():
        room.close("stopping")


async def _until(works: asyncio.Event, room: Room) -> None:
    """Take what comes to the room until the database works or nobody is left."""
    waiting = asyncio.create_task(works.wait())
    try:
        while room.connections and not waiting.done():
            coming = asyncio.create_task(room.queue.get())
            try:
                await asyncio.wait((waiting, coming), return_when=asyncio.FIRST_COMPLETED)
                if coming.done():
                    _take(room, coming.result())
            finally:
                coming.cancel()
    finally:
        waiting.cancel()


def _take(room: Room, item: Item) -> None:
    match item:
        case Came():
            room.connections.append(item.connection)
            item.connection.send(telling.welcome(room.standing, item.connection.listener))
            item.connection.send(_words(item.connection))
        case Left():
            if item.connection in room.connections:
                room.connections.remove(item.connection)
        case Heard(frame=client.Ping()):
            item.connection.send(server.Pong())
        case Heard():
            text = item.connection.listener.speaker().text("server-refuse-unkept")
            item.connection.send(server.Refused(clause="", text=text))
        case Asked():
            if not item.answer.done():
                item.answer.set_exception(Unkept(room.office.storage.keeping.reason or "lost"))
        case _:
            pass  # what bots chose and clocks struck, which the new room does anew


def _hand_over(old: Room, new: Room) -> None:
    """All who are here come to the new room, and so does whatever they send to the old one."""
    old.stand_in(new)
    for each in old.connections:
        new.put(Came(each))
    match old.undone:
        case Heard(connection=connection, frame=frame) if not isinstance(frame, client.Order):
            new.put(_asked_to_tell(connection))
        case _:
            pass
    while not old.queue.empty():
        new.put(old.queue.get_nowait())


def _asked_to_tell(connection: Connection) -> Asked:
    """Whose action was forgotten hears so, unless it was kept after all and only its answer was lost."""
    told = connection.told

    async def tell(room: Room) -> None:
        if connection in room.connections and connection.told == told:
            text = connection.listener.speaker().text("server-refuse-undone")
            connection.send(server.Refused(clause="", text=text))

    return Asked(tell, asyncio.get_running_loop().create_future())


def _words(connection: Connection) -> server.Unkept:
    return server.Unkept(text=connection.listener.speaker().text("server-unkept"))
