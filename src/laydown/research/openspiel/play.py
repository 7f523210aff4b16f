"""A deal or a match as OpenSpiel's states have it: chance deals card by card, each seat is told its part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import numpy as np

from laydown.games.rules import DealPlan
from laydown.research.openspiel.engines import UPCARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.compiled import Records
    from laydown.research.openspiel.engines import Cards, Engine

CHANCE: Final = -1
OVER: Final = -4
"""Who is to act where no seat is, as OpenSpiel numbers them."""

NO_DEALER: Final = -1

Happening: TypeAlias = "tuple[Literal['came', 'up', 'gave', 'got', 'shown', 'shuffled'], int, Cards]"
"""What happened to cards of a seat: they came face down, were turned up, left its hand for all to see, came
to it for all to see, or lay open in it; or the stock was made of these.
"""

FACE_DOWN: Final = 200
"""A step of `heard` says this of a card that came face down to another seat, and of an own card one more than
this and its kind.
"""


class Play:
    """One episode: a deal of this number, or with None a whole match. `steps` are all actions and outcomes so
    far, `told` the words of each seat, and `stories` for each deal what happened to its cards, each with its
    place in `steps`. `rewards` are what the last action made, `returns` what all did.
    """

    def __init__(self, engine: Engine, deal: int | None) -> None:
        self.engine = engine
        self.deal = deal
        self.states: Records = np.zeros(1, engine.state)
        self.steps: list[int] = []
        self.told: list[list[str]] = [[] for _ in range(engine.seats)]
        self.heard: list[list[tuple[int, int]]] = [[] for _ in range(engine.seats)]
        self.stories: list[list[tuple[int, Happening]]] = []
        self.results: list[Any] = []
        self.returns = [0.0] * engine.seats
        self.rewards = [0.0] * engine.seats
        self.totals: tuple[int, ...] = (0,) * engine.seats
        self.first_dealer = NO_DEALER
        self.plan: DealPlan | None = None
        self.dealing: list[int] = []
        self.dealt: list[int] = []
        self.drawing = False

    def __deepcopy__(self, memo: object) -> Play:
        """What a copy shares with its original never changes."""
        copy = Play(self.engine, self.deal)
        copy.__dict__.update(self.__dict__)
        copy.states = self.states.copy()
        copy.steps = self.steps.copy()
        copy.told = [each.copy() for each in self.told]
        copy.heard = [each.copy() for each in self.heard]
        copy.stories = [each.copy() for each in self.stories]
        copy.results = self.results.copy()
        copy.returns = self.returns.copy()
        copy.dealing, copy.dealt = self.dealing.copy(), self.dealt.copy()
        return copy

    # -- what is asked -------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether all cards of this deal are dealt."""
        return bool(self.dealt) and len(self.dealt) == len(self.dealing)

    def to_act(self) -> int:
        """The seat that chooses, CHANCE or OVER."""
        if self.first_dealer == NO_DEALER:
            return CHANCE
        if self.plan is None:
            return OVER
        return self.engine.turn(self.states) if self.begun and not self.drawing else CHANCE

    def chances(self) -> list[tuple[int, int]]:
        """The kinds of the next card, or the first dealers, and in how many ways each may come about."""
        if self.first_dealer == NO_DEALER:
            return [(seat, 1) for seat in range(self.engine.seats)]
        if self.begun:
            left = self.engine.stock(self.states)
        else:
            left = self.engine.pack - np.bincount(self.dealt, minlength=len(self.engine.pack))
        return [(int(kind), int(left[kind])) for kind in np.flatnonzero(left)]

    def legal(self) -> list[int]:
        """What the seat to act may do."""
        return self.engine.legal(self.states)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What the seat sees, once all is dealt."""
        if not self.begun:
            return np.zeros(self.engine.size, np.uint8)
        return self.engine.observe(self.states, seat)

    # -- what is done --------------------------------------------------------------------------------

    def do(self, step: int) -> None:
        """Do an action or an outcome; nothing is asked."""
        actor = self.to_act()
        self.steps.append(step)
        if actor >= 0:
            self.rewards = [0.0] * self.engine.seats
            self._act(actor, step)
        elif self.first_dealer == NO_DEALER:
            self._first_dealer(step)
        elif self.drawing:
            self._draw(step)
        else:
            self._deal_card(step)

    def _first_dealer(self, seat: int) -> None:
        engine = self.engine
        self.first_dealer = seat
        self._tell(f"dealer {seat}")
        if self.deal is None:
            self.plan = engine.standing(seat, []).next
        else:
            self.plan = DealPlan(self.deal, seat, tuple(range(engine.seats)))
        self._begin()

    def _begin(self) -> None:
        assert self.plan is not None  # noqa: S101 - there is a deal to begin
        self.dealing, self.dealt = self.engine.dealing(self.plan), []
        self.stories.append([])
        self.heard = [[] for _ in self.heard]

    def _deal_card(self, kind: int) -> None:
        seat = self.dealing[len(self.dealt)]
        self.dealt.append(kind)
        name = self.engine.kinds[kind]
        if seat == UPCARD:
            self._note("up", UPCARD, (kind,))
            self._tell(f"up {name}")
        else:
            self._came(seat, kind, "deal")
        if self.begun and self.plan is not None:
            self.engine.begin(self.states, self.dealt, self.plan)
            self._go_on()

    def _draw(self, kind: int) -> None:
        seat = self.engine.turn(self.states)
        self.engine.put_on_top(self.states, kind)
        self.engine.apply(self.states, self.engine.drawing)
        self.drawing = False
        self._came(seat, kind, "card")
        self._go_on()

    def _act(self, seat: int, action: int) -> None:
        engine = self.engine
        word = engine.name_of(action)
        self._hear(seat, 1 + action)
        if action == engine.drawing:
            self.drawing = True
            self._tell(word)
            return
        before = engine.hand(self.states, seat)
        engine.apply(self.states, action)
        change = engine.hand(self.states, seat) - before
        if engine.is_take(action):
            pair = engine.laid_with_pile(action)
            got = change + np.bincount(pair, minlength=len(change)).astype(np.int64)
            self._take(seat, pair, _cards(got))
        else:
            self._note("gave", seat, _cards(-change))
        if engine.shows_hand(self.states, action):
            word += f": {self._show(seat)}"
        self._tell(word)
        self._go_on()

    def _take(self, seat: int, pair: Cards, got: Cards) -> None:
        """Where the pair may come from the pile as well, all that is taken comes first."""
        moves: list[tuple[Literal["gave", "got"], Cards]] = [("gave", pair), ("got", got)]
        if getattr(self.engine.config, "pile_take", "") == "pair_anywhere":
            moves.reverse()
        for what, cards in moves:
            self._note(what, seat, cards)

    def _go_on(self) -> None:
        """Shuffle the pile where that is due, and end the deal where it is over."""
        engine = self.engine
        if engine.phase(self.states) == engine.reshuffling:
            engine.reshuffle(self.states)
            self._note("shuffled", UPCARD, _cards(engine.stock(self.states)))
            self._tell("shuffle")
        if engine.phase(self.states) == engine.over:
            self._end()
        elif engine.only_the_pile(self.states) and self.told[0][-1] != "last":
            self._tell("last")

    def _end(self) -> None:
        engine, plan = self.engine, self.plan
        assert plan is not None  # noqa: S101 - it is the deal that ends
        result = engine.result(self.states, plan)
        self.results.append(result)
        self.rewards = engine.made(result)
        self.returns = [own + made for own, made in zip(self.returns, self.rewards, strict=True)]
        self._tell("; ".join(f"hand {seat}: {self._show(seat)}" for seat in plan.players))
        if self.deal is not None:
            self.totals = tuple(result.points)
            self.plan = None
            return
        standing = engine.standing(self.first_dealer, self.results)
        self.totals, self.plan = standing.totals, standing.next
        if self.plan is not None:
            self._begin()

    # -- what is told --------------------------------------------------------------------------------

    def _came(self, seat: int, kind: int, word: str) -> None:
        self._note("came", seat, (kind,))
        for other, words in enumerate(self.told):
            words.append(f"{word} {self.engine.kinds[kind]}" if other == seat else word)
            if word == "card":
                self.heard[other].append((self._from(other, seat), FACE_DOWN + (1 + kind) * (other == seat)))

    def _show(self, seat: int) -> str:
        cards = _cards(self.engine.hand(self.states, seat))
        self._note("shown", seat, cards)
        return " ".join(self.engine.kinds[kind] for kind in cards)

    def _note(self, what: Any, seat: int, cards: Cards) -> None:  # noqa: ANN401 - a verb of Happening
        self.stories[-1].append((len(self.steps) - 1, (what, seat, cards)))

    def _tell(self, word: str) -> None:
        for words in self.told:
            words.append(word)

    def _hear(self, seat: int, what: int) -> None:
        for other, heard in enumerate(self.heard):
            heard.append((self._from(other, seat), what))

    def _from(self, other: int, seat: int) -> int:
        """Who it was, seen by another: 1 for itself, 2 for the one to its left."""
        return 1 + (seat - other) % self.engine.seats


def _cards(counts: Sequence[int] | NDArray[np.int64]) -> Cards:
    return tuple(int(kind) for kind in np.repeat(np.arange(len(counts)), counts))
