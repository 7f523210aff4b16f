"""Several workers on one database: any of them serves any client, and a dead one is missed by nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from laydown.server.run import free_port
from laydown.table import record
from server.house import FRIEND, HOST, ME, House, may_act, play_match

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator

    from server.cluster import Cluster
    from server.house import Plain, Player

SHORT = {"target": "100", "max_deals": "1"}
COUNT = 3


class Service:
    """`laydown serve` with several workers."""

    def __init__(self, started: subprocess.Popen[str], port: int, url: str) -> None:
        self.started = started
        self.address = f"{HOST}:{port}"
        self.url = url

    def workers(self) -> list[int]:
        """The processes of the workers, which are the children that listen."""
        children = Path(f"/proc/{self.started.pid}/task/{self.started.pid}/children").read_text().split()
        return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]

    def holder(self, table: str) -> str:
        """The address of the worker that runs a table."""
        with psycopg.connect(self.url) as session:
            row = session.execute(
                "SELECT address FROM workers JOIN tables ON tables.worker = workers.id WHERE tables.id = %s",
                [table],
            ).fetchone()
        assert row is not None
        return str(row[0])

    def listening(self) -> int:
        """How many workers can be spoken to by the others, and so by everyone."""
        with psycopg.connect(self.url) as session:
            rows = session.execute("SELECT address FROM workers").fetchall()
        return sum(self._finds(address) is not None for (address,) in rows)

    def process_at(self, address: str) -> int:
        """The worker that listens inside at this address."""
        found = self._finds(address)
        assert found is not None, f"nobody listens at {address}"
        return found

    def _finds(self, address: str) -> int | None:
        port = f":{int(address.rpartition(':')[2]):04X}"
        lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
        sockets = {
            each.split()[9] for each in lines if each.split()[1].endswith(port) and "0A" in each.split()[3]
        }
        for pid in self.workers():
            for number in Path(f"/proc/{pid}/fd").iterdir():
                if any(str(number.readlink()) == f"socket:[{inode}]" for inode in sockets):
                    return pid
        return None


@contextmanager
def service(url: str, folder: Path, count: int = COUNT) -> Generator[Service]:
    port = free_port(HOST)
    words = ["serve", "--port", str(port), "--data", str(folder), "--workers", str(count), "--database", url]
    started = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "laydown.cli", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C"},
    )
    try:
        assert started.stdout is not None
        assert started.stdout.readline() == f"Laydown is at http://{HOST}:{port}/\n"
        yield Service(started, port, url)
        if started.poll() is None:  # a test may have killed it
            started.send_signal(signal.SIGTERM)
            assert started.wait(30) == 0
    finally:
        started.kill()
        started.wait()
        assert started.stdout is not None
        started.stdout.close()


async def anew(address: str, do: Callable[[House], Awaitable[Plain]]) -> Plain:
    """Over a connection of its own, which may come to any worker."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        return await do(House(address, http))


async def opened(here: Service) -> tuple[Plain, Plain]:
    """A table with two people."""
    made = await anew(here.address, lambda house: house.open_table("mille", [ME, FRIEND], options=SHORT))
    joined = await anew(here.address, lambda house: house.join(made["table"], "Ben"))
    return made, joined


def at_least(n: int) -> Callable[[Plain], bool]:
    return lambda state: bool(state["n"] >= n)


def test_a_link_is_given_anew_at_every_worker(postgres: Cluster, tmp_path: Path) -> None:
    """The devices of a player are let go wherever they are, and the old link opens nothing anywhere."""

    async def play(here: Service) -> None:
        made, joined = await opened(here)
        name = made["table"]
        async with httpx.AsyncClient(base_url=f"http://{here.address}") as http, AsyncExitStack() as stack:
            house = House(here.address, http)
            ann = await stack.enter_async_context(house.at(name, made["token"]))
            devices = [await stack.enter_async_context(house.at(name, joined["token"])) for _ in range(8)]
            for each in (ann, *devices):
                await each.until(lambda state: state["view"] is not None)
            await ann.send(type="vacate", seat=1)
            (invite,) = (await ann.frame("links"))["invites"]
            for each in devices:
                assert (await each.frame("closed"))["code"] == "revoked"
            cleo = await anew(here.address, lambda house: house.join(name, "Cleo", invite["token"]))
            async with house.at(name, cleo["token"]) as new:
                state = await new.until(lambda state: state["view"] is not None)
                assert state["view"]["names"] == ["Ann", "Cleo"]
            old = {"seats": [{"table": name, "token": joined["token"]}], "lang": "en"}
            for _ in range(8):
                async with httpx.AsyncClient(base_url=f"http://{here.address}") as fresh:
                    assert (await fresh.post("/api/matches", json=old)).json()["gone"] == [name]

    with service(postgres.database(), tmp_path) as here:
        asyncio.run(play(here))


