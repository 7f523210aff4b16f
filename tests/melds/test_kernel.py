"""The compiled search, held to the readable one.

The ordinary run takes a fixed sample; a million hands run under `endurance`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

from endurance.figures import write_row
from laydown.cards import Hand, Rank, standard_deck, star_deck
from laydown.melds import MeldRules, least_penalty, least_penalty_after_discard, penalties_after_discards
from laydown.melds.kernel import MOST_CARDS, Kernel, kernel_of
from laydown.melds.kernel.form import FREE, HALF, ONE
from laydown.melds.kernel.tables import TABLES_KEPT, filled, tables_of
from melds.tables import LIMITS, rules_of, three_thirteen_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.cards import Card, Deck
    from laydown.melds.sets import WildLimit

CASES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "arrange.json").read_text(encoding="utf-8")
)
STANDARD: Final = (standard_deck(1, 2), standard_deck(2), standard_deck(3, 1), standard_deck(6, 4))
STARS: Final = (star_deck(2, 3), star_deck(4, 3))
MOST_ASKED: Final = 15
"""Cards of the largest hands: fourteen dealt, one drawn."""

HANDS: Final = 1_000_000
EQUAL: Final = (
    f"Hands of 1 to {MOST_ASKED} cards, many of them dense or with many wilds, from one to six packs, with "
    "any options: the compiled search says what the readable one says, of the least penalty, of that after "
    "the best discard and of that after each discard."
)


def draw_hands(rng: Random, rules: MeldRules, number: int) -> NDArray[np.uint8]:
    """Hands of all sizes: any cards, cards of few ranks and suits, several of the same, many wilds."""
    deck = rules.deck
    pack = list(deck.cards())
    wilds = [card for card in pack if rules.is_wild(card)]
    hands = np.zeros((number, len(deck.kinds)), np.uint8)
    for row in hands:
        size = rng.randint(1, MOST_ASKED)
        low, span = rng.choice(deck.ranks), rng.randint(2, 6)
        suits = rng.sample(deck.suits, rng.randint(1, 3))
        near = [card for card in pack if (card.rank - low) % len(Rank) < span and card.suit in suits]
        from_pack = rng.choice((pack, near if len(near) >= size else pack, pack + near))
        few = rng.randint(0, min(size, 9)) if wilds and rng.random() < 0.6 else 0
        counts: dict[Card, int] = {}
        for card in rng.sample(wilds, min(few, len(wilds))) + rng.sample(from_pack, size):
            if sum(counts.values()) < size:
                counts[card] = min(counts.get(card, 0) + 1, deck.copies[deck.index[card]])
        for card, count in counts.items():
            row[deck.index[card]] = count
    return hands


def tables(decks: Sequence[Deck], limit: WildLimit, rng: Random) -> MeldRules:
    """Any rules under this limit, with the prices of Three Thirteen but for the wild rank."""
    deck = rng.choice(decks)
    wild = rng.choice((None, *deck.ranks))
    points = {rank: three_thirteen_points(rank, {}) for rank in Rank}
    if wild is not None:
        points[wild] = rng.choice((points[wild], 20, 0))
    prices = tuple(points[kind.rank] for kind in deck.kinds)
    ace_high = rng.random() < 0.5 and deck.ranks[0] is Rank.ACE and limit != "half"
    return MeldRules(deck, wild, limit, rng.random() < 0.5, ace_high, prices)


def check(rules: MeldRules, hands: NDArray[np.uint8], discards: int) -> None:
    """The kernel says of all these hands what the readable search says; of every `discards`th after each."""
    kernel = Kernel(rules)
    said = kernel.least_penalties(hands)
    some = hands[::discards]
    best, each = kernel.least_penalties_after_discard(some), kernel.penalties_after_each_discard(some)
    for at, row in enumerate(hands):
        hand = Hand(rules.deck, row.tobytes(), int(row.sum()))
        assert said[at] == least_penalty(hand, rules), (str(hand), rules)
        if at % discards == 0:
            after = penalties_after_discards(hand, rules)
            place = at // discards
            assert best[place] == least_penalty_after_discard(hand, rules), (str(hand), rules)
            listed = {kind: each[place, at] for at, kind in enumerate(rules.deck.kinds) if row[at]}
            assert listed == after, (str(hand), rules)
            assert (each[place][row == 0] == -1).all()


@pytest.mark.parametrize(
    ("decks", "limit"),
    [(STANDARD, "none"), (STANDARD, "one"), (STARS, "none"), (STARS, "one"), (STARS, "half")],
    ids=["four suits", "four suits, one", "five suits", "five suits, one", "five suits, half"],
)
def test_it_says_what_the_readable_search_says(decks: Sequence[Deck], limit: WildLimit) -> None:
    rng = Random(f"kernel {len(decks)} {limit}")
    for _ in range(10):
        rules = tables(decks, limit, rng)
        check(rules, draw_hands(rng, rules, 80), 4)


@pytest.mark.endurance
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("decks", [STANDARD, STARS], ids=["four suits", "five suits"])
def test_a_million_hands(decks: Sequence[Deck], limit: WildLimit) -> None:
    """Always new ones."""
    seed = Random().randrange(2**32)
    rng = Random(seed)
    rounds, each = 340, 500
    assert rounds * each * 2 * len(LIMITS) >= HANDS
    for _ in range(rounds):
        rules = tables(decks, limit, rng)
        check(rules, draw_hands(rng, rules, each), 1)
    name = f"{'five' if decks is STARS else 'four'} suits, limit {limit}"
    head = ["", "sets of rules", "hands", "seed"]
    write_row("A million hands", EQUAL, head, [name, f"{rounds:,}", f"{rounds * each:,}", str(seed)])


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case["options"].get("wild_limit") != "half"],
    ids=lambda case: case["hand"],
)
def test_the_case_has_its_number(case: dict[str, Any]) -> None:
    rules = rules_of(case["game"], Rank(case["wild"]), case["options"])
    hand = Hand.of(rules.deck, case["hand"])
    assert kernel_of(rules).least_penalty(hand.counts) == case["least_penalty"], case["shows"]


@pytest.mark.parametrize("limit", ["none", "one"])
def test_as_many_wilds_as_a_hand_can_hold(limit: WildLimit) -> None:
    deck = standard_deck(4, 8)
    rules = MeldRules(deck, Rank.KING, limit, limit == "none", False, (1,) * len(deck.kinds))
    for naturals in ("", "5S", "5S 6S", "5S 7S 9H", "5S 5S 5S 5S 6S"):
        for wilds in (1, 2, 16, MOST_CARDS - 5):
            hand = Hand.of(deck, naturals + " *" * wilds)
            assert Kernel(rules).least_penalty(hand.counts) == least_penalty(hand, rules), hand


def test_one_hand_is_a_batch_of_one_and_cores_change_nothing() -> None:
    rng = Random("cores")
    rules = tables(STANDARD, "none", rng)
    hands = draw_hands(rng, rules, 3000)
    kernel = kernel_of(rules)
    assert kernel is kernel_of(rules)
    together = kernel.least_penalties(hands)
    assert (together == kernel.least_penalties(hands, 1)).all()
    assert (together == kernel.least_penalties(np.asfortranarray(hands), 3)).all()
    for row, said in zip(hands[:5], together[:5], strict=True):
        assert kernel.least_penalty(row) == kernel.least_penalty(row.tobytes()) == said
        after = kernel.penalties_after_discards(row)
        assert kernel.least_penalty_after_discard(row) == min(after[row > 0])
    assert kernel.least_penalties(hands[:0]).shape == (0,)


def test_what_it_cannot_do_is_refused() -> None:
    deck = standard_deck(4)
    rules = MeldRules(deck, None, "none", True, False, (10,) * len(deck.kinds))
    kernel = Kernel(rules)
    hand = np.zeros(len(deck.kinds), np.uint8)
    with pytest.raises(ValueError, match="no discard"):
        kernel.least_penalty_after_discard(hand)
    assert kernel.least_penalty(hand) == 0
    hand[:8] = (4, 4, 4, 4, 4, 4, 1, 0)
    kernel.least_penalty(hand)
    hand[7] = 1
    with pytest.raises(ValueError, match="up to 25 cards"):
        kernel.least_penalty(hand)
    wrong: tuple[Any, ...] = (hand[1:], hand.astype(np.int64))
    for each in wrong:
        with pytest.raises(ValueError, match="53 unsigned bytes"):
            kernel.least_penalty(each)
    for prices, why in (((255,) * 53, "254 points"), ((1, 2, *(10,) * 51), "one price a rank")):
        with pytest.raises(ValueError, match=why):
            Kernel(MeldRules(deck, None, "none", True, False, prices))


def test_the_deals_of_a_match_share_a_table() -> None:
    for options in ({}, {"face_points": "rank"}):
        before = tables_of.cache_info().misses
        for wild in range(2, 14):
            kernel_of(rules_of("three-thirteen", Rank(wild), options))
        assert tables_of.cache_info().misses <= before + 1
    before = tables_of.cache_info().misses
    for wild in range(3, 14):
        kernel_of(rules_of("five-crowns", Rank(wild), {}))
    assert tables_of.cache_info().misses <= before + 1


def test_tables_stay_small() -> None:
    bare, rows = tables_of((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), FREE, ace_high=False)
    assert TABLES_KEPT * (bare.nbytes + rows.nbytes) <= 64e6


@pytest.mark.parametrize("ace_high", [False, True])
@pytest.mark.parametrize("limit", [ONE, HALF])
def test_a_table_under_a_limit_is_read_back_as_it_was_kept(limit: int, ace_high: bool) -> None:
    prices = (1, 2, 3, 4, 5, 6, 7)
    tables_of.cache_clear()
    first = tables_of(prices, limit, ace_high=ace_high)
    tables_of.cache_clear()
    again = tables_of(prices, limit, ace_high=ace_high)
    table = filled(prices, limit, ace_high=ace_high)
    for bare, rows in (first, again):
        assert (bare == table[:, 0]).all()
        assert (rows == table[:, 1:]).all()
