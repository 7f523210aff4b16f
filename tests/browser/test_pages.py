"""Every page in every size: accessible, nothing cut off or beyond the edge, large enough to touch, light."""

from __future__ import annotations

import gzip
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import pytest
from playwright.sync_api import expect

from browser.gallery import PAGES, open_as
from browser.rest import speak, wait_for_rest
from browser.screens import LAPTOP, LOCALES, PHONE, SCREENS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

AXE = Path("web/node_modules/axe-core/axe.min.js")
MOST_BYTES = 150_000
TARGET = 44

THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
TOUCHED: Final = tuple(screen for screen in SCREENS if screen.touch)

BEYOND = """() => {
  const wide = document.documentElement.clientWidth;
  const root = document.scrollingElement;
  return [
    ...(root.scrollWidth > wide ? [`the page is ${root.scrollWidth} wide`] : []),
    ...[...document.querySelectorAll('button, a, input, select, h1, h2, p, td, th, summary, [data-card]')]
      .filter((each) => each.checkVisibility() && !each.closest('.unseen, [role=log], [data-scrolls]'))
      .map((each) => [each, each.getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && box.height > 1 && (box.right > wide + 1 || box.left < -1))
      .map(([each, box]) => `${each.tagName} ${each.textContent.slice(0, 30)}: ${box.left}, ${box.right}`),
  ];
}"""

CUT_OFF = """() => [...document.querySelectorAll('button, h1, h2, summary, .name, .line, label')]
  .filter((each) => each.checkVisibility() && !each.closest('.unseen'))
  .filter((each) => getComputedStyle(each).overflowX !== 'visible')
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 40)}`)"""

BROKEN_WORDS = """() => {
  const words = document.createRange();
  return [...document.querySelectorAll('footer button, .tile .title, .sort button, h1, h2, .button')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen'))
    .flatMap((each) => {
      const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      const broken = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement.clientWidth === 1) continue;
        for (const word of node.data.matchAll(/[\\p{L}\\p{M}]+/gu)) {
          words.setStart(node, word.index);
          words.setEnd(node, word.index + word[0].length);
          const lines = new Set([...words.getClientRects()].map((box) => Math.round(box.top)));
          if (lines.size > 1) broken.push(`${word[0]} is broken`);
        }
      }
      return broken;
    });
}"""
"""Words that go over two lines without a hyphen; Japanese may, so that it is left out."""

SMALL_TARGETS = """(least) => [...document.querySelectorAll('footer button, header button, header summary')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim() || each.ariaLabel, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found
        for node in each["nodes"]
    ]


def resize(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    wait_for_rest(page)


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(gallery: dict[str, str], visit: Visit, name: str) -> None:
    """In any language, light and dark, each time at another size."""
    page = visit(gallery[name], PHONE)
    open_as(name, page)
    found: dict[str, list[str]] = {}
    sizes = cycle(SCREENS[PAGES.index(name) % len(SCREENS) :] + SCREENS)
    for lang in LOCALES:
        speak(page, lang)
        for theme in THEMES:
            screen = next(sizes)
            page.emulate_media(color_scheme=theme)
            resize(page, screen)
            if wrong := violations(page):
                found[f"{lang} {theme} {screen.name}"] = wrong
    assert not found


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_beyond_the_edge(gallery: dict[str, str], visit: Visit, name: str) -> None:
    """In any language and size; on the laptop also with text of twice the size."""
    found: dict[str, list[str]] = {}
    for page, screens in ((visit(gallery[name], LAPTOP), (LAPTOP,)), (visit(gallery[name], PHONE), TOUCHED)):
        open_as(name, page)
        for lang in LOCALES:
            speak(page, lang)
            for screen in screens:
                resize(page, screen)
                if wrong := ill_placed(page, lang, name):
                    found[f"{lang} {screen.name}"] = wrong
        if screens == (LAPTOP,):
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            wait_for_rest(page)
            if wrong := page.evaluate(BEYOND):
                found["twice the size"] = wrong
    assert not found


def ill_placed(page: Page, lang: str, name: str) -> list[str]:
    wrong: list[str] = page.evaluate(BEYOND) + page.evaluate(CUT_OFF)
    if lang != "ja":
        wrong += page.evaluate(BROKEN_WORDS)
    if name in ("dealt", "drawn", "forty cards"):
        wrong += page.evaluate(SMALL_TARGETS, TARGET)
    return wrong


def test_the_page_is_light_and_quick(house: House, visit: Visit, static: Path) -> None:
    built = [each for each in static.rglob("*") if each.suffix in (".js", ".css", ".html")]
    assert sum(len(gzip.compress(each.read_bytes())) for each in built) < MOST_BYTES
    page = visit(house.address)
    expect(page.locator(".tile")).to_have_count(3)
    page.reload()
    page.locator(".tile").first.wait_for()
    assert page.evaluate("performance.getEntriesByType('paint').at(-1).startTime") < 1000
