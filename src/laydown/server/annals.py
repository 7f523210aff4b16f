"""What is kept beside the matches: duplicates, comparisons, and sums of what was dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.server.rows import SeatRow, TableRow

Cell: TypeAlias = "tuple[str, str, str]"
"""What is counted: the game, the pack it was dealt from, and what of it."""


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """What a bot made of a player's cards: the record of its match, and how the two compare, as JSON."""

    table: str
    bot: str
    record: str
    page: str


class Annals(Protocol):
    """What a call has returned from is on the disk."""

    async def duplicate(self, duplicate: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables of a duplicate, the first of them first."""
        ...

    async def comparison(self, table: str, bot: str) -> ComparisonRow | None: ...

    async def keep_comparison(self, row: ComparisonRow) -> None:
        """What is kept already stays."""
        ...

    async def count(self, table: str, tally: Mapping[Cell, float]) -> None:
        """Add what a finished match has dealt to the sums; once for each table, however often it is asked."""
        ...

    async def tallies(self) -> dict[Cell, float]: ...

    async def counted(self) -> int:
        """How many matches are in the sums."""
        ...

    async def uncounted(self, after: str) -> Sequence[str]:
        """Some tables whose match is over and not in the sums, from the one after this on."""
        ...
