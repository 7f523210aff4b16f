"""How far counts lie from what an honest shuffle gives: Pearson's chi-square, with the standard library."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAST_EXPECTED: Final = 5.0
"""Cells that are expected to hold less are put together: the law holds for large counts."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The statistic, its degrees of freedom, and how often an honest server shows one as large or larger."""

    statistic: float
    degrees: int
    p: float


def share_above(statistic: float, degrees: int) -> float:
    """The share of chi-square's law above this value, in closed form: a finite sum for an even number of
    degrees of freedom, and one added to erfc for an odd one.
    """
    half = max(0.0, statistic) / 2
    if degrees % 2:
        total, term = erfc(sqrt(half)), 2 * exp(-half) * sqrt(half / pi)
        first = 1.5
    else:
        total, term = 0.0, exp(-half)
        first = 1.0
    for number in range(degrees // 2):
        total += term
        term *= half / (first + number)
    return min(1.0, total)


def compared(
    observed: Sequence[float], expected: Sequence[float], covariance: Sequence[Sequence[float]]
) -> Finding | None:
    """Counts that add up to a given sum, against their means and covariances; None if they are too few.

    The covariance matrix has one degree of freedom less than it has rows, since the sum is fixed; so the
    last row is left out, and the quadratic form of the others is the statistic.
    """
    cells = _put_together([list(each) for each in covariance], list(observed), list(expected))
    if cells is None:
        return None
    matrix, off = cells
    degrees = len(off) - 1
    solved = _solve([row[:degrees] for row in matrix[:degrees]], off[:degrees])
    if solved is None:
        return None
    statistic = sum(one * other for one, other in zip(solved, off, strict=False))
    return Finding(statistic, degrees, share_above(statistic, degrees))


def _put_together(
    covariance: list[list[float]], observed: list[float], expected: list[float]
) -> tuple[list[list[float]], list[float]] | None:
    """The covariances and deviations of cells that are each expected to hold enough; None for only one."""
    while len(expected) > 1 and min(expected) < LEAST_EXPECTED:
        small, other = sorted(range(len(expected)), key=expected.__getitem__)[:2]
        for row in (observed, expected):
            row[other] += row[small]
        for row in covariance:
            row[other] += row[small]
        covariance[other] = [
            one + more for one, more in zip(covariance[other], covariance[small], strict=True)
        ]
        for row in (observed, expected, *covariance):
            del row[small]
        del covariance[small]
    if len(expected) < 2:
        return None
    return covariance, [one - other for one, other in zip(observed, expected, strict=True)]


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float] | None:
    """The solution of these linear equations, None if they have no single one (Gauss, with pivots)."""
    size = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    scale = max((abs(value) for row in matrix for value in row), default=0.0)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        if abs(rows[pivot][at]) <= 1e-9 * scale:
            return None
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [value - factor * above for value, above in zip(rows[below], rows[at], strict=True)]
    solution = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * solution[other] for other in range(at + 1, size))
        solution[at] = (rows[at][size] - known) / rows[at][at]
    return solution
