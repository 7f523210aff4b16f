"""Two tables, the same deals, seats swapped: nothing of one reaches the other before both are done."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from laydown.cards import text_of
from laydown.server.sqlite import FILE
from laydown.table import record
from laydown.table.shuffle import Dice
from laydown.wire import VERSION
from server.company import LIVE
from server.house import FRIEND, GREEDY, ME, asked, house, may_act, play_deal, play_match, sensible
from server.test_fairness import matches_in, sums_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from server.house import House, Plain, Player

TWO_DEALS = {"target": "100000", "max_deals": "2"}
AT_ONCE = {"duplicate_look": 0.02}


async def opened(here: House, seats: list[Plain], preset: str = "mille", **more: Any) -> Plain:
    wanted = {"preset": preset, "options": TWO_DEALS, "name": "Ann", "colour": "red", "bot_delay": 0}
    answer = await here.http.post("/api/duplicates", json={**wanted, "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    made: Plain = answer.json()
    return made


@dataclass(slots=True)
class Duplicate:
    """A duplicate with everyone seated; `at` are the tokens of each table by seat, None where a bot sits."""

    id: str
    tables: list[str]
    at: list[list[str | None]]
    invites: list[str]


async def seated(here: House, seats: list[Plain], preset: str = "mille", **more: Any) -> Duplicate:
    made = await opened(here, seats, preset, **more)
    at: list[list[str | None]] = [[None, None], [None, None]]
    at[0][made["seat"]] = made["token"]
    invites: list[str] = []
    for number, each in enumerate(made["tables"]):
        for invite in each["invites"]:
            joined = await here.join(each["table"], f"P{number}{invite['seat']}", invite["token"])
            at[number][joined["seat"]] = joined["token"]
            invites.append(invite["token"])
    return Duplicate(made["duplicate"], [each["table"] for each in made["tables"]], at, invites)


async def people(here: House, stack: AsyncExitStack, duplicate: Duplicate, table: int) -> list[Player]:
    return [
        await stack.enter_async_context(here.at(duplicate.tables[table], token))
        for token in duplicate.at[table]
        if token is not None
    ]


async def play_table(players: list[Player]) -> None:
    await asyncio.gather(*(play_match(each) for each in players))


async def shown(player: Player) -> Plain:
    return await player.until(lambda state: bool(state["duplicate"] and state["duplicate"]["shown"]))


async def closed_code(here: House, table: str) -> str:
    """Why a spectator is sent away."""
    async with connect(f"ws://{here.address}/ws", compression=None) as socket:
        hello = {
            "type": "hello",
            "version": VERSION,
            "table": table,
            "token": None,
            "lang": "en",
            "since": -1,
        }
        await socket.send(json.dumps(hello))
        code: str = json.loads(await socket.recv())["code"]
        return code


async def page_of(here: House, duplicate: Duplicate) -> Plain:
    page: Plain = (await here.http.get(f"/api/duplicates/{duplicate.id}")).json()
    return page


def test_two_pairs_play_the_same_deals_and_compare(tmp_path: Path) -> None:
    async def play() -> None:
        settings = {**AT_ONCE, "contributions": True, "contribution_seconds": 60}
        async with house(tmp_path, **settings) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, FRIEND, FRIEND, FRIEND])
            first = await people(here, stack, duplicate, 0)
            second = await people(here, stack, duplicate, 1)
            await asyncio.gather(play_table(first), play_table(second))
            states = [await shown(each) for each in (*first, *second)]
            secrets = {state["view"]["secret"] for state in states}
            assert len(secrets) == 1
            assert None not in secrets
            texts = [(await here.http.get(f"/api/tables/{table}/record")).text for table in duplicate.tables]
            assert [record.check(text).proof for text in texts] == ["proved", "proved"]
            one, other = [record.read(text) for text in texts]
            assert one.chance.contributions == other.chance.contributions
            assert all(each.counts for each in one.chance.contributions)
            assert [each.order for each in one.stories] == [each.order for each in other.stories]
            found = (await page_of(here, duplicate))["comparison"]
            assert [each["names"] for each in found["matches"]] == [list(one.names), list(other.names)]
            assert found["same_cards"]
            assert found["seat"] is None
            for each in found["deals"]:
                (a, b), (c, d) = each["points"]
                assert each["gain"] == (a + d) - (b + c)
            assert found["gain"] == sum(each["gain"] for each in found["deals"])
            assert await closed_code_or_welcome(here, duplicate.tables[0]) == "welcome"

    asyncio.run(play())


async def closed_code_or_welcome(here: House, table: str) -> str:
    async with here.at(table) as looker:
        kind: str = looker.welcome["type"]
        return kind


def orders_of(text: str) -> list[str]:
    """Rows of cards that a frame with an order in it would show."""
    match = record.read(text)
    return [text_of(story.order[at : at + 8]) for story in match.stories for at in range(0, 96, 8)]


@pytest.mark.parametrize("last", [0, 1])
def test_nothing_of_the_table_that_ends_first_is_told_before_the_other_ends(
    tmp_path: Path, last: int
) -> None:
    """No frame to anyone, no address, no list and no sum holds the secret or an order; nobody looks on."""

    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, FRIEND, FRIEND, GREEDY])
            secret = await here.lobby.storage.table(duplicate.tables[0])
            assert secret is not None
            hidden = {secret.secret.hex()}
            told: list[str] = []
            tables = [await people(here, stack, duplicate, at) for at in range(2)]
            ended, playing = tables[1 - last], tables[last]
            assert await closed_code(here, duplicate.tables[0]) == "private"
            assert await closed_code(here, duplicate.tables[1]) == "private"
            sums = (await here.http.get("/api/fair")).text
            await play_table(ended)
            await playing[0].my_turn()
            for _ in range(3):
                await asyncio.sleep(0.05)  # whatever the tables would tell each other has come
                for table in duplicate.tables:
                    assert await closed_code(here, table) == "private"
                    answer = await here.http.get(f"/api/tables/{table}/record")
                    assert answer.status_code == 409
                    told.append(answer.text)
                    asked = await here.http.post(
                        f"/api/tables/{table}/bots", json={"bot": "greedy", "lang": "en"}
                    )
                    assert asked.status_code == 409
                    told += [asked.text, (await here.http.get(f"/api/tables/{table}")).text]
                page = await page_of(here, duplicate)
                assert page["comparison"] is None
                told.append(json.dumps(page))
                assert (await here.http.get("/api/fair")).text == sums
                wanted = [
                    {"table": table, "token": token}
                    for table, tokens in zip(duplicate.tables, duplicate.at, strict=True)
                    for token in (*tokens, *duplicate.invites)
                    if token is not None
                ]
                told.append((await here.http.post("/api/matches", json={"seats": wanted, "lang": "en"})).text)
            before = [text for each in (*tables[0], *tables[1]) for text in each.frames]
            assert ended[0].state["over"]
            assert ended[0].state["view"]["secret"] is None
            assert ended[0].state["duplicate"]["other"] == "playing"
            await play_table(playing)
            assert (await shown(ended[0]))["view"]["secret"] in hidden
            assert (await shown(playing[0]))["view"]["secret"] in hidden
            text = (await here.http.get(f"/api/tables/{duplicate.tables[0]}/record")).text
            assert record.check(text).proof == "proved"
            hidden.update(orders_of(text))
            for each in (*before, *told):
                assert not any(secret in each for secret in hidden), each
            assert any("secret-shown" in text for each in (*ended, *playing) for text in each.frames)

    asyncio.run(play())


async def heard(players: Sequence[Player]) -> None:
    """All that was sent to them has come."""
    for each in players:
        await each.send(type="ping")
        await each.frame("pong")


def test_no_frame_of_one_table_holds_a_card_or_a_word_of_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a table is told of the other is one of three words; the rest is the same whatever they do."""
    same = Dice.from_seed("the same cards")
    monkeypatch.setattr(Dice, "fresh", lambda: same)

    async def frames(folder: Path, moves: int) -> list[str]:
        """All that the second table is told, after so many moves at the first."""
        async with house(folder, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, FRIEND, FRIEND, FRIEND])
            first = await people(here, stack, duplicate, 0)
            second = await people(here, stack, duplicate, 1)
            for each in (*first, *second):
                await each.until(lambda state: state["view"] is not None)
            await heard(second)
            since = [(each, len(each.frames), json.dumps(each.state)) for each in second]
            for _ in range(moves):
                await heard(first)
                mover = next(each for each in first if may_act(each.state))
                await mover.do(sensible(mover.state))
            await heard(second)
            mover = next(each for each in second if may_act(each.state))
            await mover.do(sensible(mover.state))
            await heard(second)
            texts = [text for each, first_of, state in since for text in (state, *each.frames[first_of:])]
            states = [text for text in texts if json.loads(text).get("view")]
            names = (duplicate.id, *duplicate.tables)
            last = [json.loads(text) for text in states]
            for name in names:
                assert all(name not in json.dumps(each["view"]) for each in last)
            return sorted(
                {json.dumps({**each, "duplicate": None, "events": []}, sort_keys=True) for each in last}
            )

    async def both() -> None:
        one = await frames(tmp_path / "one", 2)
        other = await frames(tmp_path / "other", 12)
        assert one == other

    asyncio.run(both())


