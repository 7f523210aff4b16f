"""What the referees of all games say in the same words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from laydown.errors import BrokenInvariant, Message, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Card

R = TypeVar("R")


def finished(result: R | None) -> R:
    """The result of a deal that must be over."""
    if result is None:
        raise BrokenInvariant(Message.of("deal-not-over"))
    return result


def why_not_this_order(order: Sequence[Card], due: Sequence[Card], clause: str) -> Refusal | None:
    """The new stock is made of exactly the cards under the top of the pile, each of them once
    (M-STOCK-2, T-STOCK-1, in Speed T-SPEED-8).
    """
    if Counter(order) != Counter(due):
        return Refusal.of(clause, "refuse-reshuffle-cards", count=len(due))
    return None
