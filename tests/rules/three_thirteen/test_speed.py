"""3-13 Speed: beats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.cards import Hand, card, cards
from laydown.errors import ConfigError
from laydown.games.atoms import DRAW
from laydown.games.rules import DEALER
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.actions import TAKE, discard
from laydown.games.three_thirteen.beats import BEATS, default_choice, neighbour
from laydown.games.three_thirteen.events import Chose
from laydown.games.three_thirteen.notation import read_action
from laydown.games.three_thirteen.rounds import meld_rules, wild_rank
from rules.three_thirteen.positions import (
    config,
    hand,
    inside,
    kinds,
    lines,
    play,
    refusal,
    speed_of,
    view_of,
)

if TYPE_CHECKING:
    from laydown.games.three_thirteen.speed import SpeedDeal

HANDS = ("2S 5H 9D", "6S QH KD", "4S JH TD")
PILES = "AS AH AD"


def choose(deal: SpeedDeal, seat: int, line: str) -> None:
    deal.apply(seat, read_action(line))


def test_t_speed_1_own_piles_from_the_middle() -> None:
    deal = speed_of(HANDS, PILES)
    assert view_of(deal, None).piles == (cards("AS"), cards("AH"), cards("AD"))
    setup = config("three-thirteen-speed")
    assert (GAME.deck(setup, 12).size, GAME.deck(setup, 2).jokers) == (208, 0)
    assert view_of(deal, None).stock == 208 - 12


def test_t_speed_2_the_right_hand_neighbours_pile() -> None:
    assert [neighbour((0, 1, 2), seat) for seat in range(3)] == [2, 0, 1]
    deal = speed_of(HANDS, PILES)
    assert [view_of(deal, seat).pile for seat in range(3)] == [cards("AD"), cards("AS"), cards("AH")]
    assert view_of(deal, None).pile == ()
    play(deal, "take", "take", "take")
    assert [hand(deal, seat) for seat in range(3)] == ["AD 2S 5H 9D", "AS 6S QH KD", "AH 4S TD JH"]


def test_t_speed_3_all_choose_in_secret_and_once() -> None:
    deal = speed_of(HANDS, PILES)
    assert deal.to_act() == (0, 1, 2)
    choose(deal, 1, "take")
    assert deal.to_act() == (0, 2)
    assert refusal(deal, 1, "draw").clause == "T-SPEED-3"
    assert deal.legal(1) == ()
    assert deal.events[-1].seen_by(1) == Chose(1, TAKE)
    for watcher in (None, 0, 2):
        assert deal.events[-1].seen_by(watcher) == Chose(1)
    assert view_of(deal, 1).choice is TAKE
    assert view_of(deal, 0).chosen == (1,)
    assert hand(deal, 1) == "6S QH KD", "nothing is drawn yet"


def test_t_speed_3_the_discard_is_chosen_in_secret_too() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D 2H")
    play(deal, "draw", "draw", "draw")
    choose(deal, 2, "discard 4S")
    assert deal.events[-1].seen_by(0) == Chose(2)
    assert view_of(deal, 0).counts == (4, 4, 4)
    assert {verb: reason.clause for verb, reason in deal.offer(2).not_now} == {
        "draw": "T-SPEED-3",
        "take": "T-SPEED-3",
        "discard": "T-SPEED-3",
    }


def test_t_speed_4_draws_together_from_the_piles_as_they_stood() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D")
    choose(deal, 2, "draw")
    choose(deal, 1, "take")
    choose(deal, 0, "draw")
    assert [hand(deal, seat) for seat in range(3)] == ["2S 2C 5H 9D", "AS 6S QH KD", "2D 4S TD JH"]
    assert kinds(deal)[-3:] == ["drew", "took", "drew"]
    assert view_of(deal, 0).known == ((), (card("AS"),), ())


def test_t_speed_5_discards_are_shown_together() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D 2H")
    assert refusal(deal, 0, "discard 2S").clause == "T-TURN-4"
    play(deal, "draw", "draw", "draw")
    assert refusal(deal, 0, "draw").clause == "T-TURN-3"
    choose(deal, 2, "discard 4S")
    choose(deal, 0, "discard 2S")
    assert view_of(deal, 1).piles == (cards("AS"), cards("AH"), cards("AD"))
    choose(deal, 1, "discard 6S")
    assert view_of(deal, 1).piles == (cards("AS 2S"), cards("AH 6S"), cards("AD 4S"))
    assert kinds(deal)[-4:] == ["discarded", "discarded", "discarded", "beat-began"]
    assert deal.to_act() == (0, 1, 2)


def test_t_speed_6_the_deal_ends_with_the_beat_of_the_claim() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D 8C", "9S 9H 9C"), PILES, "2C 2D 2H")
    play(deal, "draw", "draw", "draw")
    assert "discard 2C out" in lines(deal, 0)
    assert refusal(deal, 0, "discard 5S out").clause == "T-OUT-1"
    play(deal, "discard 2C out", "discard 2D out", "discard 2H")
    assert deal.to_act() == ()
    result = deal.result()
    assert result.outs == (0, 1)
    assert result.out == 0
    assert result.points == (0, 0, 0), "all who are complete score nothing"


def test_t_speed_6_the_bonus_is_for_all_who_claim_in_that_beat() -> None:
    deal = speed_of(
        ("5S 6S 7S", "8H 8D 8C", "9S 9H 9C"), PILES, "2C 2D 2H", first_out_bonus="-5", auto_out="yes"
    )
    play(deal, "draw", "draw", "draw")
    assert refusal(deal, 2, "discard 2H").clause == "T-OUT-3"
    play(deal, "discard 2C out", "discard 2D out", "discard 2H out")
    assert deal.result().points == (-5, -5, -5)


def test_t_speed_7_an_extra_beat_for_the_others() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D KC", "4S JH TD"), PILES, "2C 2D 2H 8S", extra_beat="yes")
    play(deal, "draw", "draw", "draw", "discard 2C out", "discard 2D", "discard 2H")
    assert deal.to_act() == (1, 2)
    assert refusal(deal, 0, "draw").clause == "T-SPEED-7"
    assert view_of(deal, 1).last
    assert view_of(deal, 1).shown == cards("5S 6S 7S")
    play(deal, "draw", "take")
    assert refusal(deal, 1, "discard KC out").clause == "T-LAST-2"
    play(deal, "discard KC", "discard JH")
    assert deal.to_act() == ()
    assert deal.result().outs == (0,)
    assert deal.result().points[:2] == (0, 0)


def test_t_speed_7_only_where_the_table_plays_so() -> None:
    with pytest.raises(ConfigError) as refused:
        config(extra_beat="yes")
    assert refused.value.option == "extra_beat"
    for name in ("last_turns", "idle_rounds"):
        with pytest.raises(ConfigError):
            config("three-thirteen-speed", **{name: "1"})


def test_t_speed_8_the_middle_is_filled_from_the_piles() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D 2H 4C 4D", rest=False)
    play(deal, "draw", "draw", "draw", "discard 2C", "discard 2D", "discard 2H")
    assert deal.to_act() == (DEALER,), "two cards are fewer than three players"
    assert deal.to_shuffle() == cards("AS AH AD")
    assert refusal(deal, 0, "draw").clause == "T-SPEED-8"
    play(deal, "reshuffle AD AH AS")
    view = view_of(deal, 0)
    assert view.piles == (cards("2C"), cards("2D"), cards("2H"))
    assert view.stock == 5
    play(deal, "draw", "draw", "draw")
    assert [hand(deal, seat)[:2] for seat in range(3)] == ["2S", "4D", "AD"], "what was left comes first"


def test_t_speed_8_three_times_and_then_the_deal_ends() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D 2H", rest=False)
    for _ in range(4):
        play(deal, "draw", "draw", "draw")
        for seat in range(3):
            choose(deal, seat, lines(deal, seat)[0])
        if deal.to_act() == (DEALER,):
            play(deal, f"reshuffle {' '.join(each.text for each in deal.to_shuffle())}")
    assert deal.to_act() == ()
    assert deal.result().ending == "stock"


def test_t_speed_8_end_deal() -> None:
    deal = speed_of(HANDS, PILES, "2C 2D 2H", rest=False, stock_out="end_deal")
    play(deal, "draw", "draw", "draw", "discard 2C", "discard 2D", "discard 2H")
    assert deal.result().ending == "stock"


def test_t_speed_9_two_hundred_beats() -> None:
    deal = speed_of(HANDS, PILES)
    while deal.to_act():
        assert inside(deal).beat <= BEATS
        if inside(deal).phase == "source":
            play(deal, "take", "take", "take")
        else:
            for seat in range(3):
                choose(deal, seat, f"discard {TAKEN[(seat - inside(deal).beat + 1) % 3]}")
    assert inside(deal).beat == BEATS
    assert deal.result().ending == "beats"


TAKEN = cards("AD AS AH")
"""What the three take in the first beat; in each later one the next to the left takes it on."""


def test_t_speed_10_the_default_choice() -> None:
    setup = config("three-thirteen-speed")
    deck = GAME.deck(setup, 4)
    rules = meld_rules(setup, deck, wild_rank(setup, 1))
    assert default_choice(Hand.of(deck, "5S 6S 7S"), rules, (DRAW, TAKE)) is DRAW

    def thrown(row: str, *but: str) -> str:
        held = Hand.of(deck, row)
        throws = [discard(each) for each in held.kinds() if each.text not in but]
        return str(default_choice(held, rules, throws))

    assert thrown("5S 6S 7S 2D") == "discard 2D"
    assert thrown("5S 6D 9H KC") == "discard KC"
    assert thrown("5S 6D 9H KC", "KC") == "discard 9H"
    assert thrown("5S 6S 7S 8S") == "discard 8S", "nothing is loose: what leaves least, the dearest of these"
    assert thrown("5S 6S 7S KC", "KC") == "discard 7S", "the loose card is barred: what leaves least"


def test_t_speed_10_it_is_always_one_of_the_legal_atoms() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D 8C", "4S JH TD"), PILES, "2C 2D 2H", auto_out="yes")
    for _ in range(2):
        for seat in range(3):
            action = default_choice(inside(deal).hands[seat], deal.setting.rules, deal.legal(seat))
            assert action in deal.legal(seat)
            deal.apply(seat, action)
    assert deal.result().outs == (0, 1)


def test_two_at_a_table_take_from_each_other() -> None:
    deal = speed_of(("2S 5H 9D", "6S QH KD"), "AS AH")
    play(deal, "take", "take")
    assert [hand(deal, seat) for seat in range(2)] == ["AH 2S 5H 9D", "AS 6S QH KD"]
