"""What an operator chooses or suffers, as players see it: a path before all addresses, a full disk."""

from __future__ import annotations

import resource
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME, House
from browser.screens import PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.screens import Visit


@pytest.fixture
def house_below(static: Path, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "house", static, base="/play/cards")
    house.start()
    yield house
    house.kill()


def test_below_a_path(house_below: House, visit: Visit) -> None:
    """From the start page to a table, by a friend's link, through a reload, to the rules and home."""
    below = house_below.address
    page = visit(f"{below}/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(f"{below}/t/*")
    ann = Seated(page)
    ann.wait_to_act()
    page.reload()
    ann.wait_to_act()
    ann.step()
    made = house_below.open_table("mille", [ME, FRIEND])
    host = visit(house_below.seat_link(made))
    link = host.locator("input[readonly]").first.input_value()
    assert link.startswith(f"{below}/t/{made['table']}")
    friend = visit(link, PHONE)
    friend.get_by_role("textbox").first.fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    Seated(friend, by="touch").wait_to_hold()
    page.goto(f"{below}/rules/mille")
    page.get_by_role("link", name="Laydown").first.click()
    page.wait_for_url(f"{below}/")


def test_a_full_disk_is_told_of_and_play_goes_on_by_itself(own_house: House, visit: Visit) -> None:
    made = own_house.open_table("mille", [ME, GREEDY])
    page = visit(own_house.seat_link(made), PHONE)
    ann = Seated(page)
    ann.wait_to_act()
    assert own_house.process is not None
    pid = own_house.process.pid
    told = page.get_by_text("The server cannot save anything just now.")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    page.keyboard.press("d")
    expect(told).to_be_visible()
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    expect(told).to_have_count(0)
    ann.wait_to_act()
    ann.step()
