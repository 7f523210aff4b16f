"""Going out: all cards but the discard form separate combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.melds.layout import BYTE, number_of

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.melds.rules import MeldRules


def discards_to_go_out(hand: Hand, rules: MeldRules) -> tuple[Card, ...]:
    """The cards whose discard leaves nothing but combinations, in the deck's order.

    Nothing is left when no card is: a wild that costs no points must be in a combination too.
    """
    cards = number_of(hand)
    if rules.hopeless(cards, thrown=1) or rules.fewest.least(cards, 2) > 1:
        return ()
    index = hand.deck.index
    return tuple(kind for kind in hand.kinds() if _all_combine(cards - (1 << BYTE * index[kind]), rules))


def _all_combine(cards: int, rules: MeldRules) -> bool:
    return not rules.hopeless(cards, thrown=0) and not rules.fewest.least(cards, 1)
