"""The dice: an exact construction, the same for ever, and fair."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from laydown.cards import cards, standard_deck, star_deck, text_of
from laydown.table.shuffle import Dice, commitment_of, dice_of

SECRET = bytes(range(32))

# Derived by the script in docs/design/fair-deals.md, which shares no code with the program.
FIRST_EIGHT = "3D JS 2S AS 8D KC 8H 3S"
FIRST_DEALERS = [1, 0, 3, 0, 3, 4, 3]
CUTS = [46, 5, 18, 69, 35]
RESHUFFLED = "* 2D KS 3C AH 2D"


def test_the_construction_stays_as_it_was_written_down() -> None:
    dice = Dice(SECRET)
    order = dice.order(standard_deck(1), 1)
    assert dice.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert text_of(order[:8]) == FIRST_EIGHT
    assert [dice.first_dealer(seats) for seats in range(2, 9)] == FIRST_DEALERS
    assert [dice.cut_place(deal, 4, 100) for deal in range(1, 6)] == CUTS
    assert text_of(dice.reshuffle(cards("KS AH 2D 2D * 3C"), 2, 1)) == RESHUFFLED


def test_a_number_is_read_from_the_stream_as_the_page_says() -> None:
    key = hmac.digest(SECRET, b"laydown dice 1|first dealer|0|0", "sha256")
    word = int.from_bytes(hmac.digest(key, bytes(8), "sha256")[:4], "big")
    assert Dice(SECRET).first_dealer(5) == word % 5


def test_an_order_is_the_whole_deck() -> None:
    for deck in (standard_deck(1), standard_deck(2), standard_deck(1, 2), star_deck(2, 3)):
        order = Dice(SECRET).order(deck, 3)
        assert Counter(order) == Counter(deck.cards())
        assert order != deck.cards()


def test_every_purpose_and_deal_has_its_own_stream() -> None:
    dice = Dice(SECRET)
    deck = standard_deck(2)
    rows = [dice.order(deck, deal) for deal in range(1, 4)]
    rows += [dice.reshuffle(deck.cards(), deal, count) for deal in range(1, 4) for count in (1, 2)]
    assert len(set(rows)) == len(rows)


def test_a_reshuffle_follows_from_the_cards_and_not_from_how_they_lay() -> None:
    pile = cards("KS AH 2D 2D * 3C")
    assert Dice(SECRET).reshuffle(pile, 1, 1) == Dice(SECRET).reshuffle(reversed(pile), 1, 1)


def test_places_are_equally_likely() -> None:
    counts = Counter(
        (place, kind)
        for seed in range(6000)
        for place, kind in enumerate(Dice.from_seed(str(seed)).reshuffle(cards("AS 2S 3S 4S 5S"), 1, 1))
    )
    expected = 6000 / 5
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == 25
    assert chi_square < 39.3  # 16 degrees of freedom, one in a thousand


def test_the_lowest_card_deals_and_ties_draw_again() -> None:
    deck = standard_deck(4)
    tied = 0
    for seed in range(60):
        dealer, draws = Dice.from_seed(str(seed)).low_draw(deck, 6)
        assert [seat for seat, _ in draws[:6]] == list(range(6))
        drawers, rest = list(range(6)), list(draws)
        while len(drawers) > 1:
            round_, rest = rest[: len(drawers)], rest[len(drawers) :]
            assert [seat for seat, _ in round_] == drawers
            lowest = min(each.rank for _, each in round_)
            drawers = [seat for seat, each in round_ if each.rank == lowest]
        assert (drawers, rest) == ([dealer], [])
        tied += len(draws) > 6
    assert tied


def test_a_seed_is_the_same_dice_for_everyone_and_says_so() -> None:
    assert Dice.from_seed("x").secret == hashlib.sha256(b"laydown seed 1|x").digest()
    assert Dice.from_seed("x").seeded
    assert not Dice.fresh().seeded
    assert dice_of(seed="x").secret == Dice.from_seed("x").secret
    assert dice_of(secret=SECRET).secret == SECRET
    assert dice_of().secret != dice_of().secret


def test_nothing_that_is_printed_shows_the_secret() -> None:
    dice = Dice(SECRET)
    assert SECRET.hex() not in repr(dice)
    assert repr(SECRET) not in repr(dice)
    assert dice.commitment == commitment_of(SECRET)


def test_a_secret_has_thirty_two_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


@pytest.mark.parametrize("seed", ["", "\0", "\udcff", "漢", "x" * 100_000])
def test_any_text_is_a_seed(seed: str) -> None:
    assert Dice.from_seed(seed).secret == Dice.from_seed(seed).secret
    assert Dice.from_seed(seed).secret != Dice.from_seed(f"{seed}.").secret
