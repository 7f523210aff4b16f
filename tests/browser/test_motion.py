"""Cards travel: seen, gone, never in the way, and nothing waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

LONGEST_DEAL = 1200
"""Milliseconds in which all cards are dealt."""

SEEN = """(() => {
  window.seen = [];
  window.longest = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const added of change.addedNodes) {
      if (added.nodeType !== 1 || !added.matches('[data-flight]')) continue;
      window.seen.push(added.querySelector('.back') ? 'back' : 'card');
    }
  }).observe(document, { subtree: true, childList: true });
  const look = () => {
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) continue;
      window.longest = Math.max(window.longest, each.effect.getComputedTiming().endTime);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Which cards have travelled, and how long the longest travel was with its wait."""

RATE = """(() => {
  window.rate = 1;
  const later = window.setTimeout;
  window.setTimeout = (what, time, ...more) => later(what, time / window.rate, ...more);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.playbackRate = window.rate;
    return animation;
  };
})()"""
SLOW = "window.rate = 0.05"
"""Twenty times slower than life."""

STUCK = """(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
})()"""
"""Travels that never end by themselves, as on a page that is not drawn."""

LATE = """((wait) => {
  const line = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...line,
    set(heard) { line.set.call(this, (event) => setTimeout(() => heard(event), wait)); },
  });
})(400)"""
"""A server far away."""


def moving(visit: Visit, house: House, address: str, *scripts: str, screen: Screen = LAPTOP) -> Page:
    """A page on which cards move, with these scripts in it from the beginning."""
    page = visit(house.address, screen, motion="full")
    for script in (SEEN, *scripts):
        page.add_init_script(script)
    page.goto(address)
    return page


def seen(page: Page) -> list[str]:
    cards: list[str] = page.evaluate("window.seen")
    return cards


def wait_seen(page: Page, what: str, before: int) -> None:
    """Until such a card has travelled, after so many."""
    page.wait_for_function(
        "([what, before]) => window.seen.slice(before).includes(what)", arg=[what, before], timeout=60_000
    )


def all_landed(page: Page) -> None:
    expect(page.locator("[data-flight]")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")


def test_what_an_opponent_does_is_seen_and_then_lies_there(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, FRIEND])
    ben = house.join(made["table"], "Ben")
    pages = [moving(visit, house, house.seat_link(each)) for each in (made, ben)]
    for page in pages:
        Seated(page).wait_to_hold()
        all_landed(page)
    mover, watcher = sorted(pages, key=lambda page: not Seated(page).look().mine)
    before = len(seen(watcher))
    Seated(mover).do("draw")
    wait_seen(watcher, "back", before)
    all_landed(watcher)
    assert seen(watcher)[before:] == ["back"]
    Seated(mover).pick([0])
    card = Seated(mover).look().hand[0]
    Seated(mover).do("discard")
    wait_seen(watcher, "card", before)
    all_landed(watcher)
    top = watcher.locator("[data-spot=pile] [data-card]").last
    expect(top).to_have_attribute("data-card", card)
    expect(top).to_have_css("opacity", "1")
    assert Seated(watcher).wait_to_act().mine


def test_my_own_acts_are_seen_too(house: House, visit: Visit) -> None:
    page = moving(visit, house, house.seat_link(house.open_table("mille", [ME, FRIEND])))
    other = house.join(page.url.split("/t/")[1].split("#")[0], "Ben")
    ben = moving(visit, house, house.seat_link(other))
    for each in (page, ben):
        Seated(each).wait_to_hold()
        all_landed(each)
    mover = page if Seated(page).look().mine else ben
    Seated(mover).do("draw")
    all_landed(mover)
    before = len(seen(mover))
    Seated(mover).pick([0])
    Seated(mover).do("discard")
    wait_seen(mover, "card", before)
    mover.locator(".undo").click()
    mover.wait_for_function("() => document.querySelectorAll('[data-hand] [data-position]').length === 16")
    all_landed(mover)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: screen.name)
def test_a_hand_is_sorted_and_picked_while_cards_travel(house: House, visit: Visit, screen: Screen) -> None:
    """However slowly they do, whatever is done meanwhile works at once."""
    made = house.open_table("mille", [ME, GREEDY])
    page = moving(visit, house, house.seat_link(made), RATE, screen=screen)
    ann = Seated(page, by="touch" if screen.touch else "mouse")
    ann.wait_to_act()
    ann.do("draw")
    all_landed(page)
    before = len(seen(page))
    page.evaluate(SLOW)
    ann.pick([15])
    ann.do("discard")
    page.locator("[data-flight]").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('[data-hand] [data-position]').length === 15")
    hand = ann.look().hand
    page.get_by_role("button", name="suit", exact=True).click()
    page.wait_for_function(
        "(was) => [...document.querySelectorAll('[data-hand] [data-position]')]"
        ".map((each) => each.dataset.card).join() !== was",
        arg=",".join(hand),
    )
    ann.pick([3, 4])
    assert ann.look().picked == [3, 4]
    expect(page.locator("[data-flight]").first).to_be_attached()
    wait_seen(page, "back", before)
    assert ann.look().picked == [3, 4]


def test_a_deal_is_seen_and_quick(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, *[GREEDY] * 7])
    page = moving(visit, house, house.seat_link(made))
    ann = Seated(page)
    ann.wait_to_hold()
    page.wait_for_function("() => window.seen.length >= 7 * 3 && window.seen.includes('card')")
    longest = page.evaluate("window.longest")
    assert 400 < longest < LONGEST_DEAL
    count = len(seen(page))
    page.reload()
    ann.wait_to_act()
    assert count > 0
    all_landed(page)


def test_a_deal_is_not_waited_for(house: House, visit: Visit) -> None:
    """Slow as it is here, it ends with whatever is pressed first."""
    made = house.open_table("mille", [ME, GREEDY])
    page = moving(visit, house, house.seat_link(made), RATE, SLOW)
    ann = Seated(page)
    dealt = ann.wait_to_hold().hand
    page.locator("[data-flight]").first.wait_for()
    arriving = "() => document.querySelector('[data-hand]').getAnimations({ subtree: true }).length"
    assert page.evaluate(arriving) > 5
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => ({arriving})() === 0", timeout=2000)
    assert ann.look().hand == dealt


def test_a_second_look_deals_nothing(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, GREEDY])
    page = moving(visit, house, house.seat_link(made))
    Seated(page).wait_to_act()
    all_landed(page)
    assert seen(page)
    page.reload()
    Seated(page).wait_to_act()
    page.wait_for_timeout(300)
    assert seen(page) == []


def test_without_motion_nothing_travels(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, GREEDY])
    page = visit(house.address, motion="reduce")
    page.add_init_script(SEEN)
    page.goto(house.seat_link(made))
    ann = Seated(page)
    for _ in range(4):
        ann.step()
    ann.wait_to_act()
    assert seen(page) == []
    longest = page.evaluate("window.longest")
    assert 0 < longest <= 150, "cards fade in"


@pytest.mark.parametrize("script", ["", STUCK], ids=["free", "stuck"])
def test_beats_of_eight_go_on(house: House, visit: Visit, script: str) -> None:
    made = house.open_table("three-thirteen-speed", [ME, *[GREEDY] * 7])
    page = moving(visit, house, house.seat_link(made), script)
    # By keys: a button may be gone before a click of the mouse is known to be done.
    ann = Seated(page, by="keys")
    for _ in range(10):
        ann.wait_to_act()
        page.wait_for_timeout(300)  # whoever acts at once sees the last beat at its end only
        if ann.step().next:
            break
    if not script:
        all_landed(page)
    expect(page.locator("[data-flight]")).to_have_count(0)
    assert len(seen(page)) > 7


def test_a_dropped_card_stays_where_it_was_dropped(house: House, visit: Visit) -> None:
    """Until the far server has answered; then it goes on from there, not from the hand."""
    made = house.open_table("three-thirteen", [ME, GREEDY])
    page = moving(visit, house, house.seat_link(made), LATE)
    ann = Seated(page)
    ann.wait_to_act()
    ann.do("draw")
    all_landed(page)
    pile = page.locator("[data-drop=pile]").bounding_box()
    card = ann.card(1).bounding_box()
    before = len(seen(page))
    assert pile
    assert card
    page.mouse.move(card["x"] + 10, card["y"] + 15)
    page.mouse.down()
    page.mouse.move(pile["x"] + 30, pile["y"] + 40, steps=5)
    page.evaluate(
        """() => {
          window.tops = [];
          const look = () => {
            const find = (what) => document.querySelector(what);
            const dropped = find('[data-dropped]') ?? find('[data-flight]');
            if (dropped) window.tops.push(dropped.getBoundingClientRect().top);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }"""
    )
    page.mouse.up()
    wait_seen(page, "card", before)
    all_landed(page)
    tops: Any = page.evaluate("window.tops")
    assert len(tops) > 5
    assert max(tops) < pile["y"] + pile["height"]


def test_a_card_that_may_not_be_dropped_goes_back(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, GREEDY])
    page = moving(visit, house, house.seat_link(made))
    ann = Seated(page)
    hand = ann.wait_to_act().hand
    all_landed(page)
    page.mouse.move(5, 5)
    page.evaluate("document.querySelector('[data-spot=pile]').dataset.drop = 'pile'")
    place = ann.card(1).bounding_box()
    pile = page.locator("[data-drop=pile]").bounding_box()
    assert place
    assert pile
    page.mouse.move(place["x"] + 10, place["y"] + 15)
    page.mouse.down()
    page.mouse.move(pile["x"] + 30, pile["y"] + 40, steps=5)
    page.mouse.up()
    page.mouse.move(5, 5)
    all_landed(page)
    assert ann.card(1).bounding_box() == place
    assert ann.look().hand == hand
