"""Which offer each seat may answer now.

An offer stands until its seat answers it or is no longer to act. Where all choose at once, each seat's
offer stands on its own: what the others choose does not close it, for the seat is to act before and after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laydown.errors import Refusal

if TYPE_CHECKING:
    from laydown.games.rules import Offer


class Offers:
    """The numbers of the open offers, from 1, each given once in a match; 0 where none is open.

    A number follows from what was done in the match and nothing else, so a match that is read from its
    record goes on with the same numbers.
    """

    __slots__ = ("_answered", "_built", "_given", "_open")

    def __init__(self, seats: int) -> None:
        self._open = [0] * seats
        self._given = 0
        self._answered: dict[int, tuple[int, Any]] = {}
        self._built: dict[int, Offer] = {}

    def open_for(self, seat: int) -> int:
        return self._open[seat]

    def built(self, seat: int) -> Offer | None:
        """The standing offer of a seat, if it was already asked for."""
        return self._built.get(seat)

    def keep(self, offer: Offer) -> None:
        self._built[offer.seat] = offer

    def renew(self, actors: tuple[int, ...]) -> None:
        """Close the offers of seats that are not to act, and open one for each that is and has none."""
        self._open = [number if seat in actors else 0 for seat, number in enumerate(self._open)]
        for seat in actors:
            if seat >= 0 and not self._open[seat]:
                self._given += 1
                self._open[seat] = self._given
        if self._built:
            self._built = {seat: offer for seat, offer in self._built.items() if self._open[seat] == offer.id}

    def answer(self, seat: int, action: Any) -> None:  # noqa: ANN401 - the action types are the games' own
        """The seat's offer is answered, and so closed."""
        self._answered[self._open[seat]] = (seat, action)
        self._open[seat] = 0

    def withdraw(self, seat: int) -> None:
        """The seat took its answer back: what was offered after it stands no longer."""
        self._open[seat] = 0

    def already_counted(self, seat: int, action: Any, number: int) -> bool:  # noqa: ANN401 - as above
        """Whether this very action was the answer to this offer: the same one sent twice counts once."""
        return self._answered.get(number) == (seat, action)

    def why_not_answer(self, seat: int, number: int) -> Refusal | None:
        """An action answers the offer now open to its seat, and no other (TABLE-OFFER-1)."""
        if number == self._open[seat]:
            return None
        return Refusal.of("TABLE-OFFER-1", "table-refuse-offer-closed")
