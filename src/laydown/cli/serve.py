"""`laydown serve`: tables in the browser, until the server is stopped."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from laydown.cli.arguments import Command, Flag, UsageError, whole_number
from laydown.cli.serve_mail import FLAGS as MAIL
from laydown.cli.serve_mail import mail_of, public_of
from laydown.errors import Message
from laydown.terminal.store import home

if TYPE_CHECKING:
    from laydown.cli.arguments import Given
    from laydown.cli.shell import Shell
    from laydown.server.proxy import Network

_HOST: Final = "127.0.0.1"
_PORT: Final = 8000
_MOST_DAYS: Final = 100_000
_INSIDE: Final = "127.0.0.1:0"
_EVERY_FOUR: Final = "0.0.0.0"  # noqa: S104 - only where whoever starts the server says so
_EVERY: Final = {_EVERY_FOUR: "127.0.0.1", "::": "[::1]"}
"""Addresses that mean all of this computer's, and the one to open."""


def _serve(given: Given, shell: Shell) -> int:
    # Imported here: the other commands start much faster without a server's libraries.
    from laydown.server import run  # noqa: PLC0415
    from laydown.server.forgetting import RECORD_DAYS, Retention  # noqa: PLC0415
    from laydown.server.settings import Settings  # noqa: PLC0415

    host = given.one("host") or _HOST
    port = given.number("port", 0, 65535)
    port = _PORT if port is None else port
    workers = given.number("workers", 1, 64) or 1
    database = given.one("database")
    _check_database(database, workers)
    data = Path(given.one("data") or home(os.environ) / "server")
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        port = port or run.free_port(host)
        taken = run.is_taken(host, port)
    except OSError as error:
        raise UsageError(Message.of("cli-serve-cannot", reason=error.strerror or str(error))) from None
    if taken:
        raise UsageError(Message.of("cli-serve-taken", host=host, port=str(port)))
    shown = _EVERY.get(host, f"[{host}]" if ":" in host else host)
    base, trusted = _base(given), _trusted(given)
    public, mail = public_of(given, base), mail_of(given)
    address = f"http://{shown}:{port}{base}/"

    def listening() -> None:
        shell.raw(shell.speaker.text("cli-serve-at", address=address))
        elsewhere = run.address_elsewhere() if host == _EVERY_FOUR else None
        if elsewhere is not None:
            shell.raw(shell.speaker.text("cli-serve-elsewhere", address=f"http://{elsewhere}:{port}{base}/"))
        shell.tell("cli-serve-stop")
        shell.stdout.flush()
        if given.has("open") and _has_screen():
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    settings = Settings(
        data=data,
        host=host,
        port=port,
        database=database,
        workers=workers,
        inside=given.one("inside") or _INSIDE,
        base=base,
        trusted=trusted,
        public=public,
        mail=mail,
        retention=Retention(
            given.number("keep-finished", 0, _MOST_DAYS),
            given.number("keep-idle", 0, _MOST_DAYS),
            given.number("keep-names", 0, _MOST_DAYS),
            given.number("keep-records", 0, _MOST_DAYS) if given.has("keep-records") else RECORD_DAYS,
        ),
        log=_log(given),
        metrics=_metrics(given),
        forwarding="forwarded" if given.has("forwarded") else "x-forwarded",
    )
    run.run(settings, listening)
    return 0


def _check_database(database: str | None, workers: int) -> None:
    """Several workers need a database that several processes may write to."""
    if database is None:
        if workers > 1:
            raise UsageError(Message.of("cli-serve-workers"))
        return
    from laydown.server.storage import why_not_database  # noqa: PLC0415 - as above

    refusal = why_not_database(database)
    if refusal is not None:
        raise UsageError(refusal)


def _base(given: Given) -> str:
    from laydown.server.proxy import base_of  # noqa: PLC0415 - as above

    text = given.one("base-path") or ""
    base = base_of(text)
    if base is None:
        raise UsageError(Message.of("cli-serve-base", text=text))
    return base


def _trusted(given: Given) -> tuple[Network, ...]:
    from laydown.server.proxy import network_of  # noqa: PLC0415 - as above

    found: list[Network] = []
    for text in given.every("trusted-proxy"):
        network = network_of(text)
        if network is None:
            raise UsageError(Message.of("cli-serve-proxy", text=text))
        found.append(network)
    return tuple(found)


def _log(given: Given) -> Literal["plain", "json"]:
    text = given.one("log") or "plain"
    if text not in ("plain", "json"):
        raise UsageError(Message.of("cli-serve-log", text=text))
    return "json" if text == "json" else "plain"


def _metrics(given: Given) -> str | None:
    """An address of this computer alone: figures are nobody else's business."""
    text = given.one("metrics")
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if host not in ("127.0.0.1", "[::1]", "localhost"):
        raise UsageError(Message.of("cli-serve-metrics", text=text))
    whole_number(port, "--metrics", 1, 65535)
    return text


def _has_screen() -> bool:
    """Whether a browser would have where to open; one for a terminal would take the server's."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


SERVE: Final = Command(
    "serve",
    _serve,
    flags=(
        Flag("host", "host"),
        Flag("port", "number"),
        Flag("data", "folder"),
        Flag("database", "address"),
        Flag("workers", "number"),
        Flag("inside", "address"),
        Flag("base-path", "path"),
        Flag("trusted-proxy", "network", repeats=True),
        Flag("forwarded"),
        *MAIL,
        Flag("keep-finished", "number"),
        Flag("keep-idle", "number"),
        Flag("keep-names", "number"),
        Flag("keep-records", "number"),
        Flag("log", "form"),
        Flag("metrics", "address"),
        Flag("open"),
    ),
    examples=(
        "laydown serve",
        "laydown serve --host 0.0.0.0 --port 8080 --data /srv/laydown",
        "laydown serve --workers 4 --database postgresql://laydown@localhost/laydown",
        "laydown serve --base-path /cards --trusted-proxy 127.0.0.1",
    ),
)
