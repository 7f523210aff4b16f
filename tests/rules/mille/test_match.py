"""M-END and the score sheet: when a match is over, and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from laydown.games.mille import GAME
from laydown.games.mille.result import MilleResult
from rules.mille.positions import config


def result(
    points: tuple[int, int],
    *,
    number: int = 1,
    out: int = 0,
    natural: bool = False,
    eights: tuple[int, int] = (0, 0),
) -> MilleResult:
    """A deal with these points. If the one who did not go out is below zero, that is a chapeau."""
    chapeau = 1 - out if points[1 - out] < 0 else None
    marks = [*eights]
    marks[out] += natural + (chapeau is not None)
    return MilleResult(
        number=number,
        dealer=number % 2,
        players=(0, 1),
        points=points,
        out=out,
        natural=natural,
        laid=points,
        eights=eights,
        held=(0, 0),
        marks=tuple(marks),
        chapeau=chapeau,
    )


def test_m_end_1_the_higher_total_at_the_target_wins_whoever_went_out() -> None:
    """A goes out and reaches 1205, B ends the same deal with 1230: B wins, in both seats."""
    before = result((1000, 1000))
    for seats, winner in (((205, 230), 1), ((230, 205), 0)):
        for out in (0, 1):
            standing = GAME.standing(config(), 2, 0, [before, result(seats, number=2, out=out)])
            assert standing.next is None
            assert standing.winners == (winner,)
            assert standing.reason is not None
            assert standing.reason.id == "mille-end-won"


def test_m_end_1_equal_totals_play_on_by_the_same_test() -> None:
    tied = [result((1210, 1210))]
    standing = GAME.standing(config(), 2, 0, tied)
    assert standing.next is not None
    assert standing.next.number == 2
    assert standing.next.dealer == 1
    assert GAME.standing(config(), 2, 0, [*tied, result((-5, -30), number=2)]).winners == (0,)
    # Both below the target again: nobody is at it, one plays on.
    assert GAME.standing(config(), 2, 0, [*tied, result((-20, -40), number=2)]).next is not None


def test_m_end_1_exactly_the_target_is_enough() -> None:
    assert GAME.standing(config(), 2, 0, [result((1200, 1195))]).winners == (0,)
    assert GAME.standing(config(), 2, 0, [result((1195, 600))]).next is not None
    assert GAME.standing(config(target="300"), 2, 0, [result((300, 200))]).winners == (0,)


def test_m_end_2_the_higher_needs_a_mark_for_a_natural_where_required() -> None:
    need = config(natural_required_to_win="yes")
    assert GAME.standing(need, 2, 0, [result((1300, 800))]).next is not None
    assert GAME.standing(need, 2, 0, [result((1300, 800), natural=True)]).winners == (0,)
    assert GAME.standing(need, 2, 0, [result((1300, 800), eights=(1, 0))]).winners == (0,)
    of_the_other = result((1300, 1250), out=1, natural=True)
    assert GAME.standing(need, 2, 0, [of_the_other]).next is not None
    chapeau = result((1300, -5))
    assert GAME.standing(need, 2, 0, [chapeau]).next is not None, "a chapeau is no natural"


def test_m_end_2_the_natural_may_lie_in_any_deal() -> None:
    need = config(natural_required_to_win="yes")
    deals = [result((700, 300), natural=True), result((600, 200), number=2)]
    assert GAME.standing(need, 2, 0, deals).winners == (0,)
    # One plays on until the higher has one; the lower one's never counts.
    without = [result((1300, 800)), result((10, 5), number=2)]
    assert GAME.standing(need, 2, 0, without).next is not None
    assert GAME.standing(need, 2, 0, [*without, result((10, 5), number=3, natural=True)]).winners == (0,)


def test_m_end_3_after_the_last_deal_the_higher_total_wins() -> None:
    deals = [result((10, 5), number=number) for number in range(1, 61)]
    assert GAME.standing(config(), 2, 0, deals[:59]).next is not None
    standing = GAME.standing(config(), 2, 0, deals)
    assert standing.winners == (0,)
    assert standing.totals == (600, 300)
    assert standing.marks == (1, 0), "300 is below half of 1200"
    equal = [result((10, 10), number=number) for number in range(1, 61)]
    draw = GAME.standing(config(), 2, 0, equal)
    assert draw.winners == (0, 1)
    assert draw.marks == (0, 0)
    assert GAME.settlement(config(), draw) == ()


@pytest.mark.parametrize("points", [10, 0, -10])
def test_m_end_3_equal_totals_are_a_draw_wherever_they_lie(points: int) -> None:
    few = config(max_deals="2")
    draw = GAME.standing(few, 2, 0, [result((points, points), number=number) for number in (1, 2)])
    assert draw.next is None
    assert draw.winners == (0, 1)
    assert draw.reason is not None
    assert draw.reason.id == "mille-end-draw"
    assert dict(draw.reason.values) == {"points": 2 * points, "deals": 2}
    tied_at_target = GAME.standing(few, 2, 0, [result((600, 600), number=number) for number in (1, 2)])
    assert tied_at_target.winners == (0, 1)


def test_m_end_3_bounds_a_match_that_needs_a_natural() -> None:
    need = config(natural_required_to_win="yes", max_deals="2")
    deals = [result((1300, 800)), result((10, 5), number=2)]
    assert GAME.standing(need, 2, 0, deals).winners == (0,)


def test_m_mark_3_the_skunks_mark_is_added_at_the_end() -> None:
    running = GAME.standing(config(), 2, 0, [result((700, 585))])
    assert running.marks == (0, 0)
    ended = [result((700, 585)), result((530, 0), number=2, natural=True)]
    standing = GAME.standing(config(), 2, 0, ended)
    assert standing.marks == (2, 0)
    assert standing.reason is not None
    assert standing.reason.id == "mille-end-skunk"
    assert GAME.standing(config(skunk="no"), 2, 0, ended).marks == (1, 0)
    exactly = [result((700, 600)), result((530, 0), number=2)]
    assert GAME.standing(config(), 2, 0, exactly).marks == (0, 0)


@pytest.mark.parametrize(
    ("target", "loser", "skunk"),
    [
        ("1200", 599, True),
        ("1200", 600, False),
        ("1201", 600, True),
        ("1201", 601, False),
        ("500", 249, True),
        ("500", 250, False),
        ("2000", 999, True),
        ("2000", 1000, False),
        ("1", 0, True),
        ("1", -5, True),
    ],
)
def test_m_mark_3_half_of_whatever_the_target_is(target: str, loser: int, skunk: bool) -> None:
    options = config(target=target)
    standing = GAME.standing(options, 2, 0, [result((int(target) + 1, loser), natural=True)])
    assert standing.reason is not None
    assert (standing.reason.id == "mille-end-skunk") == skunk
    assert standing.marks[0] == 1 + (loser < 0) + skunk
    (told,) = [rule.message for rule in GAME.rulebook(options, 2) if rule.message.id == "mille-rule-skunk"]
    below = dict(told.values)["points"]
    assert isinstance(below, int)
    assert (loser < below) == skunk


def test_m_mark_3_no_skunk_where_no_marks_are_kept() -> None:
    none_kept = config(marks="no", skunk="yes")
    standing = GAME.standing(none_kept, 2, 0, [result((1230, 85))])
    assert standing.marks == (0, 0)
    assert standing.reason is not None
    assert standing.reason.id == "mille-end-won"
    assert [line.amount for line in GAME.settlement(none_kept, standing)] == [3, 12]


def test_m_mark_4_a_score_below_zero_alone_is_not_circled() -> None:
    """Not that of the one who went out, nor any where nobody did."""
    below = replace(result((-20, 40)), out=None, chapeau=None, marks=(0, 0))
    assert GAME.sheet(config(), 2, [below])[0].circled == (False, False)


def test_m_mark_4_the_sheet_has_totals_asterisks_and_circles() -> None:
    deals = [
        result((120, -15), natural=True),
        result((60, 200), number=2, out=1, eights=(1, 1), natural=True),
    ]
    first, second = GAME.sheet(config(), 2, deals)
    assert first.totals == (120, -15)
    assert first.stars == (1, 0)
    assert first.circled == (False, True)
    assert second.totals == (180, 185)
    assert second.stars == (1, 2)
    assert second.circled == (False, False)
    assert GAME.sheet(config(marks="no"), 2, deals)[0].stars == (0, 0)


def test_m_settle_1_the_match_of_the_source() -> None:
    """A natural and a chapeau, 95 apart, at 1 and 3: ten."""
    deals = [
        result((120, -15), natural=True),
        result((1100, 1140), number=2, out=1),
    ]
    standing = GAME.standing(config(), 2, 0, deals)
    assert standing.totals == (1220, 1125)
    lines = GAME.settlement(config(), standing)
    assert [line.amount for line in lines] == [3, 6, 1]
    assert GAME.settlement(config(stakes="0"), standing) == ()
    assert GAME.settlement(config(), GAME.standing(config(), 2, 0, deals[:1])) == ()


@pytest.mark.parametrize("preset", ["mille", "mille-cardroom", "mille-montreal"])
def test_the_deal_alternates_from_either_first_dealer(preset: str) -> None:
    for first in (0, 1):
        for played in range(4):
            deals = [result((10, 5), number=number + 1) for number in range(played)]
            standing = GAME.standing(config(preset), 2, first, deals)
            assert standing.next is not None
            assert standing.next.dealer == (first + played) % 2
