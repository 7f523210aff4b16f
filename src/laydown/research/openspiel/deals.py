"""Mille, and Three Thirteen with its relations, as games of OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.research.openspiel.binding import Game, State, game_type, spiel
from laydown.research.openspiel.engines import mille_engine, three_thirteen_engine
from laydown.research.openspiel.observer import Observer, Piece
from laydown.research.openspiel.play import CHANCE, NO_DEALER, OVER, Play
from laydown.research.openspiel.worlds import resampled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from laydown.research.openspiel.engines import Engine

RECALL: Final = 128
"""So many steps of the deal, the last ones, the information-state tensor holds."""


class DealState(State):
    """`play` is the deal or the match; an action or an outcome is a step of it."""

    def __init__(self, game: DealGame) -> None:
        super().__init__(game)
        self.play = Play(game.engine, game.deal)

    def current_player(self) -> int:
        return self.play.to_act()

    def is_terminal(self) -> bool:
        return self.play.to_act() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The first dealer, or the kinds of the next card, each as likely as there are cards of it."""
        chances = self.play.chances()
        ways = sum(n for _, n in chances)
        return [(outcome, n / ways) for outcome, n in chances]

    def _apply_action(self, action: int) -> None:
        self.play.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        engine = self.play.engine
        if player != CHANCE:
            return engine.name_of(action)
        return f"dealer {action}" if self.play.first_dealer == NO_DEALER else engine.kinds[action]

    def returns(self) -> list[float]:
        """What each seat made in the deals that have ended: points that sum to zero."""
        return list(self.play.returns)

    def rewards(self) -> list[float]:
        """What each seat made in the deal that the last action ended, else nothing."""
        return list(self.play.rewards)

    def __str__(self) -> str:
        told = "\n".join(_in_words(self, seat) for seat in range(self.play.engine.seats))
        return f"{told}\n{self.play.steps}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DealState:
        """A state in which this seat was told the same, the cards hidden from it dealt anew: see `worlds`."""
        chance = np.random.default_rng(int(sampler() * 2**53))
        state: DealState = self.get_game().new_initial_state()
        for step in resampled(self.play, player, chance):
            state.apply_action(step)
        return state


class DealGame(Game):
    """A game of OpenSpiel around an engine: one deal of this number, or with None a whole match."""

    def __init__(self, kind: Any, engine: Engine, deal: int | None, params: Mapping[str, Any]) -> None:  # noqa: ANN401 - OpenSpiel's
        self.engine = engine
        self.deal = deal
        config = engine.config
        deals = 1 if deal is not None else getattr(config, "max_deals", 0) or config.deals + 3
        decisions, drawn = engine.longest()
        self._chances = 1 + deals * (int(engine.pack.sum()) + drawn)
        most = deals * engine.most()
        info = spiel.GameInfo(
            num_distinct_actions=engine.actions,
            max_chance_outcomes=max(len(engine.kinds), engine.seats),
            num_players=engine.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=deals * decisions,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self, state: str | None = None) -> DealState:
        if state:
            raise ValueError("a state begins before the deal")
        return DealState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 - OpenSpiel's
        """Both hold what the seat sees; with perfect recall also the cards dealt to it and the last steps.
        The string then has all steps.
        """
        engine = self.engine
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        pieces = [
            Piece("observation", (engine.size,), _of_play(Play.observation)),
            Piece("totals", (engine.seats,), _of_play(_totals)),
        ]
        if recalls:
            pieces.append(Piece("dealt", (len(engine.kinds),), _of_play(_dealt)))
            pieces.append(Piece("steps", (RECALL, 2), _of_play(_steps)))
        string = _in_words if recalls else _in_numbers
        return Observer(engine.seats, pieces, string, iig_obs_type, params)


def _in_words(state: DealState, seat: int) -> str:
    return f"seat {seat}: " + "; ".join(state.play.told[seat])


def _in_numbers(state: DealState, seat: int) -> str:
    play = state.play
    return f"seat {seat}: {play.observation(seat).tobytes().hex()} {_totals(play, seat)}"


def _of_play(numbers: Callable[[Play, int], Any]) -> Callable[[DealState, int], Any]:
    """The same of a state's play."""
    return lambda state, seat: numbers(state.play, seat)


def _totals(play: Play, seat: int) -> list[int]:
    """The running totals, the own first."""
    return [*play.totals[seat:], *play.totals[:seat]]


def _dealt(play: Play, seat: int) -> NDArray[np.int64]:
    """The cards dealt to the seat in this deal."""
    own = [kind for kind, to in zip(play.dealt, play.dealing, strict=False) if to == seat]
    return np.bincount(own, minlength=len(play.engine.kinds))


def _steps(play: Play, seat: int) -> NDArray[np.int64]:
    """The last steps of this deal, the newest first: who, and what."""
    rows = np.zeros((RECALL, 2), np.int64)
    last = play.heard[seat][: -RECALL - 1 : -1]
    rows[: len(last)] = np.array(last, np.int64).reshape(-1, 2)
    return rows


def _kind(name: str, long_name: str, most_seats: int, parameters: Mapping[str, Any]) -> Any:  # noqa: ANN401 - OpenSpiel's
    return game_type(name, long_name, parameters, most_seats=most_seats, rewards="REWARDS")


MILLE: Final = _kind(
    "laydown_mille", "Mille", 2, {"preset": "mille", "options": "", "unit": "deal", "players": 2}
)
THREE_THIRTEEN: Final = _kind(
    "laydown_three_thirteen",
    "Three Thirteen",
    8,
    {"preset": "three-thirteen", "options": "", "unit": "deal", "deal": 1, "players": 2},
)


def _deal_of(told: Mapping[str, Any], most: int) -> int | None:
    """The number of the deal, None for a match."""
    if told["unit"] == "match":
        return None
    number = told.get("deal", 1)
    if told["unit"] != "deal" or not 1 <= number <= most:
        raise ValueError(f"a unit is a match or a deal from 1 to {most}")
    return int(number)


class OpenSpielMille(DealGame):
    """Every preset: `laydown_mille(preset=mille-cardroom,options=target:400,unit=match)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told: dict[str, Any] = {**MILLE.parameter_specification, **(params or {})}
        if told["players"] != 2:
            raise ValueError("Mille is for two")
        super().__init__(
            MILLE, mille_engine(told["preset"], told["options"]), _deal_of(told, 1), params or {}
        )


class OpenSpielThreeThirteen(DealGame):
    """Every preset in turns: `laydown_three_thirteen(preset=five-crowns,players=4,unit=match)`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told: dict[str, Any] = {**THREE_THIRTEEN.parameter_specification, **(params or {})}
        engine = three_thirteen_engine(told["preset"], told["options"], told["players"])
        super().__init__(THREE_THIRTEEN, engine, _deal_of(told, engine.config.deals), params or {})


spiel.register_game(MILLE, OpenSpielMille)
spiel.register_game(THREE_THIRTEEN, OpenSpielThreeThirteen)
