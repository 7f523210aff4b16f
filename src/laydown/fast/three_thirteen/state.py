"""The records of Three Thirteen: the rules in force as numbers, a deal, and a match.

Cards are kinds, numbered as the deck has them. A *set of kinds* has a bit for each. Seats that do not play,
in a bonus deal, are not in `playing`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from laydown.cards import Rank
from laydown.compiled import Fields
from laydown.games.three_thirteen.deal import check_seats, deck_for
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.games.three_thirteen.rounds import meld_rules, wild_rank
from laydown.games.three_thirteen.scoring import rank_points
from laydown.melds.kernel.form import FORM, form_of
from laydown.melds.kernel.tables import tables_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.games.three_thirteen.config import Config

SEATS: Final = 8
KINDS: Final = 56
"""Five suits from 3 to king, and the joker: no deck has more kinds."""

CARDS: Final = 8 * (52 + 4)
"""Eight packs with four jokers each: no table plays with more."""

LARGEST: Final = 15
"""Cards of the largest hand, the one drawn among them."""

DRAW, DISCARD, RESHUFFLE, OVER = range(4)
"""The phases of a deal, as games/three_thirteen/state.py explains them."""
PHASES: Final = ("draw", "discard", "reshuffle", "over")

NOBODY: Final = -1
NOTHING: Final = -1

BY_OUT, BY_STOCK, BY_STANDING_STILL = range(3)
ENDINGS: Final = ("out", "stock", "idle")

SHARE, MOST_OUTS, BONUS_DEAL = range(3)
TIE_BREAKS: Final = ("share", "most_outs", "bonus_deal")

AT_ONCE, AT_END = range(2)
REVEALS: Final = ("at_once", "at_end")

RULES: Final = np.dtype(
    (
        Fields,
        [
            ("seats", np.int64),
            ("cards", np.int64),  # in all packs
            ("kinds", np.int64),
            ("first_hand", np.int64),
            ("deals", np.int64),
            ("last_wild", np.int64),  # whether the last deal has a wild rank of its own
            ("forbid_rediscard", np.int64),
            ("auto_out", np.int64),
            ("last_turns", np.int64),
            ("first_out_bonus", np.int64),
            ("reshuffles", np.int64),  # how often, 0 under end_deal
            ("idle_rounds", np.int64),
            ("tie_break", np.int64),
            ("end_at", np.int64),  # 0 for none
            ("reveal", np.int64),  # 0 at_once, 1 at_end
            ("copies", np.uint8, (KINDS,)),  # how many of each kind there are
            ("pack", np.uint8, (CARDS,)),  # all cards, as new packs have them
        ],
    )
)
"""All options as numbers; yes is 1. What cards cost and how they combine stands in the forms."""

STATE: Final = np.dtype(
    (
        Fields,
        [
            ("complete", np.int64),  # the set of kinds whose discard goes out
            ("at", np.uint64),  # the stream of chance, see fast/chance.py
            ("step", np.uint64),
            ("hands", np.uint8, (SEATS, KINDS)),
            ("known", np.uint8, (SEATS, KINDS)),  # so many of each kind are in that hand, as all know
            ("row", np.uint8, (CARDS,)),  # the pile at the front, oldest first; the stock at the end
            ("left", np.int16, (SEATS,)),  # the least penalty of each hand between turns
            ("points", np.int16, (SEATS,)),  # once the deal is over
            ("playing", np.uint8, (SEATS,)),
            ("piled", np.int16),  # cards in the pile
            ("next", np.int16),  # the place in the row of the stock's next card
            ("number", np.int16),  # the deal's, from 1
            ("whole", np.int16),  # the least penalty of the hand with the card drawn
            ("idle", np.int16),  # turns since the last draw from the stock
            ("turns_left", np.int16),
            ("size", np.int8),  # cards of a hand between turns
            ("players", np.int8),
            ("phase", np.int8),
            ("turn", np.int8),
            ("dealer", np.int8),
            ("out", np.int8),
            ("taken", np.int8),  # the kind taken from the pile this turn
            ("barred", np.int8),  # the kind that may not be discarded this turn
            ("shuffled", np.int8),  # how often the pile was
            ("ending", np.int8),
        ],
    ),
    align=True,
)
"""A deal. A copy of the bytes is a copy of the deal, its chance included."""


def match_of(seats: int) -> np.dtype[np.void]:
    """A match of up to so many after its finished deals."""
    return np.dtype(
        (
            Fields,
            [
                ("totals", np.int32, (seats,)),
                ("outs", np.int16, (seats,)),  # deals in which the seat went out
                ("playing", np.uint8, (seats,)),  # who plays the next deal
                ("winners", np.uint8, (seats,)),  # once the match is over
                ("decisions", np.int32),  # of those that were played out in compiled code
                ("deals", np.int16),  # finished ones, bonus deals too
                ("series", np.int16),  # finished ones when the series was, else 0
                ("first_dealer", np.int8),
                ("over", np.int8),
                ("spare", np.uint8, (2,)),  # so that there is no gap
            ],
        ),
        align=True,
    )


MATCH: Final = match_of(SEATS)


class Table(NamedTuple):
    """The rules of a match: `rules` is one record, `forms` has one for each size of hand.

    In `strict` a wild that costs nothing costs a point: a hand goes out if by these it leaves nothing.
    """

    rules: Records
    forms: Records
    strict: Records
    bare: NDArray[np.uint8]
    rows: NDArray[np.uint8]


@lru_cache(maxsize=16)
def table_of(config: Config, seats: int) -> Table:
    """These options at a table of so many; ConfigError if they may not sit down, ValueError for Speed."""
    check_seats(config, seats)
    if config.beats:
        raise ValueError("Speed is not played in turns")
    deck = deck_for(config, seats)
    melds = [meld_rules(config, deck, wild_rank(config, number)) for number in range(1, config.deals + 1)]
    forms, strict = np.zeros(len(melds), FORM), np.zeros(len(melds), FORM)
    for at, rules in enumerate(melds):
        strict[at] = forms[at] = form_of(rules)[0]
        strict[at]["points"][: len(deck.kinds)] = np.maximum(1, rules.points)
    prices = tuple(rank_points(config, rank) for rank in deck.ranks if rank is not Rank.JOKER)
    bare, rows = tables_of(prices, int(forms[0]["limit"]), ace_high=bool(forms[0]["ace_high"]))
    return Table(_rules_of(config, seats), forms, strict, bare, rows)


def _rules_of(config: Config, seats: int) -> Records:
    deck = deck_for(config, seats)
    rules: Record = np.zeros(1, RULES)
    rules["seats"] = seats
    rules["cards"] = deck.size
    rules["kinds"] = len(deck.kinds)
    rules["first_hand"] = config.first_hand
    rules["deals"] = config.deals
    rules["last_wild"] = config.last_wild is not None
    rules["forbid_rediscard"] = config.forbid_rediscard
    rules["auto_out"] = config.auto_out
    rules["last_turns"] = config.last_turns
    rules["first_out_bonus"] = config.first_out_bonus
    rules["reshuffles"] = RESHUFFLES if config.stock_out == "reshuffle" else 0
    rules["idle_rounds"] = config.idle_rounds
    rules["tie_break"] = TIE_BREAKS.index(config.tie_break)
    rules["end_at"] = config.end_at or 0
    rules["reveal"] = REVEALS.index(config.reveal)
    rules["copies"][0, : len(deck.kinds)] = list(deck.copies)
    rules["pack"][0, : deck.size] = [deck.index[each] for each in deck.cards()]
    return rules
