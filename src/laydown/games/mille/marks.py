"""Marks, and what they bring when the match is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Message
from laydown.games.mille.deal import opponent
from laydown.games.rules import SettlementLine

if TYPE_CHECKING:
    from collections.abc import Sequence


def natural_marks(eights: int, *, natural_out: bool) -> int:
    """A natural out brings one mark, and each eight one, to whoever laid it (M-MARK-1)."""
    return eights + natural_out


def chapeau(out: int | None, scores: Sequence[int]) -> int | None:
    """The seat made chapeau: the other went out and its score of the deal is below zero (M-MARK-2).

    The mark is for the one who went out. A score of exactly 0 is none.
    """
    if out is None:
        return None
    other = opponent(out)
    return other if scores[other] < 0 else None


def is_skunk(loser_total: int, target: int) -> bool:
    """The loser's final total is below half the target: exactly half is none (M-MARK-3)."""
    return 2 * loser_total < target


def skunk_marks(totals: Sequence[int], winner: int, target: int) -> tuple[int, ...]:
    """The winner's mark for a skunk, if the totals make one (M-MARK-3)."""
    mark = int(is_skunk(totals[opponent(winner)], target))
    return tuple(mark if seat == winner else 0 for seat in range(len(totals)))


def settle(
    stakes: int, totals: Sequence[int], marks: Sequence[int], winner: int
) -> tuple[SettlementLine, ...]:
    """The winner receives 3 stakes for the match, 3 for each own mark, 1 per started 100 points (M-SETTLE-1).

    `marks` include the skunk's. The loser receives nothing, and without stakes there is nothing to settle.
    Whoever wins because the other resigns may be behind, and receives nothing for points then (TABLE-END-3).
    """
    if not stakes:
        return ()
    apart = totals[winner] - totals[opponent(winner)]
    hundreds = max(0, -(-apart // 100))
    lines = (
        SettlementLine(Message.of("mille-settle-match", winner=winner), 3 * stakes),
        SettlementLine(
            Message.of("mille-settle-marks", winner=winner, count=marks[winner]),
            3 * stakes * marks[winner],
        ),
        SettlementLine(
            Message.of("mille-settle-points", winner=winner, points=apart, hundreds=hundreds),
            stakes * hundreds,
        ),
    )
    return tuple(line for line in lines if line.amount)
