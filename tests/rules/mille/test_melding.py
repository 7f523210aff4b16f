"""M-MELD: what may be laid, added, and what a spread becomes."""

from __future__ import annotations

import pytest

from laydown.games.mille import GAME
from laydown.games.mille.actions import Add, all_atoms
from laydown.games.mille.scoring import eights
from rules.mille.positions import allowed, config, lies, play, refusal, refused, spread, table


def test_m_meld_1_three_of_one_rank_at_a_time() -> None:
    deal = table("QS QH QD QC KS KH 2S 3S 4S 5S")
    assert allowed(deal, "lay QS QH QD")
    assert refused(deal, "lay QS QH") == "M-MELD-1"
    assert refused(deal, "lay QS QH QD QC") == "M-MELD-1"
    assert refused(deal, "lay QS QH KS") == "M-MELD-1"
    assert refused(deal, "lay 3S 4S 5S") == "M-MELD-1"
    assert refused(deal, "lay QS KH 2S") == "M-MELD-1"
    assert lies(play(deal, "lay QS QH QD", "add QC")) == ("QS QH QD QC",)


def test_m_meld_2_one_natural_and_any_number_of_wilds() -> None:
    deal = table("8H 8C 2S QH 2D 2C 6S 6H 6D 2H 2S KC")
    play(deal, "lay 8H 8C 2S", "lay QH 2D 2C", "lay 6S 6H 6D", "add 2H to 6", "add 2S to 6")
    assert lies(deal) == ("6S 6H 6D 2H 2S", "8H 8C 2S", "QH 2D 2C")


def test_m_meld_2_two_naturals_where_the_table_asks_for_them() -> None:
    two = config(min_naturals="2")
    assert refused(table("QS 2S 2H KC", options=two), "lay QS 2S 2H") == "M-MELD-2"
    assert allowed(table("QS QH 2H KC", options=two), "lay QS QH 2H")
    assert allowed(table("2S 2H 2D KC", options=two), "lay 2S 2H 2D"), "twos as twos are natural"
    joins = table("QS 2S 2H KC", laid=["QH QD QC"], options=two)
    assert allowed(joins, "lay QS 2S 2H"), "the spread as it becomes has four naturals"


def test_m_meld_2_the_most_wilds_look_at_the_spread_as_it_becomes() -> None:
    one = config(max_wilds="1")
    deal = table("QS 2S 2H KS KH 3C", options=one)
    assert refused(deal, "lay QS 2S 2H") == "M-MELD-2"
    play(deal, "lay KS KH 2S")
    assert refused(deal, "add 2H to K") == "M-MELD-2"
    three = config(max_wilds="3")
    grown = table("2S 2H QC KC", laid=["QS 2C 2D"], options=three)
    assert allowed(grown, "add 2S to Q")
    assert refused(grown, "lay QC 2S 2H") == "M-MELD-2"


@pytest.mark.parametrize("most", range(1, 8))
def test_m_meld_2_each_bound_of_the_wilds_holds(most: int) -> None:
    twos = ["2S", "2S", "2H", "2H", "2D", "2D", "2C", "2C"]
    laid = " ".join(["QS QH QD", *twos[: most - 1]])
    deal = table(f"{twos[most - 1]} {twos[most]} KC", laid=[laid], options=config(max_wilds=str(most)))
    play(deal, f"add {twos[most - 1]} to Q")
    assert refused(deal, f"add {twos[most]} to Q") == "M-MELD-2"


def test_m_meld_2_two_naturals_are_there_after_a_take() -> None:
    two = config(min_naturals="2")
    deal = play(table("9S 9C KH 2S 2H", pile="9H", phase="draw", options=two), "pile 9S 9C")
    assert allowed(deal, "add 2S to 9")
    assert allowed(deal, "add 2H to 9")


def test_m_meld_3_one_card_is_added_to_the_own_spread_of_its_rank() -> None:
    deal = table("QC KC 7H 2S", laid=["QS QH QD"])
    assert allowed(deal, "add QC")
    assert refused(deal, "add KC") == "M-MELD-3"
    assert refused(deal, "add 2S to K") == "M-MELD-3"
    assert refused(deal, "add 2S to 2") == "M-MELD-3"
    assert refused(deal, "add KC to Q") == "M-MELD-3"
    assert refused(table("KC 7H", laid=["2S 2H 2D"]), "add KC to 2") == "M-MELD-3"
    assert lies(play(deal, "add QC", "add 2S to Q")) == ("QS QH QD QC 2S",)