def test_clients_of_all_workers_sit_at_one_table(postgres: Cluster, tmp_path: Path) -> None:
    """Enough of them that no worker has none, as the ports of clients fall."""

    async def play(here: Service) -> None:
        made, joined = await opened(here)
        async with httpx.AsyncClient(base_url=f"http://{here.address}") as http, AsyncExitStack() as stack:
            house = House(here.address, http)
            ann = await stack.enter_async_context(house.at(made["table"], made["token"]))
            ben = await stack.enter_async_context(house.at(made["table"], joined["token"]))
            watchers = [await stack.enter_async_context(house.at(made["table"])) for _ in range(12)]
            await asyncio.gather(play_match(ann), play_match(ben))
            last = ann.state["n"]
            for each in watchers:
                state = await each.until(lambda state: state["n"] == last)
                assert state["spectators"] == len(watchers)
                assert each.numbers == list(range(each.numbers[0], last + 1))
            text = (await http.get(f"/api/tables/{made['table']}/record")).text
            assert record.check(text).proof == "proved"

    with service(postgres.database(), tmp_path) as here:
        asyncio.run(play(here))


def test_a_killed_worker_takes_nothing_along(postgres: Cluster, tmp_path: Path) -> None:
    """Not what was acknowledged, nor the table: another worker goes on with it at once."""

    async def play(here: Service) -> None:
        made, joined = await opened(here)
        players = (Coming(here, made["table"], made["token"]), Coming(here, made["table"], joined["token"]))
        await asyncio.gather(*(each.play_until(at_least(20)) for each in players))
        killed: set[int] = set()
        for n in (25, 35):
            pid = here.process_at(here.holder(made["table"]))
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
            await asyncio.gather(*(each.play_until(at_least(n)) for each in players))
        await asyncio.gather(*(each.play_until(lambda state: state["over"]) for each in players))
        for each in players:
            assert each.numbers == list(range(each.numbers[0], each.n + 1))
        assert len(killed) == 2
        assert players[0].n == players[1].n

    with service(postgres.database(), tmp_path) as here:
        asyncio.run(play(here))


class Coming:
    """A player whose client comes back whenever it is cut off, as the browser does."""

    def __init__(self, here: Service, table: str, token: str) -> None:
        self._here = here
        self._table = table
        self._token = token
        self.numbers: list[int] = []
        self.n = -1

    async def play_until(self, reached: Callable[[Plain], bool]) -> None:
        async with asyncio.timeout(60):
            while not await self._play(reached):  # noqa: ASYNC110 - the server is away
                await asyncio.sleep(0.1)

    async def _play(self, reached: Callable[[Plain], bool]) -> bool:
        async with httpx.AsyncClient(base_url=f"http://{self._here.address}") as http:
            house = House(self._here.address, http)
            try:
                async with house.at(self._table, self._token, since=self.n) as player:
                    try:
                        return await self._act(player, reached)
                    finally:
                        self.numbers += player.numbers
                        self.n = max(self.n, player.state.get("n", -1))
            except (ConnectionClosed, OSError, EOFError):
                return False

    async def _act(self, player: Player, reached: Callable[[Plain], bool]) -> bool:
        while True:
            state = await player.until(lambda state: reached(state) or may_act(state))
            if reached(state):
                return True
            await player.do()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "2"], "One file can be written by one worker only."),
        (["--database", "mysql://there/laydown"], "not in mysql"),
        (["--database", "postgresql://nobody@127.0.0.1:1/laydown"], "The database cannot be reached"),
        (["--database", "postgresql://127.0.0.1:port/laydown"], "The database cannot be reached"),
    ],
)
def test_what_cannot_be_served_is_refused_in_words(words: list[str], said: str, tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "laydown.cli", "serve", "--port", "0", "--data", str(tmp_path), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "LANG": "C"},
    )
    assert done.returncode == 2, done
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_the_inner_address_is_for_workers_only(postgres: Cluster, tmp_path: Path) -> None:
    async def knock(here: Service) -> None:
        made, _ = await opened(here)
        inner = here.holder(made["table"])
        async with httpx.AsyncClient(base_url=f"http://{inner}") as http:
            for headers in ({}, {"x-laydown-worker": ""}, {"x-laydown-worker": "wrong"}):
                assert (await http.get("/health", headers=headers)).status_code == 403

    with service(postgres.database(), tmp_path, 1) as here:
        asyncio.run(knock(here))
