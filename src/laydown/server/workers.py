"""Several workers on one database: processes that listen at the same port, started again when one dies."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from dataclasses import replace
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

from laydown.server import figures

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from laydown.server.settings import Settings

_LOG: Final = logging.getLogger(__name__)

_PAUSE: Final = 0.5
"""Seconds before a worker that died at once is started again; doubled each time, up to the most."""

_LONGEST_PAUSE: Final = 10.0
_LIVED: Final = 10.0
"""A worker that lived so long did not die of how it was started."""

_GRACE: Final = 15.0


def run(settings: Settings, listening: Callable[[], None]) -> None:
    """Serve with `settings.workers` processes until SIGTERM or SIGINT; `listening` is called when each can
    be connected to. The database must be prepared.
    """
    house = _House(settings)
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, house.stop)
    house.start()
    if not house.wait_until_all_listen():
        house.stop()
        house.wait_until_all_ended()
        raise SystemExit(1)  # what is wrong stands in the log
    listening()
    house.look_after()
    house.wait_until_all_ended()


class _House:
    def __init__(self, settings: Settings) -> None:
        processes = max(1, settings.processes // settings.workers)
        self._settings = replace(settings, processes=processes, workers=1)
        self._count = settings.workers
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[SpawnProcess] = []
        self._ready: list[Connection] = []
        self._started: list[float] = []
        self._stopping = False

    def start(self) -> None:
        for _ in range(self._count):
            process, ready = self._new()
            self._workers.append(process)
            self._ready.append(ready)
            self._started.append(time.monotonic())

    def _new(self) -> tuple[SpawnProcess, Connection]:
        ready, telling = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_work, args=(self._settings, telling))
        process.start()
        telling.close()
        return process, ready

    def wait_until_all_listen(self) -> bool:
        """False if one ended before it could be connected to."""
        for ready in self._ready:
            try:
                ready.recv()
            except EOFError:
                return False
        return True

    def stop(self, *_signal: Any) -> None:  # noqa: ANN401 - what a signal handler is given
        self._stopping = True
        for process in self._workers:
            if process.is_alive():
                process.terminate()

    def look_after(self) -> None:
        """Start again what dies, until all are to stop."""
        pause = _PAUSE
        while not self._stopping:
            wait([process.sentinel for process in self._workers], timeout=1.0)
            for place, process in enumerate(self._workers):
                if process.is_alive() or self._stopping:
                    continue
                _LOG.error(
                    "a worker ended with %s and is started again",
                    process.exitcode,
                    extra={"event": "worker-ended"},
                )
                figures.worker_ended(process.pid or 0)
                long_lived = time.monotonic() - self._started[place] > _LIVED
                pause = _PAUSE if long_lived else min(2 * pause, _LONGEST_PAUSE)
                if not long_lived:
                    time.sleep(pause)
                self._workers[place], self._ready[place] = self._new()
                self._started[place] = time.monotonic()
        self.stop()  # also those that were being started when the signal came

    def wait_until_all_ended(self) -> None:
        for process in self._workers:
            process.join(_GRACE)
            if process.is_alive():
                process.kill()
                process.join()


def _work(settings: Settings, telling: Connection) -> None:
    """One worker's process, which stops with the one that started it."""
    from laydown.server.run import serve  # noqa: PLC0415 - run imports this module

    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()

    def listening() -> None:
        telling.send(True)  # noqa: FBT003 - a word to the parent, whatever it says
        telling.close()

    asyncio.run(serve(settings, listening))
