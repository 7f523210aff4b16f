"""A person at the table's page, who knows only what is on the screen and acts by mouse, finger or keys."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

WILD = "2"
"""The wild rank of Mille, as the rules of this table say and each such card shows."""

KEYS = {"draw": "d", "pass": "d", "pile": "p", "take": "p", "lay": "l", "discard": "x", "out": "o"}

_LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const log = document.querySelector('aside.log');
  return {
    able: all('[data-verb]').filter((each) => each.ariaDisabled !== 'true').map((each) => each.dataset.verb),
    hand: all('[data-hand] [data-position]').map((each) => each.dataset.card),
    picked: all('[data-hand] [aria-pressed=true]').map((each) => Number(each.dataset.position)),
    busy: document.querySelector('footer [data-busy]') !== null,
    mine: document.querySelector('footer :not([data-busy]) > .line.mine') !== null,
    asked: document.querySelector('footer [data-first]') !== null,
    next: document.querySelector('footer [aria-keyshortcuts=N]') !== null,
    over: document.querySelector('section.match') !== null,
    stamp: [log?.textContent, document.querySelector('header .score')?.textContent,
            all('[data-hand] [data-position]').length, all('.ended').length].join('|'),
  };
}"""

_INDEX = """(position) => {
  const card = document.querySelector(`[data-hand] [data-position='${position}']`);
  if (card.closest('li').getAnimations().some((each) => each instanceof CSSTransition)) return null;
  const box = card.getBoundingClientRect();
  return [box.x + 8, box.y + 14];
}"""
"""Where to touch a card, once it lies in its place; null while it is sorted into it."""

_TO_ACT = f"() => {{ const now = ({_LOOK})(); return now.mine || now.asked || now.next; }}"
_MOVED = f"(stamp) => {{ const now = ({_LOOK})(); return !now.busy && now.stamp !== stamp; }}"
_MOVED_OR_ASKED = (
    f"(stamp) => {{ const now = ({_LOOK})(); return now.asked || (!now.busy && now.stamp !== stamp); }}"
)


@dataclass(frozen=True, slots=True)
class Look:
    """What the screen shows: lit verbs, the hand in its order, whether it is my turn, the ends."""

    able: list[str]
    hand: list[str]
    picked: list[int]
    busy: bool
    mine: bool
    asked: bool
    next: bool
    over: bool
    stamp: str


