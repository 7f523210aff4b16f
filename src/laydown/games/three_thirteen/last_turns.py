"""The last turns: what the others may still do when somebody is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def turns_after_out(players: int, *, last_turns: int) -> int:
    """When someone is out, each other player in order has one more turn, and the deal ends when the turn
    comes back to the player who is out (T-LAST-1). `last_turns` is the table's number of turns for each.
    """
    return (players - 1) * last_turns


def next_turn(turn: int, out: int | None, left_of: Mapping[int, int]) -> int:
    """The turn passes to the left (T-TURN-1), and by the player who is out (T-LAST-1)."""
    following = left_of[turn]
    return left_of[following] if following == out else following