def test_m_meld_4_a_wild_may_be_added_later_unless_the_table_forbids_it() -> None:
    assert allowed(table("2S KC", laid=["QS QH QD"]), "add 2S to Q")
    never = config(wild_may_be_added="no")
    deal = table("2S QC QH KC KS 3H", laid=["QS QH QD"], options=never)
    assert refused(deal, "add 2S to Q") == "M-MELD-4"
    assert refused(deal, "lay QC QH 2S") == "M-MELD-4", "a lay that joins brings none either"
    assert allowed(deal, "lay KC KS 2S"), "a new set may have one"
    twos = table("2S KC", laid=["2H 2D 2C"], options=never)
    assert allowed(twos, "add 2S to 2"), "a two in a set of twos is no wild"


def test_m_meld_4_no_wild_is_added_beside_another_either() -> None:
    never = config(wild_may_be_added="no")
    deal = table("2S QC QH QS KC", laid=["QS QH 2D"], options=never)
    assert refused(deal, "add 2S to Q") == "M-MELD-4"
    assert refused(deal, "lay QC QH 2S") == "M-MELD-4"
    assert allowed(deal, "lay QC QH QS"), "naturals join it as ever"
    assert allowed(deal, "add QC")


def test_m_meld_5_no_atom_moves_or_takes_back_what_lies() -> None:
    assert {atom.verb for atom in all_atoms()} == {"cut", "draw", "pile", "pass", "lay", "add", "discard"}
    deal = table("QC KC", laid=["QS QH 2D"])
    play(deal, "add QC")
    assert lies(deal) == ("QS QH QC 2D",), "the two stays where it is"


def test_m_meld_6_twos_alone_are_a_set_of_twos_and_natural() -> None:
    deal = table("2S 2H 2D 2C QS 2C 2H KC")
    play(deal, "lay 2S 2H 2D")
    assert deal.state.spreads_of(0)[0].natural
    play(deal, "add 2C to 2")
    assert deal.state.spreads_of(0)[0].natural
    play(deal, "lay QS 2C 2H")
    assert lies(deal) == ("2S 2H 2D 2C", "QS 2H 2C")
    assert not deal.state.spreads_of(0)[1].natural


def test_m_meld_6_adding_a_two_names_the_spread() -> None:
    deal = table("2C KC", laid=["2S 2H 2D", "QS QH QD"])
    assert [str(each) for each in deal.legal(0) if isinstance(each, Add)] == ["add 2C to 2", "add 2C to Q"]


def test_m_meld_7_one_spread_of_a_rank() -> None:
    deal = table("9S 9H 9D 9C 9S KC KD", laid=["9H 9D 2S"])
    play(deal, "lay 9S 9C 9S")
    assert lies(deal) == ("9H 9D 9S 9S 9C 2S",)
    # They remember that they grew: one spread of five.
    grown = table("9S 9H 9D 9C 9S KC KD")
    play(grown, "lay 9S 9H 9D", "add 9C", "add 9S")
    assert lies(grown) == ("9S 9H 9D 9C 9S",)


def test_m_meld_7_a_take_joins_an_own_spread_with_a_wild() -> None:
    deal = table("9S 9C KH", laid=["9D 9D 2S"], pile="9H", phase="draw")
    assert lies(play(deal, "pile 9S 9C")) == ("9D 9D 9S 9C 9H 2S",)


def test_m_meld_8_off_lets_a_wild_join_after_the_take() -> None:
    deal = table("9S 9C KH 2S", pile="9H", phase="draw")
    assert allowed(play(deal, "pile 9S 9C"), "add 2S to 9")


def test_m_meld_8_this_turn_bars_wilds_until_the_turn_ends() -> None:
    options = config(pile_set_stays_natural="this_turn")
    deal = table("9S 9C 9D 9D KH 2S", other="4S 4C", pile="9H", phase="draw", options=options)
    play(deal, "pile 9S 9C")
    assert refused(deal, "add 2S to 9") == "M-MELD-8"
    assert refused(deal, "lay 9D 9D 2S") == "M-MELD-8"
    assert allowed(deal, "add 9D")
    play(deal, "discard KH", "draw", "discard 4S", "draw")
    assert allowed(deal, "add 2S to 9")
    assert allowed(deal, "lay 9D 9D 2S")


