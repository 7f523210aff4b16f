"""Links that are given anew: what the old ones open from then on, which is nothing."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from laydown.server.items import Heard
from laydown.wire import VERSION, client
from server.house import FRIEND, GREEDY, ME, house, play_match

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import House, Plain, Player


async def answer_to(here: House, table: str, token: str | None) -> str:
    """`welcome`, or the code with which who comes with this token is sent away."""
    async with connect(f"ws://{here.address}/ws", compression=None) as socket:
        frame = {"type": "hello", "version": VERSION, "table": table, "token": token, "lang": "en"}
        await socket.send(json.dumps(frame))
        first = json.loads(await asyncio.wait_for(socket.recv(), 20))
        return str(first.get("code") or first["type"])


async def is_let_go(player: Player, code: str = "revoked") -> None:
    """The player hears why, and then nothing more."""
    closed = await player.frame("closed")
    assert closed["code"] == code
    assert closed["text"]
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(player.socket.recv(), 20)


async def join(here: House, table: str, token: str | None) -> tuple[int, str]:
    wanted = {"name": "Dov", "colour": "", "token": token}
    answer = await here.http.post(f"/api/tables/{table}/join", json=wanted)
    body: Plain = answer.json()
    return answer.status_code, str(body.get("code") or body["token"])


def test_a_player_takes_a_new_link_and_all_other_devices_are_let_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            name, old = table["table"], table["token"]
            async with here.at(name, old) as mine, here.at(name, old) as other, here.at(name) as watcher:
                await mine.my_turn()
                await mine.send(type="renew")
                new = (await mine.frame("renewed"))["token"]
                assert len(new) == len(old)
                assert new != old
                assert await answer_to(here, name, old) == "welcome", "until the new one is used"
                for each in (other, watcher):
                    await each.send(type="ping")
                    await each.frame("pong")
                    assert new not in "".join(each.frames), "it is told to who asked alone"
                async with here.at(name, new) as again:
                    await again.my_turn()
                    await is_let_go(other)
                    await is_let_go(mine)
                    assert await answer_to(here, name, old) == "token"
                    wanted = {"seats": [{"table": name, "token": old}], "lang": "en"}
                    mine_now = (await here.http.post("/api/matches", json=wanted)).json()
                    assert mine_now == {"matches": [], "gone": [name]}
                    listing = f"/api/tables/{name}/listing"
                    refused = await here.http.post(listing, json={"token": old, "listed": True})
                    assert refused.status_code == 403
                    allowed = await here.http.post(listing, json={"token": new, "listed": False})
                    assert allowed.status_code == 200
                    await again.do()
        async with house(tmp_path) as here:
            assert await answer_to(here, name, old) == "token"
            assert await answer_to(here, name, new) == "welcome"

    asyncio.run(play())


def test_a_new_link_whose_answer_was_lost_costs_nobody_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            name, old = table["table"], table["token"]
            async with here.at(name, old) as mine:
                await mine.send(type="renew")
            async with here.at(name, old) as mine:
                await mine.my_turn()
                await mine.send(type="renew")
                first = (await mine.frame("renewed"))["token"]
                await mine.send(type="renew")
                second = (await mine.frame("renewed"))["token"]
            assert await answer_to(here, name, first) == "token", "the last one counts"
            assert await answer_to(here, name, second) == "welcome"
            assert await answer_to(here, name, old) == "token"

    asyncio.run(play())


def test_the_host_gives_a_seat_a_new_link_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND])
            name = table["table"]
            ben = await here.join(name, "Ben", table["invites"][0]["token"])
            async with here.at(name, table["token"]) as ann, here.at(name, ben["token"]) as old:
                await old.until(lambda state: state["view"] is not None)
                hand = old.state["view"]["deal"]["hand"]
                await ann.send(type="vacate", seat=1)
                await is_let_go(old)
                links = await ann.frame("links")
                assert links["door"] is None
                (invite,) = links["invites"]
                assert invite["seat"] == 1
                await ann.until(lambda state: state["seats"][1]["vacant"])
                assert await answer_to(here, name, ben["token"]) == "token"
                assert await answer_to(here, name, invite["token"]) == "token", "an invitation sees no hand"
                assert await join(here, name, table["invites"][0]["token"]) == (403, "invite")
                assert await join(here, name, None) == (409, "full")
                cleo = await here.join(name, "Cleo", invite["token"])
                assert cleo["seat"] == 1
                assert await join(here, name, invite["token"]) == (409, "taken")
                await ann.until(lambda state: not state["seats"][1]["vacant"])
                assert ann.state["view"]["names"] == ["Ann", "Cleo"]
                async with here.at(name, cleo["token"]) as new:
                    state = await new.until(lambda state: state["view"] is not None)
                    assert state["view"]["deal"]["hand"] == hand
                    assert state["seats"][1]["name"] == "Cleo"
                    for each in (ann, new):
                        if each.state["offer"]["actions"]:
                            await each.do()
        async with house(tmp_path) as here, here.at(name, cleo["token"]) as new:
            assert (await new.frame("state"))["view"]["names"] == ["Ann", "Cleo"]
            assert await answer_to(here, name, ben["token"]) == "token"

    asyncio.run(play())


def test_who_comes_back_by_the_new_link_has_the_old_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND])
            name = table["table"]
            await here.join(name, "Ben")
            async with here.at(name, table["token"]) as ann:
                await ann.send(type="vacate", seat=1)
                (invite,) = (await ann.frame("links"))["invites"]
                await here.join(name, "Ben", invite["token"])
                state = await ann.until(lambda state: not state["seats"][1]["vacant"])
                assert [each["name"] for each in state["seats"]] == ["Ann", "Ben"]

    asyncio.run(play())


def test_a_seat_that_is_taken_away_before_the_match_is_free(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND])
            name = table["table"]
            ben = await here.join(name, "Ben")
            async with here.at(name, table["token"]) as ann, here.at(name, ben["token"]) as old:
                await ann.send(type="vacate", seat=ben["seat"])
                await is_let_go(old)
                state = await ann.until(lambda state: state["waiting"] == 2)
                assert (state["seats"][1]["kind"], state["seats"][1]["name"]) == ("free", "")
                cleo = await here.join(name, "Cleo")
                assert cleo["seat"] == 1
                await here.join(name, "Dov")
                await ann.until(lambda state: state["view"] is not None)
                assert ann.state["view"]["names"] == ["Ann", "Cleo", "Dov"]

    asyncio.run(play())


def test_links_that_are_called_in_let_nobody_sit_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND, FRIEND, FRIEND], listed=True)
            name = table["table"]
            async with here.at(name, table["token"]) as ann:
                await ann.send(type="new-links")
                links = await ann.frame("links")
                assert [each["seat"] for each in links["invites"]] == [1, 2, 3]
                assert (await here.http.get("/api/tables")).json() == [], "not listed any more"
                for old in [None, *(each["token"] for each in table["invites"])]:
                    assert await join(here, name, old) == (403, "invite")
                ben = await here.join(name, "Ben", links["invites"][1]["token"])
                assert ben["seat"] == 2
                assert (await here.join(name, "Cleo", links["door"]))["seat"] == 1
                listing = f"/api/tables/{name}/listing"
                assert (
                    await here.http.post(listing, json={"token": table["token"], "listed": True})
                ).is_success
                assert (await here.join(name, "Dov"))["seat"] == 3, "whoever finds it in the list"
                assert await join(here, name, links["door"]) == (409, "full")
                await ann.until(lambda state: state["view"] is not None)

    asyncio.run(play())


def test_only_the_host_takes_links_away_and_never_the_own_or_a_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND, GREEDY])
            name = table["table"]
            ben = await here.join(name, "Ben")
            async with here.at(name, table["token"]) as ann, here.at(name, ben["token"]) as other:
                async with here.at(name) as watcher:
                    for asked in ({"type": "vacate", "seat": 0}, {"type": "new-links"}):
                        for each in (other, watcher):
                            await each.send(**asked)
                            assert (await each.frame("refused"))["text"]
                    await watcher.send(type="renew")
                    assert (await watcher.frame("refused"))["text"]
                for seat in (0, 2, 3, 15):
                    await ann.send(type="vacate", seat=seat)
                    assert (await ann.frame("refused"))["text"]
                assert not [each for each in ann.state["seats"] if each["vacant"]]
            assert await answer_to(here, name, ben["token"]) == "welcome"

    asyncio.run(play())


def test_what_was_sent_before_a_seat_was_taken_away_counts_for_nothing(tmp_path: Path) -> None:
    """The host's word stands in the queue of the room, and after it a move of the old player."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND])
            name = table["table"]
            ben = await here.join(name, "Ben")
            async with here.at(name, table["token"]) as ann, here.at(name, ben["token"]) as old:
                await ann.until(lambda state: state["view"] is not None)
                await old.until(lambda state: state["view"] is not None)
                if not old.state["offer"]["actions"]:
                    await ann.my_turn()
                    while not old.state["offer"]["actions"]:
                        await ann.do()
                        await old.until(lambda state: state["n"] == ann.state["n"])
                room = await here.lobby.room(name)
                assert room is not None
                host, player = (
                    next(each for each in room.connections if each.listener.seat == seat) for seat in (0, 1)
                )
                offer = old.state["offer"]
                act = {"type": "act", "offer": offer["id"], "action": offer["actions"][0]}
                room.put(Heard(host, client.Vacate(seat=1)))
                room.put(Heard(player, msgspec.convert(act, client.FromClient)))
                await is_let_go(old)
                state = await ann.until(lambda state: state["seats"][1]["vacant"])
                assert state["n"] == old.state["n"]
                assert len(await here.lobby.storage.atoms(name)) == room.done

    asyncio.run(play())


def test_a_vacant_seat_waits_for_its_link_also_at_the_next_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND], options={"target": "100", "max_deals": "1"})
            name = table["table"]
            ben = await here.join(name, "Ben")
            async with here.at(name, table["token"]) as ann:
                async with here.at(name, ben["token"]) as other:
                    await asyncio.gather(play_match(ann), play_match(other))
                await ann.send(type="vacate", seat=1)
                (invite,) = (await ann.frame("links"))["invites"]
                await ann.send(type="rematch")
                after = (await ann.until(lambda state: state["rematch"] is not None))["rematch"]
            assert await answer_to(here, after, ben["token"]) == "token"
            assert (await here.join(after, "Ben", invite["token"]))["seat"] == 1

    asyncio.run(play())
