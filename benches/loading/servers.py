"""The servers that are measured, each in processes of its own: `servers.py laydown|echo PORT ...`."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server
from litestar import Litestar, WebSocket, websocket  # noqa: TC002 - Litestar reads annotations

from laydown.server.run import run
from laydown.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Generator

HOST: Final = "127.0.0.1"
_LISTENS: Final = "listens"
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_ENDLESS: Final = 1_000_000


class Started:
    """A server's processes; all of them count. What a `quiet` one says is not shown: workers have a line for
    each table that is opened.
    """

    def __init__(self, *words: str, quiet: bool = False) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "loading.servers", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        if self._process.stdout is None or self._process.stdout.readline() != f"{_LISTENS}\n":
            raise RuntimeError(f"{words} does not start")

    def seconds(self) -> float:
        """Processor time so far."""
        return sum(_seconds(pid) for pid in self._pids())

    def memory(self) -> int:
        """Bytes that are in memory."""
        page = os.sysconf("SC_PAGE_SIZE")
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * page for pid in self._pids())

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:  # what was measured stands
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _pids(self) -> Generator[int]:
        yield self._process.pid
        yield from _children(self._process.pid)


def _children(pid: int) -> Generator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from _children(child)


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


async def _echo(port: int) -> None:
    app = Litestar([echo], openapi_config=None, logging_config=None)
    server = Server(app, address=HOST, port=port, interface=Interfaces.ASGI, log_level=LogLevels.error)
    serving = asyncio.create_task(server.serve())
    await asyncio.sleep(0.5)
    print(_LISTENS, flush=True)
    await serving


def _laydown(port: int, data: Path, workers: int, database: str | None) -> None:
    settings = Settings(
        data=data,
        host=HOST,
        port=port,
        database=database,
        workers=workers,
        processes=1,
        contributions=False,
        frames_a_second=_ENDLESS,
        frames_at_once=_ENDLESS,
        tables_a_minute=_ENDLESS,
        tables_at_once=_ENDLESS,
        tables_a_day=_ENDLESS,
        sockets_an_address=_ENDLESS,
        sockets_a_minute=_ENDLESS,
        sockets_at_once=_ENDLESS,
        requests_a_minute=_ENDLESS,
        requests_at_once=_ENDLESS,
    )
    logging.disable(logging.INFO)  # a line for each table that is opened
    run(settings, lambda: print(_LISTENS, flush=True))


if __name__ == "__main__":
    kind, where, *more = sys.argv[1:]
    if kind == "echo":
        asyncio.run(_echo(int(where)))
    else:
        _laydown(int(where), Path(more[0]), int(more[1]), more[2] or None)
