"""Players of many tables in a process of their own, who act as soon as they may or after thinking."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.wire import VERSION
from loading.frames import Socket

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_AT_ONCE: Final = 20
_OPENING: Final = 60.0
_ORDER: Final = ("lay", "add", "draw", "cut", "pass")
"""What brings a deal to its end, first of all; else a card is thrown."""


@dataclass(frozen=True, slots=True)
class Seats:
    """A table, and the token of each of its seats."""

    table: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """Play for `seconds` after `warm` others; each table thinks between `least` and `most` before it acts."""

    port: int
    tables: tuple[Seats, ...]
    seconds: float
    warm: float
    least: float
    most: float
    echo: int = 0
    """Instead of playing, so many bytes are sent and awaited again and again."""


@dataclass(slots=True)
class Seen:
    """`waits` are seconds from an action until everyone at the table had seen it."""

    waits: list[float] = field(default_factory=list[float])
    moves: int = 0
    seconds: float = 0.0
    bytes: int = 0


class _Do(msgspec.Struct):
    do: str


class _Offer(msgspec.Struct):
    id: int
    actions: list[msgspec.Raw]


class _Said(msgspec.Struct):
    type: str
    n: int = -1
    offer: _Offer | None = None
    deal_over: bool = False
    over: bool = False
    code: str = ""


_SAID: Final = msgspec.json.Decoder(_Said)
_DO: Final = msgspec.json.Decoder(_Do)
_ENCODE: Final = msgspec.json.encode


class _Seat:
    def __init__(self, table: _Table, token: str) -> None:
        self.table = table
        self.token = token
        self.n = -2
        self.said: _Said | None = None
        self.socket: Socket | None = None

    async def open(self, port: int) -> None:
        self.socket = await Socket.connect("127.0.0.1", port, self._hear)
        self.send(type="hello", version=VERSION, table=self.table.id, token=self.token, lang="en", since=-1)

    def send(self, **frame: object) -> None:
        if self.socket is not None:
            self.socket.send(_ENCODE(frame))

    def _hear(self, text: bytes) -> None:
        self.table.crowd.seen.bytes += len(text)
        said = _SAID.decode(text)
        if said.type == "state":
            self.said, self.n = said, said.n
            self.table.told()
        elif said.type in ("closed", "refused"):
            raise ConnectionError(text.decode())


class _Table:
    def __init__(self, crowd: _Crowd, seats: Seats) -> None:
        self.crowd = crowd
        self.id = seats.table
        self.seats = [_Seat(self, token) for token in seats.tokens]
        self._sent: tuple[int, float] | None = None
        self._planned = False

    def told(self) -> None:
        """Goes on once all have seen the same."""
        n = self.seats[0].n
        if n < 0 or any(each.n != n for each in self.seats):
            return
        if self._sent is not None:
            before, when = self._sent
            if n <= before:
                return
            self.crowd.note(when)
            self._sent = None
        if not self._planned:
            self._planned = True
            asyncio.get_running_loop().call_later(self.crowd.think(), self._act)

    def _act(self) -> None:
        self._planned = False
        first = self.seats[0].said
        if self.crowd.stopped or first is None or first.over:
            return
        self._sent = (first.n, time.perf_counter())
        if first.deal_over:
            for each in self.seats:
                each.send(type="next")
            return
        for each in self.seats:
            offer = None if each.said is None else each.said.offer
            if offer is not None and offer.actions:
                each.send(type="act", offer=offer.id, action=_chosen(offer.actions, first.n))
                return


def _chosen(actions: list[msgspec.Raw], n: int) -> msgspec.Raw:
    verbs = [_DO.decode(each).do for each in actions]
    for verb in _ORDER:
        if verb in verbs:
            return actions[verbs.index(verb)]
    return actions[n % len(actions)]


class _Crowd:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.seen = Seen()
        self.stopped = False
        self._chance = Random(0)
        self._since = float("inf")

    def think(self) -> float:
        return self._chance.uniform(self.task.least, self.task.most)

    def note(self, when: float) -> None:
        if when >= self._since:
            self.seen.waits.append(time.perf_counter() - when)
            self.seen.moves += 1

    async def play(self, ready: Connection) -> None:
        tables = [_Table(self, each) for each in self.task.tables]
        seats = [seat for table in tables for seat in table.seats]
        async with asyncio.timeout(_OPENING):
            for first in range(0, len(seats), _AT_ONCE):
                await asyncio.gather(*(each.open(self.task.port) for each in seats[first : first + _AT_ONCE]))
        await _all_begin(ready)
        await asyncio.sleep(self.task.warm)
        self._since, self.seen.bytes = time.perf_counter(), 0
        await asyncio.sleep(self.task.seconds)
        self.stopped = True
        self.seen.seconds = time.perf_counter() - self._since
        for each in seats:
            if each.socket is not None:
                each.socket.close()

    async def echo(self, ready: Connection) -> None:
        """As many sockets as there are tables, each of which sends again what it hears."""
        text = b"x" * self.task.echo
        sockets = [await self._echoing(text) for _ in self.task.tables]
        await _all_begin(ready)
        for each in sockets:
            each.send(text)
        await asyncio.sleep(self.task.warm)
        self.seen.moves, began = 0, time.perf_counter()
        await asyncio.sleep(self.task.seconds)
        self.seen.seconds = time.perf_counter() - began
        self.stopped = True
        for each in sockets:
            each.close()

    async def _echoing(self, text: bytes) -> Socket:
        def hear(_: bytes) -> None:
            self.seen.moves += 1
            if not self.stopped:
                made.send(text)

        made = await Socket.connect("127.0.0.1", self.task.port, hear)
        return made


async def _all_begin(ready: Connection) -> None:
    ready.send(None)
    await asyncio.to_thread(ready.recv)


def play(task: Task, answers: Connection) -> None:
    """Such a process: says when all its sockets are open, begins when told so, and sends Seen."""
    crowd = _Crowd(task)
    asyncio.run(crowd.echo(answers) if task.echo else crowd.play(answers))
    answers.send(crowd.seen)
