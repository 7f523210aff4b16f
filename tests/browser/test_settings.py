"""What a person sets for this browser, and the signal of one's turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import FRIEND, GREEDY, ME, RANDOM
from browser.rest import wait_for_rest
from browser.screens import LAPTOP, PHONE
from browser.table import Seated

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Visit


def set_(page: Page, **switches: bool) -> None:
    """Check or uncheck what the settings of a wide table call by these names, `_` for a space."""
    page.locator("aside.rail").get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    for name, on in switches.items():
        settings.get_by_label(name.replace("_", " ")).set_checked(on)
    settings.get_by_role("button", name="Done").click()
    expect(settings).to_have_count(0)


def test_the_pile_is_taken_without_a_question(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page, greedy=False)
    ann.wait_to_act()
    set_(page, Ask_before_taking_the_pile=False)
    page.reload()
    while "pile" not in ann.wait_to_act().able:
        ann.step()
        if ann.look().next:
            ann.go_on()
    before = ann.look()
    ann.press("pile")
    page.locator("footer .ask").or_(page.get_by_label("Your sets").locator("[data-card]")).first.wait_for()
    if ann.look().asked:
        expect(page.locator("footer .ask")).to_have_text("Which two go down?")
        ann.confirm()
    ann.wait_moved(before)
    expect(page.get_by_label("Your sets").locator("[data-card]").first).to_be_visible()


def test_going_out_without_a_question(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("three-thirteen", [ME, RANDOM])))
    ann = Seated(page)
    ann.wait_to_act()
    set_(page, Ask_before_going_out=False)
    while "out" not in ann.wait_to_act().able:
        ann.step()
        if ann.look().next:
            ann.go_on()
    ann.press("out")
    page.locator("footer .ask, .ended").first.wait_for()
    if ann.look().asked:
        expect(page.locator("footer .ask")).to_have_text("Go out by discarding")
        ann.confirm()
    expect(page.locator(".ended .tag").first).to_have_text("out")


def test_the_turn_is_signalled_in_the_title(house: House, visit: Visit) -> None:
    made = house.open_table("mille", [ME, FRIEND])
    ann = Seated(visit(house.seat_link(made)))
    ben = Seated(visit(house.seat_link(house.join(made["table"], "Ben")), PHONE, lang="ru"), by="touch")
    ann.wait_to_hold()
    ben.wait_to_hold()
    titles = (("Your turn", "Mille"), ("Ваш ход", "Милле"))
    people = (ann, ben)
    for _ in range(2):
        mover, other = (0, 1) if ann.look().mine else (1, 0)
        expect(people[mover].page).to_have_title("\N{BLACK CIRCLE} " + " \N{EN DASH} ".join(titles[mover]))
        expect(people[other].page).to_have_title(titles[other][1])
        while people[mover].look().mine:
            people[mover].step()
        people[other].wait_to_act()


SOUNDS = """() => {
  window.notes = 0;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
}"""


def test_there_is_no_sound_until_it_is_asked_for(house: House, visit: Visit) -> None:
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])))
    ann = Seated(page)
    ann.wait_to_act()
    page.evaluate(SOUNDS)

    def a_round() -> None:
        while ann.look().mine:
            ann.step()
        ann.wait_to_act()

    a_round()
    assert page.evaluate("window.notes") == 0
    set_(page, Sounds=True)
    a_round()
    assert page.evaluate("window.notes") >= 2


def test_another_language_at_the_table(house: House, visit: Visit) -> None:
    """The log is told anew, the buttons change, and the hand stays in its order."""
    page = visit(house.seat_link(house.open_table("mille", [ME, GREEDY])), LAPTOP)
    ann = Seated(page)
    ann.step()
    page.get_by_role("button", name="suit", exact=True).click()
    hand = ann.look().hand
    log = page.locator("aside.log ol")
    expect(log).to_contain_text(re.compile("You draw|You take"))
    lines = log.locator("li").count()
    page.locator("aside.rail").get_by_label("Language").select_option("fr")
    expect(log).to_contain_text(re.compile("Vous piochez|Vous prenez"))
    wait_for_rest(page, "fr")
    expect(log.locator("li")).to_have_count(lines)
    expect(log).not_to_contain_text("You ")
    expect(page.get_by_role("button", name="Piocher", exact=True)).to_be_visible()
    assert ann.look().hand == hand
    page.reload()
    expect(log).to_contain_text(re.compile("Vous piochez|Vous prenez"))
    assert ann.wait_to_act().hand == hand
