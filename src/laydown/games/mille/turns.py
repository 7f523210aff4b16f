"""Whose turn it is, what each part of a turn allows, and with which cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from laydown.errors import Refusal
from laydown.games.rules import DEALER

if TYPE_CHECKING:
    from laydown.cards import Card, Hand
    from laydown.games.mille.state import Phase

_ALLOWED: Final[dict[str, frozenset[str]]] = {
    "cut": frozenset({"cut"}),
    "draw": frozenset({"draw", "pile"}),
    "last": frozenset({"pile", "pass"}),
    "play": frozenset({"lay", "add", "discard"}),
    "reshuffle": frozenset(),
    "over": frozenset(),
}


@cache  # asked with the same few values at every step, also of seats that are not to act
def why_not_now(seat: int, verb: str, turn: int, phase: Phase) -> Refusal | None:
    """A turn is: draw a card or take the pile, lay and add as often as one likes, discard one (M-TURN-1)."""
    if seat == turn and verb in _ALLOWED[phase]:
        return None
    if phase == "over":
        return Refusal.of("M-OUT-1", "mille-refuse-deal-over")
    if verb == "reshuffle":
        return _why_no_reshuffle(seat, phase)
    if seat != turn:
        return Refusal.of("M-TURN-1", "mille-refuse-not-your-turn")
    return _why_not_in(phase, verb)


def _why_no_reshuffle(seat: int, phase: Phase) -> Refusal | None:
    """The dealer reshuffles when a turn starts with an empty stock, and nobody else (M-STOCK-2)."""
    if seat == DEALER and phase == "reshuffle":
        return None
    return Refusal.of("M-STOCK-2", "mille-refuse-no-reshuffle-due")


def _why_not_in(phase: Phase, verb: str) -> Refusal:
    """One draws first, and once (M-TURN-2).

    One cuts before the deal only (M-DEAL-5), and passes when the stock is empty only; then there is nothing
    to draw, and one takes the pile or passes (M-STOCK-1).
    """
    if phase == "reshuffle":
        return Refusal.of("M-STOCK-2", "mille-refuse-reshuffle-first")
    if phase == "cut":
        return Refusal.of("M-DEAL-5", "mille-refuse-cut-first")
    if verb == "cut":
        return Refusal.of("M-DEAL-5", "mille-refuse-no-cut-now")
    if verb == "pass":
        return Refusal.of("M-STOCK-1", "mille-refuse-no-pass")
    if verb == "draw" and phase == "last":
        return Refusal.of("M-STOCK-1", "mille-refuse-stock-empty")
    if phase == "last":
        return Refusal.of("M-STOCK-1", "mille-refuse-pile-or-pass")
    if phase == "play":
        return Refusal.of("M-TURN-2", "mille-refuse-drawn-already")
    return Refusal.of("M-TURN-2", "mille-refuse-draw-first")


def why_not_held(cards: tuple[Card, ...], hand: Hand) -> Refusal | None:
    """One lays, adds and discards cards of the own hand (M-TURN-4).

    Any of them may be discarded, also a two or a card just taken (M-TURN-3).
    """
    if hand.holds(cards):
        return None
    missing = tuple(each for each in dict.fromkeys(cards) if hand.count(each) < cards.count(each))
    return Refusal.of("M-TURN-4", "mille-refuse-not-held", cards=missing)


def no_such_action(action: object) -> Refusal:
    """What is no atom of this game is refused like anything else (M-TURN-1)."""
    return Refusal.of("M-TURN-1", "mille-refuse-no-such-action", text=str(action)[:80])


@cache
def nothing_to(verb: str) -> Refusal:
    """Why there is nothing to lay (M-MELD-1) or to add (M-MELD-3) although it is the time for it."""
    if verb == "lay":
        return Refusal.of("M-MELD-1", "mille-refuse-nothing-to-lay")
    return Refusal.of("M-MELD-3", "mille-refuse-nothing-to-add")
