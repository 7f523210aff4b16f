"""Play without a screen, to bring a table where a screen is wanted: a hand of forty cards in Mille."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from browser.house import FRIEND, ME
from laydown.wire import VERSION
from server.house import sensible

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from websockets.sync.client import ClientConnection

    from browser.house import House, Plain

ENOUGH = 30
"""So many cards in the pile make a hand of forty: 15 less two that go down, and the pile less its top."""

MOST_TABLES = 60


@dataclass(slots=True)
class Line:
    """A seat's connection; `state` is the last that came."""

    socket: ClientConnection
    state: Plain = field(default_factory=dict[str, Any])

    def send(self, **frame: object) -> None:
        self.socket.send(json.dumps(frame))

    def take_in(self, least: int) -> None:
        """States up to the one of this number."""
        while not self.state or self.state["n"] < least:
            self.hear()

    def hear(self) -> None:
        """The next frame."""
        frame = json.loads(self.socket.recv(timeout=20))
        if frame["type"] == "state":
            self.state = frame

    def act(self, action: Plain) -> None:
        n = self.state["n"]
        self.send(type="act", offer=self.state["offer"]["id"], action=action)
        self.take_in(n + 1)

    @property
    def actions(self) -> list[Plain]:
        offer = self.state["offer"]
        found: list[Plain] = offer["actions"] if offer else []
        return found

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.state["view"]["deal"]["hand"]
        return cards

    @property
    def pile(self) -> int:
        return len(self.state["view"]["deal"]["pile"])


@contextmanager
def line_of(house: House, made: Plain) -> Generator[Line]:
    """The connection of a seat, an answer of `open_table` or `join`."""
    with connect(house.address.replace("http", "ws", 1) + "/ws") as socket:
        line = Line(socket)
        hello = {
            "version": VERSION,
            "table": made["table"],
            "token": made["token"],
            "lang": "en",
            "since": -1,
        }
        line.send(type="hello", **hello)
        line.take_in(0)
        yield line


def play(house: House, made: Plain, atoms: int = 10_000) -> None:
    """One person among bots plays to the end of the deal, or so many atoms."""
    with line_of(house, made) as line:
        for _ in range(atoms):
            while not line.actions and not line.state["deal_over"]:
                line.take_in(line.state["n"] + 1)
            if line.state["deal_over"]:
                return
            line.act(sensible(line.state))


def a_hand_of_forty(house: House) -> Plain:
    """Ann, to whom the pile was left until it was large, and who has just taken it; her seat."""
    made = a_large_pile(house)
    with line_of(house, made) as ann:
        ann.act(_takes(ann)[0])
    return made


def a_large_pile(house: House) -> Plain:
    """Ann, who may take a pile that makes a hand of forty; her seat."""
    return _fed(house, lambda ann: ann.pile >= ENOUGH and bool(_takes(ann)))


def a_choice_of_pairs(house: House) -> Plain:
    """Ann, who may take the pile with a pair that is worth more and with one that is worth less; her seat."""
    return _fed(house, lambda ann: len({_worth(each["cards"]) for each in _takes(ann)}) > 1)


def _takes(line: Line) -> list[Plain]:
    return [each for each in line.actions if each["do"] == "pile"]


def _worth(cards: list[str]) -> int:
    return sum({"QS": 100, "JD": 50}.get(card, 0) for card in cards)


def _fed(house: House, ready: Callable[[Line], bool]) -> Plain:
    """A table where Ann is to move and the other has fed her until she was ready."""
    for _ in range(MOST_TABLES):
        made = house.open_table("mille", [ME, FRIEND])
        joined = {**house.join(made["table"], "Ben")}
        with line_of(house, made) as ann, line_of(house, joined) as ben:
            while not ann.state["deal_over"]:
                if ann.actions and ready(ann):
                    return made
                _turn(ann, ben)
    raise AssertionError("no deal comes to it")


def _turn(ann: Line, ben: Line) -> None:
    """One atom of whoever is to act, heard by both."""
    line = ann if ann.actions else ben
    draws = [each for each in line.actions if each["do"] == "draw"]
    discards = [each for each in line.actions if each["do"] == "discard" and each["card"][0] != "2"]
    pairs = {card[0] for card in ann.hand if sum(other[0] == card[0] for other in ann.hand) > 1}
    # Ben feeds Ann's pairs, and Ann keeps them.
    discards.sort(key=lambda each: (each["card"][0] in pairs) == (line is ann))
    line.act((draws or discards or line.actions)[0])
    latest = max(ann.state["n"], ben.state["n"])
    for each in (ann, ben):
        each.take_in(latest)
