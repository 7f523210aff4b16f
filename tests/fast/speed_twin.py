"""A deal of 3-13 Speed in compiled code, to be held to the referee's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.cards import standard_deck
from laydown.fast.speed import single, state
from laydown.fast.speed.codes import codes
from laydown.games.rules import Offer
from laydown.games.three_thirteen.beats import neighbour
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fast.lockstep import Scene
    from laydown.cards import Card
    from laydown.compiled import Record, Records
    from laydown.fast.speed.state import Setting
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.speed import SpeedDeal
    from laydown.games.three_thirteen.state import SpeedState

_INDEX = standard_deck(1).index


class SpeedTwin:
    """One record that is used again for every deal; the deals of a match have settings of their own."""

    def __init__(self, config: Config) -> None:
        self.codes = codes()
        self.config = config
        self.states: Records = np.zeros(1, state.STATE)
        self.work: Records = np.zeros(1, WORK)
        self.setting: Setting
        self._settings: dict[tuple[int, int], Setting] = {}
        self._bot = GreedyThreeThirteen()

    @property
    def state(self) -> Record:
        return self.states[0]

    def begin(self, scene: Scene) -> None:
        plan, now = scene.plan, self.states
        key = scene.seats, plan.number
        if key not in self._settings:
            self._settings[key] = state.setting_of(self.config, *key)
        self.setting = self._settings[key]
        order = [_INDEX[each] for each in scene.order]
        now["stock"][0, : len(order)] = order
        now["end"] = len(order)
        players = sum(1 << seat for seat in plan.players)
        single.begin(self.setting, now, 0, (plan.number, plan.dealer, players))

    def legal(self, seat: int) -> int:
        low, high = single.legal(self.setting, self.states, 0, seat)
        return low | high << 64

    def greedy(self, seat: int) -> int:
        return single.greedy(self.setting, self.states, 0, seat, self.work)

    def apply(self, seat: int, code: int) -> None:
        single.apply(self.setting, self.states, 0, seat, code, self.work)

    def reshuffle(self, order: tuple[Card, ...]) -> None:
        """The order stands where the cards to be shuffled come to lie."""
        single.reshuffle(self.setting, self.states, 0, self.work)
        end = int(self.state["end"])
        stock = self.state["stock"]
        kinds = [_INDEX[each] for each in order]
        assert sorted(stock[end - len(kinds) : end].tolist()) == sorted(kinds)
        stock[end - len(kinds) : end] = kinds

    def moment(self) -> object:
        now = self.state
        owed = [seat for seat in range(state.SEATS) if any(single.legal(self.setting, self.states, 0, seat))]
        return state.PHASES[int(now["phase"])], int(now["beat"]), int(now["end"] - now["next"]), owed

    def moment_of(self, deal: SpeedDeal) -> object:
        now = speed_state(deal)
        owed = [seat for seat in deal.to_act() if seat >= 0]
        return now.phase, now.beat, len(now.stock), owed

    def outcome(self) -> object:
        now = self.state
        players = [seat for seat in range(state.SEATS) if int(now["players"]) >> seat & 1]
        return {
            "hands": [now["hands"][seat].tolist() for seat in players],
            "piles": [now["piles"][seat, : now["piled"][seat]].tolist() for seat in players],
            "stock": now["stock"][now["next"] : now["end"]].tolist(),
            "points": [int(now["points"][seat]) for seat in players],
            "outs": [seat for seat in players if int(now["outs"]) >> seat & 1],
            "ending": state.ENDINGS[int(now["ending"])],
            "reshuffles": int(now["shuffled"]),
        }

    def outcome_of(self, deal: SpeedDeal) -> object:
        now, result = speed_state(deal), deal.result()
        players = sorted(deal.players)
        return {
            "hands": [list(now.hands[seat].counts) for seat in players],
            "piles": [kinds(now.piles[seat]) for seat in players],
            "stock": kinds(now.stock.cards()),
            "points": [result.points[seat] for seat in players],
            "outs": list(result.outs),
            "ending": result.ending,
            "reshuffles": now.reshuffles,
        }

    def bot(self, deal: SpeedDeal, seat: int, legal: list[Any]) -> int:
        now = speed_state(deal)
        pile = now.piles[neighbour(deal.players, seat)]
        view = SimpleNamespace(
            hand=now.hands[seat], pile=pile, melds=deal.setting.rules, taken=taken_by(deal, seat)
        )
        return self.codes.code_of[self._bot.choose(view, Offer(seat, tuple(legal)))]


def speed_state(deal: SpeedDeal) -> SpeedState:
    """The position, which is the referee's own otherwise."""
    return deal.state


def taken_by(deal: SpeedDeal, seat: int) -> Card | None:
    """The card that a seat has taken from its neighbour in this beat."""
    for event in reversed(deal.events):
        if event.kind == "beat-began":
            return None
        if event.kind == "took" and getattr(event, "seat", None) == seat:
            card: Card = getattr(event, "card")  # noqa: B009 - the kind says that it has one
            return card
    return None


def kinds(cards: Iterable[Card]) -> list[int]:
    return [_INDEX[each] for each in cards]
