"""Every page, and the table in every state worth a look: for tests of all pages, and for screenshots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from browser.dealing import THREE_DEALS, a_duplicate, dealt_before, play_on
from browser.feeding import a_hand_of_forty, a_large_pile, line_of, play
from browser.house import FRIEND, GREEDY, ME
from browser.rest import wait_for_rest
from browser.states import (
    a_chapeau,
    a_wish_to_undo,
    after_deals,
    ask_for_a_pause,
    broken_off,
    full_of_spreads,
    in_a_pause,
    last_turns,
    resigned_among_others,
    with_a_clock,
    won_by_resigning,
)
from browser.troubles import gone, let_go, not_saved
from laydown.table import record
from table.matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.house import House

RECORDS: Final = Path(__file__).parent.parent / "data" / "fair"

PAGES: Final = (
    "start",
    "everything open",
    "rules",
    "join",
    "waiting",
    "dealt",
    "drawn",
    "settings",
    "talk",
    "links",
    "log",
    "question",
    "undo asked",
    "clocks",
    "acts",
    "act asked",
    "turns",
    "mail",
    "mail stop",
    "pause asked",
    "pause",
    "resigned",
    "won by resigning",
    "broken off",
    "not saved",
    "gone",
    "let go",
    "no table",
    "forty cards",
    "full of spreads",
    "long sheet",
    "sheet of seven",
    "sheet",
    "deal end",
    "match end",
    "settlement",
    "four",
    "last turns",
    "four at the end",
    "seven",
    "speed of eight",
    "records",
    "record refused",
    "replay",
    "all hands",
    "all hands of seven",
    "replay of a seat",
    "replay end",
    "replay deals",
    "replay share",
    "fair",
    "duplicate",
    "duplicate compared",
    "one table over",
    "with a bot",
)


def addresses(house: House) -> dict[str, str]:
    """Name and address of each; the tables stay as they are, since all wait for one person."""
    house.seed("gallery")
    waiting = house.open_table("mille", [ME, FRIEND], options={"target": "800"}, chat=True)
    dealt = house.open_table("mille", [ME, GREEDY], chat=True)
    drawn = house.open_table("mille", [ME, GREEDY])
    ended = house.open_table("mille", [ME, GREEDY])
    four = house.open_table("three-thirteen", [ME, GREEDY, GREEDY, GREEDY])
    four_ended = house.open_table("three-thirteen", [ME, GREEDY, GREEDY, GREEDY])
    crowns = house.open_table("five-crowns", [ME, *[GREEDY] * 6])
    speed = house.open_table("three-thirteen-speed", [ME, *[GREEDY] * 7])
    others = house.open_table("three-thirteen", [ME, FRIEND, FRIEND])
    for name in ("Ben", "Clementine"):
        house.join(others["table"], name)
    trouble = house.open_table("mille", [ME, GREEDY])
    forty = a_hand_of_forty(house)
    large = a_large_pile(house)
    play(house, drawn, atoms=1)
    for made in (ended, four_ended):
        play(house, made)
    six = after_deals(house, "mille", [ME, GREEDY], 6)
    sevens = after_deals(house, "five-crowns", [ME, *[GREEDY] * 6], 4)
    over = a_chapeau(house)
    half, compared = a_duplicate(house, over=False), a_duplicate(house, over=True)
    with_a_bot = house.open_table("mille", [ME, GREEDY], options=THREE_DEALS, split=True)
    with line_of(house, with_a_bot) as line:
        play_on(line)
    waiting_pairs = house.open_duplicate("mille", [ME, FRIEND, FRIEND, GREEDY])
    dealt_before(house)
    clocks = with_a_clock(house, 3, "three-thirteen")[0]
    tables = {
        "one table over": half,
        "with a bot": with_a_bot,
        "waiting": waiting,
        "dealt": dealt,
        "drawn": drawn,
        "settings": dealt,
        "talk": dealt,
        "links": others,
        "log": drawn,
        "question": large,
        "undo asked": a_wish_to_undo(house),
        "clocks": clocks,
        "acts": clocks,
        "act asked": clocks,
        "turns": with_a_clock(house, 2, clock={"kind": "days", "days": 3})[0],
        "pause asked": ask_for_a_pause(house),
        "pause": in_a_pause(house),
        "resigned": resigned_among_others(house),
        "won by resigning": won_by_resigning(house),
        "broken off": broken_off(house),
        "not saved": trouble,
        "gone": trouble,
        "let go": trouble,
        "forty cards": forty,
        "full of spreads": full_of_spreads(house),
        "long sheet": six,
        "sheet of seven": sevens,
        "sheet": ended,
        "deal end": ended,
        "match end": over,
        "settlement": over,
        "four": four,
        "last turns": last_turns(house),
        "four at the end": four_ended,
        "seven": crowns,
        "speed of eight": speed,
    }
    links = {
        "fair": f"{house.address}/fair",
        "mail": f"{house.address}/mail#verify.x",
        "mail stop": f"{house.address}/mail#stop.x",
        "duplicate": f"{house.address}/duplicate/{waiting_pairs['duplicate']}",
        "duplicate compared": f"{house.address}/duplicate/{compared['duplicate']}",
        "no table": f"{house.address}/t/nosuchtable1",
        "start": house.address,
        "everything open": house.address,
        "rules": f"{house.address}/rules/mille?seats=2",
        "join": f"{house.address}/t/{waiting['table']}",
    } | {name: house.seat_link(made) for name, made in tables.items()}
    return {name: links[name] for name in PAGES if name in links} | replays(house)


def replays(house: House) -> dict[str, str]:
    """Addresses of the page where records are sent in, and of replays at different places."""
    mille = house.send_record((RECORDS / "mille-montreal.laydown").read_text(encoding="utf-8"))
    speed = house.send_record((RECORDS / "three-thirteen-speed.laydown").read_text(encoding="utf-8"))
    crowns = house.send_record(record.write(played("five-crowns", "gallery", seats=7)))
    return {
        "records": f"{house.address}/r",
        "record refused": f"{house.address}/r",
        "replay": mille,
        "all hands": f"{mille}#deal=1&event=40&view=all",
        "all hands of seven": f"{crowns}#deal=9&view=all",
        "replay of a seat": f"{mille}#deal=1&event=48&view=1",
        "replay end": f"{speed}#deal=11&event=999999&view=watch",
        "replay deals": f"{mille}#deal=1&event=40&view=all",
        "replay share": f"{mille}#deal=1&event=40&view=all",
    }


HELD: Final = "[data-hand] [data-position]"
READY: Final = {
    "start": ".tile",
    "everything open": ".tile",
    "rules": "main li",
    "join": "form",
    "waiting": "section.waiting",
    "undo asked": "footer .ask",
    "pause asked": ".notice",
    "pause": ".notice",
    "resigned": ".notice",
    "won by resigning": "section.match",
    "broken off": "section.match",
    "no table": "main",
    "long sheet": ".ended",
    "sheet of seven": ".ended",
    "sheet": ".ended",
    "deal end": ".ended",
    "match end": "section.match",
    "settlement": "section.match",
    "last turns": ".announce .last",
    "four at the end": ".ended",
    "records": "form",
    "record refused": "form",
    "replay": "form",
    "all hands": ".open [data-card]",
    "all hands of seven": ".open [data-card]",
    "replay end": "section.match",
    "replay deals": ".steps",
    "replay share": ".steps",
    "fair": "main section",
    "mail": "main h1",
    "mail stop": "main h1",
    "duplicate": "main .tables",
    "duplicate compared": ".compared",
    "one table over": "section.match",
    "with a bot": "section.match",
}


def open_as(name: str, page: Page) -> None:
    """Waits until the page stands and is at rest, and opens what is folded where that is what is wanted."""
    page.locator(READY.get(name, HELD)).first.wait_for()
    if name in OPENED:
        OPENED[name](page)
    wait_for_rest(page)


def _folds(page: Page) -> None:
    for fold in page.locator("main summary").all():
        fold.click()


def _sheet(page: Page) -> None:
    page.keyboard.press("c")
    page.locator("dialog[open]:visible, [data-beside=sheet]:visible").first.wait_for()


def _log(page: Page) -> None:
    page.keyboard.press("g")
    page.locator("dialog[open]:visible, [data-beside=log]:visible").first.wait_for()


def _question(page: Page) -> None:
    page.keyboard.press("p")
    page.locator("footer .ask").wait_for()


def _talk(page: Page) -> None:
    beside = page.locator("aside.log summary")
    if beside.is_visible():
        beside.click()
    else:
        page.locator("header.head summary").click()
        page.locator(".menu > button").nth(-3).click()
    page.locator(".talk:visible").wait_for()


def _acts(page: Page) -> None:
    beside = page.locator("aside.rail nav button")
    if beside.first.is_visible():
        beside.first.click()
    else:
        page.locator("header.head summary").click()
        page.locator(".menu > button").first.click()
    page.locator("dialog[open] li").first.wait_for()


def _act(page: Page) -> None:
    _acts(page)
    page.locator("dialog[open] li button").last.click()
    page.locator("dialog[open] .what").wait_for()


def _turns(page: Page) -> None:
    beside = page.locator("aside.rail nav > button").nth(1)
    if beside.is_visible():
        beside.click()
    else:
        page.locator("header.head summary").click()
        page.locator(".menu > button").nth(1).click()
    page.locator("dialog[open] .ways button").first.click()
    page.locator("dialog[open] .once").wait_for()


def _links(page: Page) -> None:
    beside = page.locator("aside.rail nav > button").nth(-2)
    if beside.is_visible():
        beside.click()
    else:
        page.locator("header.head summary").click()
        page.locator(".menu > button").nth(-2).click()
    page.locator("dialog[open] li button").first.click()
    page.locator("dialog[open] .ask").wait_for()


def _refused(page: Page) -> None:
    page.locator("textarea").fill("laydown record 1\ndice: 3\n")
    page.locator("form button").click()
    page.locator("[role=alert]").wait_for()


def _deals(page: Page) -> None:
    page.locator("footer .ways button").first.click()
    page.locator("dialog[open] .body > button").click()
    page.locator("dialog[open] .said").wait_for()


def _share(page: Page) -> None:
    page.locator("footer .ways button").last.click()
    page.locator("dialog[open] input").first.wait_for()


def _bot(page: Page) -> None:
    page.locator("section.bot button").first.click()
    page.locator(".compared").wait_for()


def _settings(page: Page) -> None:
    beside = page.locator("aside.rail .row button")
    if beside.is_visible():
        beside.click()
    else:
        page.locator("header.head summary").click()
        page.locator(".menu .row button").click()
    page.locator("dialog[open]").wait_for()


def _stopped(page: Page) -> None:
    page.locator("main button.main").click()
    page.locator("[role=alert]").wait_for()


OPENED: Final[dict[str, Callable[[Page], None]]] = {
    "everything open": _folds,
    "settings": _settings,
    "with a bot": _bot,
    "not saved": not_saved,
    "gone": gone,
    "let go": let_go,
    "talk": _talk,
    "acts": _acts,
    "act asked": _act,
    "turns": _turns,
    "mail stop": _stopped,
    "links": _links,
    "log": _log,
    "question": _question,
    "long sheet": _sheet,
    "sheet of seven": _sheet,
    "sheet": _sheet,
    "settlement": _sheet,
    "record refused": _refused,
    "replay deals": _deals,
    "replay share": _share,
}
