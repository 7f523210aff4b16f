"""Duplicates: the same deals played twice, and how the two compare."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from laydown.wire.pages import Changes, ClockChoice, Colour, Invite, Name, SeatRequest, Word
from laydown.wire.shape import Shape


class DuplicateRequest(Shape, frozen=True):
    """Two tables of two seats: of these four the first two are those of the first table, and there sits the
    one who asks. Of each pair one sits in the first seat of the first table and the other in the second seat
    of the second, or the other way round.
    """

    preset: Word
    options: Changes
    name: Name
    colour: Colour
    seats: Annotated[list[SeatRequest], Meta(min_length=4, max_length=4)]
    chat: bool = False
    beat_seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    clock: ClockChoice | None = None
    bot_delay: Annotated[float, Meta(ge=0, le=5)] | None = None
    lang: Word = "en"


class DuplicateTable(Shape, frozen=True):
    table: str
    invites: list[Invite]


class DuplicateMade(Shape, frozen=True):
    """`tables` are the first and the second, `token` is that of the one who asked, at the first."""

    duplicate: str
    tables: list[DuplicateTable]
    token: str
    seat: int


class DuplicateState(Shape, frozen=True):
    """What a table of a duplicate is told of the other one. `table` is 1 or 2; `shown` says that both are
    over, so that secret, records and comparison may be seen.
    """

    duplicate: str
    table: int
    other: Literal["waiting", "playing", "over"]
    shown: bool


class ComparedMatch(Shape, frozen=True):
    """`record` is the address of the record, `table` that of its table where it was played at one. `notes`
    are sentences about what made the match another: an end before its end, a bot in somebody's place.
    """

    table: str | None
    names: list[str]
    totals: list[int]
    record: str
    notes: list[str] = field(default_factory=list[str])


class ComparedDeal(Shape, frozen=True):
    """What each seat made of the same cards in either match, null where the deal was not played in it.
    `gain` is how much better the first match was for the seat, or the first pair for both, where both were
    played.
    """

    number: int
    points: list[list[int] | None]
    gain: int | None


class Comparison(Shape, frozen=True):
    """Two matches from the same dice. `seat` is the seat whose cards are compared, null for two pairs.

    `same_cards` says that each draws from its own stock, so that every card stays the same; `fewer` that
    fewer points are better; `gain` is the sum over the deals that both played.
    """

    title: str
    seat: int | None
    same_cards: bool
    fewer: bool
    matches: list[ComparedMatch]
    deals: list[ComparedDeal]
    gain: int


class ComparisonPage(Shape, frozen=True):
    """`comparison` is null while it is being played, or while one of two tables still plays; `names` are
    those of the tables, free seats left out, and `tables` their ids, which open no seat.
    """

    comparison: Comparison | None
    names: list[list[str]]
    tables: list[str]


class BotRequest(Shape, frozen=True):
    """How this bot would have done with the cards of the only person at a table."""

    bot: Word
    lang: Word = "en"
