"""Who decides for a seat: a bot or a person, asked in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.games.rules import Offer, View
    from laydown.table.match import Match


class Player(Protocol):
    """Chooses for a seat from what the seat may know: its view of the deal and its offer."""

    def choose(self, view: View, offer: Offer) -> Any:  # noqa: ANN401 - the action types are the games' own
        """One of `offer.actions`."""
        ...


def play_on(match: Match, players: Mapping[int, Player]) -> None:
    """Let these players act until a deal ends or a seat without a player is to act."""
    while actors := [seat for seat in match.to_act() if seat in players]:
        for seat in actors:
            offer = match.offer(seat)
            match.act(seat, players[seat].choose(match.deal_view(seat), offer), offer.id)
