"""Pages at rest: what was asked for has come, nothing moves, and nothing is on its way to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

COUNTED = """(() => {
  window.underway = 0;
  const asks = window.fetch;
  window.fetch = async (...what) => {
    window.underway += 1;
    try { return await asks(...what); } finally { window.underway -= 1; }
  };
})()"""
"""Counts what a page is still waiting for; for `add_init_script`."""

AT_ONCE = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, time, ...more) => later(what, time === 320 ? 0 : time, ...more);
})()"""
"""Without motion the table leaves a breath of 320 ms after each thing that others do, so that it can be read.
Tests do not read: they see each thing nevertheless, one right after the other.
"""

_STILL = """(lang) => {
  const page = document.documentElement;
  const table = document.querySelector('.table');
  const boxes = [...document.querySelectorAll('h1, h2, p, button, td, li, [data-card]')].map((each) => {
    const box = each.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join();
  });
  const flat = [...document.querySelectorAll('[data-position]')].some((each) => each.offsetWidth < 8);
  const looks = [...boxes, page.scrollWidth, page.scrollHeight, page.lang, table?.lang].join(' ');
  const before = window.before ?? {};
  window.before = { looks, times: before.looks === looks ? before.times + 1 : 0 };
  return window.before.times >= 3 && !flat && !window.underway && document.fonts.status === 'loaded'
    && (lang === null || (page.lang === lang && (!table || table.lang === lang)))
    && document.getAnimations().every((each) => each.playState !== 'running');
}"""


def wait_for_rest(page: Page, lang: str | None = None) -> None:
    """Until four frames look the same, all in this language."""
    page.evaluate("window.before = undefined")
    page.wait_for_function(_STILL, arg=lang)


def speak(page: Page, lang: str) -> None:
    """Another language, chosen where the page offers it, and the page at rest in it."""
    page.locator(f"select:has(option[value={lang}])").first.evaluate(
        """(select, lang) => {
          select.value = lang;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }""",
        lang,
    )
    wait_for_rest(page, lang)
