"""What happens in a deal, and what each seat sees of it.

An event holds everything; `seen_by` gives what a watcher is shown, built from what it may see. None as
watcher is a spectator. A watcher written `_watcher` makes no difference: all see all of that event.
One field name has one shape in all events, so that `plain` and notation.py need to know it only once.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from laydown.cards import Card, Rank
from laydown.errors import Message
from laydown.games.mille.melding import Spread
from laydown.games.mille.result import MilleResult

if TYPE_CHECKING:
    from laydown.games.mille.going_out import AfterStock
    from laydown.games.rules import Plain, Watcher


@dataclass(frozen=True, slots=True)
class DealStarted:
    kind: ClassVar[str] = "deal-started"
    number: int
    dealer: int
    players: tuple[int, ...]
    hand_size: int
    totals: tuple[int, ...]

    def seen_by(self, _watcher: Watcher) -> DealStarted:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-deal-started", number=self.number, dealer=self.dealer)


@dataclass(frozen=True, slots=True)
class CardsCut:
    """Before the deal the dealer's opponent has named a place; the order is rotated there."""

    kind: ClassVar[str] = "cards-cut"
    seat: int
    place: int

    def seen_by(self, _watcher: Watcher) -> CardsCut:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-cards-cut", seat=self.seat, place=self.place)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat's hand as dealt; `cards` is empty for all but its owner."""

    kind: ClassVar[str] = "dealt"
    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, watcher: Watcher) -> Dealt:
        return self if watcher == self.seat else Dealt(self.seat, self.count)

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    kind: ClassVar[str] = "upcard-turned"
    card: Card

    def seen_by(self, _watcher: Watcher) -> UpcardTurned:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-upcard-turned", card=self.card)


@dataclass(frozen=True, slots=True)
class TurnBegan:
    kind: ClassVar[str] = "turn-began"
    seat: int

    def seen_by(self, _watcher: Watcher) -> TurnBegan:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat has drawn from the stock; `card` is None for all but that seat."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: Card | None = None

    def seen_by(self, watcher: Watcher) -> Drew:
        return self if watcher == self.seat else Drew(self.seat)

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        if self.card is None:
            return Message.of("mille-event-drew-hidden", seat=self.seat)
        return Message.of("mille-event-drew", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A seat has taken the whole pile and laid `laid` of it and of its hand.

    `pile` is oldest first. `laid` ends with the top card, after the pair that goes down with it; it is
    empty where the two turned up by the deal went to the hand.
    """

    kind: ClassVar[str] = "pile-taken"
    seat: int
    pile: tuple[Card, ...]
    laid: tuple[Card, ...]

    def seen_by(self, _watcher: Watcher) -> PileTaken:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

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
class Laid:
    kind: ClassVar[str] = "laid"
    seat: int
    rank: Rank
    cards: tuple[Card, ...]

    def seen_by(self, _watcher: Watcher) -> Laid:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-laid", seat=self.seat, cards=self.cards)


@dataclass(frozen=True, slots=True)
class Added:
    kind: ClassVar[str] = "added"
    seat: int
    card: Card
    rank: Rank

    def seen_by(self, _watcher: Watcher) -> Added:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-added", seat=self.seat, card=self.card, rank=self.rank)


@dataclass(frozen=True, slots=True)
class Discarded:
    kind: ClassVar[str] = "discarded"
    seat: int
    card: Card

    def seen_by(self, _watcher: Watcher) -> Discarded:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-discarded", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class LowOnCards:
    """A turn has ended with two cards or one in hand, which is announced (M-SAY-1)."""

    kind: ClassVar[str] = "low-on-cards"
    seat: int
    left: int

    def seen_by(self, _watcher: Watcher) -> LowOnCards:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-low-on-cards", seat=self.seat, count=self.left)


@dataclass(frozen=True, slots=True)
class SevenSquared:
    """Seven naturals of a rank without a wild are squared up as a warning (M-SAY-2)."""

    kind: ClassVar[str] = "seven-squared"
    seat: int
    rank: Rank

    def seen_by(self, _watcher: Watcher) -> SevenSquared:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-seven-squared", seat=self.seat, rank=self.rank)


@dataclass(frozen=True, slots=True)
class EightComplete:
    """The eighth natural turns the spread face down (M-SAY-2)."""

    kind: ClassVar[str] = "eight-complete"
    seat: int
    rank: Rank

    def seen_by(self, _watcher: Watcher) -> EightComplete:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-eight-complete", seat=self.seat, rank=self.rank)


@dataclass(frozen=True, slots=True)
class StockRanOut:
    """A turn has begun with an empty stock; `then` says what follows (M-STOCK-1)."""

    kind: ClassVar[str] = "stock-ran-out"
    seat: int
    then: AfterStock

    def seen_by(self, _watcher: Watcher) -> StockRanOut:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of(f"mille-event-stock-ran-out-{self.then}", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The pile but its top card has become the stock; its order is shown to nobody."""

    kind: ClassVar[str] = "reshuffled"
    count: int
    order: tuple[Card, ...] = ()

    def seen_by(self, _watcher: Watcher) -> Reshuffled:
        return Reshuffled(self.count)

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-reshuffled", count=self.count)


@dataclass(frozen=True, slots=True)
class Passed:
    kind: ClassVar[str] = "passed"
    seat: int

    def seen_by(self, _watcher: Watcher) -> Passed:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-passed", seat=self.seat)


@dataclass(frozen=True, slots=True)
class WentOut:
    kind: ClassVar[str] = "went-out"
    seat: int
    natural: bool

    def seen_by(self, _watcher: Watcher) -> WentOut:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of(
            "mille-event-went-out-natural" if self.natural else "mille-event-went-out", seat=self.seat
        )


@dataclass(frozen=True, slots=True)
class ChapeauMade:
    """The other went out, and `seat` ends the deal below zero."""

    kind: ClassVar[str] = "chapeau-made"
    seat: int
    points: int

    def seen_by(self, _watcher: Watcher) -> ChapeauMade:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

    def says(self) -> Message:
        return Message.of("mille-event-chapeau-made", seat=self.seat, points=self.points)


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over: all hands and spreads lie open beside the scores."""

    kind: ClassVar[str] = "deal-scored"
    result: MilleResult
    hands: tuple[tuple[Card, ...], ...]
    spreads: tuple[tuple[Spread, ...], ...]

    def seen_by(self, _watcher: Watcher) -> DealScored:
        return self

    def to_plain(self) -> Plain:
        return plain(self)

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
    DealStarted
    | CardsCut
    | Dealt
    | UpcardTurned
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

EVENTS: tuple[type[MilleEvent], ...] = (
    DealStarted,
    CardsCut,
    Dealt,
    UpcardTurned,
    TurnBegan,
    Drew,
    PileTaken,
    Laid,
    Added,
    Discarded,
    LowOnCards,
    SevenSquared,
    EightComplete,
    StockRanOut,
    Reshuffled,
    Passed,
    WentOut,
    ChapeauMade,
    DealScored,
)


def plain(event: MilleEvent) -> Plain:
    """The event's kind and fields, cards and ranks as text."""
    values = {each.name: _plain_value(getattr(event, each.name)) for each in fields(event)}
    return {"event": event.kind, **values}


def _plain_value(value: Any) -> Any:  # noqa: ANN401 - whatever an event may hold
    if isinstance(value, tuple):
        return [_plain_value(each) for each in value]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Rank):
        return value.letter
    if isinstance(value, Spread | MilleResult):
        return value.to_plain()
    return value
