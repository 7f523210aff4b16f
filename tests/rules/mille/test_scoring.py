"""M-SCORE, M-MARK and M-SETTLE, with the numbers of the examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.cards import card
from laydown.games.mille.events import ChapeauMade
from laydown.games.mille.marks import chapeau, is_skunk, settle, skunk_marks
from laydown.games.mille.scoring import VALUES, laid_score, laid_value, value_of
from rules.mille.positions import config, dealt, hand, lies, order_of, play, spread, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.mille.engine import MilleDeal


def eight(rank: str) -> str:
    return " ".join(f"{rank}{suit} {rank}{suit}" for suit in "SHDC")


def ended(laid: Sequence[str], other: str, other_laid: Sequence[str] = (), **options: str) -> MilleDeal:
    """A deal in which seat 0 has gone out with these spreads, and the other holds and has laid these."""
    deal = table("3H", other, laid=laid, other_laid=other_laid, options=config(**options))
    return play(deal, "discard 3H")


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("QS", 100),
        ("JD", 50),
        ("2C", 20),
        ("AH", 15),
        ("KS", 10),
        ("QH", 10),
        ("JC", 10),
        ("TD", 10),
        ("3S", 5),
        ("9C", 5),
    ],
)
def test_m_score_1_what_cards_are_worth(text: str, worth: int) -> None:
    assert VALUES[card(text)] == worth


def test_m_score_1_threes_to_nines_are_five_and_twos_are_not() -> None:
    for rank in "3456789":
        assert value_of([card(f"{rank}{suit}") for suit in "SHDC"]) == 20
    assert value_of([card(f"2{suit}") for suit in "SHDC"]) == 80


def test_m_score_2_laid_cards_less_the_hand() -> None:
    # Out with 140 laid, a 2 among them as a wild: 140. The other, 235 laid and 60 in hand: 175.
    other_laid = ["QS QH QD QC", "AS AH AD AC", "KS KH KC", "3S 3C 3D"]
    deal = ended(["QS QH QD 2S"], "JS JC JH TS TC TD", other_laid)
    result = deal.result()
    assert result.laid == (140, 235)
    assert result.held == (0, 60)
    assert result.points == (140, 175)
    assert not result.natural


@pytest.mark.parametrize(
    ("rank", "worth"), [("5", 80), ("2", 320), ("K", 160), ("Q", 520), ("J", 320), ("A", 240), ("7", 80)]
)
def test_m_score_3_an_eight_counts_twice(rank: str, worth: int) -> None:
    assert laid_score([spread(eight(rank))], 2) == worth
    result = table("4H 4D", laid=[eight(rank)], other="9H", stock="")
    play(result, "discard 4H")
    assert result.result().out is None
    assert result.result().points[0] == worth - 5
    assert result.result().marks == (1, 0)


@pytest.mark.parametrize(
    ("rank", "worth"), [("5", 80), ("2", 320), ("K", 160), ("Q", 520), ("J", 320), ("A", 240), ("7", 80)]
)
def test_m_score_3_and_4_an_eight_in_a_natural_out_counts_four_times(rank: str, worth: int) -> None:
    result = ended([eight(rank)], "9H").result()
    assert result.natural
    assert result.points[0] == 2 * worth
    assert result.marks == (3, 0), "a natural out, an eight and a chapeau"


def test_m_score_3_the_factor_is_an_option() -> None:
    assert ended([eight("K"), "4S 4C 2D"], "9H", eight_factor="4").result().points[0] == 4 * 80 + 30
    assert ended([eight("K"), "4S 4C 2D"], "9H", eight_factor="1").result().points[0] == 80 + 30


def test_m_score_3_the_eighth_counts_once() -> None:
    deal = table("9C 9C KH", laid=["9S 9S 9H 9H 9D 9D"])
    play(deal, "add 9C", "add 9C", "discard KH")
    assert deal.result().eights == (1, 0)
    assert deal.result().points[0] == 4 * 40


def test_m_score_4_natural_if_no_two_is_a_wild_in_any_own_set() -> None:
    # Q Q Q K K 2 7 (no queen of spades): lay Q-Q-Q and K-K-2, discard 7: out, not natural, 70.
    deal = table("QH QD QC KH KC 2S 7D")
    play(deal, "lay QH QD QC", "lay KH KC 2S", "discard 7D")
    assert not deal.result().natural
    assert deal.result().points[0] == 70
    # Q Q Q K K K: lay both, no discard, natural out: 120, or 300 with the queen of spades.
    for queens, points in (("QH QD QC", 120), ("QS QH QD", 300)):
        deal = table(f"{queens} KH KC KS")
        play(deal, f"lay {queens}", "lay KH KC KS")
        assert deal.result().natural
        assert deal.result().points[0] == points


def test_m_score_4_a_set_of_twos_is_natural() -> None:
    deal = ended(["2S 2H 2D"], "9H")
    assert deal.result().natural
    assert deal.result().points[0] == 120


def test_m_score_4_only_for_the_one_who_went_out_and_by_its_factor() -> None:
    result = ended(["KS KH KC"], "9H", ["QH QD QC"]).result()
    assert result.points == (60, 25)
    assert ended(["KS KH KC"], "9H", natural_out_factor="3").result().points[0] == 90
    once = ended(["KS KH KC"], "9H", natural_out_factor="1").result()
    assert (once.points[0], once.natural, once.marks[0]) == (30, True, 2)


@pytest.mark.parametrize("eight_factor", [1, 2, 3, 4])
@pytest.mark.parametrize("natural_out_factor", [1, 2, 3, 4])
def test_m_score_3_and_4_the_factors_multiply_and_marks_stay(
    eight_factor: int, natural_out_factor: int
) -> None:
    factors = {"eight_factor": str(eight_factor), "natural_out_factor": str(natural_out_factor)}
    result = ended([eight("5"), "KS KH KC"], "9H", [eight("6")], **factors).result()
    assert result.points == ((40 * eight_factor + 30) * natural_out_factor, 40 * eight_factor - 5)
    assert result.marks == (2, 1)


def test_m_score_4_a_two_added_to_the_twos_is_natural_and_to_another_set_is_not() -> None:
    for to, natural in (("2", True), ("K", False)):
        deal = table("2C 3H", laid=["2S 2H 2D", "KS KH KC"])
        result = play(deal, f"add 2C to {to}", "discard 3H").result()
        assert result.natural == natural
        assert result.points[0] == (220 if natural else 110)


def test_m_score_5_the_hand_is_taken_off_and_never_doubled() -> None:
    # 60 laid, 75 in hand: -15, and chapeau.
    result = ended(["QH QD QC"], "AS AH AC AD AS", ["KS KH KC", "TH TD TC"]).result()
    assert result.laid[1] == 60
    assert result.held[1] == 75
    assert result.points[1] == -15
    assert result.chapeau == 1
    assert result.marks == (2, 0)


def test_m_mark_1_natural_out_and_eights_whoever_laid_them() -> None:
    result = ended([eight("K"), "QH QC QD"], "9H", [eight("5"), "7S 7C 7D"]).result()
    assert result.marks == (2, 1)
    assert result.naturals == (2, 1)
    with_wild = ended(["QH QC 2D"], "9H", ["5S 5C 5D"]).result()
    assert with_wild.marks == (0, 0)


def test_m_mark_1_each_eight_of_several() -> None:
    result = ended([eight("K"), eight("5"), "QH QC 2D"], "9H", [eight("6"), eight("7")]).result()
    assert result.marks == (2, 2)
    assert result.points == (160 + 80 + 40, 160 - 5)


def test_m_mark_1_none_where_no_marks_are_kept() -> None:
    result = ended([eight("K")], "9H", marks="no", skunk="no").result()
    assert result.marks == (0, 0)
    assert result.chapeau is None
    assert result.natural


def test_m_mark_2_chapeau_is_below_zero_and_not_zero() -> None:
    assert chapeau(0, (100, -5)) == 1
    assert chapeau(1, (-5, 100)) == 0
    assert chapeau(0, (100, 0)) is None
    assert chapeau(0, (-5, 100)) is None
    assert chapeau(None, (-5, -5)) is None
    exactly = ended(["QH QC 2D"], "KH KC KD", ["TH TC TD"]).result()
    assert exactly.points[1] == 0
    assert exactly.marks == (0, 0)


@pytest.mark.parametrize("out", [0, 1])
def test_m_mark_2_chapeau_is_said_of_whoever_was_made_it(out: int) -> None:
    deal = table("KH KC 4D" if out else "4D", other="4S 4C" if out else "KH")
    play(deal, *(("discard 4D", "pile 4S 4C") if out else ("discard 4D",)))
    result = deal.result()
    assert (result.out, result.chapeau) == (out, 1 - out)
    assert result.marks == ((0, 2) if out else (2, 0)), "a natural out and a chapeau"
    (said,) = [each for each in deal.events if isinstance(each, ChapeauMade)]
    assert (said.seat, said.points) == (1 - out, result.points[1 - out])


@pytest.mark.parametrize("stock_out", ["end_deal", "reshuffle"])
def test_m_mark_2_no_chapeau_where_the_stock_ended_the_deal(stock_out: str) -> None:
    deal = table("QS KH", other="QS", stock="", options=config(stock_out=stock_out))
    result = play(deal, "discard KH").result()
    assert result.points == (-100, -100)
    assert (result.marks, result.chapeau, result.natural) == ((0, 0), None, False)


def test_m_mark_3_skunk_is_below_half_the_target() -> None:
    assert is_skunk(599, 1200)
    assert not is_skunk(600, 1200)
    assert is_skunk(-40, 1200)
    assert skunk_marks((1230, 585), 0, 1200) == (1, 0)
    assert skunk_marks((600, 1230), 1, 1200) == (0, 0)


def test_m_settle_1_three_for_the_match_and_each_mark_one_for_a_started_hundred() -> None:
    # One natural, one chapeau, 95 apart: 10.
    assert sum(line.amount for line in settle(1, (1245, 1150), (2, 0), 0)) == 10
    # 1230 to 585 with a natural, a chapeau and a skunk: 3 + 3 + 3 + 3 + 7 = 19.
    assert [line.amount for line in settle(1, (1230, 585), (3, 0), 0)] == [3, 9, 7]
    # A total below zero is as far away as it is.
    assert settle(1, (1230, -85), (0, 0), 0)[-1].amount == 14
    for apart, hundreds in ((1, 1), (95, 1), (100, 1), (101, 2), (200, 2)):
        assert settle(1, (1200 + apart, 1200), (0, 0), 0)[-1].amount == hundreds


def test_m_settle_1_the_loser_receives_nothing_and_stakes_multiply() -> None:
    assert sum(line.amount for line in settle(5, (585, 1230), (4, 3), 1)) == 5 * 19
    assert settle(0, (1230, 585), (3, 0), 0) == ()
    assert [line.amount for line in settle(1, (1230, 1200), (0, 7), 0)] == [3, 1]


def test_pile_examples_of_the_sources() -> None:
    # Pile 3 4 5 K 3 7 then 9, holding 9 9: lay 9-9-9, the hand gains 3 4 5 K 3 7.
    deal = play(table("9S 9C QH", pile="3S 4S 5S KS 3H 7S 9H", phase="draw"), "pile 9S 9C")
    assert lies(deal) == ("9S 9C 9H",)
    assert hand(deal) == "3S 3H 4S 5S 7S QH KS"
    # Pile 3 5 K Q, holding Q Q: the hand gains 3 5 K.
    deal = play(table("QS QC 9H", pile="3S 5S KS QH", phase="draw"), "pile QS QC")
    assert hand(deal) == "3S 5S 9H KS"


def test_pile_refusals_of_the_sources() -> None:
    # 9 and a 2 in hand do not take a 9; a discarded 2 with one 2 in hand is not takeable, with two it is.
    assert [str(each) for each in table("9S 2S KH", pile="9H", phase="draw").legal(0)] == ["draw"]
    assert [str(each) for each in table("2S KH", pile="4H 2H", phase="draw").legal(0)] == ["draw"]
    two = table("2S 2C KH", pile="4H 2H", phase="draw")
    assert [str(each) for each in two.legal(0)] == ["draw", "pile 2S 2C"]


def test_all_cards_are_worth_1140_at_every_step() -> None:
    deal = dealt(order_of("QS QH QD 2S 9C 9S", upcard="9H"))
    for line in ("pile 9S 9C", "lay QS QH QD", "add 2S to Q"):
        play(deal, line)
        assert value_of(deal.everything()) == 1140
    assert laid_value(deal.state.spreads_of(0)) == 15 + 120 + 20
