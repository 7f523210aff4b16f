"""No frame that leaves the server holds a card that its receiver was not shown, nor the secret.

Deals are played over sockets with a recorder at every seat and one for the spectators. Then the ledger of
the properties goes through the same deal and says, for each frame, which cards its receiver may know.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import pytest

from laydown.games import game_of, presets
from laydown.server import play, telling
from laydown.server.rows import SeatRow, TableRow
from laydown.table import match as table_match
from laydown.words import Speaker
from properties import test_table
from properties.table import SECRET, STOCKS, Table, noted_stock
from properties.twins import new_ledgers, note
from server.house import FRIEND, GREEDY, ME, RANDOM, house, play_deal

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.cards import Deck
    from laydown.games.rules import Watcher
    from laydown.server.rows import AtomRow
    from properties.ledger import Ledger
    from server.house import House, Plain, Player

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "R"}
CARD = re.compile(r"(?<![\w-])(?:[A23456789TJQK][SHDCR]|\*)(?![\w-])")
STAND_INS = re.compile(r'"stands_for":\[[^]]*\]')


@pytest.fixture(autouse=True)
def _noted_stocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_match, "OrderedStock", noted_stock)
    STOCKS.clear()


def cards_in(frame: str, deck: Deck) -> set[str]:
    """The cards that a frame names: as text, with signs, or in English words."""
    text = STAND_INS.sub("", frame)
    for sign, letter in SIGNS.items():
        text = text.replace(sign, letter)
    text = re.sub(r"\b10(?=[SHDCR]\b)", "T", text)
    aloud = Speaker("en", plain=True)
    spoken = {each.text for each in deck.kinds if re.search(rf"\b{aloud.card(each)}\b", text)}
    return set(CARD.findall(text)) | spoken


Recorded: TypeAlias = "dict[Watcher, list[str]]"
"""Every frame that each watcher was sent."""


async def record_deal(here: House, preset: str, seats: int) -> tuple[str, Recorded]:
    """A deal with people at half the seats; every frame of every watcher."""
    sitting = [ME, *(FRIEND if seat % 2 else (GREEDY, RANDOM)[seat // 2 % 2] for seat in range(1, seats))]
    table = await here.open_table(preset, sitting)
    tokens = {0: table["token"]}
    for invite in table["invites"]:
        tokens[invite["seat"]] = (await here.join(table["table"], "Ben", invite["token"]))["token"]
    async with AsyncExitStack() as stack:
        players: dict[Watcher, Player] = {
            seat: await stack.enter_async_context(here.at(table["table"], token))
            for seat, token in (*tokens.items(), (None, None))
        }
        people = [player for seat, player in players.items() if seat is not None]
        await asyncio.gather(*(play_deal(player) for player in people))
        watcher = players[None]
        await watcher.until(lambda state: state["deal_over"])
        return table["table"], {seat: player.frames for seat, player in players.items()}


def may_know(deck: Deck, row: TableRow, names: list[Any], atoms: list[AtomRow], seen: Recorded) -> int:
    """Go through the deal again, and look at each frame when it was sent; how many cards were found."""
    frames: dict[Watcher, dict[int, list[Plain]]] = {}
    for watcher, texts in seen.items():
        for text in texts:
            frame = json.loads(text)
            if frame["type"] == "state":
                frames.setdefault(watcher, {}).setdefault(frame["n"], []).append(frame)
    STOCKS.clear()
    match = play.begin(row, play.setup_of(row, names))
    books = new_ledgers(match.config, match.seats, match.stories[0].plan.players, STOCKS[-1])
    found = look(deck, books, frames, len(match.log) - 1)
    for atom in atoms:
        noted = len(match.stories[0].steps)
        play.play_again(match, [atom])
        assert match.deal is not None
        for step in match.stories[0].steps[noted:]:
            for book in books:
                note(match.deal, book, step.seat, step.action)
        if match.deal_over:
            break
        found += look(deck, books, frames, len(match.log) - 1)
    return found


def look(deck: Deck, books: list[Ledger], frames: dict[Watcher, dict[int, list[Plain]]], number: int) -> int:
    found = 0
    for book in books:
        known = {book.stock.kinds[place].text for place in book.shown}
        for frame in frames.get(book.watcher, {}).get(number, ()):
            named = cards_in(json.dumps(frame, ensure_ascii=False, separators=(",", ":")), deck)
            assert named <= known, (book.watcher, number)
            found += len(named)
    return found


@pytest.mark.parametrize("preset", presets())
def test_no_frame_over_a_socket_holds_what_its_receiver_was_not_shown(tmp_path: Path, preset: str) -> None:
    game = game_of(preset)
    config = game.presets[preset]
    seats = min(4, max(2, game.default_seats(config)))

    async def record() -> tuple[TableRow, list[Any], list[AtomRow], Recorded]:
        async with house(tmp_path) as here:
            table, seen = await record_deal(here, preset, seats)
            row = await here.lobby.storage.table(table)
            assert row is not None
            names, atoms = await here.lobby.storage.seats(table), await here.lobby.storage.atoms(table)
            return row, names, atoms, seen

    row, names, atoms, seen = asyncio.run(record())
    everything = "".join(text for texts in seen.values() for text in texts)
    assert row.secret.hex() not in everything
    assert set(seen) >= {0, None}
    assert may_know(game.deck(config, seats), row, names, atoms, seen) > 20


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
    """Two matches that differ only in cards that a watcher was never shown send it the same bytes."""
    monkeypatch.setattr(Table, "sight", frame_of)
    chance = Random(f"frames of {preset}")
    assert sum(test_table.play_and_compare(chance, preset, most=40) for _ in range(3)) > 3


def test_the_recorder_would_find_a_leak() -> None:
    deck = game_of("mille").deck(game_of("mille").presets["mille"], 2)
    assert cards_in('{"text": "You draw 10♠, Q♥ and *."}', deck) == {"TS", "QH", "*"}
    assert cards_in('{"spoken": "You draw the queen of hearts."}', deck) == {"QH"}
    assert cards_in('{"stands_for":["QS"],"cards":["2S"]}', deck) == {"2S"}
