"""Clocks, pauses, bots for the absent, and matches that end before their end, as people meet them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, ME, House, built_client
from browser.screens import LAPTOP, PHONE
from browser.states import CLOCK, with_a_clock
from browser.table import Seated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

    from browser.screens import Visit


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house where somebody is away too long after a second."""
    house = House(tmp_path_factory.mktemp("hasty"), built_client(), soon_away=True)
    house.start()
    yield house
    house.kill()


def sit(house: House, visit: Visit, people: int = 2, **more: object) -> list[Page]:
    """A page for each seat, by seat; the first on a laptop, the others on phones."""
    seats = with_a_clock(house, people, **more)  # type: ignore[arg-type]  # the preset among them
    pages = [visit(house.seat_link(each), PHONE if at else LAPTOP) for at, each in enumerate(seats)]
    for page in pages:
        Seated(page, by="mouse").wait_to_hold()
    return pages


def choose(page: Page, name: str) -> None:
    """An act from the list of the table, up to what it says of itself."""
    beside = page.locator("aside.rail").get_by_role("button", name="This table", exact=True)
    if not beside.is_visible():
        page.locator("header.head summary").click()
        beside = page.locator(".menu").get_by_role("button", name="This table", exact=True)
    beside.click()
    page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()


def sure(page: Page, name: str, what: str) -> None:
    """Read what an act does, and do it."""
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".what")).to_contain_text(what)
    expect(dialog.get_by_role("button", name="Not now")).to_be_focused()
    dialog.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def notice(page: Page) -> Locator:
    return page.locator(".notice")


def press(page: Page, name: str) -> None:
    notice(page).get_by_role("button", name=name, exact=True).click()


def news(page: Page) -> Locator:
    return page.get_by_role("log", name="News").locator("p")


def test_a_clock_is_chosen_beside_the_other_things_of_a_table(house: House, visit: Visit) -> None:
    page = visit(house.address)
    page.get_by_role("button", name="Three Thirteen").first.click()
    page.get_by_role("heading", name="Table", exact=True).click()
    clocks = page.get_by_role("group", name="Clock")
    expect(clocks.get_by_role("radio", name="No clock")).to_be_checked()
    clocks.get_by_role("radio", name="3 days for each move").check()
    clocks.get_by_role("checkbox", name="Whose time is up loses the match").check()
    page.get_by_role("button", name="Play with friends").click()
    rail = page.locator("aside.rail")
    expect(rail).to_contain_text("3 days for each move. Whose time is up loses the match.")
    page.goto(house.address)
    page.get_by_role("heading", name="Table", exact=True).click()
    expect(page.get_by_role("radio", name="3 days for each move")).to_be_checked()


def test_clocks_run_at_the_seats_and_warn_with_a_sign(house: House, visit: Visit) -> None:
    short = {"kind": "live", "turn": 13, "reserve": 0}
    pages = sit(house, visit, clock=short)
    waiting = next(each for each in pages if not Seated(each, by="mouse").look().mine)
    acting = next(each for each in pages if each is not waiting)
    running = waiting.locator(".seat").get_by_role("timer")
    expect(running).to_have_text(re.compile(r"0:1[0-3]"))
    expect(running.locator(".sign")).to_have_text("!", timeout=8000)
    expect(acting.locator("footer .unseen[role=status]")).to_have_text("Only 10 seconds left")
    expect(notice(acting)).to_contain_text("A bot plays for you.", timeout=20_000)
    expect(news(waiting).filter(has_text="time is up. A bot plays for")).to_have_count(1)
    press(acting, "Take my seat back")
    expect(notice(acting)).to_have_count(0)
    expect(waiting.locator(".seat .doing")).not_to_contain_text("a bot plays")


def test_a_pause_is_asked_for_and_ends_when_anyone_goes_on(house: House, visit: Visit) -> None:
    ann, ben = sit(house, visit)
    choose(ann, "Pause")
    sure(ann, "Pause", "Nothing is played and no clock runs")
    expect(notice(ann)).to_contain_text("You have asked for a pause. Waiting for Ben to agree.")
    expect(notice(ben).get_by_role("alert")).to_contain_text("Ann would like to pause.")
    press(ben, "No")
    expect(notice(ben)).to_have_count(0)
    expect(ann.locator("footer .why")).to_contain_text("Ben would rather play on.")
    choose(ben, "Pause")
    sure(ben, "Pause", "Nothing is played")
    press(ann, "Allow")
    for page in (ann, ben):
        expect(notice(page)).to_contain_text("The match pauses.")
        expect(page.locator("footer .verb:not([disabled]):not([aria-disabled=true])")).to_have_count(0)
    expect(news(ben).filter(has_text="The match pauses, as you wished.")).to_have_count(1)
    press(ann, "End the pause")
    expect(notice(ben)).to_have_count(0)
    assert any(Seated(page, by="mouse").look().able for page in (ann, ben))


