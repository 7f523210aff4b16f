"""Count the sequences of atoms from fixed orders: `python tests/perft/count.py` writes the table anew.

A count that changes means that the rules have changed: find out which before writing it down. The order of
the cards is that of a new pack of which each `stride`th card is taken in turn, round and round; with
`stock` only so many cards are left once all are dealt, so that the stock runs out. Where several seats owe
an action, the first of them acts; the dealer reshuffles by turning the cards over.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass, field, replace
from math import gcd
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from laydown.games import game_of
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from properties.stock import NotedStock

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.rules import Deal

TABLE = Path(__file__).parents[1] / "data" / "perft.json"
PATIENCE = 2000
"""Positions to look at for one depth; a depth that needs more is not counted."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a count starts from; `counts[d]` is the number of sequences of `d + 1` atoms."""

    preset: str
    options: dict[str, str] = field(default_factory=dict[str, str])
    seats: int = 2
    number: int = 1
    dealer: int = 0
    stride: int = 41
    stock: int | None = None
    counts: tuple[int, ...] = ()


STARTS = (
    Start("mille"),
    Start("mille", stride=55, dealer=1),
    Start("mille", {"must_discard_to_go_out": "yes", "max_wilds": "1"}, stride=11),
    Start("mille", {"pile_take": "pair_or_own_natural_set"}, stride=45, stock=1),
    Start("mille", {"stock_out": "reshuffle"}, stride=77, stock=1),
    Start("mille-cardroom", stride=33),
    Start("mille-montreal"),
    Start("three-thirteen"),
    Start("three-thirteen", number=2, dealer=1, stride=11, stock=1),
    Start("three-thirteen", {"stock_out": "end_deal"}, number=1, stride=15, stock=2),
    Start("three-thirteen", number=11, stride=33),
    Start("three-thirteen", {"forbid_rediscard": "yes", "auto_out": "yes"}, seats=4, stride=25, dealer=3),
    Start("three-thirteen", {"idle_rounds": "1", "last_turns": "0"}, stride=27),
    Start("ace-high-low", number=3, stride=17),
    Start("face-values", seats=3, number=4, stride=61),
    Start("jokers", seats=2, number=2, stride=19),
    Start("three-thirteen-two-decks", seats=5, stride=51),
    Start("three-thirteen-speed", seats=2, stride=67),
    Start("three-thirteen-speed", {"extra_beat": "yes"}, seats=3, stride=131, stock=4),
    Start("five-crowns", seats=3, stride=35),
    Start("five-crowns", number=9, stride=81),
    Start("deuces-arent-wild", stride=23),
    Start("deuces-arent-wild", seats=3, number=12, stride=31, dealer=2),
)


def order_of(cards: tuple[Card, ...], stride: int) -> list[Card]:
    """Each `stride`th card in turn, round and round; the stride has no divisor in common with the pack."""
    assert gcd(stride, len(cards)) == 1, f"{stride} goes round in less than {len(cards)}"
    return [cards[place * stride % len(cards)] for place in range(len(cards))]


def begin(start: Start) -> Deal:
    game = game_of(start.preset)
    config = game.configure(start.preset, start.options)
    order = order_of(game.deck(config, start.seats).cards(), start.stride)
    plan = DealPlan(start.number, start.dealer, tuple(range(start.seats)))
    stock = NotedStock(order)
    deal = game.new_deal(config, plan, (0,) * start.seats, stock)
    if start.stock is not None:
        del stock.left[start.stock :]
    return deal


def choices(deal: Deal) -> list[tuple[int, Any]]:
    """Who is to act first, with each atom it may choose."""
    actors = deal.to_act()
    if not actors:
        return []
    if actors == (DEALER,):
        return [(DEALER, Reshuffle(tuple(reversed(deal.to_shuffle()))))]
    return [(actors[0], action) for action in deal.legal(actors[0])]


def count(start: Start, *, depths: int = 99, patience: int = PATIENCE) -> tuple[int, ...]:
    """How many sequences of 1, 2, 3 and more atoms there are, as deep as patience reaches."""
    counts: list[int] = []
    lines: list[tuple[tuple[int, Any], ...]] = [()]
    while len(counts) < depths and 0 < len(lines) <= patience:
        lines = [(*line, step) for line in lines for step in choices(_after(start, line))]
        counts.append(len(lines))
    return tuple(counts)


def _after(start: Start, line: tuple[tuple[int, Any], ...]) -> Deal:
    deal = begin(start)
    for actor, action in line:
        deal.apply(actor, action)
    return deal


def kept() -> list[Start]:
    rows: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return [replace(Start(**row), counts=tuple(row["counts"])) for row in rows]


def write() -> None:
    rows = [{**asdict(start), "counts": count(start)} for start in STARTS]
    TABLE.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
