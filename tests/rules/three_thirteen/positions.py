"""Deals set up from card text: the order of the pack is stacked so that the hands come out as written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from laydown.cards import Hand, cards
from laydown.errors import IllegalAction
from laydown.games.rules import DealPlan
from laydown.games.three_thirteen import GAME, Config
from laydown.games.three_thirteen.deal import order_of_play
from laydown.games.three_thirteen.engine import TurnDeal
from laydown.games.three_thirteen.notation import read_action
from laydown.games.three_thirteen.rounds import hand_size, meld_rules, wild_rank
from laydown.games.three_thirteen.scoring import DealResult
from laydown.games.three_thirteen.speed import SpeedDeal
from laydown.melds import arrange
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from laydown.cards import Card, Deck
    from laydown.errors import Refusal
    from laydown.games.three_thirteen.view import SpeedView, View
    from laydown.melds import Arrangement

PLAIN = Config()


def config(preset: str = "three-thirteen", **changes: str) -> Config:
    """A preset with options changed, as text."""
    return GAME.configure(preset, changes)


def deal_of(
    setup: Config, hands: tuple[str, ...], upcard: str, stock: str = "", *, rest: bool = True
) -> TurnDeal:
    """A deal in turns in which seat 0 plays first, its number found from the size of the hands.

    `stock` are the cards to be drawn next; with `rest` all other cards of the pack follow.
    """
    deal = _deal(setup, hands, upcard + " " + stock, rest=rest)
    assert isinstance(deal, TurnDeal)
    return deal


def speed_of(
    hands: tuple[str, ...], piles: str, stock: str = "", *, rest: bool = True, **changes: str
) -> SpeedDeal:
    """A deal of Speed; `piles` are the first cards of the seats' own piles, seat 0's first."""
    deal = _deal(config("three-thirteen-speed", **changes), hands, piles + " " + stock, rest=rest)
    assert isinstance(deal, SpeedDeal)
    return deal


def _deal(setup: Config, hands: tuple[str, ...], then: str, *, rest: bool) -> TurnDeal | SpeedDeal:
    seats = len(hands)
    rows = [cards(hand) for hand in hands]
    number = len(rows[0]) - setup.first_hand + 1
    assert all(len(row) == hand_size(setup, number) for row in rows), "hands of one size"
    order = [row[turn] for turn in range(len(rows[0])) for row in rows] + list(cards(then))
    if rest:
        order += _all_but(GAME.deck(setup, seats), order)
    plan = DealPlan(number, seats - 1, tuple(range(seats)))
    assert order_of_play(plan)[0] == 0
    return GAME.new_deal(setup, plan, (0,) * seats, OrderedStock(tuple(order)))


def _all_but(deck: Deck, gone: list[Card]) -> list[Card]:
    return list(Hand(deck, deck.copies, deck.size).without(gone))


def play(deal: TurnDeal | SpeedDeal, *lines: str) -> None:
    """Each line is played by the seat that is to act, in Speed by the first of them."""
    for line in lines:
        deal.apply(deal.to_act()[0], read_action(line))


def refusal(deal: TurnDeal | SpeedDeal, seat: int, line: str) -> Refusal:
    """The reason why this seat may not do this; the attempt changes nothing, byte for byte."""
    action = read_action(line)
    before = deal.snapshot()
    reason = deal.why_not(seat, action)
    assert reason is not None, f"{line} is legal"
    with pytest.raises(IllegalAction) as raised:
        deal.apply(seat, action)
    assert raised.value.refusal == reason
    assert deal.snapshot() == before
    assert action not in deal.legal(seat)
    return reason


def lines(deal: TurnDeal | SpeedDeal, seat: int = 0) -> list[str]:
    """What this seat may do, as text."""
    return [str(action) for action in deal.legal(seat)]


def inside(deal: TurnDeal | SpeedDeal) -> Any:  # noqa: ANN401 - the State of either kind
    """What only the referee knows."""
    return cast("Any", deal).state


def hand(deal: TurnDeal | SpeedDeal, seat: int) -> str:
    return str(inside(deal).hands[seat])


def kinds(deal: TurnDeal | SpeedDeal) -> list[str]:
    """The kinds of the events so far."""
    return [event.kind for event in deal.events]


def view_of(deal: TurnDeal | SpeedDeal, seat: int | None) -> Any:  # noqa: ANN401 - of either kind of deal
    """What a seat knows, folded from its own stream, each event through its plain form."""
    view: View | SpeedView = GAME.new_view(deal.config, seat)
    for event in deal.events:
        view.fold(GAME.event_from_plain(event.seen_by(seat).to_plain()))
    return view


def best(setup: Config, row: str, number: int = 11, seats: int = 4) -> Arrangement:
    """A row of cards arranged as the deal of this number would have it."""
    deck = GAME.deck(setup, seats)
    return arrange(Hand.of(deck, row), meld_rules(setup, deck, wild_rank(setup, number)))


def penalty(setup: Config, row: str, number: int = 11, seats: int = 4) -> int:
    return best(setup, row, number, seats).penalty


def result(points: tuple[int, ...], outs: tuple[int, ...] = (), number: int = 1) -> DealResult:
    """A finished deal of all seats with these points."""
    return DealResult(number, 0, tuple(range(len(points))), points, outs, "out" if outs else "stock")
