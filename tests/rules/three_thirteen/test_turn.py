"""A turn: draw or take, then discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.cards import card, cards
from laydown.errors import IllegalAction
from laydown.games.mille.actions import Discard as MilleDiscard
from rules.three_thirteen.positions import (
    PLAIN,
    config,
    deal_of,
    hand,
    inside,
    kinds,
    lines,
    play,
    refusal,
    view_of,
)

if TYPE_CHECKING:
    from laydown.games.three_thirteen.engine import TurnDeal

FOUR = ("4S 5H 9D TC", "6S 7H QD AC", "8S JH 2D 5C")


@pytest.fixture
def deal() -> TurnDeal:
    return deal_of(PLAIN, FOUR, "KD", "2H 2S 2C")


def test_t_turn_1_one_after_another_to_the_left(deal: TurnDeal) -> None:
    assert deal.to_act() == (0,)
    assert refusal(deal, 1, "draw").clause == "T-TURN-1"
    play(deal, "draw", "discard 2H")
    assert deal.to_act() == (1,)
    play(deal, "draw", "discard 2S")
    assert deal.to_act() == (2,)
    assert refusal(deal, 0, "draw").clause == "T-TURN-1"
    play(deal, "draw", "discard 2C")
    assert deal.to_act() == (0,)


def test_t_turn_1_nobody_plays_after_the_end() -> None:
    deal = deal_of(config(last_turns="0"), ("5S 6S 7S", "2H KD KC"), "QD", "2C")
    play(deal, "draw", "discard 2C out")
    assert deal.to_act() == ()
    for seat in (0, 1):
        for line in ("draw", "take", "discard 5S"):
            assert refusal(deal, seat, line).message.id == "three-thirteen-refuse-over"


def test_t_turn_2_the_stock_or_the_top_of_the_pile(deal: TurnDeal) -> None:
    assert lines(deal) == ["draw", "take"]
    play(deal, "take")
    assert hand(deal, 0) == "4S 5H 9D TC KD"
    play(deal, "discard KD", "draw")
    assert card("2H") in inside(deal).hands[1]


def test_t_turn_2_the_drawn_card_is_seen_by_its_owner_alone(deal: TurnDeal) -> None:
    play(deal, "draw")
    drew = deal.events[-1]
    assert drew.seen_by(0) == drew
    assert all(card("2H") is not getattr(drew.seen_by(watcher), "card", None) for watcher in (None, 1, 2))
    assert view_of(deal, 1).counts == (5, 4, 4)
    assert view_of(deal, 1).stock == view_of(deal, 0).stock == inside(deal).stock.__len__()


def test_t_turn_2_a_taken_card_is_known_until_discarded(deal: TurnDeal) -> None:
    play(deal, "take")
    assert view_of(deal, 2).known == ((card("KD"),), (), ())
    assert view_of(deal, 2).taken is card("KD")
    play(deal, "discard 4S", "take", "discard 4S")
    assert view_of(deal, 2).known == ((card("KD"),), (), ())


def test_t_turn_3_no_second_card(deal: TurnDeal) -> None:
    play(deal, "draw")
    assert refusal(deal, 0, "draw").clause == "T-TURN-3"
    assert refusal(deal, 0, "take").clause == "T-TURN-3"


def test_t_turn_4_any_card_of_the_hand(deal: TurnDeal) -> None:
    assert refusal(deal, 0, "discard 4S").message.id == "three-thirteen-refuse-draw-first"
    play(deal, "draw")
    assert lines(deal) == ["discard 2H", "discard 4S", "discard 5H", "discard 9D", "discard TC"]
    assert refusal(deal, 0, "discard KS").clause == "T-TURN-4"
    play(deal, "discard 4S")
    assert view_of(deal, 1).pile == cards("KD 4S")


def test_t_turn_4_no_other_verb(deal: TurnDeal) -> None:
    of_another_game = MilleDiscard(card("4S"))
    reason = deal.why_not(0, of_another_game)  # type: ignore[arg-type]
    assert reason is not None
    assert reason.message.id == "three-thirteen-refuse-verb"


def test_t_turn_5_the_card_just_taken_may_go_back(deal: TurnDeal) -> None:
    play(deal, "take", "discard KD")
    assert kinds(deal)[-3:] == ["took", "discarded", "turn-began"]


def test_t_turn_5_or_may_not_where_the_table_forbids_it() -> None:
    strict = config(forbid_rediscard="yes")
    deal = deal_of(strict, FOUR, "KD", "2H 2S 2C")
    play(deal, "take")
    assert refusal(deal, 0, "discard KD").clause == "T-TURN-5"
    assert "discard KD" not in lines(deal)
    play(deal, "discard 4S", "draw", "discard 2H")
    assert hand(deal, 1) == "AC 6S 7H QD"


def test_t_turn_5_a_drawn_card_may_always_go() -> None:
    deal = deal_of(config(forbid_rediscard="yes"), FOUR, "KD", "2H")
    play(deal, "draw", "discard 2H")


def test_t_turn_5_unless_another_like_it_was_held() -> None:
    deal = deal_of(config(forbid_rediscard="yes"), ("KD 5H 9D TC", *FOUR[1:]), "KD")
    play(deal, "take", "discard KD")


def test_t_turn_5_going_out_with_it_is_barred_too() -> None:
    deal = deal_of(config(forbid_rediscard="yes"), ("5S 6S 7S", "2H 9D KC", "2D TD JH"), "QD")
    play(deal, "take")
    assert refusal(deal, 0, "discard QD out").clause == "T-TURN-5"
    assert not any(line.endswith("out") for line in lines(deal))


def test_offers_give_a_reason_for_each_verb_without_an_atom(deal: TurnDeal) -> None:
    first = deal.offer(0)
    assert [str(atom) for atom in first.actions] == ["draw", "take"]
    assert [(verb, reason.clause) for verb, reason in first.not_now] == [("discard", "T-TURN-4")]
    waiting = deal.offer(2)
    assert waiting.actions == ()
    assert {verb: reason.clause for verb, reason in waiting.not_now} == {
        "draw": "T-TURN-1",
        "take": "T-TURN-1",
        "discard": "T-TURN-1",
    }
    play(deal, "draw")
    assert [verb for verb, _ in deal.offer(0).not_now] == ["draw", "take"]


def test_a_refused_action_is_raised_with_its_reason(deal: TurnDeal) -> None:
    with pytest.raises(IllegalAction, match="T-TURN-1"):
        deal.apply(2, deal.legal(0)[0])
