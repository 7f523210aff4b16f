"""Ways to damage a text, for the fuzz tests of records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Callable

    Draw = Callable[[st.SearchStrategy[int]], int]

_PIECES: Final = (
    "AS", "*", "9R", "1", "0", "-1", "9" * 20, "undo", "by dice", "dealer", "reshuffle", "rest", "sealed",
    "end", ";", "#", ":", "\n", "\r\n", "\x00", "\u2028", "\ud800", "  ", "\t", "é", "draw", "take", "out",
    "deal 2: dealer 1", "order:", "secret: " + "0" * 64, "excerpt: yes", "x" * 5000, "1 discard AS",
    "players 1 2", "\u0661",
)  # fmt: skip
"""What is put into a record: words that mean something elsewhere, and things that are no text."""


@st.composite
def damaged(draw: Draw, text: str) -> str:
    """The text with one to three damages: cut, flipped, doubled, swapped or with something put in."""
    for _ in range(draw(st.integers(1, 3))):
        text = _damage(draw, text)
    return text


def _damage(draw: Draw, text: str) -> str:
    lines = text.split("\n")
    kind = draw(st.integers(0, 6))
    one = draw(st.integers(0, max(0, len(lines) - 1)))
    other = draw(st.integers(0, max(0, len(lines) - 1)))
    place = draw(st.integers(0, len(text)))
    if kind == 0:
        return text[:place]
    if kind == 1 and place < len(text):
        return text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
    if kind == 2:
        lines.insert(other, lines[one])
    elif kind == 3:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 4:
        del lines[one]
    elif kind == 5:
        return text[:place] + _PIECES[draw(st.integers(0, len(_PIECES) - 1))] + text[place:]
    else:
        words = lines[one].split(" ")
        words[draw(st.integers(0, len(words) - 1))] = _PIECES[draw(st.integers(0, len(_PIECES) - 1))]
        lines[one] = " ".join(words)
    return "\n".join(lines)
