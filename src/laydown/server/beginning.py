"""Before the first deal: with all seats taken they are asked for their part of the dice, and then the match
begins.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from laydown.server import play
from laydown.server.items import Late
from laydown.server.mixing import Mixing
from laydown.wire.client import Commit

if TYPE_CHECKING:
    from laydown.server.room import Room
    from laydown.table.contributions import Contribution
    from laydown.wire.client import Show


class Beginning:
    """The first deal of a room's match, once; the second table of a duplicate takes the dice of the first."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def mix(self) -> None:
        """With all seats taken, they are asked for their part of the dice."""
        room, standing = self._room, self._room.standing
        taken = all(each.kind != "free" for each in standing.seats)
        if room.pair.is_second or room.match is not None or not taken:
            return
        if room.office.settings.contributions:
            standing.mixing = Mixing(standing.table, standing.seats)
            self._wait_for(standing.mixing)
        else:
            await self.begin(())

    async def give(self, seat: int, frame: Commit | Show) -> None:
        """A seat's part of the dice; with the last of them the match begins. IllegalAction if refused."""
        mixing = self._room.standing.mixing
        if mixing is None:
            return
        step = mixing.step
        if isinstance(frame, Commit):
            mixing.commit(seat, frame.commitment)
        else:
            mixing.show(seat, frame.value)
        await self._mixed(mixing, step)

    async def leave_out_the_late(self, late: Late) -> None:
        if late.mixing is self._room.standing.mixing and late.mixing.step == late.step:
            late.mixing.leave_out_the_late()
            await self._mixed(late.mixing, late.step)

    async def begin(self, given: tuple[Contribution, ...]) -> None:
        """The first deal, with these dice; the clocks are kept with it, so that no match lies without."""
        room, standing = self._room, self._room.standing
        standing.table = replace(standing.table, contributions=given)
        standing.mixing = None
        standing.match = play.begin(standing.table, standing.setup)
        room.happenings.run_clocks()
        times = None if standing.clock is None else standing.clock.kept()
        await room.office.storage.keep_contributions(room.id, given, times)
        room.go_on()

    async def _mixed(self, mixing: Mixing, step: int) -> None:
        """The next step begins, or the match."""
        if mixing.done:
            await self.begin(mixing.contributions())
        elif mixing.step != step:
            self._wait_for(mixing)
        self._room.tell_all()

    def _wait_for(self, mixing: Mixing) -> None:
        late = Late(mixing, mixing.step)
        seconds = self._room.office.settings.contribution_seconds
        asyncio.get_running_loop().call_later(seconds, self._room.put, late)
