"""One deal between players, straight through the referee."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Hand
from laydown.errors import BrokenInvariant, Message
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER
from laydown.table.stock import OrderedStock, SplitStock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.rules import Deal, DealPlan, DealResult, Game, Offer, View
    from laydown.table.player import Player
    from laydown.table.shuffle import Dice

ENDLESS: Final = 100_000
"""No deal has so many atoms: twelve players, 200 beats and all reshuffles make fewer than 6,000."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is played and by how many. With `check` each atom is checked as it is played: that it is legal
    by the list, the offer and `why_not` alike, that no card is lost or made, and that the deal ends. With
    `split` each seat draws from its own part of the stock.
    """

    game: Game
    config: Any
    seats: int
    check: bool = False
    split: bool = False


class _Seat:
    """A player and its view, folded from this seat's own stream."""

    __slots__ = ("folded", "player", "seat", "view")

    def __init__(self, table: Table, seat: int, player: Player) -> None:
        self.seat = seat
        self.player = player
        self.view: View = table.game.new_view(table.config, seat)
        self.folded = 0

    def choose(self, deal: Deal) -> tuple[Any, Offer]:
        self.catch_up(deal)
        offer = deal.offer(self.seat)
        return self.player.choose(self.view, offer), offer

    def catch_up(self, deal: Deal) -> None:
        """Folded only when asked for: what a view shows does not hang on when it is looked at."""
        for event in deal.events[self.folded :]:
            seen = event.seen_by(self.seat)
            if seen is not None:
                self.view.fold(seen)
        self.folded = len(deal.events)


def play_deal(
    table: Table, plan: DealPlan, totals: tuple[int, ...], dice: Dice, players: Sequence[Player]
) -> tuple[DealResult, int]:
    """Play this deal from the order that the dice give it; gives its result and the number of atoms."""
    deck = table.game.deck(table.config, table.seats)
    order = dice.order(deck, plan.number)
    stock = SplitStock(order, table.seats) if table.split else OrderedStock(order)
    deal = table.game.new_deal(table.config, plan, totals, stock)
    seats = [_Seat(table, seat, player) for seat, player in enumerate(players)]
    atoms = reshuffles = 0
    while actors := deal.to_act():
        for actor in actors:
            if actor == DEALER:
                reshuffles += 1
                action: Any = Reshuffle(dice.reshuffle(deal.to_shuffle(), plan.number, reshuffles))
            else:
                action, offer = seats[actor].choose(deal)
                if table.check:
                    _check_legal(deal, offer, action)
            deal.apply(actor, action)
            atoms += 1
            if table.check:
                _check_cards(deal, Hand.of(deck, deck.cards()))
                if atoms > ENDLESS:
                    raise BrokenInvariant(Message.of("bots-endless", number=plan.number))
    return deal.result(), atoms


def _check_legal(deal: Deal, offer: Offer, action: Any) -> None:  # noqa: ANN401 - the game's own
    legal = tuple(deal.legal(offer.seat))
    if action not in legal or offer.actions != legal or deal.why_not(offer.seat, action) is not None:
        raise BrokenInvariant(Message.of("bots-illegal", seat=offer.seat, action=str(action)))


def _check_cards(deal: Deal, pack: Hand) -> None:
    if deal.everything() != pack:
        raise BrokenInvariant(Message.of("bots-cards-lost", number=deal.number))
