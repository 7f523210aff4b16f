"""What is always to be seen: the score one tap away, the pile as the rules show it, hands at the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.feeding import play
from browser.house import GREEDY, ME
from browser.screens import LAPTOP, PHONE, SIDEWAYS
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Screen, Visit


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=lambda each: each.name)
def test_the_score_sheet_is_one_tap_away(house: House, visit: Visit, screen: Screen) -> None:
    made = house.open_table("mille", [ME, GREEDY])
    play(house, made)
    page = visit(house.seat_link(made), screen)
    score = page.locator("header .score")
    expect(score).to_have_accessible_name(re.compile(r"^Score: Ann.*Greedy"))
    totals = re.findall(r"[-\N{MINUS SIGN}]?\d+", score.inner_text())
    score.tap()
    sheet = page.get_by_role("dialog", name="Score")
    expect(sheet.get_by_role("columnheader").filter(has_text=re.compile("Ann|Greedy"))).to_have_count(2)
    row = sheet.get_by_role("row").nth(1)
    expect(row.get_by_role("rowheader")).to_have_text("1")
    for cell, total in zip(row.get_by_role("cell").all(), totals, strict=True):
        expect(cell).to_contain_text(total)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_the_score_sheet_lies_beside_a_wide_table(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, GREEDY, GREEDY])
    play(house, made)
    page = visit(house.seat_link(made), LAPTOP)
    expect(page.locator("[data-beside=sheet]").get_by_role("row").nth(1).get_by_role("cell")).to_have_count(3)


@pytest.mark.parametrize("shown", ["top", "all"])
def test_the_pile_is_squared_or_fanned(house: House, visit: Visit, shown: str) -> None:
    made = house.open_table("mille", [ME, GREEDY], options={"pile_shown": shown})
    page = visit(house.seat_link(made))
    ann = Seated(page, greedy=False)
    size = page.get_by_text(re.compile(r"^pile \d+$"))
    pile = page.locator("[data-spot^=pile] [data-card]")
    for _ in range(60):
        ann.step()
        if ann.wait_to_act().next:
            ann.go_on()
            ann.wait_to_act()
        count = int(size.inner_text().split()[1])
        if count > 2:
            break
    else:
        raise AssertionError("the pile does not grow")
    expect(pile).to_have_count(count if shown == "all" else 1)


def test_at_the_end_every_hand_lies_in_its_best_combinations(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, GREEDY, GREEDY, GREEDY])
    play(house, made)
    page = visit(house.seat_link(made))
    seats = page.locator(".ended .end > ul > li")
    expect(seats).to_have_count(4)
    assert page.locator(".ended .tag").all_inner_texts().count("out") == 1
    for seat in seats.all():
        expect(seat.locator(".card-place")).to_have_count(3)
        points = int(seat.locator(".points").inner_text())
        left = seat.locator(".group.left")
        assert (points > 0) == (left.count() == 1)
        if points:
            expect(left).to_have_accessible_name(re.compile("^Left over: "))
