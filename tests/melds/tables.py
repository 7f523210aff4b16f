"""Tables and hands to test arrangement with: points straight from the rules, hands that are hard."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Rank, standard_deck, star_deck
from laydown.melds import MeldRules

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from laydown.cards import Card, Deck
    from laydown.melds.sets import WildLimit

LIMITS: Final[tuple[WildLimit, ...]] = ("none", "one", "half")
OPTIONS: Final = tuple(product(LIMITS, (True, False), (True, False)))
"""Every limit on wilds, with and without combinations of wilds alone, ace high or not."""

DECKS: Final = (
    standard_deck(1, 2),
    standard_deck(2),
    standard_deck(3, 1),
    star_deck(2, 3),
    standard_deck(2, 4),
)


def three_thirteen_points(rank: Rank, options: Mapping[str, Any]) -> int:
    if rank is Rank.JOKER:
        return 20
    if rank is Rank.ACE:
        return 15 if options.get("ace") == "both" else 1
    return int(rank) if options.get("face_points") == "rank" else min(int(rank), 10)


def five_crowns_points(rank: Rank, wild: Rank | None) -> int:
    if rank is Rank.JOKER:
        return 50
    return 20 if rank is wild else int(rank)


def rules_of(game: str, wild: Rank | None, options: Mapping[str, Any]) -> MeldRules:
    """The rules of a case of arrange.json, with so many packs and jokers that any hand can be dealt."""
    deck = star_deck(2, 3) if game == "five-crowns" else standard_deck(4, 4)
    points = tuple(
        five_crowns_points(kind.rank, wild)
        if game == "five-crowns"
        else three_thirteen_points(kind.rank, options)
        for kind in deck.kinds
    )
    return MeldRules(
        deck=deck,
        wild_rank=wild,
        wild_limit=options.get("wild_limit", "none"),
        all_wild=options.get("all_wild", True),
        ace_high=options.get("ace") == "both",
        points=points,
    )


def counting(rules: MeldRules) -> MeldRules:
    """The same rules with one point for each card."""
    options = rules.wild_limit, rules.all_wild, rules.ace_high
    return MeldRules(rules.deck, rules.wild_rank, *options, (1,) * len(rules.points))


@dataclass(frozen=True)
class Dealt:
    """A hand in the order it was drawn, and the rules it is played by."""

    cards: tuple[Card, ...]
    rules: MeldRules

    def __str__(self) -> str:
        rules = self.rules
        options = rules.wild_rank, rules.wild_limit, rules.all_wild, rules.ace_high
        return f"{' '.join(card.text for card in self.cards)} with {options}"


def deal(rng: Random, fewest: int, most: int) -> Dealt:
    """A hand of so many cards under any options; two of three are dense or full of wilds."""
    deck = rng.choice(DECKS)
    wild = rng.choice((None, *deck.ranks))
    points = {rank: three_thirteen_points(rank, {}) for rank in Rank}
    if wild is not None:
        points[wild] = rng.choice((points[wild], 20, 0))
    rules = MeldRules(deck, wild, *rng.choice(OPTIONS), tuple(points[kind.rank] for kind in deck.kinds))
    pack = list(deck.cards())
    size = rng.randint(fewest, most)
    kind_of_hand = rng.choice(("any", "dense", "wild"))
    if kind_of_hand == "dense":
        pack = _neighbours(rng, rules, size)
    elif kind_of_hand == "wild":
        pack += [card for card in pack if rules.is_wild(card)] * rng.randint(1, 3)
    return Dealt(tuple(rng.sample(pack, size)), rules)


def _neighbours(rng: Random, rules: MeldRules, size: int) -> list[Card]:
    """The cards of a few suits and neighbouring ranks, and some wilds; the whole pack if they are too few."""
    deck = rules.deck
    lowest, span = rng.choice(deck.ranks), rng.randint(2, 6)
    suits = rng.sample(deck.suits, rng.randint(1, 3))
    near = [
        card
        for card in deck.cards()
        if (card.suit in suits and (card.rank - lowest) % len(Rank) < span)
        or (rules.is_wild(card) and rng.random() < 0.5)
    ]
    return near if len(near) >= size else list(deck.cards())


def wild_heavy(rng: Random, deck: Deck, size: int, wilds: int) -> Dealt:
    """A hand with just so many wilds, kings or jokers."""
    points = tuple(three_thirteen_points(kind.rank, {}) for kind in deck.kinds)
    rules = MeldRules(deck, Rank.KING, *rng.choice(OPTIONS), points)
    wild_cards = [card for card in deck.cards() if rules.is_wild(card)]
    naturals = [card for card in deck.cards() if not rules.is_wild(card)]
    return Dealt((*rng.sample(wild_cards, wilds), *rng.sample(naturals, size - wilds)), rules)
