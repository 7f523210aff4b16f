"""A hand in the order its player asked for, and drawn as a row of cards with their numbers."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from laydown.cards import JOKER, Suit
from laydown.terminal.width import in_rows, pad, width

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from laydown.cards import Card, Rank

ORDERS: Final = ("rank", "suit", "combos")
"""The ways to sort a hand, as `sort` takes them."""

Groups = tuple[tuple["Card", ...], ...]
"""The cards of a hand in order, those that belong together in one group."""

WILD_SIGN: Final = "*"
"""Stands behind a card that is wild, as the joker is written in records."""


def by_rank(cards: Iterable[Card], is_wild: Callable[[Card], bool]) -> Groups:
    """From the ace to the king, a group for each rank; wilds stand last."""
    row = sorted(cards, key=lambda each: (_wild_last(each, is_wild), each.rank, _suit(each)))
    return _grouped(row, lambda each: (_wild_last(each, is_wild), each.rank))


def by_suit(cards: Iterable[Card], is_wild: Callable[[Card], bool]) -> Groups:
    """Suit by suit, each from the ace to the king; wilds stand last."""
    row = sorted(cards, key=lambda each: (_wild_last(each, is_wild), _suit(each), each.rank))
    return _grouped(row, lambda each: (_wild_last(each, is_wild), _suit(each) if not is_wild(each) else -1))


def by_count(cards: Iterable[Card], is_wild: Callable[[Card], bool]) -> Groups:
    """Ranks of which most are held come first, the best groups for sets; wilds stand last."""
    groups = by_rank(cards, is_wild)
    return tuple(sorted(groups, key=lambda group: (_wild_last(group[0], is_wild), -len(group))))


def drawn(
    groups: Groups, name: Callable[[Card], str], columns: int, *, numbered: bool
) -> list[tuple[str, str]]:
    """Rows of cards, each with the row of numbers under it (empty if not `numbered`)."""
    cells: list[str] = []
    gaps: list[int] = []
    for group in groups:
        for at, each in enumerate(group):
            cells.append(name(each))
            gaps.append(1 if at else 2)
    numbers = [str(place + 1) if numbered else "" for place in range(len(cells))]
    widths = [max(width(cell), len(number)) for cell, number in zip(cells, numbers, strict=True)]
    return [
        (_line(cells, widths, gaps, row), _line(numbers, widths, gaps, row) if numbered else "")
        for row in in_rows(["x" * wide for wide in widths], gaps, columns)
    ]


def _line(texts: Sequence[str], widths: Sequence[int], gaps: Sequence[int], row: Sequence[int]) -> str:
    line = "".join(
        " " * (gaps[place] if at else 0) + pad(texts[place], widths[place]) for at, place in enumerate(row)
    )
    return line.rstrip()


def _grouped(row: Sequence[Card], key: Callable[[Card], object]) -> Groups:
    return tuple(tuple(group) for _, group in groupby(row, key))


def _wild_last(each: Card, is_wild: Callable[[Card], bool]) -> int:
    return 2 if each is JOKER else int(is_wild(each))


def _suit(each: Card) -> int:
    return len(Suit) if each.suit is None else each.suit


def is_rank(rank: Rank | None) -> Callable[[Card], bool]:
    """Whether a card is wild where this rank is; jokers always are."""
    return lambda each: each is JOKER or each.rank is rank
