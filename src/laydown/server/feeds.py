"""A seat's turns as a calendar and as an Atom feed: whose turn it is, and nothing of anybody's cards."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree as ET

from icalendar import Calendar, Event

from laydown.server.times import turn_of
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.server.notices import FeedRow
    from laydown.server.rows import SeatRow, TableRow
    from laydown.server.times import Turn

_LOOK_AGAIN: Final = timedelta(minutes=15)
_ATOM: Final = "http://www.w3.org/2005/Atom"
_NAMES: Final = uuid.UUID("9a1f60b4-7d0e-4f4c-8d6b-5e2f3f6f7a10")
"""Of all ids that follow from a table, a seat and a turn."""

ET.register_namespace("", _ATOM)


@dataclass(frozen=True, slots=True)
class Feed:
    """What a feed tells: `turn` is None while the table does not wait for the seat, `changed` is when
    something was last done there, and `sequence` grows whenever the turn's end becomes another.
    """

    table: str
    seat: int
    title: str
    turn: Turn | None
    summary: str
    words: str
    changed: int
    sequence: int
    link: str
    """The address of the table, without any token."""

    @property
    def id(self) -> str:
        return str(uuid.uuid5(_NAMES, f"{self.table} {self.seat}"))

    @property
    def turn_id(self) -> str:
        key = "" if self.turn is None else self.turn.key
        return str(uuid.uuid5(_NAMES, f"{self.table} {self.seat} {key}"))


def feed_of(feed: FeedRow, row: TableRow, seats: Sequence[SeatRow], sequence: int, link: str) -> Feed:
    """What is told of the seat of this feed."""
    speaker = Speaker(feed.lang)
    title = speaker.text(f"preset-{row.preset}")
    turn = None if row.over else turn_of(row.clock, row.times, feed.seat)
    return Feed(
        table=row.id,
        seat=feed.seat,
        title=title,
        turn=turn,
        summary="" if turn is None else summary(speaker, title, turn),
        words="" if turn is None else words(speaker, seats, feed.seat, turn),
        changed=row.created if row.played is None else row.played,
        sequence=sequence,
        link=link,
    )


def summary(speaker: Speaker, title: str, turn: Turn) -> str:
    return speaker.text("notice-ready" if turn.is_for_the_next_deal else "notice-turn", title=title)


def words(speaker: Speaker, seats: Sequence[SeatRow], own: int, turn: Turn) -> str:
    """With whom, and until when."""
    others = speaker.list([each.name for each in seats if each.seat != own])
    until = f"{_moment(turn.until):%Y-%m-%d %H:%M}"
    return f"{speaker.text('notice-with', others=others)} {speaker.text('notice-until', time=until)}"


def calendar(feed: Feed) -> bytes:
    """RFC 5545: the turn is an event until its time is up, and is there no more once it is done."""
    made: Any = Calendar()  # whose `add` says nothing of what it takes
    made.add("prodid", "-//Laydown//Turns//EN")
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    for name in ("name", "x-wr-calname"):
        made.add(name, f"Laydown: {feed.title}")
    made.add("refresh-interval", _LOOK_AGAIN, parameters={"VALUE": "DURATION"})
    made.add("x-published-ttl", "PT15M")
    if feed.turn is not None:
        event: Any = Event()
        event.add("uid", feed.turn_id)
        event.add("sequence", feed.sequence)
        event.add("dtstamp", _moment(feed.changed))
        event.add("last-modified", _moment(feed.changed))
        event.add("dtstart", _moment(feed.turn.since))
        event.add("dtend", _moment(max(feed.turn.until, feed.turn.since + 1)))
        event.add("summary", feed.summary)
        event.add("description", feed.words)
        event.add("url", feed.link)
        event.add("class", "PRIVATE")
        event.add("transp", "TRANSPARENT")  # a turn of three days keeps nobody busy for three days
        made.add_component(event)
    return bytes(made.to_ical())


def atom(feed: Feed, itself: str) -> bytes:
    """RFC 4287, with one entry while the table waits for the seat."""
    root = ET.Element(_name("feed"))
    _add(root, "id", f"urn:uuid:{feed.id}")
    _add(root, "title", f"Laydown: {feed.title}")
    _add(root, "updated", _written(feed.changed))
    _link(root, "self", itself)
    _link(root, "alternate", feed.link)
    _add(ET.SubElement(root, _name("author")), "name", "Laydown")
    if feed.turn is not None:
        entry = ET.SubElement(root, _name("entry"))
        _add(entry, "id", f"urn:uuid:{feed.turn_id}")
        _add(entry, "title", feed.summary)
        _add(entry, "published", _written(feed.turn.since))
        _add(entry, "updated", _written(feed.turn.since))
        _link(entry, "alternate", feed.link)
        _add(entry, "content", feed.words)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _written(seconds: int) -> str:
    return f"{_moment(seconds):%Y-%m-%dT%H:%M:%SZ}"


def _name(name: str) -> str:
    return f"{{{_ATOM}}}{name}"


def _add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, _name(name)).text = text


def _link(parent: ET.Element, rel: str, address: str) -> None:
    ET.SubElement(parent, _name("link"), {"rel": rel, "href": address})
