"""How the table looks in every language and size: air in buttons, nothing over anything, all in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.gallery import open_as
from browser.house import GREEDY, ME
from browser.rest import speak, wait_for_rest
from browser.screens import LAPTOP, LOCALES, PHONE, SCREENS, SIDEWAYS, SMALL
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

STATES: Final = ("dealt", "drawn", "forty cards", "full of spreads", "four", "seven", "speed of eight")

NO_AIR = """(least) => {
  const words = document.createRange();
  return [...document.querySelectorAll('footer button, .sort button')]
    .filter((each) => each.checkVisibility() && each.textContent.trim())
    .flatMap((each) => {
      words.selectNodeContents(each);
      const box = each.getBoundingClientRect();
      const text = [...words.getClientRects()].filter((line) => line.width > 1);
      const left = Math.min(...text.map((line) => line.left)) - box.left;
      const right = box.right - Math.max(...text.map((line) => line.right));
      return Math.min(left, right) < least ? [`${each.textContent.trim()}: ${left}, ${right}`] : [];
    });
}"""
"""Buttons whose words come nearer to an edge than this."""

OVER_EACH_OTHER = """() => {
  const words = document.createRange();
  const boxes = [];
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const inside = node.parentElement;
    if (!node.data.trim() || !inside.checkVisibility()) continue;
    if (inside.closest('.unseen, svg, [data-hand] ul')) continue;
    words.selectNodeContents(node);
    for (const { left, right, top, bottom } of words.getClientRects()) {
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (right - left > 1 && shown && inside.contains(shown))
        boxes.push({ text: node.data.trim(), left, right, top: top + 3, bottom: bottom - 3 });
    }
  }
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => one.text !== other.text)
    .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
    .filter((other) => one.top < other.bottom && other.top < one.bottom)
    .map((other) => `${one.text} / ${other.text}`));
}"""

OUT_OF_SIGHT = """() => {
  const frame = document.querySelector('main > .scroll').getBoundingClientRect();
  const screen = new DOMRect(0, 40, innerWidth, innerHeight - 40);
  const wanted = 'main [data-spot="stock"], main [data-drop="pile"], .mine > li';
  const inside = [...document.querySelectorAll(wanted)]
    .map((each) => [each.dataset.spot ?? each.className, each.getBoundingClientRect(), frame]);
  const prompt = [...document.querySelectorAll('footer .line')]
    .map((each) => [each.textContent, each.getBoundingClientRect(), screen]);
  return [...inside, ...prompt]
    .filter(([, box, room]) => box.top < room.top - 1 || box.bottom > room.bottom + 1)
    .map(([name, box, room]) => `${name}: ${box.top} to ${box.bottom} in ${room.top} to ${room.bottom}`);
}"""
"""What a player must see without scrolling: stock and pile, the own spreads, and what is asked."""

PLACES = """() => [...document.querySelectorAll('[data-spot=stock], [data-spot=pile], [data-verb], .sort')]
  .map((each) => each.getBoundingClientRect())
  .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())"""

CARD_WIDTH = 'document.querySelector(\'[data-spot="stock"] .card, [data-spot="stock"] .nothing\').offsetWidth'


@pytest.mark.parametrize("name", STATES)
def test_everything_has_its_place(gallery: dict[str, str], visit: Visit, name: str) -> None:
    found: dict[str, list[str]] = {}
    for page, screens in (
        (visit(gallery[name], LAPTOP), (LAPTOP,)),
        (visit(gallery[name], PHONE), tuple(each for each in SCREENS if each.touch)),
    ):
        open_as(name, page)
        for lang in LOCALES:
            speak(page, lang)
            for screen in screens:
                page.set_viewport_size({"width": screen.width, "height": screen.height})
                wait_for_rest(page)
                wrong: list[str] = page.evaluate(NO_AIR, 3) + page.evaluate(OVER_EACH_OTHER)
                wrong += page.evaluate(OUT_OF_SIGHT)
                if wrong:
                    found[f"{lang} {screen.name}"] = wrong
    assert not found


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
