"""A player at a terminal at a server's table: a real server, a real socket, and the screen alone to go by."""

from __future__ import annotations

import asyncio
import io
import re
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from laydown.cards import card
from laydown.cli import main
from laydown.games.events import drew
from laydown.games.mille.events import StockRanOut
from laydown.games.three_thirteen.events import Chose, Took
from laydown.server.run import free_port
from laydown.terminal.console import ClosedTerminal
from laydown.terminal.join import JoinOptions, run_join
from laydown.terminal.news import is_deed
from laydown.terminal.play import Streams
from server.house import FRIEND, GREEDY, HOST, ME, house, may_act, play_match
from terminal.robot import HintFollower, Keyboard, Played, script

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.terminal.console import Console
    from server.house import House, Plain
    from terminal.robot import Typist

PATIENCE = 30.0


def link_to(running: House, table: Plain, token: str | None = None) -> str:
    return f"http://{running.address}/t/{table['table']}" + (f"#{token}" if token else "")


@dataclass(frozen=True, slots=True)
class Window(Streams):
    """Streams whose consoles are known, so that a test which fails can close them."""

    consoles: list[Console] = field(default_factory=list["Console"])

    def console(self, *, plain: bool) -> Console:
        console = Streams.console(self, plain=plain)
        self.consoles.append(console)
        return console


async def sit_down(options: JoinOptions, typist: Typist) -> Played:
    """What comes of joining, in a thread beside the server."""
    screen = io.StringIO()
    window = Window(Keyboard(screen, typist), screen, {})
    try:
        code = await asyncio.wait_for(asyncio.to_thread(run_join, options, window), PATIENCE)
    finally:
        for console in window.consoles:
            console._leaving = ClosedTerminal()  # pyright: ignore[reportPrivateUsage] - the test closes what it opened
    return Played(code, screen.getvalue())


@dataclass(slots=True)
class UntilTheDealIsOver:
    """Plays by hints and leaves before the next deal."""

    player: HintFollower = field(default_factory=HintFollower)

    def __call__(self, new: str) -> str | None:
        return None if "next deal" in new.splitlines()[-1] else self.player(new)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(("preset", "seats"), [("three-thirteen", 3), ("three-thirteen-speed", 3)])
def test_a_deal_with_bots(tmp_path: Path, preset: str, seats: int, plain: bool) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table(preset, [ME, *[GREEDY] * (seats - 1)])
            link = link_to(running, table, table["token"])
            played = await sit_down(JoinOptions(link, plain=plain), UntilTheDealIsOver())
            assert played.code == 0
            assert "Deal 1 is over" in played.screen
            assert "Your seat stays as it is. Come back with:" in played.lines
            assert f"  laydown join '{link}'" in played.lines
            if plain:
                assert played.screen.isascii()

    asyncio.run(play())


def test_a_match_of_mille_with_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, GREEDY], options={"target": "200"})
            played = await sit_down(JoinOptions(link_to(running, table, table["token"])), HintFollower())
            assert played.code == 0
            assert "The match is over" in played.screen
            address = f"http://{running.address}/api/tables/{table['table']}/record"
            assert f"  {address}" in played.lines
            record = (await running.http.get(address)).text
            totals = re.search(r"^ +Total +(-?\d+) +(-?\d+)$", played.screen[-2_000:], re.MULTILINE)
            assert totals is not None
            assert f"{totals[1]} {totals[2]}" in record

    asyncio.run(play())


