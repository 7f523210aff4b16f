"""Twin matches, which differ only in cards that a watcher was never shown, send it the same bytes.

Once with the frames made here, for many twins, and once with those that come through a real socket.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import pytest

from laydown.games import presets
from laydown.server import play, telling
from laydown.server.rows import SeatRow, TableRow
from laydown.table import match as table_match
from laydown.table.match import Match
from laydown.table.shuffle import Dice
from properties import test_table
from properties.play import TEMPERS
from properties.table import SECRET, STOCKS, Table, noted_split_stock, noted_stock
from properties.twins import TwinToldApart, permuted, told_apart
from server.fake_time import FakeTime
from server.house import house
from server.reenacting import WHATS, Puppets, reenact

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from laydown.games.rules import Watcher
    from laydown.table.setup import Setup
    from laydown.table.stock import StockKind
    from laydown.wire.server import State
    from server.reenacting import Company

LONGEST: Final = 20
"""So many things are done in a match whose frames are sent."""

MOST_SEATS: Final = 4


@pytest.fixture(autouse=True)
def _noted_stocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_match, "OrderedStock", noted_stock)
    monkeypatch.setattr(table_match, "SplitStock", noted_split_stock)
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


Twins: TypeAlias = "list[tuple[Watcher, Table, Table]]"


def twins_of(preset: str, chance: Random, kind: StockKind = "ordinary") -> Twins:
    """For two watchers of some match, that match and its twin. At a duplicate nobody looks on or cuts."""
    twins: Twins = []
    while not twins:
        table = a_match(preset, chance, kind)
        double = kind == "split"
        if double and getattr(table.config, "cut", False):
            continue
        if table.match.seats <= (2 if double else MOST_SEATS) and not table.match.deal_over:
            twins = list(_two_of_each(table, chance))
    return chance.sample(twins, min(2, len(twins)))


def a_match(preset: str, chance: Random, kind: StockKind = "ordinary", longest: int = LONGEST) -> Table:
    table = test_table.random_table(chance, preset, kind)
    temper = chance.choice(list(TEMPERS))
    table.do("next")
    for _ in range(chance.randrange(5, longest)):
        if not table.match.over:
            table.step(chance, temper, WHATS)
    return table


def _two_of_each(table: Table, chance: Random) -> Iterator[tuple[Watcher, Table, Table]]:
    for book in table.books:
        other = test_table.twin_of(table, book, permuted(book, chance))
        if other is not None and not (table.kind == "split" and book.watcher is None):
            yield book.watcher, table, other


async def compare(folder: Path, preset: str, twins: Twins, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """TwinToldApart if the frames of twins differ; what was done in the match."""
    played: list[Table] = []

    def begin(row: TableRow, setup: Setup) -> Match:
        """In place of the server's own dice those of the match to be played."""
        match = Match(setup, played[-1].chance, withheld=row.duplicate is not None)
        match.next_deal()
        return match

    monkeypatch.setattr(play, "begin", begin)
    monkeypatch.setattr(Dice, "fresh", lambda: Dice(SECRET))
    time, puppets = FakeTime(), Puppets()
    changes = {"time": time, "thinking": puppets, "contributions": True, "contribution_seconds": 60}
    async with house(folder, **changes, duplicate_look=0.02) as here:
        base: Company | None = None
        for watcher, one, two in twins:
            played.append(one)
            base = base or await reenact(here, time, puppets, one, preset)
            played.append(two)
            other = await reenact(here, time, puppets, two, preset)
            told_apart(watcher, base.frames(watcher), other.frames(watcher))
    assert base is not None
    return base.done


@pytest.mark.parametrize("preset", presets())
def test_twin_matches_send_the_same_bytes_through_a_socket(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = twins_of(preset, Random(f"sockets of {preset}"))
    assert asyncio.run(compare(tmp_path, preset, twins, monkeypatch))


@pytest.mark.parametrize("preset", ["mille", "three-thirteen", "three-thirteen-speed"])
def test_the_first_of_two_tables_is_sent_the_same_whatever_the_other_plays(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The twin's other table has other cards too."""
    twins = twins_of(preset, Random(f"duplicates of {preset}"), "split")
    assert "other table" in asyncio.run(compare(tmp_path, preset, twins, monkeypatch))


def test_twin_matches_send_the_same_bytes_whatever_happens_beside_the_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match in which everything comes up that can be drawn, to somebody at the table: also to who was away
    for it, and to whom a bot plays for.
    """
    preset, chance = "three-thirteen", Random("everything")
    twins: Twins = []
    while not twins:
        table = a_match(preset, chance, longest=60)
        happened = {incident.what for what, _, incident in table.script if what == "table"}
        if table.match.seats <= MOST_SEATS and not table.match.deal_over and happened == set(WHATS):
            twins = [each for each in _two_of_each(table, chance) if each[0] is not None][:1]
    done = asyncio.run(compare(tmp_path, preset, twins, monkeypatch))
    assert {*WHATS, "away", "bot acts", "renewed", "replay"} <= set(done)


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_twin_matches_send_the_same_bytes_through_a_socket(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random()
    for number in range(10):
        for kind in ("ordinary", "split"):
            twins = twins_of(preset, chance, kind)
            assert asyncio.run(compare(tmp_path / f"{kind} {number}", preset, twins, monkeypatch))


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
    twins = twins_of("three-thirteen", Random("leak"))
    with pytest.raises(TwinToldApart):
        asyncio.run(compare(tmp_path, "three-thirteen", twins, monkeypatch))
