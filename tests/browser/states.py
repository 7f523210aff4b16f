"""Tables brought to a state worth a look: full of spreads, and after several deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.feeding import line_of
from browser.house import GREEDY, ME
from server.house import sensible

if TYPE_CHECKING:
    from browser.feeding import Line
    from browser.house import House, Plain

MOST_MATCHES = 60
SPREAD_OUT = 4
"""A table is full when both have laid so many spreads."""


def full_of_spreads(house: House) -> Plain:
    """A table of Mille where seven or more of a rank lie, and it is Ann's turn."""
    for number in range(MOST_MATCHES):
        house.seed(f"full of spreads {number}")
        made = house.open_table("mille", [ME, GREEDY])
        with line_of(house, made) as line:
            while _to_act(line):
                deal = line.state["view"]["deal"]
                squared = any(
                    badge.startswith(("seven", "eight")) for each in deal["badges"] for badge in each
                )
                if squared and min(len(each) for each in deal["spreads"]) >= SPREAD_OUT:
                    return made
                line.act(sensible(line.state))
    raise AssertionError("no table gets full")


def after_deals(house: House, preset: str, seats: list[Plain], deals: int) -> Plain:
    """A table at the end of so many deals."""
    made = house.open_table(preset, seats, options={"target": "2000"} if preset == "mille" else {})
    with line_of(house, made) as line:
        for deal in range(1, deals + 1):
            while _to_act(line):
                line.act(sensible(line.state))
            if deal < deals:
                line.send(type="next")
                line.take_in(line.state["n"] + 1)
    return made


def _to_act(line: Line) -> bool:
    """Waits for a turn; false once the deal is over."""
    while not line.actions and not line.state["deal_over"]:
        line.take_in(line.state["n"] + 1)
    return not line.state["deal_over"]
