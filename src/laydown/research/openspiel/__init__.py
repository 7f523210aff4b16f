"""The games as OpenSpiel has them; importing this registers them.

    >>> import pyspiel
    >>> import laydown.research.openspiel
    >>> game = pyspiel.load_game("laydown_mini_mille")
    >>> game.num_distinct_actions()
    20

docs/research/openspiel.md says what they hold.
"""

from laydown.research.openspiel.mini import MiniState, OpenSpielMini313, OpenSpielMiniMille

__all__ = ["MiniState", "OpenSpielMini313", "OpenSpielMiniMille"]
