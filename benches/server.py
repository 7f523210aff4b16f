"""What a server bears: from an action to everyone's view, moves a second, memory, from few tables to many.

`python benches/server.py` plays Mille at many tables, two people each, over real WebSockets from other
processes: on SQLite with one worker, and with two workers on a PostgreSQL of its own where that is installed
(`--postgres URL` for another, which is empty; `--postgres no` for none). `--quick` is a smoke run, `--write`
puts the tables into benches/results.md and draws benches/server.svg. `--only` measures one thing.
"""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.server.run import free_port
from loading.cluster import cluster, installed
from loading.players import Seats, Task, play
from loading.plot import drawn
from loading.servers import HOST, Started
from reporting.results import ROOT, circumstances, write_section

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from loading.players import Seen

CURVE: Final = (10, 30, 100, 300, 1000, 2000)
BUSY: Final = 50
"""So many tables act as soon as they may when the most that the server can do is measured."""

THINKING: Final = (1.0, 2.0)
"""Seconds."""

PLOT: Final = ROOT / "benches" / "server.svg"
_TABLE: Final = {
    "preset": "mille",
    "options": {"target": "100000"},
    "colour": "red",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
}
_SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class House:
    """How Laydown is run. `database` gives the address of an empty one; None for SQLite."""

    title: str
    workers: int = 1
    database: Callable[[], str] | None = None


SQLITE: Final = House("SQLite, one worker")


@dataclass(frozen=True, slots=True)
class Figures:
    """`cost` is the server's processor time in seconds, `memory` the bytes that it has taken since it was
    started; `bytes` is what clients were sent.
    """

    tables: int
    waits: list[float]
    moves: int
    seconds: float
    cost: float
    memory: int
    bytes: int

    def wait(self, part: float) -> float:
        """Milliseconds within which this part of all actions was seen by everyone."""
        return 1000 * sorted(self.waits)[int(len(self.waits) * part)] if self.waits else float("nan")

    @property
    def pace(self) -> float:
        return self.moves / self.seconds

    @property
    def cost_of_one(self) -> float:
        """Milliseconds of processor time a move."""
        return 1000 * self.cost / max(1, self.moves)


@dataclass(frozen=True, slots=True)
class Echo:
    """What a bare WebSocket of Litestar does with messages of so many bytes on so many lines."""

    size: int
    lines: int
    pace: float
    cost_of_one: float
    memory: float
    """Bytes a line."""


