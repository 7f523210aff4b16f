"""Lines that are cut, go dead without a word, are slow or late: same seat, same order, nothing skipped.

Clients that come back as the browser does play whole matches through a bad cable (`returning.py`,
`cable.py`); what they assert, and what is asserted of each match when it is over, is the same as for kills.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from server.cable import cable
from server.house import FRIEND, ME, house, may_act, sensible
from server.killing import Company
from server.test_storage_trouble import mover_first, nothing_is_skipped, two_at_a_table

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from server.cable import Cable
    from server.house import House

AT_ONCE = 4
LIMITS: dict[str, Any] = {"sockets_at_once": 100_000, "sockets_an_address": 1000, "contributions": True}
"""Many lines from one address, and the seats' part of the dice, as always but in tests."""


@asynccontextmanager
async def company(folder: Path, seed: str, **settings: Any) -> AsyncGenerator[tuple[Company, Cable, House]]:
    async with (
        house(folder, **(LIMITS | settings)) as here,
        cable(int(here.address.rpartition(":")[2])) as line,
    ):
        playing = Company(line.address, here.address, Random(seed))
        try:
            yield playing, line, here
        finally:
            await playing.close()


@dataclass(slots=True)
class Scissors:
    """Cuts a line now and then: `where` gives after how many of the bytes that come, None for not now."""

    where: Callable[[Random, bytes], int | None]
    chance: Random = field(default_factory=lambda: Random("scissors"))
    most: int = 40
    cuts: int = 0

    def __call__(self, data: bytes) -> int | None:
        if self.cuts >= self.most:
            return None
        place = self.where(self.chance, data)
        self.cuts += place is not None
        return place


def _is_opening(data: bytes) -> bool:
    return data.startswith(b"GET ")


def in_the_opening(chance: Random, data: bytes) -> int | None:
    """Before hello: the request for the socket gets there in part, or not at all."""
    return chance.randrange(len(data)) if _is_opening(data) and chance.random() < 0.7 else None


def instead_of_welcome(chance: Random, data: bytes) -> int | None:
    """After hello: the socket is open, and nothing more comes."""
    return data.index(b"\r\n\r\n") + 4 if data.startswith(b"HTTP/1.1 101") and chance.random() < 0.7 else None


def in_the_middle_of_a_frame(chance: Random, data: bytes) -> int | None:
    return chance.randrange(1, len(data)) if len(data) > 200 and chance.random() < 0.15 else None


def instead_of_an_action(chance: Random, data: bytes) -> int | None:
    """Between two frames: what the client says gets nowhere, or in part."""
    return chance.randrange(len(data)) if not _is_opening(data) and chance.random() < 0.15 else None


def instead_of_an_answer(chance: Random, data: bytes) -> int | None:
    """The action has got there and was done, and its answer is lost."""
    return 0 if not data.startswith(b"HTTP") and chance.random() < 0.15 else None


@pytest.mark.parametrize(
    ("way", "where"),
    [
        ("forth", in_the_opening),
        ("back", instead_of_welcome),
        ("back", in_the_middle_of_a_frame),
        ("forth", instead_of_an_action),
        ("back", instead_of_an_answer),
    ],
)
def test_a_line_that_is_cut(tmp_path: Path, way: str, where: Callable[[Random, bytes], int | None]) -> None:
    async def play() -> None:
        async with company(tmp_path, where.__name__) as (playing, line, _):
            scissors = Scissors(where)
            getattr(line, way).watch = scissors
            await playing.fill(AT_ONCE)
            if where in (in_the_opening, instead_of_welcome):
                for _ in range(6):  # the line breaks, and cannot be opened again at once
                    await asyncio.sleep(0.2)
                    line.cut()
            await playing.play_to_the_end()
            assert scissors.cuts > 5
            assert playing.ended.total() == AT_ONCE
            if where is instead_of_an_answer:
                assert playing.unanswered > 0

    asyncio.run(play())


def test_a_line_that_is_dead_without_a_word(tmp_path: Path) -> None:
    """Who asks and gets no answer opens another; the server lets go of who does not ask any more."""

    async def play() -> None:
        async with company(tmp_path, "dead", silent=0.6) as (playing, line, here):
            playing.habits = {"quiet": 0.2}
            await playing.fill(AT_ONCE)
            for _ in range(5):
                while not all(each.here and each.asked for each in playing.clients):  # noqa: ASYNC110 - as below
                    await asyncio.sleep(0.01)
                died = time.monotonic()
                line.die()
                assert max(await playing.until_all_are_here(died)) - died < 3.0
                await playing.fill(AT_ONCE)
            await playing.play_to_the_end()
            async with asyncio.timeout(5):
                while here.lobby.sockets:  # noqa: ASYNC110 - nobody says that it has gone
                    await asyncio.sleep(0.02)

    asyncio.run(play())


def test_others_see_that_a_dead_line_is_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, silent=0.4) as here:
            table, token = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"], token) as ben:
                await ben.send(type="ping")
                await ann.until(lambda state: state["seats"][1]["here"])
                for _ in range(4):  # who goes on asking stays
                    await asyncio.sleep(0.2)
                    await ben.send(type="ping")
                assert ann.state["seats"][1]["here"]
                await ann.until(lambda state: not state["seats"][1]["here"])
                assert (await ben.frame("closed"))["code"] == "slow"
                await ann.send(type="say", phrase="phrase-hello")
                await ann.frame("said")

    asyncio.run(play())


