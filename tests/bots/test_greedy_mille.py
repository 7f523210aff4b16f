"""Greedy at Mille, clause by clause of the policy g1, in positions written as cards."""

from __future__ import annotations

import pytest

from bots.mille_turn import ME, Table, takes, turn, view_of
from laydown.bots.greedy_mille import GreedyMille
from laydown.games.atoms import DRAW
from laydown.games.mille.actions import PASS, cut
from laydown.games.rules import Offer

GREEDY = GreedyMille()


def drawn(hand: str, pile: str, *takes_now: str, last: bool = False) -> str:
    """What it does before the draw: these takes are offered, beside the stock or, at its end, a pass."""
    actions = (*takes(*takes_now), PASS) if last else (DRAW, *takes(*takes_now))
    return str(GREEDY.choose(view_of(hand, Table(pile=pile), {}), Offer(ME, actions)))


class TestThePile:
    """Takes the pile whenever entitled, laying the pair and the top card."""

    def test_it_takes_whenever_it_may(self) -> None:
        assert drawn("QH QD 5S 7C", "3S QC", "QH QD") == "pile QH QD"

    def test_it_draws_when_it_may_not(self) -> None:
        assert drawn("QH 2D 5S 7C", "3S QC") == "draw"

    def test_the_dearest_pair_goes_down(self) -> None:
        assert drawn("QS QH QD 7C", "QC", "QS QH", "QS QD", "QH QD") == "pile QS QH"

    def test_a_pair_rather_than_the_bare_take(self) -> None:
        assert drawn("QH QD 7C", "QC", "", "QH QD") == "pile QH QD"

    def test_the_top_card_joins_an_own_spread_where_that_is_all_it_needs(self) -> None:
        assert drawn("5S 7C", "QC", "") == "pile"

    def test_the_two_turned_up_is_taken_without_spending_twos(self) -> None:
        assert drawn("2S 2H 5S 7C", "2C", "", "2S 2H") == "pile"

    def test_a_discarded_two_is_taken_with_two_twos(self) -> None:
        assert drawn("2S 2H 5S 7C", "3S 2C", "2S 2H") == "pile 2S 2H"

    def test_the_last_pile_is_taken_rather_than_the_deal_ended(self) -> None:
        assert drawn("QH QD 7C", "3S QC", "QH QD", last=True) == "pile QH QD"


class TestNaturals:
    """Lays every natural group of three or more and every natural that fits an own spread."""

    def test_every_group_the_dearest_first(self) -> None:
        assert turn(GREEDY, "5S 5H 5C KS KH KD 9C 8D") == [
            "lay KS KH KD",
            "lay 5S 5H 5C",
            "discard 8D",
        ]

    def test_a_fourth_card_is_added(self) -> None:
        assert turn(GREEDY, "5S 5H 5C 5D 9C 8D")[:2] == ["lay 5S 5H 5D", "add 5C"]

    def test_the_queen_of_spades_lies_first(self) -> None:
        assert turn(GREEDY, "QS QH QD QC 9C 8D")[:2] == ["lay QS QH QD", "add QC"]

    def test_a_natural_that_fits_is_added(self) -> None:
        assert turn(GREEDY, "5C 9C 8D", Table(("5S 5H 5D",)))[0] == "add 5C"

    def test_also_to_a_spread_with_a_wild(self) -> None:
        assert turn(GREEDY, "5C 9C 8D", Table(("5S 5H 2D",)))[0] == "add 5C"

    def test_the_twos_are_not_among_them(self) -> None:
        assert turn(GREEDY, "2S 2H 2D 7C 9C 8D 5H") == ["discard 5H"]
        assert turn(GREEDY, "2S 9C 8D", Table(("2H 2D 2C",))) == ["discard 8D"]


class TestOneCardToDiscard:
    """Always keeps one card to discard."""

    def test_of_two_groups_that_are_the_whole_hand_one_stays(self) -> None:
        assert turn(GREEDY, "QS QH QD KS KH KD") == ["lay QS QH QD", "discard KS"]

    def test_the_last_card_is_discarded_though_it_fits(self) -> None:
        assert turn(GREEDY, "KS 3H", Table(("KH KD KC", "3S 3D 3C"))) == ["add KS", "discard 3H", "out"]

    def test_the_fourth_of_a_group_is_the_discard(self) -> None:
        assert turn(GREEDY, "QS QH QD QC") == ["lay QS QH QD", "discard QC", "out"]


