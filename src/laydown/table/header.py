"""The header of a record: what the table agreed on, and what it promised about the dice."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from laydown.errors import ConfigError, RecordError
from laydown.table import shuffle
from laydown.table.contributions import Contribution, is_hex
from laydown.table.lines import Word, broken, number_of, words_of
from laydown.table.scribe import FIRST_LINE, NONE, WITHHELD
from laydown.table.setup import Excerpt, Setup, check_name
from laydown.table.stock import SPLIT
from laydown.table.versions import RULES_VERSIONS, meant_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.rules import DealPlan, Game

_BODY: Final = ("first", "deal", "dealer", "end", "order:")
_FIELD: Final = re.compile(r"([a-z]+)(?: ([^ :]+))?:[ \t]*(.*?)[ \t]*", re.ASCII)
_NAMED: Final = frozenset(
    {"dice", "rules", "preset", "stock", "commitment", "seed", "secret", "excerpt", "totals"}
)
_ONE_VALUE: Final = {"seed": "unproved", "excerpt": "yes", "stock": SPLIT}
"""Fields that stand there with this value or not at all."""
_NEEDED: Final = ("dice", "rules", "preset", "seat 1")
_MOST_POINTS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Field:
    """The value of a header field and where it stands."""

    value: Word
    raw: str


@dataclass(slots=True)
class Header:
    """The fields by name, options and seats apart; `last` is the row of the last of them, and `end` that of
    the body's first line.
    """

    fields: dict[str, Field] = field(default_factory=dict[str, Field])
    options: dict[str, Field] = field(default_factory=dict[str, Field])
    seats: list[Field] = field(default_factory=list[Field])
    given: list[Field] = field(default_factory=list[Field])
    """The lines that tell what each seat gave to the dice."""

    last: int = 1
    end: int = 1

    def text(self, name: str) -> str | None:
        found = self.fields.get(name)
        return None if found is None else found.raw

    @property
    def commitment(self) -> str | None:
        return self.text("commitment")

    @property
    def secret(self) -> bytes | None:
        found = self.text("secret")
        return None if found is None else bytes.fromhex(found)

    @property
    def seeded(self) -> bool:
        return "seed" in self.fields

    @property
    def contributions(self) -> list[Contribution]:
        """What each seat gave to the dice, in the order of seats."""
        return [_contribution(seat, told) for seat, told in enumerate(self.given)]

    @property
    def excerpt(self) -> bool:
        return "excerpt" in self.fields


def read_header(rows: Sequence[str]) -> Header:
    """The header of these rows, each field known, there once and well formed."""
    if rows[0].strip(" \t") != FIRST_LINE:
        raise broken("table-record-first-line", 1, text=FIRST_LINE)
    header = Header()
    header.end = len(rows) + 1
    for number, row in enumerate(rows[1:], 2):
        text = row.strip(" \t")
        if not text or text.startswith("#"):
            continue
        if text.split(maxsplit=1)[0] in _BODY or text[0] in "0123456789;":
            header.end = number
            break
        _read_field(header, row, number)
        header.last = number
    for name in _NEEDED:
        if name not in header.fields and not (name == "seat 1" and header.seats):
            raise broken("table-record-missing", header.last, name=name)
    _check_promise(header)
    return header


def _read_field(header: Header, row: str, number: int) -> None:
    found = _FIELD.fullmatch(row)
    if found is None:
        raise broken("table-record-field", number, text=row.strip()[:60])
    name, which, raw = found[1], found[2], found[3]
    told = Field(Word(raw, number, found.start(3) + 1), raw)
    if name == "option" and which is not None:
        option = which.replace("-", "_")
        if option in header.options:
            raise broken("table-record-twice", number, name=f"option {option}")
        header.options[option] = told
    elif name in ("seat", "contribution") and which is not None:
        told_by_seat = header.seats if name == "seat" else header.given
        expected = len(told_by_seat) + 1
        if which != str(expected):
            raise broken("table-record-seat-order", number, text=f"{name} {which}", number=expected)
        told_by_seat.append(told)
    elif name in _NAMED and which is None:
        if name in header.fields:
            raise broken("table-record-twice", number, name=name)
        header.fields[name] = told
        _check_value(name, told)
    else:
        raise broken("table-record-field", number, text=row.strip()[:60])


def _check_value(name: str, told: Field) -> None:
    """The values that are right or wrong in themselves."""
    word, raw = told.value, told.raw
    if name == "dice" and raw not in {str(version) for version in shuffle.VERSIONS}:
        raise broken("table-record-dice", word.line, word.column, text=raw, number=max(shuffle.VERSIONS))
    if name == "rules" and raw not in {str(version) for version in RULES_VERSIONS}:
        raise broken("table-record-rules", word.line, word.column, text=raw, number=max(RULES_VERSIONS))
    if name in ("commitment", "secret") and not is_hex(raw):
        raise broken("table-record-hex", word.line, word.column, name=name)
    if name in _ONE_VALUE and raw != _ONE_VALUE[name]:
        raise broken("table-record-value", word.line, word.column, name=name, expected=_ONE_VALUE[name])


def _check_promise(header: Header) -> None:
    """A secret is that of the commitment before it (TABLE-RECORD-2)."""
    fields = header.fields
    for name in ("secret", "seed"):
        if name in fields and "commitment" not in fields:
            raise broken("table-record-no-commitment", fields[name].value.line, name=name)
    if "excerpt" in fields and "commitment" in fields:
        raise broken("table-record-excerpt", fields["excerpt"].value.line)
    if "totals" in fields and "excerpt" not in fields:
        raise broken("table-record-totals", fields["totals"].value.line)
    _check_contributions(header)
    secret = header.secret
    if secret is not None and shuffle.commitment_of(secret) != header.commitment:
        word = fields["secret"].value
        error = broken("table-record-secret", word.line, word.column)
        error.clause = "TABLE-RECORD-2"
        raise error


def _contribution(seat: int, told: Field) -> Contribution:
    commitment, _, value = told.raw.partition(" ")
    if commitment == NONE:
        return Contribution(seat)
    return Contribution(seat, commitment, None if value == WITHHELD else value)


def _check_contributions(header: Header) -> None:
    """With `dice: 2` each seat has its line, and every value is that of its commitment (TABLE-RECORD-7)."""
    version = header.fields["dice"].value
    needed = len(header.seats) if version.text == "2" else 0
    if len(header.given) != needed:
        raise broken(
            "table-record-contributions", version.line, version.column, text=version.text, count=needed
        )
    if needed and "commitment" not in header.fields:
        raise broken("table-record-no-commitment", version.line, name="dice: 2")
    for told in header.given:
        first, _, second = told.raw.partition(" ")
        word = told.value
        if told.raw != NONE and not (is_hex(first) and (is_hex(second) or second == WITHHELD)):
            raise broken("table-record-contribution", word.line, word.column, text=told.raw[:60])
    for told, part in zip(header.given, header.contributions, strict=True):
        if not part.holds(header.commitment or ""):
            error = broken("table-record-contribution-other", told.value.line, told.value.column)
            error.clause = "TABLE-RECORD-7"
            raise error


def setup_of(header: Header, games: Sequence[Game]) -> Setup:
    """The setup that the header tells, checked."""
    preset = header.fields["preset"]
    game = next((game for game in games if preset.raw in game.presets), None)
    if game is None:
        allowed = ", ".join(name for game in games for name in game.presets)
        word = preset.value
        raise broken("preset-unknown", word.line, word.column, preset=preset.raw[:60], allowed=allowed)
    for told in header.seats:
        try:
            check_name(told.raw)
        except ConfigError as error:
            raise RecordError(error.message, told.value.line, told.value.column) from None
    version = int(header.fields["rules"].raw)
    options = {**meant_by(version, preset.raw)}
    options |= {name: told.raw for name, told in header.options.items()}
    try:
        config = game.configure(preset.raw, options)
        setup = Setup.of(game, config, [told.raw for told in header.seats], preset.raw)
    except ConfigError as error:
        raise _place_of(error, header) from None
    return replace(setup, stock=SPLIT) if "stock" in header.fields else setup


def excerpt_of(setup: Setup, header: Header, plans: tuple[DealPlan, ...]) -> Setup:
    """The setup of an excerpt that tells these deals."""
    return replace(setup, excerpt=Excerpt(plans, _totals(header, setup.seats)))


def _totals(header: Header, seats: int) -> tuple[int, ...]:
    told = header.fields.get("totals")
    if told is None:
        return (0,) * seats
    words = words_of(told.raw, told.value.line, told.value.column - 1)
    if len(words) != seats:
        raise broken("table-record-count", told.value.line, told.value.column, count=seats)
    return tuple(number_of(word, -_MOST_POINTS, _MOST_POINTS) for word in words)


def _place_of(error: ConfigError, header: Header) -> RecordError:
    """Where the header says what the game refuses."""
    option = error.option.replace("-", "_")
    if option in header.options:
        word = header.options[option].value
    else:
        word = (header.seats[-1] if header.seats else header.fields["preset"]).value
    return RecordError(error.message, word.line, word.column)