def test_a_table_of_bots_and_one_person_waits_for_the_dice_of_the_first(tmp_path: Path) -> None:
    """The second table is told of the seal by its match only, which begins with the dice of the first."""

    async def play() -> None:
        async with (
            house(tmp_path, **AT_ONCE, contributions=True, contribution_seconds=60) as here,
            AsyncExitStack() as stack,
        ):
            made = await opened(here, [ME, FRIEND, FRIEND, GREEDY])
            first, second = made["tables"]
            joined = await here.join(second["table"], "Cleo", second["invites"][0]["token"])
            cleo = await stack.enter_async_context(here.at(second["table"], joined["token"]))
            state = await cleo.until(lambda state: state["duplicate"] is not None)
            assert (state["view"], state["mixing"], state["waiting"]) == (None, None, 0)
            assert state["duplicate"] == {
                "duplicate": made["duplicate"],
                "table": 2,
                "other": "waiting",
                "shown": False,
            }
            assert not cleo.welcome["host"]
            ben = await here.join(first["table"], "Ben", first["invites"][0]["token"])
            players = [
                await stack.enter_async_context(here.at(first["table"], token))
                for token in (made["token"], ben["token"])
            ]
            await asyncio.gather(
                *(each.until(lambda state: state["view"] is not None) for each in (*players, cleo))
            )
            given = [each.state["view"]["contributions"] for each in (*players, cleo)]
            assert given[0] == given[1] == given[2]
            assert [each["value"] for each in given[2]] == [each.value for each in players]
            assert players[0].welcome["host"]

    asyncio.run(play())


