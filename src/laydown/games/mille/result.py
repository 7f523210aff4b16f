"""How a deal ended, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from laydown.games.mille.marks import chapeau, natural_marks
from laydown.games.mille.scoring import (
    deal_score,
    eights,
    hand_value,
    is_natural,
    laid_score,
    laid_value,
)
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cards import Hand
    from laydown.games.mille.config import Config
    from laydown.games.mille.melding import Spread
    from laydown.games.rules import DealPlan


@dataclass(frozen=True, slots=True)
class MilleResult(AsPlain):
    """The end of a deal. Tuples hold one value a seat.

    `laid` is the plain value of the laid cards, `eights` how many eights lie, `held` the value left in
    hand, `points` the score. `natural` says whether the one who went `out` did so without a wild;
    `chapeau` is the seat that was made chapeau, and `marks` are those of the deal (none where the table
    keeps no marks).
    """

    number: int
    dealer: int
    players: tuple[int, ...]
    points: tuple[int, ...]
    out: int | None
    natural: bool
    laid: tuple[int, ...]
    eights: tuple[int, ...]
    held: tuple[int, ...]
    marks: tuple[int, ...]
    chapeau: int | None

    @property
    def naturals(self) -> tuple[int, ...]:
        """Per seat, how many naturals the deal brought: a natural out and each eight."""
        return tuple(
            natural_marks(eights, natural_out=self.natural and seat == self.out)
            for seat, eights in enumerate(self.eights)
        )


def scored(
    config: Config,
    plan: DealPlan,
    spreads: Sequence[Sequence[Spread]],
    hands: Sequence[Hand],
    out: int | None,
) -> MilleResult:
    """The laid sets, eights counted twice; all of it twice for a natural out; less the hand (M-SCORE-2)."""
    held = tuple(hand_value(hand) for hand in hands)
    natural_outs = tuple(seat == out and is_natural(own) for seat, own in enumerate(spreads))
    points = tuple(
        deal_score(
            laid_score(own, config.eight_factor),
            held[seat],
            natural_out=natural_outs[seat],
            natural_out_factor=config.natural_out_factor,
        )
        for seat, own in enumerate(spreads)
    )
    counted = tuple(eights(own) for own in spreads)
    made_chapeau = chapeau(out, points) if config.marks else None
    marks = tuple(
        natural_marks(counted[seat], natural_out=natural_outs[seat])
        + (made_chapeau is not None and seat == out)
        if config.marks
        else 0
        for seat in plan.players
    )
    return MilleResult(
        number=plan.number,
        dealer=plan.dealer,
        players=plan.players,
        points=points,
        out=out,
        natural=any(natural_outs),
        laid=tuple(laid_value(own) for own in spreads),
        eights=counted,
        held=held,
        marks=marks,
        chapeau=made_chapeau,
    )
