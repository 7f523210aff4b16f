"""Bots think elsewhere; one that breaks or dies keeps nobody waiting."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from laydown.bots import registry
from laydown.games import game_of
from laydown.server.thinking import Thinker, Thinking, choose
from laydown.table.match import Match
from server.house import GREEDY, ME, house

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from laydown.games.rules import Offer, View


def some_turn() -> tuple[View, Offer]:
    game = game_of("mille")
    match = Match.start(game, game.presets["mille"], ("Ann", "Ben"), seed="thinking")
    (seat,) = match.to_act()
    match.act(seat, match.offer(seat).actions[0])
    return match.deal_view(seat), match.offer(seat)


def test_a_process_chooses_what_the_bot_would_and_is_replaced_when_it_dies() -> None:
    async def think() -> None:
        view, offer = some_turn()
        thinking = Thinking(1)
        thinking.warm()
        try:
            for bot in registry.names():
                thinker = Thinker(bot, "mille", "seed")
                alone = choose(thinker, pickle.dumps((view, offer)))
                assert await thinking.choose(thinker, view, offer) == alone
                for process in multiprocessing.active_children():
                    process.kill()
                assert await thinking.choose(thinker, view, offer) == alone
        finally:
            thinking.close()

    asyncio.run(think())


def test_processes_end_with_their_pool_whatever_they_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the word to stop is lost, which a pool that is shut down while it starts may do."""
    kept: list[object] = []

    def lost(pool: ProcessPoolExecutor, **_more: object) -> None:
        kept.append(pool)  # else it ends with its last holder

    async def close() -> None:
        before = set(multiprocessing.active_children())
        thinking = Thinking(2)
        thinking.warm()
        await thinking.choose(Thinker("greedy", "mille", "seed"), *some_turn())
        monkeypatch.setattr(ProcessPoolExecutor, "shutdown", lost)
        ours = set(multiprocessing.active_children()) - before
        assert ours
        thinking.close()
        for each in ours:
            await asyncio.to_thread(each.join, 30)
            assert not each.is_alive()

    asyncio.run(close())


def test_a_bot_that_breaks_is_played_for(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> int:
        thinking = Thinking(1)
        try:
            with caplog.at_level(logging.CRITICAL):
                return await thinking.choose(Thinker("no such bot", "mille", "seed"), *some_turn())
        finally:
            thinking.close()

    _, offer = some_turn()
    assert 0 <= asyncio.run(think()) < len(offer.actions)


def test_what_cannot_be_kept_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a full disk the table closes; it goes on from what was kept."""

    async def play() -> None:
        async with house(tmp_path) as here:
            table = await here.open_table("three-thirteen", [ME, GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                before = await ann.my_turn()
                with monkeypatch.context() as patch:

                    async def full(*_: object) -> None:
                        raise OSError("the disk is full")

                    patch.setattr(type(here.lobby.storage), "add_atom", full)
                    with caplog.at_level(logging.CRITICAL):
                        await ann.act({"do": "draw"})
                        assert (await ann.frame("closed"))["code"] == "broken"
                assert ann.state == before
            async with here.at(table["table"], table["token"], since=before["n"]) as ann:
                again = await ann.frame("state")
                assert again["events"] == []
                assert again["offer"] == before["offer"]
                await ann.do({"do": "draw"})

    asyncio.run(play())
