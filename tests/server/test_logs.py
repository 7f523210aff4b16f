"""What an operator is told: one object a line, and never what belongs to the players."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from typing import TYPE_CHECKING

import pytest

from laydown.server import logs
from laydown.server.room import Room
from server.house import FRIEND, GREEDY, ME, house, play_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, at the level that says most."""
    names = ("", "laydown")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).level) for name in names}
    stream = io.StringIO()
    logs.set_up("json", logging.DEBUG, stream)
    yield stream
    logging.getLogger("laydown").propagate = True
    for name, (handlers, level) in before.items():
        logging.getLogger(name).handlers[:] = handlers
        logging.getLogger(name).setLevel(level)


def test_a_match_leaves_nothing_of_its_players_in_the_log(tmp_path: Path, written: io.StringIO) -> None:
    hidden: set[str] = set()

    async def play() -> None:
        async with house(tmp_path) as here:
            options = {"target": "1", "max_deals": "1"}
            table = await here.open_table("mille", [ME, FRIEND], options=options, chat=True)
            ben = await here.join(table["table"], "Benedikta", table["invites"][0]["token"])
            async with (
                here.at(table["table"], table["token"]) as ann,
                here.at(table["table"], ben["token"]) as other,
            ):
                await ann.send(type="chat", text="between ourselves")
                await ann.until(lambda state: state["view"] is not None)
                hidden.update(ann.state["view"]["deal"]["hand"])
                await ann.send(type="act", offer=999, action={"do": "discard", "card": "QS"})
                await ann.frame("refused")
                await asyncio.gather(play_match(ann), play_match(other))
            row = await here.lobby.storage.table(table["table"])
            assert row is not None
            hidden.update([table["token"], ben["token"], table["invites"][0]["token"], row.secret.hex()])
            hidden.update(["Benedikta", "between ourselves", "127.0.0.1"])

    asyncio.run(play())
    lines = written.getvalue().splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert events == ["table-opened", "match-ended"]
    for line in lines:
        words = set(re.findall(r"\w[\w.-]*", line))
        assert not words & hidden, line
        for text in hidden:
            assert len(text) < 4 or text not in line


def test_what_broke_is_told_by_its_place_and_without_its_words(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(room: Room, *_: object) -> bool:
        del room
        try:
            int("the hand QS 2H")
        except ValueError as error:
            raise RuntimeError("the token xyz") from error
        return True

    monkeypatch.setattr(Room, "act", broken)

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("mille", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.until(lambda state: state["view"] is not None)
                await ann.send(type="act", offer=0, action={"do": "draw"})
                assert (await ann.frame("closed"))["code"] == "broken"

    asyncio.run(play())
    told = [json.loads(line) for line in written.getvalue().splitlines() if "room-broken" in line]
    assert len(told) == 1
    assert "RuntimeError" in told[0]["error"]
    assert "ValueError" in told[0]["error"]
    assert "room.py" in told[0]["error"]
    assert "QS" not in written.getvalue()
    assert "xyz" not in written.getvalue()


def test_plain_lines_and_what_events_may_say() -> None:
    stream = io.StringIO()
    handlers = logging.getLogger("laydown").handlers[:], logging.getLogger().handlers[:]
    logs.set_up("plain", stream=stream)
    try:
        logs.note("table-opened", "a table was opened", table="abc")
        try:
            int("QS")
        except ValueError:
            logging.getLogger("laydown.x").exception("it broke")
    finally:
        logging.getLogger("laydown").handlers[:], logging.getLogger().handlers[:] = handlers
        logging.getLogger("laydown").propagate = True
    assert "INFO a table was opened\n" in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert "QS" not in stream.getvalue()
    with pytest.raises(ValueError, match="token"):
        logs.note("table-opened", "a table was opened", token="xyz")  # noqa: S106 - refused for that
