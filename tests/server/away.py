# pyright: reportPrivateUsage=false
"""A server in a process of its own, whose memory and words are its own too."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from laydown.server.app import make_app
from laydown.server.run import _until_listening, free_port, server_of
from laydown.server.settings import Settings
from server.house import HOST, AtOnce

if TYPE_CHECKING:
    from collections.abc import Generator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from typing import Any


@dataclass(frozen=True, slots=True)
class Away:
    address: str
    folder: Path
    process: SpawnProcess

    @property
    def words(self) -> str:
        """All that the server has said to its operator."""
        return (self.folder / "words").read_text(encoding="utf-8", errors="replace")

    @property
    def memory(self) -> int:
        """What it has in memory that is its own, in bytes."""
        statm = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()
        return (int(statm[1]) - int(statm[2])) * os.sysconf("SC_PAGE_SIZE")

    @property
    def handles(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


@contextmanager
def away(folder: Path, **changes: Any) -> Generator[Away]:
    """Until the block ends; then it must stop as it should."""
    settings = Settings(data=folder, port=free_port(HOST), contributions=False, **changes)
    context = multiprocessing.get_context("spawn")
    ready, telling = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(settings, telling))
    process.start()
    telling.close()
    try:
        assert ready.recv()
        yield Away(f"{HOST}:{settings.port}", folder, process)
        process.terminate()
        process.join(30)
        assert process.exitcode == 0
    finally:
        process.kill()
        process.join()


def _serve(settings: Settings, telling: Connection) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    words = os.open(settings.data / "words", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(words, 1)
    os.dup2(words, 2)
    logging.basicConfig(stream=os.fdopen(words, "w", buffering=1), level=logging.WARNING)
    asyncio.run(_until_told(settings, telling))


async def _until_told(settings: Settings, telling: Connection) -> None:
    app = make_app(settings, AtOnce())
    server = server_of(app, settings.host, settings.port)
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    serving = asyncio.create_task(server.serve())
    await app.state.started.wait()
    await _until_listening(settings.host, settings.port, serving)
    telling.send("ready")
    await stopping.wait()
    await app.state.lobby.close()
    server.stop()  # type: ignore[no-untyped-call]  # granian's own
    await serving
