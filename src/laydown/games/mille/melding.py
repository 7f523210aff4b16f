"""What may be laid, what may be added to it, and what a spread becomes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from laydown.errors import Refusal
from laydown.games.mille.actions import add, choices, lay
from laydown.games.mille.deal import DECK, WILD
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from laydown.cards import Card, Rank
    from laydown.games.mille.actions import Add, Lay
    from laydown.games.mille.config import Config, StaysNatural

FULL: Final = 8
"""How many naturals of a rank there are."""


@dataclass(frozen=True, slots=True)
class Spread(AsPlain):
    """One's own laid cards of one rank, in the order in which they came.

    `wilds` are the twos that stand for the rank; twos in a set of twos are its naturals (M-MELD-6).
    `closed` spreads came with the pile and take no wild while the option `pile_set_stays_natural` holds.
    """

    rank: Rank
    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...] = ()
    closed: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.naturals + self.wilds

    @property
    def natural(self) -> bool:
        """No two serves as a wild in it."""
        return not self.wilds

    @property
    def squared(self) -> bool:
        """Seven naturals and no wild lie squared up: one more makes the eight (M-SAY-2)."""
        return len(self.naturals) == FULL - 1 and not self.wilds

    @property
    def eight(self) -> bool:
        """All eight cards of the rank and no wild with them (M-MELD-10)."""
        return len(self.naturals) == FULL and not self.wilds


class WildRules(NamedTuple):
    """The options that say how many twos may stand in a spread."""

    min_naturals: int
    max_wilds: int | None
    may_be_added: bool


def wild_rules(config: Config) -> WildRules:
    return WildRules(config.min_naturals, config.max_wilds, config.wild_may_be_added)


def why_not_set(naturals: tuple[Card, ...], wilds: tuple[Card, ...]) -> Refusal | None:
    """A set is three or more cards of one rank, and three are laid at a time (M-MELD-1)."""
    if len(naturals) + len(wilds) != 3:
        return Refusal.of("M-MELD-1", "mille-refuse-lay-three", count=len(naturals) + len(wilds))
    if any(each.rank is not naturals[0].rank for each in naturals):
        return Refusal.of("M-MELD-1", "mille-refuse-lay-one-rank", cards=naturals)
    return None


def why_not_wilds(naturals: int, wilds: int, rules: WildRules) -> Refusal | None:
    """Twos stand for any rank beside at least one natural, as many as one likes (M-MELD-2).

    `naturals` and `wilds` count the spread as it becomes. The options `min_naturals` and `max_wilds`
    ask for two naturals and bound the wilds.
    """
    if wilds and naturals < rules.min_naturals:
        return Refusal.of("M-MELD-2", "mille-refuse-few-naturals", needed=rules.min_naturals)
    if rules.max_wilds is not None and wilds > rules.max_wilds:
        return Refusal.of("M-MELD-2", "mille-refuse-many-wilds", allowed=rules.max_wilds)
    return None


def why_not_more_wilds(spread: Spread, *, may_be_added: bool) -> Refusal | None:
    """A two may join what already lies (M-MELD-4).

    Not where a set that came with the pile stays natural (M-MELD-8).
    """
    if not may_be_added:
        return Refusal.of("M-MELD-4", "mille-refuse-no-wild-added", rank=spread.rank)
    if spread.closed:
        return Refusal.of("M-MELD-8", "mille-refuse-stays-natural", rank=spread.rank)
    return None


def why_not_join(spread: Spread | None, naturals: int, wilds: int, rules: WildRules) -> Refusal | None:
    """Cards of a rank that lies already join that spread; it must be a good one as it becomes (M-MELD-7)."""
    if spread is None:
        return why_not_wilds(naturals, wilds, rules)
    if not wilds:
        return None
    return why_not_more_wilds(spread, may_be_added=rules.may_be_added) or why_not_wilds(
        len(spread.naturals) + naturals, len(spread.wilds) + wilds, rules
    )


def why_not_add(card: Card, rank: Rank, spread: Spread | None, rules: WildRules) -> Refusal | None:
    """A card is added to an own spread of its rank, a two to the one it names (M-MELD-3).

    `spread` is the own spread of `rank`: the opponent's are never touched (M-MELD-9).
    """
    if card.rank is not rank and card.rank is not WILD:
        return Refusal.of("M-MELD-3", "mille-refuse-add-rank", card=card, rank=rank)
    if spread is None:
        return Refusal.of("M-MELD-3", "mille-refuse-no-spread", rank=rank)
    wilds = 0 if card.rank is rank else 1
    return why_not_join(spread, 1 - wilds, wilds, rules)


def joined(spread: Spread | None, rank: Rank, naturals: tuple[Card, ...], wilds: tuple[Card, ...]) -> Spread:
    """The one spread of a rank with these cards (M-MELD-7).

    What lies is never moved to another set nor taken back (M-MELD-5).
    """
    if spread is None:
        return Spread(rank, naturals, wilds)
    return Spread(rank, spread.naturals + naturals, spread.wilds + wilds, spread.closed)


def taken_with_pile(
    spread: Spread | None, rank: Rank, cards: tuple[Card, ...], stays: StaysNatural
) -> Spread:
    """The naturals laid at a take join the own spread, with a wild in it or not (M-MELD-7).

    Wilds may be added afterwards, unless the option bars new ones from it (M-MELD-8).
    """
    grown = joined(spread, rank, cards, ())
    return grown if stays == "off" else Spread(rank, grown.naturals, grown.wilds, closed=True)


def after_turn(spread: Spread, stays: StaysNatural) -> Spread:
    """Under `this_turn` a set taken with the pile is natural only until that turn ends (M-MELD-8)."""
    if stays != "this_turn" or not spread.closed:
        return spread
    return Spread(spread.rank, spread.naturals, spread.wilds)


def most_wilds(spread: Spread | None, rules: WildRules) -> int:
    """How many twos, at most, three cards laid now may bring to this spread or to a new one."""
    for wilds in (2, 1):
        if why_not_join(spread, 3 - wilds, wilds, rules) is None:
            return wilds
    return 0


@cache
def lays(rank: Rank, held: bytes, twos: bytes, wilds: int) -> tuple[Lay, ...]:
    """Every lay of this rank, with `wilds` twos at most, for these counts of its cards and of twos."""
    own = _cards(rank, held)
    standing_in = _cards(WILD, twos)
    return tuple(
        lay(naturals + wild)
        for n in range(wilds + 1)
        for naturals in choices(own, 3 - n)
        for wild in choices(standing_in, n)
    )


@cache
def natural_adds(rank: Rank, held: bytes) -> tuple[Add, ...]:
    return tuple(add(each) for each in dict.fromkeys(_cards(rank, held)))


@cache
def wild_adds(rank: Rank, twos: bytes) -> tuple[Add, ...]:
    return tuple(add(each, rank) for each in dict.fromkeys(_cards(WILD, twos)))


def _cards(rank: Rank, held: bytes) -> tuple[Card, ...]:
    kinds = DECK.kinds[DECK.row(rank)]
    return tuple(kind for kind, n in zip(kinds, held, strict=True) for _ in range(n))
