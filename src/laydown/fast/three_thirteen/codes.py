"""Which integer stands for which atom of Three Thirteen."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

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


def table(deck: Deck) -> str:
    """All codes with this deck as a table of docs/research/actions.md."""
    return "\n".join(
        ["| code | atom |", "|---:|---|", *(f"| {code} | `{words}` |" for code, words in codes(deck).rows())]
    )
