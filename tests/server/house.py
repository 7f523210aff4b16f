"""A server in the test's own event loop, on a free port, and players who speak to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import pickle
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect

from laydown.server.app import make_app
from laydown.server.postgres import prepare
from laydown.server.run import free_port, server_of
from laydown.server.settings import Settings
from laydown.server.thinking import Thinking, choose
from laydown.table.contributions import commitment_to, new_value
from laydown.wire import VERSION

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from litestar import Litestar
    from websockets.asyncio.client import ClientConnection

    from laydown.games.rules import Offer, View
    from laydown.server.lobby import Lobby
    from laydown.server.thinking import Thinker
    from laydown.server.timekeeper import Timekeeper
    from server.cluster import Cluster

HOST = "127.0.0.1"
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}

PATIENCE = 60.0
"""Seconds after which a frame that does not come is a failure."""

Plain = dict[str, Any]

CLUSTERS: list[Cluster] = []
"""Where houses keep their tables in place of a file in their folder, if anywhere."""

_DATABASES: dict[Path, str] = {}


def database_for(folder: Path) -> str:
    """The database that stands for the file in this folder, ready for this version."""
    url = _DATABASES.get(folder)
    if url is None:
        url = _DATABASES[folder] = CLUSTERS[-1].database()
    prepare(url)
    return url


class AtOnce(Thinking):
    """Bots that think here and now, so that a test needs no processes."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, thinker: Thinker, view: View, offer: Offer) -> int:
        return choose(thinker, pickle.dumps((view, offer)))

    def warm(self) -> None:
        """Nothing has to start."""


