"""People at a server who do what the script of a table of the tests says, and all that they are told of it.

What has no place in a script they do from a seed of their own: links given anew, replays asked of the running
match, moves at another table with the same deals.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from laydown.games.options import differences
from laydown.server.thinking import Thinking
from properties.happening import playing
from server.company import acts, to_act
from server.house import FRIEND, ME, Player, mixed, sensible

if TYPE_CHECKING:
    from laydown.games.rules import Offer, View, Watcher
    from laydown.server.thinking import Thinker
    from laydown.table.incidents import Incident, What
    from properties.table import Table
    from server.fake_time import FakeTime
    from server.house import House, Plain

WHATS: Final[tuple[What, ...]] = ("bot", "back", "pause", "resume", "time", "resign")
"""What people bring about by acts of their own while a match goes on."""

CLOCK: Final = {"kind": "live", "turn": 600, "reserve": 3600}
AWAY: Final = 61.0
PONG: Final = '{"type":"pong"}'


class Puppets(Thinking):
    """Bots that choose what they are told."""

    def __init__(self) -> None:
        super().__init__(1)
        self._asked: dict[int, tuple[Offer, asyncio.Future[int]]] = {}

    async def choose(self, thinker: Thinker, view: View, offer: Offer) -> int:
        del thinker, view
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[offer.seat] = offer, answer
        return await answer

    def warm(self) -> None:
        """Nothing has to start."""

    def tell(self, seat: int, action: Any) -> None:
        """If this seat is asked. A choice for an offer that stands no more is asked for again."""
        if seat in self._asked:
            offer, answer = self._asked.pop(seat)
            answer.set_result(offer.actions.index(action) if action in offer.actions else 0)


@dataclass(slots=True)
class Place:
    """A seat, with who sits there now and in earlier connections."""

    token: str
    now: Player
    leaving: AsyncExitStack
    before: list[Player] = field(default_factory=list[Player])
    gone: bool = False
    heard: int = 0
    """So many frames are not compared: they come whenever the other table is looked at."""

    @property
    def frames(self) -> list[str]:
        return [text for each in (*self.before, self.now) for text in each.frames][self.heard :]


@dataclass(slots=True)
class Company:
    """Everyone at one table: a connection at each seat, spectators in two languages unless it is one of a
    duplicate, and then two who play at the other table.
    """

    here: House
    time: FakeTime
    puppets: Puppets
    table: str = ""
    seats: list[Place] = field(default_factory=list[Place])
    lookers: list[Player] = field(default_factory=list[Player])
    others: list[Player] = field(default_factory=list[Player])
    chance: Random = field(default_factory=lambda: Random("company"))
    done: list[str] = field(default_factory=list[str])
    """What was done, in one word each."""

    _answers: list[str] = field(default_factory=list[str])
    _names: dict[str, str] = field(default_factory=dict[str, str])

    def frames(self, watcher: Watcher) -> str:
        """All that came for this watcher, apart from what is drawn anew each time: ids and tokens."""
        lookers = [text for each in self.lookers for text in each.frames]
        texts = lookers if watcher is None else self.seats[watcher].frames
        text = "\n".join([*(each for each in texts if each != PONG), *self._answers])
        for name, stands_for in {self.table: "TABLE", **self._names}.items():
            text = text.replace(name, stands_for)
        return text.replace(",", ",\n")

    async def do(self, script: Table, what: str, seat: int, action: Any) -> None:
        """What the script says, done by those who sit there; `script` is the match before it."""
        await self._do_something_else()
        self.done.append(action.what if what == "table" else what)
        playing_now = playing(script.match)
        match what:
            case "act" if seat in playing_now:
                await self.seats[seat].now.heard()
                await self.seats[seat].now.do(action.to_plain())
            case "act":
                await self._let_the_bot(playing_now[0], seat, action)
            case "next":
                for each in playing_now:
                    await self.seats[each].now.send(type="next")
                    await self._heard(each)
            case "table":
                await self._happen(action, playing_now)
            case _:
                await self.seats[seat].now.send(type="undo")
                await self._agree(playing_now if what == "agreed" else [], seat)
        await self.all_told()

    async def all_told(self) -> None:
        """All that was told before has come."""
        for seat, each in enumerate(self.seats):
            if not each.gone:
                await self._heard(seat)
        for looker in self.lookers:
            await looker.heard()

    async def _heard(self, seat: int) -> None:
        await self.seats[seat].now.heard()

    async def _let_the_bot(self, watching: int, seat: int, action: Any) -> None:
        self.done.append("bot acts")
        await self._heard(watching)
        n = self.seats[watching].now.state["n"]
        while self.seats[watching].now.state["n"] == n:
            self.puppets.tell(seat, action)
            await self._heard(watching)

    # What happens at the table

    async def _happen(self, incident: Incident, playing_now: list[int]) -> None:
        seat, by = incident.seat, incident.by
        assert seat is not None
        match incident.what:
            case "back" if self.seats[seat].gone:
                await self._come(seat)
            case "bot" if by is not None:
                await self._go(seat, by)
                await self._act(by, "bot-for", seat)
            case "bot":
                await self._act(seat, "hand-over")
            case "time":
                assert by is not None
                await self._act(by, "more-time", seat)
            case "pause":
                await self._act(seat, "pause")
                await self._agree(playing_now, seat)
            case _:
                if self.seats[seat].gone:
                    await self._come(seat)
                await self._act(seat, incident.what)

    async def _act(self, seat: int, do: str, target: int | None = None) -> None:
        await self._heard(seat)
        player = self.seats[seat].now
        offered = acts(player.state)
        assert (do, target) in offered, (do, target, offered)
        await player.table(do, target)
        await self._heard(seat)

    async def _agree(self, playing_now: list[int], asker: int) -> None:
        await self._heard(asker)
        for seat in playing_now:
            if seat != asker:
                await self._heard(seat)
                await self.seats[seat].now.send(type="answer", yes=True)
                await self._heard(seat)

    async def _go(self, seat: int, by: int) -> None:
        """Leave, and be away for long enough."""
        self.done.append("away")
        place, other = self.seats[seat], self.seats[by].now
        place.gone = True
        await place.leaving.aclose()
        await other.until(lambda state: not state["seats"][seat]["here"])
        self.time.passes(AWAY)
        await other.until(lambda state: (state["seats"][seat]["away"] or 0) >= int(AWAY))
        await self.all_told()

    async def _come(self, seat: int) -> None:
        place = self.seats[seat]
        place.before.append(place.now)
        place.leaving = AsyncExitStack()
        coming = self.here.at(self.table, place.token, since=place.now.state["n"])
        place.now = await place.leaving.enter_async_context(coming)
        place.gone = False
        await place.now.until(lambda state: state["view"] is not None)

    # What is in no script

    async def _do_something_else(self) -> None:
        if self.chance.random() < 0.1:
            await self._renew()
        if self.chance.random() < 0.1:
            await self._ask_for_the_replay()
        if self.others and self.chance.random() < 0.5:
            await self._play_at_the_other_table()

    async def _renew(self) -> None:
        self.done.append("renewed")
        place = self.chance.choice([each for each in self.seats if not each.gone])
        await place.now.send(type="renew")
        place.token = (await place.now.frame("renewed"))["token"]
        self._names[place.token] = "TOKEN"

    async def _ask_for_the_replay(self) -> None:
        self.done.append("replay")
        pages = (f"replays/{self.table}", f"replays/{self.table}/deals/0?seat=all")
        for path in (*pages, f"tables/{self.table}/record"):
            answer = await self.here.http.get(f"/api/{path}")
            assert answer.status_code == 409, answer.text
            self._answers.append(answer.text)

    async def _play_at_the_other_table(self) -> None:
        self.done.append("other table")
        for each in self.others:
            await each.heard()
        if not self.others[0].state["deal_over"]:
            mover, _ = to_act(self.others)
            await mover.do(sensible(mover.state))


async def reenact(here: House, time: FakeTime, puppets: Puppets, table: Table, preset: str) -> Company:
    """The match of this table, played again at a server by people who do the same; one on a split stock as
    the first of a duplicate.
    """
    company = Company(here, time, puppets)
    async with AsyncExitStack() as stack:
        opening = _open_duplicate if table.kind == "split" else _open
        await opening(company, stack, table, preset)
        await _begin(company)
        again = table.again()
        for what, seat, action in table.script[1:]:
            await company.do(again, what, seat, action)
            again.do(what, seat, action)
        await company.all_told()
        for each in company.seats:
            await each.leaving.aclose()
    return company


async def _open(company: Company, stack: AsyncExitStack, table: Table, preset: str) -> None:
    here, names = company.here, table.names
    seats = [ME, *[FRIEND] * (len(names) - 1)]
    opened = await here.open_table(preset, seats, **_agreement(table, preset), clock=CLOCK)
    joined = [await here.join(opened["table"], name) for name in names[1:]]
    company.table = opened["table"]
    await _sit(company, [each["token"] for each in (opened, *joined)])
    for lang in ("en", "ru"):
        company.lookers.append(await stack.enter_async_context(here.at(opened["table"], lang=lang)))


async def _open_duplicate(company: Company, stack: AsyncExitStack, table: Table, preset: str) -> None:
    here = company.here
    wanted = {"preset": preset, "seats": [ME, FRIEND, FRIEND, FRIEND], "colour": "", "bot_delay": 0}
    made: Plain = (await here.http.post("/api/duplicates", json=wanted | _agreement(table, preset))).json()
    first, second = made["tables"]
    company.table = first["table"]
    ben = await here.join(first["table"], table.names[1], first["invites"][0]["token"])
    await _sit(company, [made["token"], ben["token"]])
    for invite, name in zip(second["invites"], ("Yan", "Zoe"), strict=True):
        joined = await here.join(second["table"], name, invite["token"])
        company.others.append(await stack.enter_async_context(here.at(second["table"], joined["token"])))


def _agreement(table: Table, preset: str) -> Plain:
    options = differences(table.config, table.game.presets[preset], table.game.options)
    return {"options": options, "name": table.names[0]}


async def _sit(company: Company, tokens: list[str]) -> None:
    for token in tokens:
        leaving = AsyncExitStack()
        player = await leaving.enter_async_context(company.here.at(company.table, token))
        player.mixes = False
        company.seats.append(Place(token, player, leaving))


def _owes(step: str, mixing: Plain) -> bool:
    return bool(mixing["owes"] == step)


def _other_plays(state: Plain) -> bool:
    return bool(state["duplicate"] and state["duplicate"]["other"] == "playing")


async def _begin(company: Company) -> None:
    """The seats give their part of the dice one after the other, always the same, and the match begins."""
    for step in ("commitment", "value"):
        for seat, place in enumerate(company.seats):
            await place.now.until_mixing(partial(_owes, step))
            owed = mixed(place.now.state, place.now.welcome, f"{seat:064x}")
            assert owed is not None
            await place.now.send(**owed)
            await company.all_told()
    for each in company.others:
        await each.until(lambda state: state["view"] is not None)
    await company.all_told()
    for place in company.seats if company.others else ():
        await place.now.until(_other_plays)
        await place.now.heard()
        place.heard = len(place.frames) - 1
