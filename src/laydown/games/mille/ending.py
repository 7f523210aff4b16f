"""When the match is over, who has won, and the sheet that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.mille.deal import SEATS, dealer_of, opponent
from laydown.games.mille.marks import is_skunk, settle, skunk_marks
from laydown.games.rules import DealPlan, SheetRow, Standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.mille.config import Config
    from laydown.games.mille.result import MilleResult
    from laydown.games.rules import SettlementLine


def winner_at_target(totals: Sequence[int], target: int) -> int | None:
    """After a deal, if someone is at the target and the totals differ, the higher total wins (M-END-1).

    Who went out does not matter. Equal totals play on.
    """
    if max(totals) < target or totals[0] == totals[1]:
        return None
    return leader(totals)


def may_win(naturals: int, *, natural_required: bool) -> bool:
    """Where a natural is required, the higher at the target wins only with a mark for one (M-END-2).

    Else one plays on.
    """
    return naturals > 0 or not natural_required


def leader(totals: Sequence[int]) -> int:
    return 0 if totals[0] > totals[1] else 1


def standing(config: Config, first_dealer: int, results: Sequence[MilleResult]) -> Standing:
    """Totals and marks after these deals, and the next deal or the winner.

    After `max_deals` deals the higher total wins; equal totals are a draw (M-END-3).
    """
    totals = tuple(sum(each.points[seat] for each in results) for seat in range(SEATS))
    marks = tuple(sum(each.marks[seat] for each in results) for seat in range(SEATS))
    winner = winner_at_target(totals, config.target)
    if winner is not None:
        naturals = sum(each.naturals[winner] for each in results)
        if may_win(naturals, natural_required=config.natural_required_to_win):
            return _won(config, totals, marks, winner)
    if len(results) >= config.max_deals:
        if totals[0] == totals[1]:
            reason = Message.of("mille-end-draw", points=totals[0], deals=len(results))
            return Standing(totals, marks, None, (0, 1), reason)
        return _won(config, totals, marks, leader(totals))
    number = len(results) + 1
    plan = DealPlan(number, dealer_of(number, first_dealer), tuple(range(SEATS)))
    return Standing(totals, marks, plan)


def _won(config: Config, totals: tuple[int, ...], marks: tuple[int, ...], winner: int) -> Standing:
    """The skunk's mark is added when the match ends (M-MARK-3)."""
    loser = opponent(winner)
    skunk = config.marks and config.skunk and is_skunk(totals[loser], config.target)
    if skunk:
        added = skunk_marks(totals, winner, config.target)
        marks = tuple(own + more for own, more in zip(marks, added, strict=True))
    reason = Message.of(
        "mille-end-skunk" if skunk else "mille-end-won",
        winner=winner,
        loser=loser,
        points=totals[winner],
        loser_points=totals[loser],
    )
    return Standing(totals, marks, None, (winner,), reason)


def settlement(config: Config, reached: Standing) -> tuple[SettlementLine, ...]:
    """Nothing is settled before the end, nor after a draw (M-SETTLE-1)."""
    if len(reached.winners) != 1:
        return ()
    return settle(config.stakes, reached.totals, reached.marks, reached.winners[0])


def sheet(config: Config, results: Sequence[MilleResult]) -> tuple[SheetRow, ...]:
    """Running totals in two columns, an asterisk for each natural, a circle for chapeau (M-MARK-4)."""
    rows: list[SheetRow] = []
    totals: tuple[int, ...] = (0,) * SEATS
    for each in results:
        totals = tuple(total + points for total, points in zip(totals, each.points, strict=True))
        stars = each.naturals if config.marks else (0,) * SEATS
        circled = tuple(seat == each.chapeau for seat in range(SEATS))
        rows.append(SheetRow(each.number, each.dealer, each.points, totals, stars, circled))
    return tuple(rows)
