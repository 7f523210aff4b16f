"""What happens at the table around the deals, and what each seat sees of it: all of it, for all of them.

The secret is in `MatchEnded`, or in `SecretShown` after it, and in no event before; the orders are in none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, get_args

from laydown.errors import Message
from laydown.games.events import Happening, shown_to_all
from laydown.games.plain import Reader, tag_of
from laydown.games.rules import DealPlan, Standing
from laydown.table.contributions import Contribution

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.cards import Card
    from laydown.games.rules import Game, Plain

_TAKEN_BACK: Final[Mapping[str, str]] = {
    "lay": "table-event-taken-back-lay",
    "add": "table-event-taken-back-add",
    "discard": "table-event-taken-back-discard",
}


@dataclass(frozen=True, slots=True)
class MatchStarted(Happening):
    """Who plays what, by which rules, and the commitment to the secret of all that chance will decide.

    `options` are those that differ from the preset, as text. `seeded` says that the secret follows from a
    seed. `contributions` is what each seat gave to the dice, empty where none was asked for. `excerpt`
    says that only some deals are told, outside a whole match. `stock` is `split` where each seat draws from
    its own part of it.
    """

    kind: ClassVar[str] = "match-started"
    game: str
    preset: str
    options: tuple[tuple[str, str], ...]
    rules: int
    names: tuple[str, ...]
    commitment: str | None
    seeded: bool = False
    excerpt: bool = False
    contributions: tuple[Contribution, ...] = ()
    stock: str = "ordinary"

    seen_by = shown_to_all

    def says(self) -> Message | None:
        if self.commitment is None:
            return None
        if self.contributions:
            count = sum(each.counts for each in self.contributions)
            return Message.of("table-event-match-started-together", commitment=self.commitment, count=count)
        if self.seeded:
            return Message.of("table-event-match-started-seeded", commitment=self.commitment)
        return Message.of("table-event-match-started", commitment=self.commitment)


@dataclass(frozen=True, slots=True)
class LeftOut(Happening):
    """What this seat was to give to the dice did not come in time: they are thrown without it."""

    kind: ClassVar[str] = "left-out"
    seat: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-left-out", seat=self.seat)


@dataclass(frozen=True, slots=True)
class FirstDealer(Happening):
    """Who deals first. `draws` are the cards drawn for it, in their order, empty where it was by chance."""

    kind: ClassVar[str] = "first-dealer"
    seat: int
    draws: tuple[tuple[int, Card], ...] = ()

    seen_by = shown_to_all

    def says(self) -> Message:
        if not self.draws:
            return Message.of("table-event-first-dealer", seat=self.seat)
        lowest = next(drawn for seat, drawn in reversed(self.draws) if seat == self.seat)
        return Message.of("table-event-low-draw", seat=self.seat, card=lowest)


@dataclass(frozen=True, slots=True)
class LeftToDice(Happening):
    """A seat leaves its choice to the dice; the choice follows as if the seat had made it."""

    kind: ClassVar[str] = "left-to-dice"
    seat: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-left-to-dice", seat=self.seat)


@dataclass(frozen=True, slots=True)
class TakenBack(Happening):
    """A seat takes its last action back: of this deal, the events from number `since` on count no more.

    `agreed` says that others had acted since, and that all agreed.
    """

    kind: ClassVar[str] = "taken-back"
    seat: int
    verb: str
    since: int
    agreed: bool = False

    seen_by = shown_to_all

    def says(self) -> Message:
        if self.agreed:
            return Message.of("table-event-taken-back-agreed", seat=self.seat)
        return Message.of(_TAKEN_BACK[self.verb], seat=self.seat)


@dataclass(frozen=True, slots=True)
class Resigned(Happening):
    """A seat gives the match up; `late` says that its time was up instead."""

    kind: ClassVar[str] = "resigned"
    seat: int
    late: bool = False

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-lost" if self.late else "table-event-resigned", seat=self.seat)


@dataclass(frozen=True, slots=True)
class BotPlays(Happening):
    """A bot plays for this seat until its owner is back. `by` is the other seat that chose it, None where
    its owner did; `late` says that its time was up.
    """

    kind: ClassVar[str] = "bot-plays"
    seat: int
    by: int | None = None
    late: bool = False

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-overtime" if self.late else "table-event-bot-plays", seat=self.seat)


@dataclass(frozen=True, slots=True)
class CameBack(Happening):
    """The owner of a seat that a bot played for has it again."""

    kind: ClassVar[str] = "came-back"
    seat: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-came-back", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Paused(Happening):
    """The match pauses, as this seat wished and all agreed."""

    kind: ClassVar[str] = "paused"
    seat: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-paused", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Resumed(Happening):
    """The pause is over: this seat goes on, or None where it had lasted as long as a pause may."""

    kind: ClassVar[str] = "resumed"
    seat: int | None = None

    seen_by = shown_to_all

    def says(self) -> Message:
        if self.seat is None:
            return Message.of("table-event-pause-over")
        return Message.of("table-event-resumed", seat=self.seat)


@dataclass(frozen=True, slots=True)
class TimeGiven(Happening):
    """A seat gives this one more time to think."""

    kind: ClassVar[str] = "time-given"
    seat: int
    by: int | None = None

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-time-given", seat=self.seat, other=self.by or 0)


@dataclass(frozen=True, slots=True)
class BrokenOff(Happening):
    """The match is broken off, without a result."""

    kind: ClassVar[str] = "broken-off"

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-broken-off")


@dataclass(frozen=True, slots=True)
class DealEnded(Happening):
    """A deal is over: its result, and where the match stands."""

    kind: ClassVar[str] = "deal-ended"
    result: Any
    standing: Standing

    seen_by = shown_to_all


@dataclass(frozen=True, slots=True)
class MatchEnded(Happening):
    """The match is over, and the secret behind the commitment is shown to all; not yet where another table
    still plays from the same secret.
    """

    kind: ClassVar[str] = "match-ended"
    winners: tuple[int, ...]
    reason: Message | None
    secret: str | None

    seen_by = shown_to_all

    def says(self) -> Message:
        if len(self.winners) == 1:
            return Message.of("table-event-match-won", seat=self.winners[0])
        if self.winners:
            return Message.of("table-event-match-shared", count=len(self.winners))
        return Message.of("table-event-match-ended")


@dataclass(frozen=True, slots=True)
class SecretShown(Happening):
    """Every match that was played from this secret is over: now it is shown to all."""

    kind: ClassVar[str] = "secret-shown"
    secret: str

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("table-event-secret-shown")


TableEvent: TypeAlias = (
    MatchStarted
    | LeftOut
    | FirstDealer
    | LeftToDice
    | TakenBack
    | Resigned
    | BotPlays
    | CameBack
    | Paused
    | Resumed
    | TimeGiven
    | BrokenOff
    | DealEnded
    | MatchEnded
    | SecretShown
)

_KINDS: Final = frozenset(each.kind for each in get_args(TableEvent))

_NAMES: Final = {"DealPlan": DealPlan, "Standing": Standing, "Contribution": Contribution}
_EVENTS: Final[Reader[TableEvent]] = Reader(TableEvent, names=_NAMES)


def event_from_plain(game: Game, plain: Plain) -> Any:  # noqa: ANN401 - an event of the table or of the game
    """The event of the table or of this game that `to_plain` wrote; MalformedInput for none."""
    if tag_of(plain) not in _KINDS:
        return game.event_from_plain(plain)
    event = _EVENTS.read(plain)
    if isinstance(event, DealEnded):
        return replace(event, result=game.result_from_plain(event.result))
    return event
