"""A misclick is taken back: at once alone, later by consent, never after a card was seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.house import House
    from browser.screens import Visit


UNSEEN = "Only a lay, an added card or a discard can be taken back."
SEEN = "Since your last action someone has seen a card, so it stands."


def two(house: House, visit: Visit, preset: str) -> tuple[Seated, Seated]:
    """Who is to move first, and the other."""
    made = house.open_table(preset, [ME, FRIEND])
    ben = house.join(made["table"], "Ben")
    ann = Seated(visit(house.seat_link(made), LAPTOP), by="mouse")
    other = Seated(visit(house.seat_link(ben), PHONE), by="touch")
    ann.wait_to_hold()
    other.wait_to_hold()
    return (ann, other) if ann.look().mine else (other, ann)


def undo(of: Seated) -> Locator:
    return of.page.locator("footer .undo")


@pytest.mark.parametrize("preset", ["mille", "three-thirteen"])
def test_a_discard_is_taken_back_before_anybody_acts(house: House, visit: Visit, preset: str) -> None:
    """By its button and by its key; afterwards the button says why not."""
    mover, other = two(house, visit, preset)
    expect(undo(mover)).to_have_attribute("aria-disabled", "true")
    mover.do("draw")
    expect(undo(mover)).to_have_accessible_description(UNSEEN)
    hand = mover.look().hand
    for way in ("button", "key"):
        mover.pick([len(hand) - 1])
        mover.do("discard")
        other.wait_to_act()
        before = mover.look()
        assert len(before.hand) == len(hand) - 1
        expect(undo(mover)).to_have_accessible_name("Undo")
        if way == "key":
            mover.page.keyboard.press("u")
        else:
            undo(mover).click()
        mover.wait_moved(before)
        assert sorted(mover.look().hand) == sorted(hand)
        expect(other.page.locator("footer .line.mine")).to_have_count(0)
        assert not other.look().able
        expect(mover.page.locator("aside.log .undone")).to_have_count(1 if way == "button" else 2)
        expect(other.page.get_by_role("log", name="News").locator("p").last).to_contain_text(
            "takes the discard back"
        )
    mover.pick([len(hand) - 1])
    mover.do("discard")
    other.wait_to_act()
    other.do("draw")
    expect(undo(mover)).to_have_attribute("aria-disabled", "true")
    expect(undo(mover)).to_have_accessible_description(SEEN)
    why = mover.page.locator("footer .why")
    for way in ("button", "key"):
        if way == "key":
            mover.page.keyboard.press("u")
        else:
            undo(mover).click(force=True)
        expect(why).to_have_text(SEEN)
        mover.page.mouse.click(5, 5)
        expect(why).to_have_count(0)


@pytest.mark.parametrize("answer", ["Allow", "No"])
def test_later_it_is_taken_back_by_consent(house: House, visit: Visit, answer: str) -> None:
    """The other has taken what was thrown: no card was seen, so that it may be asked for."""
    mover, other = two(house, visit, "three-thirteen")
    mover.do("draw")
    hand = mover.look().hand
    mover.pick([len(hand) - 1])
    mover.do("discard")
    other.wait_to_act()
    other.do("take")
    expect(undo(mover)).to_have_accessible_name("Ask to undo")
    before, others = mover.look(), other.look()
    undo(mover).click()
    expect(mover.page.locator("footer .line")).to_contain_text("to agree")
    expect(other.page.locator("footer .ask")).to_contain_text("would like to take the last action back")
    other.page.get_by_role("button", name=answer, exact=True).click()
    expect(other.page.locator("footer .ask")).to_have_count(0)
    if answer == "No":
        expect(mover.page.locator("footer")).to_contain_text("would rather let it stand")
        assert [mover.look().hand, other.look().hand] == [before.hand, others.hand]
        return
    mover.wait_moved(before)
    assert sorted(mover.look().hand) == sorted(hand)
    assert mover.look().mine
    expect(other.page.locator("footer .line.mine")).to_have_count(0)
    assert len(other.look().hand) == len(others.hand) - 1
