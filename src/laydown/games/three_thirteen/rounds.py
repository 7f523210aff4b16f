"""What changes from deal to deal: how many cards, which rank is wild, who deals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from laydown.cards import Rank
from laydown.games.three_thirteen.scoring import card_points
from laydown.melds import MeldRules

if TYPE_CHECKING:
    from laydown.cards import Deck
    from laydown.games.three_thirteen.config import Config


def hand_size(config: Config, number: int) -> int:
    """The first deal is of three cards and each one after it of one more, up to thirteen (T-DEAL-1), in
    Deuces Aren't Wild fourteen (T-DEUCES-2); a bonus deal beyond the last is of as many cards as the last
    (T-MATCH-5, T-DEUCES-3).
    """
    return config.first_hand + min(number, config.deals) - 1


def wild_rank(config: Config, number: int) -> Rank:
    """The rank equal to the number of cards dealt is wild, from threes to kings (T-WILD-1); in the deal of
    fourteen aces are (T-DEUCES-2).
    """
    if config.last_wild is not None and number >= config.deals:
        return config.last_wild
    return Rank(hand_size(config, number))


@cache
def meld_rules(config: Config, deck: Deck, wild: Rank | None) -> MeldRules:
    """What combines in a deal: sets of three or more of a rank (T-MELD-1), runs of three or more in a suit
    (T-MELD-2), each card in one of them (T-MELD-3), the ace low or both (T-MELD-4); a wild, and always a
    joker, stands for any card (T-WILD-2, T-PACK-3, T-CROWNS-3), within limits (T-WILD-3, T-WILD-4).
    """
    return MeldRules(
        deck=deck,
        wild_rank=wild,
        wild_limit=config.wild_limit,
        all_wild=config.all_wild,
        ace_high=config.ace == "both",
        points=card_points(config, deck, wild),
    )
