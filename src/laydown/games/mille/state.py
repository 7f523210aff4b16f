"""Where everything of a deal in progress is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from laydown.cards import Hand
from laydown.games.mille.deal import DECK, SEATS

if TYPE_CHECKING:
    from laydown.cards import Card, Rank
    from laydown.games.mille.melding import Spread
    from laydown.games.rules import Plain, Stock

Phase: TypeAlias = Literal["cut", "draw", "last", "play", "reshuffle", "over"]
"""`cut`: before the deal. `draw`: stock or pile. `last`: the stock is empty, pile or pass. `play`: lay,
add, discard. `reshuffle`: the dealer's."""


def _no_hands() -> list[Hand]:
    return [Hand.empty(DECK)] * SEATS


def _no_spreads() -> list[dict[Rank, Spread]]:
    return [{} for _ in range(SEATS)]


@dataclass(slots=True)
class State:
    """`turn` is the seat whose turn it is; `spreads` are per seat, by rank; `pile` is oldest first.

    `first_turn` holds until the first turn's choice between stock and pile is made; `taken` is the rank
    laid with the pile in this turn.
    """

    stock: Stock
    turn: int
    phase: Phase
    hands: list[Hand] = field(default_factory=_no_hands)
    spreads: list[dict[Rank, Spread]] = field(default_factory=_no_spreads)
    pile: list[Card] = field(default_factory=list["Card"])
    first_turn: bool = True
    taken: Rank | None = None
    reshuffles: int = 0
    out: int | None = None

    def spreads_of(self, seat: int) -> tuple[Spread, ...]:
        """A seat's spreads in the order of ranks."""
        own = self.spreads[seat]
        return tuple(own[rank] for rank in sorted(own))

    def cards_on_table(self) -> list[Card]:
        """Every card there is but those in hands."""
        cards = [*self.stock.cards(), *self.pile]
        for own in self.spreads:
            for spread in own.values():
                cards += spread.cards
        return cards

    def to_plain(self) -> Plain:
        """All of it, hidden cards too, for comparing two states; never for a view."""
        return {
            "stock": [each.text for each in self.stock.cards()],
            "turn": self.turn,
            "phase": self.phase,
            "hands": [str(hand) for hand in self.hands],
            "spreads": [[each.to_plain() for each in self.spreads_of(seat)] for seat in range(SEATS)],
            "pile": [each.text for each in self.pile],
            "first_turn": self.first_turn,
            "taken": None if self.taken is None else self.taken.letter,
            "reshuffles": self.reshuffles,
            "out": self.out,
        }
