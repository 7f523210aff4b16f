"""Clocks: seconds a turn with a reserve, days for a move, more time, and what happens when time is up."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from laydown.server.times import GIFTS, HEARTBEAT, LONGEST_PAUSE
from laydown.words import LANGUAGES
from server.company import DAY, DAYS, LIVE, act, acts, all_texts, opened, seat_of, seated, texts, to_act
from server.fake_time import FakeTime
from server.house import FRIEND, GREEDY, ME, house, may_act, play_deal
from server.kept import sql

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from server.company import Opened
    from server.house import House, Plain, Player


def clock(player: Player, seat: int) -> Plain:
    found: Plain = player.state["clock"]["seats"][seat]
    return found


def left(player: Player, seat: int) -> tuple[float, float, bool]:
    told = clock(player, seat)
    return told["turn"], told["reserve"], told["running"]


async def told_anew(player: Player) -> None:
    """Have the state sent again: a word that is refused brings it."""
    await player.send(type="act", offer=0, action={"do": "draw"})
    await player.frame("refused")
    await player.frame("state")


def test_the_turn_runs_first_and_then_the_reserve(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat, opposite = seat_of(acting), seat_of(other)
                assert left(other, seat) == (30, 60, True)
                assert left(other, opposite) == (30, 60, False)
                time.passes(20)
                await told_anew(other)
                assert left(other, seat) == (10, 60, True)
                await acting.do({"do": "draw"})
                assert left(acting, seat) == (10, 60, True), "a turn is one turn, whatever is done in it"
                time.passes(25)
                await told_anew(acting)
                assert left(acting, seat) == (0, 45, True)
                await acting.do()
                assert left(acting, seat) == (0, 45, False)
                assert left(acting, opposite) == (30, 60, True)
                await other.until(may_act)
                await other.do({"do": "draw"})
                await other.do()
                await acting.until(may_act)
                assert left(acting, seat) == (30, 45, True), "a new turn, and what is left of the reserve"

    asyncio.run(play())


def test_when_time_is_up_a_bot_plays_until_the_owner_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat = seat_of(acting)
                time.passes(89)
                await told_anew(acting)
                assert left(acting, seat) == (0, 1, True)
                time.passes(1)
                state = await acting.until(lambda state: state["seats"][seat]["stand_in"])
                assert "Your time is up. A bot plays for you." in texts(state)
                assert state["offer"] is None
                assert acts(state) == [("back", None), ("resign", None)]
                await other.until(may_act)
                assert not clock(other, seat)["running"]
                await acting.send(type="act", offer=1, action={"do": "draw"})
                assert "A bot plays for you" in (await acting.frame("refused"))["text"]
                await acting.table("back")
                state = await acting.until(lambda state: not state["seats"][seat]["stand_in"])
                assert "You have your seat back." in texts(state)
                assert left(acting, seat)[1] == 0, "the reserve is gone"

    asyncio.run(play())


def test_who_is_back_in_the_same_turn_has_it_anew(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE, bot_delay=5)
            async with seated(here, at) as people:
                acting, _ = to_act(people)
                seat = seat_of(acting)
                time.passes(90)
                await acting.until(lambda state: state["seats"][seat]["stand_in"])
                await acting.table("back")
                await acting.until(may_act)
                assert left(acting, seat) == (30, 0, True)
                await acting.do({"do": "draw"})

    asyncio.run(play())


def test_where_the_table_agreed_so_the_match_is_lost_on_time(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock={**LIVE, "late": "lose"})
            async with seated(here, at) as people:
                acting, other = to_act(people)
                assert "loses the match" in acting.welcome["clock"]
                time.passes(90)
                state = await other.until(lambda state: state["over"])
                assert state["view"]["standing"]["winners"] == [seat_of(other)]
                assert state["view"]["secret"] is not None
                assert state["clock"] is None
                assert "You win the match." in texts(state)
                record = await here.http.get(f"/api/tables/{at.table}/record")
                assert f"table lost {seat_of(acting) + 1}\n\nend ; won by" in record.text
                time.passes(1000)
                await other.heard()

    asyncio.run(play())


def test_time_runs_for_those_the_next_deal_waits_for(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people:
                ann, ben = people
                await asyncio.gather(play_deal(ann), play_deal(ben))
                assert left(ann, 0)[2]
                assert left(ann, 1)[2]
                await ann.send(type="next")
                await ann.until(lambda state: state["seats"][0]["ready"])
                assert not left(ann, 0)[2]
                time.passes(90)
                state = await ann.until(lambda state: not state["deal_over"])
                assert state["seats"][1]["stand_in"]

    asyncio.run(play())


def test_in_speed_the_clock_runs_for_all_who_have_not_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 3, "three-thirteen-speed", clock=LIVE)
            async with seated(here, at) as people:
                assert [left(people[0], seat)[2] for seat in range(3)] == [True, True, True]
                time.passes(10)
                await people[0].do()
                assert [left(people[0], seat)[2] for seat in range(3)] == [False, True, True]
                await people[1].do()
                await people[2].do()
                await people[0].until(may_act)
                assert left(people[0], 0) == (30, 60, True), "the next half of the beat"
                assert left(people[0], 1) == (30, 60, True)

    asyncio.run(play())


def test_bots_have_no_clock_and_wait_when_nobody_else_plays(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 1, "five-crowns", seats=[ME, GREEDY, GREEDY], clock=LIVE)
            async with seated(here, at) as (ann,):
                await ann.until(may_act)
                assert [each is None for each in ann.state["clock"]["seats"]] == [False, True, True]
                time.passes(90)
                state = await ann.until(lambda state: state["seats"][0]["stand_in"])
                n = state["n"]
                assert (await ann.heard())["n"] == n, "no match goes on by itself"
                await ann.table("back")
                await ann.until(may_act)

    asyncio.run(play())


def test_more_time_is_a_gift_of_another_seat_and_has_an_end(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people, here.at(at.table) as watcher:
                acting, other = to_act(people)
                seat = seat_of(acting)
                name = acting.state["seats"][seat]["name"]
                assert act(other.state, "more-time") == {
                    "do": "more-time",
                    "seat": seat,
                    "text": f"Give {name} 15 more seconds",
                    "confirm": None,
                    "asks": False,
                }
                assert "more-time" not in [do for do, _ in acts(acting.state)]
                assert (await watcher.until(lambda state: state["view"] is not None))["table_acts"] == []
                n = other.state["n"]
                await other.table("more-time", seat)
                state = await acting.until(lambda state: state["n"] > n)
                assert left(acting, seat) == (45, 60, True)
                assert texts(state)[-1].endswith(" gives you more time.")
                await other.table("more-time", seat, n)
                await other.heard()
                assert left(other, seat) == (45, 60, True), "the same act sent twice counts once"
                assert other.state["n"] == n + 1
                for _ in range(GIFTS - 1):
                    await other.table("more-time", seat)
                    await other.heard()
                assert left(other, seat) == (30 + GIFTS * 15, 60, True)
                assert "at most 4 times" in await other.refused("more-time", seat)
                assert await acting.refused("more-time", seat)
                await acting.do({"do": "draw"})
                await acting.do()
                assert "No time is running" in await other.refused("more-time", seat), "late"
                assert (
                    await watcher.refused("more-time", seat) == "You are watching. Only players can do this."
                )

    asyncio.run(play())


@pytest.mark.parametrize("stops", [True, False], ids=["stopped", "killed"])
def test_a_restart_neither_gives_nor_steals_more_than_a_heartbeat(tmp_path: Path, *, stops: bool) -> None:
    """Time while the server is down does not run; what ran before is kept every few seconds."""

    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat = seat_of(acting)
                for _ in range(10):
                    time.passes(HEARTBEAT)
                    await other.heard()
                await told_anew(other)
                assert left(other, seat) == (0, 40, True)
                if not stops:
                    time.passes(HEARTBEAT - 1)
        time.passes(10_000)
        async with house(tmp_path, time=time) as here, seated(here, at) as people:
            assert left(people[0], seat) == (0, 40, True)
            time.passes(40)
            await people[0].until(lambda state: state["seats"][seat]["stand_in"])

    asyncio.run(play())


def test_a_live_clock_stands_still_once_nobody_holds_the_table_open(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time, idle=0.05) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as people:
                acting, _ = to_act(people)
                seat = seat_of(acting)
                time.passes(7)
            await closes(here, at.table)
            time.passes(1000)
            async with seated(here, at) as people:
                assert left(people[0], seat) == (23, 60, True)

    asyncio.run(play())


async def due(folder: Path) -> list[int | None]:
    return [row[0] for row in await asyncio.to_thread(sql, folder, "SELECT due FROM tables")]


async def matches(here: House, table: str, token: str) -> Plain:
    wanted = {"seats": [{"table": table, "token": token}], "lang": "en"}
    found: Plain = (await here.http.post("/api/matches", json=wanted)).json()["matches"][0]
    return found


async def closes(here: House, table: str) -> None:
    """Nobody holds the table open any more."""
    async with asyncio.timeout(20):
        while here.lobby.holds(table):  # noqa: ASYNC110 - a room that closes tells nobody
            await asyncio.sleep(0.01)


async def comes(here: House, at: Opened, seat: int, holds: Callable[[Plain], bool]) -> None:
    """What a list of one's own matches says becomes so, although nobody is at the table."""
    time = here.lobby.time
    assert isinstance(time, FakeTime)
    async with asyncio.timeout(20):
        while not holds(await matches(here, at.table, at.tokens[seat])):
            time.passes(0)  # what is to happen at once


