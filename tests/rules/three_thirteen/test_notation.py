"""Atoms, events, results and views as text and as plain objects."""

from __future__ import annotations

import json

import pytest

from laydown.cards import card, cards
from laydown.errors import MalformedInput
from laydown.games.atoms import DRAW, Reshuffle
from laydown.games.plain import Reader, plain_of
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.actions import TAKE, all_atoms, discard
from laydown.games.three_thirteen.notation import read_action
from laydown.melds import Arrangement, Combination
from rules.three_thirteen.positions import PLAIN, config, deal_of, play, speed_of, view_of


def test_every_atom_is_read_back_as_the_same_object() -> None:
    for deck in (GAME.deck(PLAIN, 2), GAME.deck(config("five-crowns"), 2)):
        atoms = all_atoms(deck)
        assert len(atoms) == 2 + 2 * len(deck.kinds)
        for atom in atoms:
            assert read_action(str(atom)) is atom
            assert GAME.action_from_plain(json.loads(json.dumps(atom.to_plain()))) is atom


def test_the_text_of_atoms() -> None:
    assert str(discard(card("5H"))) == "discard 5H"
    assert str(discard(card("5H"), out=True)) == "discard 5H out"
    assert discard(card("5H")).to_plain() == {"do": "discard", "card": "5H"}
    assert discard(card("5H"), out=True).to_plain() == {"do": "discard", "card": "5H", "out": True}
    assert read_action(" Discard  5h   OUT ") is discard(card("5H"), out=True)
    assert read_action("draw") is DRAW
    assert read_action("TAKE") is TAKE
    assert read_action("reshuffle 5H 5H *") == Reshuffle(cards("5H 5H *"))
    assert GAME.action_from_plain(Reshuffle(cards("5H *")).to_plain()) == Reshuffle(cards("5H *"))


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("  ", 1),
        ("lay 5H", 1),
        ("draw 5H", 6),
        ("take it", 6),
        ("discard", 1),
        ("discard 5X", 9),
        ("discard 5H in", 12),
        ("discard 5H out now", 16),
        ("discard discard out", 9),
        ("reshuffle 5H 5X", 14),
    ],
)
def test_what_is_no_atom_says_where(text: str, column: int) -> None:
    with pytest.raises(MalformedInput) as error:
        read_action(text)
    assert error.value.column == column
    assert error.value.text == text


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"do": "lay"},
        {"do": "discard"},
        {"do": "discard", "card": 5},
        {"do": "discard", "card": "5X"},
        {"do": "reshuffle", "order": "5H"},
        {"do": "reshuffle", "order": [5]},
    ],
)
def test_what_is_no_plain_atom(plain: dict[str, object]) -> None:
    with pytest.raises(MalformedInput):
        GAME.action_from_plain(plain)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"event": "lay"},
        {"event": "drew"},
        {"event": "took", "seat": 0, "card": None, "owner": None},
        {"event": "deal-scored", "result": {}},
        {"event": "chose", "seat": 0, "choice": {"do": "reshuffle", "order": []}},
        {"event": "hand-scored", "seat": 0, "arrangement": [], "points": 0},
        {"event": ["drew"]},
    ],
)
def test_what_is_no_plain_event(plain: dict[str, object]) -> None:
    with pytest.raises(MalformedInput):
        GAME.event_from_plain(plain)


def test_results_are_read_back() -> None:
    deal = deal_of(config(last_turns="0"), ("5S 6S 7S", "3H KD KC"), "QD", "2C")
    play(deal, "draw", "discard 2C out")
    result = deal.result()
    assert GAME.result_from_plain(json.loads(json.dumps(result.to_plain()))) == result
    with pytest.raises(MalformedInput):
        GAME.result_from_plain({"number": "x"})


def test_arrangements_are_read_back() -> None:
    deal = deal_of(config("jokers", last_turns="0"), ("5S * 7S", "3H 3D KC"), "QD", "2C")
    play(deal, "draw", "discard 2C out")
    reader: Reader[Arrangement] = Reader(Arrangement, names={"Combination": Combination})
    for found in view_of(deal, None).arrangements.values():
        assert reader.read(json.loads(json.dumps(plain_of(found)))) == found


def test_a_view_has_a_plain_form_at_any_time() -> None:
    deal = deal_of(PLAIN, ("5S 6S 7S", "3H KD KC"), "QD", "2C")
    play(deal, "take")
    plain = view_of(deal, 0).to_plain()
    assert json.loads(json.dumps(plain)) == plain
    assert (plain["hand"], plain["pile"], plain["taken"]) == (["5S", "6S", "7S", "QD"], [], "QD")
    assert view_of(deal, None).to_plain()["hand"] is None
    fast = speed_of(("5S 6S 7S", "3H KD KC"), "QD QS")
    plain = view_of(fast, 1).to_plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["piles"] == [["QD"], ["QS"]]
    assert GAME.new_view(PLAIN, 0).to_plain()["phase"] == "dealing"
