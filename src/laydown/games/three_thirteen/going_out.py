"""Going out: when a hand but its discard is all combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.errors import Refusal
from laydown.melds import arrange

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.games.three_thirteen.actions import Discard
    from laydown.melds import Combination, MeldRules


def why_not_go_out(card: Card, *, complete: tuple[Card, ...], someone_out: bool) -> Refusal | None:
    """Who after drawing can arrange all his cards but one in combinations discards that one, be it a card
    that would have fitted (T-CROWNS-4), and says that he is out (T-OUT-1); one player goes out in a deal,
    the others only complete their hands (T-LAST-2).

    `complete` are the cards whose discard leaves nothing but combinations.
    """
    if someone_out:
        return Refusal.of("T-LAST-2", "three-thirteen-refuse-someone-out")
    if card not in complete:
        return Refusal.of("T-OUT-1", "three-thirteen-refuse-incomplete", card=card)
    return None


def why_not_stay_in(card: Card, *, complete: tuple[Card, ...], auto_out: bool) -> Refusal | None:
    """Nobody has to go out (T-OUT-2), unless the table plays that a discard which leaves all combined goes
    out by itself (T-OUT-3). `complete` is empty once someone is out.
    """
    if auto_out and card in complete:
        return Refusal.of("T-OUT-3", "three-thirteen-refuse-stay-in", card=card)
    return None


def why_not_say(
    action: Discard, *, complete: tuple[Card, ...], someone_out: bool, auto_out: bool
) -> Refusal | None:
    """Whether one may go out by this discard, or stay in, as it says (T-OUT-1, T-OUT-3)."""
    if action.out:
        return why_not_go_out(action.card, complete=complete, someone_out=someone_out)
    return why_not_stay_in(action.card, complete=complete, auto_out=auto_out)


def shown_by(hand: Hand, rules: MeldRules, *, reveal: str) -> tuple[Combination, ...]:
    """Who is out shows his combinations at once, or, where the table plays so, only says it and shows them
    at the end with the others (T-OUT-5).
    """
    return arrange(hand, rules).combinations if reveal == "at_once" else ()
