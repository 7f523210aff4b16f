"""p-values against tables, and the quadratic form against its closed form."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from laydown.server.chi_square import compared, share_above


@pytest.mark.parametrize(
    ("statistic", "degrees", "p"),
    [  # the critical values of printed tables
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (10.828, 1, 0.001),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.345, 3, 0.01),
        (9.488, 4, 0.05),
        (21.026, 12, 0.05),
        (32.909, 12, 0.001),
        (22.362, 13, 0.05),
        (4.575, 11, 0.95),
        (124.342, 100, 0.05),
        (123.225, 99, 0.05),
    ],
)
def test_p_values_are_those_of_the_tables(statistic: float, degrees: int, p: float) -> None:
    assert isclose(share_above(statistic, degrees), p, rel_tol=2e-3)


def test_nothing_and_far_too_much() -> None:
    for degrees in (1, 2, 7, 12):
        assert share_above(0.0, degrees) == 1.0
        assert share_above(5000.0, degrees) < 1e-300


def without_replacement(shares: list[float], spread: float) -> list[list[float]]:
    return [
        [spread * one * ((at == place) - other) for place, other in enumerate(shares)]
        for at, one in enumerate(shares)
    ]


def test_for_one_pack_the_statistic_is_pearsons() -> None:
    """Sum of (dealt - expected)^2 / expected, less for drawing without replacement."""
    shares, dealt, spread = [0.5, 0.3, 0.2], 1000.0, 800.0
    observed, expected = [520.0, 270.0, 210.0], [share * dealt for share in shares]
    found = compared(observed, expected, without_replacement(shares, spread))
    assert found is not None
    pearson = sum((one - other) ** 2 / other for one, other in zip(observed, expected, strict=True))
    assert isclose(found.statistic, pearson * dealt / spread)
    assert found.degrees == 2
    assert found.p == share_above(found.statistic, 2)


def test_cells_that_hold_too_little_are_put_together() -> None:
    shares, dealt = [0.5, 0.49, 0.006, 0.004], 400.0
    observed = [210.0, 185.0, 3.0, 2.0]
    expected = [share * dealt for share in shares]
    found = compared(observed, expected, without_replacement(shares, dealt))
    together = [0.5, 0.5]
    assert found is not None
    merged = compared([210.0, 190.0], [200.0, 200.0], without_replacement(together, dealt))
    assert merged is not None
    assert found.degrees == merged.degrees == 1
    assert isclose(found.statistic, merged.statistic)


def test_too_little_says_nothing() -> None:
    assert compared([1.0, 2.0], [1.5, 1.5], without_replacement([0.5, 0.5], 3.0)) is None
    assert compared([], [], []) is None
    assert compared([10.0, 20.0], [15.0, 15.0], [[0.0, 0.0], [0.0, 0.0]]) is None


def test_hands_of_an_honest_shuffle_have_that_law() -> None:
    """Over many samples of hands the p-values are spread evenly: one in ten lies below 0.1."""
    chance = Random(5)
    pack = [rank for rank in range(13) for _ in range(8)]
    below = 0
    for _ in range(300):
        observed = [0.0] * 13
        for _ in range(20):
            for rank in chance.sample(pack, 30):
                observed[rank] += 1
        spread = 20 * 30 * (104 - 30) / 103
        found = compared(observed, [600 / 13] * 13, without_replacement([1 / 13] * 13, spread))
        assert found is not None
        below += found.p < 0.1
    assert 15 < below < 48
