"""The question of one seat to all others who play: whether it may take back what others have acted upon, and
whether the match pauses or is broken off.

Taking back is settled by whatever is done meanwhile. The others are about the table: play goes on, and the
question is kept in the store until all have answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from laydown.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.table.match import Match

Do: TypeAlias = Literal["undo", "pause", "abort"]

_CLAUSES: Final = {"undo": "TABLE-UNDO-6", "pause": "TABLE-ASK-1", "abort": "TABLE-ASK-1"}


class _Kept(msgspec.Struct):
    do: Do
    seat: int
    awaited: list[int]


class Consent:
    """`seat` asks to `do` something, None if nobody asks; `awaited` are those who have not answered yet."""

    def __init__(self, kept: str | None = None) -> None:
        self.do: Do = "undo"
        self.seat: int | None = None
        self.awaited: frozenset[int] = frozenset()
        self._asked: dict[tuple[int, Do], int] = {}
        """How far the match was when each seat asked last."""

        if kept is not None:
            found = msgspec.json.decode(kept, type=_Kept)
            self.do, self.seat, self.awaited = found.do, found.seat, frozenset(found.awaited)

    def written(self) -> str | None:
        """What is to be kept of a question about the table."""
        if self.seat is None or self.do == "undo":
            return None
        return msgspec.json.encode(_Kept(self.do, self.seat, sorted(self.awaited))).decode()

    @property
    def is_about_the_table(self) -> bool:
        return self.seat is not None and self.do != "undo"

    def has_just_asked(self, match: Match, seat: int, do: Do) -> bool:
        """Whether nothing has happened since this seat asked for this."""
        return self._asked.get((seat, do)) == len(match.log)

    def why_not_ask(self, match: Match, seat: int, do: Do) -> Refusal | None:
        """A seat asks once for the same, and one seat at a time (TABLE-UNDO-6, TABLE-ASK-1)."""
        if do == "undo":
            refusal = match.why_not_undo_with_consent(seat)
            if refusal is not None:
                return refusal
        if self.has_just_asked(match, seat, do):
            again = "server-refuse-undo-again" if do == "undo" else "server-refuse-ask-again"
            return Refusal.of(_CLAUSES[do], again)
        if self.seat is not None:
            both = {self.do, do} == {"undo"}
            meanwhile = "server-refuse-undo-meanwhile" if both else "server-refuse-ask-meanwhile"
            return Refusal.of(_CLAUSES[do], meanwhile, seat=self.seat)
        return None

    def ask(self, match: Match, seat: int, do: Do, others: Iterable[int]) -> None:
        self.do = do
        self.seat = seat
        self.awaited = frozenset(others)
        self._asked[seat, do] = len(match.log)

    def agree(self, seat: int) -> None:
        self.awaited -= {seat}

    def end(self) -> None:
        """One has said no, all have said yes, or something was done meanwhile."""
        self.seat = None
        self.awaited = frozenset()
