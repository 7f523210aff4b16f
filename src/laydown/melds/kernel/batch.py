"""What the compiled search answers: for one hand, and for many at once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from laydown.compiled import in_parts, kernel
from laydown.melds.kernel.form import (
    MOST_CARDS,
    MUCH,
    NEVER,
    Melds,
    form_of,
    natural_prices,
    work_room,
)
from laydown.melds.kernel.least import least
from laydown.melds.kernel.tables import tables_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.melds.rules import MeldRules

    Counts: TypeAlias = NDArray[np.uint8]
    Question: TypeAlias = Callable[[Counts, Melds, Record, NDArray[np.int64]], None]


@kernel
def each_least(hands: NDArray[np.uint8], melds: Melds, work: Record, found: NDArray[np.int64]) -> None:
    for at in range(hands.shape[0]):
        found[at] = least(hands[at], melds, work, 0, MUCH)


@kernel
def after_discard(counts: NDArray[np.uint8], melds: Melds, work: Record) -> int:
    """The least penalty after the best discard: the dearest first, since none saves more than its points."""
    points = melds.forms[0].points
    kinds = counts.shape[0]
    hand = work.hand[:kinds]
    for kind in range(kinds):
        hand[kind] = counts[kind]
    penalty = least(hand, melds, work, 0, MUCH)
    best = MUCH
    # Kinds of one price after the other, from the dearest down.
    price = MUCH
    while True:
        next_price = -1
        for kind in range(kinds):
            if counts[kind] and next_price < points[kind] < price:
                next_price = points[kind]
        price = next_price
        floor = max(0, penalty - price)
        if price < 0 or floor >= best:
            return best
        for kind in range(kinds):
            if counts[kind] and points[kind] == price:
                hand[kind] -= 1
                best = least(hand, melds, work, floor, best)
                hand[kind] += 1
                if best <= floor:
                    return best


@kernel
def each_after_discard(
    hands: NDArray[np.uint8], melds: Melds, work: Record, found: NDArray[np.int64]
) -> None:
    for at in range(hands.shape[0]):
        found[at] = after_discard(hands[at], melds, work)


@kernel
def after_discards(counts: NDArray[np.uint8], melds: Melds, work: Record, found: NDArray[np.int64]) -> None:
    """The least penalty after each discard, by kind; -1 for kinds that the hand does not hold."""
    kinds = counts.shape[0]
    hand = work.hand[:kinds]
    for kind in range(kinds):
        hand[kind] = counts[kind]
    penalty = least(hand, melds, work, 0, MUCH)
    for kind in range(kinds):
        found[kind] = -1
        if counts[kind]:
            hand[kind] -= 1
            found[kind] = least(hand, melds, work, max(0, penalty - melds.forms[0].points[kind]), MUCH)
            hand[kind] += 1


@kernel
def each_after_discards(
    hands: NDArray[np.uint8], melds: Melds, work: Record, found: NDArray[np.int64]
) -> None:
    for at in range(hands.shape[0]):
        after_discards(hands[at], melds, work, found[at])


class Kernel:
    """Least penalties under one set of rules, compiled. It may be shared by threads.

    Hands are counts by kind: `Hand.counts`, or a row of unsigned bytes; many of them are a matrix, and go
    over so many `cores`, with 0 over all. Hands of up to MOST_CARDS cards are taken, as long as their
    natural cards cannot cost 255 points; others are ValueErrors. With the first kernel for some prices a
    table of 27 megabytes is made, in less than half a second, under the limit `half` in some seconds once and
    from then on read from where compiled code lies.

    >>> from laydown.cards import Hand, standard_deck
    >>> from laydown.melds import MeldRules
    >>> hand = Hand.of(standard_deck(2), "5S 6S 7S 9H 9D")
    >>> rules = MeldRules(hand.deck, None, "none", True, False, (1,) * len(hand.counts))
    >>> kernel_of(rules).least_penalty(hand.counts)
    2
    """

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self.melds()  # tables are made now, and what the kernel cannot do is refused
        self._kinds = len(rules.deck.kinds)
        natural = [
            points
            for kind, points in zip(rules.deck.kinds, rules.points, strict=True)
            if not rules.is_wild(kind)
        ]
        self._most = min(MOST_CARDS, (NEVER - 1) // max(natural))

    def melds(self) -> Melds:
        """The rules for compiled functions. The tables are not kept here: only those last used are."""
        return melds_of(self.rules)

    def least_penalty(self, counts: bytes | Counts) -> int:
        """The points left in hand when the other cards form combinations as well as they can."""
        return int(self.least_penalties(_matrix(counts), 1)[0])

    def least_penalty_after_discard(self, counts: bytes | Counts) -> int:
        """The least penalty after the best discard."""
        return int(self.least_penalties_after_discard(_matrix(counts), 1)[0])

    def penalties_after_discards(self, counts: bytes | Counts) -> NDArray[np.int64]:
        """The least penalty after each discard, by kind; -1 for kinds that the hand does not hold."""
        return self.penalties_after_each_discard(_matrix(counts), 1).reshape(self._kinds)

    def least_penalties(self, hands: Counts, cores: int = 0) -> NDArray[np.int64]:
        """The least penalty of each hand."""
        return self._ask(each_least, hands, np.empty(len(hands), np.int64), cores)

    def least_penalties_after_discard(self, hands: Counts, cores: int = 0) -> NDArray[np.int64]:
        """The least penalty of each hand after its best discard; ValueError for a hand without cards."""
        if not hands.any(axis=1).all():
            raise ValueError("a hand without cards has no discard")
        return self._ask(each_after_discard, hands, np.empty(len(hands), np.int64), cores)

    def penalties_after_each_discard(self, hands: Counts, cores: int = 0) -> NDArray[np.int64]:
        """For each hand a row with the least penalty after each discard, by kind; -1 for kinds it lacks."""
        return self._ask(each_after_discards, hands, np.empty(hands.shape, np.int64), cores)

    def _ask(
        self, question: Question, hands: Counts, found: NDArray[np.int64], cores: int
    ) -> NDArray[np.int64]:
        self._check(hands)
        rows = np.require(
            hands, requirements=("C", "W")
        )  # read-only ones would be another type to compile for
        melds = self.melds()
        in_parts(
            len(rows),
            lambda first, end: question(rows[first:end], melds, work_room(), found[first:end]),
            cores,
        )
        return found

    def _check(self, hands: Counts) -> None:
        if hands.ndim != 2 or hands.shape[1] != self._kinds or hands.dtype != np.uint8:
            raise ValueError(
                f"a hand is {self._kinds} unsigned bytes, not {hands.dtype} of shape {hands.shape}"
            )
        most = hands.sum(axis=1).max(initial=0)
        if most > self._most:
            raise ValueError(f"hands have up to {self._most} cards here, not {most}")


def _matrix(counts: bytes | Counts) -> Counts:
    row = np.frombuffer(counts, np.uint8) if isinstance(counts, bytes) else counts
    return row[None]


@lru_cache(maxsize=64)
def kernel_of(rules: MeldRules) -> Kernel:
    """The kernel for these rules: made once."""
    return Kernel(rules)


def melds_of(rules: MeldRules) -> Melds:
    """The rules of combinations for compiled functions.

    ValueError where a natural card costs 255 points or more, since tables have a byte for what a row costs,
    or where cards of one rank differ in points.
    """
    forms, prices = _forms_and_prices(rules)
    return Melds(*tables_of(prices, int(forms[0].limit), ace_high=bool(forms[0].ace_high)), forms)


@lru_cache(maxsize=64)
def _forms_and_prices(rules: MeldRules) -> tuple[Records, tuple[int, ...]]:
    prices, *others = natural_prices(rules)
    if any(other != prices for other in others):
        raise ValueError("compiled arrangement knows one price a rank, not one for each suit")
    if max(prices) >= NEVER:
        raise ValueError("compiled arrangement knows natural cards of up to 254 points")
    return form_of(rules), prices
