"""Twin matches, which differ only in cards that a watcher was never shown, send it the same bytes.

Once with the frames made here, for many twins, and once with those that come through a real socket.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

from laydown.games import presets
from laydown.games.options import differences
from laydown.server import play, telling
from laydown.server.rows import SeatRow, TableRow
from laydown.table import match as table_match
from laydown.table.match import Match
from properties import test_table
from properties.play import TEMPERS
from properties.table import SECRET, STOCKS, Table, noted_stock
from properties.twins import TwinToldApart, permuted, told_apart
from server.house import FRIEND, ME, house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from laydown.games.rules import Watcher
    from laydown.table.setup import Setup
    from laydown.wire.server import State
    from server.house import House, Player

LONGEST: Final = 20
"""So many things are done in a match whose frames are sent."""

MOST_SEATS: Final = 4


@pytest.fixture(autouse=True)
def _noted_stocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_match, "OrderedStock", noted_stock)
    STOCKS.clear()


def frame_of(table: Table, watcher: Watcher) -> str:
    """The state that a connection of this watcher is sent, in place of what the match gives."""
    match = table.match
    seats = [SeatRow(seat, "person", name) for seat, name in enumerate(match.names)]
    standing = telling.Standing(ROW, seats, match.setup, match)
    states = [
        msgspec.json.encode(telling.state(standing, telling.Listener(watcher, lang), since))
        for lang, since in (("en", 0), ("ru", -1))
    ]
    return b"\n".join(states).decode().replace(",", ",\n")


ROW = TableRow(
    id="twin",
    preset="mille",
    options={},
    rules=1,
    secret=SECRET,
    host=0,
    lang="en",
    listed=False,
    chat=False,
    beat_seconds=None,
    bot_delay=0.0,
    created=0,
)


@pytest.mark.parametrize("preset", presets())
def test_twin_matches_send_the_same_frames(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "sight", frame_of)
    chance = Random(f"frames of {preset}")
    assert sum(test_table.play_and_compare(chance, preset, most=40) for _ in range(3)) > 3


# Through a real socket


@dataclass(slots=True)
class Company:
    """Everyone at one table: a connection at each seat, and spectators in two languages."""

    table: str
    seats: list[Player]
    lookers: list[Player]

    def frames(self, watcher: Watcher) -> str:
        """All that came for this watcher, apart from the name of the table, which is drawn anew each time."""
        players = self.lookers if watcher is None else [self.seats[watcher]]
        texts = [text for each in players for text in each.frames]
        return "\n".join(texts).replace(self.table, "TABLE").replace(",", ",\n")

    async def do(self, what: str, seat: int, action: Any) -> None:
        """What the script of a table of the tests says, done by those who sit there."""
        match what:
            case "act":
                await self._all_told(self.seats[seat])
                await self.seats[seat].do(action.to_plain())
            case "next":
                for each in self.seats:
                    await each.send(type="next")
                    await self._all_told(each)
            case _:
                await self.seats[seat].send(type="undo")
                for each in self.seats if what == "agreed" else ():
                    await self._all_told(each)
                    if each is not self.seats[seat]:
                        await each.send(type="answer", yes=True)
                await self._all_told(self.seats[seat])

    async def all_told(self) -> None:
        for each in (*self.seats, *self.lookers):
            await self._all_told(each)

    async def _all_told(self, player: Player) -> None:
        """All that was told before has come."""
        await player.send(type="ping")
        await player.frame("pong")


async def frames_of(here: House, table: Table, preset: str) -> Company:
    """The match of this table, played again at a server by people who do the same."""
    game = table.game
    names, options = table.names, differences(table.config, game.presets[preset], game.options)
    opened = await here.open_table(preset, [ME, *[FRIEND] * (len(names) - 1)], options=options, name=names[0])
    joined = [await here.join(opened["table"], name) for name in names[1:]]
    async with AsyncExitStack() as stack:
        company = Company(opened["table"], [], [])
        for token in (each["token"] for each in (opened, *joined)):
            company.seats.append(await stack.enter_async_context(here.at(opened["table"], token)))
        for lang in ("en", "ru"):
            company.lookers.append(await stack.enter_async_context(here.at(opened["table"], lang=lang)))
        for each in (*company.seats, *company.lookers):
            await each.until(lambda state: state["view"] is not None)
        for what, seat, action in table.script[1:]:
            await company.do(what, seat, action)
        await company.all_told()
        return company


def two_of_each(preset: str, chance: Random) -> Iterator[tuple[Watcher, Table, Table]]:
    """For each watcher of some match, that match and its twin."""
    table = test_table.random_table(chance, preset)
    temper = chance.choice(list(TEMPERS))
    if table.match.seats > MOST_SEATS:
        return
    table.do("next")
    for _ in range(chance.randrange(5, LONGEST)):
        if not table.match.over:
            table.step(chance, temper)
    if table.match.deal_over:
        return
    for book in table.books:
        other = test_table.twin_of(table, book, permuted(book, chance))
        if other is not None:
            yield book.watcher, table, other


async def compare(folder: Path, preset: str, chance: Random, monkeypatch: pytest.MonkeyPatch) -> int:
    """TwinToldApart if the frames of twins differ; how many twins there were."""
    played: list[Table] = []

    def begin(row: TableRow, setup: Setup) -> Match:
        """In place of the server's own dice those of the match to be played."""
        del row
        match = Match(setup, played[-1].chance)
        match.next_deal()
        return match

    monkeypatch.setattr(play, "begin", begin)
    twins: list[tuple[Watcher, Table, Table]] = []
    while not twins:
        twins = list(two_of_each(preset, chance))
    async with house(folder) as here:
        base: Company | None = None
        for watcher, one, two in twins:
            played.append(one)
            base = base or await frames_of(here, one, preset)
            played.append(two)
            other = await frames_of(here, two, preset)
            told_apart(watcher, base.frames(watcher), other.frames(watcher))
    return len(twins)


@pytest.mark.parametrize("preset", presets())
def test_twin_matches_send_the_same_bytes_through_a_socket(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(compare(tmp_path, preset, Random(f"sockets of {preset}"), monkeypatch)) > 0


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_twin_matches_send_the_same_bytes_through_a_socket(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random()
    for number in range(10):
        assert asyncio.run(compare(tmp_path / str(number), preset, chance, monkeypatch)) > 0


def test_what_follows_from_a_hidden_card_is_seen_through_a_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were the value of a hand that of all cards left to draw, no frame would name a card too much."""

    def leaky(standing: telling.Standing, listener: telling.Listener, since: int) -> State:
        state = honest(standing, listener, since)
        if standing.match is None or standing.match.deal is None:
            return state
        left = STOCKS[-1].cards()
        return msgspec.structs.replace(state, hand_value=sum(card.rank for card in left[:5]))

    honest = telling.state
    monkeypatch.setattr(telling, "state", leaky)
    with pytest.raises(TwinToldApart):
        asyncio.run(compare(tmp_path, "three-thirteen", Random("leak"), monkeypatch))
