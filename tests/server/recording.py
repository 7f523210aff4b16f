"""A wire recorder: matches at a real server with a recorder at every seat and one for the spectators, and the
ledgers of the properties to say, for each frame, which cards its receiver may know.

The decks have one copy of each kind. Otherwise a leak could name a card whose other copy lies open, and be
taken for that.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import standard_deck
from laydown.games import game_of
from laydown.games.mille.game import Mille
from laydown.server import play
from laydown.table.contributions import new_value
from laydown.table.incidents import Incident
from laydown.table.shuffle import Dice
from laydown.words import Speaker
from properties.table import Table
from server.fake_time import FakeTime
from server.house import FRIEND, ME, PATIENCE, awaited, may_act, sensible

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

    from laydown.cards import Deck
    from laydown.games.rules import Watcher
    from laydown.server.rows import AtomRow, SeatRow, TableRow
    from properties.ledger import Ledger
    from server.house import House, Plain, Player

SIGNS: Final = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C", "\u2605": "R"}
_TO_LETTERS: Final = str.maketrans(SIGNS)
_CARD: Final = re.compile(r"(?<![\w-])(?:[A23456789TJQK][SHDCR]|\*)(?![\w-])")
_STAND_INS: Final = re.compile(r'"stands_for": ?\[[^]]*\]')
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


ACTS: Final = {
    "back": 0.3,
    "resume": 1.0,
    "bot-for": 1.0,
    "pause": 0.05,
    "hand-over": 0.05,
    "more-time": 0.05,
}
"""How often a busy robot does each, where it may."""

DONE: Final = {"more-time": "time-given", "pause": "paused", "hand-over": "bot-plays", "back": "came-back"}
"""The events that tell of some of them."""

CLOCK: Final = {"kind": "live", "turn": 600, "reserve": 3600}
AWAY: Final = 61.0


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
    answers: list[str] = field(default_factory=list[str])
    """What was said to requests for the replay of the running match."""

    values: list[str] = field(default_factory=list[str])
    """What each seat gives to the dice."""

    @property
    def count(self) -> int:
        return sum(len(texts) for texts in self.frames.values())

    @property
    def incidents(self) -> list[str]:
        """What happened beside the deals, in one word each."""
        return [(atom.line or "").split()[0] for atom in self.atoms if atom.deed == "table"]


async def record_match(here: House, preset: str, how: OneOfEach, chance: Random) -> Recording:
    """Robots at all seats play a match over sockets; a spectator looks on."""
    table, tokens = await _seated(here, preset, how)
    robots = [Robot(here, table, token, Random(chance.random())) for token in tokens]
    async with here.at(table) as looker:
        await asyncio.gather(*(robot.play() for robot in robots), _watch(looker))
    return await _recorded(here, table, robots, looker.frames)


async def record_busy_match(
    here: House, preset: str, how: OneOfEach, chance: Random, time: FakeTime
) -> Recording:
    """The same where much else happens, all that people may bring about: pauses, more time, bots in the place
    of people. The second is away for a while, the last of more than two resigns, and all ask now and then for
    the replay of the running match and for a new link.
    """
    table, tokens = await _seated(here, preset, how, clock=CLOCK)
    robots = [BusyRobot(here, table, token, Random(chance.random()), time=time) for token in tokens]
    robots[0].wishes = ["more-time", "pause", "hand-over", "back"]
    robots[1].leaves = 20
    robots[-1].resigns = 25 if how.seats > 2 else None
    async with here.at(table) as looker:
        await asyncio.gather(*(robot.play() for robot in robots), _watch(looker))
    recording = await _recorded(here, table, robots, looker.frames)
    recording.answers = [text for robot in robots for text in robot.answers]
    return recording


async def record_duplicate(here: House, preset: str, how: OneOfEach, chance: Random) -> list[Recording]:
    """Both tables of a duplicate, played at the same time by robots."""
    wanted = {"preset": preset, "options": how.options, "name": "Ann", "colour": "", "bot_delay": 0}
    answer = await here.http.post("/api/duplicates", json={**wanted, "seats": [ME, FRIEND, FRIEND, FRIEND]})
    made = answer.json()
    at: list[tuple[str, list[Robot]]] = []
    for table in made["tables"]:
        joined = [await here.join(table["table"], "P", each["token"]) for each in table["invites"]]
        tokens = [each["token"] for each in joined]
        tokens = tokens if at else [made["token"], *tokens]
        at.append(
            (table["table"], [Robot(here, table["table"], each, Random(chance.random())) for each in tokens])
        )
    await asyncio.gather(*(robot.play() for _, robots in at for robot in robots))
    return [await _recorded(here, table, robots, []) for table, robots in at]


async def _seated(here: House, preset: str, how: OneOfEach, **more: Any) -> tuple[str, list[str]]:
    """A table of people, with their tokens by seat."""
    seats = [ME, *[FRIEND] * (how.seats - 1)]
    opened = await here.open_table(preset, seats, options=how.options, **more)
    joined = [await here.join(opened["table"], f"P{seat}") for seat in range(1, how.seats)]
    return opened["table"], [each["token"] for each in (opened, *joined)]


async def _recorded(here: House, table: str, robots: Sequence[Robot], looker: list[str]) -> Recording:
    storage = here.lobby.storage
    row = await storage.table(table)
    assert row is not None
    frames: dict[Watcher, list[str]] = {seat: robot.frames for seat, robot in enumerate(robots)}
    values = [robot.value for robot in robots]
    watched = {**frames, None: looker}
    return Recording(row, await storage.seats(table), await storage.atoms(table), watched, values=values)


async def _watch(player: Player) -> None:
    await player.until(lambda state: state["over"])


@dataclass(slots=True)
class Robot:
    """Mostly does what brings a deal to its end; now and then something else, or takes something back."""

    here: House
    table: str
    token: str
    chance: Random
    value: str = field(default_factory=new_value)
    frames: list[str] = field(default_factory=list[str])
    player: Player = field(init=False)
    _answered: set[str] = field(default_factory=set[str])

    async def play(self) -> None:
        """To the end of the match, in one connection or several."""
        n = -1
        while not await self._play_on(n):
            n = self.player.state["n"]

    async def _play_on(self, since: int) -> bool:
        """Whether it is over; else who sits here has left."""
        async with self.here.at(self.table, self.token, since=since) as player:
            self.player, player.value = player, self.value
            try:
                while not player.state or not player.state["over"]:
                    if (
                        player.state
                        and player.state["view"] is not None
                        and await self._do_something(player.state)
                    ):
                        return False
                    await player.next_frame()
            finally:
                self.frames += player.frames
        return True

    async def _do_something(self, state: Plain) -> bool:
        """Once for each thing that is asked: the same frame may be told twice. Whether it was to leave."""
        me = self.player.welcome["seat"]
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
        return False

    def _may_undo(self, state: Plain) -> bool:
        return (state["undo"] is None or state["undo_asks"]) and self._first_time("undo", state)

    def _first_time(self, what: str, state: Plain) -> bool:
        number = state["offer"]["id"] if what == "act" else state["n"]
        return self._is_new(f"{what} {number}")

    def _is_new(self, what: str) -> bool:
        new = what not in self._answered
        self._answered.add(what)
        return new

    def _choice(self, state: Plain) -> Plain:
        actions: list[Plain] = state["offer"]["actions"]
        return self.chance.choice(actions) if self.chance.random() < 0.15 else sensible(state)


@dataclass(slots=True)
class BusyRobot(Robot):
    """One who has much else in mind. `leaves` says after which event it goes away for a while, and `resigns`
    after which it does that.
    """

    time: FakeTime = field(default_factory=FakeTime)
    leaves: int | None = None
    resigns: int | None = None
    wishes: list[str] = field(default_factory=list[str])
    """What it does as soon as it may, one after the other."""

    answers: list[str] = field(default_factory=list[str])
    _token: str | None = None
    """Of the next connection, where one was given."""

    async def _play_on(self, since: int) -> bool:
        if since >= 0:
            await self._wait_for_a_bot()
            self.token = self._token or self.token
        return await super(BusyRobot, self)._play_on(since)

    async def _do_something(self, state: Plain) -> bool:
        plays = not (state["paused"] or state["seats"][self.player.welcome["seat"]]["stand_in"])
        if self.leaves is not None and state["n"] >= self.leaves and plays:
            self.leaves = None
            return True
        if self.chance.random() < 0.05:
            await self._ask_for_the_replay()
        if self.chance.random() < 0.05:
            await self.player.send(type="renew")
            self._token = (await self.player.frame("renewed"))["token"]
            state = self.player.state
        if not await self._do_about_the_table(state):
            await super(BusyRobot, self)._do_something(state)
        return False

    async def _wait_for_a_bot(self) -> None:
        """Away, until somebody else has let a bot play or the match is over."""
        seat, storage = self.player.welcome["seat"], self.here.lobby.storage
        for look in itertools.count():
            row, lines = await storage.table(self.table), await storage.atoms(self.table)
            instead = f"bot {seat + 1} by"
            if row is None or row.over or any((atom.line or "").startswith(instead) for atom in lines):
                return
            if look % 20 == 0:
                self.time.passes(AWAY)
            await asyncio.sleep(0.02)

    async def _do_about_the_table(self, state: Plain) -> bool:
        """Whether an act was chosen; pauses are short, and who has handed over is back before long."""
        acts = [(each["do"], each["seat"]) for each in state["table_acts"]]
        if self.resigns is not None and state["n"] >= self.resigns and ("resign", None) in acts:
            self.resigns = None
            await self.player.table("resign")
            return True
        often = {**ACTS, "back": 1.0} if self._waits_for_somebody(state) else ACTS
        if self.wishes and f':"{DONE[self.wishes[0]]}"' in self.player.frames[-1]:
            self.wishes.pop(0)
        wished = [each for each in acts if each[0] in self.wishes[:1]]
        wished = wished or [each for each in acts if self.chance.random() < often.get(each[0], 0.0)]
        if not wished or not self._first_time("table", state):
            return False
        await self.player.table(*wished[0])
        return True

    @staticmethod
    def _waits_for_somebody(state: Plain) -> bool:
        return any((each["away"] or 0) >= int(AWAY) for each in state["seats"])

    async def _ask_for_the_replay(self) -> None:
        for path in (
            f"replays/{self.table}",
            f"replays/{self.table}/deals/0?seat=all",
            f"tables/{self.table}/record",
        ):
            answer = await self.here.http.get(f"/api/{path}", timeout=PATIENCE)
            row = await self.here.lobby.storage.table(self.table)
            if row is None or row.over:
                return
            assert answer.status_code == 409, answer.text
            self.answers.append(answer.text)

    def _first_time(self, what: str, state: Plain) -> bool:
        """After a pause the same offer stands, and another may ask for the same."""
        number = state["offer"]["id"] if what == "act" else 0
        question = state["question"] and (state["question"]["do"], state["question"]["seat"])
        after = (state["n"], question, self._waits_for_somebody(state))
        return self._is_new(f"{what} {number} {after}")


def look_through(recording: Recording) -> int:
    """Go through the match again and look at each frame as of when it was sent; how many cards were found.

    AssertionError for a card that the receiver was not shown, and for the secret before the end.
    """
    row, setup = recording.row, play.setup_of(recording.row, recording.seats)
    dice = Dice(row.secret, contributions=row.contributions or ())
    table = Table(setup.game, setup.config, setup.names, dice, kind=row.stock)
    search = Search(table.match.deck)
    for text in recording.answers:
        assert row.secret.hex() not in text
        assert not search.cards(text), text
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
            assert _may_show_the_secret(frame) or secret not in text, watcher
            if frame["type"] == "state":
                frames.setdefault((watcher, frame["n"]), []).append(text)
            elif frame["type"] == "refused":
                assert not search.cards(text), text
            else:
                assert frame["type"] in ("welcome", "renewed"), frame["type"]
            if frame.get("mixing"):
                assert not search.cards(text), text
                assert not any(value in text for value in recording.values), text
    return frames


def _may_show_the_secret(frame: Plain) -> bool:
    """At the end; of two tables with the same deals at the end of both."""
    double = frame.get("duplicate")
    return bool(frame.get("over") and (double is None or double["shown"]))


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
            named = search.cards(_of_this_deal(frame, table.match.stories[-1].began))
            assert named <= known, (book.watcher, len(table.match.log) - 1, named - known)
            found += len(named)
    return found


def _of_this_deal(text: str, began: int) -> str:
    """A frame less the events of earlier deals, which somebody who comes back is told too."""
    frame = json.loads(text)
    told = [each for each in frame["events"] if each["n"] >= began]
    return text if told == frame["events"] else json.dumps({**frame, "events": told}, ensure_ascii=False)


def _known(book: Ledger) -> set[str]:
    """The cards that the watcher has seen since they were shuffled last."""
    places: dict[Any, int] = {kind: place for place, kind in enumerate(book.stock.kinds)}
    return {kind.text for kind, place in places.items() if place in book.shown}
