"""What combines, under each option."""

from __future__ import annotations

from rules.three_thirteen.positions import PLAIN, best, config, penalty

SEVENS = 5
"""The number of the deal in which sevens are wild."""


def test_t_wild_2_a_wild_stands_for_any_card() -> None:
    assert penalty(PLAIN, "9D JD 7C", SEVENS) == 0
    assert penalty(PLAIN, "6D 7H 7S 9D", SEVENS) == 0, "two neighbours"
    assert penalty(PLAIN, "5S 6S 7S", SEVENS) == 0, "in its own place"
    assert penalty(PLAIN, "5S 6S 7S 8S", SEVENS) == 0


def test_t_wild_2_a_wild_in_its_own_place_still_counts_as_wild() -> None:
    one = config(wild_limit="one")
    assert penalty(one, "6S 7S 8S 7H", SEVENS) == 7


def test_t_wild_3_wilds_alone() -> None:
    assert penalty(PLAIN, "3C 3D 3H", 1) == 0
    assert penalty(config(all_wild="no"), "3C 3D 3H", 1) == 9
    assert [each.kind for each in best(PLAIN, "3C 3D 3H", 1).combinations] == ["wilds"]


def test_t_wild_4_wilds_in_one_combination() -> None:
    assert penalty(PLAIN, "9S 3C 3D", 1) == 0
    assert penalty(config(wild_limit="one"), "9S 3C 3D", 1) == 15
    assert penalty(config(wild_limit="half"), "9S 3C 3D", 1) == 15
    assert penalty(config(wild_limit="half"), "9S 9D 3C 3D", 1) == 0


def test_t_meld_1_sets() -> None:
    assert penalty(PLAIN, "9S 9S 9H") == 0
    assert penalty(PLAIN, "9S 9H") == 18


def test_t_meld_2_runs() -> None:
    assert penalty(PLAIN, "8S 9S TS JS QS") == 0
    assert penalty(PLAIN, "5S 5S 6S") == 16, "no rank twice"
    assert penalty(PLAIN, "5S 6S 7H") == 18, "one suit"
    assert penalty(PLAIN, "QS JS AS") == 21, "nothing over the top"


def test_t_meld_3_a_card_serves_once() -> None:
    assert penalty(PLAIN, "5S 6S 7S 6H 6D") == 12


def test_t_meld_4_the_ace() -> None:
    both = config("ace-high-low")
    assert penalty(PLAIN, "AS 2S 3S") == 0
    assert penalty(PLAIN, "QS KS AS", 7) == 21
    assert penalty(both, "QS KS AS", 7) == 0
    assert penalty(both, "KS AS 2S", 7) == 27, "never round the corner; an ace costs 15"
    assert penalty(PLAIN, "KS AS 2S", 7) == 13
