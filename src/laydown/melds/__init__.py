"""Sets, runs, and the arrangement of a hand with the least penalty."""

from laydown.melds.arrange import (
    arrange,
    least_penalty,
    least_penalty_after_discard,
    penalties_after_discards,
)
from laydown.melds.combination import Arrangement, Combination, Place
from laydown.melds.going_out import discards_to_go_out
from laydown.melds.rules import MeldRules

__all__ = [
    "Arrangement",
    "Combination",
    "MeldRules",
    "Place",
    "arrange",
    "discards_to_go_out",
    "least_penalty",
    "least_penalty_after_discard",
    "penalties_after_discards",
]
