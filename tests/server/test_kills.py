"""Killed at random moments of running matches, also between a write and its answer, a server loses nothing.

A few kills with fixed seeds; `make endurance` does a thousand, with fresh ones. `KILLS=100` does so many, and
what each run measured is gathered in `.tmp`, from which the section of benches/results.md is written.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, Final

from laydown.server.run import free_port
from laydown.server.sqlite import FILE
from server.cable import cable
from server.house import HOST
from server.killing import MOMENTS, Company, children, kill_at, until_gone
from server.test_restart import process
from server.test_workers import COUNT, service

if TYPE_CHECKING:
    from pathlib import Path

    from server.cluster import Cluster

AT_ONCE: Final = 6
WITHIN: Final = 2.0
"""Seconds in which a client is to be back after the server is."""

MARGIN: Final = 2.0
"""For a machine that is busy with other tests."""


@dataclass(slots=True)
class Measured:
    """`back` is how many seconds after the server each client was back."""

    kills: int = 0
    back: list[float] = field(default_factory=list[float])
    unanswered: int = 0
    actions: int = 0
    matches: int = 0

    def add(self, company: Company) -> None:
        self.unanswered += company.unanswered
        self.actions += company.actions
        self.matches += company.ended.total()


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
    measured.add(company)
    return measured


async def kill_workers(url: str, folder: Path, kills: int, seed: str) -> Measured:
    """One worker of three, always one that runs a table; the two others serve on meanwhile."""
    chance, measured = Random(seed), Measured()
    with service(url, folder) as here:
        async with cable(int(here.address.rpartition(":")[2])) as line:
            company = Company(line.address, here.address, chance)
            try:
                for moment in islice(cycle(MOMENTS), kills):
                    await company.fill(AT_ONCE)
                    await company.until_all_are_here(0.0)
                    while len(here.workers()) < COUNT:  # noqa: ASYNC110 - the last one is started again
                        await asyncio.sleep(0.02)
                    table = chance.choice([each.table for each in company.clients])
                    pid = await asyncio.to_thread(lambda table=table: here.process_at(here.holder(table)))
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
    measured.add(company)
    return measured


def check(measured: Measured, kills: int) -> None:
    assert measured.kills == kills
    assert measured.matches > 0
    assert measured.unanswered > 0, "no kill fell between a write and its answer"
    assert max(measured.back) < WITHIN + MARGIN


def test_one_process_killed(tmp_path: Path) -> None:
    check(asyncio.run(kill_one_process(tmp_path, 18, "one process")), 18)


def test_one_worker_of_three_killed(postgres: Cluster, tmp_path: Path) -> None:
    check(asyncio.run(kill_workers(postgres.database(), tmp_path, 12, "workers")), 12)
