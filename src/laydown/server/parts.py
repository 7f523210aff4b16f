"""Parts of frames that are made once and sent again for as long as they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Parts:
    """Those of one table: for each name the last that was made, with all that it hangs on."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[Any, tuple[Any, Any]] = {}

    def get(self, name: Any, hangs_on: Any, make: Callable[[], T]) -> T:  # noqa: ANN401 - whatever can be compared
        """The part of this name, made anew if something of what it hangs on has changed."""
        found = self._made.get(name)
        if found is not None and found[0] == hangs_on:
            kept: T = found[1]
            return kept
        made = make()
        self._made[name] = (hangs_on, made)
        return made
