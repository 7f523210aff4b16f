"""A wire recorder: matches at a real server with a recorder at every seat and one for the spectators, and the
ledgers of the properties to say, for each frame, which cards its receiver may know.

The decks have one copy of each kind. Otherwise a leak could name a card whose other copy lies open, and be
taken for that.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import standard_deck
from laydown.games import game_of
from laydown.games.mille.game import Mille
from laydown.server import play
from laydown.table.incidents import Incident
from laydown.table.shuffle import Dice
from laydown.words import Speaker
from properties.table import Table
from server.house import FRIEND, ME, awaited, may_act, sensible

if TYPE_CHECKING:
    import pytest

    from laydown.cards import Deck
    from laydown.games.rules import Watcher
    from laydown.server.rows import AtomRow, SeatRow, TableRow
    from properties.ledger import Ledger
    from server.house import House, Plain, Player

SIGNS: Final = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C", "\u2605": "R"}
_TO_LETTERS: Final = str.maketrans(SIGNS)
_CARD: Final = re.compile(r"(?<![\w-])(?:[A23456789TJQK][SHDCR]|\*)(?![\w-])")
_STAND_INS: Final = re.compile(r'"stands_for":\[[^]]*\]')
_TEN: Final = re.compile(r"\b10(?=[SHDCR]\b)")


class Search:
    """Finds the cards that a frame names: as text, with signs, or in English words."""

    def __init__(self, deck: Deck) -> None:
        aloud = Speaker("en", plain=True)
        self._names = {aloud.card(each): each.text for each in deck.kinds}
        self._in_words = re.compile(rf"\b(?:{'|'.join(self._names)})\b")

    def cards(self, frame: str) -> set[str]:
        text = _TEN.sub("T", _STAND_INS.sub("", frame).translate(_TO_LETTERS))
        return {*_CARD.findall(text), *(self._names[each] for each in self._in_words.findall(text))}


ACTS: Final = ("back", "resume", "pause", "hand-over")


@dataclass(frozen=True, slots=True)
class OneOfEach:
    """How a preset is played with one copy of each kind: so many seats, these options."""

    seats: int
    options: dict[str, str]


def one_of_each(preset: str, *, whole: bool = False) -> OneOfEach:
    """Three players find enough cards in one pack, and in a single joker one of its kind. Mille has no option
    for its packs: `single_mille` gives it one, which its two hands of fifteen leave 21 cards of.

    Matches are short unless they are `whole`.
    """
    if game_of(preset).name == "mille":
        return OneOfEach(2, {} if whole else {"target": "300", "max_deals": "6"})
    jokers = {"jokers": "1"} if game_of(preset).presets[preset].jokers else {}
    return OneOfEach(3, {"decks": "1", **jokers, **({} if whole else {"end_at": "40"})})


def single_mille(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mille with a single pack, which no table could choose."""

    def deck(_game: Mille, _config: object, _seats: int) -> Deck:
        return standard_deck(1)

    monkeypatch.setattr(Mille, "deck", deck)


@dataclass(slots=True)
class Recording:
    """A match as it is kept, and every frame that each watcher was sent."""

    row: TableRow
    seats: list[SeatRow]
    atoms: list[AtomRow]
    frames: dict[Watcher, list[str]]

    @property
    def count(self) -> int:
        return sum(len(texts) for texts in self.frames.values())


async def record_match(
    here: House, preset: str, how: OneOfEach, chance: Random, *, busy: bool = False
) -> Recording:
    """Robots at all seats play a match over sockets; a spectator looks on."""
    opened = await here.open_table(preset, [ME, *[FRIEND] * (how.seats - 1)], options=how.options)
    table = opened["table"]
    joined = [await here.join(table, f"P{seat}") for seat in range(1, how.seats)]
    tokens: list[str | None] = [each["token"] for each in (opened, *joined)]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(here.at(table, token)) for token in (*tokens, None)]
        robots = [Robot(player, Random(chance.random()), busy=busy) for player in players[:-1]]
        await asyncio.gather(*(robot.play() for robot in robots), _watch(players[-1]))
        storage = here.lobby.storage
        row = await storage.table(table)
        assert row is not None
        frames = dict(zip((*range(how.seats), None), (each.frames for each in players), strict=True))
        return Recording(row, await storage.seats(table), await storage.atoms(table), frames)


async def _watch(player: Player) -> None:
    await player.until(lambda state: state["over"])


