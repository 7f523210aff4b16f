"""What a seat is told by the referee as an observation, and whole matches in a lane held to the referee."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from fast.mille_twin import tally
from fast.test_observe_three_thirteen import Told as ToldThreeThirteen
from laydown.fast import chance as dice
from laydown.fast.mille import engine
from laydown.fast.mille import state as mille_state
from laydown.fast.mille.codes import codes as mille_codes
from laydown.fast.three_thirteen.codes import codes as three_thirteen_codes
from laydown.games import game_of
from laydown.games.atoms import Reshuffle
from laydown.games.events import Discarded, Drew, Reshuffled, TurnBegan
from laydown.games.mille import GAME as MILLE
from laydown.games.mille.deal import DECK
from laydown.games.mille.events import Added, Laid, PileTaken
from laydown.games.rules import DEALER
from laydown.games.three_thirteen.deal import deck_for, order_of_play
from laydown.research.vector import MilleVectorEnv, ThreeThirteenVectorEnv
from laydown.table.stock import OrderedStock

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from laydown.cards import Card
    from laydown.compiled import Record, Records
    from laydown.games.mille.config import Config
    from laydown.games.mille.events import MilleEvent
    from laydown.games.mille.view import MilleView
    from laydown.games.rules import DealPlan


class ToldMille:
    """An observation made of nothing but the events that a seat sees."""

    def __init__(self, config: Config, seat: int) -> None:
        self.view: MilleView = MILLE.new_view(config, seat)
        self.seat = seat
        self.anywhere = config.pile_take == "pair_anywhere"
        self.known: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.first_turn = True
        self.taken = 0
        self.reshuffles = 0

    def fold(self, event: MilleEvent) -> None:
        seen: Any = event.seen_by(self.seat)
        if seen is None:
            return
        self.view.fold(seen)
        if isinstance(seen, TurnBegan):
            self.taken = 0
        elif isinstance(seen, Drew):
            self.first_turn = False
        elif isinstance(seen, Reshuffled):
            self.reshuffles += 1
        elif isinstance(seen, PileTaken):
            self._take(seen)
        elif isinstance(seen, Laid):
            self._played(seen.seat, seen.cards)
        elif isinstance(seen, (Added, Discarded)):
            self._played(seen.seat, (seen.card,))

    def _take(self, seen: PileTaken) -> None:
        self.first_turn = False
        known = self.known[seen.seat]
        if self.anywhere:
            known.update(map(mille_state.class_of, seen.pile))
            self._played(seen.seat, seen.laid)
        else:
            self._played(seen.seat, seen.laid[:-1])
            known.update(map(mille_state.class_of, seen.pile[:-1] if seen.laid else seen.pile))
        if seen.laid:
            self.taken = seen.laid[-1].rank

    def _played(self, seat: int, cards: Iterable[Card]) -> None:
        for each in map(mille_state.class_of, cards):
            self.known[seat][each] = max(0, self.known[seat][each] - 1)

    def row(self) -> list[int]:
        view, own, other = self.view, self.seat, 1 - self.seat
        assert view.hand is not None
        hand, pile = tally(view.hand), tally(view.pile)
        laid = {seat: self._spreads(seat) for seat in (own, other)}
        gone = [sum(laid[seat][0][each] for seat in (own, other)) for each in range(15)]
        gone[mille_state.TWO] += sum(sum(laid[seat][1]) for seat in (own, other))
        whole = np.bincount(mille_state.PACK)
        unseen = [int(whole[each]) - hand[each] - pile[each] - gone[each] for each in range(15)]
        planes: list[Sequence[int]] = [hand, *laid[own], *laid[other], pile]
        planes += [tally(view.pile[-1:]), self._known(own), self._known(other), unseen]
        phases = [view.phase == name for name in mille_state.PHASES]
        numbers = [
            view.counts[own],
            view.counts[other],
            view.stock,
            len(view.pile),
            *phases,
            view.dealer == own,
            self.first_turn,
            self.taken,
            self.reshuffles,
        ]
        return [int(each) for plane in planes for each in plane] + [int(each) for each in numbers]

    def _known(self, seat: int) -> list[int]:
        return [self.known[seat][each] for each in range(15)]

    def _spreads(self, seat: int) -> tuple[list[int], list[int], list[int]]:
        own = self.view.spreads[seat]
        wilds, closed = [0] * 15, [0] * 15
        for each in own:
            wilds[each.rank - 1] = len(each.wilds)
            closed[each.rank - 1] = each.closed
        return tally(card for each in own for card in each.naturals), wilds, closed


class MilleTable:
    """Mille in one lane, both seats the learner's."""

    def __init__(self, preset: str, changes: Mapping[str, str], seats: int) -> None:
        assert seats == 2
        self.seats = 2
        self.changes = {**changes, "cut": "no"}
        self.game = game_of(preset)
        self.config: Any = self.game.configure(preset, self.changes)
        self.env: Any = MilleVectorEnv(1, preset=preset, changes=changes, opponent=None, unit="match")
        self.codes = mille_codes()

    def told(self, seat: int) -> Any:  # noqa: ANN401 - each game's own
        return ToldMille(self.config, seat)

    def order(self, state: Record, plan: DealPlan) -> list[Card]:
        """The cards of a deal that has just begun, in an order that deals them so."""
        hands = [classes_of(int(state["hand"][seat])) for seat in (1 - plan.dealer, plan.dealer)]
        dealt = [each for pair in zip(*hands, strict=True) for each in pair]
        return cards_of([*dealt, int(state["row"][0]), *self._stock(state)])

    def reshuffled(self, state: Record, pile: Sequence[Card]) -> tuple[Card, ...]:
        """The same cards as the lane has shuffled them."""
        left = list(pile)
        return tuple(_pop(left, each) for each in self._stock(state))

    def _stock(self, state: Record) -> list[int]:
        found: list[int] = state["row"][state["next"] :].tolist()
        return found

    def rewards(self, plan: DealPlan, points: Sequence[int]) -> list[float]:
        del plan
        return [points[0] - points[1], points[1] - points[0]]


