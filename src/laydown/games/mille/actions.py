"""The atoms of Mille: what a player does, one small step each.

Equal atoms are equal values; `all_atoms` lists every one that cards of the deck can make, and the
functions `pile`, `lay`, `add`, `discard` and `cut` give those very objects.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from laydown.cards import text_of
from laydown.games.atoms import DRAW
from laydown.games.mille.deal import CUT_PLACES, DECK, WILD
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Rank
    from laydown.games.atoms import Draw, Reshuffle


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Naturals in the deck's order, then twos: the one order in which an atom names its cards."""
    return tuple(sorted(cards, key=lambda each: (each.rank is WILD, each)))


@dataclass(frozen=True, slots=True)
class Pile(AsPlain):
    """Take the pile; `cards` are the two that go down with its top card, or none.

    None where the top joins an own set, or is the two turned up by the deal.
    """

    verb: ClassVar[str] = "pile"
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))

    def __str__(self) -> str:
        return f"pile {text_of(self.cards)}" if self.cards else "pile"


@dataclass(frozen=True, slots=True)
class Lay(AsPlain):
    """Lay three cards of one rank; the twos among them stand for it, three twos are a set of twos.

    `rank` is that of its first natural; `naturals` and `wilds` are the cards by their part in it.
    """

    verb: ClassVar[str] = "lay"
    cards: tuple[Card, ...]
    rank: Rank = field(init=False, compare=False, repr=False)
    naturals: tuple[Card, ...] = field(init=False, compare=False, repr=False)
    wilds: tuple[Card, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        cards = in_order(self.cards)
        if not cards:
            raise ValueError("a lay names its cards")
        naturals = tuple(each for each in cards if each.rank is not WILD) or cards
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "rank", naturals[0].rank)
        object.__setattr__(self, "naturals", naturals)
        object.__setattr__(self, "wilds", cards[len(naturals) :])

    def __str__(self) -> str:
        return f"lay {text_of(self.cards)}"


@dataclass(frozen=True, slots=True)
class Add(AsPlain):
    """Add one card to the own spread of `rank`: a natural to its own rank, a two to any."""

    verb: ClassVar[str] = "add"
    card: Card
    rank: Rank

    @property
    def wild(self) -> bool:
        return self.card.rank is WILD and self.rank is not WILD

    def __str__(self) -> str:
        if self.card.rank is self.rank and self.rank is not WILD:
            return f"add {self.card}"
        return f"add {self.card} to {self.rank.letter}"


@dataclass(frozen=True, slots=True)
class Discard(AsPlain):
    """Put one card on the pile; the turn is over."""

    verb: ClassVar[str] = "discard"
    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Pass(AsPlain):
    """Leave the pile when the stock is empty; the deal is over."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Cut(AsPlain):
    """Cut the cards before they are dealt: the first `place` go to the bottom."""

    verb: ClassVar[str] = "cut"
    place: int

    def __str__(self) -> str:
        return f"cut {self.place}"


MilleAction: TypeAlias = "Draw | Pile | Lay | Add | Discard | Pass | Cut | Reshuffle"

VERBS: Final = ("cut", "draw", "pile", "pass", "lay", "add", "discard")

PASS: Final = Pass()
PILE: Final = Pile()
"""Taking the pile with no card named."""


def choices(cards: Iterable[Card], size: int) -> tuple[tuple[Card, ...], ...]:
    """The different ways to take `size` of these cards; the two copies of a card are one way."""
    return tuple(dict.fromkeys(combinations(cards, size)))


@cache
def copies(rank: Rank) -> tuple[Card, ...]:
    """All cards of a rank in the deck, both copies of each."""
    return tuple(kind for kind in DECK.kinds[DECK.row(rank)] for _ in range(2))


def _all_piles() -> Iterable[Pile]:
    yield PILE
    for rank in DECK.ranks:
        for pair in choices(copies(rank), 2):
            yield Pile(pair)


def _all_lays() -> Iterable[Lay]:
    twos = copies(WILD)
    for rank in DECK.ranks:
        for wilds in range(1 if rank is WILD else 3):
            for naturals in choices(copies(rank), 3 - wilds):
                for standing_in in choices(twos, wilds):
                    yield Lay(naturals + standing_in)


def _all_adds() -> Iterable[Add]:
    twos = DECK.kinds[DECK.row(WILD)]
    for rank in DECK.ranks:
        yield from (Add(kind, rank) for kind in DECK.kinds[DECK.row(rank)])
        if rank is not WILD:
            yield from (Add(two, rank) for two in twos)


_PILES: Final = {atom.cards: atom for atom in _all_piles()}
_LAYS: Final = {atom.cards: atom for atom in _all_lays()}
_ADDS: Final = {(atom.card, atom.rank): atom for atom in _all_adds()}
_CUTS: Final = {place: Cut(place) for place in CUT_PLACES}
DISCARDS: Final = tuple(Discard(kind) for kind in DECK.kinds)
"""A discard of each kind, in the places of the deck's kinds."""
_DISCARDS: Final = {atom.card: atom for atom in DISCARDS}


def pile(cards: Iterable[Card] = ()) -> Pile:
    cards = in_order(cards)
    return _PILES.get(cards) or Pile(cards)


def lay(cards: Iterable[Card]) -> Lay:
    cards = in_order(cards)
    return _LAYS.get(cards) or Lay(cards)


def add(card: Card, rank: Rank | None = None) -> Add:
    """Add a card to the spread of `rank`, or of its own rank."""
    to = card.rank if rank is None else rank
    return _ADDS.get((card, to)) or Add(card, to)


def discard(card: Card) -> Discard:
    return _DISCARDS.get(card) or Discard(card)


def cut(place: int) -> Cut:
    return _CUTS.get(place) or Cut(place)


@cache
def all_atoms() -> tuple[MilleAction, ...]:
    """Every atom that a seat could ever be offered, in the order in which legal lists stand."""
    discards = (atom for atom in DISCARDS if DECK.copies[DECK.index[atom.card]])
    return (
        *_CUTS.values(),
        DRAW,
        *_PILES.values(),
        PASS,
        *_LAYS.values(),
        *_ADDS.values(),
        *discards,
    )
