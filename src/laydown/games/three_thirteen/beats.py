"""The rules of 3-13 Speed, where all play at the same time, beat by beat.

No source tells the caller's exact procedure. What is ours is marked so in docs/rules: the program is the
caller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import Refusal
from laydown.games.atoms import DRAW
from laydown.games.three_thirteen.actions import Discard
from laydown.melds import arrange, penalties_after_discards

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from laydown.cards import Card, Hand
    from laydown.games.rules import Stock
    from laydown.games.three_thirteen.actions import Atom
    from laydown.melds import MeldRules

BEATS: Final = 200
"""A deal has at most so many beats (T-SPEED-9)."""


def own_piles(stock: Stock, order: tuple[int, ...]) -> dict[int, list[Card]]:
    """Each player draws a card and puts it face up at his left hand, as the first of his own pile
    (T-SPEED-1).
    """
    return {seat: [stock.draw(seat)] for seat in order}


def neighbour(players: Sequence[int], seat: int) -> int:
    """One may take the top of the pile of the neighbour at one's right hand, and of no other, so that each
    pile has one taker (T-SPEED-2).
    """
    ring = sorted(players)
    return ring[ring.index(seat) - 1]


def why_not_choose(
    seat: int, *, players: Collection[int], active: Collection[int], chosen: Collection[int]
) -> Refusal | None:
    """In each half of a beat every player chooses once, in secret, and the choice stands (T-SPEED-3); who
    is out has no part in the extra beat (T-SPEED-7), and who is not tied none in a bonus deal (T-MATCH-5).
    """
    if seat not in players:
        return Refusal.of("T-MATCH-5", "three-thirteen-refuse-not-in-beat")
    if seat not in active:
        return Refusal.of("T-SPEED-7", "three-thirteen-refuse-not-in-beat")
    if seat in chosen:
        return Refusal.of("T-SPEED-3", "three-thirteen-refuse-chosen")
    return None


def in_order(choices: Mapping[int, Atom]) -> list[tuple[int, Atom]]:
    """When all have chosen, everyone draws from the piles as they stood before, and those who draw from
    the middle do so in the order of their seats (T-SPEED-4); the discards of a beat are shown together
    (T-SPEED-5).
    """
    return sorted(choices.items())


def seats_after_out(active: tuple[int, ...], outs: tuple[int, ...], *, extra_beat: bool) -> tuple[int, ...]:
    """The deal ends with the beat in which somebody says that he is out, several perhaps, and all who have
    then completed their hands score nothing (T-SPEED-6); where the table plays so, the others have one
    beat more (T-SPEED-7). Empty when the deal is over.
    """
    return tuple(seat for seat in active if seat not in outs) if extra_beat else ()


def is_middle_short(middle: int, players: int) -> bool:
    """Before a beat there must be a card in the middle for everyone; if not, all piles but their top cards
    are shuffled and put there, at most three times in a deal, and after that the deal ends and all
    score (T-SPEED-8).
    """
    return middle < players


def is_last_beat(beat: int) -> bool:
    """After two hundred beats the deal ends and all score (T-SPEED-9)."""
    return beat >= BEATS


def default_choice(hand: Hand, rules: MeldRules, actions: Sequence[Atom]) -> Atom:
    """Whoever has not chosen in time draws from the middle, and discards the dearest card that is in no
    combination (T-SPEED-10).

    One of `actions`. If every loose card may not be discarded, or none is loose, it is the discard that
    leaves least.
    """
    if DRAW in actions:
        return DRAW
    throws = [action for action in actions if isinstance(action, Discard)]
    loose = set(arrange(hand, rules).left)
    after = penalties_after_discards(hand, rules)
    index = hand.deck.index

    def preference(throw: Discard) -> tuple[bool, int, int, bool]:
        cost = rules.points[index[throw.card]]
        if throw.card in loose:
            return True, cost, 0, not throw.out
        return False, -after[throw.card], cost, not throw.out

    return max(throws, key=preference)
