"""What happens at a table beside the deals, done by the table's one task: acts of its people, answers to
questions, time that is up, and people who are back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import IllegalAction
from laydown.server import table_acts, telling
from laydown.server.people import are_gone, asked_by, awaited, people, players
from laydown.server.play import NOBODY
from laydown.server.rows import AtomRow, SeatRow
from laydown.server.times import Turns
from laydown.table.incidents import Incident

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from laydown.server.consent import Do
    from laydown.server.room import Room
    from laydown.server.telling import Standing
    from laydown.server.timekeeper import Timer
    from laydown.wire.client import Table


class Happenings:
    """Those of one room, with the timers for what nobody does. `strike` puts into the room's queue what is
    to be done when a time has passed.
    """

    def __init__(self, room: Room, strike: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        self._room = room
        self._strike = strike
        self._turns = Turns()
        self._clock_timer: Timer | None = None
        self._away_timer: Timer | None = None

    @property
    def _standing(self) -> Standing:
        return self._room.standing

    # Acts and answers

    async def act(self, seat: int, frame: Table) -> None:
        """Do what a seat wishes; the same thing sent twice counts once. IllegalAction if it may not be."""
        standing = self._standing
        done = table_acts.incident(seat, frame.do, frame.seat)
        consent = standing.consent
        asked = consent.seat == seat and consent.do == frame.do
        if asked or (done is not None and table_acts.happened_since(standing, done, frame.n)):
            self._room.tell_all()
            return
        refusal = table_acts.why_not(standing, seat, frame.do, frame.seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        if frame.do == "leave":
            await self._leave(seat)
        elif done is not None and table_acts.asks(standing, seat, frame.do):
            await self._ask(seat, "pause" if frame.do == "pause" else "abort")
        elif done is not None:
            await self.happen(done)

    async def answer(self, seat: int, *, yes: bool) -> None:
        """To a question about the table; with one no nothing happens, and who asked may take it back."""
        consent = self._standing.consent
        if yes:
            consent.agree(seat)
            await self._settle_question()
            return
        asker, do = consent.seat, consent.do
        consent.end()
        await self._room.office.storage.keep_question(self._room.id, None)
        self._room.tell_all()
        for each in self._room.connections:
            if each.listener.seat == asker != seat:
                each.send(telling.denied(self._standing, each.listener, seat, do))

    async def _ask(self, seat: int, do: Do) -> None:
        standing = self._standing
        if standing.match is not None:
            standing.consent.ask(standing.match, seat, do, asked_by(standing, seat))
            await self._settle_question()

    async def _settle_question(self) -> None:
        """Keep who has answered, and do what all agree to."""
        consent = self._standing.consent
        if consent.seat is None or consent.awaited:
            await self._room.office.storage.keep_question(self._room.id, consent.written())
            self._room.tell_all()
            return
        seat, do = consent.seat, consent.do
        consent.end()
        done = table_acts.incident(seat, do, None)
        if done is not None:
            await self.happen(done)
            await self._room.office.storage.keep_question(self._room.id, None)

    # What happens

    async def happen(self, incident: Incident) -> None:
        """Do it, keep it, tell everyone; a question that it answers is no more."""
        standing, match = self._standing, self._room.match
        if match is None:
            return
        match.happen(incident)
        if standing.clock is not None and incident.seat is not None:
            if incident.what == "time":
                standing.clock.give(incident.seat)
            elif incident.what == "back":
                standing.clock.renew(incident.seat)
        number = NOBODY if incident.seat is None else incident.seat
        await self._room.keep(AtomRow(self._room.done, "table", number, line=str(incident)))
        await self.catch_up()
        if not match.over:
            await self._room.begin_next_deal()

    async def catch_up(self) -> None:
        """What follows from what has happened; also from what a server did last before it was stopped."""
        match = self._room.match
        await self.forget_who_is_gone()
        if match is not None and not match.over and not people(self._standing) - match.incidents.resigned:
            await self.happen(Incident("abort"))  # nobody is left but bots

    async def forget_who_is_gone(self) -> None:
        """A question does not wait for who has left, and ends with what it asks for."""
        standing, match = self._standing, self._room.match
        consent = standing.consent
        if match is None or not consent.is_about_the_table or consent.seat is None:
            return
        moot = match.over or (consent.do == "pause" and match.incidents.paused)
        if moot or consent.seat not in players(standing):
            consent.end()
            await self._room.office.storage.keep_question(self._room.id, None)
            self._room.tell_all()
        elif consent.awaited - asked_by(standing, consent.seat):
            consent.awaited &= asked_by(standing, consent.seat)
            await self._settle_question()

    async def _leave(self, seat: int) -> None:
        """Before the match: a guest frees the seat, and whoever opened the table closes it."""
        room, standing = self._room, self._standing
        if seat == standing.table.host:
            await room.office.storage.remove_table(room.id)
            room.close("closed")
            return
        free = SeatRow(seat, "free", invite=standing.seats[seat].invite)
        gone = [each for each in room.connections if each.listener.seat == seat]
        await room.seat_changed(free)
        for each in gone:
            room.connections.remove(each)
            each.close("left")
        await room.note_presence()
        room.tell_all()

    # Presence

    async def note_presence(self) -> None:
        """Who is away, and since when; who is back has the seat again."""
        standing = self._standing
        now = standing.time.steady()
        for seat in people(standing):
            if seat in standing.here:
                standing.away.pop(seat, None)
            else:
                standing.away.setdefault(seat, now)
        self._look_when_somebody_is_gone()

    async def welcome_back(self, seat: int) -> bool:
        """Whether a bot has played for this seat until now."""
        match = self._room.match
        if match is None or match.over or seat not in match.incidents.bots:
            return False
        await self.happen(Incident("back", seat))
        return True

    async def note_seen(self, seat: int | None) -> None:
        """Who comes where a move takes days, and is waited for, need not be told of it elsewhere."""
        clock = self._standing.clock
        if clock is not None and clock.in_days and seat in clock.running:
            await self._room.keep_times()

    def _look_when_somebody_is_gone(self) -> None:
        standing = self._standing
        if self._away_timer is not None:
            self._away_timer.cancel()
            self._away_timer = None
        now = standing.time.steady()
        left = [since + standing.away_after - now for since in standing.away.values()]
        soon = min((each for each in left if each > 0), default=None)
        if soon is not None:
            self._away_timer = standing.time.call_later(soon, lambda: self._strike(self._somebody_is_gone))

    async def _somebody_is_gone(self) -> None:
        """What the others may do now has changed."""
        if are_gone(self._standing):
            await self.forget_who_is_gone()
            self._room.tell_all()
        self._look_when_somebody_is_gone()

    # Clocks

    def run_clocks(self) -> None:
        """They run for those the match waits for."""
        standing, match, clock = self._standing, self._room.match, self._standing.clock
        if clock is None or match is None:
            return
        keys = {seat: self._turns.key(match, seat) for seat in awaited(standing)}
        clock.run_for(keys, paused=match.incidents.paused and not match.over)
        self._look_at_clocks()

    def _look_at_clocks(self) -> None:
        clock = self._standing.clock
        if self._clock_timer is not None:
            self._clock_timer.cancel()
            self._clock_timer = None
        soon = None if clock is None else clock.soon()
        if soon is not None:
            self._clock_timer = self._standing.time.call_later(soon, lambda: self._strike(self._time_passed))

    async def _time_passed(self) -> None:
        """For whose time is up a bot plays, or the match is lost; a long pause ends."""
        standing, clock, match = self._standing, self._standing.clock, self._room.match
        if clock is None or match is None or match.over:
            return
        up = clock.up()
        for seat in up:
            lost = Incident("lost" if clock.agreed.late == "lose" else "overtime", seat)
            if match.why_not_happen(lost) is None and seat in awaited(standing):
                await self.happen(lost)
        if clock.pause_is_up and match.incidents.paused:
            await self.happen(Incident("resume"))
        elif not up:
            if not clock.in_days:
                await self._room.office.storage.keep_times(self._room.id, clock.kept())
            self._look_at_clocks()

    def stop(self) -> None:
        for each in (self._clock_timer, self._away_timer):
            if each is not None:
                each.cancel()
