"""Finished matches to look at again, and records that were sent in."""

from __future__ import annotations

from typing import Literal

from laydown.wire.rules import Chapter
from laydown.wire.server import Item, Seat, SheetRow, Told
from laydown.wire.shape import Shape
from laydown.wire.views import AnyDealView, TableView


class RecordKept(Shape, frozen=True):
    """The replay's id: the same for the same match, whoever sends it."""

    replay: str


class RecordTrouble(Shape, frozen=True):
    """Why a record was refused; `line` and `column` count from 1 and say where it does not hold, null where
    it is about no place.
    """

    code: str
    text: str
    line: int | None
    column: int | None


class ReplayEnd(Shape, frozen=True):
    """How it all ended: not shown to anyone who has not asked. `said` tells it in a sentence."""

    over: bool
    deals: int
    totals: list[int]
    winners: list[int]
    said: str


class Replay(Shape, frozen=True):
    """A match before its first card. `record` is where its text is, `table` the table it was played at, null
    for a record that was sent in. `proof` is `proved` where all chance follows from a sealed secret, `seeded`
    where that follows from a seed, and `given` where nothing was promised; `proof_said` says so.
    """

    replay: str
    record: str
    table: str | None
    game: str
    preset: str
    title: str
    seats: list[Seat]
    changed: list[str]
    rules: list[Chapter]
    rules_url: str
    values: dict[str, int]
    suits: int
    pile_shown: str | None
    excerpt: bool
    proof: Literal["proved", "seeded", "given"]
    proof_said: str
    end: ReplayEnd


class ReplayStep(Shape, frozen=True):
    """What came of one action, and the deal after it. `hands` has every seat's, for everyone's eyes only."""

    told: list[Told]
    deal: AnyDealView
    hands: list[list[str]] | None
    hand_value: int | None


class ReplayTable(Shape, frozen=True):
    """The match between two deals; `view` has no deal."""

    view: TableView
    sheet: list[SheetRow]
    settlement: list[Item]


class ReplayDeal(Shape, frozen=True):
    """A deal from its first card to its last. `place` counts the deals told, from 1; `before` is the match
    while it was played, and `after` once it is over, null for a deal that breaks off.
    """

    place: int
    steps: list[ReplayStep]
    before: ReplayTable
    after: ReplayTable | None
    last: bool