def test_m_meld_8_always_bars_new_wilds_for_good() -> None:
    options = config(pile_set_stays_natural="always")
    deal = table("9S 9C KH 2S", other="4S 4C", laid=["9D 9D 2H"], pile="9H", phase="draw", options=options)
    play(deal, "pile 9S 9C")
    assert lies(deal) == ("9D 9D 9S 9C 9H 2H",), "the wild that lay there stays"
    assert refused(deal, "add 2S to 9") == "M-MELD-8"
    play(deal, "discard KH", "draw", "discard 4S", "draw")
    assert refused(deal, "add 2S to 9") == "M-MELD-8"


@pytest.mark.parametrize("option", ["this_turn", "always"])
def test_m_meld_8_what_is_added_does_not_open_the_set_again(option: str) -> None:
    options = config(pile_set_stays_natural=option)
    deal = table("9S 9C 9D 9D 9C KH 2S", pile="9S 9H", phase="draw", options=options)
    play(deal, "pile 9S 9C", "add 9D")
    assert refused(deal, "add 2S to 9") == "M-MELD-8"
    play(deal, "lay 9D 9C 9S")
    assert refused(deal, "add 2S to 9") == "M-MELD-8"


def test_m_meld_8_this_turn_ends_for_a_spread_with_a_wild_too() -> None:
    options = config(pile_set_stays_natural="this_turn")
    laid, pile = ["9D 9D 2H"], "9H"
    deal = table("9S 9C KH 2S", other="4S 4C", laid=laid, pile=pile, phase="draw", options=options)
    play(deal, "pile 9S 9C")
    assert refused(deal, "add 2S to 9") == "M-MELD-8"
    play(deal, "discard KH", "draw", "discard 4S", "draw")
    assert lies(play(deal, "add 2S to 9")) == ("9D 9D 9S 9C 9H 2H 2S",)


@pytest.mark.parametrize("option", ["off", "this_turn", "always"])
def test_m_meld_8_a_set_of_twos_takes_twos_and_other_sets_take_wilds(option: str) -> None:
    options = config(pile_set_stays_natural=option)
    deal = table("2S 2C 2D KH", laid=["QS QH QD"], pile="2H", phase="draw", options=options)
    play(deal, "pile 2S 2C")
    assert allowed(deal, "add 2D to 2"), "a two in a set of twos is no wild"
    assert allowed(deal, "add 2D to Q"), "that set did not come with the pile"


def test_m_meld_8_a_top_card_that_joins_closes_the_spread_too() -> None:
    options = config(pile_take="pair_or_own_natural_set", pile_set_stays_natural="always")
    deal = table("KH 2S", laid=["9D 9D 9C"], pile="9H", phase="draw", options=options)
    assert refused(play(deal, "pile"), "add 2S to 9") == "M-MELD-8"


def test_m_meld_9_nobody_adds_to_the_opponents_sets() -> None:
    deal = table("QC 2S KC", other_laid=["QS QH QD"])
    assert refused(deal, "add QC") == "M-MELD-3"
    assert refused(deal, "add 2S to Q") == "M-MELD-3"


def test_m_meld_10_the_eight_is_all_eight_naturals_and_no_wild() -> None:
    assert spread("9S 9S 9H 9H 9D 9D 9C 9C").eight
    assert not spread("9S 9S 9H 9H 9D 9D 9C 9C 2S").eight
    assert not spread("9S 9S 9H 9H 9D 9D 9C 2S").eight
    assert spread("2S 2S 2H 2H 2D 2D 2C 2C").eight
    deal = table("9C 2S KC", laid=["9S 9S 9H 9H 9D 9D 9C"])
    play(deal, "add 9C")
    assert eights(deal.state.spreads_of(0)) == 1
    play(deal, "add 2S to 9")
    assert eights(deal.state.spreads_of(0)) == 0, "a wild added later undoes it"


def test_lays_hold_for_every_way_to_write_them() -> None:
    one, other = GAME.read_action("lay 2D 8C 8S"), GAME.read_action("LAY 8S 8c 2d")
    assert one is other
    assert str(one) == "lay 8S 8C 2D"


def test_a_refusal_says_what_is_wrong() -> None:
    why = refusal(table("QS 2S 2H KC", options=config(min_naturals="2")), "lay QS 2S 2H")
    assert str(why) == "M-MELD-2: mille-refuse-few-naturals (needed=2)"
