"""The games as OpenSpiel has them; importing this registers them.

    >>> import pyspiel
    >>> import laydown.research.openspiel
    >>> pyspiel.load_game("laydown_mille").num_distinct_actions()
    128
    >>> pyspiel.load_game("laydown_three_thirteen(preset=five-crowns,players=4)").num_players()
    4

docs/research/openspiel.md says what they hold.
"""

from laydown.research.openspiel.deals import DealState, OpenSpielMille, OpenSpielThreeThirteen
from laydown.research.openspiel.mini import MiniState, OpenSpielMini313, OpenSpielMiniMille

__all__ = [
    "DealState",
    "MiniState",
    "OpenSpielMille",
    "OpenSpielMini313",
    "OpenSpielMiniMille",
    "OpenSpielThreeThirteen",
]
