"""The position of a deal, played in turns or in beats, and its canonical bytes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any, cast

from laydown.cards import Card, Hand

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from laydown.games.rules import Stock
    from laydown.games.three_thirteen.actions import Atom
    from laydown.games.three_thirteen.deal import Setting
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.games.three_thirteen.scoring import DealResult


@dataclass(slots=True)
class State:
    """All of a deal that changes.

    `phase` is `draw`, `discard`, `reshuffle` or `over`. `barred` is the card this turn may not discard and
    `complete` the cards whose discard would go out, both known from the draw to the discard. `idle` counts
    turns since the last draw from the stock, `turns_left` the last turns to come once `out` is set.
    """

    hands: dict[int, Hand]
    pile: list[Card]
    stock: Stock
    turn: int
    phase: str = "draw"
    barred: Card | None = None
    complete: tuple[Card, ...] = ()
    out: int | None = None
    turns_left: int = 0
    idle: int = 0
    reshuffles: int = 0
    result: DealResult | None = None


@dataclass(slots=True)
class SpeedState:
    """All of a Speed deal that changes.

    `phase` is `source`, `throw`, `reshuffle` or `over`. `active` are the seats that play in this beat, and
    `choices` what those have chosen who already have. `barred` and `complete` are as in State, by seat.
    """

    hands: dict[int, Hand]
    piles: dict[int, list[Card]]
    stock: Stock
    active: tuple[int, ...]
    phase: str = "source"
    beat: int = 0
    choices: dict[int, Atom] = field(default_factory=dict[int, "Atom"])
    barred: dict[int, Card | None] = field(default_factory=dict[int, "Card | None"])
    complete: dict[int, tuple[Card, ...]] = field(default_factory=dict[int, "tuple[Card, ...]"])
    outs: tuple[int, ...] = ()
    reshuffles: int = 0
    result: DealResult | None = None


def snapshot(setting: Setting, state: State | SpeedState, events: Sequence[AnyEvent]) -> bytes:
    """Everything about a deal as bytes that are equal if and only if the deals are."""
    whole = {
        "config": asdict(setting.config),
        "plan": asdict(setting.plan),
        "totals": setting.totals,
        "state": {each.name: _plain(getattr(state, each.name)) for each in fields(state)},
        "events": [event.to_plain() for event in events],
    }
    return json.dumps(whole, separators=(",", ":"), sort_keys=True).encode()


def _plain(value: Any) -> object:  # noqa: ANN401 - whatever a state holds
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Hand):
        return str(value)
    if isinstance(value, dict):
        by_seat = cast("Mapping[int, Any]", value)
        return [[seat, _plain(each)] for seat, each in sorted(by_seat.items())]
    if isinstance(value, list | tuple):
        return [_plain(each) for each in cast("Iterable[Any]", value)]
    if hasattr(value, "to_plain"):
        return value.to_plain()
    return [each.text for each in value.cards()]
