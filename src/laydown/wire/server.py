"""What the server says, tagged by `type`. Every sentence is in the language of the connection."""

from __future__ import annotations

from typing import Literal, TypeAlias

from laydown.wire.atoms import Action
from laydown.wire.duplicates import DuplicateState
from laydown.wire.happenings import GameEvent
from laydown.wire.pages import Invite
from laydown.wire.results import Combination
from laydown.wire.rules import Chapter
from laydown.wire.shape import Shape
from laydown.wire.views import TableView


class ServerFrame(Shape, frozen=True, tag_field="type"):
    """One frame to a client."""


class Phrase(Shape, frozen=True):
    id: str
    text: str


class Welcome(ServerFrame, frozen=True, tag="welcome"):
    """The table one has come to; `seat` is null for a spectator.

    `changed` says in sentences what differs from the preset, `clock` which clock there is, `values` the cards
    that count more than others of their rank, `rules` the rules in force.
    """

    version: int
    table: str
    seat: int | None
    host: bool
    lang: str
    game: str
    preset: str
    title: str
    changed: list[str]
    rules: list[Chapter]
    chat: bool
    pile_shown: str | None
    phrases: list[Phrase]
    rules_url: str
    values: dict[str, int]
    suits: int
    beat_seconds: int | None
    clock: str | None = None


class Told(Shape, frozen=True):
    """An event with its number; nulls where this seat may not see it or it needs no words.

    `text` is for the eye, with cards as symbols, `spoken` for a screen reader, with cards as words.
    """

    n: int
    event: GameEvent | None
    text: str | None
    spoken: str | None


class Group(Shape, frozen=True):
    """Cards of one rank that could go down together."""

    rank: str
    naturals: list[str]
    min_wilds: int
    max_wilds: int
    adds: bool


class NotNow(Shape, frozen=True):
    verb: str
    clause: str
    text: str


class IdleCard(Shape, frozen=True):
    """A card of the own hand of which nothing may be done now, and why it may not be thrown."""

    card: str
    clause: str
    text: str


class Offer(Shape, frozen=True):
    """What may be done now, and why the rest may not. `pile` says with what the pile may be taken; `idle` is
    empty also where no card of the hand may be played yet.
    """

    id: int
    actions: list[Action]
    groups: list[Group]
    not_now: list[NotNow]
    idle: list[IdleCard]
    pile: str | None


class Seat(Shape, frozen=True):
    """`bot` names the bot that sits there; at a seat that is `vacant` somebody sat, whose link is worth
    nothing any more. `away` is for how many seconds a person has had no connection; null for who has one,
    and where there are days for a move. With `stand_in` a bot plays until the person is back, and for one
    that has `resigned` for good.
    """

    seat: int
    name: str
    colour: str
    kind: Literal["you", "person", "bot", "free"]
    here: bool
    ready: bool
    bot: str | None
    vacant: bool
    away: int | None = None
    stand_in: bool = False
    resigned: bool = False


class TableAct(Shape, frozen=True):
    """Something this seat may do about the table now; `text` is for its button. `confirm` says what happens,
    where that should be read first; `asks` that the others are asked before it does.
    """

    do: str
    seat: int | None
    text: str
    confirm: str | None
    asks: bool


class Question(Shape, frozen=True):
    """What a seat asks of all others: `undo`, `pause` or `abort`. `awaited` have not answered yet."""

    do: Literal["undo", "pause", "abort"]
    seat: int
    text: str
    awaited: list[int]


class SeatClock(Shape, frozen=True):
    """Seconds left of the turn, and of the reserve after it."""

    turn: float
    reserve: float
    running: bool


class TableClock(Shape, frozen=True):
    """`seats` has null for each bot. `pause` is in how many seconds a pause ends by itself."""

    kind: Literal["live", "days"]
    seats: list[SeatClock | None]
    late: Literal["bot", "lose"]
    pause: int | None


class Mixing(Shape, frozen=True):
    """What the seats give to the dice before the first deal (docs/design/fair-deals.md).

    `commitment` is the table's, `commitments` those of the seats, null for one that has not come. `owes` says
    what the receiver is to send now.
    """

    commitment: str
    commitments: list[str | None]
    owes: Literal["commitment", "value"] | None


class SheetRow(Shape, frozen=True):
    number: int
    dealer: int
    points: list[int]
    totals: list[int]
    stars: list[int]
    circled: list[bool]


class Item(Shape, frozen=True):
    """One item of the settlement."""

    text: str
    amount: int


class State(ServerFrame, frozen=True, tag="state"):
    """All that this seat may know now, sent after everything that changes anything.

    `n` is the number of the last event, -1 before the first; `events` are those since the last frame;
    `view` and `offer` are null while seats are free, and then while the seats give their part to the dice,
    which `mixing` tells. `undo` says why taking back at once is not possible, null if it is; with `undo_asks`
    the others can be asked. `question` is what somebody asks now, and `table_acts` what this seat may do
    about the table; while the match is `paused` nothing else is done. `deadline` is in seconds from now.
    `ending` says why the match has ended, once it has. `duplicate` tells of the other table that plays the
    same deals.
    """

    n: int
    events: list[Told]
    view: TableView | None
    offer: Offer | None
    undo: str | None
    undo_asks: bool
    seats: list[Seat]
    order: list[str] | None
    waiting: int
    mixing: Mixing | None
    question: Question | None
    table_acts: list[TableAct]
    clock: TableClock | None
    paused: bool
    deadline: float | None
    hand_value: int | None
    sheet: list[SheetRow]
    settlement: list[Item]
    over: bool
    ending: str | None
    deal_over: bool
    rematch: str | None
    spectators: int
    duplicate: DuplicateState | None


class Refused(ServerFrame, frozen=True, tag="refused"):
    clause: str
    text: str


class Unkept(ServerFrame, frozen=True, tag="unkept"):
    """What is done now cannot be kept, or only slowly. It ends with the next state; nothing is lost."""

    text: str


class SaidAt(ServerFrame, frozen=True, tag="said"):
    """A phrase in the receiver's language, or free text where `chat` is true."""

    seat: int
    text: str
    chat: bool


class Arranged(ServerFrame, frozen=True, tag="arranged"):
    combinations: list[Combination]
    left: list[str]
    penalty: int
    spoken: str


class Renewed(ServerFrame, frozen=True, tag="renewed"):
    """The new token of my seat, which is to be used now."""

    token: str


class Links(ServerFrame, frozen=True, tag="links"):
    """For the host: links to seats that nobody has; `door` opens any free one, null where that has not
    changed.
    """

    invites: list[Invite]
    door: str | None


class Pong(ServerFrame, frozen=True, tag="pong"):
    pass


class Closed(ServerFrame, frozen=True, tag="closed"):
    """The last frame: why the server closes. Codes: `malformed`, `version`, `no-table`, `token`, `revoked`,
    `rate`, `seat`, `left`, `closed`, `unkept`, `stopping`, `broken`.
    """

    code: str
    text: str


FromServer: TypeAlias = (
    Welcome | State | Refused | Unkept | SaidAt | Arranged | Renewed | Links | Pong | Closed
)
