"""The integers of Speed are what the document says."""

from __future__ import annotations

from pathlib import Path

from laydown.cards import JOKER, card, standard_deck
from laydown.fast.speed.codes import code_of, codes
from laydown.games.atoms import DRAW
from laydown.games.three_thirteen.actions import TAKE, all_atoms, discard

ACTIONS = Path(__file__).parents[2] / "docs" / "research" / "actions.md"


def test_each_atom_has_a_code_of_its_own() -> None:
    atoms = all_atoms(standard_deck(4))
    assert [codes().atoms_of[codes().code_of[atom]] for atom in atoms] == [(atom,) for atom in atoms]
    assert max(codes().atoms_of) < codes().places


def test_they_are_those_of_the_document() -> None:
    out = {"low": code_of(discard(card("AS"), out=True)), "high": code_of(discard(JOKER, out=True))}
    thrown = {"low": code_of(discard(card("AS"))), "high": code_of(discard(JOKER))}
    text = ACTIONS.read_text(encoding="utf-8").split("## 3-13 Speed")[1]
    for row in (
        f"| {code_of(DRAW)} | `draw` |",
        f"| {code_of(TAKE)} | `take` |",
        f"| {thrown['low']} to {thrown['high']} | `discard`, {thrown['low']} and the kind |",
        f"| {out['low']} to {out['high']} | `discard ... out`, {out['low']} and the kind |",
    ):
        assert row in text
    kinds = standard_deck(1).index
    assert f"`AC` {kinds[card('AC')]}, `2S` {kinds[card('2S')]} to `KC` {kinds[card('KC')]}" in text