def test_days_for_a_move_go_on_while_the_table_waits_in_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time, idle_days=0.05, due_every=0.02, lists_at_once=1e9) as here:
            at = await opened(here, 2, clock=DAYS)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat = seat_of(acting)
                assert left(other, seat) == (2 * DAY, 0, True)
                assert act(other.state, "more-time")["text"].endswith("one more day")
                await acting.do({"do": "draw"})
            await closes(here, at.table)
            assert await due(tmp_path) == [int(time.at + 2 * DAY) + 1]
            time.passes(DAY)
            assert not here.lobby.holds(at.table), "nothing runs meanwhile"
            assert (await matches(here, at.table, at.tokens[seat]))["left"] == round(DAY)
        time.passes(DAY / 2)
        async with house(tmp_path, time=time, idle_days=0.05, due_every=0.02, lists_at_once=1e9) as here:
            async with here.at(at.table, at.tokens[1 - seat]) as other:
                await other.heard()
                assert left(other, seat) == (DAY / 2, 0, True), "also while the server is down"
                assert other.state["seats"][seat]["away"] is None, "nobody has to be here"
            await closes(here, at.table)
            time.passes(DAY)
            await comes(here, at, 1 - seat, lambda match: match["my_turn"])
            found = await matches(here, at.table, at.tokens[seat])
            assert not found["my_turn"]
            async with here.at(at.table, at.tokens[seat]) as late:
                state = await late.until(lambda state: not state["seats"][seat]["stand_in"])
                assert "You have your seat back." in texts(state), "by coming"

    asyncio.run(play())


