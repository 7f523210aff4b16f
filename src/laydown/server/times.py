"""The clocks of a table, as agreed when it was opened: seconds a turn with a reserve, or days for each move.

A clock runs for people who are to act and for those whom the next deal waits for. In a live match it stands
still while the server is down or nobody holds the table open; days go on in any case, so that a table may
wait in the store. What is left is kept with each thing done, and every few seconds while a live clock runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from laydown.errors import Refusal
from laydown.games.events import TurnBegan
from laydown.server import particulars
from laydown.server.rows import Times, Waited
from laydown.wire import server
from laydown.wire.pages import ClockChoice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.server.timekeeper import Timekeeper
    from laydown.table.match import Match

DAY: Final = 86_400

HEARTBEAT: Final = 5.0
"""A server that is killed gives a running live clock so many seconds back at most."""

GIFTS: Final = 4
"""So often may a seat get more time in one turn, from all others together."""

GIFT: Final = {"live": 15, "days": DAY}
"""More time, in seconds."""

LONGEST_PAUSE: Final = 14 * DAY
"""Of a match with days for a move; a live one waits until somebody goes on."""

_NOTHING: Final = 0.01


class Side(msgspec.Struct):
    """What a seat has left: `turn` seconds of the turn named `key`, then `reserve` for the match."""

    turn: float
    reserve: float
    key: str = ""
    gifts: int = 0
    since: float = 0.0
    """When the turn began, in seconds since 1970; 0 where that was not kept."""

    @property
    def left(self) -> float:
        return self.turn + self.reserve


class _Kept(msgspec.Struct):
    """`at` is when it was kept, in seconds since 1970, and `pause` when a pause ends that has an end."""

    sides: list[Side]
    running: list[int]
    at: float
    pause: float | None = None


class Clock:
    """The clocks of one match. `text` is what was kept of them."""

    def __init__(self, agreed: ClockChoice, seats: int, time: Timekeeper, text: str | None) -> None:
        self.agreed = agreed
        self._time = time
        self._turn = float(agreed.days * DAY if agreed.kind == "days" else agreed.turn)
        reserve = float(0 if agreed.kind == "days" else agreed.reserve)
        fresh = _Kept([Side(self._turn, reserve) for _ in range(seats)], [], time.now())
        kept = fresh if text is None else msgspec.json.decode(text, type=_Kept)
        self._sides = kept.sides
        self._pause = kept.pause
        self._running = tuple(kept.running)
        self._since = kept.at if self.in_days else time.steady()

    @classmethod
    def of(cls, agreed: str | None, seats: int, time: Timekeeper, text: str | None) -> Clock | None:
        """The clock that a table agreed on, None if on none."""
        if agreed is None:
            return None
        return cls(msgspec.json.decode(agreed, type=ClockChoice), seats, time, text)

    @property
    def in_days(self) -> bool:
        return self.agreed.kind == "days"

    @property
    def running(self) -> tuple[int, ...]:
        return self._running

    @property
    def gifts(self) -> tuple[int, ...]:
        """How often each seat was given more time in its turn."""
        return tuple([side.gifts for side in self._sides])

    def run_for(self, keys: Mapping[int, str], *, paused: bool) -> None:
        """From now on the clocks of these seats run, each in the turn of this name, and no others."""
        self.spend()
        for seat, key in keys.items():
            if self._sides[seat].key != key:
                self._sides[seat] = Side(self._turn, self._sides[seat].reserve, key, since=self._time.now())
        self._running = () if paused else tuple(sorted(keys))
        if not paused:
            self._pause = None
        elif self._pause is None and self.in_days:
            self._pause = self._time.now() + LONGEST_PAUSE

    def spend(self) -> None:
        """Take what has passed from those whose clock runs."""
        now = self._now()
        spent, self._since = max(0.0, now - self._since), now
        for seat in self._running:
            side = self._sides[seat]
            beyond = max(0.0, spent - side.turn)
            side.turn = max(0.0, side.turn - spent)
            side.reserve = max(0.0, side.reserve - beyond)

    def up(self) -> tuple[int, ...]:
        """The seats that have nothing left."""
        self.spend()
        return tuple(seat for seat in self._running if self._sides[seat].left <= _NOTHING)

    @property
    def pause_is_up(self) -> bool:
        return self._pause is not None and self._time.now() >= self._pause

    def soon(self) -> float | None:
        """In how many seconds somebody should look again; None if nothing runs."""
        self.spend()
        left = [self._sides[seat].left for seat in self._running]
        if self._pause is not None:
            left.append(self._pause - self._time.now())
        if not left:
            return None
        return max(0.0, min(*left, 3600.0 if self.in_days else HEARTBEAT))

    def kept(self, here: frozenset[int] = frozenset()) -> Times:
        """What is to be kept, and when somebody has to look although nobody is there; `here` are the seats
        whose players are.
        """
        self.spend()
        now = self._time.now()
        text = msgspec.json.encode(_Kept(self._sides, list(self._running), now, self._pause)).decode()
        left = [now + self._sides[seat].left for seat in self._running]
        due = min([*left, *(() if self._pause is None else (self._pause,))], default=None)
        if not self.in_days:
            return Times(text, None)
        turns = tuple(Waited(seat, self._sides[seat].key, seat in here) for seat in self._running)
        return Times(text, None if due is None else int(due) + 1, turns, int(now))

    def why_not_give(self, seat: int) -> Refusal | None:
        """More time is for a seat that thinks, and not without end (TABLE-CLOCK-3)."""
        if seat not in self._running:
            return Refusal.of("TABLE-CLOCK-3", "server-refuse-not-thinking", seat=seat)
        if self._sides[seat].gifts >= GIFTS:
            return Refusal.of("TABLE-CLOCK-3", "server-refuse-time-often", count=GIFTS)
        return None

    def renew(self, seat: int) -> None:
        """Who is back begins the turn anew."""
        self._sides[seat] = Side(self._turn, self._sides[seat].reserve)

    def give(self, seat: int) -> None:
        self.spend()
        self._sides[seat].turn += GIFT[self.agreed.kind]
        self._sides[seat].gifts += 1

    def told(self, people: Sequence[bool]) -> server.TableClock:
        """What all are told; bots and who has resigned have no clock."""
        self.spend()
        return server.TableClock(
            kind=self.agreed.kind,
            seats=[
                server.SeatClock(
                    turn=round(side.turn, 1), reserve=round(side.reserve, 1), running=seat in self._running
                )
                if is_person
                else None
                for seat, (side, is_person) in enumerate(zip(self._sides, people, strict=True))
            ],
            late=self.agreed.late,
            pause=None if self._pause is None else round(max(0.0, self._pause - self._time.now())),
        )

    def _now(self) -> float:
        return self._time.now() if self.in_days else self._time.steady()


class Turns:
    """Names the turns of a match, so that a clock begins anew with each and goes on after an interruption."""

    def __init__(self) -> None:
        self._seen = 0
        self._begun: dict[int, int] = {}

    def key(self, match: Match, seat: int) -> str:
        if match.deal_over:
            return f"ready {len(match.results)}"
        if particulars.in_beats(match.config):
            return " ".join(map(str, particulars.beat(match.view(None).deal) or ()))
        events = match.log.events
        for event in events[self._seen :]:
            if isinstance(event, TurnBegan):
                self._begun[event.seat] = self._begun.get(event.seat, 0) + 1
        self._seen = len(events)
        return f"{len(match.stories)} {self._begun.get(seat, 0)}"


class Turn(NamedTuple):
    """A turn that somebody has days for: what it is called, and from when until when it goes, in seconds
    since 1970.
    """

    key: str
    since: int
    until: int

    @property
    def is_for_the_next_deal(self) -> bool:
        """Whether no move is waited for, but that somebody is ready."""
        return self.key.startswith("ready ")


def turn_of(agreed: str | None, text: str | None, seat: int) -> Turn | None:
    """The turn of a seat at a table with days for a move, if the table waits for it."""
    if agreed is None or text is None or msgspec.json.decode(agreed, type=ClockChoice).kind != "days":
        return None
    kept = msgspec.json.decode(text, type=_Kept)
    if seat not in kept.running:
        return None
    side = kept.sides[seat]
    return Turn(side.key, round(side.since or kept.at), round(kept.at + side.left))


def seconds_left(agreed: str | None, text: str | None, now: float) -> int | None:
    """How long the first of those whom a table with days for a move waits for has left; None elsewhere."""
    if agreed is None or text is None or msgspec.json.decode(agreed, type=ClockChoice).kind != "days":
        return None
    kept = msgspec.json.decode(text, type=_Kept)
    left = [kept.sides[seat].left for seat in kept.running]
    return round(max(0.0, min(left) - (now - kept.at))) if left else None
