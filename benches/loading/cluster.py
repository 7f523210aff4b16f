"""A PostgreSQL for a measurement, as durable as one would run it: in a folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

_PLACES: Final = "/usr/lib/postgresql"
_OPTIONS: Final = "-c listen_addresses='' -c unix_socket_directories={folder}"
_ORDINARY: Final = ("postgres", "nobody")
"""PostgreSQL does not run as root."""


@contextmanager
def cluster(programs: Path) -> Generator[Callable[[], str]]:
    """A running server; each call gives the address of a new and empty database of it."""
    folder = Path(tempfile.mkdtemp(prefix="laydown-bench-"))
    user = _ordinary_user() if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)

    def run(program: str, *words: str) -> None:
        subprocess.run(  # noqa: S603 - PostgreSQL's own programs
            [programs / program, "-D", str(folder / "data"), *words],
            stdout=subprocess.DEVNULL,
            user=user,
            cwd="/",
            check=True,
        )

    def url(name: str) -> str:
        return f"postgresql://postgres@/{name}?host={folder}"

    def database() -> str:
        name = f"laydown_{secrets.token_hex(4)}"
        with psycopg.connect(url("postgres"), autocommit=True) as session:
            session.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return url(name)

    try:
        run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8")
        run("pg_ctl", "-l", str(folder / "log"), "-w", "-o", _OPTIONS.format(folder=folder), "start")
        try:
            yield database
        finally:
            run("pg_ctl", "-w", "-m", "fast", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def installed() -> Path | None:
    """Where PostgreSQL's programs are on this machine, the newest; None if it has none."""
    folders = sorted(Path(_PLACES).glob("*/bin"), key=lambda path: int(path.parent.name))
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def _ordinary_user() -> str | None:
    known = {each.pw_name for each in pwd.getpwall()}
    return next((name for name in _ORDINARY if name in known), None)
