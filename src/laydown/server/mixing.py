"""Before the first deal: what each seat gives to the dice, so that the server alone decides no order.

Every seat first commits to a value; when all commitments are in, each shows its value; then the match begins
(TABLE-DICE-2). Who is late is left out. docs/design/fair-deals.md says what that proves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from laydown.errors import IllegalAction, Refusal
from laydown.table.contributions import Contribution, commitment_to, new_value
from laydown.table.shuffle import commitment_of
from laydown.wire import server

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.rules import Watcher
    from laydown.server.rows import SeatRow, TableRow


class Mixing:
    """What has come so far. `step` goes from 0, the commitments, over 1, the values, to 2, when all is in."""

    def __init__(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self.table = commitment_of(table.secret)
        self.step = 0
        bots = {each.seat: new_value() for each in seats if each.kind == "bot"}
        self._bots = bots
        self._commitments: dict[int, str] = {
            seat: commitment_to(value, seat, self.table) for seat, value in bots.items()
        }
        self._values: dict[int, str] = {}
        self._seats = range(len(seats))
        self._go_on()

    @property
    def done(self) -> bool:
        return self.step == 2

    def contributions(self) -> tuple[Contribution, ...]:
        return tuple(
            Contribution(seat, self._commitments.get(seat), self._values.get(seat)) for seat in self._seats
        )

    def commit(self, seat: int, commitment: str) -> None:
        """The first of a seat counts; IllegalAction for another, and for one that comes too late."""
        if self._commitments.get(seat) == commitment:
            return
        if self.step != 0 or seat in self._commitments:
            raise IllegalAction(Refusal.of("TABLE-DICE-2", "server-refuse-commitment"))
        self._commitments[seat] = commitment
        self._go_on()

    def show(self, seat: int, value: str) -> None:
        """IllegalAction before all have committed, and for a value that is not the one committed to."""
        if self.step == 0:
            raise IllegalAction(Refusal.of("TABLE-DICE-2", "server-refuse-value-early"))
        if not Contribution(seat, self._commitments.get(seat), value).holds(self.table):
            raise IllegalAction(Refusal.of("TABLE-DICE-2", "server-refuse-value"))
        self._values[seat] = value
        self._go_on()

    def leave_out_the_late(self) -> None:
        """The time for this step is up."""
        if self.step == 0 and self._commitments:
            self._begin_showing()
        else:
            self.step = 2

    def _go_on(self) -> None:
        if self.step == 0 and len(self._commitments) == len(self._seats):
            self._begin_showing()
        if self.step == 1 and self._values.keys() == self._commitments.keys():
            self.step = 2

    def _begin_showing(self) -> None:
        self.step = 1
        self._values |= self._bots
        self._go_on()

    def told_to(self, watcher: Watcher) -> server.Mixing:
        """What a seat or a spectator sees of it: all commitments, no value, and what this seat still owes."""
        owes: Literal["commitment", "value"] | None = None
        if watcher is not None and self.step == 0 and watcher not in self._commitments:
            owes = "commitment"
        elif watcher in self._commitments and self.step == 1 and watcher not in self._values:
            owes = "value"
        return server.Mixing(
            commitment=self.table,
            commitments=[self._commitments.get(seat) for seat in self._seats],
            owes=owes,
        )
