"""Taking back what others have acted upon: all other people at the table are asked."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from laydown.server.seating import Bots, Chosen
from server.house import FRIEND, GREEDY, ME, asked, awaited, house, may_act

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from server.house import House, Plain, Player

DRAW: Plain = {"do": "draw"}
TAKE: Plain = {"do": "take"}


@asynccontextmanager
async def people_at(here: House, count: int) -> AsyncGenerator[tuple[str, list[Player]], None]:
    """A table of Three Thirteen, and its people in the order in which they play, the first to act first."""
    table = await here.open_table("three-thirteen", [ME, *[FRIEND] * (count - 1)])
    joined = [await here.join(table["table"], name) for name in ("Ben", "Cleo", "Dov")[: count - 1]]
    tokens = [each["token"] for each in (table, *joined)]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(here.at(table["table"], token)) for token in tokens]
        for each in people:
            await each.until(lambda state: state["view"] is not None)
        first = next((at for at, each in enumerate(people) if may_act(each.state)), 0)
        yield table["table"], people[first:] + people[:first]


async def throw_and_take(first: Player, second: Player) -> Plain:
    """The first draws and throws, the second takes that; the hand of the first before it threw."""
    await first.do(DRAW)
    before = first.state["view"]["deal"]["hand"]
    thrown = before[0]
    await first.do({"do": "discard", "card": thrown})
    await second.until(may_act)
    await second.do(TAKE)
    await first.until(lambda state: state["undo_asks"])
    return {"hand": before, "thrown": thrown}


def seat_of(player: Player) -> int:
    seat: int = player.welcome["seat"]
    return seat


def test_all_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            house(tmp_path) as here,
            people_at(here, 3) as (table, (ann, ben, cleo)),
            here.at(table) as watcher,
        ):
            before = await throw_and_take(ann, ben)
            assert ann.state["undo"] == "Something has happened since your last action."
            assert not ben.state["undo_asks"]
            await ann.send(type="undo")
            told = await cleo.until(lambda state: asked(state) == seat_of(ann))
            assert awaited(told) == sorted((seat_of(ben), seat_of(cleo)))
            await watcher.until(lambda state: asked(state) == seat_of(ann))
            await watcher.send(type="answer", yes=True)
            assert "watching" in (await watcher.frame("refused"))["text"]
            await ann.send(type="answer", yes=True)
            assert "Nobody has asked" in (await ann.frame("refused"))["text"]
            await cleo.send(type="answer", yes=True)
            await ben.until(lambda state: awaited(state) == [seat_of(ben)])
            await cleo.send(type="answer", yes=True)
            assert "Nobody has asked" in (await cleo.frame("refused"))["text"]
            await ben.send(type="answer", yes=True)
            await ann.until(may_act)
            assert ann.state["view"]["deal"]["hand"] == before["hand"]
            assert asked(ann.state) is None
            for each in (ben, cleo, watcher):
                state = await each.until(lambda state: asked(state) is None and not may_act(state))
                assert before["thrown"] not in state["view"]["deal"]["pile"]
                told = state["events"][-1]
                assert told["event"]["event"] == "taken-back"
                assert told["event"]["agreed"]
                assert told["text"].startswith("All agree: ")

    asyncio.run(play())


def test_one_says_no_and_the_same_is_not_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here, people_at(here, 3) as (_, (ann, ben, cleo)):
            await throw_and_take(ann, ben)
            await ann.send(type="undo")
            await ben.until(lambda state: asked(state) is not None)
            await ben.send(type="answer", yes=True)
            await cleo.until(lambda state: awaited(state) == [seat_of(cleo)])
            await cleo.send(type="answer", yes=False)
            refused = await ann.frame("refused")
            assert refused["clause"] == "TABLE-UNDO-6"
            assert refused["text"].endswith("would rather let it stand.")
            assert asked(ann.state) is None
            assert not ann.state["undo_asks"]
            assert ann.state["undo"].startswith("You have asked for this already")
            await ann.send(type="undo")
            assert (await ann.frame("refused"))["clause"] == "TABLE-UNDO-6"
            await ben.until(lambda state: asked(state) is None and may_act(state))

    asyncio.run(play())


def test_one_seat_asks_at_a_time(tmp_path: Path) -> None:
    """The second throws back what it took, and the third takes it: both who threw it might ask."""

    async def play() -> None:
        async with house(tmp_path) as here, people_at(here, 3) as (_, (ann, ben, cleo)):
            thrown = (await throw_and_take(ann, ben))["thrown"]
            await ben.do({"do": "discard", "card": thrown})
            await cleo.until(may_act)
            await cleo.do(TAKE)
            await ben.until(lambda state: state["undo_asks"])
            await ann.send(type="undo")
            await ben.until(lambda state: asked(state) == seat_of(ann))
            assert not ben.state["undo_asks"]
            await ben.send(type="undo")
            refused = await ben.frame("refused")
            assert refused["clause"] == "TABLE-UNDO-6"
            assert refused["text"].endswith("wait for the answers.")
            await cleo.send(type="answer", yes=False)
            await ann.frame("refused")
            await ben.until(lambda state: state["undo_asks"])
            await ben.send(type="ping")
            await ben.frame("pong")
            assert "would rather" not in "".join(ben.frames), "the no is for the one who asked"

    asyncio.run(play())


def test_whatever_is_done_meanwhile_ends_the_question(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here, people_at(here, 2) as (_, (ann, ben)):
            await throw_and_take(ann, ben)
            await ann.send(type="undo")
            await ben.until(lambda state: asked(state) is not None)
            await ben.do()
            assert asked(ben.state) is None
            await ben.send(type="answer", yes=True)
            assert "Nobody has asked" in (await ben.frame("refused"))["text"]
            await ann.until(may_act)
            await ann.send(type="undo")
            assert (await ann.frame("refused"))["clause"] == "TABLE-UNDO-5"

    asyncio.run(play())


def test_the_one_who_asked_may_go_and_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND])
            joined = await here.join(table["table"], "Ben")
            async with here.at(table["table"], joined["token"]) as ben:
                async with here.at(table["table"], table["token"]) as ann:
                    await ann.until(lambda state: state["view"] is not None)
                    if not may_act(ann.state):
                        await ben.until(may_act)
                        await ben.do(DRAW)
                        await ben.do()
                        await ann.until(may_act)
                    before = await throw_and_take(ann, ben)
                    await ann.send(type="undo")
                    await ben.until(lambda state: asked(state) == 0)
                await ben.until(lambda state: not state["seats"][0]["here"])
                assert awaited(ben.state) == [1]
                async with here.at(table["table"], table["token"], lang="fr") as ann:
                    await ann.until(lambda state: asked(state) == 0)
                    assert not ann.state["undo_asks"]
                    await ben.send(type="answer", yes=True)
                    await ann.until(may_act)
                    assert ann.state["view"]["deal"]["hand"] == before["hand"]

    asyncio.run(play())


async def bot_does(here: House, table: str, line: str) -> None:
    """The bot at seat 1 has chosen this; no line: the first thing that it may do."""
    room = await here.lobby.room(table)
    assert room is not None
    assert room.match is not None
    offer = room.match.offer(1)
    lines = [str(action) for action in offer.actions]
    room.put(Chosen(1, offer.id, lines.index(line) if line else 0))


@pytest.fixture
def _bots_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots choose what the test says, when it says so."""

    def think(*_: object) -> None:
        return None

    monkeypatch.setattr(Bots, "think", think)


