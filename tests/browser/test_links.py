"""Links that are given anew, in the browser: by a player to herself, and by the host to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.house import House
    from browser.screens import Visit

HELD = "[data-hand] [data-position='0']"


def links(page: Page, name: str = "Links") -> Locator:
    if page.locator("aside.rail").is_visible():
        page.locator("aside.rail").get_by_role("button", name=name).click()
    else:
        page.locator("header.head summary").click()
        page.locator("header.head").get_by_role("button", name=name).click()
    return page.get_by_role("dialog")


def test_leaving_on_all_other_devices(house: House, visit: Visit) -> None:
    """The device that asks goes on with a new link, the others hear why they do not, and forget the seat."""
    made = house.open_table("mille", [ME, GREEDY])
    page, phone = visit(house.seat_link(made), LAPTOP), visit(house.seat_link(made), PHONE)
    for each in (page, phone):
        each.locator(HELD).wait_for()
    hand = Seated(page).wait_to_act().hand
    panel = links(page)
    before = panel.get_by_role("textbox", name="Your link").input_value()
    panel.get_by_role("button", name="Leave on all other devices").click()
    expect(panel.get_by_text("it stops working")).to_be_visible()
    panel.get_by_role("button", name="Not now").click()
    panel.get_by_role("button", name="Leave on all other devices").click()
    panel.get_by_role("button", name="Do it").click()
    expect(phone.get_by_text("This seat has a new link")).to_be_visible()
    expect(phone.locator("[data-card]")).to_have_count(0)
    assert Seated(page).wait_to_act().hand == hand
    after = links(page).get_by_role("textbox", name="Your link").input_value()
    assert after != before
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    Seated(page).step()
    page.reload()
    page.locator(HELD).wait_for()
    phone.goto(before)
    expect(phone.get_by_text("This link does not open a seat")).to_be_visible()
    phone.goto(after)
    phone.locator(HELD).wait_for()
    assert "#" not in phone.url, "the link does not stay in the address bar"
    assert made["token"] not in phone.evaluate("JSON.stringify(localStorage)")


def test_the_host_gives_a_seat_to_somebody_else(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, FRIEND])
    second = house.join(made["table"], "Ben")
    ann, ben = visit(house.seat_link(made), PHONE), visit(house.seat_link(second), LAPTOP, lang="fr")
    for each in (ann, ben):
        each.locator(HELD).wait_for()
    hand = sorted(Seated(ben).wait_to_hold().hand)
    panel = links(ann)
    panel.get_by_role("button", name="New link for Ben").click()
    expect(panel.get_by_text("Whoever opens the new one takes the seat and its cards.")).to_be_visible()
    panel.get_by_role("button", name="Do it").click()
    link = panel.get_by_role("textbox", name="Link for the seat of Ben").input_value()
    expect(ben.get_by_text("Cette place a un nouveau lien")).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(ann.get_by_text("waits for the new link").first).to_be_attached()
    cleo = visit(link, LAPTOP)
    expect(cleo.get_by_text("you play on for whoever sat there before")).to_be_visible()
    cleo.get_by_label("Name").fill("Cleo")
    cleo.get_by_role("button", name="Sit down").click()
    cleo.locator(HELD).wait_for()
    assert sorted(Seated(cleo).wait_to_hold().hand) == hand
    expect(ann.get_by_role("heading", name="Cleo")).to_be_visible()
    assert "#" not in cleo.url
    assert links(cleo).get_by_role("button", name="New link for").count() == 0, "only the host"
    cleo.go_back()
    assert link.partition("#")[2] not in cleo.url
    ben.goto(house.seat_link(second))
    expect(ben.get_by_text("pas de place à cette table")).to_be_visible()


def test_the_host_calls_invitations_in(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, FRIEND, FRIEND])
    old = f"{house.address}/t/{made['table']}"
    page = visit(house.seat_link(made), LAPTOP)
    expect(page.get_by_role("textbox", name="Any free seat")).to_have_value(old)
    panel = links(page)
    panel.get_by_role("button", name="Call in all invitations").click()
    panel.get_by_role("button", name="Do it").click()
    panel.get_by_role("button", name="Close").click()
    expect(page.get_by_role("textbox", name="Any free seat")).not_to_have_value(old)
    new = page.get_by_role("textbox", name="Any free seat").input_value()
    assert new.startswith(f"{old}#")
    guest = visit(old, PHONE)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("This invitation is not for this table")).to_be_visible()
    guest.goto(new)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("textbox", name="Any free seat")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Any free seat")).to_have_value(new)
