"""What happens in every game, and who sees what of it.

An event holds everything; `seen_by` gives what a watcher is shown, None as watcher being a spectator. Each
event says that itself: `seen_by = shown_to_all` where nothing of it is hidden, else a method that starts
from what all are shown and adds what this watcher was. What happens in one game only, or has another shape
there, is among the events of that game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from laydown.errors import Message
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from laydown.cards import Card, Rank
    from laydown.games.rules import Received, Watcher

E = TypeVar("E")


def shown_to_all(event: E, watcher: Watcher) -> E:  # noqa: ARG001 - all see all of it
    """The `seen_by` of an event without a hidden part."""
    return event


class Happening(AsPlain):
    """What most events have in common (games.rules.Event). Who sees what each event says for itself."""

    __slots__ = ()

    tells_of_hand: ClassVar[bool] = False

    def received(self) -> Received | None:
        return None

    def says(self) -> Message | None:
        return None


@dataclass(frozen=True, slots=True)
class DealBegan(Happening):
    """A deal of so many cards each begins, with all cards in the stock. `wild` is the rank that is wild in
    this deal, None in a game where it is the same in all deals.
    """

    kind: ClassVar[str] = "deal-began"
    number: int
    dealer: int
    players: tuple[int, ...]
    hand_size: int
    stock: int
    totals: tuple[int, ...]
    wild: Rank | None = None

    seen_by = shown_to_all

    def says(self) -> Message:
        if self.wild is None:
            return Message.of("event-deal-began", number=self.number, dealer=self.dealer)
        return Message.of(
            "event-deal-began-wild",
            number=self.number,
            dealer=self.dealer,
            count=self.hand_size,
            wild=self.wild,
        )


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    """A seat is dealt its hand: `cards` for its owner alone, empty for the others."""

    kind: ClassVar[str] = "dealt"
    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, watcher: Watcher) -> Dealt:
        return self if watcher == self.seat else Dealt(self.seat, self.count)

    def says(self) -> Message | None:
        return Message.of("event-dealt", seat=self.seat, cards=self.cards) if self.cards else None


@dataclass(frozen=True, slots=True)
class TurnedUp(Happening):
    """A card is turned face up to begin the pile, or that of a seat where each has its own."""

    kind: ClassVar[str] = "turned-up"
    card: Card
    seat: int | None = None

    seen_by = shown_to_all

    def says(self) -> Message:
        if self.seat is None:
            return Message.of("event-turned-up", card=self.card)
        return Message.of("event-own-pile", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """A seat's turn begins; `last` if it is one of those after somebody went out."""

    kind: ClassVar[str] = "turn-began"
    seat: int
    last: bool = False

    seen_by = shown_to_all

    def says(self) -> Message | None:
        return Message.of("event-last-turn", seat=self.seat) if self.last else None


@dataclass(frozen=True, slots=True)
class Drew(Happening):
    """A seat has drawn from the stock: `card` for itself alone, None for the others."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: Card | None = None

    def seen_by(self, watcher: Watcher) -> Drew:
        return self if watcher == self.seat else drew(self.seat, None)

    def received(self) -> Received | None:
        return None if self.card is None else (self.seat, (self.card,))

    def says(self) -> Message:
        if self.card is None:
            return Message.of("event-drew-hidden", seat=self.seat)
        return Message.of("event-drew", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class Discarded(Happening):
    """A seat has discarded a card face up; going out by it is an event of its own, right after."""

    kind: ClassVar[str] = "discarded"
    seat: int
    card: Card

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("event-discarded", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class Reshuffled(Happening):
    """The cards under the top of the pile or piles went into the stock, where `left` were before; the
    order is shown to nobody.
    """

    kind: ClassVar[str] = "reshuffled"
    count: int
    order: tuple[Card, ...] = ()
    left: int = 0

    def seen_by(self, watcher: Watcher) -> Reshuffled:  # noqa: ARG002 - all see the same of it
        return Reshuffled(self.count, left=self.left)

    def says(self) -> Message:
        if self.left:
            return Message.of("event-reshuffled-into", count=self.count)
        return Message.of("event-reshuffled", count=self.count)


# The events of every turn are few and small, so each exists once.


@cache
def turn_began(seat: int, last: bool = False) -> TurnBegan:  # noqa: FBT001, FBT002 - keywords cost here
    return TurnBegan(seat, last)


@cache
def drew(seat: int, card: Card | None = None) -> Drew:
    return Drew(seat, card)


@cache
def discarded(seat: int, card: Card) -> Discarded:
    return Discarded(seat, card)
