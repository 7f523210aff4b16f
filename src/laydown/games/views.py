"""What the views of all games show alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Hand
    from laydown.games.rules import DealResult, Plain, Watcher


class SharedView(Protocol):
    """What a view of any game has beside what is its game's own."""

    @property
    def seat(self) -> Watcher: ...
    @property
    def number(self) -> int: ...
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
    def hand(self) -> Hand | None: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def stock(self) -> int: ...
    @property
    def known(self) -> tuple[tuple[Card, ...], ...]: ...
    @property
    def over(self) -> bool: ...
    @property
    def result(self) -> DealResult | None: ...


def shared_plain(view: SharedView) -> Plain:
    """The part of a view's plain object that all games have."""
    return {
        "seat": view.seat,
        "number": view.number,
        "dealer": view.dealer,
        "players": list(view.players),
        "totals": list(view.totals),
        "turn": view.turn,
        "phase": view.phase,
        "hand": None if view.hand is None else texts(view.hand),
        "counts": list(view.counts),
        "stock": view.stock,
        "known": [texts(row) for row in view.known],
        "over": view.over,
        "result": None if view.result is None else view.result.to_plain(),
    }


def texts(row: Iterable[Card]) -> list[str]:
    return [each.text for each in row]
