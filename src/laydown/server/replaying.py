"""Records read and shown, in a process apart from the server: each function is a job that apart.py hands on.

What a step shows is folded from the stream of its seat, as at the table, and from nothing else.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.games import GAMES
from laydown.server import particulars, play, speaking, telling
from laydown.table import record, replay
from laydown.table.events import (
    BotPlays,
    BrokenOff,
    CameBack,
    MatchEnded,
    Paused,
    Resigned,
    Resumed,
    SecretShown,
    TimeGiven,
)
from laydown.table.lines import broken
from laydown.table.view import TableView
from laydown.wire import replays
from laydown.wire.server import Seat
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.games.rules import Event, Watcher
    from laydown.server.rows import AtomRow, SeatRow, TableRow
    from laydown.table.log import DealStory
    from laydown.table.match import Match
    from laydown.table.replay import Eyes

_READ_LATELY: Final = 3
"""So many matches stay in the memory of the process, so that the next deal of one need not read it anew."""

_SILENT: Final = "chose"
"""Where all choose at once, a choice shows nothing: what comes of all of them is the next step."""

_BESIDE: Final = (BotPlays, BrokenOff, CameBack, Paused, Resigned, Resumed, SecretShown, TimeGiven)
"""What happens beside the deal is a step of its own."""


@dataclass(frozen=True, slots=True)
class Source:
    """The record of a match, and who sat there where it was played at this server."""

    replay: str
    text: str
    table: str | None = None
    players: tuple[SeatRow, ...] = ()

    @property
    def path(self) -> str:
        """Where the text is found."""
        if self.table is None:
            return f"/api/records/{self.replay}"
        return f"/api/tables/{self.table}/record"


def canonical(written: bytes) -> tuple[str, str]:
    """The text that a record comes to once it is read, and its preset; RecordError where it does not hold."""
    match = record.read(record.decoded(written))
    if not match.stories:
        raise broken("table-record-no-deals", 1)
    return record.write(match), match.setup.preset


def record_of(row: TableRow, seats: Sequence[SeatRow], atoms: Sequence[AtomRow]) -> str | None:
    """The record of a match of this server that may be shown; None if it is not over."""
    match = play.begin(row, play.setup_of(row, seats))
    play.play_again(match, atoms)
    if not match.over:
        return None
    match.show_secret()
    return record.write(match)


def outline(source: Source, lang: str) -> bytes:
    """The page that a replay begins with, and apart from the rest how it ends."""
    match, speaker = _match(source), Speaker(lang)
    setup, proof = match.setup, record.proof_of(match)
    page = replays.Replay(
        replay=source.replay,
        record=source.path,
        table=source.table,
        game=match.game.name,
        preset=setup.preset,
        title=speaker.text(f"preset-{setup.preset}"),
        seats=_seats(source, match),
        changed=speaking.changed(speaker, match.game, setup.preset, match.config),
        rules=speaking.rules(speaker, match.game, match.config, match.seats),
        rules_url=speaking.rules_url(match.game, setup.preset, match.config, match.seats),
        values=particulars.marked_values(match.game),
        suits=len(match.deck.suits),
        pile_shown=particulars.pile_shown(match.config),
        excerpt=setup.excerpt is not None,
        proof=proof,
        proof_said=speaker.text(f"cli-check-{proof}"),
        end=_end(match, Speaker(lang, names=match.names)),
    )
    return _packed(page)


def deal(source: Source, place: int, eyes: Eyes, lang: str) -> bytes | None:
    """The deal at this place, from 1, through these eyes; None where there is no such deal or seat."""
    match = _match(source)
    if not 1 <= place <= len(match.stories) or (isinstance(eyes, int) and eyes >= match.seats):
        return None
    return _packed(Telling(match, eyes, lang).deal(place))


class Telling:
    """A match told to one viewer; everyone's eyes see all hands."""

    def __init__(self, match: Match, eyes: Eyes, lang: str) -> None:
        self._match = match
        self._all = eyes == replay.ALL
        self._seat: Watcher = eyes if isinstance(eyes, int) else None
        self._speaker = Speaker(lang, names=match.names)
        self._aloud = Speaker(lang, plain=True, names=match.names)
        self._view = TableView(match.game, self._seat)
        self._hands = [TableView(match.game, seat) for seat in range(match.seats)] if self._all else []

    def deal(self, place: int) -> replays.ReplayDeal:
        match = self._match
        story, last = match.stories[place - 1], place == len(match.stories)
        begin, end = self._bounds(place)
        self._see(begin)
        dealing, *others = self._steps(story, begin, end)
        first = self._step(*dealing)
        before = self._table(place - 1)
        return replays.ReplayDeal(
            place=place,
            steps=[first, *(self._step(since, until) for since, until in others)],
            before=before,
            after=self._table(place) if story.result is not None or (last and match.over) else None,
            last=last,
        )

    def _bounds(self, place: int) -> tuple[int, int]:
        """The numbers of the first event and of that after the last; the first deal begins with the match."""
        stories = self._match.stories
        begin = stories[place - 1].began if place > 1 else 0
        return begin, stories[place].began if place < len(stories) else len(self._match.log)

    def _steps(self, story: DealStory, begin: int, end: int) -> Iterator[tuple[int, int]]:
        """What came of each action, or happened beside the deal: from one number up to another."""
        events = self._match.log.events
        began = story.steps[0].since if story.steps else end
        beside = (number for number in range(began, end) if isinstance(events[number], _BESIDE))
        since = begin
        for until in sorted({*(step.since for step in story.steps), *beside, end}):
            if any(event.kind != _SILENT for event in events[since:until]):
                yield since, until
                since = until
        if since < end:
            yield since, end

    def _step(self, since: int, until: int) -> replays.ReplayStep:
        self._see(until)
        shown = [(number, self._seen(self._match.log.events[number])) for number in range(since, until)]
        view = telling.view_of(self._view)
        if view.deal is None:
            raise TypeError(since)
        return replays.ReplayStep(
            told=[telling.told_of(number, event, self._speaker, self._aloud) for number, event in shown],
            deal=view.deal,
            hands=[_hand(each) for each in self._hands] if self._all else None,
            hand_value=None if self._seat is None else particulars.hand_value(self._view.deal),
        )

    def _seen(self, event: Event) -> Event | None:
        """Everyone's eyes see an event as the seat does that it is about."""
        return event.seen_by(getattr(event, "seat", None) if self._all else self._seat)

    def _see(self, until: int) -> None:
        """Go on to the event before this number."""
        for view in (self._view, *self._hands):
            since = view.seen
            for number, event in enumerate(self._match.log.events[since:until], since):
                view.fold(number, event.seen_by(view.seat))

    def _table(self, deals: int) -> replays.ReplayTable:
        """The match after so many deals, as far as this viewer has seen it."""
        match, view = self._match, telling.view_of(self._view)
        rows = match.game.sheet(match.config, match.seats, match.results[:deals])
        return replays.ReplayTable(
            view=msgspec.structs.replace(view, deal=None),
            sheet=telling.sheet_of(rows),
            settlement=telling.settlement_of(match, self._speaker) if view.over else [],
        )


