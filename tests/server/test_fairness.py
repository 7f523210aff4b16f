"""The public sums: each finished match once, what they say of an honest shuffle and of a rigged one."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import Rank
from laydown.server import fairness
from laydown.server.sqlite import FILE, SqliteStorage
from laydown.server.tallying import name_of, shares_of, tally
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice
from server.house import GREEDY, ME, house, play_match
from server.kept import sql, storage_of
from table.playing import NAMES, PRESETS, play, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from laydown.cards import Card, Deck
    from laydown.server.annals import Cell
    from laydown.wire.fairness import FairGame, FairPage
    from server.house import House

SHORT = {"target": "100", "max_deals": "1"}


@pytest.mark.parametrize("preset", PRESETS)
def test_all_that_was_dealt_is_counted_once(preset: str) -> None:
    match = whole(preset)
    kinds = ["person", *["bot"] * (match.seats - 1)]
    sums = {cell: value for (_, _, cell), value in tally(match, kinds).items()}
    assert sums["matches"] == 1
    assert sums["deals"] == len(match.stories)
    assert sums["hands"] == sum(len(story.plan.players) for story in match.stories)
    for what in ("rank", "suit"):
        assert sum(value for cell, value in sums.items() if cell.startswith(f"{what} ")) == sums["cards"]
    assert sums["hands person"] + sums["hands bot"] == sums["hands"]
    assert 0 <= sums.get("first wins", 0) <= sums.get("first deals", 0)
    assert ("first deals" in sums) == (preset != "three-thirteen-speed")
    wild = sums["wilds-expected person"] + sums["wilds-expected bot"]
    assert 0 < wild < sums["cards"]
    (deck,) = {deck for _, deck, _ in tally(match, kinds)}
    by_rank, by_suit = shares_of(deck)
    assert deck == name_of(match.deck)
    assert len(deck) <= 64
    assert abs(sum(by_rank.values()) - 1) < 1e-9
    assert abs(sum(by_suit.values()) - 1) < 1e-9
    assert all(f"rank {rank}" not in sums or rank in by_rank for rank in "A23456789TJQK*")


def matches(
    preset: str, many: int, dice: Callable[[str], Dice] = Dice.from_seed, **changes: str
) -> list[Match]:
    """Played by chance, to the end, a person in the first seat."""
    played: list[Match] = []
    for number in range(many):
        game = whole(preset).game
        config = game.configure(preset, changes)
        match = Match(Setup(game, preset, config, NAMES[:2]), dice(f"{preset} {number}"))
        match.next_deal()
        played.append(play(match, Random(number)))
    return played


def page_of(played: Sequence[Match], folder: Path) -> FairPage:
    """What is told when these have been counted."""

    async def count() -> FairPage:
        storage = await SqliteStorage.open(folder)
        for number, match in enumerate(played):
            await storage.count(str(number), tally(match, ["person", "bot"]))
        page = await fairness.page(storage, "en")
        await storage.close()
        return page

    return asyncio.run(count())


def ps(game: FairGame) -> dict[str, float]:
    found = {"rank": game.by_rank, "suit": game.by_suit}
    found |= {each.who: each.test for each in game.wilds}
    return {name: test.p for name, test in found.items() if test is not None}


def test_an_honest_shuffle_is_not_suspected(tmp_path: Path) -> None:
    played = matches("three-thirteen", 6) + matches("jokers", 6)
    (game,) = page_of(played, tmp_path).games
    assert (game.matches, game.deals) == (12, 12 * 11)
    found = ps(game)
    assert set(found) == {"rank", "suit", "person", "bot"}
    assert all(p > 0.01 for p in found.values()), found
    assert {each.card for each in game.ranks} == set("A23456789TJQK*")
    assert sum(each.dealt for each in game.ranks) == sum(each.dealt for each in game.suits)
    assert game.first is not None
    assert game.first.low < game.first.share < game.first.high
    assert game.first.even == 0.5


class Rigged(Dice, ABC):
    """Dice that put something on top of the pack."""

    @abstractmethod
    def rig(self, order: list[Card], deal: int) -> list[Card]: ...

    def order(self, deck: Deck, deal: int) -> tuple[Card, ...]:
        return tuple(self.rig(list(super().order(deck, deal)), deal))


class ForTheBot(Rigged):
    """In every other deal a wild more for the second seat, which is a bot's, and a card less of others."""

    def rig(self, order: list[Card], deal: int) -> list[Card]:
        wild = Rank(deal + 2)
        places = [at for at, card in enumerate(order) if card.rank is wild and at > 30]
        first = 0 if deal % 2 else 1
        if places:
            mine = first if self.first_dealer(2) == (deal + 1) % 2 else 1 - first
            order[mine], order[places[0]] = order[places[0]], order[mine]
        return order


