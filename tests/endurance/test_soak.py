"""Play without end, with people who come, go and are cut off, and tables that are opened, finished and left:
the server keeps nothing of it in memory, no handle and no task.

A minute here; `make endurance` does an hour on each database, or as many minutes as `SOAK` says.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from endurance.figures import write_section
from endurance.soaking import IDLE, LISTENS, SILENT, Holds
from laydown.server.run import free_port
from server.cable import cable
from server.cluster import cluster
from server.house import HOST, House
from server.killing import PATIENCE, Company

if TYPE_CHECKING:
    from collections.abc import Generator

    from server.cable import Cable

AT_ONCE: Final = 6
SAMPLES: Final = 40
GROWTH: Final = 0.05
"""Part by which an hour may grow from its second quarter to its last; the first fills what speed needs."""

FILLING: Final = 80_000_000
"""Bytes that a minute may grow by, in which all that is filled."""

SPARE: Final = 8
"""Handles and tasks that may come and go."""

WAITING: Final = 24
"""Handles of connections to the database that wait to be used again: five are kept, with up to four each."""


class Running:
    """The server's process."""

    def __init__(self, started: subprocess.Popen[str], port: int) -> None:
        self.started = started
        self.port = port

    def holds(self) -> Holds:
        self.started.send_signal(signal.SIGUSR1)
        assert self.started.stdout is not None
        assert select.select([self.started.stdout], [], [], PATIENCE)[0], "the server says nothing"
        return msgspec.json.decode(self.started.stdout.readline(), type=Holds)

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.started.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def handles(self) -> int:
        return len(list(Path(f"/proc/{self.started.pid}/fd").iterdir()))


@contextmanager
def running(folder: Path, database: str | None = None) -> Generator[Running]:
    port = free_port(HOST)
    words = [str(folder), str(port), *([] if database is None else [database])]
    tests = Path(__file__).parents[1]
    started = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, str(Path(__file__).with_name("soaking.py")), *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tests), str(tests.parent / "src")])},
    )
    try:
        assert started.stdout is not None
        assert started.stdout.readline() == f"{LISTENS}\n"
        yield Running(started, port)
        started.send_signal(signal.SIGTERM)
        assert started.wait(30) == 0
    finally:
        started.kill()
        started.wait()
        assert started.stdout is not None
        started.stdout.close()


@dataclass(slots=True)
class Soaked:
    """Samples of memory and handles while it was played, and what was held before and after."""

    memory: list[int]
    handles: list[int]
    before: tuple[Holds, int]
    after: tuple[Holds, int]
    matches: int

    def growth(self) -> float:
        """Of memory, from the second quarter to the last, as a part."""
        before, after = _second_and_last(self.memory)
        return after / before - 1

    def handles_more(self) -> float:
        """From the second quarter to the last."""
        before, after = _second_and_last(self.handles)
        return after - before


async def soak(here: Running, seconds: float, chance: Random) -> Soaked:
    async with cable(here.port) as line:
        company = Company(line.address, f"{HOST}:{here.port}", chance, habits={"quiet": SILENT / 4})
        await company.fill(1)
        await company.play_to_the_end()
        await until_nobody_is_there(here)
        before = here.holds(), here.handles()
        memory: list[int] = []
        handles: list[int] = []
        until = time.monotonic() + seconds
        try:
            while time.monotonic() < until:
                if len(memory) * seconds / SAMPLES < seconds - (until - time.monotonic()):
                    memory.append(here.memory())
                    handles.append(here.handles())
                await company.fill(AT_ONCE)
                await something(company, line, chance)
            await company.play_to_the_end()
        finally:
            await company.close()
        # A line that died before its client could ask anything is only found dead by what TCP sends again.
        line.cut()
        await until_nobody_is_there(here)
    return Soaked(memory, handles, before, (here.holds(), here.handles()), company.ended.total())


async def something(company: Company, line: Cable, chance: Random) -> None:
    """What people and their lines do."""
    await asyncio.sleep(chance.random())
    match chance.randrange(6):
        case 0:
            line.cut()
        case 1:
            line.die()
        case 2:  # a table that is left for good
            left = company.playing.pop(chance.randrange(len(company.playing)))
            for task in left.tasks:
                task.cancel()
            await asyncio.gather(*left.tasks, return_exceptions=True)
        case 3:  # a spectator, who does not say goodbye
            house = House(company.direct, None)  # type: ignore[arg-type]  # who only watches
            async with house.at(chance.choice(company.playing).table) as watcher:
                await watcher.frame("state")
                watcher.socket.transport.abort()
        case _:
            pass


async def until_nobody_is_there(here: Running) -> None:
    """Dead lines are let go of, rooms that nobody is at are closed, and nothing holds them any more."""
    now = here.holds()
    until = time.monotonic() + PATIENCE
    while now.rooms or now.sockets or now.forgotten:
        assert time.monotonic() < until, now
        await asyncio.sleep(IDLE)
        now = here.holds()


def check(soaked: Soaked) -> None:
    (before, handles), (after, handles_after) = soaked.before, soaked.after
    assert soaked.matches > 0
    assert (after.rooms, after.sockets) == (0, 0)
    assert after.forgotten == 0
    assert after.tasks <= before.tasks + SPARE
    assert handles_after <= handles + WAITING + SPARE


def test_a_minute_of_play(tmp_path: Path) -> None:
    with running(tmp_path) as here:
        soaked = asyncio.run(soak(here, 50, Random("soak")))
    check(soaked)
    assert soaked.memory[-1] - soaked.memory[0] < FILLING


@pytest.mark.endurance
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_hour_of_play(kind: str, tmp_path: Path) -> None:
    seconds = 60 * float(os.environ.get("SOAK", "60"))
    seed = str(Random().randrange(2**32))
    if kind == "sqlite":
        with running(tmp_path) as here:
            soaked = asyncio.run(soak(here, seconds, Random(seed)))
    else:
        with cluster() as made, running(tmp_path, made.database()) as here:
            soaked = asyncio.run(soak(here, seconds, Random(seed)))
    check(soaked)
    report(kind, seconds, soaked)
    assert soaked.growth() < GROWTH, f"seed {seed}"
    assert soaked.handles_more() < SPARE, f"seed {seed}"


def report(kind: str, seconds: float, soaked: Soaked) -> None:
    """A section of benches/results.md."""
    (before, handles), (after, handles_after) = soaked.before, soaked.after
    memory = [f"{each / 1e6:.1f} MB" for each in _second_and_last(soaked.memory)]
    held = [f"{each:g}" for each in _second_and_last(soaked.handles)]
    rows = [
        f"| memory, median of the second quarter and of the last | {' | '.join(memory)} |",
        f"| handles, median of the second quarter and of the last | {' | '.join(held)} |",
        f"| handles with nobody there, before and after | {handles} | {handles_after} |",
        f"| tasks | {before.tasks} | {after.tasks} |",
        f"| rooms, matches and connections | {before.forgotten} | {after.forgotten} |",
        f"| objects | {before.objects:,} | {after.objects:,} |",
    ]
    text = (
        f"{seconds / 60:g} minutes, {soaked.matches:,} matches played to their ends, others left; lines cut "
        "and dead, spectators who say no goodbye. Objects are those of Python's collector; texts that may be "
        "said again are kept, up to a number.\n\n| | | |\n|---|---:|---:|\n"
    )
    write_section(f"Soak, {kind}", text + "\n".join(rows))


def _second_and_last(samples: list[int]) -> tuple[float, float]:
    """The medians of two of the four quarters."""
    quarter = len(samples) // 4
    return median(samples[quarter : 2 * quarter]), median(samples[-quarter:])
