"""Being told of one's turn, in the browser: addresses of a feed, and mail that is confirmed and stopped."""

from __future__ import annotations

import sqlite3
import urllib.error
import urllib.request
from contextlib import closing
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.screens import LAPTOP, PHONE
from browser.states import with_a_clock
from browser.test_links import links
from laydown.server.sqlite import FILE
from laydown.server.tokens import hashed

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit

HELD = "[data-hand] [data-position='0']"
TELL = "Tell me when it is my turn"


def status(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_an_address_for_calendars_is_shown_once_and_ended(house: House, visit: Visit) -> None:
    ann, _ = with_a_clock(house, clock={"kind": "days", "days": 3})
    page = visit(house.seat_link(ann), LAPTOP)
    page.locator(HELD).wait_for()
    panel = links(page, TELL)
    panel.get_by_role("button", name="Make an address for it").click()
    shown = {
        name: panel.get_by_role("textbox", name=name).input_value()
        for name in ("For calendar programs", "As a web address", "For feed readers")
    }
    app, ics, atom = shown.values()
    assert app == ics.replace("http://", "webcal://")
    assert ann["token"] not in ics
    assert (status(ics), status(atom)) == (200, 200)
    panel.get_by_role("button", name="Close").click()
    panel = links(page, TELL)
    expect(panel.get_by_text("It is not shown again")).to_be_visible()
    assert ics not in page.evaluate("JSON.stringify(localStorage)")
    panel.get_by_role("button", name="End the address").click()
    expect(panel.get_by_text("The address does not work any more.")).to_be_visible()
    assert (status(ics), status(atom)) == (404, 404)


def test_mail_is_confirmed_and_stopped_by_a_button(house: House, visit: Visit) -> None:
    ann, _ = with_a_clock(house, clock={"kind": "days", "days": 3})
    page = visit(house.seat_link(ann), PHONE)
    page.locator(HELD).wait_for()
    panel = links(page, TELL)
    panel.get_by_label("Your mail address").fill("ann@mail.example")
    panel.get_by_role("button", name="Ask for mail").click()
    expect(panel.get_by_text("A mail is on its way to a...@mail.example.")).to_be_visible()
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        for what in ("verify", "stop"):
            link = (hashed(what), ann["table"], ann["seat"], what, 2**31 - 1)
            database.execute("INSERT INTO mail_links VALUES (?, ?, ?, ?, ?)", link)
        database.commit()
    reader = visit(f"{house.address}/mail#verify.verify", PHONE)
    expect(reader.get_by_role("heading", name="Mail from Laydown")).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(links(page, TELL).get_by_text("A mail is on its way")).to_be_visible()  # to look changes nothing
    reader.get_by_role("button", name="Yes, send me mail").click()
    expect(reader.get_by_role("link", name="To the table")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(links(page, TELL).get_by_text("Mail comes to a...@mail.example.")).to_be_visible()
    reader.goto(f"{house.address}/mail#stop.stop")
    reader.get_by_role("button", name="Send me no more").click()
    expect(reader.get_by_text("No more mail comes from this table.")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(links(page, TELL).get_by_label("Your mail address")).to_be_visible()
    reader.goto("about:blank")
    reader.goto(f"{house.address}/mail#verify.verify")
    reader.get_by_role("button", name="Yes, send me mail").click()
    expect(reader.get_by_text("This link does not work any more.")).to_be_visible()
