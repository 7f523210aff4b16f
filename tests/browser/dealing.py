"""Duplicates that are over, and sums of many matches, made without a screen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from browser.feeding import line_of
from browser.house import FRIEND, GREEDY, ME
from laydown.server.sqlite import FILE
from laydown.server.tallying import tally
from server.house import sensible
from server.test_fairness import matches

if TYPE_CHECKING:
    from browser.feeding import Line
    from browser.house import House, Plain

THREE_DEALS = {"target": "100000", "max_deals": "3"}


def play_on(line: Line) -> None:
    """To the end of the match, for the only person at a table."""
    while not line.state["over"]:
        if line.actions:
            line.act(sensible(line.state))
        elif line.state["deal_over"]:
            n = line.state["n"]
            line.send(type="next")
            line.take_in(n + 1)
        else:
            line.take_in(line.state["n"] + 1)


def a_duplicate(house: House, *, over: bool) -> Plain:
    """Two tables of a person and a bot each; the first has ended, and the second if all is `over`."""
    made = house.open_duplicate("mille", [ME, GREEDY, FRIEND, GREEDY], options=THREE_DEALS)
    second = made["tables"][1]
    joined = house.join(second["table"], "Ben", second["invites"][0]["token"])
    for each in (made, joined) if over else (made,):
        with line_of(house, each) as line:
            while line.state["view"] is None:
                line.hear()
            play_on(line)
            while over and each is joined and not line.state["duplicate"]["shown"]:
                line.hear()
    return made


def dealt_before(house: House) -> None:
    """As if a few dozen matches of both games had ended on this server, once for all tests on it."""
    played = matches("three-thirteen", 14) + matches("mille", 6, target="100000", max_deals="20")
    with closing(sqlite3.connect(house.folder / FILE, timeout=20)) as database:
        if database.execute("SELECT 1 FROM counted WHERE table_id = 'before 0'").fetchone():
            return
        for number, match in enumerate(played):
            database.execute("INSERT INTO counted VALUES (?)", (f"before {number}",))
            for cell, value in tally(match, ["person", "bot"]).items():
                database.execute(
                    "INSERT INTO tallies VALUES (?, ?, ?, ?) ON CONFLICT (game, deck, cell) "
                    "DO UPDATE SET value = value + excluded.value",
                    (*cell, value),
                )
        database.commit()