_lately: Final[OrderedDict[bytes, Match]] = OrderedDict()


def _match(source: Source) -> Match:
    """The match of a record, read now or a moment ago."""
    name = hashlib.sha256(source.text.encode()).digest()
    found = _lately.pop(name, None)
    match = found or record.read(source.text, GAMES)
    _lately[name] = match
    while len(_lately) > _READ_LATELY:
        _lately.popitem(last=False)
    return match


def _hand(view: TableView) -> list[str]:
    held = None if view.deal is None else view.deal.hand
    return [] if held is None else [card.text for card in held]


def _seats(source: Source, match: Match) -> list[Seat]:
    rows = source.players
    return [
        Seat(
            seat=seat,
            name=name,
            colour=rows[seat].colour if rows else "",
            kind="bot" if rows and rows[seat].kind == "bot" else "person",
            here=True,
            ready=False,
            bot=rows[seat].bot if rows else None,
            vacant=False,
        )
        for seat, name in enumerate(match.names)
    ]


def _end(match: Match, speaker: Speaker) -> replays.ReplayEnd:
    standing = match.standing
    ended = next((event for event in match.log.events if isinstance(event, MatchEnded)), None)
    said = None if ended is None else ended.says()
    return replays.ReplayEnd(
        over=match.over,
        deals=len(match.stories),
        totals=list(standing.totals),
        winners=list(standing.winners) if match.over else [],
        said=speaker.text("cli-check-unfinished") if said is None else speaker.say(said),
    )


def _packed(page: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(page), 6, mtime=0)
