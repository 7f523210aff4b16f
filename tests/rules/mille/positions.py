"""Deals of Mille set up from card text: by an order of cards, or in the middle of play.

In all of them seat 1 has dealt and seat 0 has the first turn, unless told otherwise.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from laydown.cards import Hand, cards
from laydown.games.mille import GAME
from laydown.games.mille.config import PRESETS
from laydown.games.mille.deal import DECK, HAND_SIZE, SEATS, WILD
from laydown.games.mille.engine import MilleDeal
from laydown.games.mille.melding import Spread
from laydown.games.rules import DealPlan
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.cards import Card
    from laydown.errors import Refusal
    from laydown.games.mille import Config
    from laydown.games.mille.state import Phase

STARTER: Final = 0
DEALER_SEAT: Final = 1


def config(preset: str = "mille", **options: str) -> Config:
    return GAME.configure(preset, options)


def plan(number: int = 1) -> DealPlan:
    return DealPlan(number, DEALER_SEAT, tuple(range(SEATS)))


def order_of(starter: str = "", dealer: str = "", upcard: str = "9H", draws: str = "") -> tuple[Card, ...]:
    """An order in which these hands, this upcard and then these draws come.

    Hands of fewer than fifteen are filled from the back of a new pack, the dealer's from the front, as is
    the stock after the draws.
    """
    hands = [list(cards(starter)), list(cards(dealer))]
    top, drawn = cards(upcard), cards(draws)
    spare = _rest((*hands[0], *hands[1], *top, *drawn))
    while len(hands[0]) < HAND_SIZE:
        hands[0].append(spare.pop())
    while len(hands[1]) < HAND_SIZE:
        hands[1].append(spare.pop(0))
    dealt = [hands[seat][place] for place in range(HAND_SIZE) for seat in range(SEATS)]
    return (*dealt, *top, *drawn, *spare)


def dealt(order: Iterable[Card], options: Config | None = None, number: int = 1) -> MilleDeal:
    """A deal from this order; the dealer is seat 1, so that the first card goes to seat 0."""
    return MilleDeal(options or PRESETS["mille"], plan(number), (0, 0), OrderedStock(order))


def table(  # noqa: PLR0913 - all that may lie on a table
    hand: str = "",
    other: str = "3C",
    *,
    laid: Sequence[str] = (),
    other_laid: Sequence[str] = (),
    pile: str = "",
    stock: str | None = None,
    phase: Phase = "play",
    options: Config | None = None,
) -> MilleDeal:
    """A deal in which it is seat 0's turn and these cards lie where they are named.

    `laid` and `other_laid` are the spreads, each a row of cards. What is named nowhere is the stock,
    unless the stock is named too.
    """
    deal = dealt(order_of(), options)
    state = deal.state
    state.first_turn = False
    state.hands[:] = [Hand.of(DECK, hand), Hand.of(DECK, other)]
    state.spreads[:] = [{each.rank: each for each in map(spread, rows)} for rows in (laid, other_laid)]
    state.pile[:] = cards(pile)
    named = (
        *cards(hand),
        *cards(other),
        *state.pile,
        *(c for row in (*laid, *other_laid) for c in cards(row)),
    )
    state.stock = OrderedStock(_rest(named) if stock is None else cards(stock))
    state.turn = STARTER
    state.phase = phase
    return deal


def spread(row: str) -> Spread:
    """The spread of a row such as `QS QH 2D`: its rank is that of its naturals."""
    laid = cards(row)
    naturals = tuple(each for each in laid if each.rank is not WILD) or laid
    wilds = tuple(each for each in laid if each not in naturals)
    return Spread(naturals[0].rank, naturals, wilds)


def play(deal: MilleDeal, *lines: str) -> MilleDeal:
    """Each line done by whoever is to act."""
    for line in lines:
        deal.apply(deal.to_act()[0], GAME.read_action(line))
    return deal


def allowed(deal: MilleDeal, line: str) -> bool:
    """Whether whoever is to act may do this; the legal list says the same."""
    seat, action = deal.to_act()[0], GAME.read_action(line)
    may = deal.why_not(seat, action) is None
    assert may == (action in deal.legal(seat))
    return may


def refused(deal: MilleDeal, line: str, seat: int | None = None) -> str:
    """The clause that refuses this line."""
    return refusal(deal, line, seat).clause


def refusal(deal: MilleDeal, line: str, seat: int | None = None) -> Refusal:
    actor = deal.to_act()[0] if seat is None else seat
    action = GAME.read_action(line)
    why = deal.why_not(actor, action)
    assert why is not None, f"{line} is allowed"
    assert action not in deal.legal(actor)
    return why


def hand(deal: MilleDeal, seat: int = STARTER) -> str:
    return str(deal.state.hands[seat])


def pile(deal: MilleDeal) -> str:
    return " ".join(each.text for each in deal.state.pile)


def lies(deal: MilleDeal, seat: int = STARTER) -> tuple[str, ...]:
    """A seat's spreads, each as its naturals and then its wilds, in the order in which they came."""
    return tuple(" ".join(c.text for c in each.cards) for each in deal.state.spreads_of(seat))


def kinds(deal: MilleDeal) -> tuple[str, ...]:
    """The kinds of all events so far."""
    return tuple(each.kind for each in deal.events)


def _rest(named: Iterable[Card]) -> list[Card]:
    left = Counter(DECK.cards())
    left.subtract(Counter(named))
    assert min(left.values()) >= 0, "a card is named more often than there are copies"
    return [kind for kind in DECK.kinds for _ in range(left[kind])]
