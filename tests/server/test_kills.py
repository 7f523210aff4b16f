"""Killed at random moments of running matches, also between a write and its answer, a server loses nothing.

A few kills with fixed seeds; `make endurance` does a thousand, with fresh ones. `KILLS=100` does that many
of each kind; what all such runs of a commit measured is gathered in `.tmp`, and benches/results.md tells the
sum.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from endurance.figures import CHECKOUT, commit, locked, write_section
from laydown.server.run import free_port
from laydown.server.sqlite import FILE
from server.cable import cable
from server.house import HOST
from server.killing import MOMENTS, Company, children, kill_at, until_gone
from server.test_restart import process
from server.test_workers import COUNT, service

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from server.cluster import Cluster

AT_ONCE: Final = 6
WITHIN: Final = 2.0
"""Seconds in which a client is to be back after the server is."""

MARGIN: Final = 2.0
"""For a machine that is busy with other tests."""

ROUND: Final = 50
"""Kills of one server and its data; after that all matches are played to their ends and looked through."""

METHOD: Final = (
    "kill -9 while six matches are played by clients that come back as the browser does: at any time, on "
    "seeing a row committed, and with the answers held back and lost. After each kill all that any client "
    "was told is there with the same numbers; each choice counts once; all matches end, with proved records. "
    "Back: seconds from the server's return (of one worker: from its death) until a client knew how things "
    "stand. Answers lost: actions that were kept, and whose client heard of it only when it came back."
)


@dataclass(slots=True)
class Measured:
    """`back` is how many seconds after the server each client was back."""

    kills: int = 0
    back: list[float] = field(default_factory=list[float])
    unanswered: int = 0
    actions: int = 0
    matches: int = 0

    def count(self, company: Company) -> None:
        self.unanswered += company.unanswered
        self.actions += company.actions
        self.matches += company.ended.total()

    def add(self, other: Measured) -> None:
        self.kills += other.kills
        self.back += other.back
        self.unanswered += other.unanswered
        self.actions += other.actions
        self.matches += other.matches


async def kill_one_process(folder: Path, kills: int, seed: str) -> Measured:
    """One process on a file, which is started again as soon as it is killed."""
    chance, measured, port = Random(seed), Measured(), free_port(HOST)
    with ExitStack() as running:
        async with cable(port) as line:
            company = Company(line.address, f"{HOST}:{port}", chance)
            started = running.enter_context(process(folder, port))
            try:
                for moment in islice(cycle(MOMENTS), kills):
                    await company.fill(AT_ONCE)
                    bots = children(started.pid)
                    killed = await kill_at(moment, started.pid, str(folder / FILE), line, chance)
                    running.close()
                    started = await asyncio.to_thread(running.enter_context, process(folder, port))
                    again = time.monotonic()
                    came = await company.until_all_are_here(killed)
                    measured.back += [max(0.0, each - again) for each in came]
                    measured.kills += 1
                    await until_gone(bots)
                await company.play_to_the_end()
            finally:
                await company.close()
    measured.count(company)
    return measured


async def kill_workers(url: str, folder: Path, kills: int, seed: str) -> Measured:
    """One worker of three, always one that runs a table; the two others serve on meanwhile."""
    chance, measured = Random(seed), Measured()
    with service(url, folder) as here:
        async with cable(int(here.address.rpartition(":")[2])) as line:
            company = Company(line.address, here.address, chance)
            try:
                for moment in islice(cycle(MOMENTS), kills):
                    while here.listening() < COUNT:  # noqa: ASYNC110 - the last one is started again
                        await asyncio.sleep(0.05)
                    await company.fill(AT_ONCE)
                    await company.until_all_are_here(0.0)
                    table = chance.choice([each.table for each in company.clients])
                    pid = here.process_at(here.holder(table))
                    bots = children(pid)
                    killed = await kill_at(moment, pid, url, line, chance)
                    await asyncio.sleep(0.1)  # until all who are cut off have heard so
                    came = await company.until_all_are_here(killed, gone=False)
                    measured.back += [max(0.0, each - killed) for each in came]
                    measured.kills += 1
                    await until_gone(bots)
                await company.play_to_the_end()
            finally:
                await company.close()
    measured.count(company)
    return measured


def check(measured: Measured, kills: int) -> None:
    assert measured.kills == kills
    assert measured.matches > 0
    assert measured.unanswered > 0, "no kill fell between a write and its answer"
    assert median(measured.back) < WITHIN + MARGIN


async def kill_in_rounds(
    kind: str, kill: Callable[[Path, int, str], Awaitable[Measured]], folder: Path
) -> None:
    """So many as `KILLS` says, else 500; each round is written down, and the seed stands in what fails."""
    left = int(os.environ.get("KILLS", "500"))
    while left > 0:
        kills, seed = min(ROUND, left), str(Random().randrange(2**32))
        own = folder / seed
        own.mkdir()
        try:
            one = await kill(own, kills, seed)
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
        assert median(one.back) < WITHIN + MARGIN
        await asyncio.to_thread(report, kind, one)
        left -= kills


@pytest.mark.endurance
def test_a_thousand_kills_of_one_process(tmp_path: Path) -> None:
    asyncio.run(kill_in_rounds("one process", kill_one_process, tmp_path))


@pytest.mark.endurance
def test_a_thousand_kills_of_one_worker_of_three(postgres: Cluster, tmp_path: Path) -> None:
    def kill(folder: Path, kills: int, seed: str) -> Awaitable[Measured]:
        return kill_workers(postgres.database(), folder, kills, seed)

    asyncio.run(kill_in_rounds("one worker of three", kill, tmp_path))


def report(kind: str, measured: Measured) -> None:
    """Add up what was measured of this commit, and write it down."""
    kept = CHECKOUT / ".tmp" / f"kills-{commit()}.json"
    with locked("kills"):
        text = kept.read_text(encoding="utf-8") if kept.exists() else "{}"
        runs = msgspec.json.decode(text, type=dict[str, Measured])
        runs.setdefault(kind, Measured()).add(measured)
        kept.write_bytes(msgspec.json.encode(runs))
        write_section("Kills", f"{METHOD}\n\n{_table(runs)}")


def _table(runs: dict[str, Measured]) -> str:
    rows = [
        "| | kills | of them answers lost | matches | actions | back: half | 99 % | last |",
        "|---|" + "---:|" * 7,
    ]
    for kind, each in runs.items():
        back = sorted(each.back)
        seconds = (f"{back[int(len(back) * part)]:.2f} s" for part in (0.5, 0.99))
        rows.append(
            f"| {kind} | {each.kills:,} | {each.unanswered:,} | {each.matches:,} | {each.actions:,} "
            f"| {' | '.join(seconds)} | {back[-1]:.2f} s |"
        )
    return "\n".join(rows)


def test_one_process_killed(tmp_path: Path) -> None:
    check(asyncio.run(kill_one_process(tmp_path, 10, "one process")), 10)


def test_one_worker_of_three_killed(postgres: Cluster, tmp_path: Path) -> None:
    check(asyncio.run(kill_workers(postgres.database(), tmp_path, 20, "workers")), 20)