def test_a_restart_changes_nothing_of_it(tmp_path: Path) -> None:
    """Also when both were over and nobody had been told yet."""

    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, GREEDY, FRIEND, GREEDY])
            await play_table(await people(here, stack, duplicate, 0))
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            assert (await here.http.get(f"/api/tables/{duplicate.tables[0]}/record")).status_code == 409
            (ann,) = await people(here, stack, duplicate, 0)
            (ben,) = await people(here, stack, duplicate, 1)
            assert ann.state == {} or ann.state["view"]["secret"] is None
            await play_table([ben])
            n = (await shown(ann))["n"]
            assert (await shown(ben))["view"]["secret"] is not None
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            (ann,) = await people(here, stack, duplicate, 0)
            state = await shown(ann)
            assert state["n"] == n
            assert state["view"]["secret"] is not None
            assert (await page_of(here, duplicate))["comparison"] is not None

    asyncio.run(play())
    assert matches_in(sums_of(tmp_path)) == 1


async def ended(here: House, table: str, _folder: Path) -> None:
    await here.lobby.storage.end(table)


async def shut(_here: House, table: str, folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("UPDATE tables SET shut = 1 WHERE id = ?", (table,))
        database.commit()


async def deleted(_here: House, table: str, folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        for name, column in (("atoms", "table_id"), ("seats", "table_id"), ("tables", "id")):
            database.execute(f"DELETE FROM {name} WHERE {column} = ?", (table,))  # noqa: S608 - names of ours
        database.commit()


@pytest.mark.parametrize("gone", [ended, shut, deleted])
def test_a_table_that_is_gone_holds_nobody_up(
    tmp_path: Path, gone: Callable[[House, str, Path], Awaitable[None]]
) -> None:
    """Closed or deleted, it plays no more."""

    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, GREEDY, FRIEND, GREEDY])
            (ann,) = await people(here, stack, duplicate, 0)
            await play_table([ann])
            assert ann.state["view"]["secret"] is None
            await gone(here, duplicate.tables[1], tmp_path)
            assert (await shown(ann))["view"]["secret"] is not None
            assert (await here.http.get(f"/api/tables/{duplicate.tables[0]}/record")).status_code == 200

    asyncio.run(play())


