"""What the views of all games show alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card
    from laydown.games.rules import Plain, View


def shared_plain(view: View) -> Plain:
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
