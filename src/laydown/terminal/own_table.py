"""A match that this program plays and keeps, with the bots at its other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laydown.table.player import play_on

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from laydown.cards import Deck
    from laydown.games.rules import Game, Offer, SettlementLine, SheetRow, Standing
    from laydown.table.match import Match
    from laydown.table.player import Player
    from laydown.terminal.desk import AnyAtom, AnyEvent, AnyView


class OwnTable:
    """`players` are the bots by their seats; `keep` is called after each action."""

    def __init__(self, match: Match, players: Mapping[int, Player], keep: Callable[[], None]) -> None:
        self.match = match
        self.game: Game = match.game
        self.preset = match.setup.preset
        self.config: Any = match.config
        self.deck: Deck = match.deck
        self.names = match.names
        self.people = tuple(seat for seat in range(match.seats) if seat not in players)
        self.company = None
        self._players = players
        self._keep = keep

    # What stands

    @property
    def standing(self) -> Standing:
        return self.match.standing

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def deal_over(self) -> bool:
        return self.match.deal_over

    @property
    def deal_number(self) -> int:
        return self.match.stories[-1].plan.number

    @property
    def deal_began(self) -> int:
        return self.match.stories[-1].began

    @property
    def told(self) -> int:
        return len(self.match.log)

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act()

    def offer(self, seat: int) -> Offer:
        return self.match.offer(seat)

    def deal_view(self, seat: int) -> AnyView:
        return self.match.deal_view(seat)

    def stream(self, seat: int, since: int) -> list[tuple[int, AnyEvent | None]]:
        return self.match.stream(seat, since)

    def sheet(self) -> tuple[SheetRow, ...]:
        return self.match.sheet()

    def settlement(self) -> tuple[SettlementLine, ...]:
        return self.match.settlement()

    def leaves_to_dice(self, seat: int) -> bool:
        return self.match.why_not_leave_to_dice(seat) is None

    # What is done

    def wait(self, meanwhile: Callable[[], None]) -> None:
        """The bots play on. What they did is told at the turn of whoever comes next."""
        del meanwhile
        play_on(self.match, self._players)
        self.keep()

    def act(self, seat: int, action: AnyAtom) -> None:
        """Where all choose at once and this seat is to choose again, the bots do so too."""
        self.match.act(seat, action)
        self.keep()
        owing = self.match.to_act()
        if len(owing) > 1 and seat in owing:
            play_on(self.match, self._players)
            self.keep()

    def leave_to_dice(self, seat: int) -> None:
        self.match.leave_to_dice(seat)
        self.keep()

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.keep()

    def next_deal(self) -> None:
        self.match.next_deal()
        self.keep()

    def keep(self) -> None:
        self._keep()
