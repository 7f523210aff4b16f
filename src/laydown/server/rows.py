"""What is kept of a table, and the one interface by which it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from laydown.server.annals import Annals
from laydown.server.notices import Notices

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.server.forgetting import Retention
    from laydown.server.keeping import Keeping
    from laydown.table.contributions import Contribution
    from laydown.table.stock import StockKind

SeatKind: TypeAlias = Literal["person", "bot", "free"]
Deed: TypeAlias = Literal["act", "undo", "next", "table"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """What a table agreed on. `secret` is the match's, and in a column of its own.

    `options` are those that differ from the preset, as text; `rules` is the version of the rules that they
    were agreed under. `host` is the seat that opened the table. `bot_delay` is in seconds.
    """

    id: str
    preset: str
    options: dict[str, str]
    rules: int
    secret: bytes = field(repr=False)
    host: int
    lang: str
    listed: bool
    chat: bool
    beat_seconds: int | None
    bot_delay: float
    created: int
    """Seconds since 1970."""

    contributions: tuple[Contribution, ...] | None = None
    """What the seats gave to the dice: None before all is in, () where nothing was asked for."""

    over: bool = False
    rematch: str | None = None
    played: int | None = None
    """When something was last done, in seconds since 1970."""

    door: bytes | None = None
    """The hash of what opens any free seat; None where the address of the table does."""

    shut: bool | None = None
    """Whether the operator has closed the table."""

    outline: str | None = None
    """How the match stands, as outline.py writes it; what everyone at the table knows."""

    stock: StockKind = "ordinary"
    """Whether all draw from one stock, or each seat from its own part of it."""

    duplicate: str | None = None
    """Of two tables that play the same deals, the id of the first; None at any other."""
    clock: str | None = None
    """Which clocks were agreed on, as a `pages.ClockChoice`; None for none."""

    times: str | None = None
    """What is left of them, as times.py writes it."""

    due: int | None = None
    """When somebody has to look after them, in seconds since 1970, although nobody may be at the table."""

    question: str | None = None
    """What one seat asks of the others about the table, as consent.py writes it."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. Tokens are kept as their SHA-256 only; `ready` is the deal after which this seat is
    ready for the next; `order` is the hand as its player sorted it, as text. `renewed` is a token that takes
    the place of `token` when it is first used. A person without a token has lost the seat to whoever
    opens its invitation.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    colour: str = ""
    bot: str | None = None
    token: bytes | None = None
    invite: bytes | None = None
    order: str | None = None
    ready: int = 0
    renewed: bytes | None = None

    @property
    def vacant(self) -> bool:
        """Whether nobody has the link to a seat that somebody sat at."""
        return self.kind == "person" and self.token is None


@dataclass(frozen=True, slots=True)
class AtomRow:
    """One thing done in a match, in order from 0. `deed` is `act` with the line of an atom, `undo`, `next`,
    or `table` with what happened beside the deals.

    `line` may be known to all who watch the table; a choice that is hidden until all have chosen stands in
    `hidden` instead.
    """

    number: int
    deed: Deed
    seat: int
    line: str | None = None
    hidden: str | None = field(default=None, repr=False)


class Waited(NamedTuple):
    """A seat that a table waits for, what its turn is called, and whether its player is there."""

    seat: int
    turn: str
    here: bool


@dataclass(frozen=True, slots=True)
class Times:
    """The columns of a table's clocks. Where moves take days, `turns` are those of whom it waits for since
    `at`, in seconds since 1970.
    """

    text: str
    due: int | None
    turns: tuple[Waited, ...] = ()
    at: int = 0


class Elsewhere(Exception):
    """Another worker runs this table; `address` is where workers speak to it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Moved(Exception):
    """Another worker runs this table by now: nothing was kept."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A record that was sent in, packed by zlib; `size` is that in bytes. `created` and `used`, when it was
    looked at last, are in seconds since 1970.
    """

    id: str
    preset: str
    packed: bytes = field(repr=False)
    size: int
    created: int
    used: int


class Storage(Annals, Notices, Protocol):
    """Where tables are kept. What a call has returned from is on the disk; one that raises Unkept has changed
    nothing that anybody may be told of.

    Where several workers share a database, one that wants to change a table has to `claim` it; a change to
    one that was claimed by another since raises Moved, and nothing is kept.
    """

    @property
    def keeping(self) -> Keeping: ...

    async def claim(self, table: str) -> None:
        """From now on this worker alone runs the table; Elsewhere if a living one does already."""
        ...

    async def release(self, table: str) -> None:
        """Any worker may run the table."""
        ...

    async def worker_of(self, table: str) -> str | None:
        """The address of another living worker that runs this table; None if there is none."""
        ...

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], after: str | None = None) -> None:
        """Keep a new table; `after` names the finished one that it is the rematch of."""
        ...

    async def table(self, table: str) -> TableRow | None: ...

    async def tables(self, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Those of these tables that there are."""
        ...

    async def seats(self, table: str) -> list[SeatRow]: ...

    async def atoms(self, table: str) -> list[AtomRow]: ...

    async def add_atom(
        self, table: str, atom: AtomRow, outline: str, times: Times | None = None, *, over: bool = False
    ) -> None:
        """Keep what was done, how the match stands after it, and what the clocks show; `over` says that it
        has ended. With the next deal no hand is sorted any more.
        """
        ...

    async def keep_outline(self, table: str, outline: str) -> None:
        """Keep how a match stands that nothing was kept of yet; what is kept stays."""
        ...

    async def keep_times(self, table: str, times: Times) -> None: ...

    async def keep_question(self, table: str, question: str | None) -> None: ...

    async def due_tables(self, now: float) -> list[str]:
        """The tables that somebody has to look after because a time is up."""
        ...

    async def remove_table(self, table: str) -> None:
        """A table whose match has not begun is no more."""
        ...

    async def keep_listed(self, table: str, *, listed: bool) -> None: ...

    async def keep_links(self, table: str, door: bytes, invites: Mapping[int, bytes]) -> None:
        """Keep the hashes of the only links that open these seats, and list the table no more."""
        ...

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        """Someone sits down, or changes the name."""
        ...

    async def keep_contributions(
        self, table: str, given: tuple[Contribution, ...], times: Times | None = None
    ) -> None:
        """All that the seats give to the dice is in: the match begins with it, and its clocks run."""
        ...

    async def keep_order(self, table: str, seat: int, order: str) -> None: ...

    async def keep_ready(self, table: str, seat: int, deal: int) -> None: ...

    async def end(self, table: str) -> None:
        """The match is over."""
        ...

    async def open_tables(self, since: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables with a free seat, opened after `since`, the newest first."""
        ...

    async def keep_record(self, row: RecordRow) -> None:
        """Keep a record; one that is kept already stays as it is."""
        ...

    async def kept_record(self, record: str) -> RecordRow | None: ...

    async def use_record(self, record: str, when: int) -> None:
        """Note that a record was looked at."""
        ...

    async def records_size(self) -> int:
        """How many bytes all records take."""
        ...

    async def shut_among(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that the operator has closed, or that are gone."""
        ...

    async def forget(self, retention: Retention, now: int) -> int:
        """Delete what was kept for long enough; how many tables that were."""
        ...

    async def answers(self) -> bool:
        """Whether the database can be read."""
        ...

    async def close(self) -> None: ...
