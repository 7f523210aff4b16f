"""How somebody is told that it is their turn, where a move may take days."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from laydown.wire.pages import Word
from laydown.wire.shape import Shape


class NoticeRequest(Shape, frozen=True):
    """`token` is that of the seat."""

    token: Annotated[str, Meta(max_length=128)]
    lang: Word = "en"


class MailRequest(Shape, frozen=True):
    """`token` is that of the seat, `address` where mail for it is to go."""

    token: Annotated[str, Meta(max_length=128)]
    address: Annotated[str, Meta(max_length=320)]
    lang: Word = "en"


class NoticesPage(Shape, frozen=True):
    """Whether there is a feed; its address is told once, when it is made. Of `mail`, whether this server
    sends any, whether it waits until an address is confirmed, and whether it comes. `address` is not the
    whole of it.
    """

    feed: bool
    mail: Literal["never", "none", "waiting", "comes"]
    address: str | None = None


class MailLinkRequest(Shape, frozen=True):
    """What a link in a mail is for."""

    token: Annotated[str, Meta(max_length=128)]
    lang: Word = "en"


class MailLinkDone(Shape, frozen=True):
    """The table that the mail was about."""

    table: str


class FeedMade(Shape, frozen=True):
    """The token of a feed, which is good for nothing else: `/api/feeds/TOKEN/turns.ics` and `.atom`."""

    feed: str
