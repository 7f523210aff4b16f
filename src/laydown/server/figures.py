"""Figures for whoever operates the server, in the form of Prometheus. No name, table or token is a label."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from laydown.server.connection import Connection
    from laydown.server.room import Room

_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers keep their figures; the library reads it when it is first loaded."""

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ROOMS: Final = Gauge("laydown_rooms", "Tables that somebody is at.", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("laydown_connections", "Open sockets.", multiprocess_mode="livesum")
QUEUED: Final = Gauge(
    "laydown_queued", "What waits in the queues of all tables.", multiprocess_mode="livesum"
)
UNSENT: Final = Gauge("laydown_unsent", "Frames that wait for their clients.", multiprocess_mode="livesum")
DATABASE_WORKS: Final = Gauge(
    "laydown_database_works", "1, or 0 while the database does not work.", multiprocess_mode="livemin"
)

TABLES: Final = Counter("laydown_tables_opened", "Tables opened.", ["game"])
ENDED: Final = Counter("laydown_matches_ended", "Matches played to their end.", ["game"])
ACTIONS: Final = Counter("laydown_actions", "Things done in matches.", ["game", "by"])
BROKEN: Final = Counter("laydown_rooms_broken", "Rooms that closed by a mistake of the program.")
REFUSED: Final = Counter("laydown_refused", "Frames and requests refused.", ["reason"])
MAILS: Final = Counter("laydown_mails", "Mails, by what became of them.", ["what", "outcome"])
DATABASE_ERRORS: Final = Counter("laydown_database_errors", "Failures of the database.", ["reason"])

KEPT: Final = Histogram(
    "laydown_action_kept_seconds", "From an action's arrival until it is on the disk.", buckets=_SHORT
)
SENT: Final = Histogram(
    "laydown_action_sent_seconds", "From an action's arrival until all are sent the news.", buckets=_SHORT
)
WRITE: Final = Histogram("laydown_database_write_seconds", "One transaction.", buckets=_SHORT)
THOUGHT: Final = Histogram(
    "laydown_bot_thinking_seconds", "A bot's choice, with waiting for a process.", ["bot"], buckets=_SHORT
)


def for_several_workers() -> None:
    """Have the processes that are started from now on keep their figures together."""
    os.environ[_FOLDER] = tempfile.mkdtemp(prefix="laydown-figures-")


def registry() -> CollectorRegistry:
    """All figures: of this process, or of all workers."""
    folder = os.environ.get(_FOLDER)
    if folder is None:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]  # the library's own
    return together


def worker_ended(pid: int) -> None:
    """What it had open counts no more; what it has done does."""
    folder = os.environ.get(_FOLDER)
    if folder is not None:
        for each in Path(folder).glob(f"gauge_live*_{pid}.db"):
            each.unlink(missing_ok=True)


@contextlib.contextmanager
def shown(address: str | None) -> Generator[None]:
    """The figures at an address of their own, as 127.0.0.1:9100, which no client gets to."""
    if address is None:
        yield
        return
    host, _, port = address.rpartition(":")
    server, thread = start_http_server(int(port), host.strip("[]"), registry())
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def sample(rooms: Iterable[Room], connections: Iterable[Connection], *, works: bool) -> None:
    """How things stand just now."""
    open_rooms, here = list(rooms), list(connections)
    ROOMS.set(len(open_rooms))
    CONNECTIONS.set(len(here))
    QUEUED.set(sum(each.queue.qsize() for each in open_rooms))
    UNSENT.set(sum(each.unsent for each in here))
    DATABASE_WORKS.set(works)


@contextlib.contextmanager
def timed(histogram: Histogram) -> Generator[None]:
    began = time.monotonic()
    try:
        yield
    finally:
        histogram.observe(time.monotonic() - began)
