"""When a deal ends: a hand is empty, or the stock is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from laydown.errors import Refusal

if TYPE_CHECKING:
    from laydown.games.mille.config import StockOut

MOST_RESHUFFLES: Final = 2

AfterStock: TypeAlias = Literal["reshuffle", "last", "over"]
"""What follows when a turn starts with an empty stock: the dealer reshuffles, the player takes the pile
or passes, or the deal is over."""


def is_out(held: int) -> bool:
    """Whoever has no card left after the draw is out at once, whatever took the last one (M-OUT-1)."""
    return held == 0


def is_announced(held: int) -> bool:
    """Whoever ends a turn with two cards or one says so (M-SAY-1)."""
    return held in (1, 2)


def why_not_last_card(held_after: int, *, must_discard: bool) -> Refusal | None:
    """Where one must discard to go out, the last card is not laid but discarded (M-OUT-2)."""
    if must_discard and held_after == 0:
        return Refusal.of("M-OUT-2", "mille-refuse-keep-a-discard")
    return None


def after_stock(option: StockOut, *, reshuffles: int, pile: int, entitled: bool) -> AfterStock:
    """A turn that starts with an empty stock: take the pile if entitled, or the deal is over (M-STOCK-1).

    Under `reshuffle` the pile but its top card becomes the stock first, twice at most; a pile of one
    card cannot (M-STOCK-2). That the deal goes on tells that the player is entitled (M-STOCK-3).
    """
    if option == "reshuffle" and reshuffles < MOST_RESHUFFLES and pile > 1:
        return "reshuffle"
    return "last" if entitled else "over"
