"""Several workers on one database: processes that listen at the same port, started again when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from dataclasses import dataclass, replace
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
"""Seconds before a worker that died before it listened is started again; doubled each time, up to the most.
One that has listened did not die of how it was started, and is missed at once.
"""

_LONGEST_PAUSE: Final = 10.0
_LOOK: Final = 0.1

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


@dataclass(slots=True)
class _Worker:
    """`pause` is how long to wait before it is started again if it dies without having listened."""

    process: SpawnProcess
    ready: Connection
    pause: float = _PAUSE
    again: float | None = None
    """When it is to be started again, once it has died."""

    listened: bool = False

    def has_listened(self, seconds: float | None = 0.0) -> bool:
        """Whether it could be connected to within this time, None for as long as it takes."""
        if not self.listened and self.ready.poll(seconds):
            with contextlib.suppress(EOFError):
                self.listened = bool(self.ready.recv())
        return self.listened


class _House:
    def __init__(self, settings: Settings) -> None:
        processes = max(1, settings.processes // settings.workers)
        self._settings = replace(settings, processes=processes, workers=1)
        self._count = settings.workers
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._stopping = False

    def start(self) -> None:
        self._workers = [_Worker(*self._new()) for _ in range(self._count)]

    def _new(self) -> tuple[SpawnProcess, Connection]:
        ready, telling = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_work, args=(self._settings, telling))
        process.start()
        telling.close()
        return process, ready

    def wait_until_all_listen(self) -> bool:
        """False if one ended before it could be connected to."""
        return all(each.has_listened(None) for each in self._workers)

    def stop(self, *_signal: Any) -> None:  # noqa: ANN401 - what a signal handler is given
        self._stopping = True
        for each in self._workers:
            if each.process.is_alive():
                each.process.terminate()

    def look_after(self) -> None:
        """Start again what dies, until all are to stop."""
        while not self._stopping:
            for place, each in enumerate(self._workers):
                if each.process.is_alive():
                    continue
                if each.again is None:
                    self._note(each)
                elif time.monotonic() >= each.again and not self._stopping:
                    each.ready.close()
                    self._workers[place] = _Worker(*self._new(), each.pause)
            alive = [each.process.sentinel for each in self._workers if each.again is None]
            wait(alive, timeout=_LOOK if len(alive) < self._count else 1.0)
        self.stop()  # also those that were being started when the signal came

    def _note(self, dead: _Worker) -> None:
        _LOG.error(
            "a worker ended with %s and is started again",
            dead.process.exitcode,
            extra={"event": "worker-ended"},
        )
        figures.worker_ended(dead.process.pid or 0)
        if dead.has_listened():
            dead.again, dead.pause = time.monotonic(), _PAUSE
        else:
            dead.again, dead.pause = time.monotonic() + dead.pause, min(2 * dead.pause, _LONGEST_PAUSE)

    def wait_until_all_ended(self) -> None:
        for each in self._workers:
            each.process.join(_GRACE)
            if each.process.is_alive():
                each.process.kill()
                each.process.join()


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
