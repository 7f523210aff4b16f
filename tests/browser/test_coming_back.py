"""A seat is kept: through a reload, on a second device, and when the server is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Visit


def test_reload_and_a_second_device(house: House, visit: Visit) -> None:
    """Same seat, same cards in the order I gave them; both devices go on together."""
    made = house.open_table("mille", [ME, GREEDY])
    page = visit(house.seat_link(made), LAPTOP)
    ann = Seated(page)
    ann.wait_to_act()
    page.get_by_role("button", name="suit", exact=True).click()
    ann.step()
    page.keyboard.press("h")
    page.keyboard.press("Home")
    page.keyboard.press("Control+ArrowRight")
    hand = ann.look().hand
    expect(page.get_by_text("to place 2").or_(page.get_by_text("2 of"))).to_be_attached()
    page.reload()
    assert ann.wait_to_act().hand == hand
    phone = visit(house.seat_link(made), PHONE)
    other = Seated(phone, by="touch")
    assert other.wait_to_act().hand == hand
    before = ann.look()
    other.step()
    ann.wait_moved(before)
    phone.goto("about:blank")
    ann.wait_to_act()
    ann.step()


def test_a_spectator_sees_no_hand(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, FRIEND])
    ben = house.join(made["table"], "Ben")
    page = visit(house.seat_link(made))
    watcher = visit(f"{house.address}/t/{made['table']}")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.get_by_text("You are watching this table.")).to_be_visible()
    hand = set(Seated(page).wait_to_hold().hand)
    shown = set(watcher.locator("[data-card]").evaluate_all("all => all.map((each) => each.dataset.card)"))
    top = set(
        page.locator("[data-spot^=pile] [data-card]").evaluate_all("all => all.map((x) => x.dataset.card)")
    )
    assert hand
    assert shown == top
    expect(watcher.locator("[data-hand]")).to_have_count(0)
    expect(watcher.locator("[data-verb]")).to_have_count(0)
    assert ben


def test_a_killed_server_comes_back_and_play_goes_on(own_house: House, visit: Visit) -> None:
    made = own_house.open_table("mille", [ME, FRIEND])
    first = visit(own_house.seat_link(made))
    second = visit(own_house.seat_link(own_house.join(made["table"], "Ben")), PHONE)
    ann, ben = Seated(first), Seated(second, by="touch")
    for each in (ann, ben):
        each.wait_to_hold()
    mover, other = (ann, ben) if ann.look().mine else (ben, ann)
    mover.step()
    hands = [mover.look().hand, other.look().hand]
    own_house.kill()
    for page in (first, second):
        expect(page.get_by_text("The connection is gone. Trying again")).to_be_visible()
    own_house.start()
    for page in (first, second):
        expect(page.get_by_text("The connection is gone. Trying again")).to_have_count(0)
    assert [mover.look().hand, other.look().hand] == hands
    while mover.look().mine:
        mover.step()
    other.wait_to_act()
    other.step()
