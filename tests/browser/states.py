"""Tables brought to a state worth a look: full of spreads, and after several deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.feeding import line_of
from browser.house import FRIEND, GREEDY, ME
from server.house import sensible

if TYPE_CHECKING:
    from browser.feeding import Line
    from browser.house import House, Plain

MOST_MATCHES = 60
"""So many are tried, beginning with the one in which it was found last."""

SPREAD_OUT = 4
"""A table is full when both have laid so many spreads."""


def full_of_spreads(house: House) -> Plain:
    """A table of Mille where seven or more of a rank lie, and it is Ann's turn."""
    for number in range(53, 53 + MOST_MATCHES):
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


def a_good_moment(house: House) -> Plain:
    """A table of Mille with sets on both sides and a badge, where Ann may take the pile, all of it shown."""
    for number in range(92, 92 + MOST_MATCHES):
        house.seed(f"a good moment {number}")
        made = house.open_table("mille", [ME, GREEDY], options={"pile_shown": "all"})
        with line_of(house, made) as line:
            while _to_act(line):
                deal = line.state["view"]["deal"]
                spread_out = min(len(each) for each in deal["spreads"]) >= 3
                full = len(deal["hand"]) >= 8 and len(deal["pile"]) >= 4
                if spread_out and full and any(deal["badges"]) and line.state["offer"]["pile"]:
                    return made
                line.act(sensible(line.state))
    raise AssertionError("no moment is good")


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


def a_chapeau(house: House) -> Plain:
    """The end of a match of one deal in which the other of the two was made chapeau."""
    for number in range(8, 8 + MOST_MATCHES):
        house.seed(f"chapeau {number}")
        made = house.open_table("mille", [ME, GREEDY], options={"target": "1", "max_deals": "1"})
        with line_of(house, made) as line:
            while _to_act(line):
                line.act(sensible(line.state))
            if line.state["sheet"][-1]["circled"] == [False, True]:
                return made
    raise AssertionError("nobody is made chapeau")


def last_turns(house: House) -> Plain:
    """Somebody is out in Three Thirteen, shows the hand, and Ann has her last turn."""
    for number in range(MOST_MATCHES):
        house.seed(f"last turns {number}")
        made = house.open_table("three-thirteen", [ME, GREEDY, GREEDY])
        with line_of(house, made) as line:
            while _to_act(line):
                if line.state["view"]["deal"]["last"]:
                    return made
                line.act(sensible(line.state))
    raise AssertionError("nobody goes out before Ann")


def a_wish_to_undo(house: House) -> Plain:
    """A seat whose owner took what the other threw and would like to have back."""
    house.seed("a wish to undo")
    made = house.open_table("three-thirteen", [ME, FRIEND])
    joined = house.join(made["table"], "Ben")
    with line_of(house, made) as ann, line_of(house, joined) as ben:
        asks, asked = (ann, ben) if ann.actions else (ben, ann)
        for verb, line in (("draw", asks), ("discard", asks), ("take", asked)):
            line.take_in(max(ann.state["n"], ben.state["n"]))
            line.act(next(each for each in line.actions if each["do"] == verb))
        asks.send(type="undo")
        while not asked.state["question"]:
            asked.hear()
    return joined if asked is ben else made


CLOCK: Plain = {"kind": "live", "turn": 600, "reserve": 7200}


def with_a_clock(house: House, people: int = 2, preset: str = "mille", **more: object) -> list[Plain]:
    """The seats of a table of people, by seat, with a clock unless there is `more` to say of it."""
    house.seed("a clock")
    made = house.open_table(preset, [ME, *[FRIEND] * (people - 1)], **({"clock": CLOCK} | more))
    return [made, *(house.join(made["table"], name) for name in ("Ben", "Cleo", "Dov")[: people - 1])]


def wish(house: House, seat: Plain, do: str, others: list[Plain] | None = None) -> None:
    """A seat does something about the table; these others agree."""
    with line_of(house, seat) as line:
        line.send(type="table", do=do, seat=None, n=line.state["n"])
        line.send(type="ping")
        line.hear()
    for each in others or []:
        with line_of(house, each) as line:
            line.send(type="answer", yes=True)
            line.send(type="ping")
            line.hear()


def ask_for_a_pause(house: House) -> Plain:
    """Ann's seat, whom Ben asks for a pause."""
    ann, ben = with_a_clock(house)
    wish(house, ben, "pause")
    return ann


def in_a_pause(house: House) -> Plain:
    ann, ben = with_a_clock(house)
    wish(house, ben, "pause", [ann])
    return ann


def resigned_among_others(house: House) -> Plain:
    """The seat of Ann, who has resigned while Ben and Cleo play on."""
    ann, *_ = with_a_clock(house, 3, "three-thirteen")
    wish(house, ann, "resign")
    return ann


def won_by_resigning(house: House) -> Plain:
    ann, ben = with_a_clock(house)
    wish(house, ben, "resign")
    return ann


def broken_off(house: House) -> Plain:
    ann, ben = with_a_clock(house)
    wish(house, ben, "abort", [ann])
    return ann


def _to_act(line: Line) -> bool:
    """Waits for a turn; false once the deal is over."""
    while not line.actions and not line.state["deal_over"]:
        line.take_in(line.state["n"] + 1)
    return not line.state["deal_over"]
