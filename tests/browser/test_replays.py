"""Finished matches looked at again: by steps, through any eyes, by a link, the end not given away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME
from browser.rest import wait_for_rest
from browser.screens import LAPTOP, PHONE
from browser.table import Seated
from browser.test_motion import SEEN
from laydown.table import record
from laydown.words import Speaker
from table.matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Screen, Visit

FAIR: Final = Path(__file__).parent.parent / "data" / "fair"
GOLDEN: Final = Path(__file__).parent.parent / "data" / "golden"
ONE_DEAL: Final = {"target": "1", "max_deals": "1"}

HANDS: Final = "() => [...document.querySelectorAll('.open [data-card]')].map((each) => each.dataset.card)"


@pytest.fixture
def link(house: House) -> str:
    """A replay of a match of several deals, with all that can be proved."""
    return house.send_record(record.write(played("mille", "browser", options={"target": "900"})))


def where(page: Page) -> str:
    return page.locator("footer .where").text_content() or ""


def begin(page: Page, eyes: str = "all") -> None:
    page.locator(f"input[value='{eyes}']").check()
    page.get_by_role("button", name="Start").click()
    page.locator("footer .steps").wait_for()


def swipe(page: Page, aside: int) -> None:
    session = page.context.new_cdp_session(page)
    # Playwright leaves the values of the parameters untyped.
    send = cast("Callable[[str, dict[str, Any]], object]", session.send)  # pyright: ignore[reportUnknownMemberType]
    for kind, x in (("touchStart", 200), ("touchMove", 200 + aside // 2), ("touchMove", 200 + aside)):
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 400}]})
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_replay_is_walked_by_keys_and_buttons(link: str, visit: Visit) -> None:
    page = visit(link)
    begin(page)
    assert where(page) == "Deal 1, step 1"
    for key, place in (
        ("ArrowRight", "Deal 1, step 2"),
        ("ArrowRight", "Deal 1, step 3"),
        ("ArrowLeft", "Deal 1, step 2"),
        ("Home", "Deal 1, step 1"),
        ("ArrowLeft", "Deal 1, step 1"),
        ("PageDown", "Deal 2, step 1"),
        ("ArrowRight", "Deal 2, step 2"),
        ("PageUp", "Deal 1, step 1"),
    ):
        page.keyboard.press(key)
        expect(page.locator("footer .where")).to_have_text(place)
    page.keyboard.press("End")
    expect(page.locator("section.end")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("footer .where")).to_have_text("Deal 2, step 1")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("section.end")).to_be_visible()
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator("footer .where")).to_have_text("Deal 2, step 1")


def test_many_presses_are_all_taken_and_none_waits(link: str, visit: Visit) -> None:
    page = visit(link, motion="full")
    begin(page)
    for _ in range(15):
        page.keyboard.press("ArrowRight")
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 16")


def test_a_finger_turns_the_steps(link: str, visit: Visit) -> None:
    page = visit(link, PHONE)
    begin(page)
    place = page.locator("main > .scroll")
    for aside, step in ((-120, 2), (-120, 3), (120, 2), (20, 2)):
        swipe(page, aside)
        expect(place).to_have_attribute("aria-label", f"Deal 1, step {step}")
    for button in page.locator("footer .steps button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda each: each.name)
def test_nothing_of_the_end_is_shown_before_it_is_asked_for(link: str, visit: Visit, screen: Screen) -> None:
    match = played("mille", "browser", options={"target": "900"})
    winner = match.names[match.standing.winners[0]]
    page = visit(link, screen)
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    text = page.locator("main").inner_text()
    assert all(name in text for name in match.names)
    totals = [str(total) for total in match.standing.totals]
    begin(page)
    page.get_by_role("button", name="Deals", exact=True).click()
    panel = page.locator("dialog[open]")
    shown = text + page.locator("body").inner_text()
    assert "wins" not in shown
    assert not [total for total in totals if total in shown]
    expect(panel.locator("li")).to_have_count(1)
    panel.get_by_role("button", name="Show how it ended").click()
    expect(panel.locator(".said")).to_contain_text(winner)
    for total in totals:
        expect(panel).to_contain_text(total)
    expect(panel.locator("li")).to_have_count(len(match.results))
    panel.locator("li button").last.click()
    expect(page.locator("main > .scroll")).to_have_attribute(
        "aria-label", f"Deal {len(match.results)}, step 1"
    )


def test_who_plays_to_the_end_sees_it_and_can_check_the_deals(link: str, visit: Visit) -> None:
    page = visit(f"{link}#deal=99&view=all")
    expect(page.get_by_role("alert")).to_be_visible()
    match = played("mille", "browser", options={"target": "900"})
    page.goto("about:blank")
    page.goto(f"{link}#deal={len(match.results)}&event=999999&view=watch")
    end = page.locator("section.match")
    expect(end).to_contain_text(match.names[match.standing.winners[0]])
    end.locator(".checked button").click()
    expect(end.locator(".verdict.good")).to_be_visible()
    expect(end.get_by_role("link", name="Watch the replay")).to_have_count(0)
    expect(page.get_by_role("button", name="One step on")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Deals", exact=True).click()
    expect(page.locator("dialog[open] .said")).to_be_visible()


def test_a_link_leads_to_the_same_place_through_the_same_eyes(link: str, visit: Visit) -> None:
    page = visit(link)
    begin(page, "2")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 8")
    wait_for_rest(page)
    hand = page.evaluate(HANDS)
    log = page.locator("aside.log [aria-current]").inner_text()
    page.get_by_role("button", name="Share").click()
    shared = page.locator("dialog[open] input").first.input_value()
    assert shared == page.url
    other = visit(shared, PHONE)
    other.locator("footer .steps").wait_for()
    wait_for_rest(other)
    assert other.evaluate(HANDS) == hand
    assert page.locator("dialog[open] input").last.input_value() == link
    other.locator("header.head button").nth(1).click()
    expect(other.locator("dialog[open] [aria-current]")).to_have_text(log)


def test_any_eyes_see_what_they_saw(link: str, visit: Visit) -> None:
    match = played("mille", "browser", options={"target": "900"})
    page = visit(f"{link}#deal=1&view=all")
    eyes = page.locator("footer select")
    rows = page.locator("ul.open")
    expect(rows).to_have_count(2)
    expect(rows.first.locator("li")).to_have_count(15)
    both = page.evaluate(HANDS)
    for seat, name in enumerate(match.names):
        eyes.select_option(label=name)
        expect(rows).to_have_count(1)
        expect(rows).to_have_attribute("aria-label", f"Hand of {name}")
        assert page.evaluate(HANDS) == both[15 * seat : 15 * (seat + 1)]
        expect(page.locator("aside.log")).not_to_contain_text(f"{match.names[1 - seat]} is dealt")
    eyes.select_option(label="A spectator")
    expect(rows).to_have_count(0)
    expect(page.locator("aside.log")).not_to_contain_text("is dealt")


def test_a_line_of_the_log_leads_to_its_step(link: str, visit: Visit) -> None:
    page = visit(f"{link}#deal=1&view=watch")
    page.locator("footer .steps").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 10")
    lines = page.locator("aside.log li button")
    count = lines.count()
    lines.nth(2).click()
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 1")
    expect(page.locator("aside.log li.now").last).to_contain_text("The pile starts with")
    expect(lines).to_have_count(count)
    lines.last.click()
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 10")


def test_every_step_is_heard(link: str, visit: Visit) -> None:
    """By keys and ears alone: what happened is told once, and where one is after a jump."""
    page = visit(link)
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    page.keyboard.press("Enter")
    news = page.locator("[role=log][aria-live] p")
    expect(news.first).to_have_text("Deal 1, step 1")
    expect(page.get_by_role("button", name="One step on")).to_be_focused()
    heard = news.count()
    page.keyboard.press("Enter")
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 2")
    lines = page.locator("aside.log li.now")
    expect(news).to_have_count(min(heard + lines.count(), news.count()))
    said = news.last.inner_text()
    assert said.split()[0] == lines.last.inner_text().split()[0]
    page.keyboard.press("PageDown")
    expect(page.locator("[role=log][aria-live]")).to_contain_text("Deal 2, step 1")


def test_cards_travel_forwards_and_not_backwards(link: str, visit: Visit) -> None:
    page = visit(f"{link}#deal=1&view=all", motion="full")
    page.locator("footer .steps").wait_for()
    page.evaluate(SEEN)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => !document.querySelector('[data-flight]')")
    page.wait_for_function("() => window.seen.includes('card')")
    page.evaluate("window.seen = []")
    for key in ("ArrowLeft", "ArrowLeft", "End", "Home"):
        page.keyboard.press(key)
    expect(page.locator("footer .where")).to_have_text("Deal 1, step 1")
    assert page.evaluate("window.seen") == []


def test_nothing_travels_where_nothing_is_to_move(link: str, visit: Visit) -> None:
    page = visit(f"{link}#deal=1&view=all")
    page.locator("footer .steps").wait_for()
    page.evaluate(SEEN)
    for step in range(2, 6):
        page.keyboard.press("ArrowRight")
        expect(page.locator("footer .where")).to_have_text(f"Deal 1, step {step}")
    assert page.evaluate("window.seen") == []


def test_the_log_is_in_the_language_of_who_looks(link: str, visit: Visit) -> None:
    page = visit(f"{link}#deal=1&view=watch", lang="fr")
    page.locator("footer .steps").wait_for()
    french = page.locator("aside.log li").first.inner_text()
    page.locator("aside.rail select").select_option("ru")
    expect(page.locator("aside.log li").first).not_to_have_text(french)
    expect(page.locator("footer .where")).to_have_text(Speaker("ru").text("web-replay-where", deal=1, step=1))


def test_a_record_is_sent_in_as_a_file_and_as_text(house: House, visit: Visit) -> None:
    golden = (GOLDEN / "mille-chapeau.laydown").read_text(encoding="utf-8")
    page = visit(house.address)
    page.get_by_role("link", name="Open a record").click()
    page.locator("input[type=file]").set_input_files(FAIR / "mille-cardroom.laydown")
    begin(page)
    file_link = page.url.split("#")[0]
    page.goto(f"{house.address}/r")
    page.locator("textarea").fill(golden)
    page.get_by_role("button", name="Open").click()
    expect(page.locator("main")).to_contain_text("nothing was promised about them")
    assert page.url != file_link
    begin(page)
    page.keyboard.press("End")
    expect(page.locator("section.match")).to_contain_text("nothing was promised about them")
    expect(page.locator(".checked")).to_have_count(0)


def test_a_record_that_does_not_hold_is_refused_where_it_does_not(house: House, visit: Visit) -> None:
    lines = (GOLDEN / "mille-chapeau.laydown").read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("1 draw"))
    lines[at] = "1 draw ; KH KH"
    page = visit(f"{house.address}/r", PHONE, lang="fr")
    page.locator("textarea").fill("\n".join(lines))
    page.locator("form button").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"Ligne {at + 1}, colonne ")
    expect(alert.locator("pre")).to_have_text("1 draw ; KH KH")
    marked = page.locator("textarea").evaluate(
        "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert marked == "1 draw ; KH KH"
    large = "#" * 2_000_001
    page.locator("input[type=file]").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": large.encode()}
    )
    expect(alert).to_have_text(Speaker("fr").text("web-records-large"))


def test_a_finished_match_is_looked_at_again_by_who_played_it(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, GREEDY], options=ONE_DEAL)
    page = visit(house.seat_link(made))
    Seated(page).play_deal()
    with page.expect_download() as saved:
        page.locator("section.match").get_by_role("link", name="Record of the match").click()
    assert saved.value.suggested_filename.startswith("laydown-mille-")
    assert saved.value.suggested_filename.endswith(f"{made['table'][:6]}.laydown")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("input[value='1']")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("ul.open.mine")).to_have_attribute("aria-label", "Hand of Ann")
    page.goto(house.address)
    page.get_by_text("Finished matches").click()
    page.locator("li.match").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    stranger = visit(f"{house.address}/t/{made['table']}")
    stranger.get_by_role("link", name="Watch the replay").click()
    expect(stranger.locator("input[value='all']")).to_be_checked()


def test_a_match_that_is_being_played_has_no_replay(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, FRIEND])
    house.join(made["table"], "Ben")
    page = visit(f"{house.address}/r/{made['table']}#deal=1&event=3&view=all")
    expect(page.get_by_role("alert")).to_contain_text("This match is still being played.")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.goto(f"{house.address}/r/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no replay at this address.")
