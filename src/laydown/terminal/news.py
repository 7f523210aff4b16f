"""What happened, in words: which events have a line among the news, and where a paragraph begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from laydown.terminal.desk import AnyEvent
    from laydown.words import Speaker

QUIET: Final = frozenset({"dealt", "chose", "hand-scored", "deal-scored", "match-ended", "chapeau-made"})
"""Events without a line among the news: the hand, the sheet and the end of the deal show them."""

TURNS: Final = frozenset({"turn-began", "beat-began", "deal-began"})
"""Events with which a new paragraph of the news begins."""

_DEEDS: Final = frozenset(
    {
        "cards-cut",
        "left-to-dice",
        "drew",
        "took",
        "pile-taken",
        "passed",
        "laid",
        "added",
        "seven-squared",
        "eight-complete",
        "discarded",
        "low-on-cards",
        "went-out",
        "taken-back",
    }
)
"""What a seat does, and what is said of it right after; all else happens to a seat without its doing."""

_CHOICES: Final = frozenset({"chose"})
"""What a seat does where all choose at once: what it drew and threw comes later, with the others'."""


def is_deed(event: AnyEvent, seat: int | None, *, in_beats: bool) -> bool:
    """Whether this seat has brought it about, and so has seen what came before."""
    return event.kind in (_CHOICES if in_beats else _DEEDS) and event.seat == seat


def paragraphs(stream: Iterable[tuple[int, AnyEvent | None]], speaker: Speaker) -> Iterator[list[str]]:
    """What each did in a paragraph of its own."""
    paragraph: list[str] = []
    for _, event in stream:
        if event is None:
            continue
        if event.kind in TURNS:
            yield paragraph
            paragraph = []
        quiet = event.kind in QUIET or _is_own_turn(event, speaker.you)
        message = None if quiet else event.says()
        if message is not None:
            paragraph.append(speaker.say(message))
    yield paragraph


def _is_own_turn(event: AnyEvent, seat: int | None) -> bool:
    """The table says so, right after."""
    own: bool = event.kind == "turn-began" and event.seat == seat
    return own
