"""Observations of Three Thirteen are what a seat was told by the referee, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fast.lockstep import Scene
from fast.three_thirteen_twin import ThreeThirteenTwin
from laydown.cards import Rank
from laydown.fast.three_thirteen import engine, observe, state
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.events import Took, WentOut
from laydown.table.stock import OrderedStock
from properties.configs import random_config, random_seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from laydown.cards import Card
    from laydown.compiled import Record
    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.events import AnyEvent

TABLES = (
    ("three-thirteen", 2),
    ("three-thirteen", 8),
    ("ace-high-low", 3),
    ("face-values", 2),
    ("jokers", 4),
    ("three-thirteen-two-decks", 7),
    ("five-crowns", 7),
    ("deuces-arent-wild", 3),
)


class Told:
    """An observation made of nothing but the events that a seat sees."""

    def __init__(self, config: Config, seat: int, seats: int) -> None:
        self.config = config
        self.seat = seat
        self.order = [(seat + place) % seats for place in range(seats)]
        self.view: Any = GAME.new_view(config, seat)
        self.idle = 0
        self.turns_left = 0

    def fold(self, event: AnyEvent) -> None:
        seen: Any = event.seen_by(self.seat)
        if seen is None:
            return
        self.view.fold(seen)
        if isinstance(seen, Took):
            self.idle += 1
        elif seen.kind == "drew":
            self.idle = 0
        elif isinstance(seen, WentOut):
            self.turns_left = (len(self.view.players) - 1) * self.config.last_turns
        elif seen.kind == "discarded" and self.view.out is not None:
            self.turns_left -= 1

    def row(self) -> list[int]:
        view = self.view
        assert view.hand is not None
        deck = view.deck
        hand, pile = self._plane(view.hand), self._plane(view.pile)
        whole = self._plane(deck.cards())
        unseen = [n - own - lying for n, own, lying in zip(whole, hand, pile, strict=True)]
        wilds = [kind for kind in set(deck.cards()) if kind.rank in (view.wild_rank, Rank.JOKER)]
        taken = () if view.taken is None else (view.taken,)
        planes: list[list[int]] = [
            hand,
            pile,
            self._plane(view.pile[-1:]),
            self._plane(taken),
            self._plane(wilds),
            unseen,
        ]
        planes += [self._plane(view.known[seat]) for seat in self.order]
        by_seat: list[list[int]] = [
            [view.counts[seat] for seat in self.order],
            [seat == view.turn for seat in self.order],
            [seat == view.out for seat in self.order],
            [seat == view.dealer for seat in self.order],
        ]
        numbers: list[int] = [
            min(view.stock, 255),
            min(len(view.pile), 255),
            *(view.phase == phase for phase in state.PHASES),
            view.number,
            min(view.number, self.config.deals) + self.config.first_hand - 1,
            view.wild_rank,
            self.turns_left,
            self.idle,
            view.reshuffles,
        ]
        return [int(each) for part in (*planes, *by_seat, numbers) for each in part]

    def _plane(self, cards: Iterable[Card]) -> list[int]:
        index, found = self.view.deck.index, Counter(cards)
        row = [0] * state.KINDS
        for kind, count in found.items():
            row[index[kind]] = count
        return row


def told_as_observed(config: Config, seats: int, number: int, chance: Random) -> Counter[str]:
    """A deal by chance, with many cards from the pile; gives what became of it."""
    scene = Scene.of(GAME, config, seats, f"observed {chance.random()}", number)
    twin = ThreeThirteenTwin(config, seats)
    deal: Any = GAME.new_deal(config, scene.plan, (0,) * seats, OrderedStock(scene.order))
    twin.begin(scene)
    told = [Told(config, seat, seats) for seat in range(seats)]
    row: NDArray[np.uint8] = np.full(observe.size(seats), 77, np.uint8)
    places: NDArray[np.int8] = np.full(engine.ACTIONS, 77, np.int8)
    found: Counter[str] = Counter()
    greedy = chance.choice((0.0, 0.5))
    since = 0
    while actors := deal.to_act():
        if actors[0] == DEALER:
            order = scene.dice.reshuffle(deal.to_shuffle(), number, int(twin.state["shuffled"]) + 1)
            deal.apply(DEALER, Reshuffle(order))
            twin.reshuffle(order)
            found["reshuffled"] += 1
            continue
        for event in deal.events[since:]:
            for each in told:
                each.fold(event)
        since = len(deal.events)
        for each in told:
            observe.observe(twin.table, twin.state, each.seat, row)
            assert row.tolist() == each.row()
        seat: int = actors[0]
        legal = deal.legal(seat)
        observe.mask(twin.table, twin.state, places)
        assert places.nonzero()[0].tolist() == sorted(twin.codes.code_of[atom] for atom in legal)
        found["known"] += sum(map(len, told[seat].view.known))
        code = twin.codes.code_of[chance.choice(legal)]
        if chance.random() < greedy:
            code = twin.greedy(seat)
        found["out"] += code >= engine.GO_OUT
        deal.apply(seat, twin.codes.pick(code, legal))
        twin.apply(seat, code)
    for event in deal.events[since:]:
        told[0].fold(event)
    observe.observe(twin.table, twin.state, 0, row)
    assert row.tolist() == told[0].row()
    return found


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_an_observation_is_what_the_seat_was_told(preset: str, seats: int) -> None:
    config = GAME.configure(preset, {})
    chance = Random(f"{preset} {seats}")
    found: Counter[str] = Counter()
    for number in (1, 4, config.deals, config.deals + 1):
        found += told_as_observed(config, seats, number, chance)
    assert found["known"] > 50
    assert found["out"] >= 1


def test_under_any_options() -> None:
    chance = Random("any options")
    found: Counter[str] = Counter()
    for _ in range(26):
        config = random_config(chance, chance.choice(TABLES)[0])
        if (config.wild_limit, config.face_points, config.ace) != ("none", "ten", "low"):
            continue  # nothing here hangs on these, and their tables take time
        number = chance.randint(1, config.deals + 1)
        found += told_as_observed(config, random_seats(chance, GAME, config), number, chance)
    assert found["known"] > 100
    assert found["out"] >= 5
    assert found["reshuffled"] >= 1


def test_other_hands_look_the_same() -> None:
    """The hands of all others and the stock change places: nothing of it shows."""
    seats = 4
    config = GAME.configure("jokers", {})
    twin = ThreeThirteenTwin(config, seats)
    before: NDArray[np.uint8] = np.zeros(observe.size(seats), np.uint8)
    after = before.copy()
    for number in range(1, 12):
        twin.begin(Scene.of(GAME, config, seats, "hidden", number))
        now: Record = twin.state
        observe.observe(twin.table, now, 2, before)
        held = now["hands"].copy()
        at = int(now["next"])
        for seat in (0, 1, 3):
            hand = [kind for kind, n in enumerate(held[seat]) for _ in range(n)]
            fresh = now["row"][at : at + len(hand)].copy()
            now["row"][at : at + len(hand)] = hand
            now["hands"][seat] = np.bincount(fresh, minlength=state.KINDS)
            at += len(hand)
        assert (now["hands"][[0, 1, 3]] != held[[0, 1, 3]]).any()
        observe.observe(twin.table, now, 2, after)
        assert before.tobytes() == after.tobytes()
