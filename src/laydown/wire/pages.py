"""The bodies of the HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from laydown.wire.rules import Chapter
from laydown.wire.shape import Shape

Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Colour: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9#-]{0,16}$")]
Changes: TypeAlias = Annotated[dict[Word, Word], Meta(max_length=64)]
MOST_SEATS = 16


class Choice(Shape, frozen=True):
    value: str
    title: str


class OptionInfo(Shape, frozen=True):
    """`value` is the preset's own. `low` and `high` are null where it is no number, `none` allows `none`;
    `number` stands ready where a word gives way to a number.
    """

    name: str
    title: str
    help: str
    kind: Literal["choice", "number", "yes_no"]
    choices: list[Choice]
    low: int | None
    high: int | None
    number: int | None
    none: bool
    value: str
    clause: str


class SeatsInfo(Shape, frozen=True):
    least: int
    most: int
    usual: int


class PresetInfo(Shape, frozen=True):
    """`beats` says that all choose at the same time, so that the time for it can be limited."""

    preset: str
    title: str
    help: str
    seats: SeatsInfo
    beats: bool
    options: list[OptionInfo]


class GameInfo(Shape, frozen=True):
    name: str
    presets: list[PresetInfo]


class BotInfo(Shape, frozen=True):
    """`games` are those it plays."""

    name: str
    title: str
    help: str
    games: list[str]


class GamesPage(Shape, frozen=True):
    version: int
    games: list[GameInfo]
    bots: list[BotInfo]


class RulesRequest(Shape, frozen=True):
    """`seats` is null for as many as usually play."""

    preset: Word
    options: Changes
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None
    lang: Word


class Problem(Shape, frozen=True):
    option: str
    text: str


class RulesPage(Shape, frozen=True):
    rules: list[Chapter]
    changed: list[str]
    problem: Problem | None


class SeatRequest(Shape, frozen=True):
    kind: Literal["me", "bot", "friend"]
    bot: Word | None = None


class ClockChoice(Shape, frozen=True):
    """The clocks of a table. `live`: so many seconds a `turn`, then those of a `reserve` for the whole match.
    `days`: so many for each move. When time is up, `late` says whether a bot plays until the owner of the
    seat is back, or the match is lost.
    """

    kind: Literal["live", "days"]
    turn: Annotated[int, Meta(ge=5, le=600)] = 60
    reserve: Annotated[int, Meta(ge=0, le=7200)] = 300
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    late: Literal["bot", "lose"] = "bot"


class TableRequest(Shape, frozen=True):
    """`bot_delay` is how long a bot waits before it acts, in seconds; null for the usual.
    With `split` each seat draws from its own part of the stock. There is either a clock or a limit for each
    beat.
    """

    preset: Word
    options: Changes
    name: Name
    colour: Colour
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    chat: bool = False
    beat_seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    clock: ClockChoice | None = None
    bot_delay: Annotated[float, Meta(ge=0, le=5)] | None = None
    split: bool = False
    lang: Word = "en"


class Invite(Shape, frozen=True):
    seat: int
    token: str


class TableMade(Shape, frozen=True):
    table: str
    token: str
    seat: int
    invites: list[Invite]


class TableInfo(Shape, frozen=True):
    """`names` are those of all who sit there, the host and bots too; whoever has the new link of a
    `vacant` seat sits down there. `closed` says that nobody looks on, and
    `clock` in words which there is.
    """

    table: str
    title: str
    preset: str
    changed: list[str]
    rules_url: str
    host: str
    names: list[str]
    listed: bool
    free: int
    vacant: int
    seats: int
    started: bool
    over: bool
    closed: bool
    clock: str | None = None


MOST_MATCHES = 50


class OwnSeat(Shape, frozen=True):
    """A seat, and the token that proves it."""

    table: Word
    token: Annotated[str, Meta(max_length=128)]


class MatchesRequest(Shape, frozen=True):
    seats: Annotated[list[OwnSeat], Meta(max_length=MOST_MATCHES)]
    lang: Word


class MatchPlayer(Shape, frozen=True):
    """`total` is null while seats are free."""

    name: str
    colour: str
    free: bool
    total: int | None
    to_act: bool
    won: bool


class MyMatch(Shape, frozen=True):
    """`deals` are finished ones; `my_turn` also says that the next deal waits for me; `played` is when
    something was last done, in seconds since 1970. Where there are days for a move, `left` is how many
    seconds whoever the table waits for still has. `broken_off` matches have no result.
    """

    table: str
    title: str
    preset: str
    seat: int
    players: list[MatchPlayer]
    deals: int
    my_turn: bool
    over: bool
    played: int
    left: int | None = None
    paused: bool = False
    broken_off: bool = False


class MatchesPage(Shape, frozen=True):
    """`gone` are tables that are no more, or where the token opens no seat."""

    matches: list[MyMatch]
    gone: list[str]


class ListingRequest(Shape, frozen=True):
    """The host opens the table to all of this server, or to those with a link only."""

    token: Annotated[str, Meta(max_length=128)]
    listed: bool


class JoinRequest(Shape, frozen=True):
    """`token` is an invite; null takes a free seat of an open table."""

    name: Name
    colour: Colour
    token: Annotated[str, Meta(max_length=128)] | None = None


class Joined(Shape, frozen=True):
    token: str
    seat: int


class Trouble(Shape, frozen=True):
    """Why a request was refused; `option` names what to change, if anything."""

    code: str
    text: str
    option: str
