"""The least penalty of a hand, and the arrangement that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.melds.layout import BYTE, number_of
from laydown.melds.placing import arrangement_of
from laydown.melds.runs import IMPOSSIBLE

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.melds.combination import Arrangement
    from laydown.melds.rules import MeldRules


def arrange(hand: Hand, rules: MeldRules) -> Arrangement:
    """Each card serves once, and as few points as can be are left."""
    return arrangement_of(hand, rules, rules.least.outline(number_of(hand)))


def least_penalty(hand: Hand, rules: MeldRules) -> int:
    """The points left in hand when the other cards form combinations as well as they can."""
    return rules.least.least(number_of(hand))


def penalties_after_discards(hand: Hand, rules: MeldRules) -> dict[Card, int]:
    """The least penalty after each discard, in the deck's order.

    No discard saves more than its own points, and a card that a best arrangement leaves saves all of them:
    only for the others there is something to search.
    """
    cards = number_of(hand)
    least = rules.least.least
    best = rules.least.outline(cards)
    left = best.left.to_bytes(len(hand.counts), "little")
    return {
        hand.deck.kinds[place]: best.penalty - rules.points[place]
        if left[place]
        else least(cards - (1 << BYTE * place))
        for place, count in enumerate(hand.counts)
        if count
    }


def least_penalty_after_discard(hand: Hand, rules: MeldRules) -> int:
    """The least penalty after the best discard; of a hand that combines whole it may be more than 0."""
    cards = number_of(hand)
    penalty, *_, left = rules.least.outline(cards)
    price = rules.points.__getitem__
    places = sorted(_places(cards, len(hand.counts)), key=price, reverse=True)
    least = min((penalty - price(place) for place in _places(left, len(hand.counts))), default=IMPOSSIBLE)
    for place in places:
        if max(0, penalty - price(place)) >= least:
            break
        least = rules.least.least(cards - (1 << BYTE * place), least)
    return least


def _places(cards: int, kinds: int) -> list[int]:
    """The places of the kinds held, in the deck's order."""
    return [place for place, count in enumerate(cards.to_bytes(kinds, "little")) if count]
