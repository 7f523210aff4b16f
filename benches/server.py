"""What a server bears: from an action to everyone's view, moves a second, memory, from few tables to many.

`python benches/server.py` plays Mille at many tables, two people each, over real WebSockets from other
processes. `--quick` is a smoke run, `--write` puts the tables into benches/results.md and draws
benches/server.svg; `--postgres URL` adds two workers on that empty database. `--only` measures one thing.
"""

from __future__ import annotations

import argparse
import multiprocessing
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.server.run import free_port
from loading.players import Seats, Task, play
from loading.plot import drawn
from loading.servers import HOST, Started
from reporting.results import ROOT, circumstances, write_section

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

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
    "name": "Ann",
    "colour": "red",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
}


@dataclass(frozen=True, slots=True)
class Figures:
    """`cost` is the server's processor time in seconds, `memory` what it has in the end, in bytes;
    `bytes` is what clients were sent.
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


@contextmanager
def laydown(database: str | None = None, workers: int = 1) -> Generator[tuple[Started, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port(HOST)
        started = Started("laydown", str(port), folder, str(workers), database or "")
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
    for _ in range(count):
        made = ask("/api/tables", _TABLE)
        joined = ask(f"/api/tables/{made['table']}/join", {"name": "Ben", "colour": "blue", "token": None})
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


def measured(
    tables: int,
    asked: argparse.Namespace,
    thinking: tuple[float, float],
    database: str | None = None,
    workers: int = 1,
) -> Figures:
    with laydown(database, workers) as (started, port):
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
        memory,
        sum(each.bytes for each in seen),
    )


def echoes(asked: argparse.Namespace, size: int) -> tuple[float, int]:
    """Echoes a second of a bare WebSocket of Litestar, on as many lines as there are seats, and the memory
    that each line takes.
    """
    port = free_port(HOST)
    started = Started("echo", str(port))
    try:
        lines = tuple(Seats("", ()) for _ in range(2 * BUSY // asked.clients))
        tasks = [Task(port, lines, asked.seconds, asked.warm, 0, 0, echo=size) for _ in range(asked.clients)]
        before = started.memory()
        seen, _, memory = crowd(tasks, started)
    finally:
        started.stop()
    pace = sum(each.moves / each.seconds for each in seen)
    return pace, (memory - before) // (len(lines) * len(tasks))


@dataclass(frozen=True, slots=True)
class Most:
    """What the server can do, and a bare Litestar WebSocket in the same run: of its echo, and of one with as
    many bytes as a state has.
    """

    played: Figures
    frame: int
    echo: float
    echo_of_frames: float
    socket: int
    """Bytes that a socket of the echo takes."""


def most(asked: argparse.Namespace) -> Most:
    played = measured(10 if asked.quick else BUSY, asked, (0.0, 0.0))
    frame = played.bytes // max(1, 2 * played.moves)
    large, socket = echoes(asked, frame)
    return Most(played, frame, large if asked.quick else echoes(asked, 100)[0], large, socket)


def main() -> None:
    asked = _arguments()
    parts: list[str] = []
    if asked.only in (None, "most"):
        parts.append(_told(most(asked)))
        print(parts[-1])
    curves: dict[str, list[Figures]] = {}
    if asked.only in (None, "curve"):
        counts: Sequence[int] = asked.tables or ([10] if asked.quick else CURVE)
        curves["SQLite, one worker"] = [measured(each, asked, THINKING) for each in counts]
        if asked.postgres:
            workers = "PostgreSQL, two workers"
            curves[workers] = [
                measured(each, asked, THINKING, database=asked.postgres, workers=2) for each in counts
            ]
        for title, curve in curves.items():
            parts.append(f"### {title}\n\n{_table(curve)}")
            print(parts[-1])
    if asked.write:
        if curves:
            PLOT.write_text(drawn(curves), encoding="utf-8")
            parts.append(f"![How long until everyone sees it]({PLOT.name})")
        text = "\n\n".join([circumstances([f"granian {version('granian')}"]), _method(asked), *parts])
        write_section("The server", text)


def _told(found: Most) -> str:
    played = found.played
    rows = [
        ("moves a second, all tables as fast as they can", f"{played.pace:,.0f}"),
        ("server's processor time a move", f"{1000 * played.cost / max(1, played.moves):.2f} ms"),
        ("bare echo of 100 bytes a second", f"{found.echo:,.0f}"),
        (f"bare echo of {found.frame:,} bytes, as a state has, a second", f"{found.echo_of_frames:,.0f}"),
        ("memory that a socket of the echo takes", f"{found.socket / 1000:.0f} kB"),
        ("moves to echoes", f"1 to {found.echo / max(1.0, played.pace):.1f}"),
    ]
    return "\n".join(["| | |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows)])


def _table(curve: Sequence[Figures]) -> str:
    head = [
        "tables",
        "moves a second",
        "half",
        "99 %",
        "processor time a move",
        "memory a table more",
    ]
    rows = ["| " + " | ".join(head) + " |", "|" + "---:|" * len(head)]
    for each in curve:
        beyond = (each.memory - curve[0].memory) / max(1, each.tables - curve[0].tables) / 1000
        cells = [
            f"{each.tables:,}",
            f"{each.pace:,.0f}",
            f"{each.wait(0.5):.1f} ms",
            f"{each.wait(0.99):.1f} ms",
            f"{1000 * each.cost / max(1, each.moves):.2f} ms",
            f"{beyond:.0f} kB" if each is not curve[0] else "",
        ]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def _method(asked: argparse.Namespace) -> str:
    return (
        f"Mille, two people a table over real WebSockets from {asked.clients} other processes on the same "
        f"machine, {asked.seconds:g} s each after {asked.warm:g} s. A table thinks between "
        f"{THINKING[0]:g} and {THINKING[1]:g} s; then the wait is from the action until both had seen it. "
        f"{BUSY} tables that do not think are the most that the server can do. Every action is on the disk "
        "before anyone hears of it; the echo keeps nothing. Of the memory of a table two sockets are the web "
        "server's, as many bytes as the echo's."
    )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run with few tables")
    reader.add_argument("--write", action="store_true", help="put the tables into benches/results.md")
    reader.add_argument("--seconds", type=float, help="seconds of each measurement (10)")
    reader.add_argument("--clients", type=int, help="processes of clients (2)")
    reader.add_argument("--postgres", metavar="URL", help="also two workers on this empty database")
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
