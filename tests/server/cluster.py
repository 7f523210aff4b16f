"""A PostgreSQL server for the tests: a cluster of their own in a folder, gone when they are done."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final

import psycopg
import pytest
from psycopg import sql

if TYPE_CHECKING:
    from collections.abc import Generator

_LACKING: Final = "Left out: the tests on PostgreSQL. They need: apt-get install postgresql"
_OPTIONS: Final = (
    "-c listen_addresses='' -c fsync=off -c max_connections=300 -c unix_socket_directories={folder}"
)


class Cluster:
    """`database()` gives the address of a new and empty database."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs

    def database(self) -> str:
        name = f"laydown_{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as session:
            session.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def dump(self, url: str) -> Path:
        """All of a database, as `pg_dump` writes it."""
        file = self._folder / f"{secrets.token_hex(6)}.sql"
        self.run("pg_dump", "--dbname", url, "--file", str(file))
        return file

    def restored(self, dump: Path) -> str:
        """A new database with what was dumped."""
        url = self.database()
        self.run("psql", "--dbname", url, "--quiet", "--set", "ON_ERROR_STOP=1", "--file", str(dump))
        return url

    def start(self) -> None:
        options = _OPTIONS.format(folder=self._folder)
        self.run(
            "pg_ctl", "-D", str(self._data), "-l", str(self._folder / "log"), "-w", "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        """`how` is `fast`, or `immediate` for a server that is killed."""
        self.run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")

    def make(self) -> None:
        self.run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(  # noqa: S603 - PostgreSQL's own programs
            [self._programs / program, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=_user(),
            cwd="/",
            check=False,
        )
        assert done.returncode == 0, (program, words)


@contextmanager
def cluster() -> Generator[Cluster]:
    """A running server, until the block ends; the test is left out where PostgreSQL is not installed,
    and fails there in CI.
    """
    programs = _programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(_LACKING)
        pytest.skip(_LACKING)  # a developer may have no PostgreSQL; CI failed above
    folder = Path(mkdtemp(prefix="laydown-pg-", dir="/tmp"))
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    made = Cluster(folder, programs)
    try:
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def tables_of(url: str) -> list[str]:
    """The names of all tables in a database."""
    with psycopg.connect(url) as session:
        rows = session.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
        return [row[0] for row in rows.fetchall()]


def _user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    return next((name for name in ("postgres", "nobody") if _is_known(name)), None)


def _is_known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _programs() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent
