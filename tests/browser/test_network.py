"""A line that is cut, or dead without a word: the page notices, opens another, and nothing was lost."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.house import FRIEND, ME
from browser.screens import LAPTOP, PHONE
from browser.table import Seated
from server.cable import Cable, cable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from playwright.sync_api import Page

    from browser.house import House
    from browser.screens import Visit

GONE = "The connection is gone. Trying again"
NOTICED = 9.0
"""Seconds: five seconds in which an action is to be answered, and a margin."""


class Loop:
    """A cable in a thread of its own, as the browser keeps this one busy."""

    def __init__(self, loop: asyncio.AbstractEventLoop, line: Cable) -> None:
        self._loop = loop
        self.line = line

    def do(self, what: Callable[[Cable], object]) -> None:
        done = threading.Event()

        def run() -> None:
            what(self.line)
            done.set()

        self._loop.call_soon_threadsafe(run)
        assert done.wait(10)

    def wait_for_a_line(self, page: Page) -> None:
        """Until there is one that is not dead; the browser needs its thread meanwhile."""
        until = time.monotonic() + NOTICED
        while all(each.dead for each in list(self.line.lines)):
            assert time.monotonic() < until
            page.wait_for_timeout(50)


@contextmanager
def cable_to(port: int) -> Generator[Loop]:
    ready: list[Loop] = []
    started, stop = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with cable(port) as line:
            ready.append(Loop(asyncio.get_running_loop(), line))
            started.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert started.wait(10)
    try:
        yield ready[0]
    finally:
        ready[0].do(lambda _: stop.set())
        thread.join()


@pytest.mark.parametrize("fault", [Cable.cut, Cable.die])
def test_the_page_finds_its_way_back(house: House, visit: Visit, fault: Callable[[Cable], None]) -> None:
    """Cut, it comes back at once; dead, that is noticed by who acts or wakes, and one can act again."""
    made = house.open_table("mille", [ME, FRIEND])
    seat = house.join(made["table"], "Ben")
    with cable_to(house.port) as through:
        address = f"http://{through.line.address}"
        first = visit(house.seat_link(made).replace(house.address, address), LAPTOP)
        second = visit(house.seat_link(seat).replace(house.address, address), PHONE)
        ann, ben = Seated(first), Seated(second, by="touch")
        for each in (ann, ben):
            each.wait_to_hold()
        mover, other = (ann, ben) if ann.look().mine else (ben, ann)
        hands = [mover.look().hand, other.look().hand]
        through.do(fault)
        if fault is Cable.die:
            mover.press("draw")
            through.wait_for_a_line(mover.page)
        for page in (mover.page, other.page):
            expect(page.get_by_text(GONE)).to_have_count(0)
        assert [mover.wait_to_act().hand, other.look().hand] == hands
        if fault is Cable.die:
            other.page.evaluate("dispatchEvent(new Event('online'))")  # as when a phone is awake again
        while mover.look().mine:
            mover.step()
        other.wait_to_act()
        other.step()
