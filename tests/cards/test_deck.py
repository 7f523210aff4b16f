"""Decks: which kinds, how many copies, and where each stands."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.cards import JOKER, Hand, Rank, Suit, card, standard_deck, star_deck, text_of

if TYPE_CHECKING:
    from laydown.cards import Deck

DECKS = (
    standard_deck(1),
    standard_deck(2),
    standard_deck(4),
    standard_deck(1, 2),
    standard_deck(3, 2),
    star_deck(2, 3),
    star_deck(1, 0),
)

any_deck = st.sampled_from(DECKS)


@pytest.mark.parametrize(
    ("deck", "size", "jokers"),
    [
        (standard_deck(2), 104, 0),  # Mille; Three Thirteen for three or four
        (standard_deck(1, 2), 54, 2),  # Deuces Aren't Wild
        (standard_deck(4), 208, 0),  # 3-13 Speed
        (star_deck(2, 3), 116, 6),  # Five Crowns: two packs of 58
        (standard_deck(2, 2), 108, 4),  # Three Thirteen with jokers=2
    ],
)
def test_sizes_of_the_games_decks(deck: Deck, size: int, jokers: int) -> None:
    assert deck.size == len(deck.cards()) == size
    assert deck.jokers == jokers


def test_kinds_stand_rank_by_rank_then_by_suit_and_the_joker_last() -> None:
    assert text_of(standard_deck(1).kinds[:6]) == "AS AH AD AC 2S 2H"
    assert text_of(standard_deck(1).kinds[-2:]) == "KC *"
    assert text_of(star_deck(2, 3).kinds[:6]) == "3S 3H 3D 3C 3R 4S"


def test_a_star_deck_has_five_suits_and_no_aces_or_twos() -> None:
    deck = star_deck(2, 3)
    assert deck.suits == tuple(Suit)
    assert deck.ranks == tuple(rank for rank in Rank if Rank.THREE <= rank <= Rank.KING)
    assert card("AS") not in deck.index
    assert card("2R") not in deck.index


@given(any_deck)
def test_kinds_index_and_copies_agree(deck: Deck) -> None:
    assert [deck.index[kind] for kind in deck.kinds] == list(range(len(deck.kinds)))
    assert sorted(deck.kinds) == list(deck.kinds)
    for kind, copies in zip(deck.kinds, deck.copies, strict=True):
        assert deck.cards().count(kind) == copies
    assert Hand.of(deck, deck.cards()).counts == deck.copies


@given(any_deck)
def test_rows_are_the_kinds_of_a_rank(deck: Deck) -> None:
    for rank in deck.ranks:
        row = deck.kinds[deck.row(rank)]
        assert {kind.rank for kind in row} == {rank}
        assert tuple(kind.suit for kind in row) == deck.suits
    assert deck.kinds[deck.row(Rank.JOKER)] == (JOKER,)


@given(any_deck)
def test_a_deck_exists_once(deck: Deck) -> None:
    assert standard_deck(2) is standard_deck(2)
    assert pickle.loads(pickle.dumps(deck)) is deck  # noqa: S301 - our own bytes


def test_copies_fit_into_a_byte() -> None:
    assert standard_deck(255).size == 255 * 52
    assert standard_deck(51, 5).jokers == 255
    deck = standard_deck(255)
    assert Hand.of(deck, deck.cards()).counts == deck.copies
    for packs, jokers in ((0, 0), (-1, 0), (256, 0), (64, 4), (1, 256), (1, -1)):
        with pytest.raises(ValueError, match="1 to 255 packs"):
            standard_deck(packs, jokers)
        with pytest.raises(ValueError, match="1 to 255 packs"):
            star_deck(packs, jokers)
