"""What happens in a deal, and what each seat sees of it.

Every event says itself who sees what: `seen_by` starts from what all are shown and adds what this watcher
was. An event whose `seen_by` returns itself has no hidden part.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from laydown.errors import Message
from laydown.games.three_thirteen.arrangements import arrangement_to_plain, combination_to_plain

if TYPE_CHECKING:
    from laydown.cards import Card, Rank
    from laydown.games.rules import Watcher
    from laydown.games.three_thirteen.actions import Atom
    from laydown.games.three_thirteen.scoring import DealResult
    from laydown.melds import Arrangement, Combination

Plain: TypeAlias = "dict[str, Any]"


@dataclass(frozen=True, slots=True)
class DealBegan:
    """A deal of so many cards each begins; `stock` cards are left once all are dealt."""

    kind: ClassVar[str] = "deal_began"
    number: int
    dealer: int
    players: tuple[int, ...]
    cards: int
    wild: Rank
    totals: tuple[int, ...]
    stock: int

    def seen_by(self, watcher: Watcher) -> DealBegan:  # noqa: ARG002 - all see all of it
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "number": self.number,
            "dealer": self.dealer,
            "players": list(self.players),
            "cards": self.cards,
            "wild": self.wild.letter,
            "totals": list(self.totals),
            "stock": self.stock,
        }

    def says(self) -> Message:
        return Message.of(
            "three-thirteen-event-deal-began",
            number=self.number,
            dealer=self.dealer,
            count=self.cards,
            wild=self.wild,
        )


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat is dealt its hand: `cards` for its owner alone, empty for the others."""

    kind: ClassVar[str] = "dealt"
    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, watcher: Watcher) -> Dealt:
        return self if watcher == self.seat else Dealt(self.seat, self.count)

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "seat": self.seat,
            "count": self.count,
            "cards": [each.text for each in self.cards],
        }

    def says(self) -> Message | None:
        if not self.cards:
            return None
        return Message.of("three-thirteen-event-dealt", seat=self.seat, cards=self.cards)


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card is turned face up to begin a pile: the common one, or in Speed that of a seat."""

    kind: ClassVar[str] = "turned_up"
    card: Card
    seat: int | None = None

    def seen_by(self, watcher: Watcher) -> TurnedUp:  # noqa: ARG002 - face up
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "card": self.card.text, "seat": self.seat}

    def says(self) -> Message:
        if self.seat is None:
            return Message.of("three-thirteen-event-turned-up", card=self.card)
        return Message.of("three-thirteen-event-own-pile", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn begins; `last` if it is one of those after somebody went out."""

    kind: ClassVar[str] = "turn_began"
    seat: int
    last: bool = False

    def seen_by(self, watcher: Watcher) -> TurnBegan:  # noqa: ARG002 - all see whose turn it is
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "last": self.last}

    def says(self) -> Message | None:
        return Message.of("three-thirteen-event-last-turn", seat=self.seat) if self.last else None


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock: `card` for itself alone, None for the others."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: Card | None = None

    def seen_by(self, watcher: Watcher) -> Drew:
        return self if watcher == self.seat else drew(self.seat, None)

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "card": self.card and self.card.text}

    def says(self) -> Message:
        if self.card is None:
            return Message.of("three-thirteen-event-drew-hidden", seat=self.seat)
        return Message.of("three-thirteen-event-drew", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took the top card of the pile, in Speed of the neighbour `owner`'s."""

    kind: ClassVar[str] = "took"
    seat: int
    card: Card
    owner: int | None = None

    def seen_by(self, watcher: Watcher) -> Took:  # noqa: ARG002 - the card lay face up
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "card": self.card.text, "owner": self.owner}

    def says(self) -> Message:
        if self.owner is None:
            return Message.of("three-thirteen-event-took", seat=self.seat, card=self.card)
        return Message.of("three-thirteen-event-took-from", seat=self.seat, card=self.card, other=self.owner)


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded a card face up; going out is an event of its own, right after."""

    kind: ClassVar[str] = "discarded"
    seat: int
    card: Card

    def seen_by(self, watcher: Watcher) -> Discarded:  # noqa: ARG002 - face up
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "card": self.card.text}

    def says(self) -> Message:
        return Message.of("three-thirteen-event-discarded", seat=self.seat, card=self.card)


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat is out. It shows its combinations to all where the table plays so, and else to nobody."""

    kind: ClassVar[str] = "went_out"
    seat: int
    shown: tuple[Combination, ...] = ()

    def seen_by(self, watcher: Watcher) -> WentOut:  # noqa: ARG002 - what is shown is shown to all
        return self

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for combination in self.shown for card in combination.cards)

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "seat": self.seat,
            "shown": [combination_to_plain(each) for each in self.shown],
        }

    def says(self) -> Message:
        if not self.shown:
            return Message.of("three-thirteen-event-out", seat=self.seat)
        return Message.of("three-thirteen-event-out-shown", seat=self.seat, cards=self.cards)


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The cards under the tops of the piles, `count` of them, are the new stock in an order nobody knows."""

    kind: ClassVar[str] = "reshuffled"
    count: int

    def seen_by(self, watcher: Watcher) -> Reshuffled:  # noqa: ARG002 - it holds no card
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "count": self.count}

    def says(self) -> Message:
        return Message.of("three-thirteen-event-reshuffled", count=self.count)


@dataclass(frozen=True, slots=True)
class BeatBegan:
    """Speed: a beat begins for the seats that play in it; `last` after somebody went out."""

    kind: ClassVar[str] = "beat_began"
    beat: int
    seats: tuple[int, ...]
    last: bool = False

    def seen_by(self, watcher: Watcher) -> BeatBegan:  # noqa: ARG002 - the caller calls it to all
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "beat": self.beat, "seats": list(self.seats), "last": self.last}

    def says(self) -> Message:
        text = "three-thirteen-event-last-beat" if self.last else "three-thirteen-event-beat"
        return Message.of(text, beat=self.beat)


@dataclass(frozen=True, slots=True)
class Chose:
    """Speed: a seat has chosen for this half of the beat: what, for itself alone, None for the others."""

    kind: ClassVar[str] = "chose"
    seat: int
    choice: Atom | None = None

    def seen_by(self, watcher: Watcher) -> Chose:
        return self if watcher == self.seat else Chose(self.seat)

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "choice": self.choice and self.choice.to_plain()}

    def says(self) -> Message:
        return Message.of("three-thirteen-event-chose", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Stopped:
    """The deal ends with nobody out: `ending` is `stock`, `idle` or `beats`."""

    kind: ClassVar[str] = "stopped"
    ending: str

    def seen_by(self, watcher: Watcher) -> Stopped:  # noqa: ARG002 - it holds no card
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "ending": self.ending}

    def says(self) -> Message:
        return Message.of(f"three-thirteen-event-stopped-{self.ending}")


@dataclass(frozen=True, slots=True)
class HandScored:
    """A seat shows its hand as it costs least, and scores."""

    kind: ClassVar[str] = "hand_scored"
    seat: int
    arrangement: Arrangement
    points: int

    def seen_by(self, watcher: Watcher) -> HandScored:  # noqa: ARG002 - all hands are shown at the end
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "seat": self.seat,
            "arrangement": arrangement_to_plain(self.arrangement),
            "points": self.points,
        }

    def says(self) -> Message:
        left = self.arrangement.left
        if not left:
            return Message.of("three-thirteen-event-complete", seat=self.seat, points=self.points)
        return Message.of("three-thirteen-event-left", seat=self.seat, cards=left, points=self.points)


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and scored, after each hand was."""

    kind: ClassVar[str] = "deal_scored"
    result: DealResult

    def seen_by(self, watcher: Watcher) -> DealScored:  # noqa: ARG002 - scores are open
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "result": self.result.to_plain()}

    def says(self) -> None:
        """Nothing: each hand was announced with its score."""
        return


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


# The events of every turn are few and small, so each exists once.


@cache
def turn_began(seat: int, *, last: bool) -> TurnBegan:
    return TurnBegan(seat, last)


@cache
def drew(seat: int, card: Card | None) -> Drew:
    return Drew(seat, card)


@cache
def took(seat: int, card: Card) -> Took:
    return Took(seat, card)


@cache
def discarded(seat: int, card: Card) -> Discarded:
    return Discarded(seat, card)
