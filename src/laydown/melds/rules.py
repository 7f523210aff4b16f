"""What a table has agreed on about combinations: which cards are wild, and where they may stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from laydown.cards import Rank
from laydown.melds.hopeless import Hopeless
from laydown.melds.search import search_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from laydown.cards import Card, Deck
    from laydown.melds.search import Search
    from laydown.melds.sets import WildLimit


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The rules of combinations for one deal.

    `wild_rank` is wild, also in its own place of a run, and so are jokers; None for jokers only.
    `wild_limit` is how many wilds a combination may have: any number, one, or half of its cards; with
    `all_wild` it may consist of them (which only `none` leaves room for). `ace_high` lets an ace also
    follow the king. `points` are what each kind of the deck costs in hand, 1 or more for a natural card.
    """

    deck: Deck
    wild_rank: Rank | None
    wild_limit: WildLimit
    all_wild: bool
    ace_high: bool
    points: tuple[int, ...]
    least: Search = field(init=False, repr=False, compare=False)
    """Finds the least penalty."""

    fewest: Search = field(init=False, repr=False, compare=False)
    """Finds the fewest cards left."""

    hopeless: Hopeless = field(init=False, repr=False, compare=False)
    """Tells at once most hands that cannot go out."""

    def __post_init__(self) -> None:
        if len(self.points) != len(self.deck.kinds):
            raise ValueError("points are given for each kind of the deck")
        if any(points < 1 and not self.is_wild(kind) for kind, points in self._priced()):
            raise ValueError("a natural card costs at least a point in hand")
        object.__setattr__(self, "least", search_of(self, self.points))
        object.__setattr__(self, "fewest", search_of(self, (1,) * len(self.points)))
        object.__setattr__(self, "hopeless", Hopeless(self))

    @property
    def aces_follow_kings(self) -> bool:
        """Whether an ace may also be high: the table plays so, and the deck has both aces and kings."""
        return self.ace_high and {Rank.ACE, Rank.KING} <= set(self.deck.ranks)

    def is_wild(self, card: Card) -> bool:
        """A card of the wild rank is always wild, also in its own place of a run; so is a joker."""
        return card.rank is self.wild_rank or card.rank is Rank.JOKER

    def _priced(self) -> Iterator[tuple[Card, int]]:
        return zip(self.deck.kinds, self.points, strict=True)

    def __reduce__(self) -> tuple[Any, ...]:
        values = self.deck, self.wild_rank, self.wild_limit, self.all_wild, self.ace_high, self.points
        return MeldRules, values
