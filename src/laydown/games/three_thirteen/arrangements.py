"""Arrangements of hands as plain objects, and back: what is shown when somebody is out and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.cards import Rank, Suit, card
from laydown.melds import Arrangement, Combination, Place

if TYPE_CHECKING:
    from collections.abc import Mapping

_RANKS: Final = {rank.letter: rank for rank in Rank}
_SUITS: Final = {suit.letter: suit for suit in Suit}


def combination_to_plain(combination: Combination) -> dict[str, Any]:
    """`stands_for` has for each card the place it fills: rank and suit, or in a set the rank alone."""
    return {
        "kind": combination.kind,
        "cards": [each.text for each in combination.cards],
        "stands_for": [
            place.rank.letter + (place.suit.letter if place.suit is not None else "")
            for place in combination.stands_for
        ],
    }


def combination_from_plain(plain: Mapping[str, Any]) -> Combination:
    return Combination(
        plain["kind"],
        tuple(card(text) for text in plain["cards"]),
        tuple(
            Place(_RANKS[text[0]], _SUITS[text[1]] if len(text) > 1 else None) for text in plain["stands_for"]
        ),
    )


def arrangement_to_plain(arrangement: Arrangement) -> dict[str, Any]:
    return {
        "penalty": arrangement.penalty,
        "combinations": [combination_to_plain(each) for each in arrangement.combinations],
        "left": [each.text for each in arrangement.left],
    }


def arrangement_from_plain(plain: Mapping[str, Any]) -> Arrangement:
    return Arrangement(
        int(plain["penalty"]),
        tuple(combination_from_plain(each) for each in plain["combinations"]),
        tuple(card(text) for text in plain["left"]),
    )