@dataclass(slots=True)
class Robot:
    """Mostly does what brings a deal to its end; now and then something else, or takes something back."""

    player: Player
    chance: Random
    busy: bool = False
    """Whether there are pauses now and then, and bots that play for a while."""

    _answered: set[str] = field(default_factory=set[str])

    async def play(self) -> None:
        player = self.player
        while not player.state or not player.state["over"]:
            if player.state and player.state["view"] is not None:
                await self._do_something(player.state)
            await player.next_frame()

    async def _do_something(self, state: Plain) -> None:
        """Once for each thing that is asked: the same frame may be told twice."""
        me = self.player.welcome["seat"]
        if self.busy and await self._do_about_the_table(state):
            return
        if me in awaited(state):
            if self._first_time("answer", state):
                await self.player.send(type="answer", yes=self.chance.random() < 0.8)
        elif state["deal_over"]:
            if not state["seats"][me]["ready"] and self._first_time("next", state):
                await self.player.send(type="next")
        elif may_act(state):
            if self._first_time("act", state):
                await self.player.act(self._choice(state))
        elif self._may_undo(state) and self.chance.random() < 0.05:
            await self.player.send(type="undo")

    async def _do_about_the_table(self, state: Plain) -> bool:
        """Whether an act was chosen; pauses are short, and who has handed over is back before long."""
        acts = [each["do"] for each in state["table_acts"] if each["do"] in ACTS]
        back = [each for each in acts if each in ("back", "resume")]
        often = 1.0 if "resume" in back else 0.3 if back else 0.05
        if not acts or not self._first_time("table", state) or self.chance.random() > often:
            return False
        await self.player.table(self.chance.choice(back or acts))
        return True

    def _may_undo(self, state: Plain) -> bool:
        return (state["undo"] is None or state["undo_asks"]) and self._first_time("undo", state)

    def _first_time(self, what: str, state: Plain) -> bool:
        number = state["offer"]["id"] if what == "act" else state["n"]
        if self.busy:  # after a pause the same offer stands, and another may ask for the same
            number = (number, state["n"], state["question"] and state["question"]["seat"])
        new = f"{what} {number}" not in self._answered
        self._answered.add(f"{what} {number}")
        return new

    def _choice(self, state: Plain) -> Plain:
        actions: list[Plain] = state["offer"]["actions"]
        return self.chance.choice(actions) if self.chance.random() < 0.15 else sensible(state)


def look_through(recording: Recording) -> int:
    """Go through the match again and look at each frame as of when it was sent; how many cards were found.

    AssertionError for a card that the receiver was not shown, and for the secret before the end.
    """
    row, setup = recording.row, play.setup_of(recording.row, recording.seats)
    table = Table(setup.game, setup.config, setup.names, Dice(row.secret))
    search = Search(table.match.deck)
    frames = _by_number(recording, row.secret.hex(), search)
    table.do("next")
    found = _look(table, search, frames)
    for atom in recording.atoms:
        _do_again(table, atom)
        if not table.match.deal_over:
            found += _look(table, search, frames)
    return found


def _by_number(recording: Recording, secret: str, search: Search) -> dict[tuple[Watcher, int], list[str]]:
    """The states by watcher and number of the last event. No refusal names a card; a welcome tells rules."""
    frames: dict[tuple[Watcher, int], list[str]] = {}
    for watcher, texts in recording.frames.items():
        for text in texts:
            frame = json.loads(text)
            assert frame.get("over") or secret not in text, watcher
            if frame["type"] == "state":
                frames.setdefault((watcher, frame["n"]), []).append(text)
            elif frame["type"] == "refused":
                assert not search.cards(text), text
            else:
                assert frame["type"] == "welcome", frame["type"]
    return frames


def _do_again(table: Table, atom: AtomRow) -> None:
    match atom.deed:
        case "act":
            table.do("act", atom.seat, table.game.read_action(atom.line or atom.hidden or ""))
        case "undo":
            direct = table.match.why_not_undo(atom.seat) is None
            table.do("undo" if direct else "agreed", atom.seat)
        case "next":
            table.do("next")
        case "table":
            table.do("table", atom.seat, Incident.read(atom.line or ""))


def _look(table: Table, search: Search, frames: dict[tuple[Watcher, int], list[str]]) -> int:
    found = 0
    for book in table.books:
        known = _known(book)
        for frame in frames.get((book.watcher, len(table.match.log) - 1), ()):
            named = search.cards(frame)
            assert named <= known, (book.watcher, len(table.match.log) - 1, named - known)
            found += len(named)
    return found


def _known(book: Ledger) -> set[str]:
    """The cards that the watcher has seen since they were shuffled last."""
    places: dict[Any, int] = {kind: place for place, kind in enumerate(book.stock.kinds)}
    return {kind.text for kind, place in places.items() if place in book.shown}