class ThreeThirteenTable:
    """Three Thirteen in one lane, all seats the learner's."""

    def __init__(self, preset: str, changes: Mapping[str, str], seats: int) -> None:
        self.seats = seats
        self.game = game_of(preset)
        self.config: Any = self.game.configure(preset, changes)
        self.env: Any = ThreeThirteenVectorEnv(
            1, preset=preset, changes=changes, seats=seats, opponent=None, unit="match"
        )
        self.deck = deck_for(self.config, seats)
        self.codes = three_thirteen_codes(self.deck)

    def told(self, seat: int) -> Any:  # noqa: ANN401 - each game's own
        return ToldThreeThirteen(self.config, seat, self.seats)

    def order(self, state: Record, plan: DealPlan) -> list[Card]:
        hands = [np.repeat(np.arange(len(held)), held).tolist() for held in state["hands"]]
        rounds = zip(*(hands[seat] for seat in order_of_play(plan)), strict=True)
        dealt = [each for cards in rounds for each in cards]
        return [self.deck.kinds[each] for each in (*dealt, int(state["row"][0]), *self._stock(state))]

    def reshuffled(self, state: Record, pile: Sequence[Card]) -> tuple[Card, ...]:
        del pile
        return tuple(self.deck.kinds[each] for each in self._stock(state))

    def _stock(self, state: Record) -> list[int]:
        found: list[int] = state["row"][state["next"] : self.deck.size].tolist()
        return found

    def rewards(self, plan: DealPlan, points: Sequence[int]) -> list[float]:
        rewards = [0.0] * self.seats
        for seat in plan.players:
            others = [points[other] for other in plan.players if other != seat]
            rewards[seat] = sum(others) / len(others) - points[seat]
        return rewards


