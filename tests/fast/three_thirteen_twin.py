"""A deal of Three Thirteen in compiled code, to be held to the referee's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from laydown.bots.greedy_three_thirteen import GreedyThreeThirteen
from laydown.fast.three_thirteen import single, state
from laydown.fast.three_thirteen.codes import codes
from laydown.games.rules import Offer
from laydown.games.three_thirteen.deal import deck_for
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from fast.lockstep import Scene
    from laydown.cards import Card, Hand
    from laydown.compiled import Record, Records
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.engine import TurnDeal


class ThreeThirteenTwin:
    """One record that is used again for every deal. The bot, which is slow, is asked in one deal of three."""

    def __init__(self, config: Config, seats: int) -> None:
        self.deck = deck_for(config, seats)
        self.codes = codes(self.deck)
        self.table = state.table_of(config, seats)
        self.states: Records = np.zeros(1, state.STATE)
        self.works: Records = np.zeros(1, WORK)
        self._bot = GreedyThreeThirteen()
        self._deals = 0

    @property
    def state(self) -> Record:
        return self.states[0]

    def begin(self, scene: Scene) -> None:
        self._deals += 1
        self.states["row"][0, : self.deck.size] = [self.deck.index[each] for each in scene.order]
        self.states["playing"][0] = [seat in scene.plan.players for seat in range(state.SEATS)]
        single.begin(self.table, self.states, self.works, scene.plan.number, scene.plan.dealer)

    def legal(self, seat: int) -> int:
        assert seat == self.state["turn"]
        low, high = single.legal(self.table, self.states, 0)
        return low | high << 64

    def greedy(self, seat: int) -> int:
        assert seat == self.state["turn"]
        return single.greedy(self.table, self.states, self.works, 0)

    def apply(self, seat: int, code: int) -> None:
        assert seat == self.state["turn"]
        single.apply(self.table, self.states, self.works, 0, code)

    def reshuffle(self, order: tuple[Card, ...]) -> None:
        kinds = [self.deck.index[each] for each in order]
        assert sorted(kinds) == sorted(self.state["row"][: len(order)].tolist())
        single.reshuffle(self.table, self.states, 0, np.array(kinds, np.uint8))

    def moment(self) -> object:
        now = self.state
        phase = state.PHASES[int(now["phase"])]
        out = None if now["out"] == state.NOBODY else int(now["out"])
        last = int(now["turns_left"]) if out is not None else 0
        seat = None if phase == "over" else int(now["turn"])
        return phase, seat, out, last, int(now["idle"]), int(now["piled"])

    def moment_of(self, deal: TurnDeal) -> object:
        now = deal.state
        seat = None if now.phase == "over" else now.turn
        return now.phase, seat, now.out, now.turns_left, now.idle, len(now.pile)

    def outcome(self) -> object:
        now = self.state
        kinds, seats = (
            len(self.deck.kinds),
            len(self.table.rules["seats"]) and int(self.table.rules["seats"][0]),
        )
        return {
            "hands": [now["hands"][seat, :kinds].tolist() for seat in range(seats) if now["playing"][seat]],
            "pile": now["row"][: now["piled"]].tolist(),
            "stock": now["row"][now["next"] : self.deck.size].tolist(),
            "points": now["points"][:seats].tolist(),
            "ending": state.ENDINGS[int(now["ending"])],
            "reshuffles": int(now["shuffled"]),
        }

    def outcome_of(self, deal: TurnDeal) -> object:
        now, result, index = deal.state, deal.result(), self.deck.index
        return {
            "hands": [list(now.hands[seat].counts) for seat in sorted(now.hands)],
            "pile": [index[each] for each in now.pile],
            "stock": [index[each] for each in now.stock.cards()],
            "points": list(result.points),
            "ending": result.ending,
            "reshuffles": now.reshuffles,
        }

    def bot(self, deal: TurnDeal, seat: int, legal: list[Any]) -> int:
        if self._deals % 3:
            return self.greedy(seat)
        now = deal.state
        hand: Hand = now.hands[seat]
        taken = self._taken(deal)
        view = SimpleNamespace(hand=hand, pile=now.pile, melds=deal.setting.rules, taken=taken)
        return self.codes.code_of[self._bot.choose(view, Offer(seat, tuple(legal)))]

    def _taken(self, deal: TurnDeal) -> Card | None:
        """The card that this turn took from the pile, as the seat's view has it."""
        event: Any = deal.events[-1]
        return event.card if event.to_plain()["event"] == "took" else None
