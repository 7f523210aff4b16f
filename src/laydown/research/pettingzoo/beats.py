"""Deals and matches of Speed, a half of a beat at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from laydown.cards import standard_deck
from laydown.fast.speed import single
from laydown.fast.speed.codes import codes
from laydown.fast.speed.engine import PLACES
from laydown.fast.speed.observe import show, size
from laydown.fast.speed.state import ENDINGS, OVER, PHASES, RESHUFFLE, SEATS, STATE, setting_of
from laydown.games.rules import DealPlan
from laydown.games.three_thirteen import GAME
from laydown.games.three_thirteen.deal import deck_for
from laydown.games.three_thirteen.scoring import DealResult
from laydown.melds.kernel.form import WORK
from laydown.research.lanes import configured
from laydown.research.pettingzoo.turns import Made, Shape, a_seed, check_deal, seats_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.compiled import Record, Records
    from laydown.fast.speed.state import Setting
    from laydown.games.three_thirteen.config import Config
    from laydown.research.pettingzoo.turns import Shown


class Speed:
    """One episode after another. Deals are played in compiled code; who deals, who plays, and when a match is
    over is asked of the referee's score sheet. `states` is the deal, hidden cards too.
    """

    def __init__(
        self, preset: str, changes: Mapping[str, str], seats: int | None, *, whole: bool, deal: int | None
    ) -> None:
        self._config: Config = configured("three-thirteen", preset, changes)
        if not self._config.beats:
            raise ValueError(f"{preset} is played in turns: see three_thirteen_v0")
        check_deal(self._config, deal)
        many = seats_for(preset, self._config, seats)
        self.shape = Shape(seats=many, places=PLACES, size=size(many))
        deck = deck_for(self._config, many)
        self._pack = np.array([deck.index[card] for card in deck.cards()], np.uint8)
        self._whole = np.array(list(deck.copies), np.uint8)
        self.states: Records = np.zeros(1, STATE)
        self._works: Records = np.zeros(1, WORK)
        self._settings: dict[int, Setting] = {}
        self._unit_is_match = whole
        self._deal = deal
        self._seed: int | None = None
        self._episode = 0
        self._first_dealer = 0
        self._results: list[DealResult] = []
        self._standing = GAME.standing(self._config, many, 0, ())

    @property
    def _state(self) -> Record:
        return self.states[0]

    @property
    def _setting(self) -> Setting:
        number = int(self._state["number"])
        if number not in self._settings:
            self._settings[number] = setting_of(self._config, self.shape.seats, number)
        return self._settings[number]

    def begin(self, seed: int | None) -> None:
        """Begin the first episode of this seed, or without one the next."""
        if seed is not None or self._seed is None:
            self._seed = a_seed() if seed is None else seed
            self._episode = 0
        single.start(self.states, 0, self._seed, 2 * self._episode)
        self._episode += 1
        self._first_dealer = single.below(self.states, 0, self.shape.seats)
        self._results = []
        self._standing = GAME.standing(self._config, self.shape.seats, self._first_dealer, ())
        if self._unit_is_match:
            self._next_deal()
        else:
            number = self._deal or 1 + single.below(self.states, 0, self._config.deals)
            self._begin_deal(DealPlan(number, self._first_dealer, tuple(range(self.shape.seats))))

    def _next_deal(self) -> None:
        if self._standing.next is not None:
            self._begin_deal(self._standing.next)

    def _begin_deal(self, plan: DealPlan) -> None:
        """Begin a deal with packs shuffled by the stream of the episode."""
        now = self.states
        now["number"] = plan.number
        now["stock"][0, : len(self._pack)] = self._pack
        now["end"] = len(self._pack)
        single.shuffle(now, 0, len(self._pack))
        players = sum(1 << seat for seat in plan.players)
        single.begin(self._setting, now, 0, (plan.number, plan.dealer, players))

    def show(self) -> Shown:
        """New arrays with a row a seat: what it knows, what it may do, and the totals, its own first."""
        many = self.shape.seats
        rows, masks = np.empty((many, self.shape.size), np.uint8), np.empty((many, PLACES), np.int8)
        show(self._setting, self.states, self._whole, (rows, masks))
        totals = [np.roll(self._standing.totals, -seat) for seat in range(many)]
        return rows, masks, np.array(totals, np.int32)

    def act(self, choices: Mapping[int, int]) -> Made:
        """Do what the seats chose that owe a choice."""
        now = self.states
        for seat, choice in choices.items():
            single.apply(self._setting, now, 0, seat, choice, self._works)
        while self._state["phase"] == RESHUFFLE:
            piled = now["piled"][0]
            count = sum(max(0, int(each) - 1) for each in piled)
            single.reshuffle(self._setting, now, 0, self._works)
            single.shuffle(now, 0, count)
        many = self.shape.seats
        if self._state["phase"] != OVER:
            return Made.nothing(many)
        before = self._standing.totals
        self._score()
        rewards = tuple(had - has for had, has in zip(before, self._standing.totals, strict=True))
        over = self._standing.next is None or not self._unit_is_match
        if not over:
            self._next_deal()
        winners = self._standing.winners if self._unit_is_match else ()
        return Made(self._results[-1].points, rewards, 1, winners, ended=over)

    def _score(self) -> None:
        """Write the deal on the referee's score sheet."""
        now = self._state
        result = DealResult(
            number=int(now["number"]),
            dealer=int(now["dealer"]),
            players=seats_of(int(now["players"])),
            points=tuple(map(int, now["points"][: self.shape.seats])),
            outs=seats_of(int(now["outs"])),
            ending=ENDINGS[int(now["ending"])],
        )
        self._results.append(result)
        self._standing = GAME.standing(self._config, self.shape.seats, self._first_dealer, self._results)

    def name_of(self, action: int) -> str:
        """An action in the referee's words."""
        return str(codes().atoms_of[action][0])

    def lines(self) -> list[str]:
        """The table, for one who may see all hands."""
        now = self._state
        lines = [self._line(now, seat) for seat in range(self.shape.seats)]
        stock = int(now["end"] - now["next"])
        where = f"deal {now['number']}  beat {now['beat']}  {PHASES[now['phase']]}  stock {stock}"
        return [*lines, where]

    def _line(self, now: Record, seat: int) -> str:
        pile = [int(kind) for kind in now["piles"][seat, : now["piled"][seat]]]
        hand = [kind for kind, n in enumerate(map(int, now["hands"][seat])) for _ in range(n)]
        total = self._standing.totals[seat]
        return f"player_{seat}  total {total}  hand {_cards(hand)}  pile {_cards(pile)}"


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats that these bits stand for."""
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def _cards(kinds: list[int]) -> str:
    deck = standard_deck(1)
    return " ".join(deck.kinds[kind].text for kind in kinds) or "-"
