"""Where a match takes what chance decides from: its dice, or what was given beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from laydown.table.shuffle import Dice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Deck
    from laydown.table.contributions import Contribution


class Chance(Protocol):
    """All that a match asks of chance. `Dice` answers from a secret, `Given` from what it was told.

    `commitment` and `secret` are None where nothing was promised before the first deal; `contributions` is
    empty where the seats gave nothing, and else has one for each seat. `version` names the construction.
    """

    @property
    def commitment(self) -> str | None: ...

    @property
    def secret(self) -> bytes | None: ...

    @property
    def seeded(self) -> bool: ...

    @property
    def contributions(self) -> tuple[Contribution, ...]: ...

    @property
    def version(self) -> int: ...

    def first_dealer(self, seats: int) -> int: ...

    def low_draw(self, deck: Deck, seats: int) -> tuple[int, tuple[tuple[int, Card], ...]]: ...

    def order(self, deck: Deck, deal: int) -> tuple[Card, ...]: ...

    def reshuffle(self, row: Iterable[Card], deal: int, count: int) -> tuple[Card, ...]: ...

    def cut_place(self, deal: int, low: int, high: int) -> int: ...


def _plain_dice() -> Dice:
    return Dice.from_seed("")


@dataclass(slots=True)
class Given:
    """Chance as given: by a record without a commitment, or by a test.

    What was not given comes from the dice of a seed that everyone knows, so that such a match can always
    go on; its record proves nothing anyway. `orders` go by the number of the deal.
    """

    dealer: int = 0
    orders: dict[int, tuple[Card, ...]] = field(default_factory=dict[int, "tuple[Card, ...]"])
    cuts: dict[int, int] = field(default_factory=dict[int, int])
    dice: Dice = field(default_factory=_plain_dice)

    @property
    def commitment(self) -> None:
        return None

    @property
    def secret(self) -> None:
        return None

    @property
    def seeded(self) -> bool:
        return False

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        return ()

    @property
    def version(self) -> int:
        return self.dice.version

    def first_dealer(self, seats: int) -> int:
        return self.dealer % seats

    def low_draw(self, deck: Deck, seats: int) -> tuple[int, tuple[tuple[int, Card], ...]]:
        """The given dealer: which cards were drawn for it is not known."""
        del deck
        return self.dealer % seats, ()

    def order(self, deck: Deck, deal: int) -> tuple[Card, ...]:
        return self.orders.get(deal) or self.dice.order(deck, deal)

    def reshuffle(self, row: Iterable[Card], deal: int, count: int) -> tuple[Card, ...]:
        return self.dice.reshuffle(row, deal, count)

    def cut_place(self, deal: int, low: int, high: int) -> int:
        return self.cuts.get(deal) or self.dice.cut_place(deal, low, high)