def follow(table: MilleTable | ThreeThirteenTable, chance: np.random.Generator, seed: int) -> Counter[str]:
    """Play a match by chance in the lane and before the referee, and find all the same at every step; gives
    how many decisions and deals there were, and what came about.
    """
    env = table.env
    seen, info = env.reset(seed=seed)
    lane = env.lanes[0]
    first_dealer = int(lane["match"]["first_dealer"])
    results: list[Any] = []
    found: Counter[str] = Counter()
    seat = since = 0
    deal: Any = None
    told: dict[int, Any] = {}
    reward = termination = truncation = np.zeros(1)
    standing = table.game.standing(table.config, table.seats, first_dealer, results)
    while (plan := standing.next) is not None:
        order = OrderedStock(table.order(lane["state"], plan))
        deal = table.game.new_deal(table.config, plan, standing.totals, order)
        told = {seat: table.told(seat) for seat in plan.players}
        since = 0
        while actors := deal.to_act():
            if actors[0] == DEALER:
                deal.apply(DEALER, Reshuffle(table.reshuffled(lane["state"], deal.to_shuffle())))
                found["reshuffled"] += 1
                continue
            for event in deal.events[since:]:
                for each in told.values():
                    each.fold(event)
            since = len(deal.events)
            seat = int(actors[0])
            legal = deal.legal(seat)
            assert info["to_play"][0] == seat
            assert not info["winners"].any()
            assert seen["observation"][0].tolist() == told[seat].row()
            codes = sorted({table.codes.code_of[atom] for atom in legal})
            assert seen["action_mask"][0].nonzero()[0].tolist() == codes
            assert seen["totals"][0].tolist() == [*standing.totals[seat:], *standing.totals[:seat]]
            weights = np.array([9.0 if atom.verb in ("pile", "draw") else 1.0 for atom in legal])
            atom = legal[int(chance.choice(len(legal), p=weights / weights.sum()))]
            deal.apply(seat, atom)
            seen, reward, termination, truncation, info = env.step(np.array([table.codes.code_of[atom]]))
            found["decisions"] += 1
            if deal.to_act():
                assert not any((info["deals"][0], reward[0], info["points"].any(), termination[0]))
        result = deal.result()
        _check_end(info, result.points, table.rewards(plan, result.points))
        assert reward[0] == info["rewards"][0, seat]
        assert not truncation[0]
        results.append(result)
        found.update(deals=1, bonus=len(plan.players) < table.seats)
        standing = table.game.standing(table.config, table.seats, first_dealer, results)
        assert bool(termination[0]) == (standing.next is None)
    for event in deal.events[since:]:
        told[seat].fold(event)
    assert seen["observation"][0].tolist() == told[seat].row()
    assert info["winners"][0].nonzero()[0].tolist() == list(standing.winners)
    return found


def _check_end(info: dict[str, Any], points: Sequence[int], rewards: list[float]) -> None:
    assert info["deals"][0] == 1
    assert info["points"][0].tolist() == list(points)
    np.testing.assert_allclose(info["rewards"][0], rewards)


def classes_of(count: int) -> list[int]:
    return [each for each in range(mille_state.CLASSES) for _ in range(count >> 4 * each & 15)]


def cards_of(row: Iterable[int]) -> list[Card]:
    """Cards of these classes, each of the pack once."""
    left = list(DECK.cards())
    return [_pop(left, each) for each in row]


def _pop(cards: list[Card], each: int) -> Card:
    """The first card of this class, taken from among these."""
    return cards.pop(next(at for at, card in enumerate(cards) if mille_state.class_of(card) == each))


def first_deal_of(seed: int) -> tuple[list[Card], int]:
    """The cards and the dealer of the first deal of a lone lane, by the streams that the documents name."""
    states: Records = np.zeros(1, mille_state.STATE)
    engine.fresh(states[0], np.uint64(seed), np.uint64(0))
    dealer = dice.below(states[0], 2)
    dice.below(states[0], 2)
    row: NDArray[np.uint8] = states["row"][0].copy()
    dice.shuffle(states[0], row, 0, 104)
    return cards_of(row), dealer
