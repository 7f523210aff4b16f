"""M-OUT, M-STOCK and M-SAY: how a deal ends, and what is announced on the way."""

from __future__ import annotations

import pytest

from laydown.cards import cards
from laydown.errors import BrokenInvariant, IllegalAction
from laydown.games.atoms import Reshuffle
from laydown.games.mille import GAME
from laydown.games.mille.events import DealScored, LowOnCards, SevenSquared
from laydown.games.rules import DEALER
from rules.mille.positions import (
    allowed,
    config,
    dealt,
    hand,
    kinds,
    order_of,
    pile,
    play,
    refusal,
    refused,
    table,
)

MUST_DISCARD = config(must_discard_to_go_out="yes")
RESHUFFLE = config(stock_out="reshuffle")


def test_m_out_1_out_with_the_last_card_however_it_leaves_the_hand() -> None:
    for deal, line in (
        (table("QS QH QD"), "lay QS QH QD"),
        (table("QC", laid=["QS QH QD"]), "add QC"),
        (table("2C", laid=["QS QH QD"]), "add 2C to Q"),
        (table("KC", laid=["QS QH QD"]), "discard KC"),
        (table("9S 9C", pile="9H", phase="draw"), "pile 9S 9C"),
    ):
        play(deal, line)
        assert deal.to_act() == ()
        assert deal.result().out == 0
        assert deal.legal(0) == []
        assert deal.why_not(0, GAME.read_action("draw")) is not None
        assert "went-out" in kinds(deal)
        assert kinds(deal)[-1] == "deal-scored"


def test_m_out_1_in_one_turn_from_a_full_hand() -> None:
    starter = "AS AH AD 3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D"
    deal = dealt(order_of(starter, draws="7S"))
    play(deal, "draw")
    for row in ("AS AH AD", "3S 3H 3D", "4S 4H 4D", "5S 5H 5D", "6S 6H 6D"):
        play(deal, f"lay {row}")
    assert hand(deal) == "7S"
    assert deal.to_act() == (0,)
    play(deal, "discard 7S")
    assert deal.result().out == 0
    assert deal.result().natural


def test_m_out_1_nothing_may_be_done_after_the_end() -> None:
    deal = play(table("KC"), "discard KC")
    before = deal.snapshot()
    for seat in (0, 1):
        assert refused(deal, "draw", seat) == "M-OUT-1"
        assert refused(deal, "discard 3C", seat) == "M-OUT-1"
    assert deal.snapshot() == before


def test_m_out_2_the_last_card_is_discarded() -> None:
    assert refused(table("QS QH QD", options=MUST_DISCARD), "lay QS QH QD") == "M-OUT-2"
    assert refused(table("QC", laid=["QS QH QD"], options=MUST_DISCARD), "add QC") == "M-OUT-2"
    empty_after = table("9S 9C", pile="9H", phase="draw", options=MUST_DISCARD)
    assert refused(empty_after, "pile 9S 9C") == "M-OUT-2"
    assert allowed(table("9S 9C", pile="KH 9H", phase="draw", options=MUST_DISCARD), "pile 9S 9C")
    deal = play(table("QC", laid=["QS QH QD"], options=MUST_DISCARD), "discard QC")
    assert deal.result().out == 0


def test_m_stock_1_the_deal_ends_at_once_without_the_right_to_the_pile() -> None:
    deal = table("KH KC 3D", other="4S 4C", stock="")
    play(deal, "discard 3D")
    assert deal.to_act() == ()
    result = deal.result()
    assert result.out is None
    assert result.chapeau is None
    assert not result.natural
    assert kinds(deal)[-2:] == ("stock-ran-out", "deal-scored")


def test_m_stock_1_the_turn_that_drew_the_last_card_is_finished() -> None:
    deal = table("KH KC", other="4S 4C", pile="9H", stock="KD", phase="draw")
    play(deal, "draw")
    assert allowed(deal, "lay KH KD KC")
    play(deal, "discard KH")
    assert deal.to_act() == ()


def test_m_stock_1_the_pile_or_a_pass_with_the_right_to_it() -> None:
    deal = table("KH KC 4D", other="4S 4C", stock="")
    play(deal, "discard 4D")
    assert deal.to_act() == (1,)
    assert [str(each) for each in deal.legal(1)] == ["pile 4S 4C", "pass"]
    assert refused(deal, "draw") == "M-STOCK-1"
    assert refused(deal, "pass", seat=0) == "M-TURN-1"
    play(deal, "pass")
    assert deal.result().out is None
    taken = play(table("KH KC 4D", other="4S 4C", stock=""), "discard 4D", "pile 4S 4C")
    assert taken.result().out == 1


