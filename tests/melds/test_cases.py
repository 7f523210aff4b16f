"""The hands with known answers, and the kinds of fault seen in other programs."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any, Final

import pytest

from laydown.cards import Hand, Rank, card, cards
from laydown.melds import (
    arrange,
    discards_to_go_out,
    least_penalty,
    least_penalty_after_discard,
    penalties_after_discards,
)
from melds.brute import Table
from melds.tables import LIMITS, rules_of

CASES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "arrange.json").read_text(encoding="utf-8")
)


def case_name(case: dict[str, Any]) -> str:
    options = " ".join(f"{name}={value}" for name, value in case["options"].items())
    return f"{case['hand']}, {case['wild']} wild {options}".strip()


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_the_case_has_its_number(case: dict[str, Any]) -> None:
    rules = rules_of(case["game"], Rank(case["wild"]), case["options"])
    hand = Hand.of(rules.deck, case["hand"])
    assert least_penalty(hand, rules) == case["least_penalty"], case["shows"]
    assert arrange(hand, rules).penalty == case["least_penalty"]
    assert Table(rules).least_penalty(cards(case["hand"])) == case["least_penalty"]


def test_the_order_of_the_cards_changes_nothing() -> None:
    rules = rules_of("three-thirteen", Rank.FIVE, {})
    orders = {Hand.of(rules.deck, order) for order in permutations(cards("6S 7S 5D 8S 8S 9S"))}
    assert len({repr(arrange(hand, rules)) for hand in orders}) == 1


@pytest.mark.parametrize("limit", LIMITS)
def test_identical_cards_in_a_run_cost_what_they_cost(limit: str) -> None:
    """All hands of up to five of these cards: a run with the same card twice, wilds before and behind."""
    rules = rules_of("three-thirteen", Rank.SIX, {"wild_limit": limit})
    table = Table(rules)
    for size in range(1, 6):
        for row in combinations_with_replacement(cards("4S 5S 6S 7S 8S *"), size):
            assert least_penalty(Hand.of(rules.deck, row), rules) == table.least_penalty(row), row


def test_a_tie_between_groups_does_not_hide_the_better_discard() -> None:
    rules = rules_of("three-thirteen", None, {})
    hand = Hand.of(rules.deck, "AS 2S 3S AC 2C 3C 5C 3D 5D AH 5H")
    assert least_penalty_after_discard(hand, rules) == 1
    assert min(penalties_after_discards(hand, rules).values()) == 1


def test_a_wild_is_thrown_to_go_out() -> None:
    rules = rules_of("three-thirteen", Rank.THREE, {"all_wild": False})
    hand = Hand.of(rules.deck, "KS 3S 3H 3D")
    assert discards_to_go_out(hand, rules) == cards("3S 3H 3D")
    assert least_penalty_after_discard(hand, rules) == 0


def test_a_hand_of_exact_combinations_must_break_one() -> None:
    rules = rules_of("three-thirteen", None, {})
    hand = Hand.of(rules.deck, "2S 3S 4S 9S 9H 9D")
    assert least_penalty(hand, rules) == 0
    assert least_penalty_after_discard(hand, rules) == 5  # the 4 goes, the 2 and the 3 are left
    assert discards_to_go_out(hand, rules) == ()


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("jokers", range(1, 15))
def test_jokers_only(limit: str, jokers: int) -> None:
    rules = rules_of("three-thirteen", Rank.THREE, {"wild_limit": limit})
    hand = Hand.of(rules.deck, [card("*")] * jokers)
    together = limit == "none" and jokers >= 3
    assert least_penalty(hand, rules) == (0 if together else 20 * jokers)
    assert [each.kind for each in arrange(hand, rules).combinations] == (["wilds"] if together else [])


@pytest.mark.parametrize(("limit", "least"), [("none", 0), ("one", 12 * 10 + 5), ("half", 12 * 10 + 5)])
def test_twelve_wilds_of_thirteen(limit: str, least: int) -> None:
    rules = rules_of("three-thirteen", Rank.KING, {"wild_limit": limit})
    hand = Hand.of(rules.deck, "KS KS KS KH KH KH KD KD KD KC KC KC 5H")
    assert least_penalty(hand, rules) == least
    assert penalties_after_discards(hand, rules)[card("KS")] == max(0, least - 10)


@pytest.mark.parametrize(
    ("hand", "options", "least"),
    [
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", {}, 0),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS *", {}, 0),  # as two runs
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS *", {"wild_limit": "one"}, 0),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS * *", {"wild_limit": "one"}, 0),
        ("AS KS * * * * * * * * * * * * *", {}, 0),
        ("AS KS * * * * * * * * * * * * *", {"wild_limit": "half"}, 1 + 10 + 13 * 20),
        ("2S 3S KS AS", {"ace": "both"}, 10),
        ("QS KS AS AS 2S 3S", {"ace": "both"}, 0),
        ("QS KS AS 2S 3S", {"ace": "both"}, 5),
        ("QS KS *", {"wild_limit": "one"}, 0),
        ("KS AS *", {"wild_limit": "one", "ace": "both"}, 0),
        ("KS AS * *", {"wild_limit": "half", "ace": "both"}, 0),
        ("KS AS * *", {"wild_limit": "one", "ace": "both"}, 20),
        ("KS AS 2S *", {"wild_limit": "one", "ace": "both"}, 2),
        ("5S 6S 6S 7S * 9S", {"wild_limit": "one"}, 6),
        ("4S 5S 6S 6S 8S *", {"wild_limit": "one"}, 0),
        ("4S 5S 6S 6S 9S *", {"wild_limit": "one"}, 15),
        ("5S 7S 6S 7S 9S * *", {"wild_limit": "one"}, 0),
    ],
)
def test_full_runs_high_aces_and_limits(hand: str, options: dict[str, Any], least: int) -> None:
    rules = rules_of("three-thirteen", None, options)
    held = Hand.of(rules.deck, hand)
    assert least_penalty(held, rules) == arrange(held, rules).penalty
    assert least_penalty(held, rules) == least


@pytest.mark.parametrize("text", ["", "5S", "3S", "5S 5S", "5S 3S", "* *", "5S *"])
def test_fewer_than_three_cards_are_all_left(text: str) -> None:
    rules = rules_of("three-thirteen", Rank.THREE, {})
    hand = Hand.of(rules.deck, text)
    found = arrange(hand, rules)
    assert found.combinations == ()
    assert found.left == tuple(hand)
    assert found.penalty == least_penalty(hand, rules)
