"""Meld rules as values, what they remember, and what they refuse."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from laydown.cards import Hand, Rank, card, cards, standard_deck
from laydown.melds import MeldRules, Place, arrange, least_penalty, runs
from melds.tables import rules_of


def test_equal_rules_share_what_they_found() -> None:
    first = rules_of("three-thirteen", Rank.NINE, {})
    second = rules_of("three-thirteen", Rank.NINE, {})
    assert first == second
    assert hash(first) == hash(second)
    assert first.least is second.least
    assert replace(first, all_wild=False) != first


def test_rules_travel_without_what_they_found() -> None:
    rules = rules_of("five-crowns", Rank.NINE, {})
    least_penalty(Hand.of(rules.deck, "9D 7C JD 4S 5S 6S"), rules)
    sent = pickle.dumps(rules)
    assert len(sent) < 2000
    back = pickle.loads(sent)  # noqa: S301 - our own bytes
    assert back == rules
    assert back.least is rules.least


def test_points_are_for_each_kind_and_naturals_cost_something() -> None:
    deck = standard_deck(2)
    with pytest.raises(ValueError, match="each kind"):
        MeldRules(deck, Rank.NINE, "none", all_wild=True, ace_high=False, points=(1, 2, 3))
    with pytest.raises(ValueError, match="natural"):
        MeldRules(deck, Rank.NINE, "none", all_wild=True, ace_high=False, points=(0,) * len(deck.kinds))


def test_cards_of_the_wild_rank_and_jokers_are_wild() -> None:
    rules = rules_of("three-thirteen", Rank.NINE, {})
    assert [each.text for each in rules.deck.kinds if rules.is_wild(each)] == ["9S", "9H", "9D", "9C", "*"]
    jokers_only = replace(rules, wild_rank=None)
    assert [each.text for each in rules.deck.kinds if jokers_only.is_wild(each)] == ["*"]


def test_a_long_process_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "KEPT", 50)
    table = runs.SuitTable((1,) * 13, 32, "none", ace_high=True)
    rng = Random("forgets")
    fresh = runs.SuitTable((1,) * 13, 32, "none", ace_high=True)
    largest = 0
    for _ in range(300):
        row = sum(1 << 32 * place for place in rng.sample(range(13), 4))
        assert table.answers(1)[row] == fresh.least(row, 1)
        largest = max(largest, len(table.answers(1)), table.remembered())
    assert largest < 50 + 2**5


def test_a_wild_stands_in_its_own_place_where_it_can() -> None:
    rules = rules_of("three-thirteen", Rank.NINE, {})
    found = arrange(Hand.of(rules.deck, "8S 9H 9S TS QS KS KD KH"), rules)
    spades = next(each for each in found.combinations if card("9S") in each.cards)
    assert spades.cards[:3] == cards("8S 9S TS")
    assert spades.stands_for[1] == Place(Rank.NINE, spades.stands_for[0].suit)
    assert found.penalty == 0


def test_a_run_that_continues_another_is_shown_as_one() -> None:
    rules = rules_of("three-thirteen", None, {})
    found = arrange(Hand.of(rules.deck, "3S 4S 5S 6S 7S 8S 9S"), rules)
    assert [each.cards for each in found.combinations] == [cards("3S 4S 5S 6S 7S 8S 9S")]
    limited = rules_of("three-thirteen", None, {"wild_limit": "one"})
    found = arrange(Hand.of(limited.deck, "3S 4S 6S 8S 9S * *"), limited)
    assert found.penalty == 0
    assert all(each.cards.count(card("*")) == 1 for each in found.combinations)


def test_a_high_ace_ends_its_run() -> None:
    rules = rules_of("three-thirteen", None, {"ace": "both"})
    (run,) = arrange(Hand.of(rules.deck, "QS AS *"), rules).combinations
    assert [place.rank for place in run.stands_for] == [Rank.QUEEN, Rank.KING, Rank.ACE]
    assert run.cards == cards("QS * AS")
