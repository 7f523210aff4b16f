"""How the table answers and stays where it is: a press in vain, the rules, cards from turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import expect

from browser.gallery import open_as
from browser.house import GREEDY, ME
from browser.rest import wait_for_rest
from browser.screens import LAPTOP, PHONE, SIDEWAYS, SMALL
from browser.table import Seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

PLACES = """() => [...document.querySelectorAll('[data-spot=stock], [data-spot=pile], [data-verb], .sort')]
  .map((each) => each.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())"""

CARD_WIDTH = 'document.querySelector(\'[data-spot="stock"] .card, [data-spot="stock"] .nothing\').offsetWidth'


@pytest.mark.parametrize("screen", [PHONE, SMALL, SIDEWAYS, LAPTOP], ids=lambda each: each.name)
def test_a_press_in_vain_says_why_and_moves_nothing(
    gallery: dict[str, str], visit: Visit, screen: Screen
) -> None:
    page = visit(gallery["drawn"], screen)
    open_as("drawn", page)
    before = page.evaluate(PLACES)
    why = page.locator("footer .why")
    for place in (page.locator("[data-spot=stock]"), page.locator("[data-verb=pile]")):
        expect(why).to_have_count(0)
        if screen.touch:
            place.tap(force=True)
        else:
            place.click(force=True)
        expect(why).to_contain_text("M-TURN")
        expect(why).to_be_in_viewport(ratio=1)
        assert page.evaluate(PLACES) == before
        page.mouse.move(2, 60)
        page.mouse.click(screen.width / 2, 60)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda each: each.name)
def test_a_card_that_may_not_go_says_why(house: House, visit: Visit, screen: Screen) -> None:
    """Under the pointer, in focus, and under a finger that stays."""
    made = house.open_table("three-thirteen", [ME, GREEDY], options={"forbid_rediscard": "yes"})
    me = Seated(visit(house.seat_link(made), screen), by="touch" if screen.touch else "mouse")
    me.wait_to_hold()
    me.page.wait_for_function("() => document.querySelector('[data-verb=take].able')")
    me.do("take")
    why = me.page.locator("footer .why")
    card = me.page.locator("[data-hand] li.dim [data-position]")
    expect(card).to_have_count(1)
    expect(why).to_have_count(0)
    if screen.touch:
        box = card.bounding_box()
        assert box is not None
        session = me.page.context.new_cdp_session(me.page)
        # Playwright leaves the values of the parameters untyped.
        send = cast("Callable[[str, dict[str, Any]], object]", session.send)  # pyright: ignore[reportUnknownMemberType]
        spot = {"x": box["x"] + 8, "y": box["y"] + 30}
        send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        expect(why).to_contain_text("T-TURN-5")
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    card.hover(position={"x": 8, "y": 30})
    expect(why).to_contain_text("T-TURN-5")
    me.page.mouse.move(2, 60)
    expect(why).to_have_count(0)
    me.page.keyboard.press("h")
    for _ in range(4):
        if why.count():
            break
        me.page.keyboard.press("ArrowRight")
    expect(why).to_contain_text("T-TURN-5")
    assert "T-TURN-5" in (me.page.locator("li.dim .unseen").text_content() or "")


def test_the_rules_say_why_picked_cards_do_not_go_down(gallery: dict[str, str], visit: Visit) -> None:
    page = visit(gallery["drawn"], PHONE)
    open_as("drawn", page)
    me = Seated(page, by="touch")
    hand = me.look().hand
    ranks = sorted({card[0] for card in hand})[:3]
    me.pick([next(at for at, card in enumerate(hand) if card[0] == rank) for rank in ranks])
    me.verb("lay").tap(force=True)
    expect(page.locator("footer .why")).to_contain_text("M-MELD")


def test_cards_keep_their_size_from_turn_to_turn(house: House, visit: Visit) -> None:
    me = Seated(visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), PHONE), greedy=False)
    me.wait_to_hold()
    widths = [_card_width(me.page)]
    for _ in range(12):
        if me.step().next:
            break
        widths.append(_card_width(me.page))
    assert len(widths) > 3
    assert sorted(widths, reverse=True) == widths
    assert len(set(widths)) <= 3


def test_what_the_others_did_stands_over_the_piles(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY, GREEDY])), PHONE)
    me = Seated(page)
    me.wait_to_act()
    wait_for_rest(page)
    expect(page.locator(".board .happened")).to_contain_text("Greedy")


def _card_width(page: Page) -> int:
    wait_for_rest(page)
    width: int = page.evaluate(CARD_WIDTH)
    return width
