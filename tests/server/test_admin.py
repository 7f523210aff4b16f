"""An operator's tables: listed, closed under running matches, exported, and deleted for good."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from websockets.exceptions import ConnectionClosed

from laydown.cli import main
from laydown.server.connection import CODES
from laydown.server.forgetting import Retention
from laydown.server.sql import SqlStorage
from laydown.server.sqlite import FILE
from laydown.table import record
from server.house import FRIEND, GREEDY, ME, house, play_match
from server.kept import is_kept, options_of

if TYPE_CHECKING:
    from server.house import House, Plain

DAY = 24 * 3600
NAME = "Theodolinda"
RECORD: Final = next(iter(sorted((Path(__file__).parent.parent / "data" / "fair").glob("mille*.laydown"))))


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, *options_of(folder)])


async def finished(here: House, name: str = NAME) -> Plain:
    options = {"target": "1", "max_deals": "1"}
    table = await here.open_table("mille", [ME, GREEDY], options=options, name=name)
    async with here.at(table["table"], table["token"]) as ann:
        await play_match(ann)
    return table


def test_tables_are_listed_and_exported_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> tuple[str, str]:
        async with house(tmp_path) as here:
            over = (await finished(here))["table"]
            waiting = (await here.open_table("mille", [ME, FRIEND]))["table"]
            capsys.readouterr()
            assert await asyncio.to_thread(admin, tmp_path, "list", "--json") == 0
            listed = {each["table"]: each for each in json.loads(capsys.readouterr().out)}
            assert (listed[over]["state"], listed[over]["taken"]) == ("over", 2)
            assert (listed[waiting]["state"], listed[waiting]["taken"]) == ("waiting", 1)
            assert await asyncio.to_thread(admin, tmp_path, "export", over) == 0
            text = capsys.readouterr().out
            assert text == (await here.http.get(f"/api/tables/{over}/record")).text
            assert record.check(text).names[0] == NAME
            assert await asyncio.to_thread(admin, tmp_path, "export", waiting) == 1
            return over, waiting

    over, waiting = asyncio.run(play())
    assert admin(tmp_path, "list") == 0
    told = capsys.readouterr().out
    assert over in told
    assert waiting in told
    assert admin(tmp_path, "export", "--all-into", str(tmp_path / "records")) == 0
    assert [each.name for each in (tmp_path / "records").iterdir()] == [f"{over}.laydown"]


def test_a_closed_table_is_told_so_and_stays_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, sweep=0.05) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                assert await asyncio.to_thread(admin, tmp_path, "close", table["table"], "--yes") == 0
                closed = await ann.frame("closed")
            assert closed == {
                "type": "closed",
                "code": "shut",
                "text": "The operator of this server has closed this table.",
            }
            with pytest.raises(ConnectionClosed) as refused:
                async with here.at(table["table"], table["token"]):
                    pass
            assert refused.value.rcvd is not None
            assert refused.value.rcvd.code == CODES["shut"]
            wanted = {"name": "Ben", "colour": "blue", "token": None}
            answer = await here.http.post(f"/api/tables/{table['table']}/join", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (410, "shut")

    asyncio.run(play())


def test_a_deleted_table_is_gone_from_every_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path, sweep=0.05) as here:
            table = (await finished(here))["table"]
            other = await here.open_table("mille", [ME, GREEDY])
            assert found_in_files(tmp_path, NAME)
            monkeypatch.setattr("sys.stdin.readline", lambda: "no\n", raising=False)
            assert await asyncio.to_thread(admin, tmp_path, "delete", table) == 1
            assert found_in_files(tmp_path, NAME)
            assert await asyncio.to_thread(admin, tmp_path, "delete", table, "--yes") == 0
            assert not found_in_files(tmp_path, NAME)
            assert (await here.http.get(f"/api/tables/{table}")).status_code == 404
            async with here.at(other["table"], other["token"]) as ann:
                await ann.my_turn()
                await ann.do()

    asyncio.run(play())
    assert admin(tmp_path, "delete", "none", "--yes") == 1
    assert admin(tmp_path, "bake") == 2
    assert main(["admin", "list", "--data", str(tmp_path / "nowhere")]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_records_that_were_sent_in_are_listed_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As retention does after its days: what somebody has sent in is gone from every file."""

    async def play() -> None:
        async with house(tmp_path) as here:
            assert await asyncio.to_thread(admin, tmp_path, "records") == 0
            assert "Nobody has sent in a record." in capsys.readouterr().out
            text = RECORD.read_text(encoding="utf-8")
            name = (await here.http.post("/api/records", content=text)).json()["replay"]
            row = await here.lobby.storage.kept_record(name)
            assert row is not None
            assert packed_in_files(tmp_path, row.packed)
            capsys.readouterr()
            assert await asyncio.to_thread(admin, tmp_path, "records", "--json") == 0
            (listed,) = json.loads(capsys.readouterr().out)
            assert (listed["record"], listed["size"]) == (name, len(row.packed))
            assert await asyncio.to_thread(admin, tmp_path, "records") == 0
            assert f"{name}  mille-cardroom, " in capsys.readouterr().out
            assert (await here.http.get(f"/api/replays/{name}")).status_code == 200
            monkeypatch.setattr("sys.stdin.readline", lambda: "no\n", raising=False)
            assert await asyncio.to_thread(admin, tmp_path, "delete-record", name) == 1
            assert (await here.http.get(f"/api/replays/{name}")).status_code == 200
            assert await asyncio.to_thread(admin, tmp_path, "delete-record", name, "--yes") == 0
            assert f"Record {name} is deleted." in capsys.readouterr().out
            assert (await here.http.get(f"/api/replays/{name}")).status_code == 404
            assert (await here.http.get(f"/api/records/{name}")).status_code == 404
            assert not packed_in_files(tmp_path, row.packed)
            assert await asyncio.to_thread(admin, tmp_path, "delete-record", name, "--yes", "--json") == 1
            assert json.loads(capsys.readouterr().out) == {"record": name, "done": False}

    asyncio.run(play())
    assert admin(tmp_path, "records", "one") == 2


