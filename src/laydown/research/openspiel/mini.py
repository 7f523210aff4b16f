"""Mini-Mille and Mini-313 as games of OpenSpiel."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.cards import Rank
from laydown.research.mini.game import CHANCE, OVER, SEATS
from laydown.research.mini.mille import MiniMille
from laydown.research.mini.play import DEALING, Record, Round
from laydown.research.mini.three_thirteen import Mini313
from laydown.research.openspiel.binding import Game, State, game_type, spiel
from laydown.research.openspiel.observer import Observer, Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from laydown.research.mini.game import MiniGame


class MiniState(State):
    """`round` holds where the game stands and what each seat was told; an action or an outcome is a step of
    it.
    """

    def __init__(self, game: OpenSpielMini) -> None:
        super().__init__(game)
        self.round = Round(game.mini)

    def current_player(self) -> int:
        return self.round.to_act

    def is_terminal(self) -> bool:
        return self.round.to_act == OVER

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return list(self.round.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each hand or card that may come, and how likely it is."""
        chances = self.round.game.chances(self.round.position)
        ways = sum(n for _, n in chances)
        return [(outcome, n / ways) for outcome, n in chances]

    def _apply_action(self, action: int) -> None:
        self.round.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.round.game
        return game.outcomes[action] if player == CHANCE else game.actions[action]

    def returns(self) -> list[float]:
        """Points of the deal, 0 until it is over."""
        points = float(self.round.game.points(self.round.position)) if self.is_terminal() else 0.0
        return [points, 0.0 - points]

    def __str__(self) -> str:
        return " | ".join("; ".join(told) for told in self.round.told) + f" | {self.history()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MiniState:
        """A state in which this seat was told the same: of all histories of its information state one, as
        likely as chance makes it. `sampler` gives numbers from 0 to 1, below 1.
        """
        worlds = list(worlds_of(self.round.game, player, self.round.told[player]))
        odds = list(itertools.accumulate(chance for _, chance in worlds))
        at = bisect_right(odds, sampler() * odds[-1])
        state: MiniState = self.get_game().new_initial_state()
        for step in worlds[min(at, len(worlds) - 1)][0]:
            state.apply_action(step)
        return state


def worlds_of(game: MiniGame[Any], seat: int, told: Sequence[str]) -> list[tuple[tuple[int, ...], float]]:
    """All histories in which a seat is told just this, and how likely chance makes each."""
    worlds: list[tuple[Any, tuple[int, ...], float]] = [(game.first(), (), 1.0)]
    for word in told:
        longer: list[tuple[Any, tuple[int, ...], float]] = []
        for position, steps, odds in worlds:
            if game.to_act(position) == CHANCE:
                chances = game.chances(position)
                ways = sum(n for _, n in chances)
                possible = [(step, n / ways) for step, n in chances]
            elif game.to_act(position) == OVER:
                continue
            else:
                possible = [(step, 1.0) for step in game.legal(position)]
            longer += [
                (game.after(position, step), (*steps, step), odds * chance)
                for step, chance in possible
                if game.told(position, step, seat) == word
            ]
        worlds = longer
    return [(steps, odds) for _, steps, odds in worlds]


class OpenSpielMini(Game):
    """A game of OpenSpiel around a mini game."""

    def __init__(self, kind: Any, mini: MiniGame[Any], params: Mapping[str, Any]) -> None:  # noqa: ANN401 - OpenSpiel's
        self.mini = mini
        info = spiel.GameInfo(
            num_distinct_actions=len(mini.actions),
            max_chance_outcomes=len(mini.outcomes),
            num_players=SEATS,
            min_utility=float(-mini.most),
            max_utility=float(mini.most),
            utility_sum=0.0,
            max_game_length=mini.longest,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self, state: str | None = None) -> MiniState:
        if state:
            raise ValueError("a state begins before the deal")
        return MiniState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.mini.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 - OpenSpiel's
        """With perfect recall it holds all that the seat was told, without what lies before it."""
        mini = self.mini
        record = Record(mini)
        if iig_obs_type is not None and iig_obs_type.perfect_recall:

            def told(state: MiniState, seat: int) -> NDArray[np.float32]:
                return record.of(state.round.told[seat])

            return Observer(SEATS, [Piece("record", (record.size,), told)], _in_words, iig_obs_type, params)
        pieces = _pieces(mini)
        return Observer(SEATS, pieces, _sight(mini), iig_obs_type, params)


def _in_words(state: MiniState, seat: int) -> str:
    return f"seat {seat}: " + "; ".join(state.round.told[seat])


def _seen(mini: MiniGame[Any], state: MiniState, seat: int) -> tuple[int, ...]:
    """What lies before a seat; nothing while it is dealt."""
    if len(state.round.told[seat]) < DEALING:
        return (0,) * sum(size for _, size in mini.planes)
    return mini.observe(state.round.position, seat)


def _pieces(mini: MiniGame[Any]) -> list[Piece]:
    """A piece for each of the game's planes."""

    def piece(name: str, part: slice) -> Piece:
        def numbers(state: MiniState, seat: int) -> tuple[int, ...]:
            return _seen(mini, state, seat)[part]

        return Piece(name, (part.stop - part.start,), numbers)

    ends = np.cumsum([size for _, size in mini.planes]).tolist()
    return [piece(name, slice(end - size, end)) for (name, size), end in zip(mini.planes, ends, strict=True)]


def _sight(mini: MiniGame[Any]) -> Callable[[MiniState, int], str]:
    def string(state: MiniState, seat: int) -> str:
        row = iter(_seen(mini, state, seat))
        return f"seat {seat}; " + "; ".join(
            f"{name} {' '.join(str(next(row)) for _ in range(size))}" for name, size in mini.planes
        )

    return string


MILLE: Final = game_type(
    "laydown_mini_mille", "Mini-Mille", {"ranks": "A K 2", "copies": "5 6 2", "hand": 4, "turns": 4}
)
MINI_313: Final = game_type(
    "laydown_mini_313", "Mini-313", {"cards": "3S 5S 6S 7S", "copies": "3 3 3 3", "turns": 4}
)

_RANKS: Final = {rank.letter: rank for rank in Rank}


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


class OpenSpielMiniMille(OpenSpielMini):
    """Other packs than the usual one are told as text: `laydown_mini_mille(copies=4 4 3,hand=3)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told: dict[str, Any] = {**MILLE.parameter_specification, **(params or {})}
        ranks = tuple(_RANKS[letter] for letter in told["ranks"].split())
        mini = MiniMille(ranks, _numbers(told["copies"]), told["hand"], told["turns"])
        super().__init__(MILLE, mini, params or {})


class OpenSpielMini313(OpenSpielMini):
    """Other packs than the usual one are told as text: `laydown_mini_313(copies=2 3 3 3,turns=3)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told: dict[str, Any] = {**MINI_313.parameter_specification, **(params or {})}
        mini = Mini313(tuple(told["cards"].split()), _numbers(told["copies"]), told["turns"])
        super().__init__(MINI_313, mini, params or {})


spiel.register_game(MILLE, OpenSpielMiniMille)
spiel.register_game(MINI_313, OpenSpielMini313)
