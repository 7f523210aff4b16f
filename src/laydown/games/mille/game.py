"""Mille as a table plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from laydown.errors import ConfigError, Message
from laydown.games.mille import ending, notation
from laydown.games.mille.config import OPTIONS, PRESETS, check_seats
from laydown.games.mille.deal import DECK, SEATS
from laydown.games.mille.engine import MilleDeal
from laydown.games.mille.rulebook import rulebook
from laydown.games.mille.view import MilleView
from laydown.games.options import changed

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from laydown.cards import Deck
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.config import Config
    from laydown.games.mille.events import MilleEvent
    from laydown.games.mille.result import MilleResult
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


class Mille:
    """`games.rules.Game` for Mille; each method hands on to the module that knows."""

    name: str = "mille"
    presets: Mapping[str, Any] = PRESETS
    options: tuple[Option, ...] = OPTIONS

    def configure(self, preset: str, changes: Mapping[str, str]) -> Config:
        if preset not in PRESETS:
            raise ConfigError(
                Message.of("preset-unknown", preset=preset, allowed=", ".join(PRESETS)), "preset"
            )
        return changed(PRESETS[preset], OPTIONS, changes)

    def check_seats(self, config: Config, seats: int) -> None:  # noqa: ARG002 - no option changes it
        check_seats(seats)

    def default_seats(self, config: Config) -> int:  # noqa: ARG002 - no option changes it
        return SEATS

    def deck(self, config: Config, seats: int) -> Deck:  # noqa: ARG002 - always the same 104 cards
        return DECK

    def first_dealer_by_low_draw(self, config: Config) -> bool:
        """Low card deals, or the first dealer is random (M-DEAL-4)."""
        return config.first_dealer == "low_draw"

    def new_deal(self, config: Config, plan: DealPlan, totals: tuple[int, ...], stock: Stock) -> MilleDeal:
        return MilleDeal(config, plan, totals, stock)

    def new_view(self, config: Config, seat: Watcher) -> MilleView:
        return MilleView(config, seat)

    def standing(
        self,
        config: Config,
        seats: int,
        first_dealer: int,
        results: Sequence[MilleResult],
        *,
        resigned: Collection[int] = (),
    ) -> Standing:
        """With two at the table, whoever resigns ends the match: no deal is reckoned after that."""
        del resigned
        check_seats(seats)
        return ending.standing(config, first_dealer, results)

    def read_action(self, text: str) -> MilleAction:
        return notation.read_action(text)

    def action_from_plain(self, plain: Plain) -> MilleAction:
        return notation.action_from_plain(plain)

    def event_from_plain(self, plain: Plain) -> MilleEvent:
        return notation.event_from_plain(plain)

    def result_from_plain(self, plain: Plain) -> MilleResult:
        return notation.result_from_plain(plain)

    def rulebook(self, config: Config, seats: int) -> tuple[Rule, ...]:
        check_seats(seats)
        return rulebook(config)

    def sheet(self, config: Config, seats: int, results: Sequence[MilleResult]) -> tuple[SheetRow, ...]:
        check_seats(seats)
        return ending.sheet(config, results)

    def settlement(self, config: Config, standing: Standing) -> tuple[SettlementLine, ...]:
        return ending.settlement(config, standing)
