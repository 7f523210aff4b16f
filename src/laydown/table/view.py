"""What one seat, or a spectator, knows of a match: folded from its own stream and from nothing else."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from laydown.errors import BrokenInvariant, Message
from laydown.games.events import DealBegan
from laydown.games.plain import plain_of
from laydown.games.rules import Standing
from laydown.table.events import (
    BotPlays,
    BrokenOff,
    CameBack,
    DealEnded,
    FirstDealer,
    LeftOut,
    LeftToDice,
    MatchEnded,
    MatchStarted,
    Paused,
    Resigned,
    Resumed,
    SecretShown,
    TakenBack,
    TimeGiven,
)

if TYPE_CHECKING:
    from laydown.games.rules import Event, Game, Plain, View, Watcher
    from laydown.table.contributions import Contribution


_TOLD_ONLY: Final = (LeftToDice, LeftOut, BotPlays, CameBack, Paused, Resumed, TimeGiven, BrokenOff)
"""Events that are for the log alone."""

_OfMatch: TypeAlias = MatchStarted | FirstDealer | DealEnded | Resigned | MatchEnded | SecretShown


class TableView:
    """A match through the eyes of `seat`, None for a spectator.

    `deal` is the view of the deal played last, None before the first; `standing` is that of the last
    finished deal, and at the end names who has won; `resigned` are the seats that cannot; `secret` is None
    until the match is over. The config is read from the stream, so that the view needs the rules of the
    game and nothing else.
    """

    def __init__(self, game: Game, seat: Watcher) -> None:
        self.game = game
        self.seat = seat
        self.config: Any = None
        self.preset = ""
        self.names: tuple[str, ...] = ()
        self.commitment: str | None = None
        self.seeded = False
        self.contributions: tuple[Contribution, ...] = ()
        self.secret: str | None = None
        self.first_dealer: int | None = None
        self.results: list[Any] = []
        self.standing = Standing((), (), None)
        self.resigned: tuple[int, ...] = ()
        self.deal: View | None = None
        self.over = False
        self.seen: int = 0
        """How many events were folded: the number of the next one."""

        self.beside = 0
        """How many of them have changed anything but the deal."""

        self._deal_events: list[Event] = []
        self._deal_numbers: list[int] = []
        """Those of the events of the deal; beside them, not with them, so that less is to be kept of each."""

    @property
    def totals(self) -> tuple[int, ...]:
        return self.standing.totals

    @property
    def marks(self) -> tuple[int, ...]:
        return self.standing.marks

    @property
    def winners(self) -> tuple[int, ...]:
        return self.standing.winners if self.over else ()

    def fold(self, number: int, event: Event | None) -> None:
        """Take in the next event of this seat's stream; None for one that it may not see."""
        if number != self.seen:
            raise BrokenInvariant(Message.of("table-broken-stream", number=number, expected=self.seen))
        self.seen += 1
        if event is None or isinstance(event, _TOLD_ONLY):
            return
        if isinstance(event, _OfMatch):
            self.beside += 1
            self._fold_match(event)
        elif isinstance(event, TakenBack):
            self._take_back(event.since)
        else:
            self._fold_deal(number, event)

    def to_plain(self) -> Plain:
        return {**self.plain_but_deal(), "deal": self.deal and self.deal.to_plain()}

    def plain_but_deal(self) -> Plain:
        """All that stays while a deal is played, with no deal."""
        return {
            "seat": self.seat,
            "preset": self.preset,
            "names": list(self.names),
            "commitment": self.commitment,
            "seeded": self.seeded,
            "contributions": [plain_of(each) for each in self.contributions],
            "secret": self.secret,
            "first_dealer": self.first_dealer,
            "results": [result.to_plain() for result in self.results],
            "standing": plain_of(self.standing),
            "resigned": list(self.resigned),
            "deal": None,
            "over": self.over,
        }

    def _fold_match(self, event: _OfMatch) -> None:
        match event:
            case MatchStarted():
                self._start(event)
            case FirstDealer():
                self.first_dealer = event.seat
            case DealEnded():
                self.results.append(event.result)
                self.standing = event.standing
            case Resigned():
                self.resigned = tuple(sorted((*self.resigned, event.seat)))
            case MatchEnded():
                self.standing = replace(self.standing, next=None, winners=event.winners, reason=event.reason)
                self.over = True
                self.secret = event.secret
            case SecretShown():
                self.secret = event.secret

    def _start(self, event: MatchStarted) -> None:
        self.config = self.game.configure(event.preset, dict(event.options))
        self.preset = event.preset
        self.names = event.names
        self.commitment = event.commitment
        self.seeded = event.seeded
        self.contributions = event.contributions
        self.standing = Standing((0,) * len(event.names), (0,) * len(event.names), None)

    def _fold_deal(self, number: int, event: Event) -> None:
        if isinstance(event, DealBegan):
            self.deal = self.game.new_view(self.config, self.seat)
            self._deal_events.clear()
            self._deal_numbers.clear()
        self._deal_events.append(event)
        self._deal_numbers.append(number)
        if self.deal is not None:
            self.deal.fold(event)

    def _take_back(self, since: int) -> None:
        """The deal is folded anew without what was taken back."""
        first = bisect_left(self._deal_numbers, since)
        del self._deal_events[first:], self._deal_numbers[first:]
        self.deal = self.game.new_view(self.config, self.seat)
        for event in self._deal_events:
            self.deal.fold(event)
