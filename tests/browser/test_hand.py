"""The hand as it is seen from the first moment on, and the order in which it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.feeding import a_large_pile, play
from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE, SCREENS, SIDEWAYS, SMALL
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House, Plain
    from browser.screens import Screen, Visit

LEAST_CARD = 30
"""No hand of sixteen is drawn with narrower cards, on any screen."""

WATCH = """(() => {
  window.widths = [];
  const look = () => {
    for (const card of document.querySelectorAll('[data-hand] [data-position]')) {
      window.widths.push(card.getBoundingClientRect().width);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""The width of every card of the hand in every frame."""


def drawn_hand(house: House) -> Plain:
    made = house.open_table("mille", [ME, GREEDY])
    play(house, made, atoms=1)
    return made


def order_of(page: Page) -> list[str]:
    return Seated(page).look().hand


def fresh(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-hand] [data-fresh]").evaluate_all(
        "all => all.map((each) => each.dataset.card)"
    )
    return cards


@pytest.mark.parametrize("motion", ["reduce", "full"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_card_is_never_drawn_before_its_size_is_known(
    house: House, visit: Visit, screen: Screen, motion: str
) -> None:
    address = house.seat_link(drawn_hand(house))
    page = visit(house.address, screen, motion=motion)
    page.add_init_script(WATCH)
    for _ in range(3):
        page.goto(address)
        page.wait_for_function("() => window.widths.length > 100")
        assert page.evaluate("Math.min(...window.widths)") >= LEAST_CARD
        page.goto(house.address)


def test_a_hand_is_laid_anew_when_the_window_changes(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(drawn_hand(house)), LAPTOP)
    Seated(page).wait_to_hold()
    for screen in (SMALL, SIDEWAYS, PHONE, LAPTOP):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.wait_for_function(
            """() => {
              const hand = document.querySelector('.hand-room').getBoundingClientRect();
              const cards = [...document.querySelectorAll('[data-hand] [data-position]')];
              return cards.length === 16 && cards.map((each) => each.getBoundingClientRect()).every((box) =>
                box.width >= 30 && box.left >= hand.left - 1 && box.right <= hand.right + 1 &&
                box.bottom <= hand.bottom + 1);
            }"""
        )


def test_an_order_that_nobody_made_is_kept(house: House, visit: Visit) -> None:
    """Dealt and drawn, never moved: the same after a reload and elsewhere, the drawn card at the end."""
    made = house.open_table("mille", [ME, GREEDY])
    page = visit(house.seat_link(made), LAPTOP)
    ann = Seated(page)
    dealt = ann.wait_to_act().hand
    page.reload()
    assert ann.wait_to_act().hand == dealt
    for _ in range(4):
        ann.do("draw")
        drawn = order_of(page)
        assert drawn[:-1] == dealt
        assert fresh(page) == [drawn[-1]]
        page.reload()
        assert ann.wait_to_act().hand == drawn
        assert fresh(page) == [drawn[-1]]
        ann.pick([2])
        ann.do("discard")
        ann.wait_to_act()
        dealt = order_of(page)
        assert dealt == drawn[:2] + drawn[3:]
    phone = visit(house.seat_link(made), PHONE)
    assert Seated(phone).wait_to_act().hand == dealt


def test_a_pile_that_was_taken_lies_at_the_end_and_stays_there(house: House, visit: Visit) -> None:
    made = a_large_pile(house)
    page = visit(house.seat_link(made), PHONE)
    ann = Seated(page, by="touch")
    before = ann.wait_to_act().hand
    ann.do("pile")
    after = order_of(page)
    kept = [card for card in before if card in after]
    assert len(after) >= 40
    assert after[: len(before) - 2] == [card for card in kept if card in after[: len(before) - 2]]
    assert fresh(page) == after[len(before) - 2 :]
    page.reload()
    assert ann.wait_to_act().hand == after
    phone = visit(house.seat_link(made), SIDEWAYS)
    assert Seated(phone).wait_to_act().hand == after


def test_a_card_that_is_taken_back_lies_where_it_lay(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, FRIEND], options={})
    ben = house.join(made["table"], "Ben")
    pages = [visit(house.seat_link(each), LAPTOP) for each in (made, ben)]
    for page in pages:
        Seated(page).wait_to_hold()
    page = next(each for each in pages if Seated(each).look().mine)
    ann = Seated(page)
    ann.do("draw")
    before = order_of(page)
    ann.pick([1])
    ann.do("discard")
    assert order_of(page) == [card for at, card in enumerate(before) if at != 1]
    page.locator(".undo").click()
    expect(page.locator("[data-hand] [data-position]")).to_have_count(len(before))
    assert order_of(page) == before
    page.reload()
    assert ann.wait_to_act().hand == before


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize(("seats", "lang"), [(4, "ru"), (8, "ko")])
def test_many_seats_on_every_screen(
    house: House, visit: Visit, screen: Screen, seats: int, lang: str
) -> None:
    """Played on with cards kept as they came; `visit` fails on any error of the page."""
    made = house.open_table("three-thirteen", [ME, *[GREEDY] * (seats - 1)])
    page = visit(house.seat_link(made), screen, lang=lang)
    ann = Seated(page, by="touch" if screen.touch else "mouse", greedy=False)
    slow_clock(page)
    for _ in range(4):
        ann.step()
        hand: list[str] = order_of(page)
        page.reload()
        assert ann.wait_to_act().hand == hand or ann.look().next
        if ann.look().next:
            return


def slow_clock(page: Page) -> None:
    """Each look at the clock gives a later time, so that nothing may wait for two to be the same."""
    page.add_init_script(
        "(() => { let late = 0; const now = Date.now; Date.now = () => now() + (late += 1); })()"
    )


def test_what_is_kept_of_my_seats_is_written_once(house: House, visit: Visit) -> None:
    page = visit(house.address)
    slow_clock(page)
    page.add_init_script(
        """(() => {
          window.written = 0;
          const set = Storage.prototype.setItem;
          Storage.prototype.setItem = function (name, value) {
            if (name === 'laydown.tables') window.written += 1;
            set.call(this, name, value);
          };
        })()"""
    )
    page.goto(house.seat_link(drawn_hand(house)))
    Seated(page).wait_to_act()
    written: Any = page.evaluate("window.written")
    assert 0 < written < 10