@pytest.mark.parametrize("says_no", [False, True])
@pytest.mark.usefixtures("_bots_are_told")
def test_bots_agree_and_wait_for_the_people_who_are_asked(tmp_path: Path, *, says_no: bool) -> None:
    """The bot sits between two people. It goes on when the one who is asked says no, or leaves."""

    async def play() -> None:
        async with house(tmp_path) as here:
            opened = await here.open_table("three-thirteen", [ME, GREEDY, FRIEND])
            table = opened["table"]
            joined = await here.join(table, "Ben")
            async with here.at(table, opened["token"]) as ann:
                async with here.at(table, joined["token"]) as ben:
                    for each in (ann, ben):
                        await each.until(lambda state: state["view"] is not None)
                    while not may_act(ann.state):
                        n = ann.state["n"]
                        if ann.state["view"]["deal"]["turn"] == 1:
                            await bot_does(here, table, "")
                        else:
                            await ben.until(lambda state: state["n"] == ann.state["n"])
                            await ben.act()
                        while ann.state["n"] == n:
                            await ann.next_frame()
                    await ann.do(DRAW)
                    await ann.do()
                    await bot_does(here, table, "take")
                    await ann.until(lambda state: state["undo_asks"])
                    await ann.send(type="undo")
                    await ben.until(lambda state: awaited(state) == [2])
                    n = ann.state["n"]
                    await bot_does(here, table, "")
                    await ann.send(type="ping")
                    await ann.frame("pong")
                    assert ann.state["n"] == n
                    assert asked(ann.state) == 0
                    if says_no:
                        await ben.send(type="answer", yes=False)
                        await ben.until(lambda state: state["n"] > n)
                await ann.until(lambda state: state["n"] > n)
                assert asked(ann.state) is None

    asyncio.run(play())


@pytest.mark.usefixtures("_bots_are_told")
def test_with_bots_alone_it_is_done_at_once_and_stays_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            opened = await here.open_table("three-thirteen", [ME, GREEDY])
            table = opened["table"]
            async with here.at(table, opened["token"]) as ann:
                await ann.until(lambda state: state["view"] is not None)
                if not may_act(ann.state):
                    await bot_does(here, table, "draw")
                    await ann.until(lambda state: state["view"]["deal"]["phase"] == "discard")
                    await bot_does(here, table, "")
                    await ann.until(may_act)
                await ann.do(DRAW)
                before = ann.state["view"]
                await ann.do()
                await bot_does(here, table, "take")
                await ann.until(lambda state: state["undo_asks"])
                await ann.send(type="undo")
                state = await ann.until(may_act)
                assert state["view"] == before
                assert asked(state) is None
                offer = state["offer"]
        async with house(tmp_path) as here, here.at(table, opened["token"]) as ann:
            state = await ann.until(may_act)
            assert state["view"] == before
            assert state["offer"] == offer

    asyncio.run(play())