@dataclass(frozen=True, slots=True)
class House:
    """A running server."""

    address: str
    http: httpx.AsyncClient
    app: Litestar | None = None
    """The application, where it runs in this process."""

    @property
    def lobby(self) -> Lobby:
        assert self.app is not None
        lobby: Lobby = self.app.state.lobby
        return lobby

    async def open_table(self, preset: str, seats: list[Plain], **more: Any) -> Plain:
        wanted: Plain = {"preset": preset, "options": {}, "name": "Ann", "colour": "red", "bot_delay": 0}
        answer = await self.http.post("/api/tables", json={**wanted, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        made: Plain = answer.json()
        return made

    async def join(self, table: str, name: str, token: str | None = None) -> Plain:
        wanted = {"name": name, "colour": "blue", "token": token}
        answer = await self.http.post(f"/api/tables/{table}/join", json=wanted)
        assert answer.status_code == 201, answer.text
        joined: Plain = answer.json()
        return joined

    @asynccontextmanager
    async def at(
        self, table: str, token: str | None = None, *, lang: str = "en", since: int = -1
    ) -> AsyncGenerator[Player, None]:
        """Someone at a table, whose welcome has come."""
        async with connect(f"ws://{self.address}/ws", compression=None) as socket:
            player = Player(socket)
            await player.send(type="hello", version=VERSION, table=table, token=token, lang=lang, since=since)
            player.welcome = await player.frame("welcome")
            yield player


@dataclass(slots=True)
class Player:
    """One connection; `frames` is every text that came, `state` the last state."""

    socket: ClientConnection
    frames: list[str] = field(default_factory=list[str])
    state: Plain = field(default_factory=dict[str, "Any"])
    welcome: Plain = field(default_factory=dict[str, "Any"])
    numbers: list[int] = field(default_factory=list[int])
    value: str = field(default_factory=new_value)
    mixes: bool = True

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def next_frame(self) -> Plain:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Plain = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
            await self._mix(frame)
            self.numbers += [told["n"] for told in frame["events"]]
        return frame

    async def _mix(self, state: Plain) -> None:
        """Give this seat's part of the dice when it is asked for."""
        owed = mixed(state, self.welcome, self.value)
        if owed is not None and self.mixes:
            await self.send(**owed)

    async def frame(self, kind: str) -> Plain:
        """The next frame of this type; others are taken in on the way."""
        while True:
            frame = await self.next_frame()
            if frame["type"] == kind:
                return frame

    async def until(self, holds: Callable[[Plain], bool]) -> Plain:
        """The state in which this holds, the present one perhaps; none in which the seats mix the dice."""
        while not self.state or self.state["mixing"] or not holds(self.state):
            await self.frame("state")
        return self.state

    async def until_mixing(self, holds: Callable[[Plain], bool]) -> Plain:
        """What is told of the mixing when this holds, now perhaps."""
        while not (self.state and self.state["mixing"] and holds(self.state["mixing"])):
            await self.frame("state")
        mixing: Plain = self.state["mixing"]
        return mixing

    async def act(self, action: Plain | None = None, offer: int | None = None) -> None:
        number = self.state["offer"]["id"] if offer is None else offer
        await self.send(type="act", offer=number, action=action or sensible(self.state))

    async def do(self, action: Plain | None = None) -> Plain:
        """Act, and the state that comes of it."""
        n = self.state["n"]
        await self.act(action)
        return await self.until(lambda state: state["n"] > n)

    async def table(self, do: str, seat: int | None = None, n: int | None = None) -> None:
        """One of the acts about the table."""
        number = self.state["n"] if n is None else n
        await self.send(type="table", do=do, seat=seat, n=number)

    async def heard(self) -> Plain:
        """The state when all that was sent before has been answered."""
        await self.send(type="ping")
        await self.frame("pong")
        return self.state

    async def refused(self, do: str, seat: int | None = None, n: int | None = None) -> str:
        """Why an act is refused."""
        await self.table(do, seat, n)
        text: str = (await self.frame("refused"))["text"]
        return text

    async def my_turn(self) -> Plain:
        return await self.until(lambda state: may_act(state) or state["deal_over"])


def mixed(state: Plain, welcome: Plain, value: str) -> Plain | None:
    """What is to be sent for one's own part of the dice, if something is."""
    mixing = state["mixing"]
    if mixing is None or mixing["owes"] is None:
        return None
    if mixing["owes"] == "value":
        return {"type": "show", "value": value}
    return {"type": "commit", "commitment": commitment_to(value, welcome["seat"], mixing["commitment"])}


def asked(state: Plain) -> int | None:
    """The seat whose question stands."""
    question: Plain | None = state["question"]
    return None if question is None else int(question["seat"])


def awaited(state: Plain) -> list[int]:
    """The seats that have not answered it."""
    question: Plain | None = state["question"]
    return [] if question is None else list(question["awaited"])


def may_act(state: Plain) -> bool:
    return bool(state["offer"] and state["offer"]["actions"])


def sensible(state: Plain) -> Plain:
    """What brings a deal to its end: lay what can be laid, take what helps to it, go out if possible."""
    actions: list[Plain] = state["offer"]["actions"]
    for verb in ("lay", "add", "pile", "draw", "cut", "pass"):
        for action in actions:
            if action["do"] == verb:
                return action
    last = [action for action in actions if action.get("out")] or actions
    return last[int(state["n"]) % len(last)]


async def play_deal(player: Player) -> Plain:
    """One person of a table plays until the deal is over."""
    while True:
        state = await player.my_turn()
        if state["deal_over"]:
            return state
        await player.do()


async def play_match(player: Player, *, most: int = 100) -> Plain:
    """One person of a table plays to the end of the match."""
    for _ in range(most):
        state = await play_deal(player)
        if state["over"]:
            return state
        await player.send(type="next")
        await player.until(lambda state: not state["deal_over"])
    raise AssertionError("the match does not end")


@asynccontextmanager
async def house(folder: Path, **changes: Any) -> AsyncGenerator[House, None]:
    """A server on this folder, until the block ends; then it has stopped as on SIGTERM. Its dice are its own
    alone unless `contributions` says otherwise, so that a seat may sit silent. `time` is one of
    the test's own, and so may be who thinks for the bots.
    """
    time: Timekeeper | None = changes.pop("time", None)
    thinking: Thinking = changes.pop("thinking", None) or AtOnce()
    settings = Settings(data=folder, port=free_port(HOST), frames_at_once=100_000, contributions=False)
    settings = replace(settings, **changes)
    if CLUSTERS:
        settings = replace(settings, database=await asyncio.to_thread(database_for, folder))
    app = make_app(settings, thinking, time)
    server = server_of(app, HOST, settings.port)
    serving = asyncio.create_task(server.serve())
    address = f"{HOST}:{settings.port}"
    try:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
            await _answers(http)
            yield House(address, http, app)
    finally:
        await app.state.lobby.close()
        server.stop()  # type: ignore[no-untyped-call]  # granian's own
        await asyncio.wait_for(serving, PATIENCE)


async def _answers(http: httpx.AsyncClient) -> None:
    while True:
        try:
            assert (await http.get("/health")).json()["ok"]
        except httpx.ConnectError:
            await asyncio.sleep(0.01)
        else:
            return
