"""Running the server: granian inside this process, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import closing
from typing import TYPE_CHECKING, Final

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server

from laydown.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.server.lobby import Lobby
    from laydown.server.settings import Settings

_STOPPING: Final = (signal.SIGTERM, signal.SIGINT)


def free_port(host: str) -> int:
    """A port that nobody listens at now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as trial:
        trial.bind((host, 0))
        port: int = trial.getsockname()[1]
    return port


def address_elsewhere() -> str | None:
    """The address of this computer in its own network; None where it is in none. Nothing is sent for it."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # an address for documentation, which only chooses the way out
        except OSError:
            return None
        address: str = trial.getsockname()[0]
    return address


def is_taken(host: str, port: int) -> bool:
    """Whether another program listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return True
    return False


def run(settings: Settings, listening: Callable[[], None]) -> None:
    """Serve until SIGTERM or SIGINT; `listening` is called once clients can connect."""
    asyncio.run(_run(settings, listening))


async def _run(settings: Settings, listening: Callable[[], None]) -> None:
    app = make_app(settings)
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        log_level=LogLevels.error,
        log_access=False,
    )
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in _STOPPING:
        loop.add_signal_handler(each, stopping.set)
    serving = asyncio.create_task(server.serve())
    await _until_listening(settings, serving)
    listening()
    stopped = asyncio.create_task(stopping.wait())
    await asyncio.wait((serving, stopped), return_when=asyncio.FIRST_COMPLETED)
    lobby: Lobby = app.state.lobby
    await lobby.close()  # clients are told first, while the sockets are still open
    server.stop()  # type: ignore[no-untyped-call]  # granian's own
    await serving
    stopped.cancel()


async def _until_listening(settings: Settings, serving: asyncio.Task[None]) -> None:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104 - read, not bound
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, settings.port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return
