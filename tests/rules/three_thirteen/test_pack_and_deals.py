"""Packs, players, deals, and the cards that are dealt."""

from __future__ import annotations

import pytest

from laydown.cards import JOKER, Rank, card, cards
from laydown.errors import ConfigError
from laydown.games.rules import DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.deal import cards_needed, order_of_play
from laydown.games.three_thirteen.rounds import hand_size, wild_rank
from laydown.table.stock import OrderedStock
from rules.three_thirteen.positions import config, deal_of, hand, kinds, view_of


@pytest.mark.parametrize(
    ("seats", "size"), [(2, 52), (3, 104), (4, 104), (5, 156), (6, 156), (7, 208), (8, 208)]
)
def test_t_pack_1_half_as_many_packs_as_players_rounded_up(seats: int, size: int) -> None:
    assert GAME.deck(config(), seats).size == size


def test_t_pack_1_a_number_of_packs_by_agreement() -> None:
    assert GAME.deck(config(decks="3"), 2).size == 156
    assert config(decks="none").decks is None


def test_t_pack_2_too_few_cards_are_refused_with_what_would_do() -> None:
    setup = config(decks="1")
    GAME.check_seats(setup, 3)
    with pytest.raises(ConfigError) as refused:
        GAME.check_seats(setup, 4)
    assert refused.value.option == "decks"
    assert dict(refused.value.message.values) == {
        "seats": 4,
        "packs": 1,
        "have": 52,
        "needed": 4 * 13 + 1 + 4,
        "packs_enough": 2,
        "seats_enough": 3,
    }


def test_t_pack_2_in_speed_each_has_a_pile() -> None:
    setup = config("three-thirteen-speed", decks="3")
    assert cards_needed(setup, 10) == 10 * 13 + 10 + 10
    GAME.check_seats(setup, 10)
    with pytest.raises(ConfigError):
        GAME.check_seats(setup, 11)


def test_t_pack_3_jokers_in_each_pack() -> None:
    assert GAME.deck(config(), 4).jokers == 0
    assert GAME.deck(config("jokers"), 4).jokers == 4
    assert GAME.deck(config(jokers="3"), 2).jokers == 3


@pytest.mark.parametrize(
    ("preset", "least", "most"),
    [
        ("three-thirteen", 2, 8),
        ("three-thirteen-speed", 2, 12),
        ("five-crowns", 2, 7),
        ("deuces-arent-wild", 2, 3),
    ],
)
def test_t_seats_1_how_many_may_play(preset: str, least: int, most: int) -> None:
    setup = config(preset)
    for seats in range(least, most + 1):
        GAME.check_seats(setup, seats)
    for seats in (least - 1, most + 1):
        with pytest.raises(ConfigError) as refused:
            GAME.check_seats(setup, seats)
        assert refused.value.message.id == "three-thirteen-refuse-seats"


def test_t_deal_1_three_to_thirteen_cards() -> None:
    assert [hand_size(config(), number) for number in range(1, 12)] == list(range(3, 14))


def test_t_deal_2_one_at_a_time_from_the_dealers_left_then_the_upcard() -> None:
    setup = config()
    order = cards("5S 5H 6S 6H 7S 7H KD QC")
    deal = GAME.new_deal(setup, DealPlan(1, 0, (0, 1)), (0, 0), OrderedStock(order))
    assert hand(deal, 1) == "5S 6S 7S"
    assert hand(deal, 0) == "5H 6H 7H"
    view = view_of(deal, 0)
    assert view.pile == (card("KD"),)
    assert view.stock == 1


def test_t_deal_2_the_deal_as_events() -> None:
    deal = deal_of(config(), ("5S 6S 7S", "5H 6H 7H"), "KD")
    assert kinds(deal) == ["deal-began", "dealt", "dealt", "turned-up", "turn-began"]
    spectator = view_of(deal, None)
    assert spectator.hand is None
    assert spectator.counts == (3, 3)
    assert str(view_of(deal, 1).hand) == "5H 6H 7H"


def test_t_deal_3_the_left_neighbour_begins_and_the_deal_passes_left() -> None:
    assert order_of_play(DealPlan(1, 1, (0, 1, 2, 3))) == (2, 3, 0, 1)
    assert order_of_play(DealPlan(1, 3, (0, 1, 2, 3))) == (0, 1, 2, 3)
    assert not GAME.first_dealer_by_low_draw(config())
    first = GAME.standing(config(), 3, 2, ()).next
    assert first == DealPlan(1, 2, (0, 1, 2))


def test_t_wild_1_the_rank_of_the_number_of_cards() -> None:
    ranks = [wild_rank(config(), number) for number in range(1, 12)]
    assert ranks[0] is Rank.THREE
    assert ranks[8] is Rank.JACK
    assert ranks[10] is Rank.KING


def test_the_deck_has_the_cards_of_its_game() -> None:
    assert JOKER not in GAME.deck(config(), 2).cards()
    assert card("5R") in GAME.deck(config("five-crowns"), 2).cards()