def test_only_who_is_invited_sits_down_and_nothing_else_is_done_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            made = await opened(here, [ME, GREEDY, FRIEND, GREEDY])
            second = made["tables"][1]
            stranger = await here.http.post(
                f"/api/tables/{second['table']}/join", json={"name": "Mallory", "colour": "", "token": None}
            )
            assert stranger.status_code == 403
            info = (await here.http.get(f"/api/tables/{second['table']}")).json()
            assert (info["host"], info["closed"], info["listed"]) == ("Ann", True, False)
            assert "Each player draws from a stock of their own" in info["changed"]
            joined = await here.join(second["table"], "Cleo", second["invites"][0]["token"])
            listing = await here.http.post(
                f"/api/tables/{second['table']}/listing", json={"token": joined["token"], "listed": True}
            )
            assert listing.status_code == 403
            ann = await stack.enter_async_context(here.at(made["tables"][0]["table"], made["token"]))
            await play_match(ann)
            await ann.send(type="rematch")
            assert "no rematch" in (await ann.frame("refused"))["text"]
            assert (await here.http.get("/api/duplicates/nowhere")).status_code == 404

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        ([FRIEND, FRIEND, FRIEND, FRIEND], {}, "exactly one seat"),
        ([ME, FRIEND, ME, FRIEND], {}, "exactly one seat"),
        ([ME, FRIEND, GREEDY, GREEDY], {}, "must be a person"),
        ([ME, FRIEND, FRIEND, FRIEND], {"preset": "mille-montreal", "options": {"cut": "yes"}}, "the cut"),
        ([ME, {"kind": "bot", "bot": "deep"}, FRIEND, FRIEND], {}, "deep"),
        ([ME, FRIEND, FRIEND], {}, "does not understand"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    tmp_path: Path, seats: list[Plain], more: Plain, why: str
) -> None:
    async def ask() -> None:
        async with house(tmp_path) as here:
            wanted: Plain = {"preset": "mille", "options": {}, "name": "Ann", "colour": "red", "seats": seats}
            wanted |= more
            answer = await here.http.post("/api/duplicates", json=wanted)
            assert answer.status_code == 400
            assert why in answer.json()["text"]

    asyncio.run(ask())


@pytest.mark.parametrize("first_deal", [True, False], ids=["a deal in common", "none in common"])
def test_early_ends_and_bots_in_the_place_of_people_are_told_beside_the_comparison(
    tmp_path: Path, *, first_deal: bool
) -> None:
    """The deals that both tables have scored count, whoever has played them; there is a clock at both. What
    ends first shows nothing until the other is over too.
    """

    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, FRIEND, FRIEND, FRIEND], "mille", clock=LIVE)
            ann, ben = await people(here, stack, duplicate, 0)
            cleo, dov = await people(here, stack, duplicate, 1)
            await ann.until(lambda state: state["clock"] is not None)
            await dov.until(lambda state: state["clock"] is not None)
            await ann.table("hand-over")
            await ann.until(lambda state: state["seats"][0]["stand_in"])
            await ann.table("back")
            await asyncio.gather(*(play_deal(each) for each in (ann, ben)))
            await ben.table("resign")
            state = await ann.until(lambda state: state["over"])
            assert state["ending"] == "P01 has resigned, and you win."
            assert state["view"]["secret"] is None
            assert (await page_of(here, duplicate))["comparison"] is None
            if first_deal:
                await asyncio.gather(*(play_deal(each) for each in (cleo, dov)))
            await cleo.until(lambda state: state["view"] is not None)
            await cleo.table("abort")
            await dov.until(lambda state: asked(state) == 0)
            await dov.send(type="answer", yes=True)
            await shown(ann)
            found = (await page_of(here, duplicate))["comparison"]
            assert [each["notes"] for each in found["matches"]] == [
                ["P01 has resigned, and Ann wins.", "A bot played for Ann for a while."],
                ["The match was broken off and has no result."],
            ]
            (deal,) = found["deals"]
            assert (deal["gain"] is None) == (deal["points"][1] is None) == (not first_deal)
            assert found["gain"] == (deal["gain"] or 0)
            texts = [(await here.http.get(f"/api/tables/{table}/record")).text for table in duplicate.tables]
            assert [record.check(text).proof for text in texts] == ["proved", "proved"]

    asyncio.run(play())


@pytest.mark.parametrize("preset", ["three-thirteen", "three-thirteen-speed", "five-crowns"])
def test_every_game_is_played_so(tmp_path: Path, preset: str) -> None:
    async def play() -> None:
        async with house(tmp_path, **AT_ONCE) as here, AsyncExitStack() as stack:
            duplicate = await seated(here, [ME, GREEDY, GREEDY, FRIEND], preset, options={"end_at": "20"})
            first = await people(here, stack, duplicate, 0)
            second = await people(here, stack, duplicate, 1)
            await asyncio.gather(play_table(first), play_table(second))
            await shown(first[0])
            found = (await page_of(here, duplicate))["comparison"]
            assert found["fewer"]
            assert any(each["gain"] is not None for each in found["deals"])
            for each in found["deals"]:
                if each["gain"] is not None:
                    (a, b), (c, d) = each["points"]
                    assert each["gain"] == (b + c) - (a + d)

    asyncio.run(play())
