"""Faults seen in other programs, as tests: each by its kind."""

from __future__ import annotations

import pytest

from laydown.cards import Hand, card, cards
from laydown.games.atoms import DRAW, Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.actions import TAKE, discard
from laydown.table.stock import OrderedStock
from rules.three_thirteen.positions import (
    PLAIN,
    config,
    deal_of,
    hand,
    inside,
    lines,
    play,
    refusal,
    speed_of,
    view_of,
)


def test_fault_5_a_wild_is_thrown_to_go_out() -> None:
    deal = deal_of(config(all_wild="no"), ("3S 3H KD", "5H 9D QC"), "4S", "3D")
    play(deal, "draw")
    assert "discard 3D out" in lines(deal)
    play(deal, "discard 3D out")
    assert inside(deal).out == 0


def test_fault_10_the_reshuffle_keeps_the_top_and_moves_the_rest() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "6S QH KD"), "4S", "5S 7S 8S", rest=False)
    play(deal, "draw", "discard 5S", "draw", "discard 7S", "draw", "discard 8S")
    assert sorted(deal.to_shuffle()) == sorted(cards("4S 5S 7S"))
    play(deal, "reshuffle 4S 5S 7S")
    assert inside(deal).pile == [card("8S")]
    assert inside(deal).stock.cards() == cards("4S 5S 7S")


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        (preset, seats)
        for preset, setup in GAME.presets.items()
        for seats in range(setup.least_seats, setup.most_seats + 1)
        if (preset, seats) != ("three-thirteen-two-decks", 8)
    ],
)
def test_fault_11_drawing_past_the_end_in_every_preset_and_seat_count(preset: str, seats: int) -> None:
    setup = config(preset)
    deck = GAME.deck(setup, seats)
    plan = DealPlan(setup.deals, seats - 1, tuple(range(seats)))
    deal = GAME.new_deal(setup, plan, (0,) * seats, OrderedStock(deck.cards()))
    reshuffles = 0
    while deal.to_act():
        seat = deal.to_act()[0]
        if seat == DEALER:
            reshuffles += 1
            deal.apply(seat, Reshuffle(deal.to_shuffle()))
        else:
            legal = deal.legal(seat)
            deal.apply(seat, DRAW if DRAW in legal else legal[0])
    assert deal.result().ending in ("stock", "beats")
    assert reshuffles <= 3
    assert deal.everything() == Hand(deck, deck.copies, deck.size)


def test_fault_12_cards_in_hands_do_not_come_back_in_the_stock() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "6S QH KD"), "4S", "5S 7S 8S", rest=False)
    before = deal.everything()
    play(deal, "take", "discard 2S", "draw", "discard 5S", "draw", "discard 7S", "draw", "discard 8S")
    play(deal, "reshuffle 7S 5S 2S")
    assert deal.everything() == before
    assert hand(deal, 0) == "4S 5H 9D"
    assert card("4S") not in inside(deal).stock.cards()


def test_fault_13_taking_and_returning_the_same_card_ends() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "6S QH KD"), "4S")
    turns = 0
    while deal.to_act():
        turns += 1
        deal.apply(deal.to_act()[0], TAKE)
        deal.apply(deal.to_act()[0], discard(card("4S")))
    assert turns == 6
    assert deal.result().ending == "idle"


def test_fault_14_another_number_of_players_in_one_process() -> None:
    for seats in (2, 7, 2):
        deck = GAME.deck(PLAIN, seats)
        plan = DealPlan(5, 0, tuple(range(seats)))
        deal = GAME.new_deal(PLAIN, plan, (0,) * seats, OrderedStock(deck.cards()))
        view = view_of(deal, 0)
        assert view.counts == (7,) * seats
        assert view.stock == deck.size - 7 * seats - 1


def test_fault_15_the_same_action_twice_counts_once() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "6S QH KD"), "4S")
    play(deal, "draw")
    for _ in range(4):
        refusal(deal, 0, "draw")
    play(deal, "discard 2S")
    for _ in range(4):
        refusal(deal, 0, "discard 2S")
    fast = speed_of(("2S 5H 9D", "6S QH KD"), "4S 4H")
    fast.apply(1, TAKE)
    for _ in range(4):
        assert refusal(fast, 1, "take").clause == "T-SPEED-3"
    assert fast.to_act() == (0,)


def test_fault_16_a_card_not_held_cannot_be_discarded_and_the_turn_stays() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "6S QH KD"), "4S")
    play(deal, "draw")
    assert refusal(deal, 0, "discard 6S").message.id == "three-thirteen-refuse-not-held"
    assert refusal(deal, 0, "discard 5R").message.id == "three-thirteen-refuse-not-held"
    assert refusal(deal, 0, "discard *").message.id == "three-thirteen-refuse-not-held"
    assert deal.to_act() == (0,)
    assert refusal(deal, 1, "draw").clause == "T-TURN-1"
