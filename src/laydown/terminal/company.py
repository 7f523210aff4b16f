"""What a player at a server's table is told of the others, apart from the match itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.cards import card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.terminal.pen import Pen
    from laydown.wire.server import SaidAt, Seat
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


def spelled(text: str, speaker: Speaker) -> str:
    """The server writes cards as signs; on a plain screen they are words."""
    if not speaker.plain:
        return text
    return _CARD.sub(lambda found: _in_words(found, speaker), text)


def _in_words(found: re.Match[str], speaker: Speaker) -> str:
    rank = "T" if found[1] == "10" else found[1]
    return speaker.card(card(rank + _SIGNS[found[2]]))
