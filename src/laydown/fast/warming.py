"""Call all that is compiled, part by part, so that nobody waits for a compiler later.

`compiled.compiled_once` does it for a part that is not ready, and `compiled.ready` says whether it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.cards import Hand, Rank, standard_deck
from laydown.fast.mille import play as mille
from laydown.fast.speed import play as speed
from laydown.fast.three_thirteen import play as three_thirteen
from laydown.games.mille.config import PRESETS as MILLE
from laydown.games.three_thirteen.config import PRESETS as THREE_THIRTEEN
from laydown.games.three_thirteen.rounds import meld_rules
from laydown.melds.kernel import kernel_of
from laydown.melds.kernel.form import ONE
from laydown.melds.kernel.tables import filled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_BOTS: Final = ("greedy", "random")


def warm_arranging() -> None:
    """The least penalty of hands, and tables under each limit on wilds."""
    deck = standard_deck(1)
    kernel = kernel_of(meld_rules(THREE_THIRTEEN["three-thirteen"], deck, Rank.THREE))
    hand = Hand.of(deck, "5S 6S 7S 9H").counts
    kernel.least_penalty(hand)
    kernel.least_penalty_after_discard(hand)
    kernel.penalties_after_discards(hand)
    filled((1, 2, 3), ONE, ace_high=False)


def warm_mille() -> None:
    """Deals and matches of Mille."""
    mille.deals(MILLE["mille"], 1, _BOTS, cores=1)
    mille.matches(MILLE["mille"], 1, _BOTS, cores=1)


def warm_three_thirteen() -> None:
    """Deals and matches of Three Thirteen in turns."""
    config = THREE_THIRTEEN["three-thirteen"]
    three_thirteen.deals(config, 1, _BOTS, dice=(0, 1), cores=1)
    three_thirteen.matches(config, 1, _BOTS, cores=1)


def warm_speed() -> None:
    """Deals and matches of Speed."""
    config = THREE_THIRTEEN["three-thirteen-speed"]
    speed.deals(config, 1, _BOTS, 1, cores=1)
    speed.matches(config, _BOTS, 1, cores=1)


PARTS: Final[Mapping[str, Callable[[], None]]] = {
    "arranging": warm_arranging,
    "mille": warm_mille,
    "three-thirteen": warm_three_thirteen,
    "three-thirteen-speed": warm_speed,
}
"""Each needs what stands before it too, or less."""
