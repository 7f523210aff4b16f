"""The game with two packs, Five Crowns, Deuces Aren't Wild."""

from __future__ import annotations

import pytest

from laydown.cards import JOKER, Rank, cards
from laydown.errors import ConfigError
from laydown.games.rules import DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.rounds import hand_size, wild_rank
from rules.three_thirteen.positions import best, config, deal_of, lines, penalty, play, result

CROWNS = config("five-crowns")
DEUCES = config("deuces-arent-wild")


def test_t_two_1_two_packs_and_a_natural_card() -> None:
    setup = config("three-thirteen-two-decks")
    assert [GAME.deck(setup, seats).size for seats in (2, 7)] == [104, 104]
    GAME.check_seats(setup, 7)
    with pytest.raises(ConfigError) as refused:
        GAME.check_seats(setup, 8)
    assert dict(refused.value.message.values)["seats_enough"] == 7
    assert penalty(setup, "3C 3D 3H", 1) == 9
    assert penalty(setup, "9S 3C 3D", 1) == 0


def test_t_crowns_1_the_pack() -> None:
    deck = GAME.deck(CROWNS, 7)
    assert (deck.size, deck.jokers, len(deck.suits)) == (116, 6, 5)
    assert deck.ranks[0] is Rank.THREE
    assert penalty(CROWNS, "QS KS 3S", 7) == 28, "nothing follows the king"
    with pytest.raises(ConfigError) as refused:
        config("five-crowns", ace="both")
    assert refused.value.option == "ace"


def test_t_crowns_2_points() -> None:
    assert penalty(CROWNS, "* 4S KD", 1) == 67
    assert penalty(CROWNS, "3C 4S KD", 1) == 37
    assert penalty(CROWNS, "JS QH KD", 1) == 36
    assert penalty(CROWNS, "5R 5R 6R", 7) == 16
    assert [hand_size(CROWNS, 1), hand_size(CROWNS, 11)] == [3, 13]


def test_t_crowns_3_wilds() -> None:
    assert penalty(CROWNS, "* * *", 7) == 0
    assert penalty(CROWNS, "9D 7C JD", 5) == 0
    assert penalty(CROWNS, "6D 7H 7S 9D", 5) == 0
    assert penalty(CROWNS, "5R * 7C", 5) == 0


def test_t_crowns_4_the_last_discard_may_be_a_playable_card() -> None:
    deal = deal_of(CROWNS, ("5R 6R 7R", "5S 9H KD"), "QD", "8R")
    play(deal, "draw")
    assert "discard 8R out" in lines(deal)
    assert "discard 5R out" in lines(deal)
    play(deal, "discard 8R out")


def test_t_deuces_1_the_pack() -> None:
    deck = GAME.deck(DEUCES, 3)
    assert (deck.size, deck.jokers) == (54, 2)
    assert penalty(DEUCES, "* 4S KD", 5, seats=3) == 34
    assert penalty(DEUCES, "*", 5, seats=3) == 20


def test_t_deuces_2_twelve_deals_and_aces_wild_in_the_last() -> None:
    assert [hand_size(DEUCES, number) for number in (1, 11, 12)] == [3, 13, 14]
    assert [wild_rank(DEUCES, number) for number in (1, 11, 12)] == [Rank.THREE, Rank.KING, Rank.ACE]
    assert penalty(DEUCES, "2S AC *", 12, seats=3) == 0
    assert best(DEUCES, "2S 2C 5H", 12, seats=3).left == cards("2S 2C 5H"), "deuces are not wild"
    assert penalty(DEUCES, "AC", 12, seats=3) == 1
    results = [result((1, 2), number=number) for number in range(1, 12)]
    assert GAME.standing(DEUCES, 2, 0, results).next is not None
    assert GAME.standing(DEUCES, 2, 0, [*results, result((1, 2), number=12)]).winners == (0,)


def test_t_deuces_3_the_bonus_deal() -> None:
    results = [result((1, 5, 1), number=number) for number in range(1, 13)]
    plan = GAME.standing(DEUCES, 3, 0, results).next
    assert plan == DealPlan(13, 0, (0, 2))
    assert hand_size(DEUCES, 13) == 14
    assert wild_rank(DEUCES, 13) is Rank.ACE


def test_a_bonus_deal_is_played_by_the_tied_alone() -> None:
    from laydown.table.stock import OrderedStock

    deck = GAME.deck(DEUCES, 3)
    deal = GAME.new_deal(DEUCES, DealPlan(13, 2, (0, 2)), (9, 20, 9), OrderedStock(deck.cards()))
    assert deal.to_act() == (0,)
    assert deal.why_not(1, deal.legal(0)[0]) is not None
    play(deal, "draw", "discard AS")
    assert deal.to_act() == (2,)
    assert JOKER in deck.cards()
