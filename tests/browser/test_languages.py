"""Play in other languages: what is on the screen is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Screen, Visit


@pytest.mark.parametrize(
    ("lang", "screen", "words"),
    [
        ("ja", PHONE, ("すぐに遊ぶ", "引く", "引き")),
        ("ru", LAPTOP, ("Играть сейчас", "Взять карту", "берёте")),
    ],
    ids=["ja", "ru"],
)
def test_a_deal_of_three_thirteen(
    house: House, visit: Visit, lang: str, screen: Screen, words: tuple[str, str, str]
) -> None:
    play, draw, told = words
    page = visit(house.address, screen, lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator(".tile").nth(1).click()
    page.get_by_role("button", name=play, exact=True).click()
    ann = Seated(page)
    ann.wait_to_act()
    expect(page.get_by_role("button", name=draw, exact=True)).to_be_visible()
    ann.step()
    expect(page.locator("aside.log")).to_contain_text(told)
    ann.play_deal()
    expect(page.locator(".ended")).to_be_visible()
    english = ("You ", "draws", "discards", "Next deal", "total")
    shown = page.locator("main").inner_text()
    assert not [word for word in english if word in shown]
