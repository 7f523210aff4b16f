"""Coming, going and coming back: same seat, same order, nothing skipped; and who is sent away."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from laydown.server.clock import TimeUp
from laydown.server.connection import CODES
from laydown.server.gate import same_origin
from laydown.wire import LARGEST, VERSION
from server.house import FRIEND, GREEDY, ME, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import House


def test_who_comes_back_goes_on_after_what_was_seen(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                seen = ann.state["n"]
                await ann.do()
            async with here.at(table["table"], table["token"], since=seen) as ann:
                state = await ann.frame("state")
                assert ann.numbers == list(range(seen + 1, state["n"] + 1))
                whole = state["view"]
            async with here.at(table["table"], table["token"], since=10**9) as ann:
                state = await ann.frame("state")
                assert state["events"][0]["event"]["event"] == "deal-began", "the whole deal again"
                assert state["view"] == whole

    asyncio.run(play())


def test_devices_of_a_seat_share_its_order_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, FRIEND])
            ben = await here.join(table["table"], "Ben")
            async with (
                here.at(table["table"], table["token"]) as phone,
                here.at(table["table"], table["token"]) as laptop,
                here.at(table["table"], ben["token"]) as other,
                here.at(table["table"]) as watcher,
            ):
                hand = (await phone.until(lambda state: state["view"] is not None))["view"]["deal"]["hand"]
                await phone.send(type="order", cards=hand[::-1])
                state = await laptop.until(lambda state: state["order"] is not None)
                assert state["order"] == hand[::-1]
                await phone.send(type="order", cards=["ZZ"])
                await phone.frame("refused")
                await other.send(type="ping")
                await other.frame("pong")
                assert other.state["order"] is None
                await watcher.until(lambda state: state["spectators"] == 1)
                assert watcher.state["order"] is None
                assert watcher.state["view"]["deal"]["hand"] is None
                assert watcher.state["offer"] is None
                assert [seat["kind"] for seat in watcher.state["seats"]] == ["person", "person"]
            async with here.at(table["table"], table["token"]) as phone:
                assert (await phone.frame("state"))["order"] == hand[::-1]

    asyncio.run(play())


def test_each_deal_begins_without_an_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                hand = (await ann.my_turn())["view"]["deal"]["hand"]
                await ann.send(type="order", cards=hand[::-1])
                assert (await play_deal(ann))["order"] == hand[::-1]
                await ann.send(type="next")
                assert (await ann.until(lambda state: not state["deal_over"]))["order"] is None

    asyncio.run(play())


def test_presence_follows_the_last_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, FRIEND])
            ben = await here.join(table["table"], "Ben")
            async with here.at(table["table"], table["token"]) as ann:
                async with here.at(table["table"], ben["token"]):
                    async with here.at(table["table"], ben["token"]):
                        await ann.until(lambda state: state["seats"][1]["here"])
                    await ann.send(type="ping")
                    await ann.frame("pong")
                    assert ann.state["seats"][1]["here"]
                await ann.until(lambda state: not state["seats"][1]["here"])

    asyncio.run(play())


async def sent_away(here: House, *frames: str | bytes) -> dict[str, Any]:
    """What the server says last to a client that says this."""
    last: dict[str, Any] = {}
    async with connect(f"ws://{here.address}/ws") as socket:
        for each in frames:
            await socket.send(each)
        try:
            while True:
                last = json.loads(await asyncio.wait_for(socket.recv(), 10))
        except ConnectionClosed:
            return last


def hello(**changes: Any) -> str:
    frame = {"type": "hello", "version": VERSION, "table": "none", "token": None, "lang": "en", "since": -1}
    return json.dumps({**frame, **changes})


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type": "state"}', "malformed"),
        ('{"type": "ping"}', "malformed"),
        ('{"type": "hello"}', "malformed"),
        ("[" * 5000, "malformed"),
        ('"' + "x" * LARGEST + '"', "malformed"),
        (b"\x00\xff", "malformed"),
        ('{"type": "hello", "version": "\\ud800"}', "malformed"),
        (hello(since=-2), "malformed"),
        (hello(table="x" * 65), "malformed"),
        (hello(more=1), "malformed"),
        (hello(version=VERSION + 1), "version"),
        (hello(), "no-table"),
        (hello(token="x"), "no-table"),  # noqa: S106 - none that opens anything
        (hello(table="../../etc/passwd"), "no-table"),
    ],
)
def test_a_first_frame_that_is_no_hello_is_answered_and_ends_it(
    tmp_path: Path, frame: str | bytes, code: str
) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            last = await sent_away(here, frame)
            assert (last["type"], last["code"]) == ("closed", code)
            assert last["text"]

    asyncio.run(play())


def test_a_message_far_too_large_ends_its_own_connection_alone(tmp_path: Path) -> None:
    """Nothing of it is kept, and the others at the table notice nothing."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            mine = hello(table=table["table"], token=table["token"])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                said = json.dumps({"type": "chat", "text": "x" * 8_000_000})
                assert (await sent_away(here, mine, said))["code"] == "malformed"
                assert (await sent_away(here, said))["code"] == "malformed"
                await ann.do()

    asyncio.run(play())