def test_a_line_on_which_nothing_goes_is_kept_open(tmp_path: Path) -> None:
    """Also that of a client that never asks: it hears a word now and then, and stays."""

    async def play() -> None:
        async with house(tmp_path, silent=0.3) as here:
            table, _ = await two_at_a_table(here)
            async with here.at(table["table"], table["token"]) as ann:
                await ann.until(lambda state: state["view"] is not None)
                for _ in range(6):
                    assert (await ann.next_frame())["type"] == "pong"
                await ann.send(type="say", phrase="phrase-hello")
                await ann.frame("said")

    asyncio.run(play())


@pytest.mark.parametrize(("delay", "rate"), [(0.03, None), (0.0, 60_000), (0.01, 200_000)])
def test_a_line_that_is_slow(tmp_path: Path, delay: float, rate: int | None) -> None:
    async def play() -> None:
        async with company(tmp_path, "slow") as (playing, line, _):
            for way in (line.forth, line.back):
                way.delay, way.rate = delay, rate
            await playing.fill(2)
            await playing.play_to_the_end()

    asyncio.run(play())


def test_one_slow_line_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Bytes a second: the others play on meanwhile, and in the end he is told all."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table, token = await two_at_a_table(here)
            async with cable(int(here.address.rpartition(":")[2])) as line:
                slow = type(here)(line.address, here.http)
                async with (
                    here.at(table["table"], table["token"]) as ann,
                    here.at(table["table"], token) as ben,
                    slow.at(table["table"]) as watcher,
                ):
                    line.back.rate = 40
                    await mover_first(ann, ben)
                    began = time.monotonic()
                    for _ in range(20):
                        mover, other = (ann, ben) if may_act(ann.state) else (ben, ann)
                        if mover.state["deal_over"]:
                            break
                        state = await mover.do()
                        await other.until(lambda seen, n=state["n"]: seen["n"] >= n)  # type: ignore[misc]
                    assert time.monotonic() - began < 10
                    line.back.rate = None
                    await watcher.until(lambda seen: bool(seen["n"] == ann.state["n"]))
                    assert nothing_is_skipped(watcher)

    asyncio.run(play())


def test_the_same_action_sent_five_times_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with company(tmp_path, "five times") as (playing, _, _here):
            playing.habits = {"times": 5}
            await playing.fill(AT_ONCE)
            await playing.play_to_the_end()
            assert playing.actions > 50

    asyncio.run(play())


def test_two_lines_for_one_seat_and_lines_that_overtake_each_other(tmp_path: Path) -> None:
    """Each line has every number once and in order, whatever it says that it knows; both act, and each action
    counts once; one for an offer that is closed is refused.
    """

    async def play() -> None:
        async with house(tmp_path, **LIMITS | {"contributions": False}) as here:
            made = await here.open_table("three-thirteen", [ME, FRIEND])
            tokens = [made["token"], (await here.join(made["table"], "Ben"))["token"]]
            chance = Random("two lines")
            last = -1
            hands: dict[int, list[str]] = {}
            for _ in range(25):
                seat = chance.randrange(2)
                since = chance.randint(-1, last)
                async with (
                    here.at(made["table"], tokens[seat], since=since) as one,
                    here.at(made["table"], tokens[seat], since=last) as two,
                ):
                    for each in (one, two):
                        await each.until(lambda state: state["view"] is not None)
                        assert each.state["n"] >= last
                    hand = one.state["view"]["deal"]["hand"]
                    assert hand == two.state["view"]["deal"]["hand"]
                    assert one.state["order"] == two.state["order"] == hands.get(seat)
                    for each, known in ((one, since), (two, last)):
                        first = each.numbers[0] if known < 0 else known + 1  # -1: from where the deal began
                        assert each.numbers == list(range(first, each.state["n"] + 1))
                    if may_act(one.state):
                        action, offer, n = sensible(one.state), one.state["offer"]["id"], one.state["n"]
                        for each in (one, two, two, one):
                            await each.act(action, offer)
                        for each in (one, two):
                            await each.until(lambda state, n=n: state["n"] > n)  # type: ignore[misc]
                            await each.send(type="ping")
                            while (frame := await each.next_frame())["type"] != "pong":
                                assert frame["type"] == "state", "the same again is no news and no fault"
                        await two.act({"do": "discard", "card": hand[0]} | {"card": hand[-1]}, offer)
                        kind = (await two.next_frame())["type"]
                        assert kind in ("refused", "state")
                        assert one.state["n"] == two.state["n"]
                    mine = one.state["view"]["deal"]["hand"]
                    hands[seat] = chance.sample(mine, len(mine))
                    await one.send(type="order", cards=hands[seat])
                    await two.until(lambda state, seat=seat: state["order"] == hands[seat])  # type: ignore[misc]
                    last = one.state["n"]
                    assert len(set(one.numbers)) == len(one.numbers)

    asyncio.run(play())