@contextmanager
def laydown(house: House) -> Generator[tuple[Started, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port(HOST)
        database = "" if house.database is None else house.database()
        words = (str(port), folder, str(house.workers), database)
        started = Started("laydown", *words, quiet=house.workers > 1)
        try:
            yield started, port
        finally:
            started.stop()


def opened(port: int, count: int) -> list[Seats]:
    line = HTTPConnection(HOST, port, timeout=30)

    def ask(path: str, body: object) -> dict[str, str]:
        line.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise RuntimeError(text.decode())
        made: dict[str, str] = msgspec.json.decode(text)
        return made

    tables: list[Seats] = []
    for number in range(count):
        made = ask("/api/tables", {**_TABLE, "name": f"Ann {number}"})
        guest = {"name": f"Ben {number}", "colour": "blue", "token": None}
        joined = ask(f"/api/tables/{made['table']}/join", guest)
        tables.append(Seats(made["table"], (made["token"], joined["token"])))
    line.close()
    return tables


def crowd(tasks: Sequence[Task], server: Started) -> tuple[list[Seen], float, int]:
    """What each process of clients has seen, with the server's processor time and memory meanwhile."""
    context = multiprocessing.get_context("spawn")
    lines = [context.Pipe() for _ in tasks]
    processes = [
        context.Process(target=play, args=(task, there))
        for task, (_, there) in zip(tasks, lines, strict=True)
    ]
    for each in processes:
        each.start()
    for here, there in lines:
        there.close()
        here.recv()
    for here, _ in lines:
        here.send(None)
    time.sleep(max(each.warm for each in tasks))
    before = server.seconds()
    time.sleep(max(each.seconds for each in tasks))
    cost, memory = server.seconds() - before, server.memory()
    seen = [here.recv() for here, _ in lines]
    for each in processes:
        each.join()
    return seen, cost, memory


def measured(tables: int, asked: argparse.Namespace, thinking: tuple[float, float], house: House) -> Figures:
    with laydown(house) as (started, port):
        before = started.memory()
        seats = opened(port, tables)
        parts = [tuple(seats[place :: asked.clients]) for place in range(min(asked.clients, tables))]
        tasks = [Task(port, part, asked.seconds, asked.warm, *thinking) for part in parts]
        seen, cost, memory = crowd(tasks, started)
    return Figures(
        tables,
        [wait for each in seen for wait in each.waits],
        sum(each.moves for each in seen),
        max(each.seconds for each in seen),
        cost,
        memory - before,
        sum(each.bytes for each in seen),
    )


def echoes(asked: argparse.Namespace, size: int, lines: int) -> Echo:
    port = free_port(HOST)
    started = Started("echo", str(port))
    try:
        own = tuple(Seats("", ()) for _ in range(max(1, lines // asked.clients)))
        tasks = [Task(port, own, asked.seconds, asked.warm, 0, 0, echo=size) for _ in range(asked.clients)]
        before = started.memory()
        seen, cost, memory = crowd(tasks, started)
    finally:
        started.stop()
    count = len(own) * len(tasks)
    pace = sum(each.moves / each.seconds for each in seen)
    moves = max(1, sum(each.moves for each in seen))
    return Echo(size, count, pace, 1000 * cost / moves, (memory - before) / count)


@dataclass(frozen=True, slots=True)
class Most:
    """What the server can do, and a bare Litestar WebSocket in the same run on as many lines: with short
    messages, and with as many bytes as a state has.
    """

    played: dict[str, Figures]
    short: Echo
    long: Echo


def most(asked: argparse.Namespace, houses: Sequence[House]) -> Most:
    busy = 10 if asked.quick else BUSY
    played = {each.title: measured(busy, asked, (0.0, 0.0), each) for each in houses}
    first = played[houses[0].title]
    long = echoes(asked, max(1, first.bytes // max(1, _SEATS * first.moves)), _SEATS * busy)
    return Most(played, long if asked.quick else echoes(asked, 100, _SEATS * busy), long)


def main() -> None:
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is stopped
    programs = None if asked.quick or asked.postgres is not None else installed()
    if programs is not None:
        with cluster(programs) as database:
            measure(asked, [SQLITE, House("PostgreSQL, two workers", 2, database)])
    elif asked.postgres in (None, "no"):
        measure(asked, [SQLITE])
    else:
        measure(asked, [SQLITE, House("PostgreSQL, two workers", 2, lambda: str(asked.postgres))])


def measure(asked: argparse.Namespace, houses: Sequence[House]) -> None:
    parts: list[str] = []
    if asked.only in (None, "most"):
        parts.append(_told(most(asked, houses)))
        print(parts[-1])
    curves: dict[str, list[Figures]] = {}
    if asked.only in (None, "curve"):
        counts: Sequence[int] = asked.tables or ([10] if asked.quick else CURVE)
        for house in houses:
            curves[house.title] = [measured(each, asked, THINKING, house) for each in counts]
            print(_table({house.title: curves[house.title]}, None), flush=True)
        # As many lines as the tables of the curve's end have seats: what of a table's memory is the sockets'.
        lines = echoes(asked, 100, _SEATS * min(1000, max(counts)))
        parts.append(_table(curves, lines))
        print(parts[-1])
    if asked.write:
        if curves:
            PLOT.write_text(drawn(curves), encoding="utf-8")
            parts.append(f"![How long until everyone sees it]({PLOT.name})")
        text = "\n\n".join([circumstances([f"granian {version('granian')}"]), _method(asked), *parts])
        write_section("The server", text)


def _told(found: Most) -> str:
    rows: list[tuple[str, str]] = []
    for title, each in found.played.items():
        rows += [
            (f"{title}: moves a second, {each.tables} tables as fast as they can", f"{each.pace:,.0f}"),
            (f"{title}: processor time of the server a move", f"{each.cost_of_one:.2f} ms"),
            (f"{title}: one move to so many echoes", f"{found.short.pace / max(1.0, each.pace):.1f}"),
        ]
    for echo in (found.short, found.long):
        what = f"bare echo of {echo.size:,} bytes on {echo.lines} sockets"
        rows += [
            (f"{what}: a second", f"{echo.pace:,.0f}"),
            (f"{what}: processor time of the server each", f"{echo.cost_of_one:.3f} ms"),
        ]
    return "\n".join(["| | |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows)])


def _table(curves: dict[str, list[Figures]], echo: Echo | None) -> str:
    head = ["tables", "moves a second", "half", "99 %", "processor time a move", "memory a table"]
    if echo is not None:
        head.append("without its sockets")
    rows = ["| | " + " | ".join(head) + " |", "|---|" + "---:|" * len(head)]
    for title, curve in curves.items():
        for each in curve:
            own = each.memory / each.tables
            cells = [
                f"{each.tables:,}",
                f"{each.pace:,.0f}",
                f"{each.wait(0.5):.1f} ms",
                f"{each.wait(0.99):.1f} ms",
                f"{each.cost_of_one:.2f} ms",
                f"{own / 1000:.0f} kB",
            ]
            if echo is not None:
                cells.append(f"{(own - _SEATS * echo.memory) / 1000:.0f} kB")
            rows.append(f"| {title} | " + " | ".join(cells) + " |")
    if echo is not None:
        size = f"{echo.memory / 1000:.0f} kB"
        rows.append(f"\nA socket of the bare echo takes {size}, with {echo.lines:,} of them open.")
    return "\n".join(rows)


def _method(asked: argparse.Namespace) -> str:
    return (
        f"Mille, two people a table over real WebSockets from {asked.clients} other processes on the same "
        f"machine, {asked.seconds:g} s each after {asked.warm:g} s. In the curve a table thinks between "
        f"{THINKING[0]:g} and {THINKING[1]:g} s; the wait is from the action until both have seen it, and "
        f"the memory is what the server has taken since its start. {BUSY} tables that do not think are the "
        "most that the server can do; a move is one message in and two out, an echo one and one. Every "
        "action is on the disk before anyone hears of it; the echo keeps nothing. Two sockets of a table's "
        "memory are the web server's, as large as the echo's."
    )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run with few tables")
    reader.add_argument("--write", action="store_true", help="put the tables into benches/results.md")
    reader.add_argument("--seconds", type=float, help="seconds of each measurement (10)")
    reader.add_argument("--clients", type=int, help="processes of clients (2)")
    reader.add_argument("--postgres", metavar="URL", help="two workers on this empty database, or `no`")
    reader.add_argument("--only", choices=("most", "curve"))
    reader.add_argument("--tables", type=int, nargs="*", help="so many in place of the curve")
    asked = reader.parse_args()
    asked.clients = asked.clients or (1 if asked.quick else 2)
    asked.seconds = asked.seconds or (0.3 if asked.quick else 10.0)
    asked.warm = 0.2 if asked.quick else 3.0
    if asked.quick and asked.only is None:
        asked.only = "most"
    return asked


if __name__ == "__main__":
    main()
