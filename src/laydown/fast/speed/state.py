"""The records of 3-13 Speed, and the rules of a deal as numbers.

A card is its kind's place in the deck: 52 kinds and the joker. A *set of kinds* has a bit for each.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from laydown.cards import Rank, standard_deck
from laydown.compiled import kernel, record_type
from laydown.fast.three_thirteen.state import REVEALS, TIE_BREAKS, match_of
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.deal import check_seats, deck_for
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.games.three_thirteen.rounds import hand_size, meld_rules, wild_rank
from laydown.games.three_thirteen.scoring import rank_points
from laydown.melds.kernel.form import FORM, Melds, form_of
from laydown.melds.kernel.tables import tables_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Records
    from laydown.games.three_thirteen.config import Config

KINDS: Final = len(standard_deck(1).kinds)
SEATS: Final = 12
MOST_CARDS: Final = 8 * (52 + 4)
"""Eight packs with four jokers each."""

TALLEST: Final = 208
"""A pile grows by one card a beat, from one."""

SOURCE, THROW, RESHUFFLE, OVER = range(4)
"""The phases of a deal: choosing where from, choosing what to throw."""
PHASES: Final = ("source", "throw", "reshuffle", "over")
ENDINGS: Final = ("out", "stock", "idle", "beats")
BY_OUT, BY_STOCK, BY_IDLE, BY_BEATS = range(4)

NOTHING: Final = -1

RULES: Final = record_type(
    [
        ("cards", np.int64),  # in a hand between beats
        ("forbid_rediscard", np.int64),
        ("auto_out", np.int64),
        ("first_out_bonus", np.int64),
        ("reveal", np.int64),  # 0 at_once, 1 at_end
        ("reshuffles", np.int64),  # how often, 0 under end_deal
        ("extra_beat", np.int64),
        ("beats", np.int64),  # at most
        ("seats", np.int64),
        ("deals", np.int64),
        ("last_wild", np.int64),  # whether the last deal has a wild rank of its own
        ("tie_break", np.int64),
        ("end_at", np.int64),  # 0 for none
    ]
)
"""The options as numbers, for each deal; yes is 1."""

STATE: Final = record_type(
    [
        ("complete", np.int64, (SEATS,)),  # the set of kinds whose discard goes out
        ("at", np.uint64),  # the stream of chance, see fast/chance.py
        ("step", np.uint64),
        ("hands", np.uint8, (SEATS, KINDS)),  # how many of each kind
        ("known", np.uint8, (SEATS, KINDS)),  # so many of each kind are in that hand, as all know
        ("stock", np.uint8, (MOST_CARDS,)),
        ("piles", np.uint8, (SEATS, TALLEST)),  # oldest first
        ("piled", np.uint8, (SEATS,)),
        ("barred", np.int8, (SEATS,)),  # the kind that may not be thrown
        ("taken", np.int8, (SEATS,)),  # the kind taken from the neighbour in this beat
        ("choice", np.int16, (SEATS,)),
        ("points", np.int16, (SEATS,)),  # once the deal is over
        ("next", np.int16),  # the place of the next card of the stock
        ("end", np.int16),  # the place after its last
        ("players", np.int16),  # those that play the deal; a bit a seat, as in the next two
        ("active", np.int16),  # those that play this beat
        ("outs", np.int16),
        ("number", np.int16),
        ("beat", np.int16),
        ("phase", np.int8),
        ("dealer", np.int8),
        ("shuffled", np.int8),
        ("ending", np.int8),
        ("spare", np.uint8, (2,)),  # so that there is no gap, and a copy is a copy of all bytes
    ]
)
"""A deal of 2 to 12 seats. A copy of the bytes is a copy of the deal, its chance included."""


MATCH: Final = match_of(SEATS)


class Table(NamedTuple):
    """The rules of a match: `rules`, `forms` and `strict` have a record for each deal.

    In `strict` a wild that costs nothing costs a point: a hand goes out if by these it leaves nothing.
    """

    rules: Records
    forms: Records
    strict: Records
    bare: NDArray[np.uint8]
    rows: NDArray[np.uint8]
    pack: NDArray[np.uint8]


class Setting(NamedTuple):
    """All that a deal is played by: the rules, what cards cost, and the same with no card for nothing."""

    rules: Records
    melds: Melds
    strict: Melds


@lru_cache(maxsize=8)
def table_of(config: Config, seats: int) -> Table:
    """These options at a table of so many; ConfigError if they may not sit down."""
    check_seats(config, seats)
    if not config.beats:
        raise ValueError("only Speed is played in beats")
    deck = deck_for(config, seats)
    rules: Records = np.zeros(config.deals, RULES)
    forms, strict = np.zeros(config.deals, FORM), np.zeros(config.deals, FORM)
    for at in range(config.deals):
        melds = meld_rules(config, deck, wild_rank(config, at + 1))
        rules["cards"][at] = hand_size(config, at + 1)
        strict[at] = forms[at] = form_of(melds)[0]
        strict[at]["points"][: len(deck.kinds)] = np.maximum(1, melds.points)
    rules["seats"] = seats
    rules["forbid_rediscard"] = config.forbid_rediscard
    rules["auto_out"] = config.auto_out
    rules["first_out_bonus"] = config.first_out_bonus
    rules["reveal"] = REVEALS.index(config.reveal)
    rules["reshuffles"] = RESHUFFLES if config.stock_out == "reshuffle" else 0
    rules["extra_beat"] = config.extra_beat
    rules["beats"] = BEATS
    rules["deals"] = config.deals
    rules["last_wild"] = config.last_wild is not None
    rules["tie_break"] = TIE_BREAKS.index(config.tie_break)
    rules["end_at"] = config.end_at or 0
    prices = tuple(rank_points(config, rank) for rank in deck.ranks if rank is not Rank.JOKER)
    tables = tables_of(prices, int(forms[0]["limit"]), ace_high=bool(forms[0]["ace_high"]))
    pack = np.array([deck.index[card] for card in deck.cards()], np.uint8)
    return Table(rules, forms, strict, *tables, pack)


def deal_of(table: Table, number: int) -> Setting:
    """What the deal of this number is played by: a bonus deal is like the last."""
    at = min(number, len(table.rules)) - 1
    return Setting(
        table.rules[at : at + 1],
        Melds(table.bare, table.rows, table.forms[at : at + 1]),
        Melds(table.bare, table.rows, table.strict[at : at + 1]),
    )


setting_at = kernel(deal_of)
"""`deal_of` for kernels."""


def setting_of(config: Config, seats: int, number: int) -> Setting:
    """What the deal of this number is played by, between so many seats."""
    return deal_of(table_of(config, seats), number)
