"""What one seat, or a spectator, knows: the plain objects of the views.

The deal's view is tagged by `game`, which the games' own objects do not hold: `mille`, `three-thirteen`,
or `speed` for deals in beats. Lists with an entry for each seat go by seats from 0.
"""

from __future__ import annotations

from typing import TypeAlias

from laydown.wire.atoms import Action
from laydown.wire.results import Arrangement, Contribution, Result, Spread, Standing
from laydown.wire.shape import Shape


class DealView(Shape, frozen=True, tag_field="game"):
    """`hand` is null for a spectator, and `turn` where nobody's turn it is."""

    seat: int | None
    number: int
    dealer: int
    players: list[int]
    totals: list[int]
    turn: int | None
    phase: str
    hand: list[str] | None
    counts: list[int]
    stock: int
    known: list[list[str]]
    over: bool
    result: Result | None


class MilleView(DealView, frozen=True, tag="mille"):
    """`pile` is oldest first."""

    hand_value: int | None
    pile: list[str]
    pile_shown: str
    spreads: list[list[Spread]]
    laid: list[int]
    badges: list[list[str]]
    natural_possible: list[bool]
    hands_shown: list[list[str]]


class MeldView(DealView, frozen=True):
    """What Three Thirteen and Speed share. `arrangements` goes by the seat as text."""

    wild: str | None
    reshuffles: int
    out: int | None
    shown: list[str]
    arrangements: dict[str, Arrangement]
    taken: str | None
    last: bool


class ThreeThirteenView(MeldView, frozen=True, tag="three-thirteen"):
    pile: list[str]


class SpeedView(MeldView, frozen=True, tag="speed"):
    beat: int
    active: list[int]
    piles: list[list[str]]
    chosen: list[int]
    choice: Action | None


AnyDealView: TypeAlias = MilleView | ThreeThirteenView | SpeedView


class TableView(Shape, frozen=True):
    """A match through the eyes of one seat; `resigned` are the seats that cannot win any more."""

    seat: int | None
    preset: str
    names: list[str]
    commitment: str | None
    seeded: bool
    contributions: list[Contribution]
    secret: str | None
    first_dealer: int | None
    results: list[Result]
    standing: Standing
    resigned: list[int]
    deal: AnyDealView | None
    over: bool
