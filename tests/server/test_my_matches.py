"""My matches: how each stands, for whoever holds the seat's token and for nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

from laydown.server.sqlite import FILE
from laydown.words import LANGUAGES, Speaker
from server.house import FRIEND, GREEDY, ME, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import House, Plain, Player

END_AT_ONCE = {"target": "1", "max_deals": "1"}


async def ask(here: House, *seats: Plain, lang: str = "en") -> Plain:
    wanted = [{"table": each["table"], "token": each["token"]} for each in seats]
    answer = await here.http.post("/api/matches", json={"seats": wanted, "lang": lang})
    assert answer.status_code == 200, answer.text
    found: Plain = answer.json()
    return found


async def heard(player: Player, n: int) -> None:
    """The player has been told of event number `n`."""
    await player.until(lambda state: state["n"] >= n)


def test_a_match_that_nobody_has_looked_at_stands_at_its_beginning(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            before = int(time.time())
            mine = await here.open_table("five-crowns", [ME, GREEDY, GREEDY])
            found = await ask(here, mine)
            (match,) = found["matches"]
            assert found["gone"] == []
            assert (match["table"], match["preset"], match["seat"]) == (mine["table"], "five-crowns", 0)
            assert [each["total"] for each in match["players"]] == [0, 0, 0]
            assert [each["name"] for each in match["players"]] == ["Ann", "Greedy", "Greedy 2"]
            assert (match["deals"], match["over"]) == (0, False)
            assert match["played"] >= before
            assert not any(each["to_act"] for each in match["players"]), "the cards are not dealt yet"
            assert match["my_turn"] == match["players"][0]["to_act"]

    asyncio.run(play())


def test_while_seats_are_free_there_is_no_score_and_no_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            mine = await here.open_table("mille", [ME, FRIEND])
            (match,) = (await ask(here, mine))["matches"]
            assert [(each["free"], each["total"]) for each in match["players"]] == [
                (False, None),
                (True, None),
            ]
            assert not match["my_turn"]
            await here.join(mine["table"], "Ben")
            (match,) = (await ask(here, mine))["matches"]
            assert [each["name"] for each in match["players"]] == ["Ann", "Ben"]

    asyncio.run(play())


def test_it_follows_the_match_and_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            mine = await here.open_table("mille", [ME, FRIEND])
            his = {"table": mine["table"], **await here.join(mine["table"], "Ben")}
            async with (
                here.at(mine["table"], mine["token"]) as ann,
                here.at(his["table"], his["token"]) as ben,
            ):
                for _ in range(4):
                    await ann.until(lambda state: state["view"] is not None)
                    await ben.until(lambda state: state["n"] == ann.state["n"])
                    turn = 0 if ann.state["offer"]["actions"] else 1
                    seen = [(await ask(here, seat))["matches"][0] for seat in (mine, his)]
                    assert [each["my_turn"] for each in seen] == [turn == 0, turn == 1]
                    assert [each["to_act"] for each in seen[0]["players"]] == [turn == 0, turn == 1]
                    acted = await (ann, ben)[turn].do()
                    await asyncio.gather(heard(ann, acted["n"]), heard(ben, acted["n"]))
                await asyncio.gather(play_deal(ann), play_deal(ben))
                totals = ann.state["sheet"][-1]["totals"]
                (match,) = (await ask(here, mine))["matches"]
                assert [each["total"] for each in match["players"]] == totals
                assert match["deals"] == 1
                assert match["my_turn"], "the next deal waits for both"
                await ann.send(type="next")
                await ben.until(lambda state: state["seats"][0]["ready"])
                assert not (await ask(here, mine))["matches"][0]["my_turn"]
                assert (await ask(here, his))["matches"][0]["my_turn"]

    asyncio.run(play())


def test_a_finished_match_names_who_has_won(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            mine = await here.open_table("mille", [ME, GREEDY], options=END_AT_ONCE)
            async with here.at(mine["table"], mine["token"]) as ann:
                await play_deal(ann)
                totals = ann.state["sheet"][-1]["totals"]
            (match,) = (await ask(here, mine))["matches"]
            assert (match["over"], match["my_turn"]) == (True, False)
            assert [each["total"] for each in match["players"]] == totals
            assert [each["won"] for each in match["players"]] == [total == max(totals) for total in totals]

    asyncio.run(play())


def test_what_is_no_seat_of_mine_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            one = await here.open_table("mille", [ME, FRIEND])
            two = await here.open_table("mille", [ME, GREEDY])
            wrong = {"table": one["table"], "token": two["token"]}
            invited = {"table": one["table"], "token": one["invites"][0]["token"]}
            nowhere = {"table": "nowhere", "token": one["token"]}
            empty = {"table": one["table"], "token": ""}
            found = await ask(here, two, wrong, invited, nowhere, empty)
            assert [each["table"] for each in found["matches"]] == [two["table"]]
            assert found["gone"] == [one["table"], one["table"], "nowhere", one["table"]]

    asyncio.run(play())


def test_nothing_hidden_is_in_it(tmp_path: Path) -> None:
    """Not in the answer and not in the line kept for it: no card, and in Speed no choice."""

    async def play() -> list[str]:
        async with house(tmp_path) as here:
            mine = await here.open_table("three-thirteen-speed", [ME, FRIEND, GREEDY])
            his = {"table": mine["table"], **await here.join(mine["table"], "Ben")}
            async with here.at(mine["table"], mine["token"]) as ann:
                await ann.until(lambda state: state["offer"] is not None and state["offer"]["actions"])
                await ann.do()
                answers = [await here.http.post("/api/matches", json=asked(each)) for each in (mine, his)]
                assert [each.json()["matches"][0]["my_turn"] for each in answers] == [False, True]
                return [each.text for each in answers]

    def asked(seat: Plain) -> Plain:
        return {"seats": [{"table": seat["table"], "token": seat["token"]}], "lang": "en"}

    first, second = asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        kept = database.execute("SELECT outline FROM tables").fetchone()[0]
        orders = database.execute("SELECT hidden FROM atoms").fetchall()
    assert orders
    for text in (first, second, kept):
        assert not {"hand", "card", "order", "choice", "secret", "token", "draw", "take"} & set(_words(text))


def _words(text: str) -> list[str]:
    return "".join(each if each.isalpha() else " " for each in text).split()


def test_rows_from_before_the_line_was_kept_are_played_again_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            mine = await here.open_table("mille", [ME, GREEDY])
            async with here.at(mine["table"], mine["token"]) as ann:
                await play_deal(ann)
            before = await ask(here, mine)
            with closing(sqlite3.connect(tmp_path / FILE)) as database:
                database.execute("UPDATE tables SET outline = NULL")
                database.commit()
            assert await ask(here, mine) == before
            with closing(sqlite3.connect(tmp_path / FILE)) as database:
                assert database.execute("SELECT outline FROM tables").fetchone()[0]

    asyncio.run(play())


def test_the_question_is_bounded(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, lists_at_once=5, lists_a_minute=0.001) as here:
            many = [{"table": "t", "token": "x"}] * 51
            answer = await here.http.post("/api/matches", json={"seats": many, "lang": "en"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            long = [{"table": "t", "token": "x" * 129}]
            answer = await here.http.post("/api/matches", json={"seats": long, "lang": "en"})
            assert answer.status_code == 400
            for lang in LANGUAGES:
                assert await ask(here, lang=lang) == {"matches": [], "gone": []}
            answer = await here.http.post("/api/matches?lang=fr", json={"seats": [], "lang": "fr"})
            assert (answer.status_code, answer.json()["code"]) == (429, "often")
            assert answer.json()["text"] == Speaker("fr").text("server-trouble-often")
            assert (await here.open_table("mille", [ME, GREEDY]))["table"], "tables are counted apart"

    asyncio.run(play())


def test_the_host_alone_lists_the_table_and_takes_it_off_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            mine = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND])
            his = await here.join(mine["table"], "Ben")

            async def listing(token: str, *, listed: bool, table: str = mine["table"]) -> tuple[int, Plain]:
                body = {"token": token, "listed": listed}
                answer = await here.http.post(f"/api/tables/{table}/listing?lang=ru", json=body)
                return answer.status_code, answer.json()

            status, info = await listing(mine["token"], listed=True)
            assert (status, info["listed"], info["names"]) == (200, True, ["Ann", "Ben"])
            assert [each["table"] for each in (await here.http.get("/api/tables")).json()] == [mine["table"]]
            for token in (his["token"], "nobody", mine["invites"][0]["token"]):
                status, trouble = await listing(token, listed=False)
                assert (status, trouble["code"]) == (403, "host")
                assert trouble["text"] == Speaker("ru").text("server-trouble-host")
            assert (await listing(mine["token"], listed=False, table="none"))[0] == 404
            assert (await listing(mine["token"], listed=False))[1]["listed"] is False
            assert (await here.http.get("/api/tables")).json() == []

    asyncio.run(play())


def test_records_and_listings_have_the_same_limit(tmp_path: Path) -> None:
    """Each of them plays a match again, so that nobody may ask for many at once."""

    async def ask() -> None:
        async with house(tmp_path, lists_at_once=4, lists_a_minute=0.001) as here:
            made = await here.open_table("mille", [ME, FRIEND])
            at = f"/api/tables/{made['table']}"
            listing = {"token": made["token"], "listed": True}
            for _ in range(2):
                assert (await here.http.get(f"{at}/record")).status_code == 409
                assert (await here.http.post(f"{at}/listing", json=listing)).status_code == 200
            assert (await here.http.get(f"{at}/record")).status_code == 429
            assert (await here.http.post(f"{at}/listing", json=listing)).status_code == 429

    asyncio.run(ask())
