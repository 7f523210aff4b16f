"""A player at a terminal among others at a server's table: what they say, and whether they play again."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from laydown.terminal.join import JoinOptions
from laydown.terminal.width import width
from laydown.words import LANGUAGES
from server.house import FRIEND, GREEDY, ME, house, may_act
from terminal.robot import HintFollower, script
from terminal.test_join import link_to, sit_down

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Player
    from terminal.robot import Played, Typist


async def _beside(ann: Player, played: asyncio.Task[Played]) -> Played:
    """Ann plays on while the other sits at a terminal; what is said to her is among her frames."""
    while not played.done():
        if ann.state and may_act(ann.state):
            await ann.do()
            continue
        news = asyncio.create_task(ann.next_frame())
        await asyncio.wait({played, news}, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        await asyncio.gather(news, return_exceptions=True)
    return await played


def _said(ann: Player) -> list[str]:
    frames = [json.loads(text) for text in ann.frames]
    return [frame["text"] for frame in frames if frame["type"] == "said"]


async def _ben_types(
    folder: Path, typist: Typist, *, chat: bool, lang: str = "en"
) -> tuple[Played, list[str]]:
    async with house(folder) as running:
        table = await running.open_table("mille", [ME, FRIEND], chat=chat)
        ben = await running.join(table["table"], "Ben")
        async with running.at(table["table"], table["token"]) as ann:
            link = link_to(running, table, ben["token"])
            played = asyncio.create_task(sit_down(JoinOptions(link, lang=lang), typist))
            return await _beside(ann, played), _said(ann)


def test_phrases_by_number_and_by_their_beginning(tmp_path: Path) -> None:
    lines = script(
        "say", "2", "say 3", "say than", "say no such thing", "say 77", "tell HELLO", "say goo", "quit"
    )
    played, said = asyncio.run(_ben_types(tmp_path, lines, chat=False))
    assert said == ["Good luck", "Well played", "Thank you", "Hello"]
    assert played.screen.count("12  Goodbye") == 4
    assert played.screen.count("Say one by its number, as in: say 2") == 4
    assert "Ben says: Well played" in played.lines
    assert played.code == 0


def test_own_words_where_they_are_allowed(tmp_path: Path) -> None:
    lines = script("say Queen of SPADES; well, draw", "say thank you", "say", "quit")
    played, said = asyncio.run(_ben_types(tmp_path, lines, chat=True))
    assert said == ["Queen of SPADES; well, draw", "Thank you"]
    assert "or anything in your own words." in " ".join(played.screen.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_words_for_it(tmp_path: Path, lang: str) -> None:
    word = {"en": "say", "fr": "dire", "ja": "言う", "ru": "сказать", "ko": "말하기"}[lang]
    typist = script(word, f"{word} 1", "help all", "quit")
    played, said = asyncio.run(_ben_types(tmp_path, typist, chat=True, lang=lang))
    assert said == ["Hello"]
    assert max(width(line) for line in played.lines) <= 80


def test_too_much_at_once_is_refused_in_the_words_of_the_server(tmp_path: Path) -> None:
    played, said = asyncio.run(_ben_types(tmp_path, script(*["say 1"] * 9, "quit"), chat=False))
    assert "That was a lot at once. Wait a moment." in played.screen
    assert 6 <= len(said) < 9


def test_a_rematch_before_the_end_is_refused(tmp_path: Path) -> None:
    played, _ = asyncio.run(_ben_types(tmp_path, script("rematch", "quit"), chat=False))
    assert "A rematch can begin when the match is over." in played.screen


def test_another_match_with_the_same_people(tmp_path: Path) -> None:
    """The second time somebody else has asked for it already."""
    player = HintFollower()
    matches = 0

    def typist(new: str) -> str | None:
        nonlocal matches
        if "plays again" in new.splitlines()[-1]:
            matches += 1
            return ("nonsense", "score", "say 10", "rematch")[matches - 1] if matches < 5 else ""
        return "quit" if matches else player(new)

    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, GREEDY], options={"target": "100"})
            played = await sit_down(JoinOptions(link_to(running, table, table["token"])), typist)
            assert played.code == 0
            assert "Enter leaves the table, rematch plays again" in played.screen
            assert played.screen.count('"help" says what you can type') == 2
            links = [line for line in played.lines if line.startswith("  laydown join")]
            assert len(links) == 1
            assert table["table"] not in links[0]
            async with running.at(table["table"], table["token"]) as ann:
                state = await ann.until(lambda state: state["rematch"] is not None)
                assert state["rematch"] in links[0]

    asyncio.run(play())


def test_who_is_told_of_a_rematch_may_leave(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("mille", [ME, GREEDY], options={"target": "100"})
            link = link_to(running, table, table["token"])
            async with running.at(table["table"], table["token"]) as ann:
                await sit_down(JoinOptions(link), HintFollower())
                await ann.until(lambda state: state["over"])
                await ann.send(type="rematch")
                await ann.until(lambda state: state["rematch"] is not None)
            again = await sit_down(JoinOptions(link), HintFollower())
            assert "Another match with the same people is waiting." in again.screen
            assert again.code == 0

    asyncio.run(play())


def test_links_are_given_anew_from_the_menu(tmp_path: Path) -> None:
    """The own one, with which the player goes on; and by who opened the table that of another."""
    asked: list[str] = []

    def typist(new: str) -> str | None:
        lines = [line.split(maxsplit=1) for line in new.splitlines()]
        wanted = "Leave on all" if len(asked) < 3 else "New link for Ben"
        number = next((each[0] for each in lines if len(each) == 2 and each[1].startswith(wanted)), None)
        asked.append(new)
        return ("menu", f"menu {number}", "yes")[(len(asked) - 1) % 3] if len(asked) < 7 else "quit"

    async def play() -> None:
        async with house(tmp_path) as running:
            table = await running.open_table("three-thirteen", [ME, FRIEND])
            ben = await running.join(table["table"], "Ben")
            async with running.at(table["table"], ben["token"]) as there:
                await there.until(lambda state: state["view"] is not None)
                while may_act(there.state):
                    await there.do()
                played = await sit_down(JoinOptions(link_to(running, table, table["token"])), typist)
                own, other = [line.strip() for line in played.lines if line.startswith("  http")]
                assert (await there.frame("closed"))["code"] == "revoked"
            with pytest.raises(ConnectionClosed):
                async with running.at(table["table"], table["token"]):
                    pass
            async with running.at(table["table"], own.partition("#")[2]) as ann:
                await ann.until(lambda state: state["seats"][1]["vacant"])
            again = await running.join(table["table"], "Cleo", other.partition("#")[2])
            assert again["seat"] == 1
            assert own.partition("#")[2] in played.lines[-1], "the way back is the new one"

    asyncio.run(play())
