"""How a deal ends that nobody ends: the empty stock and play that stands still; and the showing of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import Refusal
from laydown.games.rules import DEALER
from laydown.games.three_thirteen.events import DealScored, HandScored, Stopped
from laydown.games.three_thirteen.scoring import arrangements, score

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.cards import Hand
    from laydown.games.three_thirteen.deal import Setting
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.games.three_thirteen.scoring import DealResult

RESHUFFLES: Final = 3
"""So many times in a deal may the pile become the stock (T-STOCK-1)."""


def may_reshuffle(under_the_top: int, *, reshuffles: int, stock_out: str) -> bool:
    """When a turn begins and the stock is empty, the pile but its top card is shuffled and becomes the
    stock, at most three times in a deal (T-STOCK-1); otherwise, or with nothing under the top card, the
    deal ends and all score (T-STOCK-2).
    """
    return stock_out == "reshuffle" and under_the_top > 0 and reshuffles < RESHUFFLES


def why_not_at_reshuffle(seat: int, verb: str, *, due: bool, clause: str = "T-STOCK-1") -> Refusal | None:
    """Nobody plays before the pile is shuffled, and the dealer shuffles it only then (T-STOCK-1, in Speed
    T-SPEED-8).
    """
    if not due:
        return Refusal.of(clause, "three-thirteen-refuse-no-reshuffle")
    if seat != DEALER or verb != "reshuffle":
        return Refusal.of(clause, "three-thirteen-refuse-reshuffle-first")
    return None


def is_idle(turns_without_draw: int, players: int, *, idle_rounds: int, someone_out: bool) -> bool:
    """If for three full rounds of turns nobody draws from the stock, the deal ends and all score; the last
    turns, once someone is out, are played in any case (T-STOCK-3).
    """
    return not someone_out and turns_without_draw >= idle_rounds * players


def finish(
    setting: Setting, hands: Mapping[int, Hand], *, outs: tuple[int, ...], ending: str
) -> tuple[DealResult, list[AnyEvent]]:
    """All show their hands, each arranged so that it costs least, and score (T-SCORE-1)."""
    found = arrangements(hands, setting.rules)
    result = score(setting, {seat: each.penalty for seat, each in found.items()}, outs=outs, ending=ending)
    stopped: list[AnyEvent] = [] if ending == "out" else [Stopped(ending)]
    shown = [HandScored(seat, each, result.points[seat]) for seat, each in found.items()]
    return result, [*stopped, *shown, DealScored(result)]
