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
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.server.run import free_port
from loading.players import Seats, Seen, Task, play
from loading.servers import HOST, Started
from reporting.results import ROOT, circumstances, write_section

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

CURVE: Final = (10, 30, 100, 300, 1000, 2000)
LIVE: Final = 1000
BUSY: Final = 50
"""So many tables act as soon as they may when the most that the server can do is measured."""

THINKING: Final = (1.0, 2.0)
_TABLE: Final = {
    "preset": "mille",
    "options": {"target": "100000"},
    "name": "Ann",
    "colour": "red",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
}


@dataclass(frozen=True, slots=True)
class Figures:
    """`cost` is the server's processor time in seconds, `memory` what it has grown by in bytes."""

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
        context.Process(target=play, args=(task, there)) for task, (_, there) in zip(tasks, lines, strict=True)
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


def measured(tables: int, asked: argparse.Namespace, thinking: tuple[float, float], **server: object) -> Figures:
    with laydown(**server) as (started, port):  # type: ignore[arg-type]
        first = opened(port, 1)
        empty = started.memory()
        seats = first + opened(port, tables - 1)
        parts = [tuple(seats[place :: asked.clients]) for place in range(min(asked.clients, tables))]
        tasks = [Task(port, part, asked.seconds, asked.warm, *thinking) for part in parts]
        seen, cost, memory = crowd(tasks, started)
    return Figures(
        tables,
        [wait for each in seen for wait in each.waits],
        sum(each.moves for each in seen),
        max(each.seconds for each in seen),
        cost,
        memory - empty,
        sum(each.bytes for each in seen),
    )


def echoes(asked: argparse.Namespace, size: int) -> float:
    """Echoes a second of a bare WebSocket of Litestar, on as many lines as there are seats."""
    port = free_port(HOST)
    started = Started("echo", str(port))
    try:
        lines = tuple(Seats("", ()) for _ in range(2 * BUSY // asked.clients))
        tasks = [Task(port, lines, asked.seconds, asked.warm, 0, 0, echo=size) for _ in range(asked.clients)]
        seen, _, _ = crowd(tasks, started)
    finally:
        started.stop()
    return sum(each.moves / each.seconds for each in seen)


def main() -> None:
    asked = _arguments()
    curve = [10] if asked.quick else CURVE
    if asked.only in (None, "most"):
        most = measured(BUSY if not asked.quick else 10, asked, (0.0, 0.0))
        frame = most.bytes // (2 * most.moves)
        small, large = echoes(asked, 100), echoes(asked, frame)
        print(f"most {most.pace:,.0f} moves/s, {1000 * most.cost / most.moves:.2f} ms each; frame {frame}")
        print(f"echo {small:,.0f}/s, of {frame} bytes {large:,.0f}/s: {most.pace / small:.3f} {most.pace / large:.3f}")
    if asked.only in (None, "curve"):
        for tables in asked.tables or curve:
            each = measured(tables, asked, THINKING)
            print(
                f"{tables}: {each.wait(0.5):.1f} {each.wait(0.99):.1f} ms, {each.pace:,.0f} moves/s, "
                f"{1000 * each.cost / each.moves:.2f} ms a move, {each.memory / tables / 1000:.0f} kB a table"
            )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run with few tables")
    reader.add_argument("--write", action="store_true", help="put the tables into benches/results.md")
    reader.add_argument("--seconds", type=float, help="seconds of each measurement (10)")
    reader.add_argument("--clients", type=int, default=2, help="processes of clients (2)")
    reader.add_argument("--postgres", metavar="URL", help="also two workers on this empty database")
    reader.add_argument("--only", choices=("most", "curve"))
    reader.add_argument("--tables", type=int, nargs="*", help="so many in place of the curve")
    asked = reader.parse_args()
    asked.seconds = asked.seconds or (1.0 if asked.quick else 10.0)
    asked.warm = 0.5 if asked.quick else 3.0
    return asked


if __name__ == "__main__":
    main()
