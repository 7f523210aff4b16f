"""What a seat is told about its possibilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.games.rules import Offer
from laydown.games.three_thirteen.actions import VERBS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.errors import Refusal
    from laydown.games.three_thirteen.actions import Atom


def offer_of(seat: int, actions: Sequence[Atom], why_no: Callable[[int, str], Refusal | None]) -> Offer:
    """The legal atoms, and for each verb without one the reason that `why_no` gives."""
    possible = {action.verb for action in actions}
    reasons = tuple(
        (verb, reason)
        for verb in VERBS
        if verb not in possible and (reason := why_no(seat, verb)) is not None
    )
    return Offer(seat, tuple(actions), not_now=reasons)
