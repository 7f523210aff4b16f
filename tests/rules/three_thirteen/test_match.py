"""A match: totals, its end, ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.games.rules import DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.standings import BONUS_DEALS
from rules.three_thirteen.positions import PLAIN, config, result

if TYPE_CHECKING:
    from laydown.games.three_thirteen import Config
    from laydown.games.three_thirteen.scoring import DealResult


def series(*last: tuple[int, ...], deals: int = 11) -> list[DealResult]:
    """So many deals, all zero before those given."""
    seats = len(last[0])
    rows = [(0,) * seats] * (deals - len(last)) + list(last)
    return [result(points, number=number) for number, points in enumerate(rows, start=1)]


def bonus(setup: Config, results: list[DealResult], points: tuple[int, ...]) -> list[DealResult]:
    """The results with the bonus deal that is due played so."""
    plan = GAME.standing(setup, len(points), 0, results).next
    assert plan is not None
    return [*results, type(results[0])(plan.number, plan.dealer, plan.players, points, (), "stock")]


def test_t_match_1_the_lowest_total_wins_after_eleven_deals() -> None:
    results = series((5, 0, 30), (20, 10, 1))
    standing = GAME.standing(PLAIN, 3, 0, results)
    assert standing.totals == (25, 10, 31)
    assert (standing.next, standing.winners) == (None, (1,))
    assert standing.reason is not None
    assert standing.reason.id == "three-thirteen-won-after-deals"


def test_t_match_1_not_before() -> None:
    standing = GAME.standing(PLAIN, 3, 1, series((5, 0, 30), deals=10))
    assert standing.next == DealPlan(11, (1 + 10) % 3, (0, 1, 2))
    assert standing.winners == ()
    assert standing.reason is None


def test_t_match_2_an_early_end() -> None:
    setup = config(end_at="50")
    goes_on = series((20, 10), (29, 10), deals=2)
    assert GAME.standing(setup, 2, 0, goes_on).next is not None
    ends = series((20, 10), (30, 10), deals=2)
    standing = GAME.standing(setup, 2, 0, ends)
    assert standing.winners == (1,)
    assert standing.reason is not None
    assert standing.reason.id == "three-thirteen-won-at-end"


def test_t_match_3_equal_totals_share() -> None:
    standing = GAME.standing(PLAIN, 3, 0, series((7, 7, 9)))
    assert standing.winners == (0, 1)
    assert standing.reason is not None
    assert standing.reason.id == "three-thirteen-won-together"


def test_t_match_4_most_outs() -> None:
    setup = config(tie_break="most_outs")
    results = series((7, 7, 7, 9))
    results[0] = result((0, 0, 0, 0), outs=(3,))
    results[1] = result((0, 0, 0, 0), outs=(1,))
    assert GAME.standing(setup, 4, 0, results).winners == (1,)
    results[2] = result((0, 0, 0, 0), outs=(0,))
    assert GAME.standing(setup, 4, 0, results).winners == (0, 1)


def test_t_match_5_the_tied_alone_play_a_bonus_deal() -> None:
    setup = config(tie_break="bonus_deal")
    results = series((7, 9, 7))
    standing = GAME.standing(setup, 3, 0, results)
    assert standing.next == DealPlan(12, 2, (0, 2)), "eleven deals on, the deal is with seat 2"
    results = bonus(setup, results, (4, 0, 3))
    standing = GAME.standing(setup, 3, 0, results)
    assert standing.winners == (2,)
    assert standing.totals == (7, 9, 7), "the bonus deal decides the tie alone"
    assert standing.reason is not None
    assert standing.reason.id == "three-thirteen-won-by-bonus-deal"


def test_t_match_5_the_dealer_is_one_who_plays() -> None:
    standing = GAME.standing(config(tie_break="bonus_deal"), 4, 0, series((7, 7, 9, 9)))
    assert standing.next == DealPlan(12, 0, (0, 1)), "the deal would be with seat 3"


def test_t_match_5_three_at_most_and_then_they_share() -> None:
    setup = config(tie_break="bonus_deal")
    results = series((7, 7, 7))
    results = bonus(setup, results, (2, 1, 1))
    for _ in range(BONUS_DEALS - 1):
        standing = GAME.standing(setup, 3, 0, results)
        assert standing.next is not None
        assert standing.next.players == (1, 2), "who lost a bonus deal is out of it"
        results = bonus(setup, results, (0, 5, 5))
    standing = GAME.standing(setup, 3, 0, results)
    assert (standing.next, standing.winners) == (None, (1, 2))


def test_t_match_5_no_bonus_deal_without_a_tie() -> None:
    standing = GAME.standing(config(tie_break="bonus_deal"), 2, 0, series((7, 8)))
    assert (standing.next, standing.winners) == (None, (0,))


def test_t_match_5_after_an_early_end_too() -> None:
    setup = config(tie_break="bonus_deal", end_at="10")
    standing = GAME.standing(setup, 2, 0, series((10, 10), deals=4))
    assert standing.next == DealPlan(5, 0, (0, 1))


def test_the_sheet() -> None:
    setup = config(tie_break="bonus_deal")
    results = series((7, 3))
    results[9] = result((0, 4), outs=(0,), number=10)
    rows = GAME.sheet(setup, 2, bonus(setup, results, (2, 0)))
    assert [row.totals for row in rows[-3:]] == [(0, 4), (7, 7), (7, 7)]
    assert rows[9].stars == (1, 0)
    assert rows[-1].points == (2, 0)
    assert GAME.settlement(setup, GAME.standing(setup, 2, 0, results)) == ()


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_deal_goes_round(seats: int) -> None:
    dealers: list[int] = []
    for played in range(11):
        plan = GAME.standing(PLAIN, seats, 1, series((0,) * seats, deals=11)[:played]).next
        assert plan is not None
        dealers.append(plan.dealer)
    assert dealers == [(1 + played) % seats for played in range(11)]
