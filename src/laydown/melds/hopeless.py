"""A quick look that tells most hands which cannot go out, and never turns away one that can.

To go out, all cards but the one thrown must be in combinations. Two kinds of natural card make that dear:

* A card is *needy* if no combination of natural cards alone, of those in the hand, holds it: its rank has
  fewer than three, and its suit no three in a row around it. Its combination must have a wild.
* A needy card is *lonely* if its rank has no second card and its suit none within reach: with w wilds, at
  most w + 1 places away. It can only be in a combination with no other natural card, so with two wilds
  that serve no other card; under a limit on wilds it can be in none.

How many needy cards can share the wilds of a combination? In a set two, since a third would make it
natural. A run with x wilds, x >= 1, consists of blocks of neighbouring natural cards between its wilds,
and needy cards are only in blocks of one or two: a block of three is natural. Blocks are at most x + 1, so
needy cards at most 2x + 2, four for each wild. If the hand nowhere has two blocks of two with just one
place between them, then blocks that one wild separates are not both of two: at most 3 for each wild (one
wild: 1 + 2; a chain of L blocks: at most (3L + 1) / 2 cards for L - 1 wilds; a gap of two costs two). If it
has not even a block of two with one place between it and any card, then at most two for each wild.

So with `share` 2, 3 or 4 all can combine only if  share * (w - 2 * lonely) >= needy - lonely  after the
discard. Throwing a lonely card is the best case for that, then a needy one. Throwing a wild is never
better: it only takes from w.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.melds.layout import FLAG, SUM, layout_of
from laydown.melds.sets import SHORTEST

if TYPE_CHECKING:
    from laydown.melds.rules import MeldRules


class Hopeless:
    """Whether hands of one deck under one set of rules certainly cannot combine all but the thrown cards.

    Each kind held is flagged by the top bit of its byte. With aces high as well, an ace is flagged above
    the king too; that can only make a card look less needy or less lonely than it is.
    """

    __slots__ = ("_ace_row", "_ace_shift", "_filled", "_flags", "_layout", "_limited", "_pairs", "_threes")

    def __init__(self, rules: MeldRules) -> None:
        layout = layout_of(rules.deck, rules.wild_rank)
        self._layout = layout
        self._limited = rules.wild_limit != "none"
        self._filled = layout.at_kinds(FLAG - 1)
        self._flags = layout.at_kinds(FLAG)
        self._pairs = layout.at_ranks(FLAG - (SHORTEST - 1))
        self._threes = layout.at_ranks(FLAG - SHORTEST)
        self._ace_row = layout.rank_row if rules.aces_follow_kings else 0
        self._ace_shift = layout.step * layout.ranks

    def __call__(self, cards: int, *, thrown: int) -> bool:
        """Whether these cards less the best `thrown` (none or one) certainly do not all combine."""
        layout = self._layout
        step = layout.step
        naturals = cards & layout.naturals
        wilds = (cards & layout.wilds) % SUM
        held = naturals + self._filled & self._flags
        row = held | (held & self._ace_row) << self._ace_shift
        counts = layout.rank_counts(naturals)
        two = row & row >> step
        needy = held
        if three := two & two >> step:
            in_threes = three | three << step | three << 2 * step
            needy &= ~(in_threes | in_threes >> self._ace_shift & self._ace_row)
        if sets := counts + self._threes & self._flags:
            needy &= ~(sets * layout.rank_ones)
        # A card thrown is one needy card less, and if there is a lonely one, that.
        needs = needy.bit_count() - thrown
        if not wilds or needs > 4 * wilds:
            return needs > 4 * wilds
        lonely = self._lonely(needy, counts, row, wilds) - thrown
        if lonely > 0:
            needs -= lonely
            wilds = -1 if self._limited else wilds - 2 * lonely
        if needs <= 2 * wilds:
            return False
        return needs > _share(row, two, step) * wilds

    def _lonely(self, needy: int, counts: int, row: int, wilds: int) -> int:
        """How many needy kinds have no second card of their rank and none of their suit within reach."""
        layout = self._layout
        step = layout.step
        paired = (counts + self._pairs & self._flags) * layout.rank_ones
        alone = needy & ~paired
        if not alone:
            return 0
        above, below = row >> step, row << step
        for _ in range(min(wilds, layout.ranks)):
            above |= above >> step
            below |= below << step
        return (alone & ~(above | below | below >> self._ace_shift & self._ace_row)).bit_count()


def _share(row: int, two: int, step: int) -> int:
    """How many needy cards one wild can serve at most, by the patterns of the hand: see above.

    `two` flags the lower of two neighbours.
    """
    if two & two >> 3 * step:
        return 4
    return 3 if two & row >> 3 * step or row & two >> 2 * step else 2
