"""Going out, and the turns after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.cards import card, cards
from laydown.games.three_thirteen.events import WentOut
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

COMPLETE = ("5S 6S 7S", "2H 9D KC", "4D TD JH")
"""Three cards each, threes wild; seat 0 holds a run."""


@pytest.fixture
def deal() -> TurnDeal:
    return deal_of(PLAIN, COMPLETE, "QD", "AC 2C 4C 6C 8C TC")


def test_t_out_1_all_but_the_discard_combine(deal: TurnDeal) -> None:
    play(deal, "draw")
    assert lines(deal) == ["discard AC", "discard 5S", "discard 6S", "discard 7S", "discard AC out"]
    assert refusal(deal, 0, "discard 5S out").clause == "T-OUT-1"
    play(deal, "discard AC out")
    assert kinds(deal)[-3:] == ["discarded", "went-out", "turn-began"]
    assert view_of(deal, 2).out == 0


def test_t_out_1_not_before_drawing(deal: TurnDeal) -> None:
    assert refusal(deal, 0, "discard 5S out").clause == "T-TURN-4"


def test_t_out_2_nobody_must(deal: TurnDeal) -> None:
    play(deal, "draw", "discard AC")
    assert inside(deal).out is None
    assert not view_of(deal, 1).last


def test_t_out_3_by_itself_where_the_table_plays_so() -> None:
    deal = deal_of(config(auto_out="yes"), COMPLETE, "QD", "AC")
    play(deal, "draw")
    assert lines(deal) == ["discard 5S", "discard 6S", "discard 7S", "discard AC out"]
    assert refusal(deal, 0, "discard AC").clause == "T-OUT-3"
    play(deal, "discard AC out")
    assert inside(deal).out == 0


def test_t_out_3_not_in_the_last_turns() -> None:
    deal = deal_of(config(auto_out="yes"), ("5S 6S 7S", "8H 8D 8C", "4D TD JH"), "QD", "AC 2C")
    play(deal, "draw", "discard AC out", "draw", "discard 2C")
    assert hand(deal, 1) == "8H 8D 8C"


def test_t_out_4_a_complete_hand_as_dealt_waits() -> None:
    deal = deal_of(PLAIN, ("2H 9D KC", "5S 6S 7S", "4D TD JH"), "QD", "AC 2C")
    assert refusal(deal, 1, "discard 5S out").clause == "T-TURN-1"
    play(deal, "draw", "discard AC")
    assert refusal(deal, 1, "discard 5S out").clause == "T-TURN-4"
    play(deal, "draw", "discard 2C out")


def test_t_out_5_shown_at_once(deal: TurnDeal) -> None:
    play(deal, "draw", "discard AC out")
    for watcher in (None, 1, 2):
        assert view_of(deal, watcher).shown == cards("5S 6S 7S")
        assert view_of(deal, watcher).known[0] == cards("5S 6S 7S")


def test_t_out_5_or_only_said() -> None:
    deal = deal_of(config(reveal="at_end"), COMPLETE, "QD", "AC")
    play(deal, "draw", "discard AC out")
    assert [event for event in deal.events if isinstance(event, WentOut)] == [WentOut(0)]
    assert view_of(deal, 1).shown == ()
    assert view_of(deal, 1).out == 0


def test_t_last_1_one_more_turn_each_in_order(deal: TurnDeal) -> None:
    play(deal, "draw", "discard AC out")
    assert deal.to_act() == (1,)
    assert view_of(deal, 0).last
    play(deal, "take", "discard 2H")
    assert deal.to_act() == (2,)
    assert refusal(deal, 0, "draw").clause == "T-TURN-1"
    play(deal, "draw", "discard 2C")
    assert deal.to_act() == ()
    result = deal.result()
    assert (result.out, result.ending) == (0, "out")
    assert result.points == (0, 1 + 9 + 10, 4 + 10 + 10)


@pytest.mark.parametrize(("turns", "expected"), [(0, []), (1, [1, 2]), (2, [1, 2, 1, 2])])
def test_t_last_1_the_number_of_last_turns(turns: int, expected: list[int]) -> None:
    deal = deal_of(config(last_turns=str(turns)), COMPLETE, "QD", "AC 2C 4C 6C 8C TC")
    play(deal, "draw", "discard AC out")
    acted: list[int] = []
    while deal.to_act():
        acted.append(deal.to_act()[0])
        play(deal, "draw", lines_of_top(deal))
    assert acted == expected


def lines_of_top(deal: TurnDeal) -> str:
    """The discard of the card just drawn: here always a club that none of the hands has."""
    return f"discard {('2C', '4C', '6C', '8C')[sum(kind == 'drew' for kind in kinds(deal)) - 1]}"


def test_t_last_2_others_who_complete_score_nothing(deal: TurnDeal) -> None:
    deal = deal_of(PLAIN, ("5S 6S 7S", "8H 8D KC", "4D TD JH"), "QD", "AC 8C 2C")
    play(deal, "draw", "discard AC out", "draw")
    assert refusal(deal, 1, "discard KC out").clause == "T-LAST-2"
    assert "discard KC" in lines(deal, 1)
    play(deal, "discard KC", "draw", "discard 2C")
    assert deal.to_act() == (), "and there are no new last turns"
    assert deal.result().points == (0, 0, 24)
    assert deal.result().outs == (0,)


def test_t_last_3_a_bonus_for_who_went_out() -> None:
    setup = config(first_out_bonus="-5")
    deal = deal_of(setup, ("5S 6S 7S", "8H 8D KC", "4D TD JH"), "QD", "AC 8C 2C")
    play(deal, "draw", "discard AC out", "draw", "discard KC", "draw", "discard 2C")
    assert deal.result().points == (-5, 0, 24)


def test_going_out_with_a_wild_for_a_discard() -> None:
    deal = deal_of(PLAIN, ("5S 6S 7S", "8H 8D KC"), "QD", "3C")
    play(deal, "draw")
    assert "discard 3C out" in lines(deal)
    assert "discard 5S out" in lines(deal), "3C stands in for it"
    play(deal, "discard 3C out")
    assert view_of(deal, 1).pile[-1] is card("3C")
