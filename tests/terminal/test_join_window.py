"""`laydown join` in a window of its own: a real process at a real terminal, with keys pressed and Ctrl-C."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from server.house import FRIEND, ME, asked, awaited, house, may_act

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from server.house import Player

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

PATIENCE = 30.0


@dataclass(slots=True)
class Window:
    """A terminal with the command running in it."""

    process: Process
    keys: int
    shown: str = ""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def read(self) -> None:
        try:
            text = os.read(self.keys, 65_536)
        except OSError:  # the command has ended
            text = b""
        if not text:
            asyncio.get_running_loop().remove_reader(self.keys)
        self.shown += text.decode().replace("\r\n", "\n")
        self.news.set()

    def type(self, line: str) -> None:
        os.write(self.keys, f"{line}\n".encode())

    async def shows(self, *texts: str) -> None:
        """Wait for one of these texts, after what was waited for before."""

        async def look() -> None:
            while not any(text in self.shown for text in texts):
                self.news.clear()
                await self.news.wait()

        await asyncio.wait_for(look(), PATIENCE)
        at = min(self.shown.index(text) + len(text) for text in texts if text in self.shown)
        self.shown = self.shown[at:]


@asynccontextmanager
async def window(*words: str) -> AsyncGenerator[Window, None]:
    keys, end = os.openpty()
    command = [sys.executable, "-m", "laydown.cli", "join", *words]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=end, stdout=end, stderr=end, start_new_session=True
    )
    os.close(end)
    opened = Window(process, keys)
    asyncio.get_running_loop().add_reader(keys, opened.read)
    try:
        yield opened
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        asyncio.get_running_loop().remove_reader(keys)
        os.close(keys)


def test_what_is_typed_while_others_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                await ann.until(lambda state: state["waiting"] == 0)
                await ben.shows('"quit" leaves the table')
                if not may_act(await ann.until(lambda state: state["view"] is not None)):
                    await ben.shows("Draw >", "pile >")
                    ben.type("draw; discard #1")
                    await ann.my_turn()
                ben.type("score")
                await ben.shows("No deal has been scored yet.")
                ben.type("draw")
                await ben.shows("It is not your turn.")
                n = ann.state["n"]
                await ann.do({"do": "draw"})
                await ben.shows("Ann draws a card.")
                assert ann.state["n"] > n
                ben.type("quit")
                await ben.shows("Your seat stays as it is. Come back with:\n  laydown join ")
                assert await asyncio.wait_for(ben.process.wait(), PATIENCE) == 0

    asyncio.run(play())


def test_control_c_leaves_the_seat_as_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}#{table['token']}"
            async with window(link, "--lang", "en") as ann:
                await ann.shows("The match begins when the last free seat is taken.")
                ann.process.send_signal(signal.SIGINT)
                await ann.shows(f"Come back with:\n  laydown join '{link}'")
                assert await asyncio.wait_for(ann.process.wait(), PATIENCE) == 130

    asyncio.run(play())


def test_control_c_stops_the_attempts_to_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}#{table['token']}"
            ann = window(link, "--lang", "en")
            shown = await ann.__aenter__()
            await shown.shows("The match begins when the last free seat is taken.")
        await shown.shows("The connection is lost.")
        shown.process.send_signal(signal.SIGINT)
        await shown.shows("Come back with:")
        assert await asyncio.wait_for(shown.process.wait(), PATIENCE) == 130
        await ann.__aexit__(None, None, None)

    asyncio.run(play())


async def _ann_has_thrown(ann: Player) -> None:
    """Ann draws and throws the first card of her hand."""
    await ann.my_turn()
    await ann.do({"do": "draw"})
    await ann.do({"do": "discard", "card": ann.state["view"]["deal"]["hand"][0]})


@pytest.mark.parametrize("yes", [True, False])
def test_who_sits_at_a_terminal_asks_to_take_back(tmp_path: Path, yes: bool) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                if may_act(await ann.until(lambda state: state["view"] is not None)):
                    await _ann_has_thrown(ann)
                await ben.shows("Draw or take >")
                ben.type("draw; discard #1")
                await ben.shows("You discard ")
                await ann.my_turn()
                await ann.do({"do": "take"})
                await ben.shows("Ann takes ")
                ben.type("undo")
                await ben.shows("It can be taken back if all agree. Waiting for Ann.")
                await ann.until(lambda state: asked(state) == 1)
                await ann.send(type="answer", yes=yes)
                if yes:
                    await ben.shows("All agree: you take your last action back")
                    await ben.shows("Discard >")
                    return
                await ben.shows("Ann would rather let it stand.")
                ben.type("undo")
                await ben.shows("You have asked for this already")

    asyncio.run(play())


def test_a_question_that_the_game_has_overtaken(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                if may_act(await ann.until(lambda state: state["view"] is not None)):
                    await _ann_has_thrown(ann)
                await ben.shows("Draw or take >")
                ben.type("draw; discard #1")
                await ben.shows("You discard ")
                await ann.my_turn()
                await ann.do({"do": "take"})
                await ben.shows("Ann takes ")
                ben.type("undo")
                await ann.until(lambda state: asked(state) == 1)
                await ann.do()
                await ben.shows("The game has gone on, so nothing was taken back.")

    asyncio.run(play())


@pytest.mark.parametrize("typed", ["yes", "no", "discard #1"])
def test_who_sits_at_a_terminal_is_asked_at_the_prompt(tmp_path: Path, typed: str) -> None:
    """The question comes while the player may be typing; nothing counts before it is answered."""

    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                if not may_act(await ann.until(lambda state: state["view"] is not None)):
                    await ben.shows("Draw or take >")
                    ben.type("draw; discard #1")
                await _ann_has_thrown(ann)
                await ben.shows("Draw or take >")
                ben.type("take")
                await ben.shows("You take ")
                await ben.shows("Discard >")
                os.write(ben.keys, b"sco")
                await ann.until(lambda state: state["undo_asks"])
                await ann.send(type="say", phrase="phrase-oops")
                await ben.shows("Ann says: Oops")
                await ann.send(type="undo")
                await ben.shows("\nAnn would like to take back the last action and what came after it.\n")
                await ben.shows("Type yes if you agree, or no.\nDiscard > sco")
                ben.type("re")
                await ben.shows("No deal has been scored yet.")
                ben.type(typed)
                if typed == "yes":
                    await ben.shows("All agree: Ann takes the last action back")
                    await ann.my_turn()
                    return
                if typed != "no":
                    await ben.shows("Yes or no >")
                    ben.type("perhaps")
                    await ben.shows("Yes or no >")
                    ben.type("no")
                    await ben.shows("You discard ")
                assert (await ann.frame("refused"))["text"] == "Ben would rather let it stand."

    asyncio.run(play())


def test_a_question_is_answered_before_anything_else_is_done(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND])
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                if not may_act(await ann.until(lambda state: state["view"] is not None)):
                    await ben.shows("Draw or take >")
                    ben.type("draw; discard #1")
                await _ann_has_thrown(ann)
                await ben.shows("Draw or take >")
                ben.type("take")
                await ben.shows("Discard >")
                await ann.until(lambda state: state["undo_asks"])
                await ann.send(type="undo")
                await ann.until(lambda state: awaited(state) == [1])
                ben.type("discard #1")
                await ben.shows("Yes or no >")
                ben.type("yes")
                await ben.shows("All agree: Ann takes the last action back")
                await ben.shows("The table has moved on since you chose.")
                await ann.my_turn()

    asyncio.run(play())


def test_who_loses_the_line_at_the_prompt_is_told_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            await running.join(table["table"], "Ben")
            link = f"http://{running.address}/t/{table['table']}#{table['token']}"
            ann = window(link, "--lang", "en")
            shown = await ann.__aenter__()
            await shown.shows('"quit" leaves the table')
        await shown.shows("The connection is lost.")
        shown.process.send_signal(signal.SIGINT)
        await shown.shows("Come back with:")
        assert await asyncio.wait_for(shown.process.wait(), PATIENCE) == 130
        await ann.__aexit__(None, None, None)

    asyncio.run(play())


def test_the_menu_of_the_table(tmp_path: Path) -> None:
    """What may be done is listed by number, said before it is done, and asked of the others."""

    async def play() -> None:
        async with house(tmp_path) as running:
            clock = {"kind": "live", "turn": 60, "reserve": 60}
            table = await running.open_table("three-thirteen", [ME, FRIEND], clock=clock)
            link = f"http://{running.address}/t/{table['table']}"
            async with (
                running.at(table["table"], table["token"]) as ann,
                window(link, "--name", "Ben", "--lang", "en") as ben,
            ):
                if may_act(await ann.until(lambda state: state["view"] is not None)):
                    await _ann_has_thrown(ann)
                await ben.shows("Draw or take >")
                ben.type("menu")
                await ben.shows("1  Pause")
                await ben.shows("Resign")
                await ben.shows("Type menu and a number to choose.")
                ben.type("menu 1")
                await ben.shows(
                    "Nothing is played and no clock runs until one of the players ends the pause."
                )
                await ben.shows("Do that? Yes or no")
                ben.type("yes")
                await ben.shows("This is done if all agree. Waiting for Ann.")
                await ann.until(lambda state: asked(state) == 1)
                await ann.send(type="answer", yes=True)
                await ann.until(lambda state: state["paused"])
                ben.type("draw")
                await ben.shows("The match pauses", "The table has moved on since you chose.")
                ben.type("menu")
                await ben.shows("1  End the pause")
                ben.type("menu 1")
                await ann.until(lambda state: not state["paused"])
                await ann.table("abort")
                await ben.shows("Ann would like to break the match off.")
                ben.type("yes")
                await ann.until(lambda state: state["over"])
                await ben.shows("The match was broken off and has no result.")

    asyncio.run(play())
