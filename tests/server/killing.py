"""Matches whose server is killed again and again, and what must be true of them after."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import httpx

from laydown.table import record
from server.house import FRIEND, GREEDY, ME, RANDOM, House
from server.returning import Returning, all_told

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.table.match import Match
    from server.cable import Cable
    from server.house import Plain

MILLE: Final = {"target": "100", "max_deals": "1"}
SHORT: Final = {"end_at": "25"}

KINDS: Final[tuple[tuple[str, dict[str, str], list[Plain]], ...]] = (
    ("mille", MILLE, [ME, FRIEND]),
    ("three-thirteen-speed", SHORT, [ME, FRIEND, GREEDY]),
    ("mille-montreal", MILLE, [ME, GREEDY]),
    ("five-crowns", SHORT, [ME, FRIEND]),
    ("three-thirteen", SHORT, [ME, FRIEND, RANDOM]),
    ("mille-cardroom", MILLE, [ME, RANDOM]),
    ("deuces-arent-wild", SHORT, [ME, GREEDY]),
)

MOMENTS: Final = ("whenever", "row", "answer")
"""At any time; as soon as a row is kept; when an answer is on its way, which then nobody gets."""

PATIENCE: Final = 60.0


@dataclass(slots=True)
class Played:
    """One match: its table and the clients at it, each with the task that plays."""

    table: str
    clients: list[Returning]
    tasks: list[asyncio.Task[None]]


@dataclass(slots=True)
class Company:
    """All who play. `through` is where clients go, `direct` where tables are opened."""

    through: str
    direct: str
    chance: Random
    playing: list[Played] = field(default_factory=list[Played])
    ended: Counter[str] = field(default_factory=Counter[str])
    actions: int = 0
    unanswered: int = 0
    habits: dict[str, Any] = field(default_factory=dict[str, "Any"])
    """What all clients do otherwise than Returning's default."""

    _kinds: itertools.cycle[tuple[str, dict[str, str], list[Plain]]] = field(
        default_factory=lambda: itertools.cycle(KINDS)
    )

    @property
    def clients(self) -> list[Returning]:
        """Those whose match is not over."""
        return [each for played in self.playing for each in played.clients if not each.over]

    async def fill(self, count: int) -> None:
        """So many matches are played at once; those that are over are looked through."""
        for played in list(self.playing):
            if all(each.over for each in played.clients):
                await self.look_through(played)
        async with httpx.AsyncClient(base_url=f"http://{self.direct}", timeout=PATIENCE) as http:
            while len(self.playing) < count:
                self.playing.append(await self._opened(House(self.direct, http)))

    async def play_to_the_end(self) -> None:
        for played in list(self.playing):
            async with asyncio.timeout(2 * PATIENCE):
                await asyncio.gather(*played.tasks)
            await self.look_through(played)

    async def until_all_are_here(self, killed: float, *, gone: bool = True) -> list[float]:
        """When each of those who were cut off by this was back; all were if the server is `gone`."""

        def are_here() -> bool:
            self.fail_early()
            return all(each.here and (not gone or each.came > killed) for each in self.clients)

        async with asyncio.timeout(PATIENCE):
            while not are_here():  # noqa: ASYNC110 - clients of their own say nothing
                await asyncio.sleep(0.01)
        return [each.came for each in self.clients if each.came > killed]

    def fail_early(self) -> None:
        """What a client found wrong, as soon as it did."""
        for played in self.playing:
            for task in played.tasks:
                if task.done():
                    task.result()

    async def look_through(self, played: Played) -> None:
        """The match is over for all; each was told what stands there now, and what it did is there once."""
        await asyncio.gather(*played.tasks)
        self.playing.remove(played)
        async with httpx.AsyncClient(base_url=f"http://{self.direct}", timeout=PATIENCE) as http:
            answer = await http.get(f"/api/tables/{played.table}/record")
            assert answer.status_code == 200, answer.text
        match = record.read(answer.text)
        assert record.report(match).proof == "proved"
        for client in played.clients:
            told = await all_told(client, self.direct)
            assert {number: told[number] for number in client.events} == client.events
            assert client.refused == []
            chosen = [match.game.action_from_plain(each) for each in client.decided.values()]
            assert done_by(match, client.welcome["seat"]) == chosen, "each choice counts once, in its order"
            self.actions += len(chosen)
            self.unanswered += client.unanswered
        self.ended[played.clients[0].welcome["preset"]] += 1

    async def close(self) -> None:
        tasks = [task for played in self.playing for task in played.tasks]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _opened(self, house: House) -> Played:
        preset, options, seats = next(self._kinds)
        made = await house.open_table(preset, seats, options=options)
        tokens = [made["token"]]
        joined = [await house.join(made["table"], "Ben", each["token"]) for each in made["invites"]]
        tokens += [each["token"] for each in joined]
        clients = [
            Returning(self.through, made["table"], token, Random(self.chance.random()), **self.habits)
            for token in tokens
        ]
        return Played(made["table"], clients, [asyncio.create_task(each.play()) for each in clients])


def done_by(match: Match, seat: int) -> list[Any]:
    """What a seat did, from the first deal to the last."""
    steps = (step for story in match.stories for step in story.steps)
    return [step.action for step in steps if step.seat == seat and step.action is not None]


async def kill_at(moment: str, pid: int, database: str, cable: Cable, chance: Random) -> float:
    """SIGKILL; gives when. Where the answer is held back it is lost."""
    match moment:
        case "row":
            await _kill_after_a_row(pid, database)
        case "answer":
            cable.back.hold()
            async with asyncio.timeout(PATIENCE):
                await cable.back.came.wait()
            await asyncio.sleep(chance.random() * 0.02)
            os.kill(pid, signal.SIGKILL)
            cable.cut()
            cable.back.let()
        case _:
            await asyncio.sleep(chance.random() * 0.4)
            os.kill(pid, signal.SIGKILL)
    return time.monotonic()


async def _kill_after_a_row(pid: int, database: str) -> None:
    killer = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).with_name("killer.py")),
        str(pid),
        database,
        stdout=asyncio.subprocess.PIPE,
    )
    assert await killer.wait() == 0


def children(pid: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *children(child)]
    return found


async def until_gone(pids: Iterable[int]) -> None:
    """Until none of these processes runs any more."""
    async with asyncio.timeout(PATIENCE):
        for pid in pids:
            while _runs(pid):  # noqa: ASYNC110 - of a process that is not our child nobody tells
                await asyncio.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in ("Z", "X")
