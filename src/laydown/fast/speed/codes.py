"""Which integer stands for which atom of Speed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.cards import standard_deck
from laydown.fast.encode import Codes
from laydown.fast.speed.engine import DRAWING, GOING_OUT, PLACES, TAKING, THROWING
from laydown.games.three_thirteen.actions import Discard, Take, all_atoms

if TYPE_CHECKING:
    from laydown.games.three_thirteen.actions import Atom


@cache
def codes() -> Codes:
    """All atoms of Speed: kinds are the same in every deck it is played with."""
    return Codes.of(all_atoms(standard_deck(1)), code_of, PLACES)


def code_of(atom: Atom) -> int:
    """The integer of an atom."""
    if isinstance(atom, Discard):
        kind = standard_deck(1).index[atom.card]
        return kind + (GOING_OUT if atom.out else THROWING)
    return TAKING if isinstance(atom, Take) else DRAWING
