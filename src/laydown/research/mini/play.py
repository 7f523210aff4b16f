"""A mini game as it is played: where it stands, and what each seat was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.research.mini.game import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.research.mini.game import MiniGame

DEALING: Final = 3
"""So many steps are dealing: two hands and the upcard."""


class Round:
    """One deal of a mini game. `told` has, for each seat, what it was told of each step so far."""

    def __init__(self, game: MiniGame[Any]) -> None:
        self.game = game
        self.position: Any = game.first()
        self.told: tuple[list[str], list[str]] = ([], [])

    def __deepcopy__(self, memo: object) -> Round:
        """What a copy shares with its original never changes."""
        copy = Round(self.game)
        copy.position = self.position
        copy.told = (list(self.told[0]), list(self.told[1]))
        return copy

    @property
    def to_act(self) -> int:
        """The seat that chooses, or game.CHANCE or game.OVER."""
        return self.game.to_act(self.position)

    def legal(self) -> Sequence[int]:
        return self.game.legal(self.position)

    def do(self, step: int) -> None:
        """Do what is legal; nothing is asked."""
        for seat in range(SEATS):
            self.told[seat].append(self.game.told(self.position, step, seat))
        self.position = self.game.after(self.position, step)

    def draw_lot(self, chance: np.random.Generator) -> None:
        """Do what chance does."""
        outcomes, ways = zip(*self.game.chances(self.position), strict=True)
        lot = chance.integers(sum(ways))
        self.do(outcomes[int(np.searchsorted(np.cumsum(ways), lot, side="right"))])


class Record:
    """What a seat was told, as a row of numbers from which each word of it can be read again.

    First the cards dealt to it, the upcard, and the hand that was shown when the other seat went out, a count
    for each kind. Then for each step after the deal a row with 1 at the action, or at the kind of the card
    that it drew, or at the last place for a card that the other seat drew.
    """

    def __init__(self, game: MiniGame[Any]) -> None:
        self.kinds = len(game.pack.kinds)
        words = (*game.actions, *(f"card {kind}" for kind in game.pack.kinds), "card")
        self._place = {word: at for at, word in enumerate(words)}
        self._kind = {kind: at for at, kind in enumerate(game.pack.kinds)}
        self.width = len(words)
        self.rows = game.longest - DEALING
        self.size = 3 * self.kinds + self.rows * self.width

    def of(self, told: Sequence[str]) -> NDArray[np.float32]:
        """The row of these words."""
        row = np.zeros(self.size, np.float32)
        for word in told[:DEALING]:
            what, _, cards = word.partition(" ")
            self._count(row, 0 if what == "deal" else self.kinds, cards)
        for at, word in enumerate(told[DEALING:]):
            action, _, shown = word.partition(": ")
            row[3 * self.kinds + at * self.width + self._place[action]] = 1
            self._count(row, 2 * self.kinds, shown)
        return row

    def _count(self, row: NDArray[np.float32], at: int, cards: str) -> None:
        for each in cards.split():
            row[at + self._kind[each]] += 1


class Sight:
    """What a seat sees and remembers, as one row: what lies before it (`MiniGame.planes`), and the record of
    all it was told.
    """

    def __init__(self, game: MiniGame[Any]) -> None:
        self.game = game
        self.record = Record(game)
        self.seen = sum(size for _, size in game.planes)
        self.size = self.seen + self.record.size

    def of(self, position: Any, seat: int, told: Sequence[str]) -> NDArray[np.float32]:  # noqa: ANN401 - each game has its own
        """The row of a position at which the seat was told this."""
        row = np.zeros(self.size, np.float32)
        row[: self.seen] = self.game.observe(position, seat)
        row[self.seen :] = self.record.of(told)
        return row

    def mask(self, position: Any) -> NDArray[np.bool_]:  # noqa: ANN401 - each game has its own
        """What the seat to act may do."""
        mask = np.zeros(len(self.game.actions), np.bool_)
        mask[list(self.game.legal(position))] = True
        return mask
