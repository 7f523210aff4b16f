"""The server of the soak, as a process: `soaking.py DATA PORT [DATABASE]`.

It is `laydown serve` but for its limits, which one computer would reach, and its patience with tables and
lines that nobody is at. On SIGUSR1 it says in a line what it has in memory.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec

from laydown.server.connection import Connection
from laydown.server.lobby import Lobby
from laydown.server.room import Room
from laydown.server.run import run
from laydown.server.settings import Settings
from laydown.table.match import Match
from laydown.wire.shape import Shape

LISTENS = "listens"
IDLE = 1.0
SILENT = 2.0
_ENDLESS = 1_000_000

LOBBIES: list[Lobby] = []
"""The one of this process."""


class Holds(Shape, frozen=True):
    """How many of each there are. Objects are those that Python's collector knows, once it has collected."""

    tasks: int
    rooms: int
    sockets: int
    forgotten: int
    """Rooms, matches and connections that should be gone, and are still in memory."""

    objects: int


def holds() -> Holds:
    gc.collect()
    rooms = sum(task.get_name().startswith("table ") for task in asyncio.all_tasks())
    (lobby,) = LOBBIES
    objects = gc.get_objects()
    alive = sum(isinstance(each, Room | Match | Connection) for each in objects)
    forgotten = 0 if rooms or lobby.sockets else alive
    return Holds(len(asyncio.all_tasks()), rooms, len(lobby.sockets), forgotten, len(objects))


def say() -> None:
    print(msgspec.json.encode(holds()).decode(), flush=True)  # noqa: T201 - to the test that asks


def serve(data: Path, port: int, database: str | None) -> None:
    made = Lobby.of

    def of(*words: Any) -> Lobby:  # noqa: ANN401 - whatever a lobby is made of
        LOBBIES.append(made(*words))
        return LOBBIES[-1]

    Lobby.of = of  # type: ignore[method-assign, assignment]  # for this process, which is a test's

    def listening() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, say)
        print(LISTENS, flush=True)  # noqa: T201 - to the test that waits for it

    settings = Settings(
        data=data,
        port=port,
        database=database,
        idle=IDLE,
        silent=SILENT,
        record_seconds=300.0,
        replay_cache=2_000_000,  # full after the first quarter
        processes=1,
        frames_at_once=_ENDLESS,
        sockets_an_address=_ENDLESS,
        sockets_at_once=_ENDLESS,
        requests_at_once=_ENDLESS,
        tables_at_once=_ENDLESS,
        tables_a_day=_ENDLESS,
        lists_at_once=_ENDLESS,
    )
    run(settings, listening)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None)
