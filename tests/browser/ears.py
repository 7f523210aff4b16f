"""What a screen reader is told at the table, all of it in order, and what the log shows of the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_LISTEN = """() => {
  const news = document.querySelector('[role=log][aria-live]');
  window.told = [...news.querySelectorAll('p')].map((each) => each.textContent);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const each of change.addedNodes) if (each.nodeName === 'P') window.told.push(each.textContent);
  }).observe(news, { childList: true });
}"""

_LOG = "all => all.map((each) => each.textContent)"

TURN = "Your turn"


@dataclass(slots=True)
class Ears:
    """Listens from when it is made. `seen` is how much of the log was there before."""

    page: Page
    seen: int = 0

    def __post_init__(self) -> None:
        self.page.evaluate(_LISTEN)
        self.seen = len(self.log())

    def told(self) -> list[str]:
        texts: list[str] = self.page.evaluate("window.told")
        return texts

    def log(self) -> list[str]:
        lines: list[str] = self.page.locator("aside.log ol li:not(.now)").evaluate_all(_LOG)
        return lines

    def turns(self) -> int:
        return sum(each.startswith(TURN) for each in self.told())

    def assert_each_event_told_once(self, but: tuple[str, ...] = ()) -> None:
        """The log in symbols and the news in words say the same things in the same order; `but` are the
        beginnings of what was asked for by key.
        """
        told = [each for each in self.told() if not each.startswith((TURN, *but))]
        shown = self.log()[self.seen :]
        assert shown
        assert [gist(each) for each in told] == [gist(each) for each in shown]


def gist(text: str) -> str:
    """A sentence up to its first card or number."""
    return re.split(
        r"[^A-Za-z ]|\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)", text
    )[0]
