"""What a table asks of a game, and what it gives it.

A table (table/match.py) plays any game through these protocols; the games implement them, and the two
games know nothing of each other. Seats count from 0 in code and from 1 wherever a person reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from laydown.cards import Card, Deck, Hand
    from laydown.errors import Message, Refusal
    from laydown.games.options import Option

DEALER: Final = -1
"""The actor for what chance decides: the reshuffle. Never a seat."""

Watcher: TypeAlias = "int | None"
"""Who looks: a seat, or None for a spectator, who is shown what all are shown and no more."""

Plain: TypeAlias = "dict[str, Any]"


class Action(Protocol):
    """One atom of docs/rules: small, frozen, with one text line and one plain object."""

    verb: ClassVar[str]

    def __str__(self) -> str: ...

    def to_plain(self) -> Plain: ...


Received: TypeAlias = "tuple[int, tuple[Card, ...]]"
"""A seat, and the cards that came into its hand."""


class Event(Protocol):
    """One thing that happened. `kind` tags its plain object.

    `tells_of_hand` says that it tells something of a hidden hand although it may name no card of it.
    """

    kind: ClassVar[str]
    tells_of_hand: ClassVar[bool]

    def seen_by(self, watcher: Watcher) -> Event | None:
        """The event as this seat sees it: itself, one with the hidden cards left out, or None."""
        ...

    def to_plain(self) -> Plain:
        """`{"event": kind, ...}` with cards as text; the same for equal events, byte for byte."""
        ...

    def received(self) -> Received | None:
        """The seat into whose hand cards came by it during play, and which; None if none that are shown."""
        ...

    def says(self) -> Message | None:
        """What the log of the deal says about it in words; None for what needs no line."""
        ...


class Stock(Protocol):
    """The face-down cards. The engine draws every card through it, the dealt hands too."""

    def __len__(self) -> int: ...

    def draw(self, seat: int) -> Card:
        """Take the next card for this seat (DEALER for the upcard)."""
        ...

    def cut(self, place: int) -> None:
        """Move the first `place` cards to the back, before anything is dealt."""
        ...

    def begin_play(self) -> None:
        """Called once when hands and upcard are dealt; a split stock divides what is left here."""
        ...

    def refill(self, order: Sequence[Card]) -> None:
        """Put these cards under what is left, first drawn first."""
        ...

    def cards(self) -> tuple[Card, ...]:
        """All that is left, in drawing order: for the conservation check and the record, never for a view."""
        ...


@dataclass(frozen=True, slots=True)
class DealPlan:
    """What the next deal is: its number from 1, who deals it and which seats play it."""

    number: int
    dealer: int
    players: tuple[int, ...]


class DealResult(Protocol):
    """How a deal ended. Games add what their score sheet needs."""

    @property
    def number(self) -> int: ...

    @property
    def dealer(self) -> int: ...

    @property
    def players(self) -> tuple[int, ...]: ...

    @property
    def points(self) -> tuple[int, ...]:
        """Per seat of the match; 0 for a seat that did not play this deal."""
        ...

    @property
    def out(self) -> int | None:
        """The seat that went out (first), if any did."""
        ...

    def to_plain(self) -> Plain: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands after its finished deals.

    `totals` and `marks` per seat; `next` is the plan of the next deal, None when the match is over;
    `winners` is empty until then; `reason` says why it ended.
    """

    totals: tuple[int, ...]
    marks: tuple[int, ...]
    next: DealPlan | None
    winners: tuple[int, ...] = ()
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one rank a seat could lay or add now, for a client to light up.

    `rank_text` is the rank's letter, `naturals` the hand's natural cards of it, `wilds` how many wilds at
    least and at most go with them in one spread, `adds` whether an own spread of it lies already.
    """

    rank_text: str
    naturals: tuple[Card, ...]
    min_wilds: int
    max_wilds: int
    adds: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """What one seat may do now.

    `actions` holds every legal atom in a fixed order; `groups` what could be laid together; `not_now`, for
    each verb of the game without a legal atom, the reason. `id` is set by the table (0 from a deal).
    """

    seat: int
    actions: tuple[Any, ...]
    groups: tuple[Group, ...] = ()
    not_now: tuple[tuple[str, Refusal], ...] = ()
    id: int = 0


class Deal(Protocol):
    """One deal in progress: the referee. Mutable; `apply` is the only way it changes."""

    number: int
    dealer: int
    players: tuple[int, ...]
    events: list[Any]
    """All events so far, oldest first, unfiltered."""

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an action now; (DEALER,) when a reshuffle is due; () when the deal is over."""
        ...

    def legal(self, seat: int) -> Sequence[Any]:
        """Every legal atom of that seat now, in a fixed order; empty if it is not its turn."""
        ...

    def offer(self, seat: int) -> Offer:
        """`legal` with groups and reasons, for people and bots."""
        ...

    def why_not(self, seat: int, action: Any) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        ...

    def apply(self, seat: int, action: Any) -> None:
        """Do it and append its events; IllegalAction, with nothing changed, if `why_not` has an answer."""
        ...

    def to_shuffle(self) -> tuple[Card, ...]:
        """When the dealer is to act: the cards to reshuffle, oldest of the pile first."""
        ...

    def result(self) -> DealResult:
        """The scores, once `to_act()` is ()."""
        ...

    def everything(self) -> Hand:
        """Every card in hands, stock, piles and melds: equal to the whole deck after each action."""
        ...

    def snapshot(self) -> bytes:
        """The whole state as canonical bytes: equal if and only if the deals are equal."""
        ...


