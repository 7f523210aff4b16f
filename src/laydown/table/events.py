"""What happens at the table around the deals, and what each seat sees of it: all of it, for all of them.

The secret is in `MatchEnded` and in no event before it; the orders are in none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from laydown.cards import Card, Rank, card
from laydown.errors import Message
from laydown.games.rules import DealPlan, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.errors import Value
    from laydown.games.rules import Game, Plain, Watcher

_TAKEN_BACK: Final[Mapping[str, str]] = {
    "lay": "table-event-taken-back-lay",
    "add": "table-event-taken-back-add",
    "discard": "table-event-taken-back-discard",
}


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """Who plays what, by which rules, and the commitment to the secret of all that chance will decide.

    `options` are those that differ from the preset, as text. `seeded` says that the secret follows from a
    seed. `excerpt` says that only some deals are told, outside a whole match.
    """

    kind: ClassVar[str] = "match_started"
    game: str
    preset: str
    options: tuple[tuple[str, str], ...]
    rules: int
    names: tuple[str, ...]
    commitment: str | None
    seeded: bool = False
    excerpt: bool = False

    def seen_by(self, watcher: Watcher) -> MatchStarted:  # noqa: ARG002 - the agreement of all
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "game": self.game,
            "preset": self.preset,
            "options": dict(self.options),
            "rules": self.rules,
            "names": list(self.names),
            "commitment": self.commitment,
            "seeded": self.seeded,
            "excerpt": self.excerpt,
        }

    def says(self) -> Message | None:
        if self.commitment is None:
            return None
        if self.seeded:
            return Message.of("table-event-match-started-seeded", commitment=self.commitment)
        return Message.of("table-event-match-started", commitment=self.commitment)


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Who deals first. `draws` are the cards drawn for it, in their order, empty where it was by chance."""

    kind: ClassVar[str] = "first_dealer"
    seat: int
    draws: tuple[tuple[int, Card], ...] = ()

    def seen_by(self, watcher: Watcher) -> FirstDealer:  # noqa: ARG002 - drawn face up
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "seat": self.seat,
            "draws": [[seat, drawn.text] for seat, drawn in self.draws],
        }

    def says(self) -> Message:
        if not self.draws:
            return Message.of("table-event-first-dealer", seat=self.seat)
        lowest = next(drawn for seat, drawn in reversed(self.draws) if seat == self.seat)
        return Message.of("table-event-low-draw", seat=self.seat, card=lowest)


@dataclass(frozen=True, slots=True)
class DealBegun:
    """A deal begins; the deal's own events follow."""

    kind: ClassVar[str] = "deal_begun"
    number: int
    dealer: int
    players: tuple[int, ...]

    def seen_by(self, watcher: Watcher) -> DealBegun:  # noqa: ARG002 - nothing is dealt yet
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "number": self.number,
            "dealer": self.dealer,
            "players": list(self.players),
        }

    def says(self) -> None:
        """Nothing: the game announces its deal."""
        return


