"""How deals and matches stand and end."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType, field

from laydown.wire.shape import Shape

Value: TypeAlias = int | str | list[int | str | dict[str, str]] | dict[str, str]
"""A value of a message: a card is `{"card": "QS"}` and a rank `{"rank": "Q"}`."""


class Contribution(Shape, frozen=True):
    """What a seat gave to the dice: nulls for what never came."""

    seat: int
    commitment: str | None = None
    value: str | None = None


class Said(Shape, frozen=True):
    """A sentence without a language: an id of the catalogues and its values."""

    id: str
    values: dict[str, Value]


class Plan(Shape, frozen=True):
    number: int
    dealer: int
    players: list[int]


class Standing(Shape, frozen=True):
    totals: list[int]
    marks: list[int]
    next: Plan | None
    winners: list[int] = field(default_factory=list[int])
    reason: Said | None = None


class Result(Shape, frozen=True):
    """How a deal ended. Mille has `out` to `chapeau`, Three Thirteen `outs` and `ending`."""

    number: int
    dealer: int
    players: list[int]
    points: list[int]
    out: int | UnsetType | None = UNSET
    natural: bool | UnsetType = UNSET
    laid: list[int] | UnsetType = UNSET
    eights: list[int] | UnsetType = UNSET
    held: list[int] | UnsetType = UNSET
    marks: list[int] | UnsetType = UNSET
    chapeau: int | UnsetType | None = UNSET
    outs: list[int] | UnsetType = UNSET
    ending: str | UnsetType = UNSET


class Spread(Shape, frozen=True):
    """Laid cards of one rank in Mille."""

    rank: str
    naturals: list[str]
    wilds: list[str] = field(default_factory=list[str])
    closed: bool = False


class Combination(Shape, frozen=True):
    """`stands_for` has for each card the place it fills: rank and suit, or in a set the rank alone."""

    kind: str
    cards: list[str]
    stands_for: list[str]


class Arrangement(Shape, frozen=True):
    penalty: int
    combinations: list[Combination]
    left: list[str]
