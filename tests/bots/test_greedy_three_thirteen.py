"""Greedy at Three Thirteen, clause by clause of its policy, in positions written as cards."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.cards import Rank, card, cards
from laydown.games.events import DealBegan, Dealt, Drew, TurnBegan, TurnedUp
from laydown.games.rules import Offer
from laydown.games.three_thirteen import GAME, events
from laydown.games.three_thirteen.actions import SOURCES
from laydown.games.three_thirteen.turn import legal_discards
from laydown.games.three_thirteen.view import SpeedView, View
from laydown.melds import discards_to_go_out

if TYPE_CHECKING:
    from collections.abc import Mapping

GREEDY = GreedyThreeThirteen()
ME = 0
NONE: Mapping[str, str] = MappingProxyType({})


class Game(NamedTuple):
    """A preset with options, and which deal of it."""

    number: int
    preset: str = "three-thirteen"
    changes: Mapping[str, str] = NONE


NINES = Game(7)
THREES = Game(1)


def view_of(hand: str, top: str, game: Game = NINES) -> View:
    """Seat 1's view before its draw, with this hand whatever its size, and this card on the pile."""
    view = View(GAME.configure(game.preset, game.changes), ME)
    row = cards(hand)
    wild = Rank(game.number + 2)
    view.fold(DealBegan(game.number, 1, (0, 1), len(row), 104, (0, 0), wild))
    view.fold(Dealt(ME, len(row), row))
    view.fold(TurnedUp(card(top)))
    view.fold(TurnBegan(ME))
    return view


def source(hand: str, top: str, game: Game = NINES) -> str:
    """Where it draws from."""
    return str(GREEDY.choose(view_of(hand, top, game), Offer(ME, SOURCES)))


def thrown(hand: str, new: str, game: Game = NINES, *, taken: bool = False, someone_out: bool = False) -> str:
    """What it throws after drawing this card, or taking it from the pile."""
    view = view_of(hand, new, game)
    view.fold(events.Took(ME, card(new)) if taken else Drew(ME, card(new)))
    assert view.hand is not None
    complete = () if someone_out else discards_to_go_out(view.hand, view.melds)
    discards = legal_discards(view.hand, barred=None, complete=complete, auto_out=view.config.auto_out)
    return str(GREEDY.choose(view, Offer(ME, discards)))


class TestTheDraw:
    """Takes the top discard if it is wild or lowers the least penalty after its best discard."""

    def test_a_wild(self) -> None:
        assert source("2S 4D 6H 8C JS QD AH", "9C") == "take"

    def test_a_joker(self) -> None:
        assert source("2S 4D 6H 8C JS QD AH", "*", Game(7, "jokers")) == "take"

    def test_a_card_that_completes_a_combination(self) -> None:
        assert source("5S 5H 6H 8C JS QD AH", "5D") == "take"

    def test_a_card_that_is_only_cheaper(self) -> None:
        assert source("2S 4D 6H 8C JS QD KH", "AH") == "take"

    def test_not_one_that_changes_nothing(self) -> None:
        assert source("2S 4D 6H 8C JS QD TH", "KC") == "draw"

    def test_not_one_that_replaces_its_equal(self) -> None:
        assert source("2S 4D 6H 8C JS QD TH", "JC") == "draw"

    def test_a_complete_hand_takes_a_wild_and_goes_out_all_the_same(self) -> None:
        limited = Game(7, changes={"wild_limit": "one", "forbid_rediscard": "yes"})
        for hand in ("5S 5H 5D", "5S 5H 9D", "3S 4S 5S"):
            assert source(hand, "9C", limited) == "take"
            assert thrown(hand, "9C", limited, taken=True).endswith("out")

    def test_a_complete_hand_needs_no_other_card(self) -> None:
        assert source("5S 5H 5D", "5C") == "draw"