@dataclass(frozen=True, slots=True)
class LeftToDice:
    """A seat leaves its choice to the dice; the choice follows as if the seat had made it."""

    kind: ClassVar[str] = "left_to_dice"
    seat: int

    def seen_by(self, watcher: Watcher) -> LeftToDice:  # noqa: ARG002 - said aloud
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat}

    def says(self) -> Message:
        return Message.of("table-event-left-to-dice", seat=self.seat)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat takes its last action back: of this deal, the events from number `since` on count no more."""

    kind: ClassVar[str] = "taken_back"
    seat: int
    verb: str
    since: int

    def seen_by(self, watcher: Watcher) -> TakenBack:  # noqa: ARG002 - it names no card
        return self

    def to_plain(self) -> Plain:
        return {"event": self.kind, "seat": self.seat, "verb": self.verb, "since": self.since}

    def says(self) -> Message:
        return Message.of(_TAKEN_BACK[self.verb], seat=self.seat)


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal is over: its result, and where the match stands."""

    kind: ClassVar[str] = "deal_ended"
    result: Any
    standing: Standing

    def seen_by(self, watcher: Watcher) -> DealEnded:  # noqa: ARG002 - scores are open
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "result": self.result.to_plain(),
            "standing": standing_to_plain(self.standing),
        }

    def says(self) -> None:
        """Nothing: the game announces its scores."""
        return


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over, and the secret behind the commitment is shown to all."""

    kind: ClassVar[str] = "match_ended"
    winners: tuple[int, ...]
    reason: Message | None
    secret: str | None

    def seen_by(self, watcher: Watcher) -> MatchEnded:  # noqa: ARG002 - now everyone may check the deals
        return self

    def to_plain(self) -> Plain:
        return {
            "event": self.kind,
            "winners": list(self.winners),
            "reason": message_to_plain(self.reason),
            "secret": self.secret,
        }

    def says(self) -> Message:
        if len(self.winners) == 1:
            return Message.of("table-event-match-won", seat=self.winners[0])
        if self.winners:
            return Message.of("table-event-match-shared", count=len(self.winners))
        return Message.of("table-event-match-ended")


TableEvent: TypeAlias = (
    "MatchStarted | FirstDealer | DealBegun | LeftToDice | TakenBack | DealEnded | MatchEnded"
)


def standing_to_plain(standing: Standing) -> Plain:
    plan = standing.next
    return {
        "totals": list(standing.totals),
        "marks": list(standing.marks),
        "next": plan and {"number": plan.number, "dealer": plan.dealer, "players": list(plan.players)},
        "winners": list(standing.winners),
        "reason": message_to_plain(standing.reason),
    }


def standing_from_plain(plain: Plain) -> Standing:
    plan = plain["next"]
    return Standing(
        tuple(plain["totals"]),
        tuple(plain["marks"]),
        plan and DealPlan(plan["number"], plan["dealer"], tuple(plan["players"])),
        tuple(plain["winners"]),
        message_from_plain(plain["reason"]),
    )


def message_to_plain(message: Message | None) -> Plain | None:
    """`{"id": ..., "values": {...}}`; a card is `{"card": "QS"}` and a rank `{"rank": "Q"}`."""
    if message is None:
        return None
    return {"id": message.id, "values": {name: _value_to_plain(value) for name, value in message.values}}


def message_from_plain(plain: Plain | None) -> Message | None:
    if plain is None:
        return None
    values = tuple((name, _value_from_plain(value)) for name, value in plain["values"].items())
    return Message(plain["id"], values)


def _value_to_plain(value: Value) -> object:
    match value:
        case Card():
            return {"card": value.text}
        case Rank():
            return {"rank": value.letter}
        case tuple():
            return [_value_to_plain(each) for each in value]
        case _:
            return value


def _value_from_plain(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    match value:
        case {"card": str(text)}:
            return card(text)
        case {"rank": str(letter)}:
            return next(rank for rank in Rank if rank.letter == letter)
        case list():
            return tuple(_value_from_plain(each) for each in value)  # pyright: ignore[reportUnknownVariableType] - JSON
        case _:
            return value


def event_from_plain(game: Game, plain: Plain) -> Any:  # noqa: ANN401 - an event of the table or of the game
    """The event of the table or of this game that `to_plain` wrote; KeyError for none."""
    read = _READERS.get(plain["event"])
    return game.event_from_plain(plain) if read is None else read(game, plain)


def _match_started(_game: Game, plain: Plain) -> MatchStarted:
    return MatchStarted(
        plain["game"],
        plain["preset"],
        tuple(plain["options"].items()),
        plain["rules"],
        tuple(plain["names"]),
        plain["commitment"],
        plain["seeded"],
        plain["excerpt"],
    )


def _first_dealer(_game: Game, plain: Plain) -> FirstDealer:
    return FirstDealer(plain["seat"], tuple((seat, card(text)) for seat, text in plain["draws"]))


def _deal_begun(_game: Game, plain: Plain) -> DealBegun:
    return DealBegun(plain["number"], plain["dealer"], tuple(plain["players"]))


def _left_to_dice(_game: Game, plain: Plain) -> LeftToDice:
    return LeftToDice(plain["seat"])


def _taken_back(_game: Game, plain: Plain) -> TakenBack:
    return TakenBack(plain["seat"], plain["verb"], plain["since"])


def _deal_ended(game: Game, plain: Plain) -> DealEnded:
    return DealEnded(game.result_from_plain(plain["result"]), standing_from_plain(plain["standing"]))


def _match_ended(_game: Game, plain: Plain) -> MatchEnded:
    return MatchEnded(tuple(plain["winners"]), message_from_plain(plain["reason"]), plain["secret"])


_READERS: Final[Mapping[str, Callable[[Game, Plain], TableEvent]]] = {
    MatchStarted.kind: _match_started,
    FirstDealer.kind: _first_dealer,
    DealBegun.kind: _deal_begun,
    LeftToDice.kind: _left_to_dice,
    TakenBack.kind: _taken_back,
    DealEnded.kind: _deal_ended,
    MatchEnded.kind: _match_ended,
}
