"""Cards: one text a kind, one object a kind, errors that say where."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.cards import JOKER, Card, Rank, Suit, card, cards, standard_deck, star_deck, text_of
from laydown.errors import MalformedInput

KINDS = (*(kind for kind in star_deck(1, 1).kinds), *standard_deck(1).kinds[:8])
"""Every kind there is: five suits from three to king, a joker, and the aces and twos of four suits."""

any_card = st.sampled_from(KINDS)


def test_a_card_is_written_rank_then_suit() -> None:
    queen = card("QS")
    assert (queen.rank, queen.suit, str(queen)) == (Rank.QUEEN, Suit.SPADES, "QS")
    ten = card("TD")
    assert (ten.rank, ten.suit, str(ten)) == (Rank.TEN, Suit.DIAMONDS, "TD")
    star = card("3R")
    assert (star.rank, star.suit) == (Rank.THREE, Suit.STARS)


def test_a_joker_has_no_suit() -> None:
    assert card("*") is JOKER
    assert JOKER.suit is None
    assert JOKER.rank is Rank.JOKER


@pytest.mark.parametrize(
    ("typed", "meant"), [("qs", "QS"), ("10D", "TD"), ("10d", "TD"), ("tD", "TD"), ("ah", "AH")]
)
def test_small_letters_and_10_are_read_too(typed: str, meant: str) -> None:
    assert card(typed) is card(meant)


@given(any_card)
def test_text_reads_back_as_the_same_object(each: Card) -> None:
    assert card(str(each)) is each
    assert card(each.text.lower()) is each


@given(any_card)
def test_repr_rebuilds_it(each: Card) -> None:
    assert eval(repr(each), {"card": card}) is each  # noqa: S307 - the repr of our own value


@given(any_card)
def test_copies_and_pickles_are_the_card_itself(each: Card) -> None:
    assert copy.copy(each) is each
    assert copy.deepcopy((each, [each])) == (each, [each])
    assert copy.deepcopy(each) is each
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(each, protocol)) is each  # noqa: S301 - our own bytes


def test_a_second_card_of_a_kind_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="QS"):
        Card(Rank.QUEEN, Suit.SPADES)


@given(any_card, any_card)
def test_cards_sort_by_rank_then_suit(one: Card, other: Card) -> None:
    assert (one < other) == ((one.rank, one.suit or 0) < (other.rank, other.suit or 0))


def test_cards_are_equal_only_to_themselves() -> None:
    assert len(set(KINDS)) == len(KINDS) == 5 * 11 + 1 + 8
    texts: set[object] = {"QS"}
    assert card("QS") not in texts


@given(st.lists(any_card, max_size=20))
def test_a_row_reads_back(row: list[Card]) -> None:
    assert cards(text_of(row)) == tuple(row)
    assert cards("  " + text_of(row).replace(" ", " \t ") + "\n") == tuple(row)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("1S", 1),
        ("QS XX", 4),
        ("QS QSS", 4),
        ("  QS   7Z 7H", 8),
        ("7H 7H H7", 7),
        ("**", 1),
        ("10", 1),
        ("QS Q", 4),
        ("\uff17H", 1),  # a full-width seven
        ("QS,7H", 1),
    ],
)
def test_a_row_says_at_which_column_it_stops(text: str, column: int) -> None:
    with pytest.raises(MalformedInput) as caught:
        cards(text)
    assert (caught.value.text, caught.value.column) == (text, column)
    assert caught.value.message.id == "card-unreadable"


@pytest.mark.parametrize("text", ["", " ", "Q", "S", "QSQS", "0S", "11S", "QS\x00", "1010S", "10*"])
def test_one_word_that_is_no_card(text: str) -> None:
    with pytest.raises(MalformedInput) as caught:
        card(text)
    assert dict(caught.value.message.values) == {"text": text}


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_malformed(text: str) -> None:
    try:
        found = card(text)
    except MalformedInput:
        return
    assert text.upper().replace("10", "T") == str(found)


@given(st.text(alphabet="AQ127SHD* \t\nX", max_size=20))
def test_any_line_is_cards_or_says_a_column_inside_it(text: str) -> None:
    stopped = 0
    try:
        assert len(cards(text)) == len(text.split())
    except MalformedInput as error:
        stopped = error.column
    if not stopped:
        return
    assert 1 <= stopped <= len(text)
    assert stopped == 1 or text[stopped - 2].isspace()
    with pytest.raises(MalformedInput):
        card(text[stopped - 1 :].split(maxsplit=1)[0])


def test_an_empty_line_has_no_cards() -> None:
    assert cards("") == cards(" \n") == ()
    assert text_of(()) == ""
