"""A match kept on disk while it is played: its record, and beside it a sealed file with what is hidden.

The record of a running match holds nothing that a seat may not know. The sealed file, readable to its owner
alone, holds the secret, the orders, and the choices that are hidden until all have chosen.

The order of writing. Each file is written whole under another name, brought to the disk and put in place in
one stroke, so that each is always a whole old or a whole new one. The sealed file goes first: a record that
tells more than the sealed file can open could not be played on, while a sealed file that is ahead of its
record tells nothing wrong. Until the record has a choice, the sealed file keeps it. When the match is over
the record gets everything, and only when it is on the disk is the sealed file removed. So whoever is killed
between any two writes finds the match as it was after the last `save` that returned, or one action later;
what is told to anyone after `save` returned is never lost.
"""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Final

from laydown.cards import card, text_of
from laydown.errors import MalformedInput
from laydown.games import GAMES
from laydown.games.rules import DEALER
from laydown.table.lines import Line, broken, rows_of, words_of
from laydown.table.reader import Reader, Sealed
from laydown.table.record import read_text, write
from laydown.table.scribe import reshuffle_lines, step_line
from laydown.table.shuffle import SECRET_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from laydown.cards import Card
    from laydown.games.rules import Game
    from laydown.table.match import Match

FIRST_LINE: Final = "laydown sealed 1"
_OWNER_ONLY: Final = 0o600
_AS_USUAL: Final = 0o666


def sealed_path(path: Path) -> Path:
    """The sealed file that goes with a record."""
    return path.with_name(path.name + ".sealed")


def save(match: Match, path: Path) -> None:
    """Keep the match as it stands now; when this returns it is on the disk. Each match has its own path."""
    if match.record_path != path:
        match.record_path, match.recorded_steps = path, 0
    seal = sealed_path(path)
    if match.chance.secret is not None and not match.over:
        text = _sealed_text(match)
        if not seal.exists() or seal.read_bytes() != text.encode():
            _put(seal, text, _OWNER_ONLY)
    _put(path, write(match), _AS_USUAL)
    match.recorded_steps = _settled(match)
    if match.over:
        seal.unlink(missing_ok=True)


def load(path: Path, games: Sequence[Game] = GAMES) -> Match:
    """The match kept at this path, to go on with; RecordError if the files do not hold."""
    text = read_text(path)
    seal = sealed_path(path)
    sealed = _read_sealed(read_text(seal)) if seal.exists() else None
    reader = Reader(text, games, sealed)
    for _ in reader.play():
        pass
    match = reader.match
    match.record_path = path
    match.recorded_steps = reader.recorded_steps
    return match


def _sealed_text(match: Match) -> str:
    return "\n".join([FIRST_LINE, *_sealed_lines(match)]) + "\n"


def _sealed_lines(match: Match) -> Iterator[str]:
    secret = match.chance.secret
    if secret is not None:
        yield f"secret: {secret.hex()}"
    for story in match.stories:
        yield f"order {story.plan.number}: {text_of(story.order)}"
        shuffles = (step.action for step in story.steps if step.seat == DEALER)
        for count, action in enumerate(shuffles, 1):
            if action is not None:
                yield f"reshuffle {story.plan.number} {count}: {text_of(action.order)}"
    yield from _pending_lines(match)


def _pending_lines(match: Match) -> Iterator[str]:
    """The steps that the record on the disk does not tell yet, if some of them are or were hidden.

    A single step that is not hidden comes with the record itself; one that was taken back while hidden
    never does.
    """
    steps = [step for story in match.stories for step in story.steps]
    waiting = len(steps) - match.recorded_steps > 1 or _settled(match) < len(steps)
    for number, step in enumerate(steps, 1):
        if step.never_shown or (waiting and number > match.recorded_steps):
            line = step_line(step)
            if step.seat == DEALER and step.action is not None:
                line = " ".join(row.strip() for row in reshuffle_lines(step.action.order))
            yield f"step {number}: {line}"


def _settled(match: Match) -> int:
    """How many steps the record of the match tells: all but those still hidden."""
    hidden = match.stories[-1].unsettled if match.stories else 0
    return sum(len(story.steps) for story in match.stories) - hidden


def _read_sealed(text: str) -> Sealed:
    """The sealed file read back; RecordError at the line that does not hold."""
    rows = rows_of(text)
    if rows[0] != FIRST_LINE or len(rows) < 2:
        raise broken("table-record-first-line", 1, text=FIRST_LINE)
    secret = b""
    orders: dict[int, tuple[Card, ...]] = {}
    reshuffles: dict[tuple[int, int], tuple[Card, ...]] = {}
    pending: dict[int, Line] = {}
    for number, row in enumerate(rows[1:], 2):
        name, _, value = row.partition(": ")
        try:
            match name.split():
                case ["secret"]:
                    secret = bytes.fromhex(value)
                case ["order", deal]:
                    orders[int(deal)] = _cards(value)
                case ["reshuffle", deal, count]:
                    reshuffles[int(deal), int(count)] = _cards(value)
                case ["step", count]:
                    pending[int(count)] = Line(number, row, words_of(value, number, len(name) + 2))
                case [] if number == len(rows):
                    pass
                case _:
                    raise broken("table-record-field", number, text=row[:60])
        except (ValueError, MalformedInput):
            raise broken("table-record-field", number, text=row[:60]) from None
    if len(secret) != SECRET_BYTES:
        raise broken("table-record-hex", 2, name="secret")
    return Sealed(secret, orders, reshuffles, pending)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def _put(path: Path, text: str, mode: int) -> None:
    """Write a file whole: under another name, to the disk, and then into its place."""
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    opened = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with os.fdopen(opened, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)  # half a file would only fill the disk more
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the names of a folder to the disk too, where the system can."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
