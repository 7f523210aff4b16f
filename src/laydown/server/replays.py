"""Finished matches to look at again: those of this server, and records that were sent in."""

from __future__ import annotations

import re
import time
import zlib
from collections import OrderedDict
from dataclasses import replace
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

    from laydown.server.rows import Storage, TableRow
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
        if self._settings.record_days:
            await self._storage.drop_records(now - self._settings.record_days * _DAY)
        if await self._storage.kept_record(name) is None:
            packed = zlib.compress(text.encode())
            if await self._storage.records_size() + len(packed) > self._settings.record_space:
                raise Trouble("records-full", 507)
            await self._storage.keep_record(RecordRow(name, preset, packed, len(packed), now, now))
        return name

    async def record(self, name: str) -> tuple[str, str]:
        """The text of a record, and a name for its file."""
        if len(name) == RECORD_ID_LENGTH:
            row = await self._kept(name)
            return zlib.decompress(row.packed).decode(), _file_name(row.preset, row.created, name)
        table = await self._finished(name)
        return await self._text_of(table), _file_name(table.preset, table.played or table.created, name)

    async def outline(self, name: str, lang: str) -> bytes:
        """The first page of a replay, packed by gzip."""
        page = self._pages.get((name, lang))
        if page is None:
            source = await self._source(name)
            page = await self._asked(self._showing, replaying.outline, source, lang)
            self._pages.put((name, lang), page)
        return page

    async def deal(self, name: str, place: int, eyes: str, lang: str) -> bytes:
        """A deal of a replay, packed by gzip; `eyes` are `all`, `watch` or a seat from 1."""
        page = self._pages.get((name, place, eyes, lang))
        if page is None:
            viewer = _viewer(eyes)
            source = await self._source(name)
            page = await self._asked(self._showing, replaying.deal, source, place, viewer, lang)
            if page is None:
                raise Trouble("no-deal", 404)
            self._pages.put((name, place, eyes, lang), page)
        return page

    async def _source(self, name: str) -> Source:
        if len(name) == RECORD_ID_LENGTH:
            row = await self._kept(name)
            return Source(name, zlib.decompress(row.packed).decode())
        table = await self._finished(name)
        seats = await self._storage.seats(name)
        players = tuple(replace(each, token=None, invite=None, order=None) for each in seats)
        return Source(name, await self._text_of(table), name, players)

    async def _kept(self, name: str) -> RecordRow:
        row = await self._storage.kept_record(name)
        if row is None:
            raise Trouble("no-replay", 404)
        now = int(time.time())
        if row.used < now - _DAY:
            await self._storage.use_record(name, now)
        return row

    async def _finished(self, table: str) -> TableRow:
        """The table of a match that is over. Nothing is looked at for one that is not."""
        row = await self._storage.table(table)
        if row is None:
            raise Trouble("no-replay", 404)
        if not is_over(row):
            raise Trouble("not-over", 409)
        if not await finished.may_be_shown(self._storage, row):
            raise Trouble("not-shown", 409)
        return row

    async def _text_of(self, row: TableRow) -> str:
        kept = self._pages.get((row.id,))
        if kept is not None:
            return zlib.decompress(kept).decode()
        seats, atoms = await self._storage.seats(row.id), await self._storage.atoms(row.id)
        text: str | None = await self._asked(self._showing, replaying.record_of, row, seats, atoms)
        if text is None:
            raise Trouble("not-over", 409)
        self._pages.put((row.id,), zlib.compress(text.encode()))
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


def _file_name(preset: str, when: int, name: str) -> str:
    """`laydown-mille-2026-11-30-k3xq9a.laydown`."""
    day = datetime.fromtimestamp(when, tz=UTC).date().isoformat()
    return f"laydown-{preset}-{day}-{name[:6]}.laydown"
