"""The two games as compiled play has them, card by card as chance deals them.

An engine is made of a preset, its options and the number of seats. It keeps nothing of a deal: that is a
record in an array of one, which is handed to each method.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from laydown.fast.mille import actions as code
from laydown.fast.mille import observe as see_mille
from laydown.fast.mille import single as mille
from laydown.fast.mille import state as mille_state
from laydown.fast.mille.codes import NAMES, text_of
from laydown.fast.three_thirteen import engine as turns
from laydown.fast.three_thirteen import observe as see_three_thirteen
from laydown.fast.three_thirteen import single as three_thirteen
from laydown.fast.three_thirteen import state as turn_state
from laydown.fast.three_thirteen.codes import codes
from laydown.games import game_of
from laydown.games.mille.result import MilleResult
from laydown.games.three_thirteen.deal import deck_for
from laydown.games.three_thirteen.scoring import DealResult
from laydown.melds.kernel.form import WORK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from laydown.compiled import Record, Records
    from laydown.games.rules import DealPlan, Game, Standing

UPCARD: Final = -1
"""In place of a seat: the card is turned up."""

Cards = tuple[int, ...]
"""Kinds of cards."""


class Engine(ABC):
    """A game with its options. A card is its kind: `kinds` are their names, `pack` how many there are."""

    game: Game
    config: Any
    seats: int
    kinds: tuple[str, ...]
    pack: NDArray[np.int64]
    actions: int
    drawing: int
    size: int
    state: ClassVar[np.dtype[np.void]]
    reshuffling: ClassVar[int]
    over: ClassVar[int]

    def standing(self, first_dealer: int, results: Sequence[Any]) -> Standing:
        """Where a match of these deals stands."""
        return self.game.standing(self.config, self.seats, first_dealer, results)

    def phase(self, states: Records) -> int:
        return int(states["phase"][0])

    def turn(self, states: Records) -> int:
        return int(states["turn"][0])

    def stock(self, states: Records) -> NDArray[np.int64]:
        """How many cards of each kind may come next."""
        now: Record = states[0]
        return np.bincount(now["row"][int(now["next"]) : int(self.pack.sum())], minlength=len(self.kinds))

    def put_on_top(self, states: Records, kind: int) -> None:
        """Let the next card of the stock be of this kind."""
        first = int(states["next"][0])
        row: NDArray[np.uint8] = states["row"][0]
        at = first + int(np.flatnonzero(row[first : int(self.pack.sum())] == kind)[0])
        row[first], row[at] = row[at], row[first]

    def legal(self, states: Records) -> list[int]:
        """What the seat to act may do, in rising order."""
        found: list[int] = []
        for word, first in zip(self.words(states), (0, 64), strict=True):
            left = word & (1 << 64) - 1
            while left:
                lowest = left & -left
                found.append(first + lowest.bit_length() - 1)
                left ^= lowest
        return found

    @abstractmethod
    def words(self, states: Records) -> tuple[int, int]:
        """The legal set as two words."""

    @abstractmethod
    def dealing(self, plan: DealPlan) -> list[int]:
        """The seats that get the cards in the order in which they are dealt, UPCARD for the last."""

    @abstractmethod
    def begin(self, states: Records, dealt: Sequence[int], plan: DealPlan) -> None:
        """Begin a deal with these cards dealt; the order of the others is no matter."""

    @abstractmethod
    def apply(self, states: Records, action: int) -> None:
        """Do what is legal."""

    @abstractmethod
    def reshuffle(self, states: Records) -> None:
        """The pile but its top becomes the stock, in any order."""

    @abstractmethod
    def hand(self, states: Records, seat: int) -> NDArray[np.int64]:
        """How many cards of each kind this seat holds."""

    @abstractmethod
    def laid_with_pile(self, action: int) -> Cards:
        """The cards of the hand with which the pile is taken."""

    @abstractmethod
    def is_take(self, action: int) -> bool:
        """Whether it takes cards from the pile."""

    @abstractmethod
    def shows_hand(self, states: Records, action: int) -> bool:
        """Whether the hand of who does this lies open from now on."""

    def only_the_pile(self, states: Records) -> bool:
        """Whether the stock is empty, and that the deal goes on tells that the pile may be taken."""
        del states
        return False

    @abstractmethod
    def result(self, states: Records, plan: DealPlan) -> Any:  # noqa: ANN401 - each game has its own
        """How the deal ended."""

    @abstractmethod
    def made(self, result: Any) -> list[float]:  # noqa: ANN401 - each game has its own
        """What each seat made in a deal: in all they sum to zero."""

    @abstractmethod
    def most(self) -> float:
        """No seat makes more than this in a deal, nor loses more."""

    @abstractmethod
    def longest(self) -> tuple[int, int]:
        """No deal has more decisions and cards from the stock than these."""

    @abstractmethod
    def observe(self, states: Records, seat: int) -> NDArray[np.uint8]:
        """What the seat knows, as the vector environment shows it."""

    @abstractmethod
    def name_of(self, action: int) -> str:
        """An action in the referee's words."""


