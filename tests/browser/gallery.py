"""Every page, and the table in every state worth a look: for tests of all pages, and for screenshots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from browser.feeding import a_hand_of_forty, play
from browser.house import FRIEND, GREEDY, ME
from browser.rest import wait_for_rest
from browser.states import after_deals, full_of_spreads

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.house import House


PAGES: Final = (
    "start",
    "everything open",
    "rules",
    "join",
    "waiting",
    "dealt",
    "drawn",
    "forty cards",
    "full of spreads",
    "long sheet",
    "sheet of seven",
    "sheet",
    "deal end",
    "match end",
    "four",
    "four at the end",
    "seven",
    "speed of eight",
)


def addresses(house: House) -> dict[str, str]:
    """Name and address of each; the tables stay as they are, since all wait for one person."""
    house.seed("gallery")
    waiting = house.open_table("mille", [ME, FRIEND], options={"target": "800"})
    dealt = house.open_table("mille", [ME, GREEDY])
    drawn = house.open_table("mille", [ME, GREEDY])
    ended = house.open_table("mille", [ME, GREEDY])
    four = house.open_table("three-thirteen", [ME, GREEDY, GREEDY, GREEDY])
    four_ended = house.open_table("three-thirteen", [ME, GREEDY, GREEDY, GREEDY])
    crowns = house.open_table("five-crowns", [ME, *[GREEDY] * 6])
    speed = house.open_table("three-thirteen-speed", [ME, *[GREEDY] * 7])
    over = house.open_table("mille", [ME, GREEDY], options={"target": "1", "max_deals": "1"})
    forty = a_hand_of_forty(house)
    play(house, drawn, atoms=1)
    for made in (ended, four_ended, over):
        play(house, made)
    six = after_deals(house, "mille", [ME, GREEDY], 6)
    sevens = after_deals(house, "five-crowns", [ME, *[GREEDY] * 6], 4)
    full = full_of_spreads(house)
    links = {
        "start": house.address,
        "everything open": house.address,
        "rules": f"{house.address}/rules/mille?seats=2",
    }
    links["join"] = f"{house.address}/t/{waiting['table']}"
    tables = {
        "waiting": waiting,
        "dealt": dealt,
        "drawn": drawn,
        "forty cards": forty,
        "full of spreads": full,
        "long sheet": six,
        "sheet of seven": sevens,
        "sheet": ended,
        "deal end": ended,
        "match end": over,
        "four": four,
        "four at the end": four_ended,
        "seven": crowns,
        "speed of eight": speed,
    }
    return links | {name: house.seat_link(made) for name, made in tables.items()}


READY = {
    "start": ".tile",
    "everything open": ".tile",
    "rules": "main li",
    "join": "form",
    "waiting": "section.waiting",
    "full of spreads": "[data-hand] [data-position]",
    "long sheet": ".ended",
    "sheet of seven": ".ended",
    "sheet": ".ended",
    "deal end": ".ended",
    "match end": "section.match",
    "four at the end": ".ended",
}


def open_as(name: str, page: Page) -> None:
    """Waits until the page stands and is at rest, and opens what is folded where that is what is wanted."""
    page.locator(READY.get(name, "[data-hand] [data-position='2']")).first.wait_for()
    if name == "everything open":
        for fold in page.locator("main summary").all():
            fold.click()
    if "sheet" in name:
        page.keyboard.press("c")
        page.locator("dialog[open]:visible, [data-beside=sheet]:visible").first.wait_for()
    wait_for_rest(page)