class TestGoingOut:
    """Goes out when it can, throwing whatever lets it."""

    def test_it_goes_out(self) -> None:
        assert thrown("5S 5H 5D", "KC", THREES) == "discard KC out"

    def test_it_throws_a_wild_if_that_is_the_way(self) -> None:
        assert thrown("KS 3S 3H", "3D", Game(1, changes={"all_wild": "no"})) == "discard 3S out"

    def test_it_keeps_the_wild_if_it_may(self) -> None:
        assert thrown("5S 5H 9D", "5C", NINES) == "discard 5S out"

    def test_it_goes_out_with_the_card_just_taken_only_if_no_other_does(self) -> None:
        assert thrown("5S 5H 5D", "5C", THREES, taken=True) == "discard 5S out"
        assert thrown("5S 5H 5D", "KC", THREES, taken=True) == "discard KC out"

    def test_it_completes_its_hand_after_another_is_out(self) -> None:
        assert thrown("5S 5H 5D", "KC", THREES, someone_out=True) == "discard KC"


class TestTheDiscard:
    """Discards so that the least penalty is left."""

    @pytest.mark.parametrize(
        ("hand", "new", "card_thrown"),
        [
            ("5S 5H 5D 8C", "KC", "KC"),
            ("5S 5H 6D KC", "5C", "KC"),
            ("3S 4S 5S 5H", "5D", "4S"),  # the set stays, and 3 points; the run would leave 5
        ],
    )
    def test_what_leaves_least(self, hand: str, new: str, card_thrown: str) -> None:
        assert thrown(hand, new) == f"discard {card_thrown}"

    def test_among_equals_the_dearest(self) -> None:
        assert thrown("2S 4D 6H 8C", "KS") == "discard KS"

    def test_not_merely_the_dearest_card(self) -> None:
        assert thrown("KS KH KD 2S", "4C") == "discard 4C"

    def test_wilds_last(self) -> None:
        assert thrown("9S KH 4D", "2C", Game(7)) == "discard KH"
        assert thrown("3S AH 4D 6C 8S", "2C", THREES) == "discard 8S"

    def test_among_equals_not_the_card_just_taken(self) -> None:
        assert thrown("JS 2D", "QS") == "discard JS"
        assert thrown("QS 2D", "JS", taken=True) == "discard QS"
        assert thrown("QS 2D", "JS") == "discard JS"

    @pytest.mark.parametrize(
        ("game", "hand", "new", "card_thrown"),
        [
            (Game(7, changes={"face_points": "rank"}), "JS 2D", "QS", "QS"),
            (Game(7, "ace-high-low"), "AS 2D", "KH", "AS"),
            (Game(7, "five-crowns"), "JR 3D", "QR", "QR"),
            (Game(12, "deuces-arent-wild"), "5S 5H KD", "AC", "KD"),
        ],
    )
    def test_under_the_rules_in_force(self, game: Game, hand: str, new: str, card_thrown: str) -> None:
        assert thrown(hand, new, game).startswith(f"discard {card_thrown}")


class TestSpeed:
    """The same in each beat, from the pile of the right-hand neighbour."""

    def view(self, hand: str, tops: str) -> SpeedView:
        view = SpeedView(GAME.configure("three-thirteen-speed", {}), ME)
        row = cards(hand)
        view.fold(DealBegan(7, 2, (0, 1, 2), len(row), 208, (0, 0, 0), Rank.NINE))
        view.fold(Dealt(ME, len(row), row))
        for seat, top in enumerate(cards(tops)):
            view.fold(TurnedUp(top, seat))
        view.fold(events.BeatBegan(1, (0, 1, 2)))
        return view

    def test_it_looks_at_the_pile_it_may_take_from(self) -> None:
        hand = "5S 5H 6H 8C JS QD AH"
        assert str(GREEDY.choose(self.view(hand, "KS KH 5D"), Offer(ME, SOURCES))) == "take"
        assert str(GREEDY.choose(self.view(hand, "5D 5C KH"), Offer(ME, SOURCES))) == "draw"

    def test_it_throws_as_in_turns(self) -> None:
        view = self.view("5S 5H 6H 8C JS QD AH", "KS KH 5D")
        view.fold(events.Took(ME, card("5D"), 2))
        assert view.hand is not None
        discards = legal_discards(view.hand, barred=None, complete=(), auto_out=False)
        assert str(GREEDY.choose(view, Offer(ME, discards))) == "discard JS"
