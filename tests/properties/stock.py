"""A stock for tests: any order, and a note of which place of it went to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laydown.cards import cards
from laydown.table.stock import SplitStock

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.cards import Card


class NotedStock:
    """The cards of `order`, the first dealt first; `drawn` lists (seat, place) of each card taken.

    A place is the number of a physical card: 0.. for those of the order, going on through those of each
    refill. A cut moves the places, not their numbers.
    """

    def __init__(self, order: Iterable[Card] | str) -> None:
        self.kinds: list[Card] = list(cards(order) if isinstance(order, str) else order)
        self.left: list[int] = list(range(len(self.kinds)))
        self.drawn: list[tuple[int, int]] = []
        self.refills: list[range] = [range(len(self.kinds))]
        self.playing = False

    def __len__(self) -> int:
        return len(self.left)

    def draw(self, seat: int) -> Card:
        place = self.left.pop(0)
        self.drawn.append((seat, place))
        return self.kinds[place]

    def cut(self, place: int) -> None:
        self.left = self.left[place:] + self.left[:place]

    def begin_play(self) -> None:
        assert not self.playing, "play begins once"
        self.playing = True

    def refill(self, order: Sequence[Card]) -> None:
        first = len(self.kinds)
        self.kinds += order
        self.refills.append(range(first, len(self.kinds)))
        self.left += self.refills[-1]

    def cards(self) -> tuple[Card, ...]:
        return tuple(self.kinds[place] for place in self.left)


class NotedSplitStock(NotedStock):
    """The same for a stock that is divided among so many seats; what is divided here is places."""

    def __init__(self, order: Iterable[Card] | str, seats: int) -> None:
        super().__init__(order)
        places: Any = self.left
        self._split = SplitStock(places, seats)

    def __len__(self) -> int:
        return len(self._split)

    def draw(self, seat: int) -> Card:
        drawn: Any = self._split.draw(seat)
        place = int(drawn)
        self.drawn.append((seat, place))
        return self.kinds[place]

    def cut(self, place: int) -> None:
        self._split.cut(place)

    def begin_play(self) -> None:
        super().begin_play()
        self._split.begin_play()

    def refill(self, order: Sequence[Card]) -> None:
        super().refill(order)
        places: Any = self.refills[-1]
        self._split.refill(places)

    def cards(self) -> tuple[Card, ...]:
        places: tuple[Any, ...] = self._split.cards()
        return tuple(self.kinds[int(place)] for place in places)
