"""A match of Mille: the arithmetic of games/mille/ending.py and marks.py on one record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.compiled import kernel
from laydown.fast.mille.engine import begin_shuffled, pack
from laydown.fast.mille.state import NOBODY

if TYPE_CHECKING:
    from laydown.compiled import Record


@kernel
def begin_match(match: Record, first_dealer: int) -> None:
    """A match before its first deal."""
    match.first_dealer = first_dealer
    match.deals = 0
    match.over = 0
    match.winner = NOBODY
    match.skunk = 0
    for seat in range(2):
        match.totals[seat] = 0
        match.marks[seat] = 0
        match.naturals[seat] = 0


@kernel
def next_deal(rules: Record, match: Record, state: Record) -> None:
    """Begin the next deal of a match with a pack shuffled by the state's own stream."""
    pack(state)
    number = match.deals + 1
    begin_shuffled(rules, state, number, (match.first_dealer + number - 1) & 1)


@kernel
def note(rules: Record, match: Record, state: Record) -> None:
    """Add a finished deal, and see whether the match is over."""
    for seat in range(2):
        match.totals[seat] += state.points[seat]
        match.marks[seat] += state.marks[seat]
        match.naturals[seat] += state.eights[seat]
    if state.natural:
        match.naturals[state.out] += 1
    match.deals += 1
    first = match.totals[0]
    second = match.totals[1]
    leader = 0 if first > second else 1
    natural = match.naturals[leader] or not rules.natural_required
    if first != second and match.totals[leader] >= rules.target and natural:
        _won(rules, match, leader)
    elif match.deals >= rules.max_deals:
        match.over = 1
        if first != second:
            _won(rules, match, leader)


@kernel
def _won(rules: Record, match: Record, winner: int) -> None:
    match.over = 1
    match.winner = winner
    if rules.marks and rules.skunk and 2 * match.totals[1 - winner] < rules.target:
        match.skunk = 1
        match.marks[winner] += 1


@kernel
def settlement(rules: Record, match: Record) -> int:
    """What the winner receives in all; nothing before the end, after a draw and without stakes."""
    if match.winner == NOBODY:
        return 0
    apart = match.totals[match.winner] - match.totals[1 - match.winner]
    paid: int = rules.stakes * (3 + 3 * match.marks[match.winner] + (apart + 99) // 100)
    return paid
