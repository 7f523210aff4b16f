"""What one seat, or a spectator, knows of a deal: folded from its own stream of events and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from laydown.cards import Hand
from laydown.games.plain import plain_of
from laydown.games.three_thirteen.beats import neighbour
from laydown.games.three_thirteen.deal import deck_for
from laydown.games.three_thirteen.events import EVENTS
from laydown.games.three_thirteen.rounds import meld_rules, wild_rank
from laydown.games.views import shared_plain, texts

if TYPE_CHECKING:
    from laydown.cards import Card, Deck, Rank
    from laydown.games.events import DealBegan, Dealt, Discarded, Drew, Reshuffled, TurnBegan, TurnedUp
    from laydown.games.rules import Watcher
    from laydown.games.three_thirteen import events as happen
    from laydown.games.three_thirteen.actions import Atom
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.games.three_thirteen.scoring import DealResult
    from laydown.melds import Arrangement, MeldRules

T = TypeVar("T")

_FOLDS: Final = {each: f"on_{each.kind.replace('-', '_')}" for each in EVENTS}
"""The method of a view that takes in an event of this class."""


@dataclass(slots=True)
class DealView:
    """What both kinds of deal show. `counts`, `known` and `totals` have an entry for each seat.

    `known` are the cards that everybody knows a seat to hold, because it took them from a pile or showed
    them. `out` is the seat that went out (in Speed the first of them), and `shown` what it showed. `hand`
    is None for a spectator. `phase` is `dealing` before the first turn and `waiting` between two.

    The two kinds call methods of `DealView` by its name: slots make the class anew, super() would miss it.
    """

    config: Config
    seat: Watcher
    folded: int = 0
    number: int = 0
    dealer: int = 0
    players: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    turn: int | None = None
    phase: str = "dealing"
    hand: Hand | None = None
    counts: tuple[int, ...] = ()
    stock: int = 0
    known: tuple[tuple[Card, ...], ...] = ()
    reshuffles: int = 0
    out: int | None = None
    shown: tuple[Card, ...] = ()
    arrangements: dict[int, Arrangement] = field(default_factory=dict[int, "Arrangement"])
    result: DealResult | None = None
    wild_rank: Rank = field(init=False)
    deck: Deck = field(init=False)
    melds: MeldRules = field(init=False)

    @property
    def over(self) -> bool:
        return self.result is not None

    def fold(self, event: AnyEvent) -> None:
        """Take in the next event: each kind has its `on_...`."""
        self.folded += 1
        getattr(self, _FOLDS[type(event)])(event)

    def on_deal_began(self, event: DealBegan) -> None:
        seats = len(event.totals)
        self.number = event.number
        self.dealer = event.dealer
        self.players = event.players
        self.totals = event.totals
        self.counts = (0,) * seats
        self.known = ((),) * seats
        self.deck = deck_for(self.config, seats)
        self.stock = event.stock
        self.wild_rank = wild_rank(self.config, event.number)
        self.melds = meld_rules(self.config, self.deck, self.wild_rank)
        if self.seat in event.players:
            self.hand = Hand.empty(self.deck)

    def on_dealt(self, event: Dealt) -> None:
        self.counts = _put(self.counts, event.seat, event.count)
        self.stock -= event.count
        if event.seat == self.seat:
            self.hand = Hand.of(self.deck, event.cards)

    def on_turned_up(self, event: TurnedUp) -> None:  # noqa: ARG002 - where it lies is another's matter
        self.stock -= 1

    def on_drew(self, event: Drew) -> None:
        self.stock -= 1
        self._gain(event.seat, event.card)

    def on_took(self, event: happen.Took) -> None:
        self.known = _put(self.known, event.seat, (*self.known[event.seat], event.card))
        self._gain(event.seat, event.card)

    def _gain(self, seat: int, card: Card | None) -> None:
        self.counts = _put(self.counts, seat, self.counts[seat] + 1)
        if seat == self.seat and self.hand is not None and card is not None:
            self.hand = self.hand.plus(card)

    def on_discarded(self, event: Discarded) -> None:
        seat, card = event.seat, event.card
        self.counts = _put(self.counts, seat, self.counts[seat] - 1)
        if card in self.known[seat]:
            self.known = _put(self.known, seat, _less(self.known[seat], card))
        if seat == self.seat and self.hand is not None:
            self.hand = self.hand.minus(card)

    def on_went_out(self, event: happen.WentOut) -> None:
        if self.out is None:
            self.out = event.seat
            self.shown = event.cards
        if event.shown:
            self.known = _put(self.known, event.seat, event.cards)

    def on_reshuffled(self, event: Reshuffled) -> None:
        self.stock += event.count
        self.reshuffles += 1

    def on_hand_scored(self, event: happen.HandScored) -> None:
        self.arrangements[event.seat] = event.arrangement

    def on_stopped(self, event: happen.Stopped) -> None:
        """Nothing: the result says how the deal ended."""

    def on_deal_scored(self, event: happen.DealScored) -> None:
        self.result = event.result
        self.phase = "over"
        self.turn = None

    def to_plain(self) -> dict[str, Any]:
        return {
            **shared_plain(self),
            "wild": self.wild_rank.letter if self.number else None,
            "reshuffles": self.reshuffles,
            "out": self.out,
            "shown": texts(self.shown),
            "arrangements": {str(seat): plain_of(each) for seat, each in sorted(self.arrangements.items())},
        }


@dataclass(slots=True)
class View(DealView):
    """A deal played in turns. `pile` is what was discarded face up and lies there, oldest first; `taken` is
    the card that the seat whose turn it is took from it; `last` says that this is one of the last turns.
    """

    pile: tuple[Card, ...] = ()
    taken: Card | None = None
    last: bool = False

    def on_turned_up(self, event: TurnedUp) -> None:
        DealView.on_turned_up(self, event)
        self.pile = (event.card,)

    def on_turn_began(self, event: TurnBegan) -> None:
        self.turn = event.seat
        self.phase = "draw"
        self.last = event.last

    def on_drew(self, event: Drew) -> None:
        DealView.on_drew(self, event)
        self.phase = "discard"

    def on_took(self, event: happen.Took) -> None:
        DealView.on_took(self, event)
        self.pile = self.pile[:-1]
        self.taken = event.card
        self.phase = "discard"

    def on_discarded(self, event: Discarded) -> None:
        DealView.on_discarded(self, event)
        self.pile = (*self.pile, event.card)
        self.taken = None
        self.turn = None
        self.phase = "waiting"

    def on_reshuffled(self, event: Reshuffled) -> None:
        DealView.on_reshuffled(self, event)
        self.pile = self.pile[-1:]

    def to_plain(self) -> dict[str, Any]:
        return {
            **DealView.to_plain(self),
            "pile": texts(self.pile),
            "taken": self.taken and self.taken.text,
            "last": self.last,
        }


@dataclass(slots=True)
class SpeedView(DealView):
    """A deal of 3-13 Speed. `piles` has each seat's pile, oldest first, and `pile` is the one this seat may
    take from; `active` are the seats that play in this beat and `chosen` those of them who have chosen;
    `choice` is this seat's own; `turn` is always None.
    """

    beat: int = 0
    active: tuple[int, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ()
    chosen: tuple[int, ...] = ()
    choice: Atom | None = None
    taken: Card | None = None
    last: bool = False

    @property
    def pile(self) -> tuple[Card, ...]:
        if self.seat is None or self.seat not in self.players:
            return ()
        return self.piles[neighbour(self.players, self.seat)]

    def on_deal_began(self, event: DealBegan) -> None:
        DealView.on_deal_began(self, event)
        self.piles = ((),) * len(event.totals)

    def on_turned_up(self, event: TurnedUp) -> None:
        DealView.on_turned_up(self, event)
        if event.seat is not None:
            self.piles = _put(self.piles, event.seat, (event.card,))

    def on_beat_began(self, event: happen.BeatBegan) -> None:
        self.beat = event.beat
        self.active = event.seats
        self.last = event.last
        self.phase = "source"

    def on_chose(self, event: happen.Chose) -> None:
        self.chosen = (*self.chosen, event.seat)
        if event.seat == self.seat:
            self.choice = event.choice

    def on_drew(self, event: Drew) -> None:
        self._resolve("throw")
        DealView.on_drew(self, event)

    def on_took(self, event: happen.Took) -> None:
        self._resolve("throw")
        DealView.on_took(self, event)
        if event.owner is not None:
            self.piles = _put(self.piles, event.owner, self.piles[event.owner][:-1])
        if event.seat == self.seat:
            self.taken = event.card

    def on_discarded(self, event: Discarded) -> None:
        self._resolve("waiting")
        DealView.on_discarded(self, event)
        self.piles = _put(self.piles, event.seat, (*self.piles[event.seat], event.card))
        self.taken = None

    def on_reshuffled(self, event: Reshuffled) -> None:
        DealView.on_reshuffled(self, event)
        self.piles = tuple(pile[-1:] for pile in self.piles)

    def _resolve(self, phase: str) -> None:
        """The choices of this half of the beat are carried out, so the next half is still to choose."""
        self.phase = phase
        self.chosen = ()
        self.choice = None

    def to_plain(self) -> dict[str, Any]:
        return {
            **DealView.to_plain(self),
            "beat": self.beat,
            "active": list(self.active),
            "piles": [texts(pile) for pile in self.piles],
            "chosen": list(self.chosen),
            "choice": self.choice and self.choice.to_plain(),
            "taken": self.taken and self.taken.text,
            "last": self.last,
        }


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _less(row: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = row.index(card)
    return (*row[:at], *row[at + 1 :])
