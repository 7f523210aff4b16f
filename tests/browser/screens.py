"""The sizes in which the table must be good, and a browser of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from browser.rest import AT_ONCE, COUNTED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP", "ru": "ru-RU", "ko": "ko-KR"}


@dataclass(frozen=True, slots=True)
class Screen:
    name: str
    width: int
    height: int
    touch: bool = False

    def context(self, browser: Browser, settings: dict[str, str]) -> BrowserContext:
        """A browser with nothing kept. Settings: lang, theme (dark or light), motion ("full" moves cards)."""
        theme: Literal["dark", "light"] = "light" if settings.get("theme") == "light" else "dark"
        context = browser.new_context(
            viewport={"width": self.width, "height": self.height},
            has_touch=self.touch,
            is_mobile=self.touch,
            locale=LOCALES[settings.get("lang", "en")],
            color_scheme=theme,
            reduced_motion="no-preference" if settings.get("motion") == "full" else "reduce",
        )
        context.add_init_script(COUNTED)
        context.add_init_script(AT_ONCE)
        return context


LAPTOP = Screen("laptop", 1440, 900)
TABLET = Screen("tablet", 820, 1180, touch=True)
PHONE = Screen("phone", 390, 844, touch=True)
SMALL = Screen("small", 360, 640, touch=True)
SIDEWAYS = Screen("sideways", 844, 390, touch=True)
SCREENS = (LAPTOP, TABLET, PHONE, SMALL, SIDEWAYS)


class Visit(Protocol):
    def __call__(self, address: str, screen: Screen = ..., **settings: str) -> Page: ...
