"""What cards cost that are left over."""

from __future__ import annotations

from laydown.cards import cards
from rules.three_thirteen.positions import PLAIN, best, config, deal_of, kinds, penalty, play, view_of

FOURS = 2
NINES = 7
KINGS = 11


def test_t_score_1_the_arrangement_that_costs_least() -> None:
    assert penalty(PLAIN, "3S 4S 5S 6S 7S 6H 6D", NINES) == 7, "the longest run is not the best"
    assert penalty(PLAIN, "AC 2C 4C KS KH 6D", 4) == 7, "least points, not most cards"
    assert best(PLAIN, "4S 4H 9C KD", FOURS).left == cards("9C")


def test_t_score_1_it_is_shown_and_used_at_the_end() -> None:
    deal = deal_of(config(last_turns="0"), ("5S 6S 7S", "3H KD KC"), "QD", "2C")
    play(deal, "draw", "discard 2C out")
    assert kinds(deal)[-4:] == ["went-out", "hand-scored", "hand-scored", "deal-scored"]
    assert deal.result().points == (0, 0)
    shown = view_of(deal, None).arrangements
    assert [each.cards for each in shown[0].combinations] == [cards("5S 6S 7S")]
    assert shown[1].left == ()
    assert sorted(shown[1].combinations[0].cards) == sorted(cards("3H KC KD"))


def test_t_score_2_numbers() -> None:
    assert penalty(PLAIN, "AS", NINES) == 1
    assert penalty(PLAIN, "2S 4H TD", NINES) == 16


def test_t_score_3_faces() -> None:
    assert penalty(PLAIN, "JS QH KD", NINES) == 30
    assert penalty(config("face-values"), "JS QH KD", NINES) == 36


def test_t_score_4_an_unused_wild() -> None:
    assert penalty(PLAIN, "9S", NINES) == 9
    assert penalty(PLAIN, "KS", KINGS) == 10
    assert penalty(config(wild_points="20"), "9S", NINES) == 20
    assert penalty(config(wild_points="rank"), "9S", NINES) == 9


def test_t_score_5_an_unused_joker() -> None:
    assert penalty(config("jokers"), "*", NINES) == 20
    assert penalty(config("five-crowns"), "*", NINES) == 50
