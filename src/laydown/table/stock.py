"""The face-down cards: in one order for all, or divided among the seats for duels.

Both are what games/rules.py calls a Stock. Drawing is on the hot path of every simulation: a card is
popped from the end of a list that holds the next card last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from laydown.games.rules import DEALER

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.cards import Card


StockKind: TypeAlias = Literal["ordinary", "split"]
"""One stock for all, or one divided among the seats (TABLE-STOCK-1)."""

SPLIT: Final = "split"


class OrderedStock:
    """One stock for all: whoever draws takes the next card of the order, its first card first."""

    __slots__ = ("_left",)

    def __init__(self, order: Iterable[Card]) -> None:
        self._left = list(order)
        self._left.reverse()

    def __len__(self) -> int:
        return len(self._left)

    def draw(self, seat: int) -> Card:  # noqa: ARG002 - the same next card for every seat
        return self._left.pop()

    def cut(self, place: int) -> None:
        """Move the first `place` cards to the back."""
        if place:
            self._left = self._left[-place:] + self._left[:-place]

    def begin_play(self) -> None:
        """Nothing is divided here."""

    def refill(self, order: Sequence[Card]) -> None:
        """Put these cards under what is left, the first of them drawn first."""
        self._left = [*reversed(order), *self._left]

    def cards(self) -> tuple[Card, ...]:
        return tuple(reversed(self._left))


class SplitStock:
    """A stock in which each seat draws its own cards, so that in a duel played twice with the seats swapped
    both players draw what the other drew; the law of the cards is that of one stock (TABLE-STOCK-1).

    The rule. Hands and upcard are dealt from the order like any other. Then `begin_play` deals what is left
    into one queue a seat, card by card, seat 0 first: the j-th card that a seat draws is the j-th of its
    queue, whatever the others do. A seat whose queue is empty draws from the back of the longest queue, of
    several equally long ones that of the lowest seat. A refill waits until every queue is empty and is then
    divided in the same way.

    Which place of the order is turned over next hangs on what has happened alone, never on the cards still
    hidden; so what came out, `ordinary()`, is an order that a plain stock would have had to deal the same.
    """

    __slots__ = ("_cut", "_drawn", "_first", "_queues", "_refills", "_seats", "_undivided", "_waiting")

    def __init__(self, order: Iterable[Card], seats: int) -> None:
        self._seats = seats
        self._undivided = list(order)
        self._undivided.reverse()
        self._first = len(self._undivided)
        self._queues: list[list[Card]] = [[] for _ in range(seats)]
        self._waiting: list[tuple[Card, ...]] = []
        self._refills: list[int] = []
        self._drawn: list[Card] = []
        self._cut = 0

    def __len__(self) -> int:
        return (
            len(self._undivided)
            + sum([len(queue) for queue in self._queues])
            + sum([len(each) for each in self._waiting])
        )

    def draw(self, seat: int) -> Card:
        """The next card of this seat's queue, and before the division the next of the order."""
        if self._undivided:
            card = self._undivided.pop()
        else:
            queue = self._queues[seat] if seat != DEALER else ()
            card = queue.pop() if queue else self._from_longest(seat)
        self._drawn.append(card)
        return card

    def cut(self, place: int) -> None:
        """Move the first `place` cards to the back, before anything is dealt."""
        if place:
            self._undivided = self._undivided[-place:] + self._undivided[:-place]
        self._cut += place

    def begin_play(self) -> None:
        self._divide(self.cards())
        self._undivided = []

    def refill(self, order: Sequence[Card]) -> None:
        self._refills.append(len(order))
        self._waiting.append(tuple(order))
        if not self._undivided and not any(self._queues):
            self._divide(self._waiting.pop(0))

    def cards(self) -> tuple[Card, ...]:
        """All that is left, as it comes out if the seats draw in turn, seat 0 first."""
        left = list(reversed(self._undivided))
        queues = [list(queue) for queue in self._queues]
        while any(queues):
            left += [queue.pop() for queue in queues if queue]
        for waiting in self._waiting:
            left += waiting
        return tuple(left)

    def ordinary(self) -> tuple[tuple[Card, ...], ...]:
        """The order that a plain stock would have had to deal the same, and that of each refill after it."""
        came = (*self._drawn, *self.cards())
        order = came[: self._first]
        uncut = order[-self._cut :] + order[: -self._cut] if self._cut else order
        orders = [uncut]
        at = self._first
        for count in self._refills:
            orders.append(came[at : at + count])
            at += count
        return tuple(orders)

    def _divide(self, row: Sequence[Card]) -> None:
        self._queues = [list(reversed(row[seat :: self._seats])) for seat in range(self._seats)]

    def _from_longest(self, seat: int) -> Card:
        """The back of the longest queue: the card that its own seat would have drawn last."""
        longest = max(self._queues, key=len)
        if longest:
            return longest.pop(0)
        if not self._waiting:
            raise IndexError("there is no card left to draw")
        self._divide(self._waiting.pop(0))
        queue = self._queues[seat] if seat != DEALER else self._queues[0]
        return queue.pop() if queue else self._from_longest(seat)
