"""What happens in every game: who sees it, whose hand it fills, and that all kinds are told apart."""

from __future__ import annotations

from typing import get_args

import pytest

from laydown.cards import card, cards
from laydown.games import events, mille, three_thirteen
from laydown.games.events import Drew, Happening, Reshuffled, drew
from laydown.games.mille.events import EVENTS as MILLE
from laydown.games.mille.events import PileTaken
from laydown.games.three_thirteen.events import EVENTS as THREE_THIRTEEN
from laydown.games.three_thirteen.events import Took
from laydown.table.events import TableEvent

TABLE = get_args(TableEvent)


@pytest.mark.parametrize(
    "each", dict.fromkeys((*MILLE, *THREE_THIRTEEN, *TABLE)), ids=lambda each: each.__qualname__
)
def test_each_event_says_for_itself_what_is_seen(each: type) -> None:
    assert "seen_by" in vars(each)
    assert not hasattr(Happening, "seen_by")


@pytest.mark.parametrize("game", [MILLE, THREE_THIRTEEN])
def test_kinds_are_kebab_case_and_none_stands_twice(game: tuple[type, ...]) -> None:
    kinds = [vars(each)["kind"] for each in (*game, *TABLE)]
    assert len(set(kinds)) == len(kinds)
    assert all(kind == kind.lower() and "_" not in kind for kind in kinds)


def test_what_both_games_have_is_one_event() -> None:
    shared = {each for each in MILLE if each in THREE_THIRTEEN}
    assert {each.__name__ for each in shared} == {
        each.__name__ for each in vars(events).values() if isinstance(each, type) and "kind" in vars(each)
    }
    assert mille.GAME.event_from_plain(drew(0).to_plain()) is three_thirteen.GAME.event_from_plain(
        drew(0).to_plain()
    )


def test_an_event_says_whose_hand_it_fills_as_far_as_it_shows() -> None:
    drawn = Drew(1, card("QS"))
    assert drawn.received() == (1, cards("QS"))
    assert drawn.seen_by(0).received() is None
    assert Took(0, card("7H")).received() == (0, cards("7H"))
    assert PileTaken(1, cards("7H 8H"), ()).received() == (1, cards("7H 8H"))
    assert Reshuffled(2, cards("7H 8H")).received() is None


def test_what_is_told_of_a_reshuffle() -> None:
    assert [Reshuffled(3, left=left).says().id for left in (0, 2)] == [
        "event-reshuffled",
        "event-reshuffled-into",
    ]
    assert Reshuffled(2, cards("7H 8H"), 1).seen_by(0) == Reshuffled(2, left=1)


def test_only_the_question_for_the_pile_tells_of_a_hand() -> None:
    telling = {each.kind for each in (*MILLE, *THREE_THIRTEEN, *TABLE) if each.tells_of_hand}
    assert telling == {"stock-ran-out"}
