"""A match with days for a move has its clocks from the moment it is there, whenever the server is killed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from laydown.server.sql import SqlStorage
from server.company import DAY, DAYS, Opened
from server.fake_time import FakeTime
from server.house import GREEDY, ME, house
from server.kept import sql
from server.test_clocks import closes, comes, due

if TYPE_CHECKING:
    from pathlib import Path

    from server.house import House, Plain


def test_the_clocks_are_kept_with_the_first_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server killed when the first deal was kept and nothing more leaves a match whose days run."""
    keep = SqlStorage.keep_contributions

    async def and_no_more(*what: Any) -> None:
        await keep(*what)
        raise RuntimeError("killed")

    async def play() -> None:
        time = FakeTime()
        with monkeypatch.context() as patched:
            patched.setattr(SqlStorage, "keep_contributions", and_no_more)
            async with house(tmp_path, time=time) as here:
                made = await here.open_table("three-thirteen-speed", [ME, GREEDY], clock=DAYS)
                with pytest.raises(ConnectionClosed):
                    await told_once(here, made)
        assert await due(tmp_path) == [int(time.at + 2 * DAY) + 1]
        await is_put_right(tmp_path, time, made)

    asyncio.run(play())


def test_a_match_from_before_that_gets_its_clocks_although_nobody_comes(tmp_path: Path) -> None:
    async def play() -> None:
        time = FakeTime()
        async with house(tmp_path, time=time) as here:
            made = await here.open_table("three-thirteen-speed", [ME, GREEDY], clock=DAYS)
            await told_once(here, made)
        await asyncio.to_thread(sql, tmp_path, "UPDATE tables SET times = NULL, due = NULL")
        async with house(tmp_path, time=time, idle_days=0.05, due_every=0.02) as here:
            async with asyncio.timeout(20):
                while await due(tmp_path) == [None]:  # noqa: ASYNC110 - a room that opens tells nobody
                    await asyncio.sleep(0.01)
            await closes(here, made["table"])
        assert await due(tmp_path) == [int(time.at + 2 * DAY) + 1]
        await is_put_right(tmp_path, time, made)

    asyncio.run(play())


async def told_once(here: House, made: Plain) -> None:
    """Somebody comes and is dealt cards."""
    async with here.at(made["table"], made["token"]) as ann:
        await ann.until(lambda state: state["view"] is not None)


async def is_put_right(folder: Path, time: FakeTime, made: Plain) -> None:
    """When the days are over a bot plays, although nobody has come."""
    time.passes(2 * DAY + 1)
    async with house(folder, time=time, due_every=0.02, lists_at_once=1e9) as here:
        at = Opened(made["table"], [made["token"]])
        await comes(here, at, 0, lambda match: match["left"] is None)