class FewAces(Rigged):
    """An ace among the first cards goes to the bottom, now and then."""

    def rig(self, order: list[Card], deal: int) -> list[Card]:
        for at in range(6):
            if order[at].rank is Rank.ACE and deal % 2:
                order.append(order.pop(at))
        return order


def of(kind: type[Rigged]) -> Callable[[str], Dice]:
    def dice(seed: str) -> Dice:
        return kind(Dice.from_seed(seed).secret)

    return dice


def test_wilds_for_the_bot_are_found(tmp_path: Path) -> None:
    (game,) = page_of(matches("three-thirteen", 12, of(ForTheBot)), tmp_path).games
    found = ps(game)
    assert min(found["person"], found["bot"]) < 0.001, found


def test_aces_that_are_held_back_are_found(tmp_path: Path) -> None:
    (game,) = page_of(matches("three-thirteen", 20, of(FewAces)), tmp_path).games
    assert ps(game)["rank"] < 0.001


def test_of_few_deals_nothing_is_said(tmp_path: Path) -> None:
    page = page_of(matches("mille", 2, target="100", max_deals="2"), tmp_path)
    (game,) = page.games
    assert game.deals < page.least
    assert ps(game) == {}
    assert game.first is None
    assert sum(each.dealt for each in game.ranks) == 30 * game.deals


# Kept as matches end


def sums_of(folder: Path) -> dict[Cell, float]:
    async def read() -> dict[Cell, float]:
        storage = await storage_of(folder)
        sums = await storage.tallies()
        await storage.close()
        return sums

    return asyncio.run(read())


def play_one(folder: Path, then: Callable[[Any], None] = lambda _here: None) -> str:
    """A match at a server, and its table."""

    async def one() -> str:
        async with house(folder) as here:
            made = await here.open_table("mille", [ME, GREEDY], options=SHORT)
            async with here.at(made["table"], made["token"]) as ann:
                await play_match(ann)
            then(here)
            page = (await here.http.get("/api/fair?lang=fr")).json()
            assert [each["game"] for each in page["games"]] == ["mille"]
            return str(made["table"])

    return asyncio.run(one())


def matches_in(sums: dict[Cell, float]) -> float:
    return sum(value for (_, _, cell), value in sums.items() if cell == "matches")


def test_a_match_counts_when_it_ends_and_only_once(tmp_path: Path) -> None:
    table = play_one(tmp_path)
    before = sums_of(tmp_path)
    assert matches_in(before) == 1

    async def again() -> None:
        storage = await storage_of(tmp_path)
        await storage.count(table, {("mille", "x", "matches"): 1.0})
        await fairness.catch_up(storage)
        assert await storage.counted() == 1
        await storage.close()

    asyncio.run(again())
    assert sums_of(tmp_path) == before


def test_who_counts_at_the_same_time_counts_once(tmp_path: Path) -> None:
    async def race() -> float:
        storage, other = await storage_of(tmp_path), await storage_of(tmp_path)
        each = {("mille", "x", "matches"): 1.0}
        await asyncio.gather(*(one.count("t", each) for one in (storage, other) for _ in range(5)))
        sums = await storage.tallies()
        await storage.close()
        await other.close()
        return matches_in(sums)

    assert asyncio.run(race()) == 1


def test_a_server_killed_before_the_count_counts_when_it_is_back(tmp_path: Path) -> None:
    """As are matches from before sums were kept: the same sums come of it."""
    play_one(tmp_path)
    before = sums_of(tmp_path)
    sql(tmp_path, "DELETE FROM counted", "DELETE FROM tallies")
    assert sums_of(tmp_path) == {}

    async def back() -> None:
        async with house(tmp_path) as here:
            async with asyncio.timeout(30):
                await counted(here)

    asyncio.run(back())
    assert sums_of(tmp_path) == before
    asyncio.run(back())
    assert sums_of(tmp_path) == before, "once and for all"


async def counted(here: House) -> None:
    """The server has caught up."""
    while True:
        if await here.lobby.storage.counted():
            return
        await asyncio.sleep(0.02)


def test_one_that_cannot_be_played_again_keeps_no_other_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    play_one(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("DELETE FROM counted")
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        others = ", ".join("'0'" if name == "id" else name for name in columns)
        database.execute(f"INSERT INTO tables SELECT {others} FROM tables")  # noqa: S608 - names of columns
        database.commit()

    async def count() -> int:
        storage = await SqliteStorage.open(tmp_path)
        await fairness.catch_up(storage)
        counted = await storage.counted()
        await storage.close()
        return counted

    assert asyncio.run(count()) == 1
    assert "cannot be counted" in caplog.text