def test_m_stock_1_what_else_is_refused_says_that_the_stock_is_empty() -> None:
    deal = play(table("KH KC 4D", other="4S 4C", other_laid=["QS QH QD"], stock=""), "discard 4D")
    for line in ("lay 4S 4C 2S", "add QC", "discard 4S"):
        why = refusal(deal, line)
        assert (why.clause, why.message.id) == ("M-STOCK-1", "mille-refuse-pile-or-pass")
    assert refusal(deal, "draw").message.id == "mille-refuse-stock-empty"
    assert {why.clause for _, why in deal.offer(1).not_now} == {"M-STOCK-1"}


def test_m_stock_1_no_pass_while_there_is_a_stock() -> None:
    assert refused(table("KH", pile="9H", phase="draw"), "pass") == "M-STOCK-1"
    assert refused(table("KH"), "pass") == "M-STOCK-1"


def test_m_stock_1_a_take_that_may_not_empty_the_hand_gives_no_right() -> None:
    deal = table("KH KC 4D", other="4S 4C", stock="", options=MUST_DISCARD)
    assert play(deal, "discard 4D").to_act() == ()


def test_m_stock_1_eights_count_and_nobody_is_out() -> None:
    deal = table("KH QS", other="4S", laid=["9S 9S 9H 9H 9D 9D 9C 9C"], stock="")
    result = play(deal, "discard KH").result()
    assert result.points == (80 - 100, -5)
    assert result.eights == (1, 0)
    assert result.marks == (1, 0)


def test_m_stock_2_the_pile_but_its_top_becomes_the_stock() -> None:
    deal = table("KH KC", other="4S 4C", pile="AS 3S 5S", stock="", options=RESHUFFLE)
    play(deal, "discard KH")
    assert deal.to_act() == (DEALER,)
    assert deal.to_shuffle() == cards("AS 3S 5S")
    assert deal.legal(0) == deal.legal(1) == []
    assert refused(deal, "draw", seat=1) == "M-STOCK-2"
    assert refused(deal, "reshuffle AS 3S 5S", seat=1) == "M-STOCK-2"
    for wrong in ("AS 3S", "AS 3S 5S KH", "AS 3S 3S"):
        assert refused(deal, f"reshuffle {wrong}") == "M-STOCK-2"
    deal.apply(DEALER, Reshuffle(cards("5S AS 3S")))
    assert pile(deal) == "KH"
    assert deal.state.stock.cards() == cards("5S AS 3S")
    assert deal.to_act() == (1,)
    play(deal, "draw")
    assert hand(deal, 1) == "4S 4C 5S"


def test_m_stock_2_twice_a_deal_and_never_a_pile_of_one() -> None:
    deal = table("KH KC QH QC", other="4S 4C", pile="AS", stock="", options=RESHUFFLE)
    play(deal, "discard KH", "reshuffle AS", "draw", "discard 4S")
    assert deal.to_act() == (DEALER,)
    play(deal, "reshuffle KH", "draw", "discard QH")
    assert deal.to_act() == (), "the third time the deal ends"
    alone = table("KH KC", other="4S 4C", stock="", options=RESHUFFLE)
    assert play(alone, "discard KH").to_act() == ()
    with pytest.raises(IllegalAction):
        alone.apply(DEALER, Reshuffle(()))


def test_m_stock_2_comes_before_any_choice_and_m_stock_1_after_it() -> None:
    """Also where the player may take the pile; and after two of them that right is asked for again."""
    held, other = "KH KC QH QC 4D 4H", "4S 4C 5S"
    deal = table(held, other=other, pile="AS", stock="", options=RESHUFFLE)
    play(deal, "discard 4D")
    assert deal.to_act() == (DEALER,)
    play(deal, "reshuffle AS")
    assert [str(each) for each in deal.legal(1)] == ["draw", "pile 4S 4C"]
    play(deal, "draw", "discard AS", "reshuffle 4D", "draw", "discard 4D")
    assert [str(each) for each in deal.legal(1)] == ["pile 4S 4C", "pass"]
    assert play(deal, "pass").result().out is None
    # A pile of one has nothing to shuffle, but may be taken.
    alone = play(table("KH KC 4D", other=other, stock="", options=RESHUFFLE), "discard 4D")
    assert [str(each) for each in alone.legal(1)] == ["pile 4S 4C", "pass"]
    assert alone.state.reshuffles == 0


