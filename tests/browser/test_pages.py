"""Every page in every size: accessible, all in its place, large enough to touch, light."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import pytest
from playwright.sync_api import expect

from browser.feeding import a_hand_of_forty
from browser.gallery import PAGES, open_as
from browser.rest import speak, wait_for_rest
from browser.screens import LAPTOP, LOCALES, PHONE, SCREENS, SMALL
from browser.seeing import BEYOND, ill_placed, violations

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import WebSocketRoute

    from browser.house import House
    from browser.screens import Screen, Visit

MOST_BYTES = 150_000

Theme: TypeAlias = Literal["dark", "light"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
TOUCHED: Final = tuple(screen for screen in SCREENS if screen.touch)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_in_every_language_size_and_light(gallery: dict[str, str], visit: Visit, name: str) -> None:
    """All is in its place in every language and size, on the laptop also with text of twice the size; axe
    finds nothing in any language, by turns dark and light, each time in another size.
    """
    assert not wrong_with(name, gallery[name], visit, themes=1)


@pytest.mark.endurance
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_in_any_language_dark_or_light(
    gallery: dict[str, str], visit: Visit, name: str
) -> None:
    assert not wrong_with(name, gallery[name], visit, themes=2)


def wrong_with(name: str, address: str, visit: Visit, themes: Literal[1, 2]) -> dict[str, list[str]]:
    """What is wrong with a page, by where; axe looks at each language in so many themes.

    The page is opened once as a laptop and once as a phone would, and changed in place.
    """
    found: dict[str, list[str]] = {}
    for screens in ((LAPTOP,), TOUCHED):
        page = visit(address, LAPTOP if LAPTOP in screens else PHONE)
        open_as(name, page)
        for at, lang in enumerate(LOCALES):
            speak(page, lang)
            turn = at + PAGES.index(name)
            looks: list[tuple[Screen, Theme]] = [
                (SCREENS[(turn + at + each) % len(SCREENS)], THEMES[(turn + each) % 2]) for each in (0, 1)
            ]
            for screen in screens:
                page.set_viewport_size({"width": screen.width, "height": screen.height})
                wait_for_rest(page)
                found[f"{lang} {screen.name}"] = ill_placed(page, lang, name)
                for size, theme in looks[:themes]:
                    if size is screen:
                        page.emulate_media(color_scheme=theme)
                        wait_for_rest(page)
                        found[f"{lang} {theme} {screen.name}"] = violations(page)
        if LAPTOP in screens:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            wait_for_rest(page)
            found["twice the size"] = page.evaluate(BEYOND)
    return {where: wrong for where, wrong in found.items() if wrong}


def test_the_page_is_light_and_quick(house: House, visit: Visit, static: Path) -> None:
    built = [each for each in static.rglob("*") if each.suffix in (".js", ".css", ".html")]
    assert sum(len(gzip.compress(each.read_bytes())) for each in built) < MOST_BYTES
    page = visit(house.address)
    expect(page.locator(".tile")).to_have_count(3)
    page.reload()
    page.locator(".tile").first.wait_for()
    assert page.evaluate("performance.getEntriesByType('paint').at(-1).startTime") < 1000


def test_whoever_is_away_for_long_takes_no_room_from_the_cards(house: House, visit: Visit) -> None:
    """On the smallest screen, where a hand of forty leaves least, in every language."""
    link = house.seat_link(a_hand_of_forty(house))
    page = visit(house.address, SMALL)
    page.route_web_socket("**/ws", long_away)
    page.goto(link)
    open_as("forty cards", page)
    found: dict[str, list[str]] = {}
    for lang in LOCALES:
        speak(page, lang)
        wait_for_rest(page)
        expect(page.locator(".seat .doing").first).to_contain_text("47")
        found[lang] = ill_placed(page, lang, "forty cards")
    assert not {lang: wrong for lang, wrong in found.items() if wrong}


def long_away(page: WebSocketRoute) -> None:
    """A line by which all who are away are so for 47 minutes."""
    server = page.connect_to_server()

    def hear(text: str | bytes) -> None:
        frame = json.loads(text)
        for seat in frame.get("seats", []):
            if seat["kind"] == "person" and not seat["here"]:
                seat["away"] = 47 * 60
        page.send(json.dumps(frame))

    server.on_message(hear)
