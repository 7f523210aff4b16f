"""A deal of Mille in compiled code, to be held to the referee's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from laydown.bots.greedy_mille import GreedyMille
from laydown.fast.mille import single, state
from laydown.fast.mille.actions import CUT_FIRST, CUT_LAST
from laydown.fast.mille.codes import codes
from laydown.games.mille.deal import DECK
from laydown.games.rules import Offer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fast.lockstep import Scene
    from laydown.cards import Card
    from laydown.compiled import Record, Records
    from laydown.games.mille.config import Config
    from laydown.games.mille.engine import MilleDeal

_CUTS = sum(1 << code for code in range(CUT_FIRST, CUT_LAST + 1))


class MilleTwin:
    """One record that is used again for every deal."""

    def __init__(self, config: Config) -> None:
        self.codes = codes()
        self.rules: Records = state.rules_of(config)
        self.states: Records = np.zeros(1, state.STATE)
        self._bot = GreedyMille()

    @property
    def state(self) -> Record:
        return self.states[0]

    def begin(self, scene: Scene) -> None:
        self.states["row"] = [state.class_of(each) for each in scene.order]
        single.begin(self.rules, self.states, 0, scene.plan.number, scene.plan.dealer)

    def legal(self, seat: int) -> int:
        now = self.state
        assert seat == now["turn"]
        if now["phase"] == state.CUT:
            return _CUTS
        low, high = single.legal(self.rules, self.states, 0)
        return low | high << 64

    def greedy(self, seat: int) -> int:
        assert seat == self.state["turn"]
        return single.greedy(self.rules, self.states, 0)

    def apply(self, seat: int, code: int) -> None:
        assert seat == self.state["turn"]
        single.apply(self.rules, self.states, 0, code)

    def reshuffle(self, order: tuple[Card, ...]) -> None:
        classes = [state.class_of(each) for each in order]
        assert sorted(classes) == sorted(self.state["row"][: len(order)].tolist())
        single.reshuffle(self.states, 0, np.array(classes, np.uint8))

    def moment(self) -> object:
        now = self.state
        phase, sizes = state.PHASES[int(now["phase"])], [int(size) for size in now["size"]]
        points = [int(each) for each in now["points"]] if phase == "over" else []
        return phase, int(now["turn"]), sizes, points

    def moment_of(self, deal: MilleDeal) -> object:
        now = deal.state
        points = list(deal.result().points) if now.phase == "over" else []
        return now.phase, now.turn, [hand.size for hand in now.hands], points

    def outcome(self) -> object:
        now = self.state
        return {
            "hands": [counts(hand) for hand in now["hand"]],
            "laid": [counts(laid) for laid in now["naturals"]],
            "wilds": [counts(laid) for laid in now["wilds"]],
            "closed": [
                [rank for rank in DECK.ranks if int(tops) >> 4 * rank - 4 & 8] for tops in now["closed"]
            ],
            "pile": now["row"][: now["piled"]].tolist(),
            "pile counted": counts(now["pile"]),
            "stock": now["row"][now["next"] :].tolist(),
            "points": now["points"].tolist(),
            "marks": now["marks"].tolist(),
            "eights": now["eights"].tolist(),
            "natural": bool(now["natural"]),
            "chapeau": int(now["chapeau"]),
            "out": int(now["out"]),
            "reshuffles": int(now["shuffled"]),
        }

    def outcome_of(self, deal: MilleDeal) -> object:
        now, result = deal.state, deal.result()
        spreads = [now.spreads_of(seat) for seat in range(2)]
        return {
            "hands": [tally(hand) for hand in now.hands],
            "laid": [tally(card for spread in own for card in spread.naturals) for own in spreads],
            "wilds": [tally(spread.rank - 1 for spread in own for _ in spread.wilds) for own in spreads],
            "closed": [[each.rank for each in own if each.closed] for own in spreads],
            "pile": [state.class_of(each) for each in now.pile],
            "pile counted": tally(now.pile),
            "stock": [state.class_of(each) for each in now.stock.cards()],
            "points": list(result.points),
            "marks": list(result.marks),
            "eights": list(result.eights),
            "natural": result.natural,
            "chapeau": state.NOBODY if result.chapeau is None else result.chapeau,
            "out": state.NOBODY if result.out is None else result.out,
            "reshuffles": now.reshuffles,
        }

    def bot(self, deal: MilleDeal, seat: int, legal: list[Any]) -> int:
        now = deal.state
        view = SimpleNamespace(
            hand=now.hands[seat],
            pile=now.pile,
            seat=seat,
            config=deal.config,
            spreads={seat: now.spreads_of(seat)},
        )
        return self.codes.code_of[self._bot.choose(view, Offer(seat, tuple(legal)))]


def counts(word: int) -> list[int]:
    """A count as a list."""
    return [int(word) >> 4 * each & 15 for each in range(state.CLASSES)]


def tally(cards: Iterable[Card | int]) -> list[int]:
    """How many of each class these cards, or classes, are."""
    row = [0] * state.CLASSES
    for each in cards:
        row[each if isinstance(each, int) else state.class_of(each)] += 1
    return row
