"""What a player at a server's table is told of the others, apart from the match itself."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Final

from laydown.cards import card
from laydown.errors import AmbiguousInput
from laydown.terminal.answers import Leave
from laydown.terminal.commands import yes_or_no

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.pen import Pen
    from laydown.wire.server import Question, SaidAt, Seat, State
    from laydown.words import Speaker

_SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "R"}
_CARD: Final = re.compile(r"(10|[2-9JQKA])([♠♥♦♣★])")


def say_how_many_are_missing(count: int, pen: Pen) -> None:
    if count:
        pen.say("terminal-join-missing", count=count)


def say_who_came_and_went(before: Sequence[Seat], after: Sequence[Seat], pen: Pen) -> None:
    for was, now in zip(before, after, strict=True):
        if now.kind != "person":
            continue
        if was.kind == "free":
            pen.say("terminal-join-sat-down", name=now.name)
        elif was.here != now.here:
            pen.say("terminal-join-here" if now.here else "terminal-join-gone", name=now.name)


def say_who_is_awaited(seats: Sequence[Seat], pen: Pen) -> None:
    """For whom the next deal waits."""
    names = tuple(each.name for each in seats if each.kind == "person" and not each.ready)
    if names:
        pen.say("terminal-join-awaited", names=names)


def say_what_was_said(said: SaidAt, seats: Sequence[Seat], pen: Pen) -> None:
    pen.say("terminal-join-said", name=seats[said.seat].name, text=said.text)


def say_who_is_asked(state: State, pen: Pen) -> None:
    """Who is to agree before something is taken back."""
    awaited = () if state.question is None else state.question.awaited
    waiting = tuple(state.seats[seat].name for seat in awaited)
    undo = state.question is not None and state.question.do == "undo"
    pen.say("terminal-join-undo-waiting" if undo else "terminal-join-ask-waiting", names=waiting)


def say_who_asks(question: Question, name: str, pen: Pen) -> None:
    """Somebody would like to take the last action back, or something about the table."""
    if question.do == "undo":
        pen.say("terminal-join-undo-asked", name=name)
    else:
        pen.console.say(question.text)
    pen.say("terminal-join-undo-agree")


def agrees(pen: Pen) -> bool:
    """Whether the player agrees; Leave if the player goes instead."""
    while True:
        typed = pen.ask("terminal-join-undo-answer")
        answer = yes_or_no(typed, pen.speaker)
        if answer is not None:
            return answer
        with contextlib.suppress(AmbiguousInput):
            if typed and pen.commands.find(typed, ("quit",)) == "quit":
                raise Leave


def spelled(text: str, speaker: Speaker) -> str:
    """The server writes cards as signs; on a plain screen they are words."""
    if not speaker.plain:
        return text
    return _CARD.sub(lambda found: _in_words(found, speaker), text)


def _in_words(found: re.Match[str], speaker: Speaker) -> str:
    rank = "T" if found[1] == "10" else found[1]
    return speaker.card(card(rank + _SIGNS[found[2]]))
