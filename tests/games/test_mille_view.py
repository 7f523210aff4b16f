"""What everybody knows of a hand after the pile was taken."""

from __future__ import annotations

from typing import Any

from laydown.cards import cards, standard_deck, text_of
from laydown.games import mille
from laydown.games.rules import DealPlan
from properties.stock import NotedStock


def _after_taking_a_six(options: dict[str, str]) -> Any:  # noqa: ANN401 - Mille's own view
    """Seat 1 throws 6C on a pile of 6H; seat 0 holds 6H 6S and takes by them."""
    first = cards("6C 3S 3H 4S 4H 5S 5H 8S 8H 9S 9H TS TH JS JH")
    second = cards("6S 6H 3D 3C 4D 4C 5D 5C 8D 8C 9D 9C TD TC KS")
    order = [each for pair in zip(first, second, strict=True) for each in pair] + list(cards("6H QC"))
    rest = list(standard_deck(2).cards())
    for each in order:
        rest.remove(each)
    config = mille.GAME.configure("mille", options)
    deal = mille.GAME.new_deal(config, DealPlan(1, 0, (0, 1)), (0, 0), NotedStock(order + rest))
    for seat, line in ((1, "draw"), (1, "discard 6C"), (0, "pile 6S 6H")):
        deal.apply(seat, mille.GAME.read_action(line))
    view: Any = mille.GAME.new_view(config, None)
    for event in deal.events:
        view.fold(event.seen_by(None))
    return view


def test_a_card_of_the_pile_is_known_although_one_like_it_was_laid_from_the_hand() -> None:
    """The pair comes from the hand, so the six that lay in the pile is in the hand now (M-PILE-1)."""
    assert text_of(_after_taking_a_six({}).known[0]) == "6H"


def test_it_is_not_known_where_the_pair_may_come_from_the_pile() -> None:
    assert text_of(_after_taking_a_six({"pile_take": "pair_anywhere"}).known[0]) == ""
