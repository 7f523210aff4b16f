"""A match as a text that a person can read and a program can check: docs/records.md.

`write` makes the text, `read` plays it again, `check` says whether it holds and what it tells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from laydown.games import GAMES
from laydown.table.lines import LONGEST_TEXT, broken
from laydown.table.reader import Reader
from laydown.table.scribe import whole_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from laydown.games.rules import Game
    from laydown.table.match import Match
    from laydown.table.reader import Sealed

Proof: TypeAlias = Literal["proved", "seeded", "given"]


@dataclass(frozen=True, slots=True)
class Report:
    """What a record that holds tells.

    `proof` is `proved` where every choice of chance follows from a secret committed to before the first
    deal, `seeded` where that secret follows from a seed, and `given` where nothing was promised.
    """

    preset: str
    names: tuple[str, ...]
    deals: int
    actions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool
    proof: Proof
    broken_off: bool = False


def write(match: Match) -> str:
    """The record of a match. One with a secret keeps its orders and hidden choices back until it is over;
    `save` puts them into a file of their own.
    """
    shown = match.over and not match.withheld
    return whole_text(match, sealed=match.chance.secret is not None and not shown)


def read(text: str, games: Sequence[Game] = GAMES, sealed: Sealed | None = None) -> Match:
    """The match that a record tells, as it stood; RecordError says where the text does not hold.

    The record of a running match can be read with its sealed part only.
    """
    reader = Reader(text, games, sealed)
    for _ in reader.play():
        pass
    return reader.match


def read_text(path: Path) -> str:
    """The text of a record's file; RecordError if it is no text or too long to be a record."""
    if path.stat().st_size > 4 * LONGEST_TEXT:
        raise broken("table-record-too-long", 1, count=LONGEST_TEXT)
    return decoded(path.read_bytes())


def decoded(written: bytes) -> str:
    """The text that these bytes are; RecordError if they are none."""
    try:
        return written.decode("utf-8")
    except UnicodeDecodeError as error:
        before = written[: error.start]
        line = before.count(b"\n") + 1
        column = len(before) - (before.rfind(b"\n") + 1) + 1
        raise broken("table-record-no-text", line, column) from None


def check(text: str, games: Sequence[Game] = GAMES) -> Report:
    """What a record tells, once every line of it is played again and compared; RecordError if it does not
    hold.
    """
    return report(read(text, games))


def report(match: Match) -> Report:
    """What the record tells that this match was read from."""
    return Report(
        preset=match.setup.preset,
        names=match.names,
        deals=len(match.results),
        actions=sum(step.action is not None for story in match.stories for step in story.steps),
        totals=match.standing.totals,
        winners=match.standing.winners,
        over=match.over,
        proof=proof_of(match),
        broken_off=match.over and not match.standing.winners and match.setup.excerpt is None,
    )


def proof_of(match: Match) -> Proof:
    """What was promised about the shuffles of a match that was read."""
    if match.chance.secret is None:
        return "given"
    return "seeded" if match.chance.seeded else "proved"