def test_a_terminal_and_a_browser_at_one_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND], options={"target": "100"})
            invitation = link_to(running, table, table["invites"][0]["token"])
            async with running.at(table["table"], table["token"]) as ann:
                ben = asyncio.create_task(sit_down(JoinOptions(invitation, name="Ben"), HintFollower()))
                end = await play_match(ann)
                played = await ben
            assert end["view"]["names"] == ["Ann", "Ben"]
            assert played.code == 0
            own = played.lines[1].strip()
            assert own.startswith(link_to(running, table))
            assert own != invitation
            winners = end["view"]["standing"]["winners"]
            assert ("You win" in played.screen) == (winners == [1])

    asyncio.run(play())


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_a_server_that_stops_and_comes_back(tmp_path: Path, after: int) -> None:
    """The line is lost at the prompt; what is typed then is done once the server is back."""
    gone, back = threading.Event(), threading.Event()
    player = UntilTheDealIsOver()

    def typist(new: str) -> str | None:
        if len(player.player.typed) == after:
            gone.set()
            assert back.wait(PATIENCE)
        return player(new)

    async def play() -> None:
        port = free_port(HOST)
        async with house(tmp_path, port=port) as running:
            table = await running.open_table("three-thirteen", [ME, GREEDY])
            link = link_to(running, table, table["token"])
            joined = asyncio.create_task(sit_down(JoinOptions(link), typist))
            assert await asyncio.to_thread(gone.wait, PATIENCE)
        async with house(tmp_path, port=port):
            back.set()
            played = await joined
        assert played.screen.count("The connection is lost.") == 1
        assert played.screen.count("The connection is back.") == 1
        assert played.screen.count("Deal 1 is over") == 1
        assert "not your turn" not in played.screen

    asyncio.run(play())


async def _round(running: House, table: Plain, ben: Plain, verb: str) -> None:
    """Both draw or take and throw, Ben before Ann, who draws once more if it is for her to begin."""
    async with (
        running.at(table["table"], table["token"]) as ann,
        running.at(table["table"], ben["token"]) as b,
    ):
        for each in (ann, b):
            await each.until(lambda state: state["view"] is not None)
        turns = [(ann, "draw")] if may_act(ann.state) else []
        for player, how in (*turns, (b, verb), (ann, verb)):
            await player.until(may_act)
            await player.do({"do": how})
            await player.do({"do": "discard", "card": player.state["view"]["deal"]["hand"][0]})


def test_coming_back_shows_what_happened_since(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            ben = await running.join(table["table"], "Ben")
            await _round(running, table, ben, "draw")
            again = await sit_down(JoinOptions(link_to(running, table, ben["token"])), script("score"))
        assert again.code == 0
        assert "Deal 1: " not in again.screen
        assert "You draw" not in again.screen
        assert "You discard" not in again.screen
        assert again.screen.count("Ann draws a card. Ann discards ") == 1
        assert "No deal has been scored yet." in again.screen

    asyncio.run(play())


def test_coming_back_shows_how_the_deal_ended_meanwhile(tmp_path: Path) -> None:
    """A deal in which nobody draws ends after a round, whatever the cards are."""

    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND], options={"idle_rounds": "1"})
            ben = await running.join(table["table"], "Ben")
            await _round(running, table, ben, "take")
            again = await sit_down(JoinOptions(link_to(running, table, ben["token"])), script())
        told, over, _ = again.screen.partition("Deal 1 is over")
        assert over
        assert told.count("Ann takes ") == told.count("Ann discards ") == 1
        assert "You take" not in told

    asyncio.run(play())


def test_what_is_chosen_at_once_is_told_to_who_left_before_it_was_done() -> None:
    events = (Chose(0), Chose(1), drew(0, None), Took(1, card("5H"), 0))
    assert [is_deed(event, 0, in_beats=True) for event in events] == [True, False, False, False]
    assert [is_deed(event, 1, in_beats=False) for event in events] == [False, False, False, True]
    assert not is_deed(StockRanOut(0, "last"), 0, in_beats=False)