def test_days_run_from_the_deal_on_although_nobody_has_come_yet(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time, idle_days=0.05, due_every=0.02, lists_at_once=1e9) as here:
            at = await opened(here, 2, clock=DAYS)
            await closes(here, at.table)
            assert (await matches(here, at.table, at.tokens[0]))["left"] == round(2 * DAY)
            time.passes(2 * DAY + 1)
            await comes(here, at, 0, lambda match: match["left"] != 0)
            async with seated(here, at) as people:
                assert any("time is up" in text for each in people for text in all_texts(each))

    asyncio.run(play())


def test_a_day_more_is_kept_in_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=DAYS)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat = seat_of(acting)
                await other.table("more-time", seat)
                await other.heard()
        async with house(tmp_path, time=time) as here, seated(here, at) as people:
            assert left(people[0], seat) == (3 * DAY, 0, True)

    asyncio.run(play())


def test_a_pause_of_a_match_with_days_ends_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time, idle_days=0.05, due_every=0.02, lists_at_once=1e9) as here:
            at = await opened(here, 2, clock=DAYS)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                seat = seat_of(acting)
                assert "at most 14 days" in act(other.state, "pause")["confirm"]
                await acting.table("pause")
                await other.until(lambda state: state["question"] is not None)
                await other.send(type="answer", yes=True)
                await other.until(lambda state: state["paused"])
                assert other.state["clock"]["pause"] == LONGEST_PAUSE
                assert left(other, seat) == (2 * DAY, 0, False)
            await closes(here, at.table)
            found = await matches(here, at.table, at.tokens[seat])
            assert (found["paused"], found["left"], found["my_turn"]) == (True, None, False)
            time.passes(LONGEST_PAUSE + 1)
            await comes(here, at, seat, lambda match: not match["paused"])
            async with seated(here, at) as people:
                assert "The pause is over." in all_texts(people[0])
                assert left(people[0], seat)[0] > 1.9 * DAY

    asyncio.run(play())


