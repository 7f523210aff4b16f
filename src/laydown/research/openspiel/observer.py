"""Observers as OpenSpiel's Python games have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from laydown.research.openspiel.binding import spiel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Piece(NamedTuple):
    """A named part of a tensor, and what makes its numbers from a state and a seat."""

    name: str
    shape: tuple[int, ...]
    numbers: Callable[[Any, int], Any]


class Observer:
    """Writes `tensor` from its pieces, the seat first, one-hot; `dict` has them by name.

    ValueError for parameters, and for observations that leave out what is public or the seat's own.
    """

    def __init__(
        self,
        seats: int,
        pieces: Sequence[Piece],
        string: Callable[[Any, int], str],
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's
        params: Any = None,  # noqa: ANN401 - OpenSpiel's
    ) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, such as {params}")
        if iig_obs_type is not None and not (
            iig_obs_type.public_info and iig_obs_type.private_info == spiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("an observation holds what is public and what the seat itself may see")
        self._pieces = list(pieces)
        self._string = string
        sizes = [seats, *(int(np.prod(piece.shape)) for piece in pieces)]
        self.tensor = np.zeros(sum(sizes), np.float32)
        starts = np.cumsum(sizes) - sizes
        self.dict = {"player": self.tensor[:seats]}
        for piece, start, size in zip(pieces, starts[1:], sizes[1:], strict=True):
            self.dict[piece.name] = self.tensor[start : start + size].reshape(piece.shape)

    def set_from(self, state: Any, player: int) -> None:  # noqa: ANN401 - any of our states
        """Write what this seat sees of the state."""
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        for piece in self._pieces:
            self.dict[piece.name][...] = piece.numbers(state, player)

    def string_from(self, state: Any, player: int) -> str:  # noqa: ANN401 - any of our states
        """The same in words."""
        return self._string(state, player)
