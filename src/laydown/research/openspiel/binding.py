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

__all__ = ["Game", "State", "spiel"]
