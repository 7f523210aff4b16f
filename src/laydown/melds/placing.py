"""From the outline of an arrangement to its combinations: which wild goes where, and stands for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.melds.combination import Arrangement, Combination, Place
from laydown.melds.layout import FULL
from laydown.melds.sets import SHORTEST, shared_among_sets, wilds_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Card, Hand, Suit
    from laydown.melds.rules import MeldRules
    from laydown.melds.search import Outline


@dataclass(slots=True)
class _Set:
    naturals: list[Card]
    wilds: int


@dataclass(slots=True)
class _Run:
    """Places `low` to `high` of a suit, counted from the lowest rank; an ace above the king comes last."""

    suit: Suit
    naturals: dict[int, Card]
    low: int
    high: int

    @property
    def length(self) -> int:
        return self.high - self.low + 1

    @property
    def wilds(self) -> int:
        return self.length - len(self.naturals)


def arrangement_of(hand: Hand, rules: MeldRules, outline: Outline) -> Arrangement:
    """Lay the hand out: sets and runs take shape first, then the wilds are named; the cheapest are left."""
    placing = _Placing(rules)
    placing.shape_sets(outline)
    placing.shape_runs(outline)
    wilds = [card for card in hand if rules.is_wild(card)]
    for card in sorted(wilds, key=lambda card: rules.points[rules.deck.index[card]])[: outline.unused]:
        wilds.remove(card)
    placing.place_spare(len(wilds))
    placing.join_runs()
    combinations = placing.named(wilds)
    left = hand.without(card for each in combinations for card in each.cards)
    return Arrangement(outline.penalty, combinations, tuple(left))


class _Placing:
    """Combinations taking shape: sets by rank, counted from the lowest, and runs."""

    def __init__(self, rules: MeldRules) -> None:
        self._rules = rules
        self._deck = rules.deck
        self._ranks = len(rules.deck.ranks)
        self._top = self._ranks if rules.aces_follow_kings else self._ranks - 1
        self._sets: dict[int, _Set] = {}
        self._runs: list[_Run] = []

    def shape_sets(self, outline: Outline) -> None:
        """Sets of two naturals or more, with the wilds they need and then those they may have besides."""
        counts = outline.in_sets.to_bytes(len(self._deck.kinds), "little")
        for place, (kind, count) in enumerate(zip(self._deck.kinds, counts, strict=True)):
            if count:
                self._set_of(place // len(self._deck.suits)).naturals += [kind] * count
        more = outline.with_sets
        for each in self._sets.values():
            each.wilds = max(0, SHORTEST - len(each.naturals))
            more -= each.wilds
        for each in self._sets.values():
            _, most = wilds_with(len(each.naturals), self._rules.wild_limit) or (0, 0)
            further = min(more, max(0, most - each.wilds))
            each.wilds += further
            more -= further

    def shape_runs(self, outline: Outline) -> None:
        """Runs, their wilds in the gaps, then above and then below; one card with two wilds is a set."""
        for index, taken, wilds in outline.runs:
            places = self._places(taken)
            suit = self._deck.suits[index]
            if len(places) == 1:
                self._add_to_set(self._card(places[0], suit), wilds)
                continue
            naturals = {place: self._card(place, suit) for place in places}
            run = _Run(suit, naturals, places[0], places[-1])
            self._runs.append(run)
            self._lengthen(run, wilds - run.wilds)

    def place_spare(self, wilds: int) -> None:
        """Wilds that nothing needs go to a set, else to runs, as long as these have room.

        Where even that is full, the only run gives up its highest card to a set with all that are spare;
        if there is nothing they could join they stay together.
        """
        in_sets = sum(each.wilds for each in self._sets.values())
        spare = wilds - in_sets - sum(run.wilds for run in self._runs)
        if self._sets:
            next(iter(self._sets.values())).wilds += spare
            return
        for run in self._runs:
            spare -= self._lengthen(run, min(spare, self._ranks - run.length))
        if spare and self._runs:
            run = self._runs.pop()
            spare += run.wilds
            highest = run.naturals.pop(max(run.naturals))
            places = sorted(run.naturals)
            needed = max(places[-1] - places[0] + 1, SHORTEST) - len(places)
            if len(places) == 1:
                self._add_to_set(run.naturals[places[0]], needed)
            else:
                self._runs.append(_Run(run.suit, run.naturals, places[0], places[-1]))
                self._lengthen(self._runs[-1], needed - self._runs[-1].wilds)
            self._add_to_set(highest, spare - needed)

    def join_runs(self) -> None:
        """Two runs of which one continues the other are shown as one, if that one is legal too."""
        joined: list[_Run] = []
        for run in sorted(self._runs, key=lambda run: (run.suit, run.low, run.high)):
            before = next((each for each in joined if self._continues(each, run)), None)
            if before is None:
                joined.append(run)
            else:
                before.naturals |= run.naturals
                before.high = run.high
        self._runs = joined

    def named(self, wilds: Sequence[Card]) -> tuple[Combination, ...]:
        """The combinations with the wilds in them: each in its own place if a run has that, else any."""
        pool = list(wilds)
        rows = [self._row(run) for run in self._runs]
        for row in rows:
            for at, (card, place) in enumerate(row):
                own = next((wild for wild in pool if (wild.rank, wild.suit) == place), None)
                if card is None and own is not None:
                    row[at] = own, place
                    pool.remove(own)
        combinations: list[Combination] = []
        for rank, each in sorted(self._sets.items()):
            naturals = sorted(each.naturals)
            for count, wild_count in shared_among_sets(len(naturals), each.wilds, self._rules.wild_limit):
                cards, naturals = naturals[:count], naturals[count:]
                places = [Place(card.rank, card.suit) for card in cards]
                cards += [pool.pop(0) for _ in range(wild_count)]
                places += [Place(self._deck.ranks[rank], None)] * wild_count
                combinations.append(Combination("set", tuple(cards), tuple(places)))
        for row in rows:
            filled = tuple(card or pool.pop(0) for card, _ in row)
            combinations.append(Combination("run", filled, tuple(place for _, place in row)))
        if pool:
            places = [Place(card.rank, card.suit) for card in pool]
            combinations.append(Combination("wilds", tuple(pool), tuple(places)))
        return tuple(combinations)

    def _set_of(self, rank: int) -> _Set:
        return self._sets.setdefault(rank, _Set([], 0))

    def _add_to_set(self, card: Card, wilds: int) -> None:
        each = self._set_of(self._deck.ranks.index(card.rank))
        each.naturals.append(card)
        each.wilds += wilds

    def _places(self, taken: int) -> list[int]:
        step = self._rules.least.layout.step
        return [place for place in range(self._ranks + 1) if taken >> place * step & FULL]

    def _card(self, place: int, suit: Suit) -> Card:
        """The card of this suit at this place; the place above the king is the ace's."""
        ranks, suits = self._deck.ranks, self._deck.suits
        return self._deck.kinds[place % len(ranks) * len(suits) + suits.index(suit)]

    def _lengthen(self, run: _Run, wilds: int) -> int:
        """Put so many wilds at the upper end, then at the lower; the run has room for them."""
        above = min(wilds, self._top - run.high)
        run.high += above
        run.low -= wilds - above
        return wilds

    def _continues(self, before: _Run, run: _Run) -> bool:
        wilds = before.wilds + run.wilds
        return (
            (before.suit, before.high + 1) == (run.suit, run.low)
            and before.length + run.length <= self._ranks
            and (self._rules.wild_limit != "one" or wilds <= 1)
        )

    def _row(self, run: _Run) -> list[tuple[Card | None, Place]]:
        """Each place of the run with its natural card, or None where a wild stands."""
        cards = [(place, self._card(place, run.suit)) for place in range(run.low, run.high + 1)]
        return [(run.naturals.get(place), Place(card.rank, card.suit)) for place, card in cards]