class MilleEngine(Engine):
    """Mille; nobody cuts."""

    state = mille_state.STATE
    reshuffling = mille_state.RESHUFFLE
    over = mille_state.OVER

    def __init__(self, preset: str, options: str) -> None:
        self.given = (preset, options, 2)
        self.game = game_of(preset)
        if self.game.name != "mille":
            raise ValueError(f"{preset} is no preset of Mille")
        self.config = self.game.configure(preset, {**changes_of(options), "cut": "no"})
        self._rules = mille_state.rules_of(self.config)
        self.seats = 2
        self.kinds = NAMES
        self.pack = np.bincount(mille_state.PACK, minlength=len(NAMES))
        self.actions = code.PLACES
        self.drawing = code.DRAWING
        self.size = see_mille.SIZE

    def words(self, states: Records) -> tuple[int, int]:
        return mille.legal(self._rules, states, 0)

    def dealing(self, plan: DealPlan) -> list[int]:
        return [1 - plan.dealer, plan.dealer] * mille_state.DEALT + [UPCARD]

    def begin(self, states: Records, dealt: Sequence[int], plan: DealPlan) -> None:
        states["row"][0] = _filled(dealt, self.pack)
        mille.begin(self._rules, states, 0, plan.number, plan.dealer)

    def apply(self, states: Records, action: int) -> None:
        mille.apply(self._rules, states, 0, action)

    def reshuffle(self, states: Records) -> None:
        mille.reshuffle(states, 0, states["row"][0, : int(states["piled"][0]) - 1].copy())

    def hand(self, states: Records, seat: int) -> NDArray[np.int64]:
        return _counts(int(states["hand"][0, seat]))

    def laid_with_pile(self, action: int) -> Cards:
        return _cards(_counts(int(code.NATURALS[action])))

    def is_take(self, action: int) -> bool:
        return bool(code.KIND[action] == code.IS_PILE)

    def shows_hand(self, states: Records, action: int) -> bool:
        del states, action
        return False

    def only_the_pile(self, states: Records) -> bool:
        return self.phase(states) == mille_state.LAST

    def result(self, states: Records, plan: DealPlan) -> MilleResult:
        now: Record = states[0]

        def pair(name: str) -> tuple[int, int]:
            return int(now[name][0]), int(now[name][1])

        out, chapeau = int(now["out"]), int(now["chapeau"])
        return MilleResult(
            number=plan.number,
            dealer=plan.dealer,
            players=plan.players,
            points=pair("points"),
            out=None if out == mille_state.NOBODY else out,
            natural=bool(now["natural"]),
            laid=(0, 0),
            eights=pair("eights"),
            held=(0, 0),
            marks=pair("marks"),
            chapeau=None if chapeau == mille_state.NOBODY else chapeau,
        )

    def made(self, result: Any) -> list[float]:  # noqa: ANN401 - each game has its own
        own, other = result.points
        return [float(own - other), float(other - own)]

    def most(self) -> float:
        whole = int(self.pack @ mille_state.VALUES)
        return float(whole * self.config.eight_factor * self.config.natural_out_factor + whole)

    def longest(self) -> tuple[int, int]:
        """Each card leaves a hand once at most between two shuffles; a turn takes a source and a discard."""
        cards = int(self.pack.sum())
        drawn = cards * (3 if self.config.stock_out == "reshuffle" else 1)
        return 4 * (drawn + cards), drawn

    def observe(self, states: Records, seat: int) -> NDArray[np.uint8]:
        row = np.empty(self.size, np.uint8)
        see_mille.observe(states[0], np.int8(seat), row)  # type: ignore[arg-type]
        return row

    def name_of(self, action: int) -> str:
        return text_of(action)

    def __deepcopy__(self, memo: object) -> MilleEngine:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return mille_engine, self.given[:2]


