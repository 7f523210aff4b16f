"""Before the first deal: commitments, then values, then a match whose dice come from all of them."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from laydown.table import record
from laydown.table.contributions import commitment_to, new_value
from server.house import FRIEND, GREEDY, ME, house, play_match

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import Plain, Player

SHORT = {"target": "100", "max_deals": "1"}


async def started(player: Player) -> Plain:
    return await player.until(lambda state: state["view"] is not None)


def contributions_of(state: Plain) -> list[Plain]:
    """What each seat gave."""
    given: list[Plain] = state["view"]["contributions"]
    return given


def test_every_seat_gives_its_part_and_the_record_proves_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=60) as here:
            made = await here.open_table("mille", [ME, FRIEND], options=SHORT)
            joined = await here.join(made["table"], "Ben")
            async with (
                here.at(made["table"], made["token"]) as ann,
                here.at(made["table"], joined["token"]) as ben,
            ):
                states = await asyncio.gather(started(ann), started(ben))
                values = [ann.value, ben.value]
                for state in states:
                    assert [each["value"] for each in contributions_of(state)] == values
                await asyncio.gather(play_match(ann), play_match(ben))
            text = (await here.http.get(f"/api/tables/{made['table']}/record")).text
            assert "\ndice: 2\n" in text
            assert all(value in text for value in values)
            assert record.check(text).proof == "proved"

    asyncio.run(play())


def test_no_value_is_told_before_all_have_committed(tmp_path: Path) -> None:
    """Nor any before the match begins; who watches is told as much as who plays."""

    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=60) as here:
            made = await here.open_table("three-thirteen", [ME, FRIEND, GREEDY])
            joined = await here.join(made["table"], "Ben")
            async with (
                here.at(made["table"], made["token"]) as ann,
                here.at(made["table"], joined["token"]) as ben,
                here.at(made["table"]) as watcher,
            ):
                ben.mixes = False
                await ann.until_mixing(lambda mixing: mixing["commitments"][0] is not None)
                assert ann.state["mixing"]["commitments"][1] is None
                assert ann.state["mixing"]["owes"] is None
                mixing = await ben.until_mixing(lambda mixing: mixing["commitments"][0] is not None)
                assert mixing["owes"] == "commitment"
                commitment = commitment_to(ben.value, 1, mixing["commitment"])
                await ben.send(type="commit", commitment=commitment)
                await ben.until_mixing(lambda mixing: mixing["owes"] == "value")
                await ann.until_mixing(lambda mixing: None not in mixing["commitments"])
                await ben.send(type="show", value=ben.value)
                states = await asyncio.gather(started(ann), started(ben), started(watcher))
                assert [contributions_of(state) for state in states] == [contributions_of(states[0])] * 3
                bot = contributions_of(states[0])[2]["value"]
                for each in (ann, ben, watcher):
                    before = [text for text in each.frames if json.loads(text).get("mixing")]
                    assert before
                    for secret in (ann.value, ben.value, bot):
                        assert not any(secret in text for text in before)

    asyncio.run(play())


def test_who_is_late_is_left_out_and_the_table_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=1) as here:
            made = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND, GREEDY])
            ben, cleo = [await here.join(made["table"], name) for name in ("Ben", "Cleo")]
            async with (
                here.at(made["table"], made["token"]) as ann,
                here.at(made["table"], ben["token"]) as late,
            ):
                late.mixes = False
                mixing = await late.until_mixing(lambda mixing: mixing["owes"] == "commitment")
                await late.send(type="commit", commitment=commitment_to(late.value, 1, mixing["commitment"]))
                state = await started(ann)
                given = contributions_of(state)
                assert [bool(each.get("value")) for each in given] == [True, False, False, True]
                assert [bool(each.get("commitment")) for each in given] == [True, True, False, True]
                left_out = [told for told in state["events"] if told["event"]["event"] == "left-out"]
                assert [told["event"]["seat"] for told in left_out] == [1, 2]
                assert left_out[0]["text"].startswith("Ben")
                assert left_out[1]["text"].endswith("did not come in time and was left out.")
            assert cleo["seat"] == 2

    asyncio.run(play())


async def refused(player: Player, **frame: Any) -> str:
    await player.send(**frame)
    text: str = (await player.frame("refused"))["text"]
    return text


def test_a_second_commitment_and_a_value_of_another_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=60) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            joined = await here.join(made["table"], "Ben")
            async with (
                here.at(made["table"], made["token"]) as ann,
                here.at(made["table"], joined["token"]) as ben,
            ):
                ben.mixes = False
                await ann.until_mixing(lambda mixing: mixing["commitments"][0] is not None)
                mixing = await ben.until_mixing(lambda mixing: mixing["commitments"][0] is not None)
                copied = mixing["commitments"][0]
                assert "when every seat has committed" in await refused(ben, type="show", value=ben.value)
                await ben.send(type="commit", commitment=copied)
                assert "settled already" in await refused(ben, type="commit", commitment="0" * 64)
                await ben.send(type="commit", commitment=copied)
                await ann.until_mixing(lambda mixing: None not in mixing["commitments"])
                assert "not the value" in await refused(ben, type="show", value=new_value())
                assert "not the value" in await refused(ben, type="show", value=ann.value)

    asyncio.run(play())


def test_a_server_that_stops_meanwhile_asks_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=60) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            joined = await here.join(made["table"], "Ben")
            async with here.at(made["table"], joined["token"]) as ben:
                await ben.until_mixing(lambda mixing: mixing["commitments"][1] is not None)
                value, commitment = ben.value, ben.state["mixing"]["commitment"]
        async with (
            house(tmp_path, contributions=True, contribution_seconds=60) as here,
            here.at(made["table"], made["token"]) as ann,
            here.at(made["table"], joined["token"]) as ben,
        ):
            ben.value = value
            states = await asyncio.gather(started(ann), started(ben))
            assert states[0]["view"]["commitment"] == commitment
            assert contributions_of(states[0])[1]["value"] == value

    asyncio.run(play())
