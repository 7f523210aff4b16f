"""The integers of Three Thirteen and the referee's atoms say the same, both ways and in the documents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from laydown.cards import standard_deck, star_deck
from laydown.fast.three_thirteen.codes import codes, table
from laydown.games.three_thirteen.actions import all_atoms

if TYPE_CHECKING:
    from laydown.cards import Deck

ACTIONS = Path(__file__).parents[2] / "docs" / "research" / "actions.md"


@pytest.mark.parametrize("deck", [standard_deck(2), star_deck(2, 3)], ids=["four suits", "five suits"])
def test_every_atom_has_a_code_of_its_own(deck: Deck) -> None:
    known = codes(deck)
    assert set(known.code_of) == set(all_atoms(deck))
    assert all(len(atoms) == 1 for atoms in known.atoms_of.values())
    assert max(known.atoms_of) < known.places
    words = dict(known.rows())
    assert (words[0], words[1]) == ("draw", "take")
    for kind, card in enumerate(deck.kinds):
        assert words[2 + kind] == f"discard {card.text}"
        assert words[64 + kind] == f"discard {card.text} out"


def test_the_document_has_the_table() -> None:
    assert table() in ACTIONS.read_text(encoding="utf-8")
