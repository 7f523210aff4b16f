"""Corners where two rules or options meet, and the bounds of each option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from laydown.cards import cards
from laydown.errors import ConfigError
from laydown.games.rules import DEALER, DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.events import HandScored
from laydown.games.three_thirteen.rounds import hand_size, wild_rank
from laydown.table.stock import OrderedStock
from rules.three_thirteen.positions import (
    PLAIN,
    config,
    deal_of,
    hand,
    inside,
    kinds,
    lines,
    penalty,
    play,
    refusal,
    result,
    speed_of,
    view_of,
)

if TYPE_CHECKING:
    from laydown.games.three_thirteen import Config
    from laydown.games.three_thirteen.engine import TurnDeal
    from laydown.games.three_thirteen.speed import SpeedDeal

EIGHT = ("2S 5H 9D", "6S QH KD", "2C 5D 9H", "6C QS KH", "2D 5C 9S", "6D QC KS", "2H 5S 9C", "6H QD KC")
"""No two of them make a combination; threes are wild."""


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        ("decks", "1..8, none"),
        ("jokers", "0..4"),
        ("ace", "low, both"),
        ("face_points", "ten, rank"),
        ("wild_points", "rank, 0..50"),
        ("all_wild", "yes, no"),
        ("wild_limit", "none, one, half"),
        ("forbid_rediscard", "yes, no"),
        ("auto_out", "yes, no"),
        ("last_turns", "0..3"),
        ("first_out_bonus", "-20..0"),
        ("reveal", "at_once, at_end"),
        ("stock_out", "reshuffle, end_deal"),
        ("idle_rounds", "1..20"),
        ("extra_beat", "yes, no"),
        ("tie_break", "share, most_outs, bonus_deal"),
        ("end_at", "1..1000, none"),
    ],
)
def test_what_each_option_may_be(option: str, allowed: str) -> None:
    assert next(each for each in GAME.options if each.name == option).allowed() == allowed


def test_every_option_is_listed_above() -> None:
    assert len(GAME.options) == 17


# Packs and players.


@pytest.mark.parametrize("preset", list(GAME.presets))
@pytest.mark.parametrize("decks", ["none", *map(str, range(1, 9))])
def test_t_pack_2_refused_exactly_where_cards_are_too_few(preset: str, decks: str) -> None:
    setup = config(preset, decks=decks)
    for seats in range(setup.least_seats, setup.most_seats + 1):
        largest = 14 if preset == "deuces-arent-wild" else 13
        piles = seats if preset == "three-thirteen-speed" else 1
        needed = seats * largest + piles + seats
        if GAME.deck(setup, seats).size >= needed:
            GAME.check_seats(setup, seats)
            continue
        with pytest.raises(ConfigError) as refused:
            GAME.check_seats(setup, seats)
        values = dict(refused.value.message.values)
        GAME.check_seats(config(preset, decks=str(values["packs_enough"])), seats)
        seats_enough = int(str(values["seats_enough"]))
        assert setup.least_seats <= seats_enough < seats
        GAME.check_seats(setup, seats_enough)


# Turns and the empty stock.


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_t_stock_3_rounds_are_of_as_many_turns_as_players(seats: int) -> None:
    deal = deal_of(PLAIN, EIGHT[:seats], "AS")
    turns = 0
    while deal.to_act():
        play(deal, "take", "discard AS")
        turns += 1
    assert (turns, deal.result().ending) == (3 * seats, "idle")


def test_t_stock_1_one_may_go_out_after_a_reshuffle() -> None:
    deal = deal_of(PLAIN, ("2S 5H 9D", "8H 8D 8C"), "AS", "AH", rest=False)
    play(deal, "draw", "discard AH", "reshuffle AS", "draw", "discard AS out")
    assert inside(deal).out == 1


def test_t_stock_1_going_out_with_the_last_card_and_a_reshuffle_in_the_last_turns() -> None:
    deal = deal_of(PLAIN, ("4S 4H 4D", "5S 6H 7D", "8S TH QD"), "AS", "AH", rest=False)
    play(deal, "draw", "discard AH out")
    assert deal.to_act() == (DEALER,)
    play(deal, "reshuffle AS")
    assert deal.to_act() == (1,)
    play(deal, "draw", "discard AS", "reshuffle AH", "draw", "discard AH")
    assert (deal.result().ending, deal.result().points) == ("out", (0, 18, 28))


def test_t_stock_2_an_out_stands_where_the_stock_ends_the_last_turns() -> None:
    setup = config(stock_out="end_deal", first_out_bonus="-5", reveal="at_end")
    deal = deal_of(setup, ("4S 4H 4D", "5S 6H 7D"), "AS", "AH", rest=False)
    play(deal, "draw", "discard AH out")
    assert deal.result().points == (-5, 18)
    assert deal.result().outs == (0,)
    assert "stopped" in kinds(deal), "it is said why there were no last turns"


# Discards.


def test_t_turn_5_what_one_took_binds_nobody_later() -> None:
    setup = config(forbid_rediscard="yes", decks="2")
    deal = deal_of(setup, ("4S 5H 9D", "6S QH KD"), "KC", "KC 2S")
    play(deal, "take", "discard 4S", "draw", "discard KC")
    assert hand(deal, 1) == "6S QH KD"


def test_t_turn_5_a_taken_card_may_be_discarded_in_a_later_turn() -> None:
    deal = deal_of(config(forbid_rediscard="yes"), ("4S 5H 9D", "6S QH KD"), "KC", "2H 2S")
    play(deal, "take", "discard 4S", "draw", "discard 2H", "draw")
    assert "discard KC" in lines(deal)
    play(deal, "discard KC")


def test_t_turn_5_and_t_out_3_the_only_card_to_go_out_with_is_barred() -> None:
    setup = config(forbid_rediscard="yes", auto_out="yes")
    deal = deal_of(setup, ("5S 6S 7S", "2H 9D KC"), "QD")
    play(deal, "take")
    assert lines(deal) == ["discard 5S", "discard 6S", "discard 7S"]
    assert refusal(deal, 0, "discard QD out").clause == "T-TURN-5"
    assert refusal(deal, 0, "discard QD").clause == "T-TURN-5"


def test_t_turn_5_and_t_out_3_one_of_several_is_barred() -> None:
    setup = config(forbid_rediscard="yes", auto_out="yes")
    deal = deal_of(setup, ("5S 6S 7S", "2H 9D KC"), "8S")
    play(deal, "take")
    assert lines(deal) == ["discard 6S", "discard 7S", "discard 5S out"]
    assert refusal(deal, 0, "discard 5S").clause == "T-OUT-3"
    assert refusal(deal, 0, "discard 8S out").clause == "T-TURN-5"


def test_t_turn_5_and_t_out_3_the_barred_card_is_one_that_combines() -> None:
    setup = config(forbid_rediscard="yes", auto_out="yes")
    deal = deal_of(setup, ("5S 6S QD", "2H 9D KC"), "7S")
    play(deal, "take")
    assert lines(deal) == ["discard 5S", "discard 6S", "discard QD out"]


def test_t_out_3_with_several_discards_each_goes_out() -> None:
    deal = deal_of(config(auto_out="yes"), ("5S 6S 7S", "2H 9D KC"), "QD", "8S")
    play(deal, "draw")
    assert lines(deal) == ["discard 6S", "discard 7S", "discard 5S out", "discard 8S out"]


# The last turns.


def test_t_last_1_three_last_turns_each() -> None:
    deal = deal_of(config(last_turns="3"), ("5S 6S 7S", "2H 9D KC", "4D TD JH"), "QD", "AC")
    play(deal, "draw", "discard AC out")
    acted: list[int] = []
    while deal.to_act():
        acted.append(deal.to_act()[0])
        play(deal, "take", "discard AC")
    assert acted == [1, 2, 1, 2, 1, 2]
    assert deal.result().ending == "out"


def test_t_last_1_when_the_last_to_play_is_out_all_others_have_theirs() -> None:
    deal = deal_of(PLAIN, ("2H 9D KC", "4D TD JH", "5S 6S 7S"), "QD", "AC 2C AH 4C 8C")
    play(deal, "draw", "discard AC", "draw", "discard 2C", "draw", "discard AH out")
    assert deal.to_act() == (0,)
    play(deal, "draw", "discard 4C")
    assert deal.to_act() == (1,)
    play(deal, "draw", "discard 8C")
    assert deal.result().outs == (2,)


def test_t_last_1_two_last_turns_are_told_without_calling_the_first_the_last() -> None:
    from laydown.words import LANGUAGES, Speaker

    deal = deal_of(config(last_turns="2"), ("5S 6S 7S", "2H 9D KC"), "QD", "AC")
    play(deal, "draw", "discard AC out")
    message = deal.events[-1].says()
    assert message is not None
    assert Speaker("en", names=("Ann", "Bob"), you=1).say(message) == "Last turns: you are to play."
    assert all(Speaker(language, names=("Ann", "Bob")).say(message) for language in LANGUAGES)


@pytest.mark.parametrize("beats", [False, True])
def test_t_out_5_nobody_sees_the_hand_before_the_end(beats: bool) -> None:
    hands = ("5S 6S 8S", "2H 9D KC", "4D TD JH")
    deal: TurnDeal | SpeedDeal
    if beats:
        deal = speed_of(hands, "QD QH 7S", "2C 4C 6C 8C", reveal="at_end", extra_beat="yes")
        play(deal, "take", "draw", "draw", "discard 5S out", "discard 2H", "discard 4D")
    else:
        deal = deal_of(config(reveal="at_end"), hands, "7S", "2C 4C 6C")
        play(deal, "take", "discard 5S out", "draw", "discard 2H")
    for watcher in (None, 1, 2):
        view = view_of(deal, watcher)
        assert (view.out, view.shown) == (0, ())
        assert view.known[0] == cards("7S"), "what was taken is known, as before"
        stream = str([event.seen_by(watcher).to_plain() for event in deal.events])
        assert "6S" not in stream
        assert "8S" not in stream
    while deal.to_act():
        play(deal, lines(deal, deal.to_act()[0])[0])
    shown = next(event for event in deal.events if isinstance(event, HandScored))
    assert [each.cards for each in shown.arrangement.combinations] == [cards("6S 7S 8S")]


# The end of a match.


def series(*rows: tuple[int, ...]) -> list[Any]:
    return [result(points, number=number) for number, points in enumerate(rows, start=1)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_t_match_2_whoever_reaches_the_total_ends_it(seat: int) -> None:
    rows = series(tuple(30 if each == seat else each for each in range(3)))
    assert GAME.standing(config(end_at="30"), 3, 0, rows).next is None
    assert GAME.standing(config(end_at="31"), 3, 0, rows).next is not None


@pytest.mark.parametrize("tie_break", ["share", "most_outs", "bonus_deal"])
def test_t_match_2_an_early_end_with_each_tie_break(tie_break: str) -> None:
    setup = config(end_at="30", tie_break=tie_break)
    rows = series((5, 5, 9, 30))
    rows[0] = type(rows[0])(1, 0, (0, 1, 2, 3), (5, 5, 9, 30), (1,), "out")
    standing = GAME.standing(setup, 4, 0, rows)
    assert standing.totals == (5, 5, 9, 30)
    if tie_break == "bonus_deal":
        assert standing.next == DealPlan(2, 1, (0, 1))
        rows.append(type(rows[0])(2, 1, (0, 1), (3, 8, 0, 0), (0,), "out"))
        standing = GAME.standing(setup, 4, 0, rows)
        assert standing.totals == (5, 5, 9, 30), "the bonus deal is not added after an early end either"
        assert [row.totals for row in GAME.sheet(setup, 4, rows)] == [(5, 5, 9, 30)] * 2
    assert standing.next is None
    assert standing.winners == {"share": (0, 1), "most_outs": (1,), "bonus_deal": (0,)}[tie_break]


def test_t_match_5_three_tied_three_times_win_together() -> None:
    setup = config(tie_break="bonus_deal")
    rows: list[Any] = series(*[(1, 1, 1, 2)] * 11)
    dealers: list[int] = []
    for number in (12, 13, 14):
        plan = GAME.standing(setup, 4, 0, rows).next
        assert plan is not None
        assert (plan.number, plan.players) == (number, (0, 1, 2))
        dealers.append(plan.dealer)
        rows.append(type(rows[0])(number, plan.dealer, plan.players, (4, 4, 4, 0), (), "stock"))
    assert dealers == [0, 0, 1], "the deal passes seat 3 over"
    standing = GAME.standing(setup, 4, 0, rows)
    assert (standing.next, standing.winners) == (None, (0, 1, 2))


def test_t_match_5_the_dealer_may_be_several_seats_on() -> None:
    plan = GAME.standing(config(tie_break="bonus_deal"), 8, 0, series(*[(1, 1, *[9] * 6)] * 11)).next
    assert plan == DealPlan(12, 0, (0, 1)), "the deal would be with seat 3"


@pytest.mark.parametrize(("preset", "numbers"), [("three-thirteen", (2, 3)), ("deuces-arent-wild", (13, 14))])
def test_t_deuces_3_its_bonus_deal_is_of_fourteen_after_an_early_end_too(
    preset: str, numbers: tuple[int, int]
) -> None:
    setup = config(preset, end_at="30", tie_break="bonus_deal")
    rows: list[Any] = series((5, 5, 30))
    for number in numbers:
        plan = GAME.standing(setup, 3, 0, rows).next
        assert plan is not None
        assert (plan.number, plan.players) == (number, (0, 1))
        rows.append(type(rows[0])(number, plan.dealer, (0, 1), (2, 2, 0), (), "stock"))
    if preset == "deuces-arent-wild":
        assert {(hand_size(setup, number), wild_rank(setup, number).letter) for number in numbers} == {
            (14, "A")
        }


# Bonus deals are played by fewer than sit at the table.


def bonus_of(setup: Config, seats: int, hands: dict[int, str], upcards: str, stock: str) -> Any:  # noqa: ANN401
    """A deal of the players whose hands are given, dealt by the last of them."""
    players = tuple(sorted(hands))
    rows = [cards(hands[seat]) for seat in players]
    order = [row[turn] for turn in range(len(rows[0])) for row in rows]
    plan = DealPlan(len(rows[0]) - 2, players[-1], players)
    whole = (*order, *cards(upcards), *cards(stock))
    return GAME.new_deal(setup, plan, (9,) * seats, OrderedStock(whole))


def test_t_match_5_turns_of_a_bonus_deal_are_counted_by_its_players() -> None:
    deal = bonus_of(PLAIN, 5, {1: "5S 6S 7S", 3: "2H 9D KC"}, "QD", "AC 2C 4C 6C 8C TC")
    assert deal.setting.deck.size == 3 * 52, "the packs are those of the table"
    play(deal, "draw", "discard AC out", "draw", "discard 2C")
    assert deal.to_act() == ()
    assert deal.result().points == (0, 0, 0, 21, 0)
    idle = bonus_of(PLAIN, 5, {1: "5S 6H 7S", 3: "2H 9D KC"}, "QD", "AC")
    for _ in range(6):
        play(idle, "take", "discard QD")
    assert idle.result().ending == "idle"


def test_t_match_5_a_bonus_deal_of_speed_passes_over_those_who_do_not_play() -> None:
    setup = config("three-thirteen-speed", tie_break="bonus_deal")
    deal = bonus_of(setup, 5, {1: "5S 6S 8S", 3: "2H 9D KC"}, "QD QH", "AC 2C 4C 6C")
    assert deal.to_act() == (1, 3)
    assert refusal(deal, 0, "draw").clause == "T-MATCH-5"
    assert view_of(deal, 1).pile == cards("QH")
    assert view_of(deal, 0).pile == ()
    play(deal, "take", "take")
    assert (hand(deal, 1), hand(deal, 3)) == ("5S 6S 8S QH", "2H 9D QD KC")


# Aces that may be high.


def test_t_meld_4_an_ace_that_is_wild_may_stand_above_the_king() -> None:
    setup = config("deuces-arent-wild", ace="both")
    assert penalty(setup, "QS KS AD", 12, seats=3) == 0
    assert penalty(setup, "QS KS *", 12, seats=3) == 0
    assert penalty(setup, "JS QS KS 5H AD", 12, seats=3) == 5, "wild, it joins a run above the king"
    assert penalty(setup, "AD", 12, seats=3) == 15
    limited = config("deuces-arent-wild", ace="both", wild_limit="half")
    assert penalty(limited, "KS QS AS *", 12, seats=3) == 0, "Q K A and a wild below or above: two of four"
    one = config("ace-high-low", wild_limit="one", jokers="2")
    assert penalty(one, "QS AS *", 7, seats=2) == 0
    assert penalty(one, "AS * *", 7, seats=2) == 55
    assert penalty(one, "KS AS 2S * *", 7, seats=2) == 0 + 2 + 20, "never round the corner"


def test_t_score_4_a_wild_of_no_points_must_combine_to_go_out() -> None:
    deal = deal_of(config(wild_points="0"), ("5S 6D 3S", "2H 9D KC"), "QD", "3H")
    play(deal, "draw")
    assert [line for line in lines(deal) if line.endswith("out")] == ["discard 5S out", "discard 6D out"]
    bare = deal_of(config(wild_points="0", all_wild="no"), ("3S 3D 5S", "2H 9D KC"), "QD", "3H")
    play(bare, "draw")
    assert refusal(bare, 0, "discard 5S out").clause == "T-OUT-1"


# Speed.


def test_t_speed_2_twelve_at_a_table() -> None:
    hands = ("2S 5H 9D",) * 4 + ("6S QH KD",) * 4 + ("2C 5D 9H",) * 4
    piles = "AS AH AD AC 4S 4H 4D 4C 7S 7H 7D 7C"
    deal = speed_of(hands, piles)
    play(deal, *["take"] * 12)
    for seat, taken in enumerate(cards(piles)):
        assert taken in inside(deal).hands[(seat + 1) % 12]


def test_t_speed_7_all_who_went_out_sit_out_the_extra_beat() -> None:
    hands = ("5S 6S 7S", "8H 8D 8C", "4S JH TD")
    deal = speed_of(hands, "AS AH AD", "2C 2D 2H", extra_beat="yes", first_out_bonus="-5")
    play(deal, "draw", "draw", "draw", "discard 2C out", "discard 2D out", "discard 2H")
    assert deal.to_act() == (2,)
    for seat in (0, 1):
        assert refusal(deal, seat, "draw").clause == "T-SPEED-7"
    play(deal, "take")
    assert hand(deal, 2) == "2D 4S TD JH", "the pile of one who is out may be taken from"
    play(deal, "discard JH")
    assert deal.result().points == (-5, -5, 16)


def test_t_speed_7_when_all_go_out_there_is_no_extra_beat() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D 8C"), "AS AH", "2C 2D", extra_beat="yes")
    play(deal, "draw", "draw", "discard 2C out", "discard 2D out")
    assert (deal.result().ending, deal.result().outs) == ("out", (0, 1))


def test_t_speed_7_nobody_must_go_out_in_the_extra_beat() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D 8C"), "AS AH", "2C 2D 4H", extra_beat="yes", auto_out="yes")
    play(deal, "draw", "take", "discard 2C out")
    assert lines(deal, 1)[-1] == "discard AS out"
    play(deal, "discard 8H", "draw", "discard 2D")
    assert deal.result().outs == (0,)


def test_t_speed_8_the_extra_beat_needs_cards_for_those_alone_who_play_it() -> None:
    hands = ("5S 6S 7S", "2S 5H 9D", "4S JH TD")
    deal = speed_of(hands, "AS AH AD", "2C 2D 2H 4C 4D", rest=False, extra_beat="yes", stock_out="end_deal")
    play(deal, "draw", "draw", "draw", "discard 2C out", "discard 2D", "discard 2H")
    assert deal.to_act() == (1, 2)


def test_t_speed_8_an_out_stands_where_the_middle_ends_the_deal() -> None:
    hands = ("5S 6S 7S", "2S 5H 9D", "4S JH TD")
    deal = speed_of(hands, "AS AH AD", "2C 2D 2H", rest=False, extra_beat="yes", stock_out="end_deal")
    play(deal, "draw", "draw", "draw", "discard 2C out", "discard 2D", "discard 2H")
    assert (deal.result().ending, deal.result().outs) == ("stock", (0,))
    assert "stopped" in kinds(deal)


def test_t_speed_8_is_the_clause_of_refusals_about_the_middle() -> None:
    deal = speed_of(("2S 5H 9D", "6S QH KD"), "AS AH", "2C 2D", rest=False)
    assert refusal(deal, DEALER, "reshuffle AS").clause == "T-SPEED-8"
    play(deal, "draw", "draw", "discard 2C", "discard 2D")
    assert refusal(deal, 0, "take").clause == "T-SPEED-8"
    assert refusal(deal, DEALER, "reshuffle AS").clause == "T-SPEED-8"
    assert {reason.clause for _, reason in deal.offer(1).not_now} == {"T-SPEED-8"}


def test_t_speed_8_reshuffles_in_the_extra_beat_count_too() -> None:
    deal = speed_of(("5S 6S 7S", "2S 5H 9D"), "AS AH", "2C 2D", rest=False, extra_beat="yes")
    play(deal, "draw", "draw", "discard 2C out", "discard 2D", "reshuffle AS AH")
    assert inside(deal).reshuffles == 1
    assert view_of(deal, 1).reshuffles == 1
    assert view_of(deal, 1).last


def test_t_speed_9_the_bound_is_two_hundred() -> None:
    assert BEATS == 200


def test_t_speed_3_and_t_turn_5_the_bar_holds_for_one_beat() -> None:
    deal = speed_of(("2S 5H 9D", "6S QH KD"), "AS AH", "2C 2D 4H 4D", forbid_rediscard="yes")
    play(deal, "take", "draw")
    assert refusal(deal, 0, "discard AH").clause == "T-TURN-5"
    assert "discard AH" not in lines(deal, 0)
    play(deal, "discard 2S", "discard 2C", "draw", "draw")
    assert "discard AH" in lines(deal, 0)


def test_t_out_3_in_speed_too() -> None:
    deal = speed_of(("5S 6S 7S", "2S 5H 9D"), "AS AH", "2C 2D", auto_out="yes")
    play(deal, "draw", "draw")
    assert lines(deal, 0) == ["discard 5S", "discard 6S", "discard 7S", "discard 2C out"]


# What a seat knows.


def test_a_view_keeps_what_was_taken_for_its_turn_alone() -> None:
    deal = deal_of(PLAIN, ("4S 5H 9D", "6S QH KD"), "KC", "2H")
    play(deal, "take")
    assert view_of(deal, 1).taken is cards("KC")[0]
    play(deal, "discard 4S", "draw")
    assert view_of(deal, 1).taken is None
    assert view_of(deal, 0).known == (cards("KC"), ())
    play(deal, "discard 2H", "take", "discard 5H")
    assert view_of(deal, 1).known == (cards("KC 2H"), ())
    play(deal, "take", "discard 5H", "take", "discard 2H")
    assert view_of(deal, 1).known == (cards("KC 5H"), ()), "of those taken it is the discarded one that goes"


def test_a_view_of_speed_shows_the_first_who_went_out_and_keeps_choices_hidden() -> None:
    deal = speed_of(("5S 6S 7S", "8H 8D 8C", "4S JH TD"), "AS AH AD", "2C 2D 2H", extra_beat="yes")
    play(deal, "draw")
    assert [view_of(deal, watcher).choice for watcher in (None, 1, 2)] == [None] * 3
    play(deal, "draw")
    assert [str(view_of(deal, seat).choice) for seat in (0, 1)] == ["draw", "draw"], "others' do not undo it"
    play(deal, "draw", "discard 2C out", "discard 2D out", "discard 2H")
    view = view_of(deal, 2)
    assert (view.out, view.shown) == (0, cards("5S 6S 7S"))
    assert [sorted(row) for row in view.known] == [sorted(cards(row)) for row in ("5S 6S 7S", "8H 8D 8C", "")]


def test_a_hand_is_dealt_to_its_owner_alone() -> None:
    for deal in (deal_of(PLAIN, ("4S 5H 9D", "6S QH KD"), "KC"), speed_of(("4S 5H 9D", "6S QH KD"), "AS AH")):
        dealt = next(event for event in deal.events if event.kind == "dealt")
        assert "4S" in str(dealt.seen_by(0).to_plain())
        for watcher in (None, 1):
            assert "4S" not in str(dealt.seen_by(watcher).to_plain())


# What the rules at a table say.


def rules_of(preset: str, **changes: str) -> set[str]:
    setup = config(preset, **changes)
    return {rule.message.id.removeprefix("three-thirteen-rule-") for rule in GAME.rulebook(setup, 2)}


def test_the_rules_at_a_table_do_not_contradict_one_another() -> None:
    assert "wild-single" in rules_of("jokers", wild_limit="one"), "one wild has no neighbour"
    assert "wild" in rules_of("jokers", wild_limit="half")
    assert "idle-last-turns" in rules_of("three-thirteen")
    assert {"idle-last-turns", "others-complete"}.isdisjoint(rules_of("three-thirteen", last_turns="0"))
    assert "bonus-cards" in rules_of("deuces-arent-wild", end_at="100")
    assert "bonus-next" in rules_of("three-thirteen", end_at="100", tie_break="bonus_deal")
    assert {"bonus-cards", "bonus-next", "bonus-alone"}.isdisjoint(rules_of("three-thirteen"))
    assert {"all-wild", "no-all-wild"}.isdisjoint(rules_of("three-thirteen", wild_limit="half"))


def test_the_rules_at_a_table_name_its_numbers() -> None:
    told = {
        rule.message.id.removeprefix("three-thirteen-rule-"): dict(rule.message.values)
        for rule in GAME.rulebook(config(first_out_bonus="-5", end_at="70", tie_break="bonus_deal"), 5)
    }
    assert told["out-bonus"] == {"points": -5}
    assert told["packs-standard"] == {"packs": 3, "count": 156}
    assert told["end-at"] == {"total": 70}
    assert told["seats"] == {"count": 5}
    rules = GAME.rulebook(config("deuces-arent-wild"), 2)
    deuces = {rule.message.id: dict(rule.message.values) for rule in rules}
    assert deuces["three-thirteen-rule-bonus-cards"] == {
        "count": 14,
        "wild": wild_rank(config("deuces-arent-wild"), 12),
    }
    assert deuces["three-thirteen-rule-wild-rank"]["last"] == wild_rank(config(), 11)
