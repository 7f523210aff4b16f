"""Whole matches over sockets, with people and bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from laydown.table import record
from server.house import FRIEND, GREEDY, ME, RANDOM, house, play_deal, play_match

if TYPE_CHECKING:
    from pathlib import Path


def test_two_people_play_a_match_of_mille(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND], options={"target": "150"})
            async with here.at(table["table"], table["token"]) as ann:
                waiting = await ann.until(lambda state: state["waiting"] == 1)
                assert waiting["view"] is None
                assert waiting["offer"] is None
                joined = await here.join(table["table"], "Ben", table["invites"][0]["token"])
                async with here.at(table["table"], joined["token"], lang="fr") as ben:
                    ends = await asyncio.gather(play_match(ann), play_match(ben))
                    for player in (ann, ben):
                        assert player.numbers == list(range(player.numbers[0], player.state["n"] + 1))
            assert ends[0]["sheet"] == ends[1]["sheet"]
            assert max(ends[0]["sheet"][-1]["totals"]) >= 150
            assert ends[0]["settlement"] != ends[1]["settlement"], "each in his own language"
            written = await here.http.get(f"/api/tables/{table['table']}/record")
            report = record.check(written.text)
            assert report.over
            assert report.proof == "proved"
            assert report.names == ("Ann", "Ben")

    asyncio.run(play())


def test_two_people_and_two_bots_play_a_deal_of_three_thirteen(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY, FRIEND, RANDOM])
            joined = await here.join(table["table"], "Ann")
            assert joined["seat"] == 2
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], joined["token"]) as other,
            ):
                ends = await asyncio.gather(play_deal(ann), play_deal(other))
                names = [seat["name"] for seat in ends[0]["seats"]]
                assert names == ["Ann", "Greedy", "Ann 2", "Random"]
                assert [seat["kind"] for seat in ends[1]["seats"]] == ["person", "bot", "you", "bot"]
                arrangements = ends[0]["view"]["deal"]["arrangements"]
                assert set(arrangements) == {"0", "1", "2", "3"}
                await ann.send(type="next")
                ready = await other.until(lambda state: state["seats"][0]["ready"])
                assert ready["deal_over"]
                await other.send(type="next")
                begun = await other.until(lambda state: not state["deal_over"])
                assert begun["view"]["deal"]["number"] == 2
                assert not any(seat["ready"] for seat in begun["seats"])

    asyncio.run(play())


@pytest.mark.parametrize(
    "preset", ["three-thirteen-speed", "five-crowns", "deuces-arent-wild", "mille-montreal"]
)
def test_one_person_plays_a_deal_against_bots(tmp_path: Path, preset: str) -> None:
    async def play() -> None:
        seats = [GREEDY, ME] if preset.startswith("mille") else [GREEDY, ME, RANDOM]
        async with house(tmp_path) as here:
            table = await here.open_table(preset, seats)
            async with here.at(table["table"], table["token"], lang="ja") as ann:
                end = await play_deal(ann)
                assert end["sheet"][0]["number"] == 1
                assert end["view"]["deal"]["over"]

    asyncio.run(play())


def test_what_a_hand_is_worth_and_how_it_is_best_arranged(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                state = await ann.my_turn()
                await ann.send(type="arrange")
                best = await ann.frame("arranged")
                assert best["penalty"] == state["hand_value"]
                laid = [card for each in best["combinations"] for card in each["cards"]]
                assert sorted([*laid, *best["left"]]) == sorted(state["view"]["deal"]["hand"])
                assert best["spoken"]
            mille = await here.open_table("mille", [ME, GREEDY])
            async with here.at(mille["table"], mille["token"]) as ann:
                state = await ann.my_turn()
                assert state["hand_value"] == state["view"]["deal"]["hand_value"]
                await ann.send(type="arrange")
                assert (await ann.frame("refused"))["text"] == "There is nothing to arrange in this game."

    asyncio.run(play())


def test_a_rematch_has_the_same_people_at_the_same_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY], options={"target": "1"})
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await ann.send(type="rematch")
                assert (await ann.frame("refused"))["text"] == "A rematch can begin when the match is over."
                await play_match(ann)
                await ann.send(type="rematch")
                await ann.until(lambda state: state["rematch"] is not None)
                again = ann.state["rematch"]
                await ann.send(type="rematch")
                assert (await ann.frame("state"))["rematch"] == again
            async with here.at(again, table["token"]) as ann:
                state = await ann.until(lambda state: state["view"] is not None)
                assert [seat["name"] for seat in state["seats"]] == ["Ann", "Greedy"]
                assert state["view"]["deal"]["number"] == 1
                assert ann.welcome["changed"] == ["Target: 1"]

    asyncio.run(play())
