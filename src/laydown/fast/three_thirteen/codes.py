"""Which integer stands for which atom of Three Thirteen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.cards import standard_deck, star_deck
from laydown.fast.encode import Codes
from laydown.fast.three_thirteen.engine import ACTIONS, DRAWING, GO_OUT, TAKING, THROW
from laydown.games.three_thirteen.actions import Discard, Take, all_atoms

if TYPE_CHECKING:
    from laydown.cards import Deck
    from laydown.games.three_thirteen.actions import Atom


@cache
def codes(deck: Deck) -> Codes:
    """All atoms with this deck."""
    return Codes.of(all_atoms(deck), lambda atom: code_of(atom, deck), ACTIONS)


def code_of(atom: Atom, deck: Deck) -> int:
    """The integer of an atom."""
    if isinstance(atom, Discard):
        return deck.index[atom.card] + (GO_OUT if atom.out else THROW)
    return TAKING if isinstance(atom, Take) else DRAWING


def table() -> str:
    """The kinds of the two decks as the table of docs/research/actions.md."""
    lines = ["| kinds | four suits | five suits |", "|---:|---|---|"]
    four, five = standard_deck(1), star_deck(1, 1)
    for first in range(0, len(five.kinds), 5):
        rows = [" ".join(each.text for each in deck.kinds[first : first + 5]) for deck in (four, five)]
        cells = " | ".join(f"`{row}`" if row else "" for row in rows)
        lines.append(f"| {first} to {first + 4} | {cells} |")
    return "\n".join(lines)
