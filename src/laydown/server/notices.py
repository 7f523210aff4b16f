"""What is kept of how seats are told that it is their turn, and the one interface by which it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

GRACE: Final = 120
"""Seconds from the beginning of a turn in which whoever comes by gets no mail."""

LinkKind: TypeAlias = Literal["verify", "stop"]
MailKind: TypeAlias = Literal["verify", "turn"]


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


@dataclass(frozen=True, slots=True)
class MailRow:
    """Where mail for a seat goes. It is `owner`'s as with a feed, and `verified` once a link was opened that
    was sent there.

    What is to be sent next is `what`, when it is `due`: one mail at most. `told` names the last turn that its
    player knows of, by mail or by being there.
    """

    table: str
    seat: int
    address: str = field(repr=False)
    owner: bytes = field(repr=False)
    lang: str
    created: int
    verified: bool = False
    told: str | None = None
    what: MailKind | None = None
    turn: str | None = None
    due: int | None = None
    tries: int = 0
    claim: str | None = None
    """Which round of which worker sends it just now, or did when that was killed."""

    until: int | None = None
    """When another may take it up."""


@dataclass(frozen=True, slots=True)
class MailLink:
    """What a link in a mail does; `token` is its SHA-256."""

    token: bytes = field(repr=False)
    table: str
    seat: int
    what: LinkKind
    expires: int


class Notices(Protocol):
    """What a call has returned from is on the disk."""

    # Feeds

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

    # Mail

    async def keep_mail(self, row: MailRow) -> None:
        """Where mail for this seat goes from now on."""
        ...

    async def mail(self, table: str, seat: int) -> MailRow | None:
        """Where mail for a seat goes, if it is its player's wish."""
        ...

    async def mails_to(self, address: str) -> list[MailRow]:
        """All seats whose mail goes there."""
        ...

    async def drop_mail(self, table: str, seat: int) -> None:
        """No mail for this seat, and nothing kept of where it went."""
        ...

    async def verify_mail(self, row: MailRow, turn: str | None, due: int) -> None:
        """The address is that of whoever wished for it; mail for a turn that waits is due then."""
        ...

    async def mail_link(self, token: bytes, now: int) -> MailLink | None: ...

    async def keep_mail_links(self, links: Sequence[MailLink]) -> None: ...

    async def claim_mails(self, claim: str, now: int, until: int, most: int) -> list[MailRow]:
        """Mails that are due, and nobody else's to send until then."""
        ...

    async def settle_mail(self, row: MailRow, told: str | None) -> None:
        """What was claimed is sent, or need not be; its player knows of this turn."""
        ...

    async def put_mail_off(self, row: MailRow, due: int) -> None:
        """What was claimed is tried again then."""
        ...

    async def forget_mails(self, now: int, unverified_since: int) -> None:
        """Delete links that lead nowhere any more, and addresses that were not verified in time."""
        ...
