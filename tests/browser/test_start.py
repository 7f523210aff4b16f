"""From the start page to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Screen, Visit


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: screen.name)
def test_one_click_to_a_game_against_a_bot(house: House, visit: Visit, screen: Screen) -> None:
    page = visit(house.address, screen)
    page.get_by_role("button", name="Play now", exact=True).click()
    ann = Seated(page)
    look = ann.wait_to_act()
    assert len(look.hand) == 15
    assert look.able
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_in_viewport()
