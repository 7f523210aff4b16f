"""The atoms that both games share, and how an atom is written.

An atom has one line for people (`str(atom)`) and one plain tagged object for machines (`to_plain`, see
plain.py); each game's notation module reads both back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from laydown.cards import text_of
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from laydown.cards import Card


@dataclass(frozen=True, slots=True)
class Draw(AsPlain):
    """Draw one card from the stock."""

    verb: ClassVar[str] = "draw"

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Reshuffle(AsPlain):
    """The dealer's atom: the pile but its top card becomes the stock, in this order, first drawn first."""

    verb: ClassVar[str] = "reshuffle"
    order: tuple[Card, ...]

    def __str__(self) -> str:
        return f"reshuffle {text_of(self.order)}"


DRAW: Final = Draw()
