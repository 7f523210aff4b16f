"""OpenSpiel's binding, which has no types, with those of what is used here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    spiel: Any

    class State:
        """A state of a game written in Python."""

        def __init__(self, game: Game) -> None: ...
        def apply_action(self, action: int) -> None: ...
        def get_game(self) -> Any: ...  # noqa: ANN401 - the game's own class
        def history(self) -> list[int]: ...

    class Game:
        """A game written in Python."""

        def __init__(self, kind: Any, info: Any, params: Mapping[str, Any]) -> None: ...  # noqa: ANN401 - OpenSpiel's
        def get_parameters(self) -> dict[str, Any]: ...
else:
    import pyspiel as spiel
    from pyspiel import Game, State

__all__ = ["Game", "State", "game_type", "spiel"]


def game_type(
    name: str,
    long_name: str,
    parameters: Mapping[str, Any],
    *,
    most_seats: int = 2,
    rewards: str = "TERMINAL",
) -> Any:  # noqa: ANN401 - OpenSpiel's
    """What OpenSpiel is told of a game of this project; `rewards` names its reward model."""
    return spiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=getattr(spiel.GameType.RewardModel, rewards),
        max_num_players=most_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(parameters),
    )
