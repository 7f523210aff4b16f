"""Pictures of every page in every size: `python tests/browser/screenshots.py LANG THEME`.

They go to `.tmp/screenshots`; `make screenshots` takes them in English and dark, and in Russian and light.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from browser.chromium import CHROMIUM, FLAGS
from browser.gallery import addresses, open_as
from browser.house import House, built_client
from browser.screens import SCREENS


def take(folder: Path, lang: str, theme: str) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), built_client())
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        try:
            gallery = addresses(house)
            for screen in SCREENS:
                context = screen.context(browser, {"lang": lang, "theme": theme})
                page = context.new_page()
                for name, address in gallery.items():
                    page.goto(address)
                    open_as(name, page)
                    full = name in ("start", "everything open", "rules", "join")
                    file = f"{screen.name}-{theme}-{lang}-{name.replace(' ', '-')}.png"
                    page.screenshot(path=folder / file, full_page=full)
                context.close()
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    pictures = Path(".tmp/screenshots")
    take(pictures, *(sys.argv[1:3] or ("en", "dark")))
    print(f"The pictures are in {pictures}")  # noqa: T201 - a command
