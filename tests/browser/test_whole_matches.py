"""Whole matches on the screen, which take too long for every run."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.ears import Ears
from browser.house import GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit

pytestmark = pytest.mark.endurance

DEALS = 11
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def test_three_thirteen_by_keyboard_alone(house: House, visit: Visit) -> None:
    """All eleven deals against two bots, each wild rank in turn, each event told once."""
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY, GREEDY])), LAPTOP)
    ann = Seated(page, by="keys")
    for deal, rank in enumerate(RANKS, 1):
        assert len(ann.wait_to_act().hand) == deal + 2
        expect(page.locator(".announce .wild")).to_have_text(f"{rank} is wild")
        ears = Ears(page)
        ann.play_deal()
        expect(page.get_by_role("heading", name=f"End of deal {deal}")).to_be_visible()
        ears.assert_each_event_told_once()
        ears.assert_each_turn_told()
        rows = page.locator("[data-beside=sheet] tbody tr")
        expect(rows).to_have_count(deal)
        if deal < DEALS:
            ann.go_on()
    expect(page.get_by_role("heading", name=re.compile("wins? the match|share the win"))).to_be_visible()
    totals = [int(each) for each in page.locator("section.match b").all_inner_texts()]
    points = page.locator("[data-beside=sheet] tbody td small").all_inner_texts()
    assert sorted(totals) == sorted(sum(int(each) for each in points[seat::3]) for seat in range(3))


def test_mille_by_touch_to_twelve_hundred(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), PHONE)
    ann = Seated(page, by="touch", greedy=False)
    for _ in range(60):
        ann.play_deal()
        if ann.look().over:
            break
        ann.go_on()
    expect(page.get_by_role("heading", name=re.compile("win the match|wins the match"))).to_be_visible()
    page.locator("header .score").tap()
    sheet = page.get_by_role("dialog", name="Score")
    expect(sheet.get_by_role("heading", name="Settlement")).to_be_visible()