class ThreeThirteenEngine(Engine):
    """Three Thirteen and its relations that are played in turns."""

    state = turn_state.STATE
    reshuffling = turn_state.RESHUFFLE
    over = turn_state.OVER

    def __init__(self, preset: str, options: str, seats: int) -> None:
        self.given = (preset, options, seats)
        self.game = game_of(preset)
        if self.game.name != "three-thirteen":
            raise ValueError(f"{preset} is no preset of Three Thirteen")
        self.config = self.game.configure(preset, changes_of(options))
        self.game.check_seats(self.config, seats)
        self._table = turn_state.table_of(self.config, seats)
        self._works: Records = np.zeros(1, WORK)
        self.seats = seats
        deck = deck_for(self.config, seats)
        self._texts = {number: str(atoms[0]) for number, atoms in codes(deck).atoms_of.items()}
        self.kinds = tuple(each.text for each in deck.kinds)
        self.pack = np.array(list(deck.copies), np.int64)
        self.actions = turns.ACTIONS
        self.drawing = turns.DRAWING
        self.size = see_three_thirteen.size(seats)

    def words(self, states: Records) -> tuple[int, int]:
        return three_thirteen.legal(self._table, states, 0)

    def dealing(self, plan: DealPlan) -> list[int]:
        order = [(plan.dealer + 1 + at) % self.seats for at in range(self.seats)]
        hand = self.config.first_hand + min(plan.number, self.config.deals) - 1
        playing = [seat for seat in order if seat in plan.players]
        return [*(playing * int(hand)), UPCARD]

    def begin(self, states: Records, dealt: Sequence[int], plan: DealPlan) -> None:
        row = _filled(dealt, self.pack)
        states["row"][0, : len(row)] = row
        states["playing"][0] = [seat in plan.players for seat in range(turn_state.SEATS)]
        three_thirteen.begin(self._table, states, self._works, plan.number, plan.dealer)

    def apply(self, states: Records, action: int) -> None:
        three_thirteen.apply(self._table, states, self._works, 0, action)

    def reshuffle(self, states: Records) -> None:
        order = states["row"][0, : int(states["piled"][0]) - 1].copy()
        three_thirteen.reshuffle(self._table, states, 0, order)

    def hand(self, states: Records, seat: int) -> NDArray[np.int64]:
        hand: NDArray[np.int64] = states["hands"][0, seat, : len(self.kinds)].astype(np.int64)
        return hand

    def laid_with_pile(self, action: int) -> Cards:
        del action
        return ()

    def is_take(self, action: int) -> bool:
        return action == turns.TAKING

    def shows_hand(self, states: Records, action: int) -> bool:
        del states
        return action >= turns.GO_OUT and self.config.reveal == "at_once"

    def result(self, states: Records, plan: DealPlan) -> DealResult:
        now: Record = states[0]
        out = int(now["out"])
        return DealResult(
            number=plan.number,
            dealer=plan.dealer,
            players=plan.players,
            points=tuple(int(each) for each in now["points"][: self.seats]),
            outs=() if out == turn_state.NOBODY else (out,),
            ending=turn_state.ENDINGS[int(now["ending"])],
        )

    def made(self, result: Any) -> list[float]:  # noqa: ANN401 - each game has its own
        """What the others who played it cost on average, less what the seat itself did."""
        whole = sum(result.points)
        others = len(result.players) - 1
        made: list[float] = [
            (whole - own) / others - own if seat in result.players else 0.0
            for seat, own in enumerate(result.points)
        ]
        return made

    def most(self) -> float:
        dearest = int(self._table.forms["points"].max())
        return float(self.config.largest_hand * dearest - self.config.first_out_bonus)

    def longest(self) -> tuple[int, int]:
        """Between two cards from the stock there are no more turns than end a deal that stands still."""
        shuffles = 4 if self.config.stock_out == "reshuffle" else 1
        drawn = int(self.pack.sum()) * shuffles
        still = self.config.idle_rounds * self.seats + self.config.last_turns * self.seats
        return 2 * (drawn + 1) * (still + 1), drawn

    def observe(self, states: Records, seat: int) -> NDArray[np.uint8]:
        row = np.empty(self.size, np.uint8)
        see_three_thirteen.observe(self._table, states[0], seat, row)
        return row

    def name_of(self, action: int) -> str:
        return self._texts[action]

    def __deepcopy__(self, memo: object) -> ThreeThirteenEngine:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return three_thirteen_engine, self.given


@lru_cache(maxsize=16)
def mille_engine(preset: str, options: str) -> MilleEngine:
    """The one engine of these rules."""
    return MilleEngine(preset, options)


@lru_cache(maxsize=16)
def three_thirteen_engine(preset: str, options: str, seats: int) -> ThreeThirteenEngine:
    """The one engine of these rules."""
    return ThreeThirteenEngine(preset, options, seats)


def changes_of(options: str) -> dict[str, str]:
    """Options as OpenSpiel's parameters may hold them, without `=` and commas: `target:400 skunk:no`."""
    changes: dict[str, str] = {}
    for each in options.split():
        name, colon, value = each.partition(":")
        if not colon:
            raise ValueError(f"an option is written name:value, not {each}")
        changes[name] = value
    return changes


def _filled(dealt: Sequence[int], pack: NDArray[np.int64]) -> NDArray[np.uint8]:
    """These cards, then all the others."""
    rest = pack - np.bincount(dealt, minlength=len(pack))
    return np.concatenate([dealt, np.repeat(np.arange(len(pack)), rest)]).astype(np.uint8)


def _counts(word: int) -> NDArray[np.int64]:
    """A count of classes as compiled Mille keeps it, four bits for each."""
    return np.array([word >> 4 * each & 15 for each in range(len(NAMES))], np.int64)


def _cards(counts: NDArray[np.int64]) -> Cards:
    return tuple(np.repeat(np.arange(len(counts)), counts).tolist())
