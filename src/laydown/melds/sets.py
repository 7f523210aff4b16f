"""Sets: three or more cards of one rank."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from laydown.melds.layout import BYTE, FULL, SUM

if TYPE_CHECKING:
    from collections.abc import Iterator

WildLimit: TypeAlias = Literal["none", "one", "half"]

SHORTEST: Final = 3
"""A combination has at least three cards."""


class SetChoice(NamedTuple):
    """Cards of one rank put into sets (`taken`, a byte for each suit), with at least and at most so many
    wilds. Without a limit `most` equals `fewest`: a set takes any further wild.
    """

    taken: int
    fewest: int
    most: int


def wilds_with(naturals: int, limit: WildLimit) -> tuple[int, int] | None:
    """Sets are three or more of a rank, with as many wilds as the table allows in each.

    The fewest and the most wilds that all these natural cards of one rank can have with them, in one set
    or several; None if there are not two. With at most one wild a set each wild needs two naturals of its
    own, with at most half wilds one. Without a limit we only ask for the fewest.
    """
    if naturals < SHORTEST - 1:
        return None
    fewest = max(0, SHORTEST - naturals)
    if limit == "none":
        return fewest, fewest
    return fewest, naturals // 2 if limit == "one" else max(fewest, naturals)


def shared_among_sets(naturals: int, wilds: int, limit: WildLimit) -> list[tuple[int, int]]:
    """Natural cards and wilds of one rank are one set; with at most one wild a set, as many as wilds."""
    sets = max(1, wilds) if limit == "one" else 1
    with_first = [(SHORTEST - 1, 1)] * (sets - 1)
    return [*with_first, (naturals - (SHORTEST - 1) * (sets - 1), wilds - (sets - 1))]


@lru_cache(maxsize=1 << 13)
def set_choices(row: int, suits: int, limit: WildLimit, *, wilds: bool) -> tuple[SetChoice, ...]:
    """Every way to put cards of one rank into sets, most cards first, down to none at all.

    A natural alone with two wilds is not among them: that choice concerns no other card of the rank, and
    the tables of the suits have it. `wilds` is whether the hand holds any.
    """
    return tuple(sorted(_choices(row, suits, limit, wilds=wilds), key=lambda choice: -(choice.taken % SUM)))


def _choices(row: int, suits: int, limit: WildLimit, *, wilds: bool) -> Iterator[SetChoice]:
    yield SetChoice(0, 0, 0)
    counts = [row >> BYTE * suit & FULL for suit in range(suits)]
    for taken in product(*(range(count + 1) for count in counts)):
        span = wilds_with(sum(taken), limit)
        if span is not None and (wilds or span[0] == 0):
            yield SetChoice(int.from_bytes(bytes(taken), "little"), *span)
