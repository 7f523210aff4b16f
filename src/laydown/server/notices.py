"""What is kept of how seats are told that it is their turn, and the one interface by which it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A feed of one seat's turns. `token` is the SHA-256 of its own, `owner` that of the seat's token for
    which it was made: with any other there, the feed is dead.
    """

    table: str
    seat: int
    token: bytes = field(repr=False)
    owner: bytes = field(repr=False)
    lang: str
    created: int
    """Seconds since 1970."""


class Notices(Protocol):
    """What a call has returned from is on the disk."""

    async def keep_feed(self, row: FeedRow) -> None:
        """The only feed of this seat from now on."""
        ...

    async def drop_feed(self, table: str, seat: int) -> None: ...

    async def feed(self, token: bytes) -> FeedRow | None:
        """The feed with this hash, if it lives."""
        ...

    async def has_feed(self, table: str, owner: bytes) -> bool:
        """Whether a feed lives that was made for this token of a seat."""
        ...

    async def turned(self, table: str) -> int:
        """How often something was done by which the deadline of a turn may have become another."""
        ...
