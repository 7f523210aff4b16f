"""Running the server: granian inside this process, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.embed import Server

from laydown import __version__
from laydown.server import figures, garbage, logs, workers
from laydown.server.app import make_app
from laydown.server.relay import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp

    from laydown.server.lobby import Lobby
    from laydown.server.settings import Settings

_STOPPING: Final = (signal.SIGTERM, signal.SIGINT)

_LONGEST_HEADERS: Final = 65_536
_HEADERS_WITHIN: Final = 10_000
"""How long the head of a request may be, in bytes, and how long it may take, in milliseconds."""

_BACKLOG: Final = 2048
"""So many may knock at once: all clients come back together when a server was away."""


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
    if settings.database is not None:
        # Imported here: psycopg is an extra.
        from laydown.server import postgres  # noqa: PLC0415

        postgres.prepare(settings.database)
    logs.set_up(settings.log)
    if settings.workers > 1:
        figures.for_several_workers()
    with figures.shown(settings.metrics):
        logs.note("server-started", "the server starts", version=__version__, workers=settings.workers)
        if settings.workers > 1:
            workers.run(settings, listening)
        else:
            asyncio.run(serve(settings, listening))
        logs.note("server-stopped", "the server has stopped")


async def serve(settings: Settings, listening: Callable[[], None]) -> None:
    """One worker, in this process."""
    garbage.few_arenas()
    logs.set_up(settings.log)
    if settings.database is not None:
        settings = replace(settings, inside=_with_a_port(settings.inside))
    app = make_app(settings)
    servers = [server_of(app, settings.host, settings.port)]
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in _STOPPING:
        loop.add_signal_handler(each, stopping.set)
    serving = [asyncio.create_task(servers[0].serve())]
    # The port alone tells nothing: other workers listen at it too.
    started = asyncio.create_task(app.state.started.wait())
    await asyncio.wait((started, *serving), return_when=asyncio.FIRST_COMPLETED)
    if not started.done():
        started.cancel()
        raise SystemExit(1)  # why it does not start stands in the log
    await _until_listening(settings.host, settings.port, serving[0])
    lobby: Lobby = app.state.lobby
    if lobby.relay is not None:
        host, _, port = settings.inside.rpartition(":")
        servers.append(server_of(inside(app, lobby.relay.password), host.strip("[]"), int(port)))
        serving.append(asyncio.create_task(servers[1].serve()))
        await _until_listening(host, int(port), serving[1])
    garbage.settle()
    collecting = asyncio.create_task(garbage.collect(), name="garbage")
    listening()
    stopped = asyncio.create_task(stopping.wait())
    await asyncio.wait((*serving, stopped), return_when=asyncio.FIRST_COMPLETED)
    collecting.cancel()
    await lobby.close()  # clients are told first, while the sockets are still open
    for server in reversed(servers):
        server.stop()  # type: ignore[no-untyped-call]  # granian's own
    await asyncio.gather(*serving)
    stopped.cancel()


def server_of(app: ASGIApp, host: str, port: int) -> Server:
    return Server(
        app,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        http=HTTPModes.http1,  # what proxies speak to us, and sockets are made from
        http1_settings=HTTP1Settings(header_read_timeout=_HEADERS_WITHIN, max_buffer_size=_LONGEST_HEADERS),
        backlog=_BACKLOG,
        log_level=LogLevels.error,
        log_access=False,
    )


def _with_a_port(address: str) -> str:
    host, _, port = address.rpartition(":")
    return f"{host}:{free_port(host.strip('[]'))}" if port == "0" else address


async def _until_listening(host: str, port: int, serving: asyncio.Task[None]) -> None:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host.strip("[]"), host.strip("[]"))  # noqa: S104 - read, not bound
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return
