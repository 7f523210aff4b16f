"""A match in careless hands: wrong seats, things that are no actions, players that spoil their views."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

from laydown.cards import JOKER, card
from laydown.errors import IllegalAction
from laydown.games.atoms import DRAW, Draw, Reshuffle
from laydown.games.rules import DEALER
from laydown.table import record
from table.playing import PRESETS, begun, everything, one_step, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.table.match import Match

NO_ACTIONS: Final[tuple[Any, ...]] = (
    None,
    "draw",
    3,
    (),
    [],
    {},
    {"do": "draw"},
    Draw,
    object(),
    float("nan"),
    Reshuffle(()),
    JOKER,
)


def state(match: Match) -> tuple[bytes, list[Any], str, list[Any]]:
    assert match.deal is not None
    offers = [match.offer(seat) for seat in range(match.seats)]
    return match.deal.snapshot(), everything(match), record.write(match), offers


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seat", [DEALER, -2, 12, 10**9])
def test_a_seat_that_is_not_there_does_nothing(preset: str, seat: int) -> None:
    match = begun(preset)
    before = state(match)
    for attempt in (
        lambda: match.act(seat, DRAW),
        lambda: match.act(seat, DRAW, 1),
        lambda: match.offer(seat),
        lambda: match.undo(seat),
        lambda: match.leave_to_dice(seat),
    ):
        with pytest.raises(IllegalAction):
            attempt()
    assert state(match) == before


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_no_action_is_refused_at_every_moment(preset: str) -> None:
    match, chance = begun(preset), Random(preset)
    for _ in range(8):
        before = state(match)
        for seat in range(match.seats):
            for thing in NO_ACTIONS:
                with pytest.raises(IllegalAction):
                    match.act(seat, thing)
                with pytest.raises(IllegalAction):
                    match.act(seat, thing, match.offer(seat).id)
        assert state(match) == before
        one_step(match, chance)


@pytest.mark.parametrize("preset", ["mille-montreal", "three-thirteen-speed", "deuces-arent-wild"])
def test_a_finished_match_takes_nothing_more(preset: str) -> None:
    match = play(begun(preset), Random(preset))
    before = state(match)
    for seat in range(match.seats):
        assert match.offer(seat).actions == ()
        with pytest.raises(IllegalAction):
            match.act(seat, DRAW)
        with pytest.raises(IllegalAction):
            match.undo(seat)
        with pytest.raises(IllegalAction):
            match.leave_to_dice(seat)
    with pytest.raises(IllegalAction):
        match.next_deal()
    assert state(match) == before


def spoil(thing: Any) -> None:  # noqa: ANN401 - a view and whatever hangs on it
    """Empty every container of a view, then overwrite every attribute."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    for name in {*slots, *getattr(thing, "__dict__", {})}:
        value = getattr(thing, name, None)
        if isinstance(value, list | dict | set):
            value.clear()
        if name not in ("__dict__", "__weakref__"):
            setattr(thing, name, None)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("moment", [0, 7, 20])
def test_a_player_that_spoils_its_view_spoils_nothing_else(preset: str, moment: int) -> None:
    match, untouched = begun(preset), begun(preset)
    one, other = Random(preset), Random(preset)
    for step in range(moment + 20):
        if step == moment:
            before = state(match)
            for seat in range(match.seats):
                spoil(match.deal_view(seat))
            assert state(match) == before
        one_step(match, one)
        one_step(untouched, other)
    assert state(match) == state(untouched)


COPIES: Final[tuple[Callable[[Any], Any], ...]] = (
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301 - our own bytes
)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("preset", ["mille", "three-thirteen-speed", "five-crowns"])
def test_a_copied_match_goes_its_own_way(preset: str, copied: Callable[[Any], Any]) -> None:
    match = begun(preset)
    chance = Random(preset)
    for _ in range(25):
        one_step(match, chance)
    before = state(match)
    other = copied(match)
    assert state(other) == before
    assert other.deck is match.deck
    assert other.log.events == match.log.events
    assert card("QS") is copied(card("QS"))
    play(other, copied(chance))
    assert state(match) == before
    play(match, chance)
    assert state(match) == state(other)
    assert record.check(record.write(other)).over
