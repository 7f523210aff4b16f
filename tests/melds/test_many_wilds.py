"""Long hands full of wilds, where trying everything takes too long: what must hold of any answer."""

from __future__ import annotations

from random import Random

import pytest

from laydown.cards import Hand, standard_deck
from laydown.melds import discards_to_go_out, least_penalty, penalties_after_discards
from melds.brute import Table
from melds.tables import wild_heavy
from melds.test_against_brute_force import check_arrangement

DECK = standard_deck(3, 2)


@pytest.mark.parametrize("wilds", range(13))
@pytest.mark.parametrize("size", [13, 14])
def test_long_hands_with_wilds(size: int, wilds: int) -> None:
    rng = Random(f"{size} {wilds}")
    for _ in range(12):
        dealt = wild_heavy(rng, DECK, size, wilds)
        rules = dealt.rules
        hand = Hand.of(DECK, dealt.cards)
        check_arrangement(dealt, hand)
        least = least_penalty(hand, rules)
        for kind, after in penalties_after_discards(hand, rules).items():
            shorter = hand.minus(kind)
            assert after == least_penalty(shorter, rules), dealt
            assert max(0, least - rules.points[DECK.index[kind]]) <= after, dealt
            assert (kind in discards_to_go_out(hand, rules)) == (after == 0), dealt
        if rules.wild_limit == "none" and 2 * (size - wilds) <= wilds:
            assert least == 0, dealt


def test_any_combination_may_be_broken_up_but_never_for_less() -> None:
    """Putting each natural card with two wilds, or leaving it, is never better than the answer."""
    rng = Random("broken up")
    for wilds in range(2, 12):
        dealt = wild_heavy(rng, DECK, 13, wilds)
        if dealt.rules.wild_limit != "none":
            continue
        table = Table(dealt.rules)
        naturals = sorted(table.price(card) for card in dealt.cards if not table.is_wild(card))
        left = naturals[: max(0, len(naturals) - wilds // 2)]
        assert least_penalty(Hand.of(DECK, dealt.cards), dealt.rules) <= sum(left), dealt
