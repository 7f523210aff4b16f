"""Which cards of a hand were meant, where only a rank, a number or `a wild` was typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laydown.errors import AmbiguousInput, MalformedInput, Message
from laydown.terminal.desk import own_hand
from laydown.terminal.hand_order import is_rank

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from laydown.cards import Card, Hand, Rank
    from laydown.games.rules import Offer
    from laydown.terminal.typed import Pick, Reading

MOST_CHOICES = 9
"""So many choices are asked for by number; more would be a page to read."""


@dataclass(frozen=True, slots=True)
class Now:
    """What the player has before him: the view of the deal, what is on offer, and the hand in his order.

    `alike` gives the same value for two cards that no rule tells apart, so that nobody is asked which.
    """

    view: Any
    offer: Offer
    row: tuple[Card, ...]
    reading: Reading
    wild_rank: Rank | None
    alike: Callable[[Card], object]

    @property
    def hand(self) -> Hand:
        return own_hand(self.view)

    def is_wild(self, card: Card) -> bool:
        return is_rank(self.wild_rank)(card)

    def atoms(self, verb: str) -> tuple[Any, ...]:
        """The legal atoms with this verb."""
        return tuple(atom for atom in self.offer.actions if atom.verb == verb)

    def at(self, pick: Pick) -> Card | None:
        """The card that was named or numbered; None if only a rank was. MalformedInput past the last card."""
        if pick.place is None:
            return pick.card
        if not 1 <= pick.place <= len(self.row):
            raise MalformedInput(
                Message.of("terminal-no-such-number", number=pick.place, count=len(self.row)), pick.text
            )
        return self.row[pick.place - 1]

    def meant(self, picks: Sequence[Pick]) -> list[tuple[Card, ...]]:
        """Every choice of cards from the hand that these picks could mean, alike ones once.

        A card that is named stands as it is, held or not: the referee says so. MalformedInput for a rank
        of which the hand has too few.
        """
        ways: list[tuple[Card, ...]] = [()]
        places = sorted(
            range(len(picks)), key=lambda place: self.at(picks[place]) is None
        )  # named ones first
        for place in places:
            pick = picks[place]
            ways = [(*way, each) for way in ways for each in self._candidates(pick, way)]
            if not ways:
                raise MalformedInput(self._none_held(pick), pick.text)
            ways = self._different(ways)
        as_typed = sorted(range(len(picks)), key=places.__getitem__)
        return [tuple(way[at] for at in as_typed) for way in ways]

    def the_one(
        self, picks: Sequence[Pick], full_form: Callable[[tuple[Card, ...]], str]
    ) -> tuple[Card, ...]:
        """The cards these picks mean; AmbiguousInput with the full forms if they could be several."""
        ways = self.meant(picks)
        if len(ways) > 1:
            raise which(full_form(way) for way in ways)
        return ways[0]

    def held(self, rank: Rank | None) -> tuple[Card, ...]:
        """All cards of a rank in the hand."""
        return tuple(each for each in self.hand if each.rank is rank)

    def _candidates(self, pick: Pick, used: tuple[Card, ...]) -> Iterable[Card]:
        named = self.at(pick)
        if named is not None:
            return (named,)
        kinds = (kind for kind in self.hand.kinds() if self.hand.count(kind) > used.count(kind))
        if pick.wild:
            return [kind for kind in kinds if self.is_wild(kind)]
        return [kind for kind in kinds if kind.rank is pick.rank]

    def _different(self, ways: list[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
        by_look: dict[tuple[str, ...], tuple[Card, ...]] = {}
        for way in ways:
            by_look.setdefault(tuple(sorted(str(self.alike(each)) for each in way)), way)
        return list(by_look.values())

    def _none_held(self, pick: Pick) -> Message:
        if pick.rank is None:
            return Message.of("terminal-no-more-wilds")
        return Message.of("terminal-no-more-of-rank", rank=pick.rank)


def which(full_forms: Iterable[str]) -> AmbiguousInput:
    """The question which of these lines was meant."""
    return AmbiguousInput(Message.of("terminal-which"), tuple(full_forms)[:MOST_CHOICES])