class View(Protocol):
    """What one seat (or a spectator) knows of a deal, folded from its own stream of events."""

    config: Any
    seat: Watcher
    number: int
    """The deal's, 0 before the first event."""

    hand: Hand | None
    """The own hand; None for a spectator."""

    folded: int
    """How many events have been taken in: no two moments of a deal have the same."""

    @property
    def dealer(self) -> int: ...

    @property
    def players(self) -> tuple[int, ...]: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def phase(self) -> str: ...

    @property
    def counts(self) -> tuple[int, ...]:
        """The cards held, per seat."""
        ...

    @property
    def stock(self) -> int:
        """The cards left to draw."""
        ...

    @property
    def known(self) -> tuple[tuple[Card, ...], ...]:
        """Per seat, the cards that all know it to hold."""
        ...

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> DealResult | None: ...

    def fold(self, event: Any) -> None:
        """Take in the next event of this seat's stream (already `seen_by` it)."""
        ...

    def to_plain(self) -> Plain: ...


ChapterName: TypeAlias = Literal["game", "turn", "melds", "pile", "out", "score", "match"]
"""The chapters of a rulebook; catalogue ids are derived: `chapter-NAME` is its heading."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One sentence of the rules in force, and the clauses of docs/rules that it tells.

    `clauses` is empty only for the sentence that says what the game is about. The sentences of a chapter
    stand together.
    """

    chapter: ChapterName
    clauses: tuple[str, ...]
    message: Message


def explained(clause: str, rulebook: Sequence[Rule]) -> tuple[Message, ...]:
    """What these rules say of a clause."""
    return tuple(rule.message for rule in rulebook if clause in rule.clauses)


class Game(Protocol):
    """A family of games: its presets, options, deals and the arithmetic of a match."""

    name: str
    presets: Mapping[str, Any]
    options: tuple[Option, ...]

    def configure(self, preset: str, changes: Mapping[str, str]) -> Any:
        """The preset with options changed (`name -> text`); ConfigError says which and why not."""
        ...

    def check_seats(self, config: Any, seats: int) -> None:
        """ConfigError unless this many can play under this config."""
        ...

    def default_seats(self, config: Any) -> int: ...

    def deck(self, config: Any, seats: int) -> Deck: ...

    def first_dealer_by_low_draw(self, config: Any) -> bool:
        """Whether each seat draws a card and the lowest deals; else the first dealer is random."""
        ...

    def new_deal(self, config: Any, plan: DealPlan, totals: tuple[int, ...], stock: Stock) -> Deal:
        """Start a deal: hands and upcard are dealt through the stock, events say so.

        `totals` are the running totals of all seats; views carry them.
        """
        ...

    def new_view(self, config: Any, seat: Watcher) -> View: ...

    def standing(
        self,
        config: Any,
        seats: int,
        first_dealer: int,
        results: Sequence[Any],
        *,
        resigned: Collection[int] = (),
    ) -> Standing:
        """Totals, marks, and the next deal or the winners, who are never among those that have resigned."""
        ...

    def read_action(self, text: str) -> Any:
        """The atom a line writes; MalformedInput with the column if it is none."""
        ...

    def action_from_plain(self, plain: Plain) -> Any: ...

    def event_from_plain(self, plain: Plain) -> Any: ...

    def result_from_plain(self, plain: Plain) -> Any: ...

    def rulebook(self, config: Any, seats: int) -> tuple[Rule, ...]:
        """The rules in force as sentences, in the order one would explain them."""
        ...

    def sheet(self, config: Any, seats: int, results: Sequence[Any]) -> tuple[SheetRow, ...]:
        """The score sheet as the players keep it, one row a deal."""
        ...

    def settlement(self, config: Any, standing: Standing) -> tuple[SettlementLine, ...]:
        """What the winner receives, item by item; empty without stakes."""
        ...


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row of the score sheet: per seat the points, the running total, asterisks and a circle."""

    number: int
    dealer: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    stars: tuple[int, ...]
    circled: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One item of the settlement in units of the stake."""

    message: Message
    amount: int
