"""What people may do about a table: pause, break off, resign, hand over, leave; and who is away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from laydown.table import record
from server.company import DAYS, LIVE, act, acts, all_texts, opened, seat_of, seated, texts, to_act
from server.fake_time import FakeTime
from server.house import FRIEND, GREEDY, ME, asked, awaited, house, may_act, play_deal, play_match

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Player


async def agreed(asker: Player, others: list[Player], do: str) -> None:
    """One asks, and all others agree."""
    await asker.table(do)
    for each in others:
        await each.until(lambda state: asked(state) == seat_of(asker))
        await each.send(type="answer", yes=True)
    for each in (asker, *others):
        await each.until(lambda state: state["question"] is None)
        await each.heard()


# Pause


def test_a_pause_by_consent_stops_all_until_anyone_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 3, clock=LIVE)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                third = next(each for each in people if each not in (acting, other))
                told = act(other.state, "pause")
                assert told["asks"]
                assert told["confirm"].startswith("Nothing is played and no clock runs")
                await other.table("pause")
                question = (await acting.until(lambda state: asked(state) == seat_of(other)))["question"]
                assert question["do"] == "pause"
                assert "would like to pause" in question["text"]
                assert awaited(acting.state) == sorted((seat_of(acting), seat_of(third)))
                await other.table("pause")
                assert (await other.heard())["question"]["text"] == "You have asked for a pause."
                await acting.do({"do": "draw"})
                assert asked(acting.state) == seat_of(other), "play goes on meanwhile"
                await acting.send(type="answer", yes=True)
                await third.until(lambda state: awaited(state) == [seat_of(third)])
                await third.send(type="answer", yes=True)
                state = await acting.until(lambda state: state["paused"])
                assert texts(state)[-1].startswith("The match pauses, as ")
                assert state["offer"] is None
                await acting.send(type="act", offer=2, action={"do": "draw"})
                assert "The match pauses" in (await acting.frame("refused"))["text"]
                time.passes(10_000)
                await acting.heard()
                await third.until(lambda state: state["paused"])
                assert ("resume", None) in acts(third.state)
                assert "more-time" not in [do for do, _ in acts(third.state)]
                await third.table("resume")
                state = await acting.until(may_act)
                assert texts(state)[-1].endswith(" ends the pause.")
                clock = state["clock"]["seats"][seat_of(acting)]
                assert (clock["turn"], clock["running"]) == (30, True)
                await third.until(lambda state: not state["paused"])
                assert "no pause" in await third.refused("resume")

    asyncio.run(play())


def test_one_no_ends_the_question_and_the_same_is_not_asked_again_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2)
            async with seated(here, at) as people:
                acting, other = to_act(people)
                await other.table("abort")
                await acting.until(lambda state: asked(state) is not None)
                assert "asking the others something" in await acting.refused("pause")
                await acting.send(type="answer", yes=False)
                assert (await other.frame("refused"))["text"].endswith("would rather play to the end.")
                assert other.state["question"] is None
                assert "asked for this already" in await other.refused("abort")
                assert not acting.state["over"]
                await acting.do({"do": "draw"})
                await other.until(lambda state: state["n"] == acting.state["n"])
                await other.table("abort")
                await acting.until(lambda state: asked(state) is not None)
                await other.send(type="answer", yes=False)
                await acting.until(lambda state: state["question"] is None)
                await acting.send(type="answer", yes=True)
                assert (await acting.frame("refused"))["text"] == "Nobody has asked you anything.", "late"

    asyncio.run(play())


def test_a_pause_and_a_question_survive_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 3, clock=DAYS)
            async with seated(here, at) as people:
                await people[0].table("pause")
                await people[1].until(lambda state: awaited(state) == [1, 2])
                await people[1].send(type="answer", yes=True)
                await people[2].until(lambda state: awaited(state) == [2])
        async with house(tmp_path, time=time) as here, here.at(at.table, at.tokens[2]) as cleo:
            await cleo.until(lambda state: awaited(state) == [2])
            await cleo.send(type="answer", yes=True)
            await cleo.until(lambda state: state["paused"])
        async with house(tmp_path, time=time) as here, seated(here, at) as people:
            assert all(each.state["paused"] and each.state["question"] is None for each in people)
            await people[1].table("resume")
            await people[0].until(lambda state: not state["paused"])

    asyncio.run(play())


def test_alone_one_pauses_for_the_clock_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            plain = await opened(here, 1, "mille", seats=[ME, GREEDY])
            timed = await opened(here, 1, "mille", seats=[ME, GREEDY], clock=LIVE)
            async with seated(here, plain) as (ann,):
                assert acts(ann.state) == [("abort", None), ("resign", None)]
                assert "Nobody waits for you" in await ann.refused("pause")
                assert "Nobody else" in await ann.refused("hand-over")
            async with seated(here, timed) as (ann,):
                assert not act(ann.state, "pause")["asks"]
                await ann.table("pause")
                state = await ann.until(lambda state: state["paused"])
                n = state["n"]
                assert (await ann.heard())["n"] == n, "bots wait too"
                await ann.table("resume")
                await play_deal(ann)

    asyncio.run(play())


# The end before the end


def test_resigning_gives_a_match_of_two_to_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2, "mille", options={"stakes": "1"})
            async with seated(here, at) as (ann, ben):
                assert act(ann.state, "resign")["confirm"] == (
                    "The match ends at once, and Ben wins. The deal that is played counts for nothing."
                )
                n = ann.state["n"]
                await ann.table("resign")
                state = await ben.until(lambda state: state["over"])
                assert texts(state) == ["Ann resigns.", "You win the match."]
                standing = state["view"]["standing"]
                assert (standing["winners"], standing["reason"]["id"]) == ([1], "table-end-resigned")
                assert [each["amount"] for each in state["settlement"]] == [3]
                assert state["table_acts"] == []
                assert state["view"]["secret"] is not None
                await ann.table("resign", n=n)
                await ann.heard()
                assert ann.state["n"] == state["n"], "the same act sent twice counts once"
                assert await ann.refused("resign") == "The match is over."
                text = (await here.http.get(f"/api/tables/{at.table}/record")).text
                assert record.check(text).winners == (1,)
                wanted = {"seats": [{"table": at.table, "token": at.tokens[1]}], "lang": "en"}
                (match,) = (await here.http.post("/api/matches", json=wanted)).json()["matches"]
                assert [each["won"] for each in match["players"]] == [False, True]
                assert (match["over"], match["broken_off"]) == (True, False)
        async with house(tmp_path) as here, here.at(at.table, at.tokens[1]) as ben:
            assert (await ben.until(lambda state: state["over"]))["view"]["standing"] == standing

    asyncio.run(play())


def test_with_more_seats_a_bot_plays_on_for_who_has_resigned(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 3, options={"end_at": "30"})
            async with seated(here, at) as people:
                ann, ben, cleo = people
                assert "A bot plays your cards to the end" in act(ann.state, "resign")["confirm"]
                await ann.table("resign")
                state = await ann.until(lambda state: state["seats"][0]["resigned"])
                assert state["table_acts"] == []
                await ann.send(type="act", offer=1, action={"do": "draw"})
                assert "You have resigned" in (await ann.frame("refused"))["text"]
                await asyncio.gather(play_match(ben), play_match(cleo))
                state = await ann.until(lambda state: state["over"])
                assert 0 not in state["view"]["standing"]["winners"]
                text = (await here.http.get(f"/api/tables/{at.table}/record")).text
                assert record.check(text).over
        async with house(tmp_path) as here, here.at(at.table, at.tokens[0]) as ann:
            again = await ann.until(lambda state: state["over"])
            assert again["view"] == state["view"]

    asyncio.run(play())


def test_when_the_last_person_resigns_the_bots_do_not_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 1, "five-crowns", seats=[ME, GREEDY, GREEDY])
            async with seated(here, at) as (ann,):
                assert "Only bots would be left" in act(ann.state, "resign")["confirm"]
                await ann.table("resign")
                state = await ann.until(lambda state: state["over"])
                assert state["view"]["standing"]["winners"] == []
                text = (await here.http.get(f"/api/tables/{at.table}/record")).text
                assert text.endswith("table resign 1\ntable abort\n\nend ; broken off\n")

    asyncio.run(play())


def test_a_match_is_broken_off_when_all_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 3)
            async with seated(here, at) as people:
                ann, ben, cleo = people
                assert act(ben.state, "abort")["asks"]
                await agreed(ben, [ann, cleo], "abort")
                for each in people:
                    assert each.state["over"]
                    assert each.state["view"]["standing"]["winners"] == []
                    assert "The match is broken off." in all_texts(each)
                text = (await here.http.get(f"/api/tables/{at.table}/record")).text
                report = record.check(text)
                assert (report.broken_off, report.proof) == (True, "proved")
                wanted = {"seats": [{"table": at.table, "token": at.tokens[1]}], "lang": "en"}
                (match,) = (await here.http.post("/api/matches", json=wanted)).json()["matches"]
                assert (match["over"], match["broken_off"], match["my_turn"]) == (True, True, False)

    asyncio.run(play())


def test_against_bots_a_match_is_broken_off_until_a_deal_is_scored(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            one = await opened(here, 1, "mille", seats=[ME, GREEDY])
            two = await opened(here, 1, "mille", seats=[ME, GREEDY])
            async with seated(here, one) as (ann,):
                assert not act(ann.state, "abort")["asks"]
                await ann.table("abort")
                await ann.until(lambda state: state["over"])
            async with seated(here, two) as (ann,):
                await play_deal(ann)
                assert "abort" not in [do for do, _ in acts(ann.state)]
                assert "played to the end or resigned" in await ann.refused("abort")

    asyncio.run(play())


# Away, and a bot in one's place


def test_after_a_minute_the_others_may_let_a_bot_play(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 3)
            async with seated(here, at) as people:
                ann, ben, cleo = people
                assert ann.state["seats"][2]["away"] is None
                assert "no connection for 60 seconds" in await ann.refused("bot-for", 2)
                await cleo.socket.close()
                await ann.until(lambda state: not state["seats"][2]["here"])
                assert ann.state["seats"][2]["away"] == 0
                time.passes(59)
                assert "no connection for 60 seconds" in await ann.refused("bot-for", 2)
                time.passes(1)
                state = await ann.until(lambda state: ("bot-for", 2) in acts(state))
                assert state["seats"][2]["away"] == 60
                assert act(state, "bot-for")["text"] == "Let a bot play for Cleo"
                assert act(state, "bot-for")["confirm"].startswith("A bot plays for Cleo until Cleo is back.")
                assert act(state, "pause")["asks"], "Ben is asked, and Cleo is not waited for"
                await ben.until(lambda state: ("bot-for", 2) in acts(state))
                n = state["n"]
                await ann.table("bot-for", 2)
                await ben.until(lambda state: state["seats"][2]["stand_in"])
                await ben.table("bot-for", 2, n)
                assert "A bot plays for this seat already." in (await ben.frame("refused"))["text"]
                await ann.table("bot-for", 2, n)
                await ann.heard()
                assert sum("A bot plays for Cleo" in text for text in all_texts(ann)) == 1
                await asyncio.gather(play_deal(ann), play_deal(ben))
                await asyncio.gather(ann.send(type="next"), ben.send(type="next"))
                state = await ann.until(lambda state: not state["deal_over"])
                assert state["view"]["deal"]["number"] == 2, "nobody waits for who is away"
                async with here.at(at.table, at.tokens[2]) as back:
                    state = await back.until(lambda state: not state["seats"][2]["stand_in"])
                    assert texts(state)[-1] == "You have your seat back."
                    assert state["seats"][2]["away"] is None
                    await ann.until(lambda state: not state["seats"][2]["stand_in"])
                    assert "Cleo is back." in all_texts(ann)

    asyncio.run(play())


def test_who_is_gone_too_long_is_not_waited_for_in_a_question(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 3)
            async with seated(here, at) as people:
                ann, ben, cleo = people
                await cleo.socket.close()
                await ann.until(lambda state: not state["seats"][2]["here"])
                await ann.table("abort")
                await ben.until(lambda state: awaited(state) == [1, 2])
                await ben.send(type="answer", yes=True)
                await ann.until(lambda state: awaited(state) == [2])
                time.passes(60)
                await ann.until(lambda state: state["over"])

    asyncio.run(play())


def test_after_a_restart_who_does_not_come_is_away_from_then_on(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            at = await opened(here, 2)
            async with seated(here, at):
                pass
        time.passes(5000)
        async with house(tmp_path, time=time) as here, here.at(at.table, at.tokens[0]) as ann:
            await ann.until(lambda state: state["view"] is not None)
            assert ann.state["seats"][1]["away"] == 0
            time.passes(60)
            await ann.until(lambda state: ("bot-for", 1) in acts(state))
            await ann.table("bot-for", 1)
            await ann.until(lambda state: state["seats"][1]["stand_in"])
        async with house(tmp_path, time=time) as here, here.at(at.table, at.tokens[0]) as ann:
            state = await ann.until(lambda state: state["view"] is not None)
            assert state["seats"][1]["stand_in"], "after a restart too"

    asyncio.run(play())


def test_one_hands_over_to_a_bot_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2)
            async with seated(here, at) as (ann, ben):
                assert "until you take your seat back" in act(ann.state, "hand-over")["confirm"]
                await ann.table("hand-over")
                state = await ann.until(lambda state: state["seats"][0]["stand_in"])
                assert "A bot plays for you." in texts(state)
                assert state["undo"] == "A bot plays for you. Take your seat back first."
                assert "Nobody else would be left" in await ben.refused("hand-over")
                await play_deal(ben)
                await ben.send(type="next")
                await ben.until(lambda state: not state["deal_over"])
                await ann.send(type="next")
                assert "Take your seat back" in (await ann.frame("refused"))["text"]
                await ann.table("back")
                await ann.until(lambda state: not state["seats"][0]["stand_in"])
                await ann.table("back", n=ann.state["n"] - 1)
                await ann.heard()
                assert sum("You have your seat back." in text for text in all_texts(ann)) == 1
                assert "No bot plays" in await ann.refused("back")

    asyncio.run(play())


# Leaving before the match


def test_a_guest_who_leaves_before_the_match_frees_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND])
            ben_token = (await here.join(table["table"], "Ben", table["invites"][0]["token"]))["token"]
            async with here.at(table["table"], table["token"]) as ann:
                async with here.at(table["table"], ben_token) as ben:
                    await ben.until(lambda state: state["waiting"] == 1)
                    assert acts(ben.state) == [("leave", None)]
                    assert act(ben.state, "leave")["confirm"] == "Your seat becomes free for somebody else."
                    await ben.table("leave")
                    closed = await ben.frame("closed")
                    assert (closed["code"], closed["text"]) == ("left", "You have left this table.")
                state = await ann.until(lambda state: state["waiting"] == 2)
                assert (state["seats"][1]["kind"], state["seats"][1]["name"]) == ("free", "")
                cleo = await here.join(table["table"], "Cleo", table["invites"][0]["token"])
                assert cleo["seat"] == 1
                async with here.at(table["table"], cleo["token"]) as again:
                    await again.until(lambda state: state["waiting"] == 1)

    asyncio.run(play())


def test_the_host_who_leaves_before_the_match_closes_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND], listed=True)
            ben_token = (await here.join(table["table"], "Ben"))["token"]
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], ben_token) as ben,
            ):
                await ann.until(lambda state: state["waiting"] == 1)
                assert "closed for everyone" in act(ann.state, "leave")["confirm"]
                await ann.table("leave")
                assert (await ben.frame("closed"))["code"] == "closed"
                assert (await ann.frame("closed"))["text"].startswith("This table was closed")
            assert (await here.http.get("/api/tables")).json() == []
            assert (await here.http.get(f"/api/tables/{table['table']}")).status_code == 404

    asyncio.run(play())


def test_once_the_match_has_begun_nobody_leaves_without_a_word(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2)
            async with seated(here, at) as (ann, _):
                assert "leave" not in [do for do, _ in acts(ann.state)]
                for do in ("leave", "dance", "undo"):
                    assert await ann.refused(do) == "This is not possible now."
                assert await ann.refused("pause", 1) == "This is not possible now."
                assert await ann.refused("bot-for") == "This is not possible now."
                assert await ann.refused("bot-for", 9)

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["fr", "ja", "ru", "ko"])
def test_acts_and_questions_are_told_in_the_language_of_each(tmp_path: Path, lang: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            at = await opened(here, 2, clock=LIVE)
            async with (
                here.at(at.table, at.tokens[0]) as ann,
                here.at(at.table, at.tokens[1], lang=lang) as ben,
            ):
                for each in (ann, ben):
                    await each.until(lambda state: state["view"] is not None)
                english = {each["do"]: each for each in ann.state["table_acts"]}
                for each in ben.state["table_acts"]:
                    assert each["text"] != english.get(each["do"], {"text": ""})["text"]
                await ann.table("pause")
                state = await ben.until(lambda state: state["question"] is not None)
                assert "Ann" in state["question"]["text"]
                assert "would like" not in state["question"]["text"]

    asyncio.run(play())
