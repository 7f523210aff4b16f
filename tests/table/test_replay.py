"""Stepping through a record: with all cards, and with those of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.errors import RecordError
from laydown.games import game_of
from laydown.table import replay
from laydown.table.view import TableView
from table.playing import finished, whole

if TYPE_CHECKING:
    from laydown.games.rules import Event
    from laydown.table.replay import Eyes


@pytest.mark.parametrize("preset", ["mille-montreal", "jokers", "three-thirteen-speed", "deuces-arent-wild"])
@pytest.mark.parametrize("eyes", [0, 1, None, "all"])
def test_every_step_is_told_with_its_events(preset: str, eyes: Eyes) -> None:
    match = whole(preset)
    told: list[tuple[int, Event | None]] = []
    number = 0
    views: tuple[TableView, ...] = ()
    for step in replay.steps(finished(preset), eyes):
        number = 0 if step.kind == "deal" else number + 1
        assert step.number == number
        told += step.events
        assert step.view.seen == len(told)
        views = step.views
        assert len(views) == (match.seats if eyes == "all" else 1)
    expected = list(enumerate(match.log.events)) if eyes == "all" else match.stream(eyes)
    assert told == expected
    for view in views:
        assert view.to_plain() == match.view(view.seat).to_plain()


def test_the_view_of_a_step_is_that_of_its_moment() -> None:
    preset = "mille"
    match = whole(preset)
    ahead = TableView(game_of(preset), 1)
    stream = match.stream(1)
    for step in replay.steps(finished(preset), 1):
        for told in stream[ahead.seen : step.view.seen]:
            ahead.fold(*told)
        assert ahead.to_plain() == step.view.to_plain()
        if step.deal == 2:
            break


def test_hidden_choices_stay_hidden_from_the_others() -> None:
    steps = list(replay.steps(finished("three-thirteen-speed"), 1))
    assert {step.kind for step in steps} == {"deal", "act", "hidden", "undo"}
    assert all(step.action is None and step.seat != 1 for step in steps if step.kind == "hidden")
    assert any(step.seat == 1 and str(step.action).startswith("discard") for step in steps)


def test_a_broken_record_is_refused_where_it_breaks() -> None:
    text = finished("mille").replace("deal 2: dealer", "deal 2 dealer", 1)
    steps = replay.steps(text, None)
    first = [next(steps) for _ in range(5)]
    assert [step.deal for step in first] == [1] * 5
    with pytest.raises(RecordError):
        list(steps)
