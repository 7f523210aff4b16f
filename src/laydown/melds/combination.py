"""Combinations as a player sees them on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from laydown.cards import Card, Rank, Suit


class Place(NamedTuple):
    """What a card of a combination stands for; a wild in a set stands for a rank of no certain suit."""

    rank: Rank
    suit: Suit | None

    def __str__(self) -> str:
        return self.rank.letter + (self.suit.letter if self.suit is not None else "")


@dataclass(frozen=True, slots=True)
class Combination:
    """A set, a run or wilds alone; `stands_for` gives the place of each card.

    A run is in order, an ace that follows the king at its end. A set has its natural cards first.
    """

    kind: Literal["set", "run", "wilds"]
    cards: tuple[Card, ...]
    stands_for: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand with the least penalty: combinations, and the cards left with what they cost."""

    penalty: int
    combinations: tuple[Combination, ...]
    left: tuple[Card, ...]
