"""What cards are worth, and the score of a deal."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Final

from laydown.cards import Rank, card
from laydown.games.mille.deal import DECK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Hand
    from laydown.games.mille.melding import Spread

_QUEEN_OF_SPADES: Final = card("QS")
_JACK_OF_DIAMONDS: Final = card("JD")


def _value(each: Card) -> int:
    """Queen of spades 100, jack of diamonds 50, two 20, ace 15 (M-SCORE-1).

    The other kings, queens, jacks and tens 10, three to nine 5.
    """
    if each is _QUEEN_OF_SPADES:
        return 100
    if each is _JACK_OF_DIAMONDS:
        return 50
    if each.rank is Rank.TWO:
        return 20
    if each.rank is Rank.ACE:
        return 15
    return 10 if each.rank >= Rank.TEN else 5


VALUES: Final = {kind: _value(kind) for kind in DECK.kinds if DECK.copies[DECK.index[kind]]}
_IN_PLACES: Final = tuple(VALUES.get(kind, 0) for kind in DECK.kinds)


def value_of(cards: Iterable[Card]) -> int:
    return sum([VALUES[each] for each in cards])


def hand_value(hand: Hand) -> int:
    """What a hand costs its holder when the other goes out (M-SCORE-5)."""
    return sum(map(mul, hand.counts, _IN_PLACES))


def laid_value(spreads: Iterable[Spread]) -> int:
    """The sum of one's laid cards, each at its own value, a wild at 20 (M-SCORE-2)."""
    return sum([value_of(spread.naturals) + value_of(spread.wilds) for spread in spreads])


def eights(spreads: Iterable[Spread]) -> int:
    """How many spreads are all eight of a rank with no wild (M-MELD-10)."""
    return sum([spread.eight for spread in spreads])


def laid_score(spreads: Iterable[Spread], eight_factor: int) -> int:
    """The laid cards with each eight counted twice, or as often as the table says (M-SCORE-3)."""
    return sum([value_of(each.cards) * (eight_factor if each.eight else 1) for each in spreads])


def is_natural(spreads: Iterable[Spread]) -> bool:
    """No two serves as a wild in any own set; a set of twos is no hindrance (M-SCORE-4)."""
    return all(spread.natural for spread in spreads)


def deal_score(laid: int, hand: int, *, natural_out: bool, natural_out_factor: int) -> int:
    """Laid cards, doubled for a natural out (M-SCORE-4), less the hand, which is never doubled (M-SCORE-5).

    `laid` already counts eights (M-SCORE-2), so that an eight counts four times in a natural out. The
    score may be below zero.
    """
    return laid * (natural_out_factor if natural_out else 1) - hand
