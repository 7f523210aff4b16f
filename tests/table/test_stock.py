"""One stock for all, or one divided among the seats: the same law of the cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laydown.cards import cards, standard_deck, text_of
from laydown.games import game_of
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table.stock import OrderedStock, SplitStock
from table.playing import PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from laydown.cards import Card
    from laydown.games.rules import Stock


def drawn(stock: Stock, *seats: int) -> str:
    return text_of(stock.draw(seat) for seat in seats)


def test_an_ordered_stock_gives_its_first_card_first() -> None:
    stock = OrderedStock(cards("AS 2S 3S"))
    assert drawn(stock, 1, 0) == "AS 2S"
    stock.refill(cards("5H 6H"))
    assert (len(stock), text_of(stock.cards())) == (3, "3S 5H 6H")
    assert drawn(stock, 0, 0, 0) == "3S 5H 6H"
    assert len(stock) == 0


def for_two(order: Iterable[Card]) -> SplitStock:
    return SplitStock(order, 2)


@pytest.mark.parametrize("kind", [OrderedStock, for_two])
def test_a_cut_moves_the_first_cards_to_the_back(kind: Callable[[Sequence[Card]], Stock]) -> None:
    stock = kind(cards("AS 2S 3S 4S"))
    stock.cut(1)
    assert text_of(stock.cards()) == "2S 3S 4S AS"
    stock.cut(0)
    assert drawn(stock, 0, 1, 0, 1) == "2S 3S 4S AS"


def test_a_split_stock_gives_each_seat_its_own_cards() -> None:
    stock = SplitStock(cards("KS AS 2S 3S 4S 5S"), 2)
    assert drawn(stock, DEALER) == "KS"
    stock.begin_play()
    assert len(stock) == 5
    # Seat 0 has AS 3S 5S, seat 1 has 2S 4S, in whatever order they draw.
    assert drawn(stock, 1, 0, 1) == "2S AS 4S"
    assert text_of(stock.cards()) == "3S 5S"


def test_a_seat_without_cards_draws_from_the_back_of_the_longest_queue() -> None:
    stock = SplitStock(cards("AS 2S 3S 4S 5S 6S"), 2)
    stock.begin_play()
    assert drawn(stock, 0, 0, 0) == "AS 3S 5S"
    assert drawn(stock, 0) == "6S"
    assert drawn(stock, 1, 1) == "2S 4S"


def test_of_equally_long_queues_that_of_the_lowest_seat_gives() -> None:
    stock = SplitStock(cards("AS 2S 3S 4S 5S 6S"), 3)
    stock.begin_play()
    assert drawn(stock, 2, 2, 2) == "3S 6S 4S"


def test_a_refill_waits_until_all_queues_are_empty() -> None:
    stock = SplitStock(cards("AS 2S"), 2)
    stock.begin_play()
    assert drawn(stock, 0) == "AS"
    stock.refill(cards("KH QH JH"))
    assert len(stock) == 4
    # The last card of the old queues goes first, whoever draws.
    assert drawn(stock, 0) == "2S"
    assert drawn(stock, 1, 0, 0) == "QH KH JH"
    assert [text_of(order) for order in stock.ordinary()] == ["AS 2S", "QH KH JH"]


def test_an_empty_stock_has_no_card() -> None:
    stock = SplitStock(cards("AS"), 2)
    stock.begin_play()
    assert drawn(stock, 1) == "AS"
    with pytest.raises(IndexError):
        stock.draw(0)


@given(
    seats=st.integers(2, 5),
    dealt=st.integers(0, 12),
    cut=st.integers(0, 20),
    script=st.lists(st.integers(-1, 4), max_size=60),
)
def test_the_ordinary_order_deals_the_same(seats: int, dealt: int, cut: int, script: list[int]) -> None:
    """-1 in the script refills, any other number is a seat that draws."""
    order = list(standard_deck(1).cards())[:24]
    split = SplitStock(order, seats)
    split.cut(cut)
    came: list[Card] = [split.draw(0) for _ in range(dealt)]
    split.begin_play()
    refilled: list[int] = []
    for what in script:
        if what < 0 and len(came) > 4:
            split.refill(came[-4:])
            refilled.append(len(came))
        elif len(split):
            came.append(split.draw(what % seats))
    first, *refills = split.ordinary()
    assert Counter(first) == Counter(order)
    plain = OrderedStock(first)
    plain.cut(cut)
    again: list[Card] = []
    for place in range(len(came) + 1):
        while refilled and refilled[0] == place:
            plain.refill(refills.pop(0))
            refilled.pop(0)
        if place < len(came):
            again.append(plain.draw(0))
    assert again == came
    assert len(plain) == len(split)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_on_a_split_stock_is_a_deal_on_its_ordinary_order(preset: str) -> None:
    game = game_of(preset)
    config = game.configure(preset, {})
    seats = game.default_seats(config)
    chance = Random(preset)
    order = list(game.deck(config, seats).cards())
    chance.shuffle(order)
    split = SplitStock(order, seats)
    plan = DealPlan(1, 0, tuple(range(seats)))
    deal = game.new_deal(config, plan, (0,) * seats, split)
    script: list[tuple[int, Any]] = []
    while actors := deal.to_act():
        seat = chance.choice(actors)
        if seat == DEALER:
            action: Any = Reshuffle(tuple(chance.sample(deal.to_shuffle(), len(deal.to_shuffle()))))
        else:
            action = chance.choice(deal.legal(seat))
        deal.apply(seat, action)
        script.append((seat, action))
    first, *refills = split.ordinary()
    again = game.new_deal(config, plan, (0,) * seats, OrderedStock(first))
    for seat, action in script:
        again.apply(seat, Reshuffle(refills.pop(0)) if seat == DEALER else action)
    told = [[event.to_plain() for event in each.events] for each in (deal, again)]
    for events in told:
        for event in events:
            event.pop("order", None)  # a refill is told in the order in which it came
    assert told[0] == told[1]


def test_drawing_from_a_split_stock_has_the_law_of_one_stock() -> None:
    """Where the ace lies among all draws is equally likely, also when one seat draws more than its share."""
    row = cards("AS 2S 3S 4S 5S 6S")
    counts: Counter[int] = Counter()
    chance = Random(1)
    for _ in range(6000):
        stock = SplitStock(chance.sample(row, 6), 2)
        stock.begin_play()
        counts[[stock.draw(seat).text for seat in (0, 0, 1, 0, 0, 1)].index("AS")] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 5 degrees, 1 in 1000
