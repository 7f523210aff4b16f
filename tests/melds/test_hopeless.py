"""The quick look before going out: never wrong when it says no, and seldom silent on random hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from laydown.cards import Hand, Rank, cards, standard_deck
from laydown.melds import MeldRules, discards_to_go_out, least_penalty
from laydown.melds.layout import number_of
from melds.tables import LIMITS, counting, rules_of, three_thirteen_points


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("ace", ["low", "both"])
def test_no_hand_that_can_go_out_is_turned_away(limit: str, ace: str) -> None:
    """All multisets of a few cards that make the patterns the bound rests on: gaps, pairs, ace and king."""
    rules = rules_of("three-thirteen", Rank.TWO, {"wild_limit": limit, "ace": ace})
    fewest = counting(rules).least.least
    for size in range(3, 7):
        for row in combinations_with_replacement(cards("AS 3S 4S 6S 7S QS KS 4H 2D"), size):
            number = number_of(Hand.of(rules.deck, row))
            left = fewest(number)
            assert not (left == 0 and rules.hopeless(number, thrown=0)), row
            assert not (left <= 1 and rules.hopeless(number, thrown=1)), row


@pytest.mark.parametrize("hand", ["4S 5S 7S 8S TS JS * *", "4S 5S 7S 8S * KD", "4S 6S 7S TS JS KS * *"])
def test_runs_that_share_wilds_as_far_as_can_be_are_seen(hand: str) -> None:
    rules = rules_of("three-thirteen", None, {})
    held = Hand.of(rules.deck, hand)
    assert least_penalty(held, rules) in (0, 10)
    assert discards_to_go_out(held, rules)


@pytest.mark.parametrize("size", range(3, 14))
def test_most_random_hands_are_turned_away_at_once(size: int) -> None:
    deck = standard_deck(2)
    points = tuple(three_thirteen_points(kind.rank, {}) for kind in deck.kinds)
    rules = MeldRules(deck, Rank(size), "none", all_wild=True, ace_high=False, points=points)
    rng = Random(size)
    pack = deck.cards()
    looks: Counter[bool] = Counter()
    for _ in range(300):
        hand = Hand.of(deck, rng.sample(pack, size + 1))
        hopeless = rules.hopeless(number_of(hand), thrown=1)
        looks[hopeless] += 1
        assert not (hopeless and rules.fewest.least(number_of(hand)) <= 1)
    assert looks[False] < 75
