"""What a game is that is small enough to be solved exactly.

A position holds everything that still matters, hidden cards too, and nothing of how it came about: there are
far fewer positions than histories. What a seat is told of a step is said by `told` and by nothing else, and
an information state is the row of what its seat was told. So nobody forgets anything, and all histories of
an information state are equally long.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from math import comb, prod
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

CHANCE: Final = -1
OVER: Final = -4
"""Who is to act where no seat is; the numbers are those of OpenSpiel."""

SEATS: Final = 2

Counts: TypeAlias = "tuple[int, ...]"
"""How many cards there are of each kind."""

P = TypeVar("P")


class MiniGame(Protocol[P]):
    """A game for two seats in which one makes what the other loses. P is what its positions are.

    `actions` are the texts of what a seat may do and `outcomes` those of what chance may; an action or an
    outcome is its place there. No history has more than `longest` steps, and no seat makes more than `most`.
    """

    @property
    def name(self) -> str: ...

    @property
    def pack(self) -> Pack: ...

    @property
    def actions(self) -> tuple[str, ...]: ...

    @property
    def outcomes(self) -> tuple[str, ...]: ...

    @property
    def longest(self) -> int: ...

    @property
    def most(self) -> int: ...

    def first(self) -> P:
        """Before anything is dealt."""
        ...

    def to_act(self, position: P) -> int:
        """The seat that chooses, CHANCE or OVER."""
        ...

    def legal(self, position: P) -> Sequence[int]:
        """What the seat to act may do, in rising order."""
        ...

    def chances(self, position: P) -> Sequence[tuple[int, int]]:
        """What chance may do, in rising order, and in how many ways, all of them as likely."""
        ...

    def after(self, position: P, step: int) -> P:
        """The position after an action or an outcome."""
        ...

    def told(self, position: P, step: int, seat: int) -> str:
        """What this seat is told of the step that is done there."""
        ...

    def points(self, position: P) -> int:
        """Once it is over: what seat 0 made, and seat 1 lost."""
        ...

    @property
    def planes(self) -> tuple[tuple[str, int], ...]:
        """What `observe` gives, in order: the name of each part and how many numbers it has."""
        ...

    def observe(self, position: P, seat: int) -> tuple[int, ...]:
        """What this seat sees before it, once all is dealt: nothing that it may not know."""
        ...

    def greedy(self, position: P) -> int:
        """What `greedy` does for the seat to act. It looks at nothing that the seat may not know."""
        ...


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of a mini game: the letters of its kinds, how many there are of each, and of a hand.

    `outcomes` of chance are first the kinds, one card each, and then whole `hands`.
    """

    kinds: tuple[str, ...]
    copies: Counts
    hand: int
    hands: tuple[Counts, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(_hands(self.copies, self.hand)))

    @property
    def size(self) -> int:
        return sum(self.copies)

    @property
    def none(self) -> Counts:
        return (0,) * len(self.kinds)

    @property
    def outcomes(self) -> tuple[str, ...]:
        return (*self.kinds, *map(self.text, self.hands))

    def text(self, counts: Counts) -> str:
        """The cards as one writes them."""
        return " ".join(kind for kind, n in zip(self.kinds, counts, strict=True) for _ in range(n))

    def hand_dealt(self, outcome: int) -> Counts:
        return self.hands[outcome - len(self.kinds)]

    def hand_chances(self, left: Counts) -> tuple[tuple[int, int], ...]:
        """The hands that may be dealt of what is left, and in how many ways."""
        return _hand_chances(self, left)


@cache
def _hand_chances(pack: Pack, left: Counts) -> tuple[tuple[int, int], ...]:
    ways = (prod(map(comb, left, hand)) for hand in pack.hands)
    return tuple((len(pack.kinds) + at, n) for at, n in enumerate(ways) if n)


def card_chances(left: Counts) -> tuple[tuple[int, int], ...]:
    """The kinds that may come, and how many cards there are of each."""
    return tuple((kind, n) for kind, n in enumerate(left) if n)


def _hands(copies: Counts, size: int) -> list[Counts]:
    """Every hand of this size."""
    if not copies:
        return [] if size else [()]
    return [(n, *rest) for n in range(min(copies[0], size) + 1) for rest in _hands(copies[1:], size - n)]


def plus(counts: Counts, kind: int, more: int = 1) -> Counts:
    """With so many more of a kind, or fewer."""
    return (*counts[:kind], counts[kind] + more, *counts[kind + 1 :])


def left_of(copies: Counts, *taken: Counts) -> Counts:
    """What is left of these cards."""
    return tuple(n - sum(gone) for n, *gone in zip(copies, *taken, strict=True))


def put(row: tuple[Counts, ...], seat: int, counts: Counts) -> tuple[Counts, ...]:
    return (*row[:seat], counts, *row[seat + 1 :])
