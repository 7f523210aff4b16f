"""Cards are dragged: onto the pile, and to another place in the hand; by mouse and by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from playwright.sync_api import expect

from browser.house import GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from browser.house import House
    from browser.screens import Visit

STEPS = 6


def centre(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + min(12, box["width"] / 2), box["y"] + min(20, box["height"] / 2)


def drag_by_mouse(page: Page, start: Locator, end: Locator) -> None:
    page.mouse.move(*centre(start))
    page.mouse.down()
    page.mouse.move(*centre(end), steps=STEPS)
    page.mouse.up()


def drag_by_finger(page: Page, start: Locator, end: Locator) -> None:
    """Real touches, as the device would send them."""
    (left, top), (right, bottom) = centre(start), centre(end)
    session = page.context.new_cdp_session(page)

    # Playwright leaves the values of the parameters untyped.
    send = cast("Callable[[str, dict[str, Any]], object]", session.send)  # pyright: ignore[reportUnknownMemberType]

    def touch(kind: str, part: float | None) -> None:
        points = []
        if part is not None:
            points = [{"x": left + (right - left) * part, "y": top + (bottom - top) * part}]
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, STEPS + 1):
        touch("touchMove", step / STEPS)
    touch("touchEnd", None)
    session.detach()


def test_a_card_is_thrown_onto_the_pile_by_mouse(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY])), LAPTOP)
    ann = Seated(page)
    ann.step()
    before = ann.look()
    drag_by_mouse(page, ann.card(1), page.locator("[data-drop=pile]"))
    ann.wait_moved(before)
    assert ann.look().hand == [card for at, card in enumerate(before.hand) if at != 1]


def test_a_card_is_thrown_onto_the_pile_by_finger(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY])), PHONE)
    ann = Seated(page, by="touch")
    ann.step()
    before = ann.look()
    drag_by_finger(page, ann.card(1), page.locator("[data-drop=pile]"))
    ann.wait_moved(before)
    assert ann.look().hand == [card for at, card in enumerate(before.hand) if at != 1]


def test_the_hand_is_ordered_by_dragging(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), PHONE)
    ann = Seated(page, by="touch")
    hand = ann.wait_to_act().hand
    drag_by_finger(page, ann.card(0), ann.card(4))
    expect(ann.card(0)).not_to_have_attribute("data-card", hand[0])
    assert sorted(ann.look().hand) == sorted(hand)
