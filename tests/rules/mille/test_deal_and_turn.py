"""M-DEAL and M-TURN: what is dealt, who starts, and the parts of a turn."""

from __future__ import annotations

import pytest

from laydown.cards import Hand, cards
from laydown.errors import ConfigError, IllegalAction
from laydown.games.mille import GAME
from laydown.games.mille.deal import DECK, dealer_of
from laydown.games.mille.scoring import value_of
from laydown.games.rules import DealPlan
from laydown.table.stock import OrderedStock
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


def test_m_deal_1_two_packs_without_jokers_for_two() -> None:
    assert DECK.size == 104
    assert DECK.jokers == 0
    assert value_of(DECK.cards()) == 1140
    GAME.check_seats(config(), 2)
    for seats in (0, 1, 3, 8):
        with pytest.raises(ConfigError) as error:
            GAME.check_seats(config(), seats)
        assert error.value.option == "seats"
    assert GAME.default_seats(config()) == 2


def test_m_deal_2_fifteen_each_one_at_a_time_then_the_upcard() -> None:
    order = order_of("AS 3S", "KS QS", upcard="9H", draws="TD")
    assert order[0].text == "AS"
    assert order[1].text == "KS"
    deal = dealt(order)
    assert deal.state.hands[0].size == deal.state.hands[1].size == 15
    assert {"AS", "3S"} <= set(hand(deal, 0).split())
    assert {"KS", "QS"} <= set(hand(deal, 1).split())
    assert pile(deal) == "9H"
    assert len(deal.state.stock) == 73
    assert kinds(deal) == ("deal-began", "dealt", "dealt", "turned-up", "turn-began")


def test_m_deal_3_the_other_starts_and_the_deal_alternates() -> None:
    assert dealt(order_of()).to_act() == (0,)
    assert [dealer_of(number, 1) for number in (1, 2, 3, 4)] == [1, 0, 1, 0]
    standing = GAME.standing(config(), 2, 1, [])
    assert standing.next is not None
    assert (standing.next.number, standing.next.dealer) == (1, 1)


@pytest.mark.parametrize("dealer", [0, 1])
def test_m_deal_3_and_5_whoever_deals_the_other_cuts_is_dealt_first_and_starts(dealer: int) -> None:
    order = tuple(DECK.cards())
    first = {"mille": (), "mille-montreal": ("cut 4",)}
    for preset, lines in first.items():
        plan = DealPlan(2, dealer, (0, 1))
        deal = GAME.new_deal(config(preset), plan, (0, 0), OrderedStock(order))
        assert deal.to_act() == (1 - dealer,)
        assert deal.legal(dealer) == []
        play(deal, *lines)
        assert deal.to_act() == (1 - dealer,)
        after_cut = (*order[4:], *order[:4]) if lines else order
        assert deal.state.hands[1 - dealer] == Hand.of(DECK, after_cut[0:30:2])
        assert deal.state.hands[dealer] == Hand.of(DECK, after_cut[1:30:2])
        view = GAME.new_view(deal.config, None)
        for event in deal.events:
            view.fold(event)
            assert view.turn in (None, 1 - dealer)
        play(deal, "draw")
        play(deal, str(next(each for each in deal.legal(1 - dealer) if each.verb == "discard")))
        assert deal.to_act() == (dealer,)


def test_m_deal_4_the_first_dealer_is_by_the_preset() -> None:
    assert not GAME.first_dealer_by_low_draw(config("mille"))
    assert GAME.first_dealer_by_low_draw(config("mille-cardroom"))
    assert not GAME.first_dealer_by_low_draw(config("mille-montreal"))


def test_m_deal_5_the_dealers_opponent_cuts_before_the_deal() -> None:
    order = order_of("AS", upcard="9H")
    deal = dealt((*order[-40:], *order[:-40]), config("mille-montreal"))
    assert deal.to_act() == (0,)
    assert kinds(deal) == ("deal-began",)
    assert len(deal.legal(0)) == 97
    assert deal.legal(1) == []
    assert refused(deal, "cut 3") == refused(deal, "cut 101") == "M-DEAL-5"
    assert refused(deal, "draw") == "M-DEAL-5"
    play(deal, "cut 40")
    assert kinds(deal)[1] == "cards-cut"
    assert pile(deal) == "9H"
    assert "AS" in hand(deal).split()
    assert refused(deal, "cut 40") == "M-DEAL-5"


def test_m_turn_1_draw_lay_discard_and_never_out_of_turn() -> None:
    deal = dealt(order_of("QH QD QC 7H", draws="8H"))
    assert refused(deal, "draw", seat=1) == "M-TURN-1"
    play(deal, "draw", "lay QH QD QC", "discard 7H")
    assert deal.to_act() == (1,)
    assert refused(deal, "draw", seat=0) == "M-TURN-1"
    assert pile(deal) == "9H 7H"


def test_m_turn_1_anything_that_is_no_atom_of_the_game_is_refused() -> None:
    deal = dealt(order_of())
    before = deal.snapshot()
    for strange in (None, "draw", 7, object()):
        with pytest.raises(IllegalAction) as error:
            deal.apply(0, strange)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
        assert error.value.refusal.clause == "M-TURN-1"
    assert deal.snapshot() == before


def test_m_turn_2_one_draws_first_and_once() -> None:
    deal = dealt(order_of("QH QD QC 7H 9S 9C"))
    for line in ("lay QH QD QC", "add QH", "discard 7H"):
        assert refused(deal, line) == "M-TURN-2"
    play(deal, "draw")
    assert refused(deal, "draw") == "M-TURN-2"
    assert refused(deal, "pile 9S 9C") == "M-TURN-2"


def test_m_turn_3_no_duty_to_meld_and_any_card_may_be_discarded() -> None:
    deal = dealt(order_of("QH QD QC 2S 9S 9C"))
    play(deal, "pile 9S 9C")
    assert allowed(deal, "discard 2S")
    assert allowed(deal, "discard QH")
    with_the_rank_just_taken = table("9S 9C 9D KH", pile="9H", phase="draw")
    assert allowed(play(with_the_rank_just_taken, "pile 9S 9C"), "discard 9D")


def test_m_turn_4_only_cards_of_the_own_hand() -> None:
    deal = table("QH QD QC 7H", other="8C", laid=["KH KD KS"])
    for line in ("discard 8C", "lay QH QH QD", "add KC", "discard KH"):
        assert refused(deal, line) == "M-TURN-4"
    why = refusal(deal, "lay QH QH QD")
    assert dict(why.message.values)["cards"] == cards("QH")
    # A stale selection does not end the turn.
    before = deal.snapshot()
    with pytest.raises(IllegalAction):
        play(deal, "discard 8C")
    assert deal.snapshot() == before
    assert deal.to_act() == (0,)
