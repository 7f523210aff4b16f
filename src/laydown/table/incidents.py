"""What happens to a match beside its deals: seats that resign, bots that play for the absent, pauses, and an
end before the end.

Each is done by the table, is told in the log, and has a line in the record: `table resign 2`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from laydown.errors import Message, Refusal
from laydown.table.events import BotPlays, BrokenOff, CameBack, Paused, Resigned, Resumed, TimeGiven

if TYPE_CHECKING:
    from laydown.table.events import TableEvent

What: TypeAlias = Literal["resign", "lost", "abort", "bot", "overtime", "back", "pause", "resume", "time"]

WHATS: Final[tuple[What, ...]] = get_args(What)

LIMIT: Final = 300
"""So often in a match may there be a pause, a bot for somebody or more time: a record has an end."""

_SEATLESS: Final = frozenset({"abort", "resume"})
_BY_OTHERS: Final = frozenset({"bot", "time"})
_OFTEN: Final = frozenset({"bot", "pause", "time"})


@dataclass(frozen=True, slots=True)
class Incident:
    """`seat` is whom it is about, None where it is about all; `by` the other seat that chose it, if one did.

    `lost` is resigned by the clock, and `overtime` a bot by the clock.
    """

    what: What
    seat: int | None = None
    by: int | None = None

    def __str__(self) -> str:
        """`resign 2`, `time 2 by 1`, `abort`."""
        seat = "" if self.seat is None else f" {self.seat + 1}"
        return f"{self.what}{seat}{'' if self.by is None else f' by {self.by + 1}'}"

    @classmethod
    def read(cls, text: str) -> Incident | None:
        """The incident that `str` wrote; None if it is none."""
        what, *rest = text.split() or [""]
        if what not in WHATS or not all(word.isdecimal() and word.isascii() for word in rest[::2]):
            return None
        numbers = [int(word) - 1 for word in rest[::2]]
        match rest:
            case [] if what in _SEATLESS:
                return cls(what)
            case [_] if what != "abort":
                return cls(what, numbers[0])
            case [_, "by", _] if what in _BY_OTHERS:
                return cls(what, *numbers)
            case _:
                return None

    def event(self) -> TableEvent:
        """What is told of it."""
        seat = -1 if self.seat is None else self.seat
        match self.what:
            case "resign" | "lost":
                return Resigned(seat, late=self.what == "lost")
            case "bot" | "overtime":
                return BotPlays(seat, self.by, late=self.what == "overtime")
            case "back":
                return CameBack(seat)
            case "pause":
                return Paused(seat)
            case "resume":
                return Resumed(self.seat)
            case "time":
                return TimeGiven(seat, self.by)
            case "abort":
                return BrokenOff()


@dataclass(frozen=True, slots=True)
class Placed:
    """An incident and where it stands: so many deals had begun, so many steps of the last were done, and
    whether that was `scored`. The event numbered `number` tells it.
    """

    incident: Incident
    deals: int
    steps: int
    scored: bool
    number: int


class Incidents:
    """Those of one match, and what follows from them: who has resigned, for whom a bot plays, whether there
    is a pause.
    """

    __slots__ = ("bots", "paused", "resigned", "told")

    def __init__(self) -> None:
        self.told: list[Placed] = []
        self.resigned: frozenset[int] = frozenset()
        self.bots: frozenset[int] = frozenset()
        self.paused = False

    def note(self, placed: Placed) -> None:
        self.told.append(placed)
        incident = placed.incident
        about = frozenset(() if incident.seat is None else (incident.seat,))
        match incident.what:
            case "resign" | "lost":
                self.resigned |= about
                self.bots -= about
            case "bot" | "overtime":
                self.bots |= about
            case "back":
                self.bots -= about
            case "pause" | "resume":
                self.paused = incident.what == "pause"
            case _:
                pass

    def why_not(self, incident: Incident) -> Refusal | None:
        """Why this cannot happen to a match that goes on; None if it can."""
        refusal = self._why_not_now(incident)
        if refusal is None and incident.what in _OFTEN and len(self.told) >= LIMIT:
            return Refusal.of("TABLE-PAUSE-3", "table-refuse-incidents", count=LIMIT)
        return refusal

    def _why_not_now(self, incident: Incident) -> Refusal | None:
        seat = incident.seat
        match incident.what:
            case "resign" | "lost" if seat in self.resigned:
                return Refusal.of("TABLE-END-1", "table-refuse-resigned")
            case "bot" | "overtime" if seat in self.resigned | self.bots:
                return Refusal.of("TABLE-BOT-1", "table-refuse-bot-plays")
            case "back" if seat not in self.bots:
                return Refusal.of("TABLE-BOT-2", "table-refuse-no-bot")
            case "pause" if self.paused:
                return self.why_not_play()
            case "resume" if not self.paused:
                return Refusal.of("TABLE-PAUSE-2", "table-refuse-no-pause")
            case "time" if seat == incident.by or incident.by is None:
                return Refusal.of("TABLE-CLOCK-3", "table-refuse-own-time")
            case _:
                return None

    def why_not_play(self) -> Refusal | None:
        """While there is a pause nothing is played (TABLE-PAUSE-1)."""
        return Refusal.of("TABLE-PAUSE-1", "table-refuse-paused") if self.paused else None


def reason_of(incident: Incident, winners: tuple[int, ...]) -> Message:
    """Why the match has ended before its end, by this."""
    if incident.what == "abort" or not winners or incident.seat is None:
        return Message.of("table-end-broken-off")
    late = "table-end-lost" if incident.what == "lost" else "table-end-resigned"
    return Message.of(late, loser=incident.seat, winner=winners[0])
