"""What happens in a deal beside what happens in every game (games/events.py), and who sees what of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, get_args

from laydown.errors import Message
from laydown.games.events import (
    DealBegan,
    Dealt,
    Discarded,
    Drew,
    Happening,
    Reshuffled,
    TurnBegan,
    TurnedUp,
    shown_to_all,
)

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.rules import Received, Watcher
    from laydown.games.three_thirteen.actions import Atom
    from laydown.games.three_thirteen.scoring import DealResult
    from laydown.melds import Arrangement, Combination


@dataclass(frozen=True, slots=True)
class Took(Happening):
    """A seat took the top card of the pile, in Speed of the neighbour `owner`'s."""

    kind: ClassVar[str] = "took"
    seat: int
    card: Card
    owner: int | None = None

    seen_by = shown_to_all

    def received(self) -> Received:
        return self.seat, (self.card,)

    def says(self) -> Message:
        if self.owner is None:
            return Message.of("three-thirteen-event-took", seat=self.seat, card=self.card)
        return Message.of("three-thirteen-event-took-from", seat=self.seat, card=self.card, other=self.owner)


@dataclass(frozen=True, slots=True)
class WentOut(Happening):
    """A seat is out. It shows its combinations to all where the table plays so, and else to nobody."""

    kind: ClassVar[str] = "went-out"
    seat: int
    shown: tuple[Combination, ...] = ()

    seen_by = shown_to_all

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for combination in self.shown for card in combination.cards)

    def says(self) -> Message:
        if not self.shown:
            return Message.of("three-thirteen-event-out", seat=self.seat)
        return Message.of("three-thirteen-event-out-shown", seat=self.seat, cards=self.cards)


@dataclass(frozen=True, slots=True)
class BeatBegan(Happening):
    """Speed: a beat begins for the seats that play in it; `last` after somebody went out."""

    kind: ClassVar[str] = "beat-began"
    beat: int
    seats: tuple[int, ...]
    last: bool = False

    seen_by = shown_to_all

    def says(self) -> Message:
        text = "three-thirteen-event-last-beat" if self.last else "three-thirteen-event-beat"
        return Message.of(text, beat=self.beat)


@dataclass(frozen=True, slots=True)
class Chose(Happening):
    """Speed: a seat has chosen for this half of the beat: what, for itself alone, None for the others."""

    kind: ClassVar[str] = "chose"
    seat: int
    choice: Atom | None = None

    def seen_by(self, watcher: Watcher) -> Chose:
        return self if watcher == self.seat else Chose(self.seat)

    def says(self) -> Message:
        return Message.of("three-thirteen-event-chose", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Stopped(Happening):
    """The deal ends with nobody out: `ending` is `stock`, `idle` or `beats`."""

    kind: ClassVar[str] = "stopped"
    ending: str

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of(f"three-thirteen-event-stopped-{self.ending}")


@dataclass(frozen=True, slots=True)
class HandScored(Happening):
    """A seat shows its hand as it costs least, and scores."""

    kind: ClassVar[str] = "hand-scored"
    seat: int
    arrangement: Arrangement
    points: int

    seen_by = shown_to_all

    def says(self) -> Message:
        left = self.arrangement.left
        if not left:
            return Message.of("three-thirteen-event-complete", seat=self.seat, points=self.points)
        return Message.of("three-thirteen-event-left", seat=self.seat, cards=left, points=self.points)


@dataclass(frozen=True, slots=True)
class DealScored(Happening):
    """The deal is over and scored. It says nothing: each hand was announced with its score."""

    kind: ClassVar[str] = "deal-scored"
    result: DealResult

    seen_by = shown_to_all


AnyEvent: TypeAlias = (
    DealBegan
    | Dealt
    | TurnedUp
    | TurnBegan
    | Drew
    | Took
    | Discarded
    | WentOut
    | Reshuffled
    | BeatBegan
    | Chose
    | Stopped
    | HandScored
    | DealScored
)

EVENTS: Final[tuple[type[AnyEvent], ...]] = get_args(AnyEvent)


@cache
def took(seat: int, card: Card) -> Took:
    return Took(seat, card)
