"""What one seat, or a spectator, knows of a deal, folded from its own stream of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from laydown.cards import Hand
from laydown.games.events import DealBegan, Dealt, Discarded, Drew, Reshuffled, TurnBegan, TurnedUp
from laydown.games.mille import events, melding, pile, scoring
from laydown.games.mille.deal import DECK, SEATS, cutter
from laydown.games.views import shared_plain, texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cards import Card, Rank
    from laydown.games.mille.config import Config
    from laydown.games.mille.events import MilleEvent
    from laydown.games.mille.melding import Spread
    from laydown.games.mille.result import MilleResult
    from laydown.games.mille.state import Phase
    from laydown.games.rules import Plain, Watcher


_LEFT: Final[dict[int, tuple[str, ...]]] = {2: ("two-left",), 1: ("one-left",)}


class MilleView:
    """`fold` takes in the events that `seat` (None: a spectator) is shown; there is no other source.

    `hand` is None for a spectator. `counts` are the cards held per seat, `stock` those left to draw,
    `pile` what lies there, oldest first: whoever watched knows all of it, `shown_pile` is what the table
    shows. `known` are per seat the cards it is publicly known to hold: taken with the pile and not yet
    played.
    """

    def __init__(self, config: Config, seat: Watcher) -> None:
        self.config = config
        self.seat = seat
        self.folded = 0
        self.number = 0
        self.dealer = 0
        self.players: tuple[int, ...] = ()
        self.totals: tuple[int, ...] = ()
        self.turn: int | None = None
        self.phase: Phase = "cut"
        self.hand: Hand | None = None if seat is None else Hand.empty(DECK)
        self.stock = DECK.size
        self.pile: tuple[Card, ...] = ()
        self.result: MilleResult | None = None
        self.hands_shown: tuple[tuple[Card, ...], ...] = ()
        """All hands, once the deal is scored; empty before."""
        self._counts = [0] * SEATS
        self._spreads: list[dict[Rank, Spread]] = [{} for _ in range(SEATS)]
        self._known = [Hand.empty(DECK)] * SEATS
        self._taken: Rank | None = None
        self._lying: Plain | None = None
        """What `_plain_spreads` gave; None since something else lies."""

    # -- what is known -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(self._counts)

    @property
    def spreads(self) -> tuple[tuple[Spread, ...], ...]:
        """Each seat's spreads in the order of ranks."""
        return tuple(tuple(own[rank] for rank in sorted(own)) for own in self._spreads)

    @property
    def known(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(hand) for hand in self._known)

    @property
    def shown_pile(self) -> tuple[Card, ...]:
        return pile.shown(self.pile, self.config.pile_shown)

    @property
    def hand_value(self) -> int | None:
        """What the own hand would cost now; None for a spectator."""
        return None if self.hand is None else scoring.hand_value(self.hand)

    def laid(self, seat: int) -> int:
        """The laid cards of a seat as they would count now, eights at their factor."""
        return scoring.laid_score(self._spreads[seat].values(), self.config.eight_factor)

    def natural_possible(self, seat: int) -> bool:
        """Whether this seat could still go out natural: no wild lies in its spreads."""
        return scoring.is_natural(self._spreads[seat].values())

    def spread(self, seat: int, rank: Rank) -> Spread | None:
        return self._spreads[seat].get(rank)

    def badges(self, seat: int) -> tuple[str, ...]:
        """What is announced of a seat: `two-left`, `one-left`, `seven-RANK`, `eight-RANK`."""
        left = _LEFT.get(self._counts[seat], ())
        own = self._spreads[seat]
        lying = [own[rank] for rank in sorted(own)]
        return (
            *left,
            *[f"seven-{each.rank.letter}" for each in lying if each.squared],
            *[f"eight-{each.rank.letter}" for each in lying if each.eight],
        )

    def to_plain(self) -> Plain:
        return {
            **shared_plain(self),
            "hand_value": self.hand_value,
            "pile": texts(self.pile),
            "pile_shown": self.config.pile_shown,
            **self._plain_spreads(),
            "badges": [list(self.badges(seat)) for seat in range(SEATS)],
            "hands_shown": [texts(hand) for hand in self.hands_shown],
        }

    def _plain_spreads(self) -> Plain:
        """What follows from what lies, made once until something else does."""
        if self._lying is None:
            self._lying = {
                "spreads": [[each.to_plain() for each in own] for own in self.spreads],
                "laid": [self.laid(seat) for seat in range(SEATS)],
                "natural_possible": [self.natural_possible(seat) for seat in range(SEATS)],
            }
        return self._lying

    def _lay_down(self, seat: int, spread: Spread) -> None:
        self._spreads[seat][spread.rank] = spread
        self._lying = None

    # -- folding -----------------------------------------------------------------------------------

    def fold(self, event: MilleEvent) -> None:
        self.folded += 1
        folds = self._FOLDS.get(type(event))
        if folds is not None:
            folds(self, event)

    def _deal_began(self, event: DealBegan) -> None:
        self.number = event.number
        self.dealer = event.dealer
        self.players = event.players
        self.totals = event.totals
        self.stock = event.stock
        if self.config.cut:
            self.turn = cutter(event.dealer)

    def _dealt(self, event: Dealt) -> None:
        self._counts[event.seat] = event.count
        self.stock -= event.count
        if event.seat == self.seat:
            self.hand = Hand.of(DECK, event.cards)

    def _turned_up(self, event: TurnedUp) -> None:
        self.pile = (event.card,)
        self.stock -= 1

    def _turn_began(self, event: TurnBegan) -> None:
        self.turn = event.seat
        self.phase = "draw"

    def _drew(self, event: Drew) -> None:
        self._counts[event.seat] += 1
        self.stock -= 1
        self.phase = "play"
        if self.hand is not None and event.card is not None:
            self.hand = self.hand.plus(event.card)

    def _pile_taken(self, event: events.PileTaken) -> None:
        seat = event.seat
        self.pile = ()
        self.phase = "play"
        self._counts[seat] += len(event.pile) - len(event.laid)
        self._known[seat] = pile.known_after(self._known[seat], event.pile, event.laid, self.config.pile_take)
        if self.hand is not None and seat == self.seat:
            self.hand = pile.hand_after(self.hand, event.pile, event.laid)
        if event.laid:
            rank = self._taken = event.laid[-1].rank
            own = self._spreads[seat].get(rank)
            stays = self.config.pile_set_stays_natural
            self._lay_down(seat, melding.taken_with_pile(own, rank, event.laid, stays))

    def _laid(self, event: events.Laid) -> None:
        self._played(event.seat, event.cards)
        naturals = tuple(each for each in event.cards if each.rank is event.rank)
        wilds = tuple(each for each in event.cards if each.rank is not event.rank)
        self._grow(event.seat, event.rank, naturals, wilds)

    def _added(self, event: events.Added) -> None:
        card = (event.card,)
        self._played(event.seat, card)
        naturals, wilds = (card, ()) if event.card.rank is event.rank else ((), card)
        self._grow(event.seat, event.rank, naturals, wilds)

    def _discarded(self, event: Discarded) -> None:
        self._played(event.seat, (event.card,))
        self.pile = (*self.pile, event.card)
        if self._taken is not None:
            taken = self._spreads[event.seat][self._taken]
            self._lay_down(event.seat, melding.after_turn(taken, self.config.pile_set_stays_natural))
            self._taken = None

    def _stock_ran_out(self, event: events.StockRanOut) -> None:
        self.phase = event.then

    def _reshuffled(self, event: Reshuffled) -> None:
        self.stock += event.count
        self.pile = self.pile[-1:]
        self.phase = "draw"

    def _deal_scored(self, event: events.DealScored) -> None:
        self.result = event.result
        self.hands_shown = event.hands
        self.turn = None
        self.phase = "over"

    def _played(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Cards that have left a hand for all to see."""
        self._counts[seat] -= len(cards)
        self._known[seat] = pile.less(self._known[seat], cards)
        if self.hand is not None and seat == self.seat:
            self.hand = self.hand.without(cards)

    def _grow(self, seat: int, rank: Rank, naturals: tuple[Card, ...], wilds: tuple[Card, ...]) -> None:
        own = self._spreads[seat].get(rank)
        self._lay_down(seat, melding.joined(own, rank, naturals, wilds))

    _FOLDS: ClassVar[dict[type, Callable[[MilleView, Any], None]]] = {
        DealBegan: _deal_began,
        Dealt: _dealt,
        TurnedUp: _turned_up,
        TurnBegan: _turn_began,
        Drew: _drew,
        events.PileTaken: _pile_taken,
        events.Laid: _laid,
        events.Added: _added,
        Discarded: _discarded,
        events.StockRanOut: _stock_ran_out,
        Reshuffled: _reshuffled,
        events.DealScored: _deal_scored,
    }
    """The other events change nothing that is known: they say in words what these have shown."""
