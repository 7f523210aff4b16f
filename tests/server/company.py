"""People who sit at a table together, whom things happen to beside the deals."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from server.house import FRIEND, ME, may_act

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from server.house import House, Plain, Player

LIVE: Plain = {"kind": "live", "turn": 30, "reserve": 60}
DAYS: Plain = {"kind": "days", "days": 2}
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Opened:
    """A table with its tokens by seat."""

    table: str
    tokens: list[str]


async def opened(here: House, count: int, preset: str = "three-thirteen", **more: Any) -> Opened:
    """A table of so many people; the first has opened it. `seats` in its place may name others too."""
    seats: list[Plain] = more.pop("seats", [ME, *[FRIEND] * (count - 1)])
    table = await here.open_table(preset, seats, **more)
    joined = [await here.join(table["table"], name) for name in ("Ben", "Cleo", "Dov")[: count - 1]]
    return Opened(table["table"], [each["token"] for each in (table, *joined)])


@asynccontextmanager
async def seated(here: House, at: Opened) -> AsyncGenerator[list[Player], None]:
    """Everyone at the table, by seat, once the cards are dealt."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(here.at(at.table, token)) for token in at.tokens]
        for each in people:
            await each.until(lambda state: state["view"] is not None)
            await each.heard()
        yield people


def to_act(people: list[Player]) -> tuple[Player, Player]:
    """Who is to act, and somebody else."""
    acting = next(each for each in people if may_act(each.state))
    return acting, next(each for each in people if each is not acting)


def acts(state: Plain) -> list[tuple[str, int | None]]:
    return [(each["do"], each["seat"]) for each in state["table_acts"]]


def act(state: Plain, do: str) -> Plain:
    """What is said of an act."""
    found: Plain = next(each for each in state["table_acts"] if each["do"] == do)
    return found


def seat_of(player: Player) -> int:
    seat: int = player.welcome["seat"]
    return seat


def all_texts(player: Player) -> list[str]:
    """All that the player was told in words."""
    frames: list[Plain] = [json.loads(text) for text in player.frames]
    return [text for frame in frames if frame["type"] == "state" for text in texts(frame)]


def texts(state: Plain) -> list[str]:
    return [told["text"] for told in state["events"] if told["text"]]
