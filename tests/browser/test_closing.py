"""The server closes the line, and the page says why and offers a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

HELD = """(() => {
  window.lines = [];
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...where) {
      super(...where);
      window.lines.push(this);
    }
  };
})()"""
"""Keeps the page's connections at hand."""

CLOSED = """(code) => {
  const line = window.lines.at(-1);
  const frame = { type: 'closed', code, text: `Closed because of ${code}.` };
  line.onmessage({ data: JSON.stringify(frame) });
  line.close();
}"""


def at_table(house: House, visit: Visit, screen: Screen = LAPTOP) -> Page:
    made = house.open_table("mille", [ME, GREEDY])
    page = visit(house.address, screen)
    page.add_init_script(HELD)
    page.goto(house.seat_link(made))
    Seated(page).wait_to_act()
    return page


def test_a_page_that_is_not_understood_is_loaded_anew(house: House, visit: Visit) -> None:
    page = at_table(house, visit)
    page.evaluate("window.lines.at(-1).send('nonsense')")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("This page sent something that the server does not understand.")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.lines.length") == 1
    banner.get_by_role("button", name="Load the page anew").click()
    Seated(page).wait_to_act()
    expect(page.locator(".banner p")).to_have_count(0)


@pytest.mark.parametrize("code", ["rate", "broken"])
def test_a_person_tries_again(house: House, visit: Visit, code: str) -> None:
    page = at_table(house, visit, PHONE)
    hand = Seated(page).look().hand
    page.evaluate(CLOSED, code)
    banner = page.locator(".banner")
    expect(banner).to_contain_text(f"Closed because of {code}.")
    expect(banner.get_by_role("link", name="Start page")).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.evaluate("window.lines.length") == 1
    banner.get_by_role("button", name="Try again").click()
    expect(page.locator(".banner p")).to_have_count(0)
    ann = Seated(page, by="touch")
    assert ann.wait_to_act().hand == hand
    ann.do("draw")


def test_a_server_that_stops_is_waited_for(house: House, visit: Visit) -> None:
    page = at_table(house, visit)
    page.evaluate(CLOSED, "stopping")
    page.wait_for_function("() => window.lines.length > 1")
    expect(page.locator(".banner p")).to_have_count(0)
    Seated(page).do("draw")


def test_a_seat_that_is_not_mine_leads_to_the_start_page(house: House, visit: Visit) -> None:
    page = at_table(house, visit)
    page.evaluate(CLOSED, "seat")
    banner = page.locator(".banner")
    expect(banner.get_by_role("button")).to_have_count(0)
    expect(page.locator("[data-verb]")).to_have_count(0)
    banner.get_by_role("link", name="Start page").click()
    expect(page.locator(".tile").first).to_be_visible()
