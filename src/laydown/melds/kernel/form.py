"""What the compiled functions are told of the rules, and the room they work in.

Both are records with arrays in them: one argument, and nothing is allocated while hands are looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from laydown.cards import Rank
from laydown.compiled import Fields

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.melds.rules import MeldRules

RANKS: Final = 13
MOST_SUITS: Final = 5
MOST_KINDS: Final = RANKS * MOST_SUITS + 1
MOST_CARDS: Final = 32
"""Hands may be as large as this."""

ROWS: Final = 3**RANKS
"""Rows of one suit with at most two of each rank, as numbers in base three, the lowest rank first."""

POWERS: Final = np.array([3**place for place in range(RANKS + 1)], dtype=np.int64)

WIDTH: Final = 16
"""The most wilds that a row's costs are kept for. No row of free wilds needs more, nor has one of a hand
of MOST_CARDS room for more under a limit.
"""

NEVER: Final = 255
"""In tables: so many wilds have no place in this row. What a row costs is less."""

MUCH: Final = 1 << 20
"""More than any hand can cost."""

FREE: Final = 0
ONE: Final = 1
HALF: Final = 2
LIMITS: Final = {"none": FREE, "one": ONE, "half": HALF}

FORM: Final = np.dtype(
    (
        Fields,
        [
            ("ranks", np.int64),
            ("suits", np.int64),
            ("wild_rank", np.int64),
            ("ace_high", np.int64),
            ("limit", np.int64),
            ("all_wild", np.int64),
            ("points", np.int64, MOST_KINDS),
        ],
    )
)
"""The rules of combinations as numbers: the wild rank's place, or -1; points by kind."""

LEVEL: Final = np.dtype(
    (
        Fields,
        [
            (name, np.int64)
            for name in ("place", "stage", "low", "high", "inside", "taken", "fewest", "most", "cost")
        ],
    )
)
"""A choice of what becomes of one card of a row with three of it (see thick_rows.py)."""

WORK: Final = np.dtype(
    (
        Fields,
        [
            ("wilds", np.int64),
            ("wild_points", np.int64),
            ("natural_points", np.int64),
            ("choices", np.int64),
            ("thick", np.int64),
            ("index", np.int64, MOST_SUITS),
            ("held", np.int64, MOST_SUITS),
            ("runnable", np.int64, MOST_SUITS),
            ("digits", np.int64, (MOST_SUITS, RANKS)),
            ("totals", np.int64, RANKS),
            ("places", np.int64, RANKS),
            ("taken", np.int64, (RANKS, MOST_SUITS)),
            ("stage", np.int64, RANKS + 1),
            ("fewest", np.int64, RANKS + 1),
            ("most", np.int64, RANKS + 1),
            ("unused", np.int64, MOST_CARDS + 1),
            ("costs", np.int64, MOST_CARDS + 1),
            ("vectors", np.int64, (MOST_SUITS + 2, MOST_CARDS + 1)),
            ("levels", LEVEL, MOST_CARDS + 1),
            ("hand", np.uint8, MOST_KINDS),
        ],
    )
)
"""Where one hand is worked on at a time; each thread has its own."""


class Melds(NamedTuple):
    """The rules of combinations for the compiled functions.

    `bare[row]` is what a row of a suit costs without a wild, `rows[row, x - 1]` with x of them, 1 to WIDTH:
    with at most x where wilds are not limited, since a further wild always finds a place; under a limit with
    exactly x, NEVER where they have none. `forms` is an array of one FORM.
    """

    bare: NDArray[np.uint8]
    rows: NDArray[np.uint8]
    forms: Records


def form_of(rules: MeldRules) -> Records:
    """These rules as an array of one record."""
    deck = rules.deck
    forms: Records = np.zeros(1, FORM)
    form = forms[0]
    form.ranks = len(deck.ranks)
    form.suits = len(deck.suits)
    form.wild_rank = deck.ranks.index(rules.wild_rank) if rules.wild_rank in deck.ranks else -1
    form.ace_high = rules.aces_follow_kings
    form.limit = LIMITS[rules.wild_limit]
    form.all_wild = rules.all_wild and rules.wild_limit == "none"
    form.points[: len(rules.points)] = rules.points
    return forms


def work_room() -> Record:
    return np.zeros(1, WORK)[0]


def natural_prices(rules: MeldRules) -> list[tuple[int, ...]]:
    """What the natural cards of each suit cost, by rank.

    No row holds a card of the wild rank, so its price is open: one is put there that its neighbours suggest,
    and the deals of a match, whose wild ranks differ, mostly share one table.
    """
    deck = rules.deck
    ranks, suits = len(deck.ranks), len(deck.suits)
    rows = [list(rules.points[suit : ranks * suits : suits]) for suit in range(suits)]
    if rules.wild_rank in deck.ranks and rules.wild_rank is not Rank.JOKER:
        place = deck.ranks.index(rules.wild_rank)
        for row in rows:
            row[place] = _suggested(row, place)
    return [tuple(row) for row in rows]


def _suggested(row: list[int], place: int) -> int:
    if place == 0:
        return max(1, 2 * row[1] - row[2])
    if place == len(row) - 1:
        return max(1, 2 * row[-2] - row[-3])
    return (row[place - 1] + row[place + 1] + 1) // 2