@pytest.mark.parametrize("plain", [False, True])
def test_what_the_server_refuses_it_says_itself(tmp_path: Path, plain: bool) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, GREEDY])
            options = JoinOptions(link_to(running, table, table["token"]), plain=plain)
            played = await sit_down(options, script("undo", "why"))
            assert "You have done nothing in this deal that could be taken back." in played.screen
            assert "TABLE-UNDO" in played.screen

    asyncio.run(play())


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, GREEDY], options={"target": "100"})
            async with running.at(table["table"], table["token"]) as ann:
                link = link_to(running, table, table["token"])
                watching = asyncio.create_task(sit_down(JoinOptions(link, watch=True), script()))
                await ann.until(lambda state: state["spectators"] == 1)
                await play_match(ann)
                played = await watching
            assert played.code == 0
            assert "Ann draws a card." in played.screen
            assert "You" not in played.screen
            assert "The match is over" in played.screen

    asyncio.run(play())


def test_a_free_seat_of_an_open_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND, GREEDY])
            async with running.at(table["table"], table["token"]) as ann:
                typist = script("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}", "quit")
                played = asyncio.create_task(sit_down(JoinOptions(link_to(running, table)), typist))
                await ann.until(lambda state: state["waiting"] == 0)
                while not played.done():
                    if may_act(ann.state):
                        await ann.do()
                        continue
                    news = asyncio.create_task(ann.frame("state"))
                    await asyncio.wait({played, news}, return_when=asyncio.FIRST_COMPLETED)
                    news.cancel()
                    await asyncio.gather(news, return_exceptions=True)
                assert ann.state["seats"][1]["name"] == "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"
                assert (await played).code == 0

    asyncio.run(play())


NOWHERE = (
    "nonsense",
    "ftp://localhost/t/abc",
    "http://localhost:8000/",
    "http://localhost:8000/t/",
    "http://localhost:99999/t/abc",
    "http://[/t/abc",
    "http://ann:secret@localhost/t/abc",
    "http://localhost/t/abc#a b",
)


def _complains(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that such a command line is answered with."""
    capsys.readouterr()
    assert main(["join", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") <= 3
    assert "Traceback" not in shown.err
    return shown.err.replace("\n", " ")


@pytest.mark.parametrize("link", NOWHERE)
def test_what_is_no_link(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is no link to a table" in _complains(capsys, link, "--name", "Ben")


def test_to_play_or_to_watch(capsys: pytest.CaptureFixture[str]) -> None:
    link = "http://localhost/t/abc"
    assert "not both" in _complains(capsys, link, "--name", "Ben", "--watch")


@pytest.mark.parametrize("more", [("--name", "Ben"), ("--watch",)])
def test_where_nobody_answers(more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    link = f"http://{HOST}:{free_port(HOST)}/t/abc"
    assert "No server answers at" in _complains(capsys, link, *more)


def test_where_another_server_answers(capsys: pytest.CaptureFixture[str]) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
        await writer.drain()
        writer.close()

    async def play() -> None:
        server = await asyncio.start_server(answer, HOST, 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            for words in (("--name", "Ben"), ("--watch",)):
                said = await asyncio.to_thread(_complains, capsys, f"http://{HOST}:{port}/t/abc", *words)
                assert "There is no Laydown server at" in said

    asyncio.run(play())


def test_links_that_open_no_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, FRIEND])
            invite = table["invites"][0]["token"]
            nowhere = {"table": "nosuchtable"}
            links = {
                link_to(running, table, "wrong"): "This invitation is not for this table.",
                link_to(running, nowhere): "There is no such table here.",
                link_to(running, nowhere, "wrong"): "There is no such table here.",
            }
            for link, told in links.items():
                assert told in await asyncio.to_thread(_complains, capsys, link, "--name", "Ben")
            too_long = await asyncio.to_thread(
                _complains, capsys, link_to(running, table), "--name", "x" * 50
            )
            assert too_long
            await running.join(table["table"], "Cy", invite)
            links = {
                link_to(running, table): "All seats at this table are taken.",
                link_to(running, table, invite): "Someone has already sat down with this invitation.",
            }
            for link, told in links.items():
                assert told in await asyncio.to_thread(_complains, capsys, link, "--name", "Ben")

    asyncio.run(play())