def test_m_stock_2_no_reshuffle_while_there_is_a_stock() -> None:
    deal = table("KH KC", pile="AS 3S", phase="draw", options=RESHUFFLE)
    assert refused(deal, "reshuffle AS", seat=DEALER) == "M-STOCK-2"


def test_m_stock_3_that_the_deal_goes_on_tells_of_the_right_and_nothing_else() -> None:
    deal = play(table("KH KC 4D", other="4S 4C", stock=""), "discard 4D")
    told = [each.seen_by(0).to_plain() for each in deal.events[-2:]]
    assert told == [
        {"event": "turn-began", "seat": 1},
        {"event": "stock-ran-out", "seat": 1, "then": "last"},
    ]


def test_m_say_1_two_cards_or_one_at_the_end_of_a_turn() -> None:
    deal = table("KH KC QS", other="4S 4C 4D", pile="9H", phase="play")
    play(deal, "discard QS", "draw", "lay 4S 4C 4D")
    low = [each for each in deal.events if isinstance(each, LowOnCards)]
    assert [(each.seat, each.left) for each in low] == [(0, 2)]
    play(deal, "discard " + hand(deal, 1))
    assert len([each for each in deal.events if isinstance(each, LowOnCards)]) == 1


def test_m_say_1_after_a_take_too() -> None:
    deal = play(table("9S 9C KH KD", pile="9H", phase="draw"), "pile 9S 9C", "discard KH")
    assert [(each.seat, each.left) for each in deal.events if isinstance(each, LowOnCards)] == [(0, 1)]


def test_m_say_1_three_are_not_announced() -> None:
    assert "low-on-cards" not in kinds(play(table("KH KC QD 5S"), "discard KH"))


def test_m_say_1_one_card() -> None:
    deal = play(table("KH KC"), "discard KH")
    assert [(each.seat, each.left) for each in deal.events if isinstance(each, LowOnCards)] == [(0, 1)]


def test_m_say_2_seven_and_eight() -> None:
    deal = table("9S 9C 9C KH KD", laid=["9S 9H 9H 9D 9D"])
    play(deal, "add 9S")
    assert "seven-squared" not in kinds(deal)
    play(deal, "add 9C")
    assert kinds(deal)[-1] == "seven-squared"
    play(deal, "add 9C")
    assert kinds(deal)[-1] == "eight-complete"


def test_m_say_2_not_with_a_wild_among_them_and_eight_at_once() -> None:
    deal = table("9C 9C KH KD", laid=["9S 9S 9H 9H 9D 2S"])
    play(deal, "add 9C")
    assert "seven-squared" not in kinds(deal)
    seventh = table("9C 9D KH KD", laid=["9S 9S 9H 9H 9D 9C 2S"])
    play(seventh, "add 9C")
    assert "seven-squared" not in kinds(seventh)
    play(seventh, "add 9D")
    assert "eight-complete" not in kinds(seventh)
    at_once = table("9C 9C 9D KH KD", laid=["9S 9S 9H 9H 9D"])
    play(at_once, "lay 9C 9C 9D")
    assert kinds(at_once)[-1] == "eight-complete"
    assert not [each for each in at_once.events if isinstance(each, SevenSquared)]


def test_m_say_2_twos_as_twos_are_announced_like_any_rank() -> None:
    deal = table("2C 2C KH KD", laid=["2S 2S 2H 2H 2D 2D"])
    assert kinds(play(deal, "add 2C to 2"))[-1] == "seven-squared"
    assert kinds(play(deal, "add 2C to 2"))[-1] == "eight-complete"


def test_the_end_reveals_hands_and_spreads() -> None:
    deal = play(table("KC", other="4S 4C", laid=["QS QH 2D"]), "discard KC")
    scored = deal.events[-1]
    assert isinstance(scored, DealScored)
    assert scored.hands == ((), cards("4S 4C"))
    assert [str(each.rank) for each in scored.spreads[0]] == ["Q"]


def test_no_result_before_the_end() -> None:
    with pytest.raises(BrokenInvariant):
        dealt(order_of()).result()
