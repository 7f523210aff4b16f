"""The question of one seat to all other people, whether it may take back what others have acted upon."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from laydown.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.table.match import Match


@dataclass(slots=True)
class Consent:
    """`seat` asks, None if nobody does; `awaited` are those who have not answered yet."""

    seat: int | None = None
    awaited: frozenset[int] = frozenset()
    _asked: dict[int, int] = field(default_factory=dict[int, int])
    """How far the match was when each seat asked last."""

    def why_not_ask(self, match: Match, seat: int) -> Refusal | None:
        """A seat asks once for the same action, and one seat at a time (TABLE-UNDO-6)."""
        refusal = match.why_not_undo_with_consent(seat)
        if refusal is not None:
            return refusal
        if self._asked.get(seat) == len(match.log):
            return Refusal.of("TABLE-UNDO-6", "server-refuse-undo-again")
        if self.seat is not None:
            return Refusal.of("TABLE-UNDO-6", "server-refuse-undo-meanwhile", seat=self.seat)
        return None

    def ask(self, match: Match, seat: int, others: Iterable[int]) -> None:
        self.seat = seat
        self.awaited = frozenset(others)
        self._asked[seat] = len(match.log)

    def agree(self, seat: int) -> None:
        self.awaited -= {seat}

    def end(self) -> None:
        """One has said no, all have said yes, or something was done meanwhile."""
        self.seat = None
        self.awaited = frozenset()
