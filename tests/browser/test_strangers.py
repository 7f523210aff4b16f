"""What others write stays text, and what is here stays here: names, chat, addresses, other sites."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from browser.house import House
    from browser.screens import Screen, Visit

HELD = "[data-hand] [data-position='0']"
NAMES = (
    "<img src=x onerror=document.title='x'>",
    "</script><script>alert(1)</script>",
    "{{7*7}} ${7*7} &lt;b&gt; &amp;",
    "\u6f22" * 40,
    "\U0001f0a1" * 40,
    "A\u0323\u0301\u0323\u0301z",
)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: screen.name)
def test_names_and_chat_are_text_and_stay_in_their_place(house: House, visit: Visit, screen: Screen) -> None:
    made = house.open_table("three-thirteen", [ME, *[FRIEND] * 6], chat=True)
    seats = [house.join(made["table"], name) for name in NAMES]
    page = visit(house.seat_link(made), screen)
    speaker = visit(house.seat_link(seats[0]), LAPTOP)
    for each in (page, speaker):
        each.locator(HELD).wait_for()
    speaker.locator("aside.log summary").click()
    for text in ("<b>bold</b><img src=x onerror=alert(1)>", "\u202egnirts", "w" * 300, "\u6f22" * 300):
        speaker.get_by_role("textbox").fill(text)
        speaker.get_by_role("textbox").press("Enter")
        shown = text.replace("\u202e", "\\u202e")
        expect(page.locator("main .heard")).to_contain_text(shown[:200])
    for name in NAMES:
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_attached()
    assert page.locator("img, script:not([src]), iframe, object").count() == 0
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], "nothing is pushed off the page"
    assert "\u202e" not in page.content()


def test_a_whole_visit_asks_nobody_else_and_tells_no_token(house: House, visit: Visit) -> None:
    """Start, table, play, rules and back: each request goes here, none with a token or a Referer."""
    asked: list[Request] = []
    made = house.open_table("mille", [ME, GREEDY])
    page = visit(house.address)
    page.context.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - no builtin is taken
    page.goto(house.seat_link(made))
    seated = Seated(page)
    seated.wait_to_act()
    seated.step()
    assert urlsplit(page.url).fragment == "", "the token has left the address bar"
    page.locator("aside.rail").get_by_role("button", name="Rules").click()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="To the start page").or_(page.locator("nav a")).first.click()
    page.locator(".tile").first.wait_for()
    page.goto(f"{house.address}/rules/mille")
    page.locator("main li").first.wait_for()
    page.reload()
    page.locator("main li").first.wait_for()
    page.go_back()
    assert len(asked) > 5
    for each in asked:
        address = urlsplit(each.url)
        assert f"{address.scheme}://{address.netloc}" == house.address, each.url
        assert made["token"] not in f"{address.path}?{address.query}"
        assert not each.all_headers().get("referer")
        assert "cookie" not in each.all_headers()
    assert page.context.cookies() == []


def test_no_text_becomes_a_program(house: House, visit: Visit) -> None:
    """The policy holds in the browser too: scripts inside the page, text as elements, other sites, frames."""
    page: Page = visit(house.address)
    page.locator(".tile").first.wait_for()
    refused = page.evaluate(
        """() => {
            const tries = [
                () => { document.body.innerHTML = '<b>x</b>'; },
                () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
                () => trustedTypes.createPolicy('mine', {}),
                () => { document.createElement('script').text = 'window.ran = 1'; },
                () => { document.createElement('iframe').srcdoc = '<b>x</b>'; },
            ];
            return tries.map((each) => { try { each(); return 'done' } catch (error) { return error.name } });
        }"""
    )
    assert refused == ["TypeError"] * 5
