"""What a table asks of this family of games, answered by its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.games.three_thirteen import notation, rulebook, standings
from laydown.games.three_thirteen.config import OPTIONS, PRESETS, configure
from laydown.games.three_thirteen.deal import check_seats, deck_for
from laydown.games.three_thirteen.engine import TurnDeal
from laydown.games.three_thirteen.speed import SpeedDeal
from laydown.games.three_thirteen.view import SpeedView, View

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from laydown.cards import Deck
    from laydown.games.options import Option
    from laydown.games.rules import (
        DealPlan,
        Plain,
        Rule,
        SettlementLine,
        SheetRow,
        Standing,
        Stock,
        Watcher,
    )
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.events import AnyEvent
    from laydown.games.three_thirteen.notation import AnyAtom
    from laydown.games.three_thirteen.scoring import DealResult


class ThreeThirteen:
    """The family, as a table asks for it."""

    name = "three-thirteen"
    presets: Mapping[str, Config] = PRESETS
    options: tuple[Option, ...] = OPTIONS

    def configure(self, preset: str, changes: Mapping[str, str]) -> Config:
        return configure(preset, changes)

    def check_seats(self, config: Config, seats: int) -> None:
        check_seats(config, seats)

    def default_seats(self, config: Config) -> int:
        return config.usual_seats

    def deck(self, config: Config, seats: int) -> Deck:
        return deck_for(config, seats)

    def first_dealer_by_low_draw(self, config: Config) -> bool:  # noqa: ARG002 - the same in all presets
        """The first dealer is found at random (T-DEAL-3)."""
        return False

    def new_deal(
        self, config: Config, plan: DealPlan, totals: tuple[int, ...], stock: Stock
    ) -> TurnDeal | SpeedDeal:
        return (SpeedDeal if config.beats else TurnDeal)(config, plan, totals, stock)

    def new_view(self, config: Config, seat: Watcher) -> View | SpeedView:
        return (SpeedView if config.beats else View)(config, seat)

    def standing(
        self,
        config: Config,
        seats: int,
        first_dealer: int,
        results: Sequence[DealResult],
        *,
        resigned: Collection[int] = (),
    ) -> Standing:
        return standings.standing(config, seats, first_dealer, results, resigned)

    def read_action(self, text: str) -> AnyAtom:
        return notation.read_action(text)

    def action_from_plain(self, plain: Plain) -> AnyAtom:
        return notation.action_from_plain(plain)

    def event_from_plain(self, plain: Plain) -> AnyEvent:
        return notation.event_from_plain(plain)

    def result_from_plain(self, plain: Plain) -> DealResult:
        return notation.result_from_plain(plain)

    def rulebook(self, config: Config, seats: int) -> tuple[Rule, ...]:
        return rulebook.rulebook(config, seats)

    def sheet(self, config: Config, seats: int, results: Sequence[DealResult]) -> tuple[SheetRow, ...]:
        return standings.sheet(config, seats, results)

    def settlement(self, config: Config, standing: Standing) -> tuple[SettlementLine, ...]:  # noqa: ARG002
        """Nothing: no stakes are known for this game."""
        return ()
