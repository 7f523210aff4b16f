"""The integers of Mille and the referee's atoms say the same, in both directions and in the documents."""

from __future__ import annotations

from pathlib import Path

import pytest

from laydown.cards import cards
from laydown.fast.mille import actions
from laydown.fast.mille.codes import code_of, codes, table, text_of
from laydown.games.atoms import Reshuffle
from laydown.games.mille.actions import all_atoms, lay

ACTIONS = Path(__file__).parents[2] / "docs" / "research" / "actions.md"


def test_every_atom_has_a_code_and_every_code_an_atom() -> None:
    every = {*actions.ACTIONS, *range(actions.CUT_FIRST, actions.CUT_LAST + 1)}
    assert set(codes().code_of) == set(all_atoms())
    assert set(codes().atoms_of) == every
    assert max(every) < codes().places


def test_a_code_is_told_in_the_words_of_its_atoms() -> None:
    for code, atoms in codes().atoms_of.items():
        for atom in atoms:
            words = [text_of_word(word) for word in str(atom).split()]
            assert sorted(words) == sorted(text_of(code).split())


def text_of_word(word: str) -> str:
    """A card as its class, another word as it is."""
    return word if word in ("JD", "QS") or not (len(word) == 2 and word[1] in "SHDC") else word[0]


def test_how_many_cards_apart_go_down_makes_a_difference() -> None:
    one, same, both = (code_of(lay(cards(line))) for line in ("QS QH 2D", "QC QS 2S", "QS QS 2D"))
    assert one == same != both


def test_a_reshuffle_has_none() -> None:
    with pytest.raises(ValueError, match="nobody chooses reshuffle"):
        code_of(Reshuffle(()))


def test_the_document_has_the_table() -> None:
    assert table() in ACTIONS.read_text(encoding="utf-8")