class TestTwos:
    """2s only when they let the whole hand but one discard go down this turn."""

    def test_they_wait_when_two_cards_would_stay(self) -> None:
        assert turn(GREEDY, "QH QD 2S 5H 7C") == ["discard 5H"]

    def test_a_pair_needs_one(self) -> None:
        assert turn(GREEDY, "QH QD 2S 7C") == ["lay QH QD 2S", "discard 7C", "out"]

    def test_a_single_card_needs_two(self) -> None:
        assert turn(GREEDY, "QH 7C 2S 2H") == ["lay QH 2S 2H", "discard 7C", "out"]

    def test_one_two_is_not_enough_for_a_single_card(self) -> None:
        assert turn(GREEDY, "QH 7C 2S") == ["discard QH"]

    def test_naturals_go_down_first_and_may_be_the_rest(self) -> None:
        assert turn(GREEDY, "KS KH KD QH QD 2S 7C") == [
            "lay KS KH KD",
            "lay QH QD 2S",
            "discard 7C",
            "out",
        ]

    def test_the_single_card_is_the_discard_being_the_dearest_to_meld(self) -> None:
        assert turn(GREEDY, "QH QD 4H 4C AS 2S 2H") == [
            "lay QH QD 2S",
            "lay 4H 4C 2H",
            "discard AS",
            "out",
        ]

    def test_without_a_single_card_a_two_is_the_discard(self) -> None:
        assert turn(GREEDY, "QH QD 2S 2H") == ["lay QH QD 2S", "discard 2H", "out"]

    def test_a_pair_and_its_two_alone_leave_no_discard(self) -> None:
        assert turn(GREEDY, "QH QD 2S") == ["discard QH"]

    def test_a_spare_two_goes_on_an_own_spread(self) -> None:
        assert turn(GREEDY, "QH QD 7C 2S 2H") == ["lay QH QD 2S", "add 2H to Q", "discard 7C", "out"]

    def test_it_goes_where_it_spoils_least(self) -> None:
        lying = Table(("KS KH KD", "5S 5H 2D", "7S 7H 7D"))
        assert turn(GREEDY, "9C 2S", lying) == ["add 2S to 5", "discard 9C", "out"]
        lying = Table(("KS KH KD KC", "7S 7H 7D"))
        assert turn(GREEDY, "9C 2S", lying) == ["add 2S to 7", "discard 9C", "out"]

    def test_a_set_of_twos_takes_it_at_no_cost(self) -> None:
        lying = Table(("KS KH KD", "2H 2D 2C"))
        assert turn(GREEDY, "9C 2S", lying) == ["add 2S to 2", "discard 9C", "out"]

    def test_three_spare_twos_are_a_natural_set(self) -> None:
        assert turn(GREEDY, "9C 2S 2H 2D", Table(("KS KH KD",))) == [
            "lay 2S 2H 2D",
            "discard 9C",
            "out",
        ]

    def test_a_two_left_alone_is_discarded(self) -> None:
        assert turn(GREEDY, "QS QH QD 2S") == ["lay QS QH QD", "discard 2S", "out"]


class TestOptions:
    """It plays the options in force, not the usual ones."""

    def test_two_naturals_at_least(self) -> None:
        assert turn(GREEDY, "QH 7C 2S 2H", min_naturals="2") == ["discard QH"]
        assert turn(GREEDY, "QH QD 7C 2S", min_naturals="2") == ["lay QH QD 2S", "discard 7C", "out"]

    def test_one_wild_at_most(self) -> None:
        assert turn(GREEDY, "QH 7C 2S 2H", max_wilds="1") == ["discard QH"]
        assert turn(GREEDY, "QH QD 7C 2S 2H", max_wilds="1") == ["discard 7C"]
        assert turn(GREEDY, "QH QD 7C 2S 2H", Table(("KS KH KD",)), max_wilds="1") == [
            "lay QH QD 2S",
            "add 2H to K",
            "discard 7C",
            "out",
        ]

    def test_no_wild_may_be_added(self) -> None:
        off = {"wild_may_be_added": "no"}
        assert turn(GREEDY, "9C 2S", Table(("KS KH KD",)), **off) == ["discard 9C"]
        assert turn(GREEDY, "9C 2S 2H 2D", Table(("KS KH KD",)), **off)[0] == "lay 2S 2H 2D"
        assert turn(GREEDY, "9C 2S", Table(("2H 2D 2C",)), **off)[0] == "add 2S to 2"

    @pytest.mark.parametrize("stays", ["this_turn", "always"])
    def test_a_set_taken_with_the_pile_stays_natural(self, stays: str) -> None:
        table = Table(pile_spread="KS KH KD")
        assert turn(GREEDY, "9C 2S", table, pile_set_stays_natural="off")[0] == "add 2S to K"
        assert turn(GREEDY, "9C 2S", table, pile_set_stays_natural=stays) == ["discard 9C"]

    def test_where_one_must_discard_to_go_out_it_does_so_anyway(self) -> None:
        for hand in ("QH QD 2S 7C", "QS QH QD QC", "KS KH KD 2S"):
            assert turn(GREEDY, hand) == turn(GREEDY, hand, must_discard_to_go_out="yes")

    def test_it_cuts_in_the_middle(self) -> None:
        offer = Offer(ME, tuple(cut(place) for place in range(4, 101)))
        assert str(GREEDY.choose(view_of("", Table(), {"cut": "yes"}), offer)) == "cut 52"


class TestTheDiscard:
    """The smallest 100 n - 0.1 v, n cards of the rank in hand and v the card's value; 2s last."""

    @pytest.mark.parametrize(
        ("hand", "thrown"),
        [
            ("QH QD 9C 9S 5H", "5H"),  # the only single card
            ("5H AC KD 3S", "AC"),  # 15 of the singles is most
            ("QS KD 5H 4C", "QS"),  # 100 - 10
            ("QS QH 3D", "3D"),  # 99.5 against 190
            ("JD JH QH QC", "JD"),  # 195 against 199
            ("QH QD QC QH 7C 7D", "7D"),  # all queens lie, and of equals the first of the deck goes
            ("2S 2H 7C 7D 9S 9H 9S 5H 5C", "5H"),  # nines lie, of two pairs the first; twos last
            ("2S 2H", "2S"),
        ],
    )
    def test_which(self, hand: str, thrown: str) -> None:
        assert f"discard {thrown}" in turn(GREEDY, hand)
