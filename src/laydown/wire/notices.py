"""How somebody is told that it is their turn, where a move may take days."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from laydown.wire.pages import Word
from laydown.wire.shape import Shape


class NoticeRequest(Shape, frozen=True):
    """`token` is that of the seat."""

    token: Annotated[str, Meta(max_length=128)]
    lang: Word = "en"


class NoticesPage(Shape, frozen=True):
    """Whether there is a feed. Its address is told once, when it is made."""

    feed: bool


class FeedMade(Shape, frozen=True):
    """The token of a feed, which is good for nothing else: `/api/feeds/TOKEN/turns.ics` and `.atom`."""

    feed: str
