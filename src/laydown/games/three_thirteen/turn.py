"""A turn: one card drawn or taken, one discarded."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import TYPE_CHECKING

from laydown.errors import Refusal
from laydown.games.three_thirteen.actions import discards

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.games.three_thirteen.actions import Discard


def why_not_play_on(*, over: bool, clause: str = "T-TURN-1") -> Refusal | None:
    """Nobody plays after the deal is over (T-TURN-1, in Speed T-SPEED-6)."""
    return Refusal.of(clause, "three-thirteen-refuse-over") if over else None


@cache  # asked with the same few values at every step, also of seats that are not to act
def why_not_act(seat: int, turn: int) -> Refusal | None:
    """Players take their turns one after another round the table, to the left (T-TURN-1)."""
    return Refusal.of("T-TURN-1", "three-thirteen-refuse-turn", seat=turn) if seat != turn else None


@cache
def why_not_verb(verb: str, *, has_drawn: bool) -> Refusal | None:
    """A turn begins with one card, the top of the stock or the top of the pile (T-TURN-2), and no second
    one (T-TURN-3); a discard ends it, and nothing is laid down or added to in between (T-TURN-4),
    not even by one who was dealt a complete hand (T-OUT-4).
    """
    if verb in ("draw", "take"):
        return Refusal.of("T-TURN-3", "three-thirteen-refuse-second-draw") if has_drawn else None
    if verb != "discard":
        return Refusal.of("T-TURN-4", "three-thirteen-refuse-verb")
    return None if has_drawn else Refusal.of("T-TURN-4", "three-thirteen-refuse-draw-first")


def barred_card(hand: Hand, taken: Card, *, forbid_rediscard: bool) -> Card | None:
    """Where the table forbids it, the card just taken from the pile may not be discarded in the same turn,
    unless another like it was held before (T-TURN-5). `hand` already holds the card.
    """
    return taken if forbid_rediscard and hand.count(taken) == 1 else None


def why_not_discard(hand: Hand, card: Card, *, barred: Card | None) -> Refusal | None:
    """Any card of the hand may be discarded, a wild too (T-TURN-4), but none that is barred (T-TURN-5)."""
    if card not in hand:
        return Refusal.of("T-TURN-4", "three-thirteen-refuse-not-held", card=card)
    if card is barred:
        return Refusal.of("T-TURN-5", "three-thirteen-refuse-rediscard", card=card)
    return None


def legal_discards(
    hand: Hand, *, barred: Card | None, complete: tuple[Card, ...], auto_out: bool
) -> tuple[Discard, ...]:
    """The discards a hand may make: each card held, then those that go out.

    `complete` are the cards whose discard leaves nothing but combinations, while going out is possible.
    With `auto_out` these are discarded by going out and in no other way (T-OUT-3).
    """
    plain, out = discards(hand.deck)
    held = tuple(compress(plain, hand.counts))
    if barred is None and not complete:
        return held
    index = hand.deck.index
    left_out = {barred, *complete} if auto_out else {barred}
    held = tuple(each for each in held if each.card not in left_out)
    return held + tuple(out[index[card]] for card in complete if card is not barred)
