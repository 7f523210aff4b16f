"""The public page of what was dealt in all finished matches."""

from __future__ import annotations

from typing import Literal

from laydown.wire.shape import Shape


class Frequency(Shape, frozen=True):
    """A rank or a suit (`*` for jokers), how often it was dealt, and how often is to be expected."""

    card: str
    dealt: int
    expected: float


class ChiSquare(Shape, frozen=True):
    """`p` is how often an honest server shows a statistic as large or larger."""

    statistic: float
    degrees: int
    p: float


class WildsDealt(Shape, frozen=True):
    """Wilds in a hand as dealt, in the mean; `test` is null where there are too few hands."""

    who: Literal["person", "bot"]
    hands: int
    mean: float
    expected: float
    test: ChiSquare | None


class FirstPlayer(Shape, frozen=True):
    """The share of deals that the seat which played first won, with a 95 % interval; `even` is the share if
    it made no difference.
    """

    deals: int
    share: float
    low: float
    high: float
    even: float


class FairGame(Shape, frozen=True):
    """`by_rank` and `by_suit` are null where too little was dealt."""

    game: str
    title: str
    matches: int
    deals: int
    hands: int
    ranks: list[Frequency]
    suits: list[Frequency]
    by_rank: ChiSquare | None
    by_suit: ChiSquare | None
    wilds: list[WildsDealt]
    first: FirstPlayer | None


class FairPage(Shape, frozen=True):
    """`least` is how many deals of a game there must be before anything is said of them."""

    least: int
    games: list[FairGame]
