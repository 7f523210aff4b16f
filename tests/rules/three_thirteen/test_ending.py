"""Deals that nobody ends: the empty stock, and play that stands still."""

from __future__ import annotations

from laydown.cards import cards
from laydown.games.rules import DEALER
from rules.three_thirteen.positions import PLAIN, config, deal_of, hand, kinds, play, refusal, view_of

HANDS = ("2S 5H 9D", "6S QH KD")


def test_t_stock_1_the_pile_but_its_top_becomes_the_stock() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH AD AC", rest=False)
    play(deal, "draw", "discard AH", "draw", "discard AD", "draw", "discard AC")
    assert deal.to_act() == (DEALER,)
    assert deal.to_shuffle() == cards("AS AH AD")
    assert refusal(deal, 1, "draw").clause == "T-STOCK-1"
    assert refusal(deal, 1, "reshuffle AS AH AD").clause == "T-STOCK-1"
    play(deal, "reshuffle AD AS AH")
    assert deal.to_act() == (1,)
    view = view_of(deal, 0)
    assert view.pile == cards("AC")
    assert view.stock == 3
    assert kinds(deal)[-2:] == ["reshuffled", "turn-began"]
    play(deal, "draw", "discard 6S")
    assert hand(deal, 1) == "AD QH KD"


def test_t_stock_1_exactly_the_cards_under_the_top() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH AD", rest=False)
    play(deal, "draw", "discard AH", "draw", "discard AD")
    for wrong in ("reshuffle AS", "reshuffle AS AH AD", "reshuffle AS AD", "reshuffle AS 2S"):
        assert refusal(deal, DEALER, wrong).clause == "T-STOCK-1"
    assert refusal(deal, DEALER, "draw").clause == "T-STOCK-1"


def test_t_stock_1_the_dealer_shuffles_only_then() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH AD", rest=False)
    assert refusal(deal, DEALER, "reshuffle AS").clause == "T-STOCK-1"


def test_t_stock_1_at_most_three_times_and_then_the_deal_ends() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH", rest=False)
    play(deal, "draw", "discard AH")
    for back, drawn in (("AS", "AS"), ("AH", "AH"), ("AS", "AS")):
        play(deal, f"reshuffle {back}", "draw", f"discard {drawn}")
    assert deal.to_act() == ()
    assert deal.result().ending == "stock"
    assert view_of(deal, None).reshuffles == 3


def test_t_stock_2_the_turn_that_drew_the_last_card_is_finished() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH", rest=False)
    play(deal, "draw")
    assert deal.to_act() == (0,)
    play(deal, "discard AH")
    assert deal.to_act() == (DEALER,)


def test_t_stock_2_a_pile_of_one() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", rest=False)
    assert deal.to_act() == ()
    assert deal.result().ending == "stock"
    assert deal.result().points == (16, 26)


def test_t_stock_2_end_deal() -> None:
    deal = deal_of(config(stock_out="end_deal"), HANDS, "AS", "AH AD", rest=False)
    play(deal, "draw", "discard AH", "draw", "discard AD")
    assert deal.to_act() == ()
    result = deal.result()
    assert (result.out, result.ending) == (None, "stock")
    assert result.points == (16, 26)
    assert "stopped" in kinds(deal)


def test_t_stock_2_in_the_last_turns_too() -> None:
    setup = config(stock_out="end_deal")
    deal = deal_of(setup, ("4S 4H 4D", "5S 6H 7D"), "AS", "AH", rest=False)
    play(deal, "draw", "discard AH out")
    result = deal.result()
    assert (result.outs, result.ending) == ((0,), "stock")
    assert result.points == (0, 18)


def test_t_stock_3_three_rounds_without_a_draw() -> None:
    deal = deal_of(PLAIN, HANDS, "AS")
    for turn in range(6):
        assert deal.to_act() == (turn % 2,)
        play(deal, "take", "discard AS")
    assert deal.to_act() == ()
    assert deal.result().ending == "idle"


def test_t_stock_3_a_draw_counts_anew() -> None:
    deal = deal_of(PLAIN, HANDS, "AS", "AH")
    for _ in range(5):
        play(deal, "take", "discard AS")
    play(deal, "draw", "discard AH")
    for _ in range(5):
        play(deal, "take", "discard AH")
    assert deal.to_act() == (1,)
    play(deal, "take", "discard AH")
    assert deal.result().ending == "idle"


def test_t_stock_3_the_number_of_rounds() -> None:
    deal = deal_of(config(idle_rounds="1"), HANDS, "AS")
    play(deal, "take", "discard AS", "take", "discard AS")
    assert deal.result().ending == "idle"


def test_t_stock_3_the_last_turns_are_played_in_any_case() -> None:
    deal = deal_of(config(idle_rounds="1"), ("2S 5H 9D", "4S 4H 4D", "6S QH KD"), "AS")
    play(deal, "take", "discard AS", "take", "discard AS out")
    assert deal.to_act() == (2,)
    play(deal, "take", "discard AS")
    assert deal.to_act() == (0,), "a full round without a draw, but somebody is out"
    play(deal, "draw")