def packed_in_files(folder: Path, packed: bytes) -> bool:
    """Whether a piece from the middle of these bytes stands anywhere."""
    return is_kept(folder, packed[len(packed) // 2 :][:40])


def found_in_files(folder: Path, text: str) -> bool:
    return is_kept(folder, text.encode())


def test_what_was_kept_for_long_enough_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as here:
            storage = here.lobby.storage
            assert isinstance(storage, SqlStorage)
            over = (await finished(here))["table"]
            idle = (await here.open_table("mille", [ME, GREEDY], name="Kunigunde"))["table"]
            now = int(time.time())
            assert await storage.forget(Retention(), now + 1000 * DAY) == 0
            everything = Retention(finished=20, idle=40, names=10)
            assert await storage.forget(everything, now + 9 * DAY) == 0
            assert found_in_files(tmp_path, NAME)
            assert await storage.forget(everything, now + 11 * DAY) == 0
            assert not found_in_files(tmp_path, NAME)
            assert (await storage.seats(over))[0].name == "Player 1"
            assert (await storage.seats(idle))[0].name == "Kunigunde"
            assert await storage.forget(everything, now + 21 * DAY) == 1
            assert await storage.table(over) is None
            assert await storage.forget(everything, now + 41 * DAY) == 1
            assert not found_in_files(tmp_path, "Kunigunde")
            assert not found_in_files(tmp_path, idle)

    asyncio.run(play())


def test_a_backup_while_the_server_writes_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()

    async def play() -> Plain:
        async with house(tmp_path / "data") as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await ann.do()
                made = await asyncio.to_thread(admin, tmp_path / "data", "backup", str(copy / FILE))
                assert made == 0
                assert await asyncio.to_thread(admin, tmp_path / "data", "backup", str(copy / FILE)) == 2
            return table

    async def restored(table: Plain) -> None:
        async with house(copy) as here, here.at(table["table"], table["token"]) as ann:
            await ann.my_turn()
            await ann.do()

    table = asyncio.run(play())
    with closing(sqlite3.connect(copy / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    asyncio.run(restored(table))
