"""What is said at a table: phrases in each reader's language, free chat where it is allowed, and quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import FRIEND, ME
from browser.screens import LAPTOP, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.house import House
    from browser.screens import Visit

HEARD = "main .heard"


def two(house: House, visit: Visit, *, chat: bool = False, lang: str = "en") -> tuple[Page, Page]:
    """Ann at a laptop, Ben at a phone, who has been dealt to."""
    made = house.open_table("mille", [ME, FRIEND], chat=chat)
    second = house.join(made["table"], "Ben")
    pages = visit(house.seat_link(made), LAPTOP), visit(house.seat_link(second), PHONE, lang=lang)
    for page in pages:
        page.locator("[data-hand] [data-position='0']").wait_for()
    return pages


def talk(page: Page, *, say: str = "Say something") -> Locator:
    """Where one speaks: beside a wide table, in a panel over a narrow one."""
    if page.locator("aside.log summary").is_visible():
        page.locator("aside.log summary").click()
        return page.locator("aside.log details")
    page.locator("header.head summary").tap()
    page.get_by_role("button", name=say).tap()
    return page.get_by_role("dialog")


def test_phrases_are_read_in_each_readers_language(house: House, visit: Visit) -> None:
    first, second = two(house, visit, lang="ja")
    talk(first).get_by_role("button", name="Good luck").click()
    expect(second.locator(HEARD)).to_have_text("Ann がんばって")
    expect(second.get_by_role("log", name="お知らせ").locator("p").last).to_have_text("Ann: がんばって")
    here = talk(second, say="ひとこと")
    expect(here.get_by_role("listitem")).to_have_text(["Ann がんばって"])
    here.get_by_role("button", name="ありがとう").tap()
    expect(first.locator(HEARD)).to_have_text("Ben Thank you")
    expect(first.locator("aside.log .said li")).to_have_text(["Ann Good luck", "Ben Thank you"])
    expect(second.get_by_role("dialog").locator("input")).to_have_count(0)


def test_free_chat_where_the_host_allows_it_and_hidden_where_one_wants(house: House, visit: Visit) -> None:
    first, second = two(house, visit, chat=True)
    here, there = talk(first), talk(second)
    here.get_by_label("Message", exact=True).fill("The kettle is on")
    here.get_by_role("button", name="Send").click()
    expect(there.get_by_role("listitem")).to_have_text(["Ann The kettle is on"])
    there.get_by_label("Hide messages of others").check()
    expect(there.get_by_role("listitem")).to_have_count(0)
    here.get_by_label("Message", exact=True).fill("Hello?")
    here.get_by_role("button", name="Send").click()
    here.get_by_role("button", name="Well played").click()
    expect(there.get_by_role("listitem")).to_have_text(["Ann Well played"])
    expect(second.locator(HEARD)).to_have_text("Ann Well played")
    expect(second.get_by_role("log", name="News")).not_to_contain_text("Hello?")
    second.reload()
    second.locator("[data-hand] [data-position='0']").wait_for()
    expect(talk(second).get_by_label("Hide messages of others")).to_be_checked()


def test_what_was_said_does_not_stay_over_the_table(house: House, visit: Visit) -> None:
    first, second = two(house, visit)
    first.clock.install()
    talk(second).get_by_role("button", name="Oops").tap()
    expect(first.locator(HEARD)).to_have_text("Ben Oops")
    first.clock.run_for(6_500)
    expect(first.locator(HEARD)).to_have_text("")
    expect(first.locator("aside.log .said li")).to_have_text(["Ben Oops"])
