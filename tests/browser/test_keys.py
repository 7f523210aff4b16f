"""Keys of one letter, and the table without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import GREEDY, ME
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit


def test_single_letters_can_be_switched_off(house: House, visit: Visit) -> None:
    """In the list of keys; a card that has the focus keeps its own, and the browser remembers it."""
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page)
    ann.wait_to_act()
    expect(page.locator("[data-verb=draw] kbd")).to_be_visible()
    page.keyboard.press("?")
    panel = page.get_by_role("dialog", name="Keys")
    expect(panel).to_contain_text("sort by best combinations")
    panel.get_by_role("checkbox", name="Use single-letter keys").uncheck()
    expect(panel).not_to_contain_text("sort by best combinations")
    page.keyboard.press("Escape")
    hand = ann.look().hand
    for _ in range(2):
        ann.wait_to_act()
        for key in ("d", "p", "b", "?"):
            page.keyboard.press(key)
        page.wait_for_timeout(300)
        assert ann.look().hand == hand
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("[data-verb=draw] kbd")).to_be_hidden()
        expect(page.locator("[data-verb=draw]")).not_to_have_attribute("aria-keyshortcuts", "D")
        ann.card(0).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        assert ann.look().picked == [1]
        page.reload()
    ann.wait_to_act()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Use single-letter keys").check()
    page.keyboard.press("d")
    page.wait_for_timeout(200)
    assert ann.look().hand == hand, "a dialog is open"
    page.keyboard.press("Escape")
    ann.card(0).focus()
    page.keyboard.press("d")
    expect(page.locator("[data-hand] [data-position]")).to_have_count(len(hand) + 1)


def test_the_keyboard_is_at_the_hand_when_a_deal_begins(house: House, visit: Visit) -> None:
    """The button that led there is gone; the focus is not lost with it."""
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY])))
    ann = Seated(page, by="keys")
    ann.play_deal()
    page.locator("footer [aria-keyshortcuts=N]").focus()
    page.keyboard.press("Enter")
    ann.wait_to_hold()
    page.wait_for_function("() => document.activeElement.matches('[data-hand] [data-position]')")


def test_who_arrives_hears_the_table_and_stands_at_the_hand(house: House, visit: Visit) -> None:
    """Before anything has happened that would be told: what is wild, what lies on the pile, what I hold."""
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY])))
    Seated(page).wait_to_act()
    told = page.get_by_role("log", name="News").locator("p")
    expect(told.first).to_contain_text("Wild: three.")
    expect(told.first).to_contain_text("In your hand, ")
    expect(told.last).to_have_text("Your turn")
    expect(page.locator("[data-hand] [data-position='0']")).to_be_focused()