@dataclass(slots=True)
class Seated:
    page: Page
    by: Literal["mouse", "touch", "keys"] = "mouse"
    greedy: bool = True
    """Takes the pile whenever it is lit."""
    tried: set[tuple[str, ...]] = field(default_factory=set[tuple[str, ...]])

    def look(self) -> Look:
        found: dict[str, Any] = self.page.evaluate(_LOOK)
        return Look(**found)

    def verb(self, name: str) -> Locator:
        return self.page.locator(f"[data-verb={name}]")

    def card(self, position: int) -> Locator:
        return self.page.locator(f"[data-hand] [data-position='{position}']")

    # -- doing ------------------------------------------------------------------------------------

    def press(self, verb: str) -> None:
        if self.by == "keys":
            self.page.keyboard.press(KEYS[verb])
        else:
            self._touch(self.verb(verb))

    def confirm(self) -> None:
        """The first answer of a question: yes, or the first of several."""
        if self.by == "keys":
            self.page.keyboard.press("Enter")
        else:
            self._touch(self.page.locator("footer [data-first]"))

    def go_on(self) -> None:
        """To the next deal, or to the next match."""
        if self.by == "keys":
            self.page.keyboard.press("n")
        else:
            self._touch(self.page.locator("footer [aria-keyshortcuts=N]"))
        self.page.wait_for_function(f"() => !({_LOOK})().next")

    def pick(self, positions: list[int]) -> None:
        for position in positions:
            if self.by == "keys":
                self._walk_to(position)
                self.page.keyboard.press("Space")
            else:
                self._touch_card(position)

    def unpick(self) -> None:
        picked = self.look().picked
        if self.by == "keys" and picked:
            self.page.keyboard.press("h")
            self.page.keyboard.press("Escape")
        elif picked:
            self.pick(picked)

    def _touch(self, what: Locator) -> None:
        if self.by == "touch":
            what.tap()
        else:
            what.click()

    def _touch_card(self, position: int) -> None:
        """At the index, which is the part of a card that the next one never covers. Whatever lies there is
        touched, so that a card under something else is not.
        """
        x, y = self.page.wait_for_function(_INDEX, arg=position).json_value()
        if self.by == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _walk_to(self, position: int) -> None:
        self.page.keyboard.press("h")
        for _ in range(200):
            here = self.page.evaluate("Number(document.activeElement.dataset.position ?? -1)")
            if here == position:
                return
            self.page.keyboard.press("ArrowLeft" if here > position else "ArrowRight")
        raise AssertionError(f"the keyboard does not come to card {position}")

    # -- waiting ----------------------------------------------------------------------------------

    def wait_to_act(self, timeout: float | None = None) -> Look:
        self.page.wait_for_function(_TO_ACT, timeout=timeout)
        return self.look()

    def wait_to_hold(self) -> Look:
        """Until there are cards in the hand, whoever is to move."""
        self.card(0).wait_for()
        return self.look()

    def wait_moved(self, before: Look) -> None:
        self.page.wait_for_function(_MOVED, arg=before.stamp)

    # -- playing ----------------------------------------------------------------------------------

    def step(self) -> Look:
        """One thing that the screen offers, until the screen shows what came of it."""
        before = self.wait_to_act()
        if before.asked:
            self.confirm()
            self.wait_moved(before)
        elif before.next:
            return before
        elif (verb := self._source(before)) is not None:
            self.do(verb)
        elif not self._lay(before):
            self._discard(before)
        return self.look()

    def do(self, verb: str) -> None:
        """Press, answer what is asked about it, and see it done."""
        before = self.look()
        self.press(verb)
        for _ in range(3):
            self.page.wait_for_function(_MOVED_OR_ASKED, arg=before.stamp)
            if not self.look().asked:
                return
            self.confirm()
        self.wait_moved(before)

    def _source(self, before: Look) -> str | None:
        wanted = ["out", "draw", "pass", "pile", "take"]
        if self.greedy:
            wanted.insert(1, "pile")
        return next((verb for verb in wanted if verb in before.able), None)

    def _lay(self, before: Look) -> bool:
        """Three or more of a rank, where the page lights the button for them."""
        if self.verb("lay").count() == 0:
            return False
        ranks = Counter(card[0] for card in before.hand if card[0] != WILD)
        for rank, count in ranks.items():
            cards = [at for at, card in enumerate(before.hand) if card[0] == rank]
            attempt = (*sorted(before.hand), rank)
            if count < 3 or attempt in self.tried:
                continue
            self.tried.add(attempt)
            self.pick(cards)
            if "lay" in self.look().able:
                self.do("lay")
                return True
            self.unpick()
        return False

    def _discard(self, before: Look) -> None:
        """The last card that may go; where there is a best order, that is one that is left over."""
        if self.verb("lay").count() == 0 and self.by != "touch":
            self._arrange()
        hand = self.look().hand
        self.unpick()
        for position in reversed(range(len(hand))):
            self.pick([position])
            if "discard" in self.look().able:
                self.do("discard")
                return
            self.unpick()
        raise AssertionError(f"nothing may be done with {before.hand}, {before.able}")

    def _arrange(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("b")
        else:
            self._touch(self.page.locator("[data-hand] [aria-keyshortcuts=B]"))

    def play_deal(self, most: int = 400) -> Look:
        for _ in range(most):
            now = self.step()
            if now.next:
                return now
        raise AssertionError("the deal does not end")


def play_deal(people: list[Seated], most: int = 1000) -> None:
    """Those at one table play, whoever is to move, until all see the end of the deal."""
    assert not play_on(people, most), "the deal does not end"


def play_on(people: list[Seated], steps: int) -> bool:
    """So many things done by whoever is to move; false as soon as all see the end of the deal."""
    while steps > 0:
        looks = [each.look() for each in people]
        if all(look.next for look in looks):
            return False
        mover = next((each for each, look in zip(people, looks, strict=True) if look.mine), None)
        if mover is None:
            people[0].page.wait_for_timeout(20)
        else:
            mover.step()
            steps -= 1
    return True
