"""The least penalty of a hand, and the arrangement that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.melds.layout import BYTE, number_of
from laydown.melds.placing import arrangement_of

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
    """The least penalty after each discard, in the deck's order."""
    cards = number_of(hand)
    least = rules.least.least
    index = hand.deck.index
    return {kind: least(cards - (1 << BYTE * index[kind])) for kind in hand.kinds()}


def least_penalty_after_discard(hand: Hand, rules: MeldRules) -> int:
    """The least penalty after the best discard."""
    return min(penalties_after_discards(hand, rules).values())
