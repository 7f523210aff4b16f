"""What happens in a deal of Mille beside what happens in every game (games/events.py), and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
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
    from laydown.cards import Card, Rank
    from laydown.games.mille.going_out import AfterStock
    from laydown.games.mille.melding import Spread
    from laydown.games.mille.result import MilleResult
    from laydown.games.rules import Received


@dataclass(frozen=True, slots=True)
class CardsCut(Happening):
    """Before the deal the dealer's opponent has named a place; the order is rotated there."""

    kind: ClassVar[str] = "cards-cut"
    seat: int
    place: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-cards-cut", seat=self.seat, place=self.place)


@dataclass(frozen=True, slots=True)
class PileTaken(Happening):
    """A seat has taken the whole pile and laid `laid` of it and of its hand.

    `pile` is oldest first. `laid` ends with the top card, after the pair that goes down with it; it is
    empty where the two turned up by the deal went to the hand.
    """

    kind: ClassVar[str] = "pile-taken"
    seat: int
    pile: tuple[Card, ...]
    laid: tuple[Card, ...]

    seen_by = shown_to_all

    def received(self) -> Received:
        return self.seat, self.pile

    def says(self) -> Message:
        if not self.laid:
            return Message.of("mille-event-upcard-two-taken", seat=self.seat, card=self.pile[-1])
        return Message.of(
            "mille-event-pile-taken" if len(self.laid) > 1 else "mille-event-pile-joined",
            seat=self.seat,
            cards=self.laid,
            count=len(self.pile) - 1,
        )


@dataclass(frozen=True, slots=True)
class Laid(Happening):
    kind: ClassVar[str] = "laid"
    seat: int
    rank: Rank
    cards: tuple[Card, ...]

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-laid", seat=self.seat, cards=self.cards)


@dataclass(frozen=True, slots=True)
class Added(Happening):
    kind: ClassVar[str] = "added"
    seat: int
    card: Card
    rank: Rank

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-added", seat=self.seat, card=self.card, rank=self.rank)


@dataclass(frozen=True, slots=True)
class LowOnCards(Happening):
    """A turn has ended with two cards or one in hand, which is announced (M-SAY-1)."""

    kind: ClassVar[str] = "low-on-cards"
    seat: int
    left: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-low-on-cards", seat=self.seat, count=self.left)


@dataclass(frozen=True, slots=True)
class SevenSquared(Happening):
    """Seven naturals of a rank without a wild are squared up as a warning (M-SAY-2)."""

    kind: ClassVar[str] = "seven-squared"
    seat: int
    rank: Rank

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-seven-squared", seat=self.seat, rank=self.rank)


@dataclass(frozen=True, slots=True)
class EightComplete(Happening):
    """The eighth natural turns the spread face down (M-SAY-2)."""

    kind: ClassVar[str] = "eight-complete"
    seat: int
    rank: Rank

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-eight-complete", seat=self.seat, rank=self.rank)


@dataclass(frozen=True, slots=True)
class StockRanOut(Happening):
    """A turn has begun with an empty stock; `then` says what follows (M-STOCK-1)."""

    kind: ClassVar[str] = "stock-ran-out"
    tells_of_hand: ClassVar[bool] = True
    seat: int
    then: AfterStock

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of(f"mille-event-stock-ran-out-{self.then}", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Passed(Happening):
    kind: ClassVar[str] = "passed"
    seat: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-passed", seat=self.seat)


@dataclass(frozen=True, slots=True)
class WentOut(Happening):
    kind: ClassVar[str] = "went-out"
    seat: int
    natural: bool

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of(
            "mille-event-went-out-natural" if self.natural else "mille-event-went-out", seat=self.seat
        )


@dataclass(frozen=True, slots=True)
class ChapeauMade(Happening):
    """The other went out, and `seat` ends the deal below zero."""

    kind: ClassVar[str] = "chapeau-made"
    seat: int
    points: int

    seen_by = shown_to_all

    def says(self) -> Message:
        return Message.of("mille-event-chapeau-made", seat=self.seat, points=self.points)


@dataclass(frozen=True, slots=True)
class DealScored(Happening):
    """The deal is over: all hands and spreads lie open beside the scores."""

    kind: ClassVar[str] = "deal-scored"
    result: MilleResult
    hands: tuple[tuple[Card, ...], ...]
    spreads: tuple[tuple[Spread, ...], ...]

    seen_by = shown_to_all

    def says(self) -> Message:
        seat, other = 0, 1
        return Message.of(
            "mille-event-deal-scored",
            number=self.result.number,
            seat=seat,
            points=self.result.points[seat],
            other=other,
            other_points=self.result.points[other],
        )


MilleEvent: TypeAlias = (
    DealBegan
    | CardsCut
    | Dealt
    | TurnedUp
    | TurnBegan
    | Drew
    | PileTaken
    | Laid
    | Added
    | Discarded
    | LowOnCards
    | SevenSquared
    | EightComplete
    | StockRanOut
    | Reshuffled
    | Passed
    | WentOut
    | ChapeauMade
    | DealScored
)

EVENTS: Final[tuple[type[MilleEvent], ...]] = get_args(MilleEvent)
