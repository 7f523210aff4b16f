"""Greedy at Three Thirteen and its relations: the lowest penalty now, and out as soon as it can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laydown.melds import (
    least_penalty,
    least_penalty_after_discard,
    penalties_after_discards,
)

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.games.rules import Offer
    from laydown.games.three_thirteen.actions import Atom, Discard
    from laydown.melds import MeldRules


class GreedyThreeThirteen:
    """Takes what helps at once, goes out when it can, and throws what leaves the least penalty.

    In Speed it does the same beat for beat. It asks the view's own meld rules, so it plays every variant.
    """

    def choose(self, view: Any, offer: Offer) -> Atom:  # noqa: ANN401 - the protocol serves every game
        discards: list[Discard] = [atom for atom in offer.actions if atom.verb == "discard"]
        if discards:
            return best_discard(view.hand, discards, view.melds, view.taken)
        by_verb: dict[str, Atom] = {atom.verb: atom for atom in offer.actions}
        if "take" not in by_verb:
            return by_verb["draw"]
        return by_verb["take" if wants(view.hand, view.pile[-1], view.melds) else "draw"]


def wants(hand: Hand, top: Card, rules: MeldRules) -> bool:
    """It takes a wild, and a card with which its best discard leaves less than it has now."""
    if rules.is_wild(top):
        return True
    return least_penalty_after_discard(hand.plus(top), rules) < least_penalty(hand, rules)


def best_discard(hand: Hand, discards: list[Discard], rules: MeldRules, taken: Card | None) -> Discard:
    """It goes out when it can, with whatever card does it, a wild too; else the least penalty stays.

    Among equals it keeps the card it has just taken, then its wilds, and throws the dearest.
    """
    out = [discard for discard in discards if discard.out]
    left = {} if out else penalties_after_discards(hand, rules)

    def badness(discard: Discard) -> tuple[int, bool, bool, int]:
        card = discard.card
        points = rules.points[rules.deck.index[card]]
        return left.get(card, 0), card is taken, rules.is_wild(card), -points

    return min(out or discards, key=badness)
