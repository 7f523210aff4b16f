"""What a screen reader is told at the table, all of it in order, and what the log shows of the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_LISTEN = """() => {
  const news = document.querySelector('[role=log][aria-live]');
  window.hearing?.disconnect();
  window.told = [...news.querySelectorAll('p')].slice(-1).map((each) => each.textContent);
  window.hearing = new MutationObserver((changes) => {
    for (const change of changes)
      for (const each of change.addedNodes) if (each.nodeName === 'P') window.told.push(each.textContent);
  });
  window.hearing.observe(news, { childList: true });
}"""

_LOG = "all => all.map((each) => each.textContent)"

TURN = "Your turn"
STATE = "In your hand, "


@dataclass(slots=True)
class Ears:
    """Listens from when it is made, at my turn, which was the last thing told. `seen` is how much of the log
    was there before.
    """

    page: Page
    seen: int = 0

    def __post_init__(self) -> None:
        self.page.evaluate(_LISTEN)
        assert self.told()[0].startswith(TURN), self.told()
        self.seen = len(self.log())

    def told(self) -> list[str]:
        texts: list[str] = self.page.evaluate("window.told")
        return texts

    def log(self) -> list[str]:
        lines: list[str] = self.page.locator("aside.log ol li:not(.now)").evaluate_all(_LOG)
        return lines

    def turns(self) -> list[str]:
        """What was told because it became my turn."""
        return [each for each in self.told() if each.startswith(TURN) and STATE not in each]

    def assert_each_event_told_once(self) -> None:
        """The log in symbols and the news in words say the same things in the same order."""
        told = [each for each in self.told() if not each.startswith(TURN) and not wanted(each)]
        shown = self.log()[self.seen :]
        assert shown
        pairs = list(zip_longest(told, shown, fillvalue=""))
        wrong = [pair for pair in pairs if gist(pair[0]) != gist(pair[1])]
        assert not wrong, wrong

    def assert_each_turn_told(self) -> None:
        begun = [each for each in self.log()[self.seen :] if each.startswith(("You draw", "You take"))]
        assert begun
        assert len(self.turns()) == len(begun), (self.turns(), begun)


def wanted(text: str) -> bool:
    """Asked for by key: the table, or the best combinations."""
    return STATE in text or text.startswith("Combinations:")


CARD = re.compile(
    r"\b[AKQJ][\u2660-\u2667]|[^A-Za-z ]"
    r"|\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)s?\b"
)


def gist(text: str) -> str:
    """A sentence up to its first card or number."""
    return CARD.split(text, maxsplit=1)[0]
