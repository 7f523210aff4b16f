"""What a seat may do at a table, what it is refused, and that nothing counts twice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from laydown.server.clock import TimeUp
from laydown.server.room import Room
from server.house import FRIEND, GREEDY, ME, house, may_act, play_deal, sensible

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Plain


def test_the_same_action_twice_counts_once_and_an_old_offer_not_at_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                state = await ann.my_turn()
                offer, n = state["offer"]["id"], state["n"]
                await ann.act({"do": "draw"}, offer)
                await ann.act({"do": "draw"}, offer)
                await ann.act({"do": "take"}, offer)
                refused = await ann.frame("refused")
                assert refused["clause"] == "TABLE-OFFER-1"
                assert ann.state["n"] == n + 1
                assert [told["event"]["event"] for told in ann.state["events"]] in ([], ["drew"])
                state = await ann.frame("state")
                assert len(state["view"]["deal"]["hand"]) == 4

    asyncio.run(play())


def test_what_the_rules_refuse_is_said_with_its_clause(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"], lang="fr") as ann:
                state = await ann.my_turn()
                n = state["n"]
                actions: tuple[Plain, ...] = (
                    {"do": "discard", "card": state["view"]["deal"]["hand"][0]},
                    {"do": "lay", "cards": ["8C", "8S", "2D"]},
                    {"do": "lay", "cards": []},
                    {"do": "discard", "card": "nonsense"},
                    {"do": "add", "card": "8C", "rank": "?"},
                    {"do": "cut", "place": 10**15},
                )
                for action in actions:
                    await ann.act(action)
                    refused = await ann.frame("refused")
                    assert refused["text"], action
                assert ann.state["n"] == n

    asyncio.run(play())


def test_spectators_and_waiting_players_do_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND], chat=True)
            asked: list[Plain] = [
                {"type": "act", "offer": 1, "action": {"do": "draw"}},
                {"type": "undo"},
                {"type": "next"},
                {"type": "arrange"},
                {"type": "rematch"},
            ]
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"]) as watcher:
                for frame in asked:
                    await ann.send(**frame)
                    refused = await ann.frame("refused")
                    assert refused["text"] == "The match begins when all seats are taken."
                asked += [{"type": "say", "phrase": "phrase-hello"}, {"type": "chat", "text": "hello"}]
                asked += [{"type": "order", "cards": ["QS"]}, {"type": "answer", "yes": True}]
                for frame in asked:
                    await watcher.send(**frame)
                    refused = await watcher.frame("refused")
                    assert refused["text"] == "You are watching. Only players can do this."
                await ann.send(type="answer", yes=True)
                assert (await ann.frame("refused"))["text"] == "Nobody has asked you anything."

    asyncio.run(play())


def test_a_misclick_is_taken_back_until_someone_acts(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND])
            joined = await here.join(table["table"], "Ben")
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], joined["token"]) as ben,
            ):
                await ann.until(lambda state: state["view"] is not None)
                await ben.until(lambda state: state["view"] is not None)
                first, second = (ann, ben) if may_act(ann.state) else (ben, ann)
                await first.send(type="undo")
                assert (await first.frame("refused"))["clause"] == "TABLE-UNDO-1"
                await first.do({"do": "draw"})
                assert first.state["undo"] == "Only a lay, an added card or a discard can be taken back."
                hand = first.state["view"]["deal"]["hand"]
                await first.do()
                assert first.state["undo"] is None
                await second.until(may_act)
                closed = second.state["offer"]["id"]
                await first.send(type="undo")
                await first.until(may_act)
                assert first.state["view"]["deal"]["hand"] == hand
                await second.act({"do": "draw"}, closed)
                assert (await second.frame("refused"))["clause"]
                await first.do()
                await second.until(may_act)
                await second.do({"do": "draw"})
                await first.until(lambda state: state["undo"] is not None)
                await first.send(type="undo")
                refused = await first.frame("refused")
                assert refused["clause"] == "TABLE-UNDO-5"
                assert refused["text"] == "Since your last action someone has seen a card, so it stands."

    asyncio.run(play())


def test_nobody_is_ready_for_the_next_deal_before_the_last_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await ann.send(type="next")
                assert (await ann.frame("refused"))["clause"] == "TABLE-DEAL-2"
                await play_deal(ann)
                await ann.send(type="next")
                await ann.send(type="next")
                await ann.until(lambda state: not state["deal_over"])
                assert (await ann.frame("refused"))["clause"] == "TABLE-DEAL-2"

    asyncio.run(play())


def test_phrases_are_heard_in_each_ones_language_and_chat_where_it_is_allowed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            quiet = await here.open_table("mille", [ME, GREEDY])
            async with here.at(quiet["table"], quiet["token"]) as ann:
                assert not ann.welcome["chat"]
                await ann.send(type="chat", text="hello")
                assert "ready-made" in (await ann.frame("refused"))["text"]
                await ann.send(type="say", phrase="option-cut")
                assert (await ann.frame("refused"))["text"] == "There is no such phrase."
            table = await here.open_table("mille", [ME, FRIEND], chat=True)
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], lang="ko") as watcher,
            ):
                phrases = {each["id"]: each["text"] for each in watcher.welcome["phrases"]}
                await ann.send(type="say", phrase="phrase-hello")
                said = await watcher.frame("said")
                assert said == {
                    "type": "said",
                    "seat": 0,
                    "text": phrases["phrase-hello"],
                    "chat": False,
                }
                await ann.send(type="chat", text="  one\u202e\u0000two  ")
                said = await watcher.frame("said")
                assert said["chat"]
                assert said["text"] == "one\\u202e\\x00two"
                for _ in range(10):
                    await ann.send(type="say", phrase="phrase-oops")
                assert "a lot at once" in (await ann.frame("refused"))["text"]

    asyncio.run(play())


def test_whoever_has_not_chosen_when_the_time_is_up_has_chosen_by_default(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen-speed", [ME, FRIEND, GREEDY], beat_seconds=600)
            joined = await here.join(table["table"], "Ben")
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], joined["token"]) as ben,
            ):
                assert ann.welcome["beat_seconds"] == 600
                state = await ann.my_turn()
                assert 590 < state["deadline"] <= 600
                await ann.act({"do": "take"})
                await ann.until(lambda state: state["view"]["deal"]["chosen"] in ([0, 2], [2, 0]))
                room = await here.lobby.room(table["table"])
                assert isinstance(room, Room)
                room.put(TimeUp((1, 1, "source")))
                await ann.until(lambda state: state["view"]["deal"]["phase"] == "throw")
                await ben.until(lambda state: state["view"]["deal"]["phase"] == "throw")
                kinds = [told["event"]["event"] for told in ben.state["events"]]
                assert kinds.count("drew") == 2 - kinds.count("took") + 1
                room.put(TimeUp((1, 1, "source")))  # late by now: it does nothing
                await ann.send(type="ping")
                await ann.frame("pong")
                assert may_act(ann.state)
                room.put(TimeUp((1, 1, "throw")))
                await ann.until(lambda state: state["view"]["deal"]["beat"] == 2)
                await ben.until(lambda state: state["view"]["deal"]["beat"] == 2)
                assert may_act(ben.state)

    asyncio.run(play())


def test_why_something_is_not_possible_and_what_the_pile_can_be_taken_with(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                with_pile = 0
                while not with_pile:
                    state = await ann.my_turn()
                    if state["deal_over"]:
                        await ann.send(type="next")
                        await ann.until(lambda state: not state["deal_over"])
                        continue
                    can = {action["do"] for action in state["offer"]["actions"]}
                    reasons = {each["verb"]: each for each in state["offer"]["not_now"]}
                    assert not can & set(reasons)
                    assert all(each["clause"] and each["text"] for each in reasons.values())
                    assert (state["offer"]["pile"] is not None) == ("pile" in can)
                    with_pile += "pile" in can
                    await ann.do(sensible(state))

    asyncio.run(play())


def test_a_card_of_which_nothing_may_be_done_says_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY], options={"forbid_rediscard": "yes"})
            async with here.at(table["table"], table["token"]) as ann:
                state = await ann.my_turn()
                assert state["offer"]["idle"] == []
                state = await ann.do({"do": "take"})
                (idle,) = state["offer"]["idle"]
                assert idle["card"] == state["view"]["deal"]["taken"]
                assert idle["clause"] == "T-TURN-5"
                await ann.act({"do": "discard", "card": idle["card"]})
                refused = await ann.frame("refused")
                assert (refused["clause"], refused["text"]) == (idle["clause"], idle["text"])

    asyncio.run(play())