def test_a_table_without_a_clock_has_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2)
            async with seated(here, at) as people:
                assert people[0].state["clock"] is None
                assert people[0].welcome["clock"] is None
                assert "more-time" not in [do for each in people for do, _ in acts(each.state)]
                assert await people[0].refused("more-time", 1) == "This is not possible now."

    asyncio.run(play())


def test_a_clock_is_bounded_and_said_in_words(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            wanted: Plain = {"preset": "mille", "options": {}, "name": "Ann", "colour": "red"}
            wanted["seats"] = [ME, FRIEND]
            for wrong in (
                {"kind": "live", "turn": 4},
                {"kind": "live", "turn": 601},
                {"kind": "live", "reserve": -1},
                {"kind": "days", "days": 0},
                {"kind": "days", "days": 15},
                {"kind": "hours"},
                {"kind": "live", "late": "sometimes"},
            ):
                answer = await here.http.post("/api/tables", json={**wanted, "clock": wrong})
                assert answer.status_code == 400, wrong
            both = {**wanted, "preset": "three-thirteen-speed", "clock": LIVE, "beat_seconds": 20}
            answer = await here.http.post("/api/tables", json=both)
            assert (answer.status_code, answer.json()["code"]) == (400, "clock")
            made = await here.open_table("mille", [ME, FRIEND], clock=LIVE)
            info = await here.http.get(f"/api/tables/{made['table']}")
            assert info.json()["clock"] == (
                "30 seconds a turn, and after that a reserve of 1:00 for the match. "
                "When time is up, a bot plays until the owner of the seat is back."
            )
            for lang in LANGUAGES:
                for each in (LIVE, DAYS, {**LIVE, "reserve": 0, "late": "lose"}):
                    made = await here.open_table("mille", [ME, FRIEND], clock=each)
                    info = await here.http.get(f"/api/tables/{made['table']}?lang={lang}")
                    assert info.json()["clock"], json.dumps(each)

    asyncio.run(play())


def test_a_rematch_has_the_same_clock_anew(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2, clock=LIVE)
            async with seated(here, at) as (ann, ben):
                time.passes(50)
                await ann.table("resign")
                state = await ben.until(lambda state: state["over"])
                await ben.send(type="rematch")
                state = await ben.until(lambda state: state["rematch"] is not None)
                async with here.at(state["rematch"], at.tokens[1]) as again:
                    await again.until(lambda state: state["view"] is not None)
                    assert {left(again, seat)[:2] for seat in (0, 1)} == {(30, 60)}

    asyncio.run(play())
