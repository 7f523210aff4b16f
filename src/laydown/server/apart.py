"""Work on what strangers send, in a process of its own with bounds on its time and memory.

Whatever goes wrong there, the server goes on: a process that takes too long or too much is ended, and the
next job gets a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from laydown.errors import LaydownError, Message, RecordError
from laydown.server.thinking import live_as_long_as_the_server

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_LOG: Final = logging.getLogger(__name__)

_BELOW_PLAY: Final = 5
"""So much nicer than the server, where matches are being played."""


_USED: Final = Path("/proc/self/statm")
"""Linux tells here how much memory a process has, in pages."""

_AGAIN: Final = 0.02
"""Seconds between two looks at a job whose time is all but up."""


class TooMuch(LaydownError):
    """A job took more time or memory than it may, or broke the process."""


class Busy(LaydownError):
    """So many jobs wait already that one more would wait too long."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """In seconds of the processor's time and bytes; `waiting` jobs at most wait for the one being done.

    `starved` times as many seconds may pass by the clock, where the machine has little time for it.
    """

    seconds: float
    memory: int
    waiting: int = 8
    starved: float = 4.0


class Apart:
    """One process, started when there is something to do and ended after `rest` seconds without."""

    def __init__(self, bounds: Bounds, rest: float = 60.0) -> None:
        self._bounds = bounds
        self._rest = rest
        self._turn = asyncio.Lock()
        self._using = threading.Lock()
        self._waiting = 0
        self._child: tuple[BaseProcess, Connection] | None = None
        self._going: asyncio.TimerHandle | None = None

    async def do(self, job: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401 - what the job takes and gives
        """What `job` gives for this, done there; RecordError as it raised it, TooMuch and Busy."""
        if self._waiting >= self._bounds.waiting:
            raise Busy(Message.of("server-trouble-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                if self._going is not None:
                    self._going.cancel()
                kind, *told = await asyncio.to_thread(self._do, job, given)
                self._going = asyncio.get_running_loop().call_later(self._rest, self._go)
        finally:
            self._waiting -= 1
        if kind == "record":
            raise RecordError(*told)
        if kind == "done":
            return told[0]
        raise TooMuch(Message.of("server-trouble-record-heavy"))

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._child is not None

    def close(self) -> None:
        """A job that is being done is given up."""
        if self._going is not None:
            self._going.cancel()
        if self._child is not None:
            with contextlib.suppress(ValueError):  # ended just now
                self._child[0].kill()
        with self._using:
            self._end()

    def _go(self) -> None:
        """Nothing was asked for a while."""
        if self._using.acquire(blocking=False):
            try:
                self._end()
            finally:
                self._using.release()

    def _do(self, job: Callable[..., Any], given: tuple[Any, ...]) -> tuple[Any, ...]:
        """One thread at a time speaks with the process, also where nobody waits for the answer any more."""
        with self._using:
            process, line = self._child = self._child or _started(self._bounds.memory)
            try:
                line.send((job, given))
                if _answers(process, line, self._bounds):
                    answer: tuple[Any, ...] = line.recv()
                    if answer[0] in ("record", "done"):
                        return answer
                    _LOG.warning("a record was given up: %s", answer[1])
                else:
                    _LOG.warning("a record was given up: it took longer than %s s", self._bounds.seconds)
            except (EOFError, OSError):
                _LOG.warning("a record was given up: its process has died")
            self._end()
            return ("heavy",)

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            process, line = child
            line.close()
            process.kill()
            process.join()
            process.close()


def _started(memory: int) -> tuple[BaseProcess, Connection]:
    # Spawned, not forked: a fork would copy locks that other threads hold.
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, memory), daemon=True)
    process.start()
    theirs.close()
    return process, mine


def _answers(process: BaseProcess, line: Connection, bounds: Bounds) -> bool:
    """Whether it does while it may: on a busy server a job is no heavier than elsewhere."""
    began, before = time.monotonic(), _processor_time(process)
    left = bounds.seconds
    while left > 0:
        if line.poll(max(left, _AGAIN)):
            return True
        lasted, now = time.monotonic() - began, _processor_time(process)
        used = lasted if before is None or now is None else now - before
        left = min(bounds.seconds - used, bounds.starved * bounds.seconds - lasted)
    return False


def _processor_time(process: BaseProcess) -> float | None:
    """What it has used of it, in seconds; None where the system does not say."""
    try:
        found = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii", errors="replace")
        # After the name, which may hold anything, the 12th and 13th: its own time and the system's for it.
        user, system = found.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, AttributeError):
        return None


def _work(line: Connection, memory: int) -> None:
    """Do one job after the other until nobody asks any more."""
    live_as_long_as_the_server()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_BELOW_PLAY)
    bounded = False
    while True:
        try:
            job, given = line.recv()  # with this the job's module is loaded
            if not bounded:
                _bound(memory)
                bounded = True
            answer: tuple[Any, ...] = ("done", job(*given))
        except EOFError:
            return
        except RecordError as error:
            answer = ("record", error.message, error.line, error.column, error.clause)
        except MemoryError:
            answer = ("heavy", "it took more memory than it may")
        except Exception:  # noqa: BLE001 - told to the server, which ends this process
            answer = ("broken", traceback.format_exc())
        try:
            line.send(answer)
        except OSError:
            return


def _bound(memory: int) -> None:
    """No more memory than there is now and this; where a system knows no such bound, time alone bounds it."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    with contextlib.suppress(OSError):
        used = int(_USED.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + memory, used + memory))
