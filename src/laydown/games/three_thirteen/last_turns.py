"""The last turns: what the others may still do when somebody is out."""

from __future__ import annotations


def turns_after_out(players: int, *, last_turns: int) -> int:
    """When someone is out, each other player in order has one more turn, and the deal ends when the turn
    comes back to the player who is out (T-LAST-1). `last_turns` is the table's number of turns for each.
    """
    return (players - 1) * last_turns
