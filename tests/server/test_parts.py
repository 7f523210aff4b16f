"""Parts of frames are kept only for as long as they hold: a frame is the one that would be made anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from laydown.errors import Refusal
from laydown.server import play, table_acts, telling
from laydown.server.parts import Parts
from laydown.server.patience import Patience
from laydown.server.rows import SeatRow, TableRow
from laydown.server.times import Clock
from laydown.wire import pages
from laydown.words import Speaker
from server.fake_time import FakeTime

if TYPE_CHECKING:
    from laydown.table.match import Match

CLOCK: Final = msgspec.json.encode(pages.ClockChoice(kind="live", turn=30, reserve=60, late="bot")).decode()
STEPS: Final = 80


def standing_of(preset: str, seats: int) -> telling.Standing:
    row = TableRow(
        id="parts",
        preset=preset,
        options={},
        rules=1,
        secret=bytes(32),
        host=0,
        lang="en",
        listed=False,
        chat=False,
        beat_seconds=None,
        bot_delay=0.0,
        created=0,
        clock=CLOCK,
    )
    people = [SeatRow(seat, "person", name) for seat, name in enumerate(("Ann", "Ben", "Cem")[:seats])]
    setup = play.setup_of(row, people)
    time = FakeTime()
    standing = telling.Standing(row, people, setup, play.begin(row, setup), time=time)
    standing.clock = Clock.of(CLOCK, seats, time, None)
    standing.here = frozenset(range(seats))
    return standing


def frames(standing: telling.Standing) -> list[bytes]:
    watchers = [(None, "fr"), *((seat, lang) for seat in range(len(standing.seats)) for lang in ("en", "ko"))]
    return [
        msgspec.json.encode(telling.state(standing, telling.Listener(watcher, lang), 0))
        for watcher, lang in watchers
    ]


def act_about_the_table(standing: telling.Standing, match: Match, chance: Random) -> str:
    """Something that a seat may do about the table, or asks for, or comes and goes; gives what it was."""
    seat = chance.randrange(match.seats)
    what = chance.choice(("ask", "answer", "goes", "comes", "ready", "table"))
    match what:
        case "ask" if standing.consent.seat is None:
            standing.consent.ask(match, seat, chance.choice(("pause", "abort", "undo")), {0, 1} - {seat})
        case "answer":
            standing.consent.end()
        case "goes":
            standing.here -= {seat}
            standing.away[seat] = standing.time.steady() - chance.choice((1.0, 100.0))
        case "comes":
            standing.here |= {seat}
            standing.away.pop(seat, None)
        case "ready":
            standing.ready ^= {seat}
        case _:
            acts = table_acts.offered(standing, seat, Speaker("en", names=match.names))
            ends = chance.random() < 0.1
            acts = [each for each in acts if ends or each.do not in ("resign", "abort")]
            done = table_acts.incident(seat, acts[0].do, acts[0].seat) if acts else None
            if done is not None and standing.clock is not None:
                match.happen(done)
                if done.what == "time" and done.seat is not None:
                    standing.clock.give(done.seat)
    return what


@pytest.mark.parametrize(
    ("preset", "seats"), [("mille", 2), ("three-thirteen", 3), ("three-thirteen-speed", 2)]
)
def test_what_is_kept_is_what_would_be_made(preset: str, seats: int) -> None:
    chance = Random(preset)
    standing = standing_of(preset, seats)
    match = standing.match
    assert match is not None
    done: set[str] = set()
    for step in range(STEPS):
        if chance.random() < 0.3:
            done.add(act_about_the_table(standing, match, chance))
        elif match.deal_over and not match.over:
            match.next_deal()
        elif match.to_act() and not match.incidents.paused:
            seat = chance.choice(match.to_act())
            match.act(seat, chance.choice(match.offer(seat).actions))
            if chance.random() < 0.2 and match.why_not_undo(seat) is None:
                match.undo(seat)
                done.add("undo")
        if standing.clock is not None and not match.over:
            standing.clock.run_for(
                {seat: str(len(match.log)) for seat in match.to_act()}, paused=match.incidents.paused
            )
        assert frames(standing) == frames(replace(standing, parts=Parts())), step
    assert {"ask", "answer", "goes", "comes", "ready", "table"} <= done


def test_a_part_is_made_again_when_what_it_hangs_on_has_changed() -> None:
    parts, made = Parts(), 0

    def make() -> int:
        nonlocal made
        made += 1
        return made

    assert [parts.get("a", (1, key), make) for key in "xxyyx"] == [1, 1, 2, 2, 3]
    assert parts.get("b", (1, "x"), make) == 4


def test_names_are_put_into_sentences_that_are_the_same_for_all() -> None:
    refusal = Refusal.of("TABLE-ASK-1", "server-refuse-ask-meanwhile", seat=1)
    said = [
        Speaker("en", names=names).say(refusal.message)
        for names in (("Ann", "Ben"), ("Ann", "\\1 O\u2019Brien"), ())
    ]
    assert "Ben" in said[0]
    assert said[1] == said[0].replace("Ben", "\\1 O\u2019Brien")
    assert said[2] == said[0].replace("Ben", Speaker("en").seat(1))


def test_patience_ends_once_and_only_when_something_has_taken_too_long() -> None:
    time, ended = FakeTime(), 0

    def end() -> None:
        nonlocal ended
        ended += 1

    patience = Patience(end, time)
    for _ in range(4):  # longer together than it lasts, and no single one
        patience.begin(10)
        time.passes(6)
        patience.end()
    time.passes(100)
    assert ended == 0
    patience.begin(10)
    time.passes(9.9)
    assert ended == 0
    time.passes(100)
    assert ended == 1
    patience.begin(10)
    patience.stop()
    time.passes(100)
    assert (ended, time.timers) == (1, [])
