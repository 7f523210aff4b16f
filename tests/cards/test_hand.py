"""Hands: immutable multisets of a deck's cards, against the standard library's Counter."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.cards import JOKER, Hand, Rank, card, cards, standard_deck, star_deck
from laydown.errors import MalformedInput

if TYPE_CHECKING:
    from laydown.cards import Card, Deck

DECKS = (standard_deck(2), standard_deck(1, 2), standard_deck(4), star_deck(2, 3))


@st.composite
def held(draw: st.DrawFn) -> tuple[Deck, list[Card]]:
    """Some cards of one deck in any order, never more than there are."""
    deck = draw(st.sampled_from(DECKS))
    shuffled = draw(st.permutations(deck.cards()))
    return deck, list(shuffled[: draw(st.integers(0, 40))])


@given(held(), held())
def test_hands_are_added_count_by_count(one: tuple[Deck, list[Card]], two: tuple[Deck, list[Card]]) -> None:
    deck, row = one
    other = [each for each in two[1] if each in deck.index]
    whole = Hand.of(deck, row).with_hands([Hand.of(deck, other), Hand.empty(deck), Hand.of(deck, other)])
    assert whole == Hand.of(deck, [*row, *other, *other])
    assert whole.size == len(row) + 2 * len(other)


@given(held())
def test_a_hand_is_its_cards_in_the_decks_order(given_cards: tuple[Deck, list[Card]]) -> None:
    deck, row = given_cards
    hand = Hand.of(deck, row)
    assert list(hand) == sorted(row)
    assert len(hand) == hand.size == len(row)
    assert hand.kinds() == tuple(sorted(set(row)))
    assert Hand.of(deck, str(hand)) == hand
    assert {each: hand.count(each) for each in hand} == Counter(row)


@given(held(), st.data())
def test_the_order_of_the_cards_does_not_matter(
    given_cards: tuple[Deck, list[Card]], data: st.DataObject
) -> None:
    deck, row = given_cards
    other = data.draw(st.permutations(row))
    assert Hand.of(deck, row) == Hand.of(deck, other)
    assert hash(Hand.of(deck, row)) == hash(Hand.of(deck, other))


@given(held(), st.data())
def test_taking_and_adding_agree_with_a_counter(
    given_cards: tuple[Deck, list[Card]], data: st.DataObject
) -> None:
    deck, row = given_cards
    part = row[: data.draw(st.integers(0, len(row)))]
    hand = Hand.of(deck, row)
    rest = hand.without(part)
    assert Counter(rest) == Counter(row) - Counter(part)
    assert rest.size == len(row) - len(part)
    assert rest.with_cards(part) == hand
    assert hand.holds(part)
    one_by_one = hand
    for each in part:
        one_by_one = one_by_one.minus(each)
    assert one_by_one == rest
    for each in part:
        one_by_one = one_by_one.plus(each)
    assert one_by_one == hand
    assert Counter(hand) == Counter(row), "the hand itself has not changed"


@given(held())
def test_ranks_are_counted_over_all_suits(given_cards: tuple[Deck, list[Card]]) -> None:
    deck, row = given_cards
    hand = Hand.of(deck, row)
    for rank in (*deck.ranks, Rank.JOKER):
        assert hand.count_rank(rank) == sum(each.rank is rank for each in row)


@given(held(), held())
def test_holding_counts_copies(one: tuple[Deck, list[Card]], other: tuple[Deck, list[Card]]) -> None:
    hand = Hand.of(*one)
    wanted = Counter(other[1])
    assert hand.holds(other[1]) == (wanted <= Counter(one[1]))


def test_a_second_copy_is_not_held_because_one_is() -> None:
    hand = Hand.of(standard_deck(2), "QS 7H")
    assert hand.holds(cards("QS"))
    assert not hand.holds(cards("QS QS"))


def test_a_card_that_is_not_held_cannot_be_taken() -> None:
    hand = Hand.of(standard_deck(2), "QS 7H")
    with pytest.raises(ValueError, match=r".*"):
        hand.minus(card("KS"))
    with pytest.raises(ValueError, match=r".*"):
        hand.without(cards("QS QS"))
    assert str(hand) == "7H QS"


def test_a_card_of_another_deck_is_not_held() -> None:
    hand = Hand.of(standard_deck(2), "QS 7H")
    star = card("7R")
    assert hand.count(star) == 0
    assert star not in hand
    assert JOKER not in hand
    with pytest.raises(KeyError):
        Hand.of(standard_deck(2), "7R")


def test_hands_of_different_decks_differ() -> None:
    assert Hand.of(standard_deck(1), "QS") != Hand.of(standard_deck(2), "QS")
    assert Hand.empty(standard_deck(2)) != ()


def test_an_unreadable_hand_says_at_which_column() -> None:
    with pytest.raises(MalformedInput) as caught:
        Hand.of(standard_deck(2), "QS 7H 1S")
    assert caught.value.column == 7


@given(held())
def test_copies_pickles_and_repr(given_cards: tuple[Deck, list[Card]]) -> None:
    deck, row = given_cards
    hand = Hand.of(deck, row)
    assert pickle.loads(pickle.dumps(hand)) == hand  # noqa: S301 - our own bytes
    assert copy.deepcopy(hand) == hand
    assert eval(repr(hand), {"Hand": Hand, "deck": deck}) == hand  # noqa: S307 - the repr of our own value


def test_an_empty_hand() -> None:
    empty = Hand.empty(standard_deck(2))
    assert (len(empty), str(empty), tuple(empty), empty.kinds()) == (0, "", (), ())
    assert empty == Hand.of(standard_deck(2), "")
