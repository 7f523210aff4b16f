"""Two games small enough to be solved exactly, as a benchmark for whoever learns or searches.

docs/research/mini.md tells their rules and what is known of them. `Tree` holds all histories of one, `Solver`
values policies, finds best responses and solves the game; importing this registers the environments.
"""

from laydown.research.mini.environment import IDS, MiniEnv
from laydown.research.mini.game import CHANCE, OVER, MiniGame
from laydown.research.mini.mille import MiniMille
from laydown.research.mini.solve import Bounds, Cfr, Policy, Response, Solver
from laydown.research.mini.three_thirteen import Mini313
from laydown.research.mini.tree import Tree

__all__ = [
    "CHANCE",
    "IDS",
    "OVER",
    "Bounds",
    "Cfr",
    "Mini313",
    "MiniEnv",
    "MiniGame",
    "MiniMille",
    "Policy",
    "Response",
    "Solver",
    "Tree",
]
