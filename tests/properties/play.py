"""Playing deals at random, in several tempers, so that the late and odd positions come up too."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from laydown.games import game_of
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from properties.configs import random_config, random_seats
from properties.stock import NotedStock

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from laydown.cards import Card
    from laydown.games.rules import Deal, Game

TEMPERS: Final[dict[str, Mapping[str, float]]] = {
    "even": {},
    "hoarder": {"draw": 9, "pile": 0.3, "take": 0.3, "lay": 0, "add": 0, "out": 0.05},
    "pile taker": {"pile": 60, "take": 60, "draw": 1, "lay": 0.2, "add": 0.2, "out": 0.05},
    "layer": {"lay": 30, "add": 30, "out": 99, "discard": 0.2},
    "idler": {"take": 1, "draw": 0.02, "out": 0, "pile": 1},
}
"""How often a temper picks a verb, against 1 for a verb that it does not name.

`out` is a discard with which the seat goes out. A verb of weight 0 is picked if nothing else is legal.
"""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a deal is a function of: configuration, plan, totals and order."""

    game: Game
    config: Any
    seats: int
    plan: DealPlan
    totals: tuple[int, ...]
    order: tuple[Card, ...]

    def deal(self) -> tuple[Deal, NotedStock]:
        stock = NotedStock(self.order)
        return self.game.new_deal(self.config, self.plan, self.totals, stock), stock


@dataclass(slots=True)
class Played:
    """A deal played so far, with what was done: (actor, action) one after the other."""

    scene: Scene
    deal: Deal
    stock: NotedStock
    script: list[tuple[int, Any]] = field(default_factory=list[tuple[int, "Any"]])

    def do(self, actor: int, action: Any) -> None:
        self.deal.apply(actor, action)
        self.script.append((actor, action))


def random_scene(chance: Random, preset: str) -> Scene:
    """A deal that could come up in a match of this preset with some of its options changed."""
    config = random_config(chance, preset)
    game = game_of(preset)
    return scene(game, config, random_seats(chance, game, config), chance)


def scene(game: Game, config: Any, seats: int, chance: Random) -> Scene:
    """A deal of any number, dealer, order and totals that could come up in a match of this configuration."""
    order = list(game.deck(config, seats).cards())
    chance.shuffle(order)
    plan = _plan(config, seats, chance)
    totals = tuple(chance.randrange(-40, 1100, 5) for _ in range(seats))
    return Scene(game, config, seats, plan, totals, tuple(order))


def _plan(config: Any, seats: int, chance: Random) -> DealPlan:
    """Any deal of the match; where ties are played off, also a bonus deal among some of the seats."""
    everyone = tuple(range(seats))
    last = getattr(config, "deals", 5)
    number = chance.randint(1, last)
    if getattr(config, "tie_break", "") == "bonus_deal" and chance.random() < 0.2:
        tied = tuple(sorted(chance.sample(everyone, chance.randint(2, seats))))
        return DealPlan(last + 1, chance.choice(tied), tied)
    return DealPlan(number, chance.choice(everyone), everyone)


def start(which: Scene) -> Played:
    deal, stock = which.deal()
    return Played(which, deal, stock)


def verb(action: Any) -> str:
    """What a temper weighs: the verb, or `out` for a discard that goes out."""
    return "out" if str(action).endswith(" out") else str(action.verb)


def choose(deal: Deal, chance: Random, temper: str) -> tuple[int, Any] | None:
    """Who acts next and what it does; None when the deal is over."""
    actors = deal.to_act()
    if not actors:
        return None
    if actors == (DEALER,):
        order = list(deal.to_shuffle())
        chance.shuffle(order)
        return DEALER, Reshuffle(tuple(order))
    seat = chance.choice(actors)
    by_verb: dict[str, list[Any]] = {}
    for action in deal.legal(seat):
        by_verb.setdefault(verb(action), []).append(action)
    weights = [TEMPERS[temper].get(name, 1) for name in by_verb]
    name = chance.choices(list(by_verb), weights if any(weights) else None)[0]
    return seat, chance.choice(by_verb[name])


def steps(played: Played, chance: Random, temper: str) -> Iterator[tuple[int, Any]]:
    """Play the deal to its end, giving each (actor, action) before it is done."""
    while (step := choose(played.deal, chance, temper)) is not None:
        yield step
        played.do(*step)
