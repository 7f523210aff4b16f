"""The records of 3-13 Speed, and the rules of a deal as numbers.

A card is its kind's place in the deck: 52 kinds and the joker. A *set of kinds* has a bit for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from laydown.cards import standard_deck
from laydown.fast.three_thirteen.state import REVEALS
from laydown.games.three_thirteen.beats import BEATS
from laydown.games.three_thirteen.deal import deck_for
from laydown.games.three_thirteen.ending import RESHUFFLES
from laydown.games.three_thirteen.rounds import hand_size, meld_rules, wild_rank
from laydown.melds import MeldRules
from laydown.melds.kernel.batch import melds_of

if TYPE_CHECKING:
    from laydown.compiled import Records
    from laydown.games.three_thirteen.config import Config
    from laydown.melds.kernel.form import Melds

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

RULES: Final = np.dtype(
    [
        ("cards", np.int64),  # in a hand between beats
        ("forbid_rediscard", np.int64),
        ("auto_out", np.int64),
        ("first_out_bonus", np.int64),
        ("reveal", np.int64),  # 0 at_once, 1 at_end
        ("reshuffles", np.int64),  # how often, 0 under end_deal
        ("extra_beat", np.int64),
        ("beats", np.int64),  # at most
    ]
)
"""The options of a deal as numbers; yes is 1."""

STATE: Final = np.dtype(
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
        ("spare", np.uint8, (6,)),  # so that there is no gap, and a copy is a copy of all bytes
    ],
    align=True,
)
"""A deal of 2 to 12 seats. A copy of the bytes is a copy of the deal, its chance included."""


class Setting(NamedTuple):
    """All that a deal is played by: the rules, what cards cost, and the same with each card costing one."""

    rules: Records
    melds: Melds
    fewest: Melds


def setting_of(config: Config, seats: int, number: int) -> Setting:
    """What the deal of this number is played by, between so many seats.

    Only where a wild left over may cost nothing is there a difference between no penalty and no card left.
    """
    deck = deck_for(config, seats)
    wild = wild_rank(config, number)
    costs = meld_rules(config, deck, wild)
    rules: Records = np.zeros(1, RULES)
    rules["cards"] = hand_size(config, number)
    rules["forbid_rediscard"] = config.forbid_rediscard
    rules["auto_out"] = config.auto_out
    rules["first_out_bonus"] = config.first_out_bonus
    rules["reveal"] = REVEALS.index(config.reveal)
    rules["reshuffles"] = RESHUFFLES if config.stock_out == "reshuffle" else 0
    rules["extra_beat"] = config.extra_beat
    rules["beats"] = BEATS
    ones = MeldRules(deck, wild, costs.wild_limit, costs.all_wild, costs.ace_high, (1,) * len(costs.points))
    melds = melds_of(costs)
    return Setting(rules, melds, melds_of(ones) if min(costs.points) == 0 else melds)