def test_a_question_is_taken_back_by_who_asked(house: House, visit: Visit) -> None:
    ann, ben = sit(house, visit)
    choose(ann, "Break the match off")
    sure(ann, "Break the match off", "without a winner and without a result")
    expect(notice(ben)).to_contain_text("Ann would like to break the match off.")
    press(ann, "Take the question back")
    expect(notice(ben)).to_have_count(0)


def test_who_is_away_is_played_for_by_a_bot_and_has_the_seat_back_at_once(hasty: House, visit: Visit) -> None:
    ann, ben = sit(hasty, visit, preset="three-thirteen")
    address = ben.url
    ben.goto("about:blank")
    expect(notice(ann)).to_contain_text("Ben has had no connection for")
    press(ann, "Let a bot play for Ben")
    sure(ann, "Let a bot play for Ben", "A bot plays for Ben until Ben is back.")
    expect(ann.locator(".seat .doing")).to_contain_text("a bot plays")
    expect(notice(ann)).to_have_count(0)
    expect(news(ann).filter(has_text="A bot plays for Ben.")).to_have_count(1)
    ben.goto(address)
    Seated(ben, by="mouse").wait_to_hold()
    expect(ann.locator(".seat .doing")).not_to_contain_text("a bot plays")
    expect(news(ann).filter(has_text="Ben is back.")).to_have_count(1)


def test_one_lets_a_bot_play_and_takes_the_seat_back(house: House, visit: Visit) -> None:
    ann, ben = sit(house, visit, preset="three-thirteen")
    choose(ann, "Let a bot play for me")
    sure(ann, "Let a bot play for me", "until you take your seat back or open the table anew")
    expect(notice(ann)).to_contain_text("A bot plays for you.")
    expect(ben.locator(".seat .doing")).to_contain_text("a bot plays")
    press(ann, "Take my seat back")
    expect(notice(ann)).to_have_count(0)


def test_resigning_says_what_happens_and_ends_the_match(house: House, visit: Visit) -> None:
    ann, ben = sit(house, visit, options={"stakes": "1"})
    choose(ann, "Resign")
    dialog = ann.locator("dialog[open]")
    dialog.get_by_role("button", name="Not now").click()
    expect(dialog.get_by_role("button", name="Resign")).to_be_visible()
    dialog.get_by_role("button", name="Resign").click()
    sure(ann, "Resign", "The match ends at once, and Ben wins. The deal that is played counts for nothing.")
    end = ben.locator("section.match")
    expect(end.locator("h2")).to_have_text("You win the match")
    expect(end).to_contain_text("Ann has resigned, and you win.")
    expect(end.locator(".sum dd")).to_have_text("3")
    expect(ann.locator("section.match h2")).to_contain_text("Ben")
    expect(ann.locator("section.match")).to_contain_text("You have resigned, and Ben wins.")
    for page in (ann, ben):
        expect(page.locator("[data-hand]")).to_have_count(0)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    ben.goto(house.address)
    expect(ben.locator(".match .standing")).to_have_text("You win the match")


def test_a_match_that_all_break_off_has_no_result_in_words_and_in_the_list(
    house: House, visit: Visit
) -> None:
    ann, ben = sit(house, visit)
    choose(ben, "Break the match off")
    sure(ben, "Break the match off", "without a winner")
    press(ann, "Allow")
    for page in (ann, ben):
        expect(page.locator("section.match h2")).to_have_text("The match was broken off")
    ann.get_by_role("button", name="Check the deals").click()
    expect(ann.locator("section.match")).to_contain_text("seal")
    ann.goto(house.address)
    expect(ann.locator(".match .standing")).to_have_text("broken off")


def test_days_for_a_move_are_shown_in_the_list_of_ones_matches(house: House, visit: Visit) -> None:
    ann, _ = sit(house, visit, clock={"kind": "days", "days": 3})
    expect(ann.get_by_role("timer").first).to_have_text(re.compile(r"[23] days"))
    ann.goto(house.address)
    expect(ann.locator(".match .left")).to_have_text("2 days left")


def test_a_guest_leaves_before_the_match_and_the_host_closes_the_table(house: House, visit: Visit) -> None:
    made = house.open_table("three-thirteen", [ME, FRIEND, FRIEND], clock=CLOCK)
    joined = house.join(made["table"], "Ben")
    ann, ben = visit(house.seat_link(made)), visit(house.seat_link(joined), PHONE)
    expect(ann.locator("section.waiting")).to_contain_text("Ben")
    choose(ben, "Leave the table")
    sure(ben, "Leave the table", "Your seat becomes free for somebody else.")
    expect(ben.locator(".banner")).to_contain_text("You have left this table.")
    expect(ben.locator(".banner").get_by_role("link")).to_be_visible()
    expect(ann.locator("section.waiting")).not_to_contain_text("Ben")
    choose(ann, "Leave the table")
    sure(ann, "Leave the table", "it is closed for everyone")
    expect(ann.locator(".banner")).to_contain_text("This table was closed")
