"""What stands in the way of playing, as a page shows it: nothing can be saved, a link that opens nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from laydown.words import Speaker

if TYPE_CHECKING:
    from playwright.sync_api import Page

_HELD: Final = "[data-card]"

_LINES: Final = """(() => {
  const Real = window.WebSocket;
  window.lines = [];
  window.WebSocket = class extends Real {
    constructor(...what) {
      super(...what);
      window.lines.push(this);
    }
  };
})()"""
"""Keeps the lines of a page, so that it can be told something."""

_TELL: Final = "text => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data: text }))"


_RENAME: Final = """was => {
  const kept = localStorage.getItem('laydown.tables');
  localStorage.setItem('laydown.tables', kept.replace(was, 'nowhere1'));
}"""


def _told(page: Page, **frame: str) -> None:
    """The page hears this as from the server."""
    page.add_init_script(_LINES)
    page.reload()
    page.locator(_HELD).first.wait_for()
    page.evaluate(_TELL, json.dumps(frame))


def _speaker(page: Page) -> Speaker:
    lang: str = page.evaluate("document.documentElement.lang")
    return Speaker(lang)


def not_saved(page: Page) -> None:
    _told(page, type="unkept", text=_speaker(page).text("server-unkept"))
    page.locator(".banner p").wait_for()


def gone(page: Page) -> None:
    """A table that I had a seat at, and that is not there any more."""
    table = page.url.partition("/t/")[2].partition("#")[0]
    page.evaluate(
        "was => localStorage['laydown.tables'] = localStorage['laydown.tables'].replace(was, 'nowhere1')",
        table,
    )
    page.goto(page.url.replace(table, "nowhere1"))
    page.reload()
    page.locator("main [role=alert] h1").wait_for()


def let_go(page: Page) -> None:
    """The seat has a new link."""
    _told(page, type="closed", code="revoked", text=_speaker(page).text("server-closed-revoked"))
    page.locator("main [role=alert]").wait_for()
