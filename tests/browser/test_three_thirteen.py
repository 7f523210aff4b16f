"""Three Thirteen and its family, played on the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.ears import Ears
from browser.house import FRIEND, GREEDY, ME, RANDOM
from browser.screens import LAPTOP, PHONE, SIDEWAYS, SMALL, TABLET
from browser.table import Seated, play_deal

if TYPE_CHECKING:
    from browser.house import House
    from browser.screens import Screen, Visit


_HEIGHTS = "[...document.querySelectorAll('.seat')].map((each) => each.offsetHeight)"


def test_a_whole_deal_by_keyboard_alone(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, GREEDY])))
    ann = Seated(page, by="keys")
    told = page.get_by_role("log", name="News").locator("p")
    ann.wait_to_act()
    ears = Ears(page)
    ann.step()
    page.keyboard.press("b")
    expect(told.last).to_contain_text(re.compile("left over|left", re.IGNORECASE))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("sort by best combinations")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("region", name="Score")).to_be_focused()
    ann.play_deal()
    expect(page.get_by_role("heading", name="End of deal 1")).to_be_visible()
    ears.assert_each_event_told_once()
    ears.assert_each_turn_told()
    page.keyboard.press("n")
    ann.wait_to_hold()
    assert len(ann.wait_to_act().hand) == 4
    expect(page.locator(".announce")).to_contain_text("4 is wild")


def test_four_seats_two_of_them_bots(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, GREEDY, FRIEND, RANDOM])
    first = visit(house.seat_link(made), LAPTOP)
    second = visit(house.seat_link(house.join(made["table"], "Ben")), PHONE)
    ann, ben = Seated(first), Seated(second, by="touch")
    for deal in (1, 2):
        expect(first.locator("section.others .other")).to_have_count(3)
        expect(second.locator("section.others .other")).to_have_count(3)
        play_deal([ann, ben])
        for page in (first, second):
            expect(page.get_by_role("heading", name=f"End of deal {deal}")).to_be_visible()
            expect(page.get_by_text(re.compile("^total"))).to_have_count(4)
        ann.go_on()
        ben.go_on()


@pytest.mark.parametrize(
    ("preset", "screen", "wild"),
    [("five-crowns", TABLET, "3 is wild"), ("deuces-arent-wild", SIDEWAYS, "3 is wild")],
    ids=["five-crowns", "deuces-arent-wild"],
)
def test_three_play(house: House, visit: Visit, preset: str, screen: Screen, wild: str) -> None:
    page = visit(house.seat_link(house.open_table(preset, [ME, GREEDY, GREEDY])), screen)
    ann = Seated(page, by="touch")
    ann.wait_to_act()
    expect(page.locator(".announce")).to_contain_text(wild)
    ann.play_deal()
    expect(page.get_by_role("heading", name="End of deal 1")).to_be_visible()
    expect(page.get_by_text(re.compile("^total"))).to_have_count(3)
    ann.go_on()
    assert len(ann.wait_to_act().hand) == 4


def test_three_play_at_the_same_time(house: House, visit: Visit) -> None:
    """Speed: all choose at once, each sees who has chosen, and how long there still is."""
    made = house.open_table("three-thirteen-speed", [ME, RANDOM, FRIEND], beat_seconds=60)
    first = visit(house.seat_link(made), LAPTOP)
    second = visit(house.seat_link(house.join(made["table"], "Ben")), PHONE)
    ann, ben = Seated(first), Seated(second, by="touch")
    beats: list[str] = []
    while len(beats) < 4:
        ann.wait_to_act()
        ben.wait_to_act()
        if ann.look().next:
            ann.go_on()
            ben.go_on()
            continue
        beat = first.locator(".announce .numbers").inner_text()
        expect(second.locator(".announce")).to_contain_text(beat)
        for page in (first, second):
            expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(60|[345]\d) seconds left$"))
        ann.step()
        expect(first.locator("footer .line")).to_contain_text("Waiting for Ben")
        expect(second.locator("section.others")).to_contain_text("chosen")
        ben.step()
        beats.append(beat)
    assert len(set(beats)) > 1
    play_deal([ann, ben])
    for page in (first, second):
        expect(page.get_by_role("heading", name=re.compile(r"^End of deal \d+$"))).to_be_visible()


def test_seats_of_speed_keep_their_height(house: House, visit: Visit) -> None:
    """Whether or not there is a card on their pile."""
    made = house.open_table("three-thirteen-speed", [ME, GREEDY, GREEDY, GREEDY])
    page = visit(house.seat_link(made), SMALL)
    ann = Seated(page, by="touch")
    ann.wait_to_act()
    full = page.evaluate(_HEIGHTS)
    ann.step()
    page.locator(".seat .none").first.wait_for()
    assert len(set(full)) == 1, full
    assert page.evaluate(_HEIGHTS) == full


def test_without_a_clock_there_is_none(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen-speed", [ME, GREEDY, GREEDY])))
    Seated(page).wait_to_act()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_best_arrangement_and_going_out(house: House, visit: Visit) -> None:
    """Going out is lit when it is possible, asked about, and ends the deal for the one who does it."""
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, RANDOM])))
    ann = Seated(page)
    for _ in range(200):
        now = ann.wait_to_act()
        if "out" in now.able:
            break
        ann.step()
        if ann.look().next:
            ann.go_on()
    expect(page.locator("footer .line.mine")).to_have_text("You can go out.")
    ann.press("out")
    expect(page.locator("footer .ask")).to_have_text(re.compile("^Go out (and discard .+[?]|by discarding)$"))
    page.get_by_role("button", name="Not now").click()
    assert "out" in ann.look().able
    ann.do("out")
    expect(page.get_by_text("out", exact=True).first).to_be_visible()


def test_last_turns_are_announced(house: House, visit: Visit) -> None:
    """Who is out, with what, and that each other has one turn: on the table and to the ear."""
    made = house.open_table("three-thirteen", [ME, FRIEND])
    first = visit(house.seat_link(made), LAPTOP)
    second = visit(house.seat_link(house.join(made["table"], "Ben")), LAPTOP)
    ann, ben = Seated(first), Seated(second)
    ann.wait_to_hold()
    ben.wait_to_hold()
    mover, other = ann, ben
    while first.locator(".announce .last").count() == 0:
        mover, other = (ann, ben) if ann.look().mine else (ben, ann)
        while mover.look().mine:
            mover.step()
        other.wait_to_act()
    name = "Ann" if mover is ann else "Ben"
    for page in (first, second):
        expect(page.locator(".announce .last")).to_have_text("last turns")
    news = other.page.get_by_role("log", name="News").locator("p")
    expect(news.filter(has_text=f"{name} is out with")).to_have_count(1)
    expect(news.filter(has_text="Last turns: you are to play.")).to_have_count(1)
    expect(other.page.get_by_label(f"Shown by {name}")).to_be_visible()
    expect(other.page.locator("section.others .badge")).to_have_text("out")
    while other.look().mine:
        other.step()
    for page in (first, second):
        expect(page.get_by_role("heading", name="End of deal 1")).to_be_visible()
        expect(page.locator(".ended li.out h3")).to_have_text(name)
        expect(page.locator(".ended li.out .points")).to_have_text("0")
