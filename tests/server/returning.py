"""A client that comes back by itself as the browser does, and remembers all that it was ever told."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from laydown.table.contributions import new_value
from laydown.wire import VERSION
from server.house import PATIENCE, may_act, mixed, sensible

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from random import Random

    from websockets.asyncio.client import ClientConnection

    from server.house import Plain

FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 1.5
OPENING: Final = 5.0
"""As in web/src/table/connection.svelte.ts, in seconds."""

PASSING: Final = frozenset({"stopping", "slow", "unkept"})
GONE: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


@dataclass(eq=False, slots=True)
class Returning:
    """A seat at a table. It asserts as it goes that what it was told once is told the same ever after."""

    address: str
    table: str
    token: str
    chance: Random
    pause: float = 0.02
    """Seconds that it thinks, at most."""

    times: int = 1
    """How often it sends the same action."""

    quiet: float = 15.0
    """After so many seconds without a frame it asks whether the server is there."""

    events: dict[int, Plain | None] = field(default_factory=dict[int, "Plain | None"])
    decided: dict[int, Plain] = field(default_factory=dict[int, "Plain"])
    """What it chose for each offer; it sends the same again until it is answered."""

    refused: list[str] = field(default_factory=list[str])
    state: Plain = field(default_factory=dict[str, "Any"])
    welcome: Plain = field(default_factory=dict[str, "Any"])
    n: int = -1
    here: bool = False
    asked: bool = False
    """Whether the server has heard a ping on this line: it notices from then on when it is dead."""

    came: float = 0.0
    """When it last was told how things stand after it had been cut off."""

    left: float = 0.0
    """When it last was cut off."""

    unanswered: int = 0
    """How often it was cut off before the answer to what it did, and found that done when it came back."""

    value: str = field(default_factory=new_value)
    _sent: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    _ready: int = -1

    @property
    def over(self) -> bool:
        return bool(self.state and self.state["over"])

    async def play(self) -> None:
        """To the end of the match, through any number of connections."""
        tries = 0
        while not self.over:
            try:
                async for _ in self._connected():
                    tries = 0
            except GONE:
                pass
            if self.here:
                self.here, self.left = False, time.monotonic()
            if self.over:
                return
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries)
            tries += 1
            await asyncio.sleep(wait * (0.75 + self.chance.random() / 2))

    async def _connected(self) -> AsyncGenerator[None]:
        """One connection; yields with every state."""
        self._sent.clear()
        self.asked = False
        all_again = self.chance.random() < 0.25
        async with asyncio.timeout(OPENING) as opening:
            # As a browser, it waits for no goodbye on a line that is dead.
            async with connect(
                f"ws://{self.address}/ws", compression=None, open_timeout=None, close_timeout=0.05
            ) as socket:
                await self._send(
                    socket,
                    type="hello",
                    version=VERSION,
                    table=self.table,
                    token=self.token,
                    lang="en",
                    since=-1 if all_again else self.n,
                    whole=all_again,
                )
                while not self.over:
                    frame = json.loads(await self._next(socket))
                    opening.reschedule(None)
                    await self._hear(socket, frame)
                    yield

    async def _next(self, socket: ClientConnection) -> str:
        """What comes next; TimeoutError where nothing does, also when asked for it."""
        for _ in range(2):
            try:
                async with asyncio.timeout(self.quiet):
                    return str(await socket.recv())
            except TimeoutError:
                await self._send(socket, type="ping")
        raise TimeoutError

    async def _hear(self, socket: ClientConnection, frame: Plain) -> None:
        match frame["type"]:
            case "welcome":
                self.welcome = frame
                await self._send(socket, type="ping")  # from here on the server expects it to ask
            case "state":
                self._take(frame)
                await self._answer(socket)
            case "refused":
                self.refused.append(frame["text"])
                self._sent.clear()
                await self._answer(socket)
            case "pong":
                self.asked = True
            case "closed":
                assert frame["code"] in PASSING, frame
            case _:
                pass

    def _take(self, state: Plain) -> None:
        """Nothing that was told is gone, nothing is skipped, and nothing is another thing than it was."""
        assert state["n"] >= self.n, f"events {state['n'] + 1} to {self.n} were told and are gone"
        numbers = [told["n"] for told in state["events"]]
        assert numbers == list(range(state["n"] + 1 - len(numbers), state["n"] + 1)), "out of order"
        for told in state["events"]:
            number, event = told["n"], told["event"]
            if number in self.events:
                assert self.events[number] == event, f"event {number} is another than it was"
            self.events[number] = event
        self.n = state["n"]
        if self.n >= 0:
            assert self.n in self.events, f"event {self.n} was skipped"
            first = min(self.events)
            assert len(self.events) == self.n - first + 1, "an event was skipped"
        deals = len(state["sheet"])
        seat = self.welcome["seat"]
        if state["deal_over"] and not state["over"] and state["view"] is not None:
            ready = state["seats"][seat]["ready"]
            assert ready or self._ready < deals, "readiness was told and is gone"
            if ready:
                self._ready = deals
        if not self.here:
            self.here, self.came = True, time.monotonic()
            self.unanswered += self._was_done(state)
        self.state = state

    def _was_done(self, state: Plain) -> bool:
        """Whether what was chosen for the offer that stood last is done, and nobody has said so."""
        stood = self.state.get("offer")
        stands = state["offer"]
        return bool(stood and stood["id"] in self.decided and not (stands and stands["id"] == stood["id"]))

    async def _answer(self, socket: ClientConnection) -> None:
        state = self.state
        owed = mixed(state, self.welcome, self.value)
        if owed is not None:
            await self._send(socket, **owed)
        elif state["deal_over"] and not state["over"] and state["view"] is not None:
            if self._first("next", len(state["sheet"])) and self._ready < len(state["sheet"]):
                await self._send(socket, type="next")
        elif may_act(state) and self._first("act", state["offer"]["id"]):
            offer = state["offer"]["id"]
            action = self.decided.setdefault(offer, sensible(state))
            await asyncio.sleep(self.chance.random() * self.pause)
            for _ in range(self.times):
                await self._send(socket, type="act", offer=offer, action=action)

    def _first(self, what: str, number: int) -> bool:
        """Whether this connection has not said so yet."""
        fresh = (what, number) not in self._sent
        self._sent.add((what, number))
        return fresh

    async def _send(self, socket: ClientConnection, **frame: Any) -> None:
        await socket.send(json.dumps(frame))


async def all_told(client: Returning, address: str) -> list[Plain | None]:
    """The events of the match from the first, as its seat is told them now."""
    async with (
        asyncio.timeout(PATIENCE),
        connect(f"ws://{address}/ws", compression=None, max_size=None) as socket,
    ):
        hello = {"type": "hello", "version": VERSION, "table": client.table, "token": client.token}
        await socket.send(json.dumps({**hello, "lang": "en", "since": -1, "whole": True}))
        while (frame := json.loads(await socket.recv()))["type"] != "state":
            pass
        assert [told["n"] for told in frame["events"]] == list(range(frame["n"] + 1))
        return [told["event"] for told in frame["events"]]
