"""Finished matches to look at again: those of this server, and records that were sent in."""

from __future__ import annotations

import re
import time
import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from laydown.server import finished, replaying
from laydown.server.apart import Apart, Bounds, Busy, TooMuch
from laydown.server.lobby import Trouble
from laydown.server.outline import is_over
from laydown.server.replaying import Source
from laydown.server.rows import RecordRow
from laydown.server.tokens import RECORD_ID_LENGTH, record_id
from laydown.table import replay
from laydown.table.lines import LONGEST_TEXT

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from laydown.server.rows import SeatRow, Storage, TableRow
    from laydown.server.settings import Settings
    from laydown.table.replay import Eyes

LARGEST_RECORD: Final = LONGEST_TEXT
"""In bytes, of what is sent in."""

_DAY: Final = 24 * 3600
_EYES: Final = re.compile(r"[1-9][0-9]?")


class Pages:
    """The pages made last, by what they show: `most` bytes of them, the oldest go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held = 0
        self._pages: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def get(self, name: tuple[object, ...]) -> bytes | None:
        page = self._pages.get(name)
        if page is not None:
            self._pages.move_to_end(name)
        return page

    def put(self, name: tuple[object, ...], page: bytes) -> None:
        self._held += len(page) - len(self._pages.pop(name, b""))
        self._pages[name] = page
        while self._held > self._most:
            self._held -= len(self._pages.popitem(last=False)[1])


@dataclass(frozen=True, slots=True)
class _Record:
    """A record that was sent in."""

    row: RecordRow

    @property
    def key(self) -> tuple[str, ...]:
        return (self.row.id,)


@dataclass(frozen=True, slots=True)
class _Finished:
    """A match of this server that is over and may be shown."""

    row: TableRow
    seats: list[SeatRow]

    @property
    def key(self) -> tuple[str, ...]:
        """With the names: where they have been replaced since, the old ones are not shown from memory."""
        return (self.row.id, *(each.name for each in self.seats))


class Replays:
    """What is sent in is read in one process, and what is looked at is made in another, so that neither holds
    up the other.
    """

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        bounds = Bounds(settings.record_seconds, settings.record_memory)
        self._reading = Apart(bounds)
        self._showing = Apart(bounds)
        self._pages = Pages(settings.replay_cache)

    def close(self) -> None:
        self._reading.close()
        self._showing.close()

    async def keep(self, written: bytes) -> str:
        """Keep a record that was sent in and give its replay's id; RecordError where it does not hold."""
        text, preset = await self._asked(self._reading, replaying.canonical, written)
        name, now = record_id(text), int(time.time())
        if await self._storage.kept_record(name) is None:
            packed = zlib.compress(text.encode())
            if await self._storage.records_size() + len(packed) > self._settings.record_space:
                raise Trouble("records-full", 507)
            await self._storage.keep_record(RecordRow(name, preset, packed, len(packed), now, now))
        return name

    async def record(self, name: str) -> tuple[str, str]:
        """The text of a record, and a name for its file."""
        found = await self._found(name)
        return (await self._source(found)).text, _file_name(found)

    async def outline(self, name: str, lang: str) -> bytes:
        """The first page of a replay, packed by gzip."""
        found = await self._found(name)
        page = self._pages.get((found.key, lang))
        if page is None:
            page = await self._asked(self._showing, replaying.outline, await self._source(found), lang)
            self._pages.put((found.key, lang), page)
        return page

    async def deal(self, name: str, place: int, eyes: str, lang: str) -> bytes:
        """A deal of a replay, packed by gzip; `eyes` are `all`, `watch` or a seat from 1."""
        viewer = _viewer(eyes)
        found = await self._found(name)
        page = self._pages.get((found.key, place, eyes, lang))
        if page is None:
            source = await self._source(found)
            page = await self._asked(self._showing, replaying.deal, source, place, viewer, lang)
            if page is None:
                raise Trouble("no-deal", 404)
            self._pages.put((found.key, place, eyes, lang), page)
        return page

    async def _found(self, name: str) -> _Record | _Finished:
        """What the name names, looked up each time: what was deleted is shown to nobody any more."""
        if len(name) == RECORD_ID_LENGTH:
            return _Record(await self._kept(name))
        row = await self._storage.table(name)
        if row is None:
            raise Trouble("no-replay", 404)
        if not is_over(row):
            raise Trouble("not-over", 409)
        if not await finished.may_be_shown(self._storage, row):
            raise Trouble("not-shown", 409)
        return _Finished(row, await self._storage.seats(name))

    async def _kept(self, name: str) -> RecordRow:
        row = await self._storage.kept_record(name)
        if row is None:
            raise Trouble("no-replay", 404)
        now = int(time.time())
        if row.used < now - _DAY:
            await self._storage.use_record(name, now)
        return row

    async def _source(self, found: _Record | _Finished) -> Source:
        if isinstance(found, _Record):
            return Source(found.row.id, zlib.decompress(found.row.packed).decode())
        players = tuple(replace(each, token=None, invite=None, order=None) for each in found.seats)
        return Source(found.row.id, await self._text_of(found), found.row.id, players)

    async def _text_of(self, found: _Finished) -> str:
        kept = self._pages.get((found.key,))
        if kept is not None:
            return zlib.decompress(kept).decode()
        atoms = await self._storage.atoms(found.row.id)
        text: str | None = await self._asked(
            self._showing, replaying.record_of, found.row, found.seats, atoms
        )
        if text is None:
            raise Trouble("not-over", 409)
        self._pages.put((found.key,), zlib.compress(text.encode()))
        return text

    async def _asked(self, apart: Apart, job: Callable[..., Any], *given: Any) -> Any:  # noqa: ANN401 - as there
        try:
            return await apart.do(job, *given)
        except Busy:
            raise Trouble("busy", 503) from None
        except TooMuch:
            raise Trouble("record-heavy", 422) from None


def _viewer(eyes: str) -> Eyes:
    if eyes == "all":
        return replay.ALL
    if eyes == "watch":
        return None
    if not _EYES.fullmatch(eyes):
        raise Trouble("malformed", 400)
    return int(eyes) - 1


def _file_name(found: _Record | _Finished) -> str:
    """`laydown-mille-2026-11-30-k3xq9a.laydown`."""
    row = found.row
    when = row.created if isinstance(row, RecordRow) else row.played or row.created
    day = datetime.fromtimestamp(when, tz=UTC).date().isoformat()
    return f"laydown-{row.preset}-{day}-{row.id[:6]}.laydown"
