"""How a bot would have done with my cards: asked after the match, played in a process, kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from laydown.server import comparing
from laydown.server.playing_out import MOST_WAITING, Workshop
from laydown.table import record
from server.house import FRIEND, GREEDY, ME, RANDOM, house, play_deal, play_match
from server.test_mixing import contributions_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from server.house import House, Plain

DEALS = {"target": "100000", "max_deals": "3"}


async def ask(here: House, table: str, bot: str = "greedy") -> Plain:
    answer = await here.http.post(f"/api/tables/{table}/bots", json={"bot": bot, "lang": "en"}, timeout=60)
    assert answer.status_code == 200, answer.text
    page: Plain = answer.json()
    return page


async def until_compared(here: House, table: str, bot: str = "greedy") -> Plain:
    while True:
        found: Plain | None = (await ask(here, table, bot))["comparison"]
        if found is not None:
            return found
        await asyncio.sleep(0.1)


async def refusal(here: House, table: str, bot: str = "greedy") -> tuple[int, str]:
    answer = await here.http.post(f"/api/tables/{table}/bots", json={"bot": bot, "lang": "en"})
    return answer.status_code, answer.json()["text"]


async def played(here: House, preset: str = "mille", **more: Any) -> tuple[str, Plain]:
    made = await here.open_table(preset, [ME, GREEDY], **more)
    async with here.at(made["table"], made["token"]) as ann:
        state = await play_match(ann)
    return made["table"], state


def test_a_bot_plays_the_same_deals_and_the_result_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, contributions=True, contribution_seconds=60) as here:
            table, state = await played(here, options=DEALS, split=True)
            found = await until_compared(here, table)
            mine, theirs = found["matches"]
            assert mine["totals"] == state["view"]["standing"]["totals"]
            assert mine["names"] == ["Ann", "Greedy"]
            assert theirs["names"] == ["Greedy 2", "Greedy"]
            assert (found["seat"], found["same_cards"], found["fewer"]) == (0, True, False)
            assert [each["number"] for each in found["deals"]] == [1, 2, 3]
            for each in found["deals"]:
                assert each["gain"] == each["points"][0][0] - each["points"][1][0]
            assert found["gain"] == mine["totals"][0] - theirs["totals"][0]
            texts = [(await here.http.get(each["record"])).text for each in (mine, theirs)]
            assert [record.check(text).proof for text in texts] == ["proved", "proved"]
            assert all("\nstock: split\n" in text and "\ndice: 2\n" in text for text in texts)
            own, other = (record.read(text) for text in texts)
            assert own.chance.secret == other.chance.secret
            assert [each["value"] for each in contributions_of(state)] == [
                each.value for each in other.chance.contributions
            ]
            assert [one.order for one in own.stories] == [one.order for one in other.stories]
        async with house(tmp_path) as here:
            kept = await ask(here, table)
            assert kept["comparison"] == found
            assert (await here.http.get(theirs["record"])).text == texts[1]

    asyncio.run(play())


def test_who_plays_like_the_bot_does_as_the_bot(tmp_path: Path) -> None:
    """The same choices bring the same cards: a bot in place of a bot's own play gains nothing."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table, _ = await played(here, "three-thirteen", options={"end_at": "30"}, split=True)
            first = await until_compared(here, table)
            assert first["fewer"]
            for each in first["deals"]:
                if each["gain"] is not None:
                    assert each["gain"] == each["points"][1][0] - each["points"][0][0]
            assert first["deals"] == (await until_compared(here, table))["deals"]

    asyncio.run(play())


def test_on_one_stock_it_says_that_cards_differ(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table, _ = await played(here, options=DEALS)
            found = await until_compared(here, table, "random")
            assert not found["same_cards"]
            assert found["matches"][1]["names"] == ["Random", "Greedy"]

    asyncio.run(play())


def test_nothing_is_told_while_the_match_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, GREEDY], options=DEALS)
            table = made["table"]
            async with here.at(table, made["token"]) as ann:
                status, text = await refusal(here, table)
                assert status == 409
                assert "still being played" in text
                await play_deal(ann)
                assert (await refusal(here, table))[0] == 409
            assert (await refusal(here, "nowhere"))[0] == 404
            assert (await here.http.get(f"/api/tables/{table}/bots/greedy/record")).status_code == 404

    asyncio.run(play())


def test_it_is_asked_of_one_person_against_bots_and_for_a_bot_that_there_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table("mille", [ME, FRIEND], options={"target": "1", "max_deals": "1"})
            joined = await here.join(made["table"], "Ben")
            async with (
                here.at(made["table"], made["token"]) as ann,
                here.at(made["table"], joined["token"]) as ben,
            ):
                await asyncio.gather(play_match(ann), play_match(ben))
            assert await refusal(here, made["table"]) == (
                409,
                "This can be asked of a match of one person against bots.",
            )
            table, _ = await played(here, options={"target": "1", "max_deals": "1"})
            status, text = await refusal(here, table, "deep")
            assert status == 400
            assert "greedy" in text

    asyncio.run(play())


def test_many_who_ask_share_one_match_and_too_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            assert here.app is not None
            workshop: Workshop = here.app.state.workshop
            table, _ = await played(here, options={"target": "1", "max_deals": "1"})
            for number in range(MOST_WAITING):
                workshop.job(number, asyncio.Event().wait)  # type: ignore[arg-type]  # never done
            assert (await refusal(here, table))[0] == 503
            monkeypatch.setattr(Workshop, "is_full", property(lambda _self: False))
            monkeypatch.setattr(comparing, "_PATIENCE", 0.01)
            pages = await asyncio.gather(*(ask(here, table) for _ in range(5)))
            assert all(page["comparison"] is None for page in pages)
            assert workshop.waiting <= MOST_WAITING + 1
            assert (await until_compared(here, table))["deals"]

    asyncio.run(play())


def test_a_match_that_breaks_is_said_to_be_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> str:
        raise ValueError("broken")

    async def play() -> None:
        async with house(tmp_path) as here:
            table, _ = await played(here, options={"target": "1", "max_deals": "1"})
            monkeypatch.setattr(Workshop, "play_out", broken)
            status, text = await refusal(here, table)
            assert status == 500
            assert "could not play" in text
            assert "cannot be played" in caplog.text
            monkeypatch.undo()
            assert (await until_compared(here, table))["deals"]

    asyncio.run(play())


def test_more_than_two_seats_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            made = await here.open_table(
                "five-crowns", [ME, GREEDY, RANDOM], options={"end_at": "20"}, split=True
            )
            async with here.at(made["table"], made["token"]) as ann:
                await play_match(ann)
            found = await until_compared(here, made["table"])
            assert len(found["matches"][1]["names"]) == 3

    asyncio.run(play())
