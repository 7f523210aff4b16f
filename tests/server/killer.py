"""Kills a process the moment it has committed something: `killer.py PID FILE-OR-URL`.

A process of its own, so that it is quick: it says `ready`, waits for the next commit that another connection
can see, and sends SIGKILL. The server is then between its write and the answer, which takes it longer.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 5.0


def commits_to_file(path: str) -> Callable[[], object]:
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    return lambda: connection.execute("PRAGMA data_version").fetchone()


def rows_in_postgres(url: str) -> Callable[[], object]:
    import psycopg

    session = psycopg.connect(url, autocommit=True)
    return lambda: session.execute("SELECT count(*) FROM atoms").fetchone()


def main(pid: int, database: str) -> None:
    look = rows_in_postgres(database) if database.startswith("postgresql:") else commits_to_file(database)
    before = look()
    print("ready", flush=True)  # noqa: T201 - to the test that waits for it
    until = time.monotonic() + PATIENCE
    while look() == before and time.monotonic() < until:
        pass
    os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
