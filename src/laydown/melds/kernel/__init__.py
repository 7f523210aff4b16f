"""The compiled twin of `arrange`: least penalties of many hands, a microsecond or so each.

Needs numba (`pip install laydown[fast]`). Hands are counts by kind in the deck's order, as `Hand.counts` has
them, one byte a kind: a row for one hand, a matrix of unsigned bytes for many.
"""

from laydown.melds.kernel.batch import Kernel, kernel_of
from laydown.melds.kernel.form import MOST_CARDS

__all__ = ["MOST_CARDS", "Kernel", "kernel_of"]
