"""Atoms, events and results as text and as plain objects, there and back."""

from __future__ import annotations

import json

import pytest

from laydown.cards import cards
from laydown.errors import MalformedInput
from laydown.games.atoms import Reshuffle
from laydown.games.mille import GAME
from laydown.games.mille.actions import Lay, Pile, add, all_atoms, cut, discard, lay, pile
from laydown.games.mille.config import PRESETS
from rules.mille.positions import dealt, order_of, play, table


def test_every_atom_is_read_back_as_the_same_object() -> None:
    atoms = all_atoms()
    assert len(set(atoms)) == len(atoms)
    assert len({str(each) for each in atoms}) == len(atoms)
    for atom in atoms:
        assert GAME.read_action(str(atom)) is atom
        assert GAME.action_from_plain(json.loads(json.dumps(atom.to_plain()))) is atom


def test_how_many_atoms_there_are() -> None:
    by_verb: dict[str, int] = {}
    for atom in all_atoms():
        by_verb[atom.verb] = by_verb.get(atom.verb, 0) + 1
    # Takes: none, or one of ten pairs of thirteen ranks. Lays of a rank that is not two: 16 without a
    # two, 10 pairs with one of 4 twos, 4 cards with one of 10 pairs of twos; 16 of twos alone.
    assert by_verb == {
        "cut": 97,
        "draw": 1,
        "pile": 1 + 13 * 10,
        "pass": 1,
        "lay": 12 * (16 + 10 * 4 + 4 * 10) + 16,
        "add": 52 + 12 * 4,
        "discard": 52,
    }


def test_the_lines_of_the_atoms() -> None:
    assert str(pile(cards("QS QH"))) == "pile QS QH"
    assert str(pile()) == "pile"
    assert str(lay(cards("2D 8S 8C"))) == "lay 8S 8C 2D"
    assert str(add(cards("8H")[0])) == "add 8H"
    assert str(GAME.read_action("add 2s to q")) == "add 2S to Q"
    assert GAME.read_action("add 2s to 10") is GAME.read_action("add 2S to T")
    assert GAME.read_action("add 8H to 8") is GAME.read_action("add 8H")
    assert str(discard(cards("10h")[0])) == "discard TH"
    assert str(cut(40)) == "cut 40"
    assert lay(cards("8C 8S 2D")).to_plain() == {"do": "lay", "cards": ["8S", "8C", "2D"]}
    assert add(cards("2S")[0], cards("QS")[0].rank).to_plain() == {"do": "add", "card": "2S", "rank": "Q"}


def test_cards_are_put_in_order_however_an_atom_is_made() -> None:
    assert Lay(cards("2D 8S 8C")) == lay(cards("8C 2D 8S"))
    assert Pile(cards("QH QS")) == pile(cards("QS QH"))


def test_a_reshuffle_is_read_back_with_its_order() -> None:
    atom = Reshuffle(cards("KH 3S AS"))
    assert GAME.read_action(str(atom)) == atom
    assert GAME.action_from_plain(atom.to_plain()) == atom


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("", 1),
        ("   ", 4),
        ("drawn", 1),
        ("draw 8H", 6),
        ("lay", 4),
        ("lay 8H 9X 8D", 8),
        ("lay 8H * 8D", 8),
        ("lay 8H 8R 8D", 8),
        ("add", 4),
        ("add 2S", 7),
        ("add 2S Q", 8),
        ("add 2S to", 10),
        ("add 2S to X", 11),
        ("add 8H to 8 now", 13),
        ("discard", 8),
        ("discard 8H 9H", 12),
        ("cut", 4),
        ("cut many", 5),
        ("cut -4", 5),
        ("cut 99999999999", 5),
        ("pass on", 6),
    ],
)
def test_lines_that_are_no_atom_name_the_column(line: str, column: int) -> None:
    with pytest.raises(MalformedInput) as error:
        GAME.read_action(line)
    assert error.value.column == column


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"do": 7},
        {"do": "lay"},
        {"do": "lay", "cards": []},
        {"do": "lay", "cards": "8H"},
        {"do": "lay", "cards": [8]},
        {"do": "add", "card": "2S"},
        {"do": "add", "card": "2S to Q", "rank": "Q"},
        {"do": "discard 8H"},
        {"do": "lay", "cards": ["8H 8S", "8D"]},
        {"do": "cut", "place": True},
        {"do": "cut", "place": "x"},
        {"do": ["draw"]},
        [],
        None,
    ],
)
def test_plain_objects_that_are_no_atom_are_refused(plain: object) -> None:
    with pytest.raises(MalformedInput):
        GAME.action_from_plain(plain)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def test_events_and_results_are_read_back() -> None:
    whole = play(
        dealt(order_of("9S 9C QS QH QD 2S 2D 2C", upcard="9H"), PRESETS["mille"]),
        "pile 9S 9C",
        "lay QS QH QD",
        "add 2S to Q",
        "discard 2D",
        "draw",
    )
    ended = play(table("9C 9C KH", "4S", laid=["9S 9S 9H 9H 9D 9D"]), "add 9C", "add 9C", "discard KH")
    empty = play(table("KH 4D", other="4S 4C", stock=""), "discard 4D", "pass")
    for deal in (whole, ended, empty):
        for event in deal.events:
            for watcher in (0, 1, None):
                seen = event.seen_by(watcher)
                assert GAME.event_from_plain(json.loads(json.dumps(seen.to_plain()))) == seen
            assert GAME.event_from_plain(json.loads(json.dumps(event.to_plain()))) == event
    result = ended.result()
    assert GAME.result_from_plain(json.loads(json.dumps(result.to_plain()))) == result


@pytest.mark.parametrize("plain", [{}, {"event": "drew"}, {"event": "no-such", "seat": 0}, None, 3])
def test_plain_objects_that_are_no_event_are_refused(plain: object) -> None:
    with pytest.raises(MalformedInput):
        GAME.event_from_plain(plain)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
