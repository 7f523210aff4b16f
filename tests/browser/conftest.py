"""Chromium and a server for the tests in a real browser.

Without Chromium these tests are skipped, except where CI=true says that nothing may be left out.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.chromium import CHROMIUM, FLAGS
from browser.gallery import addresses
from browser.house import House, built_client
from browser.screens import LAPTOP

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

    from browser.screens import Screen, Visit

PATIENCE = 15_000
"""Milliseconds after which what does not come is a failure."""

PICTURES = Path(".tmp/browser")
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def chromium() -> Path:
    if CHROMIUM.is_file():
        return CHROMIUM
    told = f"{CHROMIUM} is not installed: on Debian or Ubuntu, apt-get install chromium fonts-noto-cjk"
    if os.environ.get("CI") == "true":
        pytest.fail(told)
    pytest.skip(told)


@pytest.fixture(scope="session")
def playwright(chromium: Path) -> Iterator[Playwright]:
    assert chromium
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: Path) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=chromium, headless=True, args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="session")
def static(chromium: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built client, which stays whole while another is built."""
    assert chromium
    built = built_client()
    assert (built / "index.html").is_file(), "the client is not built: make client"
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("client") / "static"))


@pytest.fixture(scope="session")
def shared_house(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), static)
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def gallery(shared_house: House) -> dict[str, str]:
    """The address of every page, and of a seat at the table in every state."""
    return addresses(shared_house)


@pytest.fixture
def house(shared_house: House, request: pytest.FixtureRequest) -> House:
    """The server of all tests, with cards that follow from the name of this one."""
    shared_house.seed(request.node.name)
    return shared_house


@pytest.fixture
def own_house(static: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server of this test alone, which it may kill."""
    house = House(tmp_path / "house", static)
    house.start()
    house.seed(request.node.name)
    yield house
    if house.process is not None:
        house.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens pages, each in a browser of its own; none of them may ask elsewhere or fail at anything.

    After a failure `.tmp/browser` has a picture of each.
    """
    visits: list[tuple[BrowserContext, Callable[[], None]]] = []

    def opened(address: str, screen: Screen = LAPTOP, **settings: str) -> Page:
        context = screen.context(browser, settings)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        visits.append((context, watched(page, address)))
        page.goto(address)
        return page

    yield opened
    if request.node.stash.get(FAILED, False):
        for number, (context, _) in enumerate(visits):
            for page in context.pages[-1:]:
                page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for context, _ in visits:
        context.close()
    for _, check in visits:
        check()


def watched(page: Page, address: str) -> Callable[[], None]:
    """Gathers what a page should not do; the result fails if it did."""
    origin = "/".join(address.split("/")[:3])
    socket_origin = origin.replace("http", "ws", 1)
    elsewhere: list[str] = []
    errors: list[str] = []
    page.on(
        "request", lambda each: None if each.url.startswith((origin, "blob:")) else elsewhere.append(each.url)
    )
    page.on(
        "websocket", lambda each: None if each.url.startswith(socket_origin) else elsewhere.append(each.url)
    )
    page.on("pageerror", lambda each: errors.append(str(each)))

    def check() -> None:
        assert not elsewhere
        assert not errors

    return check
