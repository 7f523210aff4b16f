"""Every seat gives its part of the dice, and the page checks the deals at the end, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME, House
from browser.screens import LAPTOP, PHONE
from browser.states import wish
from browser.table import Seated, play_on
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from browser.screens import Visit

ONE_DEAL = {"target": "1", "max_deals": "1"}


@pytest.fixture
def fair_house(static: Path, tmp_path: Path) -> Iterator[House]:
    """A server whose dice belong to all."""
    house = House(tmp_path / "house", static, contributions=True)
    house.start()
    yield house
    house.kill()


def check(page: Page) -> list[str]:
    """Press the button, and what is found."""
    page.locator(".checked button").click()
    page.locator(".checked summary").click()
    return page.locator(".checked li").all_inner_texts()


def test_both_players_see_that_their_part_is_in_the_deals(fair_house: House, visit: Visit) -> None:
    made = fair_house.open_table("mille", [ME, FRIEND])
    ann = Seated(visit(fair_house.seat_link(made)))
    joined = fair_house.join(made["table"], "Ben")
    ben = Seated(visit(fair_house.seat_link(joined), PHONE, lang="ru"), by="touch")
    assert play_on([ann, ben], 12)
    wish(fair_house, joined, "resign")
    ann.page.locator("section.match").wait_for()
    told = "\n".join(check(ann.page))
    expect(ann.page.locator(".checked .verdict.good")).to_have_text(
        "The deal was fair: every card follows from what was sealed before it."
    )
    for each in ("you saw before the first deal", "What you added", "What Ben added", "all 104 cards"):
        assert each in told
    assert Speaker("ru").text("web-fair-mine") in "\n".join(check(ben.page))
    expect(ben.page.locator(".checked .bad")).to_have_count(0)


def test_who_never_comes_is_left_out_and_the_log_says_so(fair_house: House, visit: Visit) -> None:
    made = fair_house.open_table("three-thirteen", [ME, FRIEND, GREEDY])
    fair_house.join(made["table"], "Ben")
    page = visit(fair_house.seat_link(made), LAPTOP)
    expect(page.get_by_text("Ben may add to it")).to_be_visible()
    expect(page.locator("aside.log")).to_contain_text("did not come in time and was left out")
    assert Seated(page).wait_to_hold().hand


def test_a_record_that_was_changed_does_not_hold(fair_house: House, visit: Visit) -> None:
    made = fair_house.open_table("mille", [ME, GREEDY], options=ONE_DEAL)
    page = visit(fair_house.seat_link(made))
    Seated(page).play_deal()

    def with_another_order(text: str) -> str:
        first, second = text.split("order:\n  ", 1)[1].split()[:2]
        return text.replace(f"order:\n  {first} {second}", f"order:\n  {second} {first}", 1)

    page.route(
        "**/record", lambda route: route.fulfill(body=with_another_order(route.fetch().text()), status=200)
    )
    found = check(page)
    expect(page.locator(".checked .verdict.bad")).to_contain_text("Something does not hold")
    assert [each for each in found if "Wrong:" in each] == [each for each in found if "Deal 1:" in each]
