"""Pictures of every page, and those of the README: `python tests/browser/screenshots.py`.

`.tmp/screenshots` gets every page in every size in English and dark, and in Russian and light as a laptop
and a phone show them; `docs/pictures` gets the two of the README, always of the same deal. With LANG and
THEME, every page is taken in every size in those alone.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from browser.chromium import CHROMIUM, FLAGS
from browser.gallery import HELD, addresses, open_as
from browser.house import House, built_client
from browser.palette import with_palette
from browser.rest import wait_for_rest
from browser.screens import LAPTOP, PHONE, SCREENS, Screen
from browser.states import a_good_moment

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from playwright.sync_api import Browser

PICTURES: Final = Path(".tmp/screenshots")
README: Final = Path("docs/pictures")

WHOLE: Final = ("start", "everything open", "rules", "join")
"""Taken to their end, beyond the edge of the screen."""

TABLE: Final = Screen("table", 1280, 800)
"""A laptop, as wide as a README shows it."""


@contextmanager
def a_house() -> Generator[tuple[House, Browser]]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), built_client())
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        try:
            yield house, browser
        finally:
            browser.close()
            house.kill()


def take(gallery: dict[str, str], browser: Browser, screens: Sequence[Screen], lang: str, theme: str) -> None:
    """Every page, each when it is at rest."""
    for screen in screens:
        context = screen.context(browser, {"lang": lang, "theme": theme})
        page = context.new_page()
        for name, address in gallery.items():
            # Two states of one table have the same address, which alone would not be loaded anew.
            page.goto("about:blank")
            page.goto(address)
            open_as(name, page)
            file = f"{screen.name}-{theme}-{lang}-{name.replace(' ', '-')}.png"
            page.screenshot(path=PICTURES / file, full_page=name in WHOLE)
        context.close()


def take_for_readme(house: House, browser: Browser) -> None:
    link = house.seat_link(a_good_moment(house))
    for screen, name in ((TABLE, "table"), (PHONE, "phone")):
        context = screen.context(browser, {"lang": "en", "theme": "dark"})
        page = context.new_page()
        page.goto(link)
        page.locator(HELD).first.wait_for()
        wait_for_rest(page)
        picture = page.screenshot()
        page.goto("about:blank")
        (README / f"{name}.png").write_bytes(with_palette(picture, page))
        context.close()


def main(lang: str | None = None, theme: str = "dark") -> None:
    with a_house() as (house, browser):
        gallery = addresses(house)
        if lang is not None:
            take(gallery, browser, SCREENS, lang, theme)
            return
        take_for_readme(house, browser)
        take(gallery, browser, SCREENS, "en", "dark")
        take(gallery, browser, (LAPTOP, PHONE), "ru", "light")


if __name__ == "__main__":
    main(*sys.argv[1:3])
    print(f"The pictures are in {PICTURES} and {README}")  # noqa: T201 - a command
