"""A table while somebody is at it: one task and one queue, and that task alone changes the match.

Everything that happens at a table comes through its queue: people who come and go, what they say and do,
what bots chose, time that is up. What was done is kept on the disk before anyone is told of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from laydown.errors import IllegalAction
from laydown.server import fairness, figures, links, logs, outline, play, telling
from laydown.server.beginning import Beginning
from laydown.server.clock import BeatClock, TimeUp
from laydown.server.happenings import Happenings
from laydown.server.hearing import Hearing
from laydown.server.items import Asked, Came, Heard, Late, Left, Struck
from laydown.server.keeping import Unkept
from laydown.server.pairs import Pair
from laydown.server.parts import Parts
from laydown.server.patience import Patience
from laydown.server.people import played_by_bots, players
from laydown.server.rows import AtomRow, Moved
from laydown.server.seating import Bots, Chosen
from laydown.wire import server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from laydown.server.connection import Connection
    from laydown.server.items import Item
    from laydown.server.lobby import Office
    from laydown.server.rows import SeatRow
    from laydown.table.match import Match
    from laydown.wire.server import FromServer

_LOG = logging.getLogger(__name__)


class Room:
    """`standing` is how things stand; `done` how many rows tell the match."""

    def __init__(self, standing: telling.Standing, done: int, office: Office) -> None:
        self.standing = standing
        self.done = done
        self.office = office
        self.queue: asyncio.Queue[Item] = asyncio.Queue()
        self.connections: list[Connection] = []
        self.gone = asyncio.Event()
        """Set when nothing more happens here."""

        self.unkept = False
        """The database did not keep what was done here: this room ends, and `undone` was not told."""

        self.undone: Item | None = None
        self._next: Room | None = None
        self._is_slow = False
        self._taking = Patience(self._tell_that_it_is_slow)
        self._waiting = Patience(lambda: self.put(Struck(self._close_if_empty)))
        self._began = 0.0
        """When what is being done now came in."""

        self._held: list[Chosen] = []
        """What bots chose while somebody was asked for consent."""

        self.pair = Pair(self)
        self.beginning = Beginning(self)
        self.happenings = Happenings(self, lambda what: self.put(Struck(what)))
        self._hearing = Hearing(self)
        self._bots = Bots(standing.table, office.thinking, self.queue.put_nowait)
        self._clock = BeatClock(standing.table.beat_seconds, self.queue.put_nowait)

    @property
    def id(self) -> str:
        return self.standing.table.id

    @property
    def match(self) -> Match | None:
        return self.standing.match

    def put(self, item: Item) -> None:
        if self._next is None:
            self.queue.put_nowait(item)
        else:
            self._next.put(item)

    def stand_in(self, new: Room) -> None:
        """From now on all that comes here goes to the new room."""
        self._next = new

    async def ask(self, what: Callable[[Room], Awaitable[Any]]) -> Any:  # noqa: ANN401 - what it gives
        """Have something done by the room's own task, and get what it gives or raises."""
        if self.gone.is_set() and self._next is None:
            raise RuntimeError(f"room {self.id} is closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(Asked(what, answer))
        return await answer

    # The one task

    async def run(self) -> None:
        """Until nobody has been here for a while, or something broke. The next who comes finds the table as
        it is on the disk.
        """
        try:
            await self.note_presence()
            await self.beginning.mix()
            await self._catch_up()
            self.go_on()
            await self.happenings.catch_up()
            self.pair.follow()
            while not self.gone.is_set():
                await self._take_next()
        except Unkept:
            self.unkept = True
        except Moved:
            self.close("stopping")
        except Exception:  # noqa: BLE001 - whatever it is, this table closes and the others play on
            _LOG.exception(
                "table %s is broken and closes", self.id, extra={"event": "room-broken", "table": self.id}
            )
            figures.BROKEN.inc()
            self.close("broken")
        finally:
            self.pair.stop()
            self._bots.stop()
            self._clock.stop()
            self._taking.stop()
            self._waiting.stop()
            self.happenings.stop()

    def forget_match(self) -> None:
        """At the end: the match leaves the memory now, and not when Python next looks for what only holds
        itself, as a room and its parts do.
        """
        self.standing = replace(self.standing, match=None, mixing=None, clock=None, parts=Parts())

    async def _take_next(self) -> None:
        self._waiting.begin(self._idle)
        item = await self.queue.get()
        self._waiting.end()
        self._began = item.at if isinstance(item, Heard) else time.monotonic()
        self._taking.begin(self.office.settings.slow)
        try:
            await self._take(item)
        except Exception as error:
            self.undone = item
            if isinstance(item, Asked) and not item.answer.done():
                item.answer.set_exception(error)
            raise
        finally:
            self._taking.end()
        if self._is_slow:
            self._is_slow = False
            self.tell_all()

    async def _close_if_empty(self) -> None:
        """When nothing has come for a while."""
        if not (self.connections or self._bots.busy or not self.queue.empty()):
            await self.keep_times()
            if self.queue.empty():  # else somebody has come meanwhile
                self.close("stopping")

    @property
    def _idle(self) -> float:
        """With days for a move nobody is expected soon: the table waits in the store."""
        settings, clock = self.office.settings, self.standing.clock
        return settings.idle if clock is None or not clock.in_days else settings.idle_days

    def _tell_that_it_is_slow(self) -> None:
        self._is_slow = True
        self.send_all(lambda each: server.Unkept(text=each.listener.speaker().text("server-slow")))

    def close(self, code: str) -> None:
        """Nothing more happens here; whoever comes now finds another room."""
        self.gone.set()
        self.office.forget(self)
        for each in self.connections:
            each.close(code)
        while not self.queue.empty():
            item = self.queue.get_nowait()
            if isinstance(item, Asked):
                item.answer.cancel()
            elif isinstance(item, Came):
                item.connection.close(code)

    async def _take(self, item: Item) -> None:
        match item:
            case Came():
                await self._welcome(item.connection)
            case Left():
                await self._part_from(item.connection)
            case Heard():
                await self._hearing.hear(item.connection, item.frame)
            case Chosen():
                await self._do_chosen(item)
            case TimeUp():
                await self._do_for_the_late(item)
            case Late():
                await self.beginning.leave_out_the_late(item)
            case Asked():
                await self._answer(item)
            case Struck():
                await item.what()

    # Coming and going

    async def _welcome(self, connection: Connection) -> None:
        if not await links.admit(self, connection):
            return
        self.connections.append(connection)
        connection.send(telling.welcome(self.standing, connection.listener))
        await self.note_presence()
        seat = connection.listener.seat
        if seat is None or not await self.happenings.welcome_back(seat):
            self.tell_all()
            await self.happenings.note_seen(seat)

    async def _part_from(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            await self.note_presence()
            self.tell_all()

    async def note_presence(self) -> None:
        """Who is here has changed."""
        seats = [each.listener.seat for each in self.connections]
        self.standing.here = frozenset(seat for seat in seats if seat is not None)
        self.standing.spectators = seats.count(None)
        await self.happenings.note_presence()
        self._let_bots_go_on()

    async def _answer(self, item: Asked) -> None:
        try:
            item.answer.set_result(await item.what(self))
        except IllegalAction as error:
            item.answer.set_exception(error)

    # Telling

    def tell_all(self, but: Connection | None = None) -> None:
        """Everyone hears how things stand now."""
        self.standing.deadline = self._clock.left()
        for each in self.connections:
            if each is not but:
                self.tell(each)

    def tell(self, connection: Connection) -> None:
        frame = telling.state(self.standing, connection.listener, connection.told)
        connection.told = max(connection.told, frame.n)
        connection.send(frame)

    def send_all(self, make: Callable[[Connection], FromServer]) -> None:
        for each in self.connections:
            each.send(make(each))

    # Doing

    async def act(self, seat: int, action: Any, offer: int) -> bool:  # noqa: ANN401 - the game's own atom
        """Do an atom, keep it, tell everyone. False if it was done before; IllegalAction if refused."""
        match = self.match
        if match is None or not match.act(seat, action, offer):
            return False
        await self.keep(play.atom_row(match, self.done, seat, action))
        return True

    async def undo(self, seat: int) -> None:
        """Take back at once, or ask the other people; bots always agree. IllegalAction if neither may be."""
        match, consent = self.match, self.standing.consent
        if match is None:
            return
        if match.why_not_undo(seat) is None:
            match.undo(seat)
            await self.keep(AtomRow(self.done, "undo", seat))
            return
        refusal = consent.why_not_ask(match, seat, "undo")
        if refusal is not None:
            raise IllegalAction(refusal)
        consent.ask(match, seat, "undo", players(self.standing) - {seat})
        await self._undo_if_all_agree()

    async def answer_undo(self, seat: int, *, yes: bool) -> None:
        """What a seat says to the question that stands; with one no nothing is taken back."""
        consent = self.standing.consent
        if yes:
            consent.agree(seat)
            await self._undo_if_all_agree()
            return
        asker = consent.seat
        consent.end()
        self.tell_all()
        for each in self.connections:
            if each.listener.seat == asker != seat:
                each.send(telling.denied(self.standing, each.listener, seat, "undo"))
        self._let_bots_go_on()

    async def _undo_if_all_agree(self) -> None:
        match, consent = self.match, self.standing.consent
        if match is None or consent.seat is None or consent.awaited:
            self.tell_all()
            return
        seat = consent.seat
        match.undo_with_consent(seat)
        await self.keep(AtomRow(self.done, "undo", seat))

    async def make_ready(self, seat: int) -> None:
        """The next deal begins when all people who play are ready for it."""
        standing, match = self.standing, self.match
        if match is None or seat in standing.ready:
            return
        await self.office.storage.keep_ready(self.id, seat, len(match.results))
        standing.ready.add(seat)
        if not await self.begin_next_deal():
            self.happenings.run_clocks()
            await self.keep_times()
            self.tell_all()

    async def begin_next_deal(self) -> bool:
        """Whether the match was between deals and everybody is ready for the next."""
        standing, match = self.standing, self.match
        playing = players(standing)
        if match is None or match.why_not_next_deal() is not None or not playing or playing - standing.ready:
            return False
        standing.seats[:] = [replace(each, order=None) for each in standing.seats]
        match.next_deal()
        standing.ready.clear()
        await self.keep(AtomRow(self.done, "next", play.NOBODY))
        return True

    async def _catch_up(self) -> None:
        """What a server did not come to any more: it was stopped when the last had said that he is ready,
        or, before the end was one row with its reason, when the match was over.
        """
        match = self.match
        if match is None:
            return
        if match.over and not self.standing.table.over:
            await self.office.storage.end(self.id)
            self.standing.table = replace(self.standing.table, over=True)
        elif self.standing.ready:
            await self.begin_next_deal()

    async def seat_changed(self, row: SeatRow) -> None:
        """Someone has sat down, or freed a seat; with the last free seat taken the match begins."""
        standing = self.standing
        if standing.seats[row.seat].vacant:
            await links.take(self, row)
            return
        await self.office.storage.take_seat(self.id, row)
        standing.seats[row.seat] = row
        standing.setup = play.setup_of(standing.table, standing.seats)
        await self.beginning.mix()
        self.go_on()
        self.tell_all()

    async def keep_order(self, seat: int, order: str) -> None:
        """How a hand is sorted."""
        await self.office.storage.keep_order(self.id, seat, order)
        self.standing.seats[seat] = replace(self.standing.seats[seat], order=order)

    async def keep(self, row: AtomRow) -> None:
        """The row first, and only then the news. Whatever was done settles a question about the game."""
        if not self.standing.consent.is_about_the_table:
            self.standing.consent.end()
        match, clock = self.match, self.standing.clock
        if match is None:
            return
        self.happenings.run_clocks()
        times = None if clock is None else clock.kept(self.standing.here)
        await self.office.storage.add_atom(self.id, row, outline.written(match), times, over=match.over)
        self.done += 1
        figures.KEPT.observe(time.monotonic() - self._began)
        person = row.seat == play.NOBODY or self.standing.seats[row.seat].kind == "person"
        figures.ACTIONS.labels(match.game.name, "person" if person else "bot").inc()
        if match.over:
            figures.ENDED.labels(match.game.name).inc()
            await fairness.count(self.office.storage, self.standing.table, self.standing.seats, match)
            logs.note("match-ended", "a match has ended", table=self.id, deals=len(match.results))
        self.go_on()
        self.tell_all()
        figures.SENT.observe(time.monotonic() - self._began)

    async def keep_times(self) -> None:
        """What is left on the clocks of a match that goes on."""
        clock = self.standing.clock
        if clock is not None and self.match is not None and not self.match.over:
            await self.office.storage.keep_times(self.id, clock.kept(self.standing.here))

    def go_on(self) -> None:
        """Bots whose turn it is begin to think, and clocks run."""
        self._let_bots_go_on()
        if self.match is not None:
            if not self.match.incidents.paused:
                self._bots.think(self.match, self.standing.seats, played_by_bots(self.standing))
            self._clock.set_for(self.match)
            self.happenings.run_clocks()

    def _waits_for_consent(self) -> bool:
        """Whether bots wait: somebody was asked to let an action be taken back who is here to answer."""
        consent = self.standing.consent
        return consent.do == "undo" and bool(consent.awaited) and consent.awaited <= self.standing.here

    def _let_bots_go_on(self) -> None:
        """What bots chose while a question stood is looked at again."""
        held, self._held = self._held, []
        for each in held:
            self.put(each)

    async def _do_chosen(self, chosen: Chosen) -> None:
        """What a bot chose, if its offer still stands."""
        match = self.match
        if self._waits_for_consent():
            self._held.append(chosen)
            return
        self._bots.has_chosen(chosen)
        may_act = chosen.seat in played_by_bots(self.standing)
        if (
            match is None
            or match.incidents.paused
            or not may_act
            or match.offer(chosen.seat).id != chosen.offer
        ):
            self.go_on()
            return
        await self.act(chosen.seat, match.offer(chosen.seat).actions[chosen.place], chosen.offer)

    async def _do_for_the_late(self, up: TimeUp) -> None:
        match = self.match
        if match is None or not self._clock.is_due(up):
            return
        for seat in match.to_act():
            if seat in players(self.standing):
                offer = match.offer(seat)
                await self.act(seat, self._clock.choice(match, seat), offer.id)
