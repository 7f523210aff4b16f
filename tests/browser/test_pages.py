"""Every page in every size: accessible, nothing cut off or beyond the edge, large enough to touch, light."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.gallery import addresses, open_as
from browser.screens import LAPTOP, PHONE, SCREENS, SIDEWAYS, SMALL, TABLET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

AXE = Path("web/node_modules/axe-core/axe.min.js")
MOST_BYTES = 150_000
TARGET = 44

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
    page.evaluate(AXE.read_text())
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found
        for node in each["nodes"]
    ]


@pytest.fixture(scope="module")
def gallery(shared_house: House) -> dict[str, str]:
    """The address of every page, and of a seat at the table in every state."""
    return addresses(shared_house)


def looked_at(
    visit: Visit, gallery: dict[str, str], screen: Screen, **settings: str
) -> Iterator[tuple[str, Page]]:
    """Each page and state of the table in turn."""
    page = visit(gallery["start"], screen, **settings)
    for name, address in gallery.items():
        page.goto(address)
        open_as(name, page)
        yield name, page


@pytest.mark.parametrize(
    ("lang", "theme", "screen"),
    [
        ("en", "dark", PHONE),
        ("en", "light", LAPTOP),
        ("fr", "light", PHONE),
        ("ja", "dark", LAPTOP),
        ("ru", "light", TABLET),
        ("ko", "dark", SIDEWAYS),
    ],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_axe_finds_nothing(
    gallery: dict[str, str], visit: Visit, lang: str, theme: str, screen: Screen
) -> None:
    found = {
        name: wrong
        for name, page in looked_at(visit, gallery, screen, lang=lang, theme=theme)
        if (wrong := violations(page))
    }
    assert not found


@pytest.mark.parametrize(
    ("screen", "lang"),
    [*((screen, "ru") for screen in SCREENS), (PHONE, "en"), (SMALL, "fr"), (SIDEWAYS, "ko"), (LAPTOP, "ja")],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_nothing_is_beyond_the_edge(gallery: dict[str, str], visit: Visit, screen: Screen, lang: str) -> None:
    found: dict[str, list[str]] = {}
    for name, page in looked_at(visit, gallery, screen, lang=lang):
        wrong = page.evaluate(BEYOND) + page.evaluate(CUT_OFF)
        if lang != "ja":
            wrong += page.evaluate(BROKEN_WORDS)
        if name in ("dealt", "drawn", "forty cards"):
            wrong += page.evaluate(SMALL_TARGETS, TARGET)
        if wrong:
            found[name] = wrong
    assert not found


def test_all_is_readable_at_twice_the_text_size(gallery: dict[str, str], visit: Visit) -> None:
    found: dict[str, list[str]] = {}
    for name, page in looked_at(visit, gallery, LAPTOP):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        wrong = page.evaluate(BEYOND)
        if wrong:
            found[name] = wrong
    assert not found


def test_the_page_is_light_and_quick(house: House, visit: Visit, static: Path) -> None:
    built = [each for each in static.rglob("*") if each.suffix in (".js", ".css", ".html")]
    assert sum(len(gzip.compress(each.read_bytes())) for each in built) < MOST_BYTES
    page = visit(house.address)
    expect(page.locator(".tile")).to_have_count(3)
    page.reload()
    page.locator(".tile").first.wait_for()
    assert page.evaluate("performance.getEntriesByType('paint').at(-1).startTime") < 1000
