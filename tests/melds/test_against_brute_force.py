"""Arrangement, discards and going out, against trying everything.

The ordinary run takes a fixed sample; the full numbers run under `endurance`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from laydown.cards import Hand
from laydown.melds import (
    arrange,
    discards_to_go_out,
    least_penalty,
    least_penalty_after_discard,
    penalties_after_discards,
)
from laydown.melds.layout import number_of
from melds.brute import Table
from melds.tables import counting, deal

if TYPE_CHECKING:
    from melds.tables import Dealt


def check(dealt: Dealt) -> None:
    """All that the room answers about this hand is what trying everything finds."""
    rules = dealt.rules
    hand = Hand.of(rules.deck, dealt.cards)
    table = Table(rules)
    assert least_penalty(hand, rules) == table.least_penalty(dealt.cards), dealt
    after = table.penalties_after_discards(dealt.cards)
    assert penalties_after_discards(hand, rules) == after, dealt
    assert least_penalty_after_discard(hand, rules) == min(after.values()), dealt
    cards_left = Table(counting(rules)).penalties_after_discards(dealt.cards)
    complete = tuple(kind for kind in hand.kinds() if cards_left[kind] == 0)
    assert discards_to_go_out(hand, rules) == complete, dealt
    if complete:
        assert not rules.hopeless(number_of(hand), thrown=1), dealt
    check_arrangement(dealt, hand)


def check_arrangement(dealt: Dealt, hand: Hand) -> None:
    """Combinations are legal, share no card, are held, and leave what the penalty says."""
    table = Table(dealt.rules)
    found = arrange(hand, dealt.rules)
    used = [card for combination in found.combinations for card in combination.cards]
    assert Counter(used) + Counter(found.left) == Counter(dealt.cards), dealt
    assert found.penalty == sum(map(table.price, found.left)) == least_penalty(hand, dealt.rules), dealt
    for combination in found.combinations:
        assert table.is_combination(combination.cards), dealt
        table.check_places(combination)


@pytest.mark.parametrize("seed", range(4))
def test_short_hands(seed: int) -> None:
    rng = Random(f"short {seed}")
    for _ in range(700):
        check(deal(rng, 3, 9))


def test_long_hands() -> None:
    rng = Random("long")
    for _ in range(40):
        check(deal(rng, 10, 13))


@pytest.mark.endurance
@pytest.mark.parametrize("seed", range(20))
def test_twenty_thousand_short_hands(seed: int) -> None:
    rng = Random(f"many {seed}")
    for _ in range(1000):
        check(deal(rng, 3, 9))


@pytest.mark.endurance
@pytest.mark.parametrize("seed", range(10))
def test_five_hundred_long_hands(seed: int) -> None:
    rng = Random(f"many long {seed}")
    for _ in range(50):
        check(deal(rng, 10, 13))
