"""What can be wrong with a page as it is seen: beyond the edge, cut off, covered, too small, too pale."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE: Final = Path("web/node_modules/axe-core/axe.min.js")
TARGET: Final = 44
AIR: Final = 3

PLAYED: Final = ("dealt", "drawn", "forty cards", "full of spreads", "four", "seven", "speed of eight")
"""States of the table in which all of it must be in sight."""

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


def ill_placed(page: Page, lang: str, name: str) -> list[str]:
    """What is not where it should be, on the page of this name."""
    wrong: list[str] = page.evaluate(BEYOND) + page.evaluate(CUT_OFF)
    if lang != "ja":
        wrong += page.evaluate(BROKEN_WORDS)
    if name in PLAYED:
        wrong += page.evaluate(SMALL_TARGETS, TARGET) + page.evaluate(NO_AIR, AIR)
        wrong += page.evaluate(OVER_EACH_OTHER) + page.evaluate(OUT_OF_SIGHT)
    return wrong