def test_a_wrong_token_and_malformed_frames_at_a_table_end_the_connection(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, frames_at_once=50, frames_a_second=0.001) as here:
            table = await here.open_table("mille", [ME, FRIEND])
            name, token = table["table"], table["token"]
            for wrong in ("", "x" * 24, token[:-1], table["invites"][0]["token"]):
                last = await sent_away(here, hello(table=name, token=wrong, lang="ru"))
                assert last["code"] == "token"
            mine = hello(table=name, token=token)
            for frame in (
                "nonsense",
                mine,
                '{"type": "act", "offer": 1, "action": {"do": "steal"}}',
                '{"type": "order", "cards": ["QSQS"]}',
                '{"type": "chat", "text": ""}',
            ):
                assert (await sent_away(here, mine, frame))["code"] == "malformed", frame
            pings = ['{"type": "ping"}'] * 60
            assert (await sent_away(here, mine, *pings))["code"] == "rate"
            async with here.at(name, token) as ann:
                assert await ann.frame("state"), "the table stands as before"

    asyncio.run(play())


def test_pages_of_other_sites_do_not_get_a_socket(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://{here.address}/ws", origin="http://evil.example"):  # type: ignore[arg-type]
                    pass
            async with connect(f"ws://{here.address}/ws", origin=f"http://{here.address}"):  # type: ignore[arg-type]
                pass

    asyncio.run(play())
    assert same_origin(None, "a:1")
    assert same_origin("https://Table.example", "table.example")
    assert not same_origin("null", "a:1")
    assert not same_origin("http://a", "a:1")


def test_a_client_that_says_nothing_is_let_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, hello=0.01) as here:
            assert (await sent_away(here))["code"] == "slow"

    asyncio.run(play())


def test_a_table_has_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, connections=2) as here:
            table = await here.open_table("mille", [ME, FRIEND])
            name = table["table"]
            async with here.at(name, table["token"]), here.at(name) as watcher:
                await watcher.frame("state")
                assert (await sent_away(here, hello(table=name)))["code"] == "rate"
            async with here.at(name, table["token"]) as ann:
                assert await ann.frame("state")

    asyncio.run(play())


def test_clients_hear_that_the_server_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await here.lobby.close()
                assert (await ann.frame("closed"))["code"] == "stopping"

    asyncio.run(play())


def test_who_is_not_at_a_table_yet_hears_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """One that has said nothing, one that is being greeted by a slow database, and one that comes late."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            asked = asyncio.Event()

            async def slowly(_table: str) -> None:
                asked.set()
                await asyncio.sleep(60)

            monkeypatch.setattr(here.lobby.storage, "seats", slowly)
            url = f"ws://{here.address}/ws"
            async with asyncio.timeout(30), connect(url) as silent, connect(url) as greeted:
                await greeted.send(hello(table=table["table"], token=table["token"]))
                await asked.wait()
                await here.lobby.close()
                for socket in (silent, greeted):
                    assert json.loads(await socket.recv())["code"] == "stopping"
                    await socket.wait_closed()
                    assert socket.close_code == CODES["stopping"]
            assert (await sent_away(here, hello(table=table["table"])))["code"] == "stopping"

    asyncio.run(play())
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_room_that_is_to_stop_does_so_also_with_something_in_its_queue(tmp_path: Path) -> None:
    """A cancellation that comes together with an item is not lost, or a server would stop minutes later."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                room = await here.lobby.room(table["table"])
                assert room is not None
                name = f"table {table['table']}"
                (task,) = [each for each in asyncio.all_tasks() if each.get_name() == name]
                room.put(TimeUp((1, 1, "source")))
                task.cancel()
                done, _ = await asyncio.wait([task], timeout=20)
                assert done == {task}

    asyncio.run(play())


def test_a_table_that_nobody_is_at_leaves_the_memory_and_is_found_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, idle=0.01) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                before = ann.state
                room = await here.lobby.room(table["table"])
            assert room is not None
            await room.gone.wait()
            async with here.at(table["table"], table["token"]) as ann:
                assert await ann.frame("state") == before
                assert await here.lobby.room(table["table"]) is not room

    asyncio.run(play())


def test_whoever_leaves_as_the_server_stops_leaves_no_error_behind(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann, here.at(table["table"]):
                await ann.my_turn()

    for _ in range(5):
        asyncio.run(play())
    assert "Traceback" not in "".join(capfd.readouterr())
