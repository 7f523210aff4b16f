"""The arithmetic of a match: totals, who deals next, when it is over and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import Message
from laydown.games.rules import DealPlan, SheetRow, Standing

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from laydown.games.three_thirteen.config import Config
    from laydown.games.three_thirteen.scoring import DealResult

BONUS_DEALS: Final = 3
"""So many bonus deals at most decide a tie (T-MATCH-5)."""


def totals_of(seats: int, results: Sequence[DealResult]) -> tuple[int, ...]:
    """The points of all deals are added up for each player (T-MATCH-1)."""
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def deals_played(config: Config, seats: int, results: Sequence[DealResult]) -> int | None:
    """A match is of eleven deals (T-DEAL-1), in Deuces Aren't Wild of twelve (T-DEUCES-2), or ends after
    the deal that brings someone to the total the table agreed on (T-MATCH-2). How many deals it took; None
    while it goes on. What was played beyond that are bonus deals.
    """
    totals = [0] * seats
    for played, result in enumerate(results, start=1):
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        if played == config.deals or (config.end_at is not None and max(totals) >= config.end_at):
            return played
    return None


def leaders(totals: Sequence[int], among: Sequence[int]) -> tuple[int, ...]:
    """The lowest total wins (T-MATCH-1), and equal ones win together, unless the table breaks ties
    (T-MATCH-3).
    """
    least = min(totals[seat] for seat in among)
    return tuple(seat for seat in among if totals[seat] == least)


def most_outs(results: Sequence[DealResult], among: Sequence[int]) -> tuple[int, ...]:
    """Of the tied, who went out in the most deals wins; equal again, they win together (T-MATCH-4)."""
    outs = {seat: sum(seat in result.outs for result in results) for seat in among}
    return tuple(seat for seat in among if outs[seat] == max(outs.values()))


def left_after_bonus(tied: tuple[int, ...], bonus_deals: Sequence[DealResult]) -> tuple[int, ...]:
    """The tied alone play a bonus deal, and the fewest points in it win; if those tie again, they play
    another, at most three, and then win together. The points of bonus deals decide the tie and are not
    added to the totals (T-MATCH-5).
    """
    for result in bonus_deals:
        tied = leaders(result.points, tied)
    return tied


def bonus_number(config: Config, series: int, bonus_deals: int) -> int:
    """A bonus deal is the next of the series (T-MATCH-5), but where the last deal has a wild rank of its own
    it is always like that one, also after an early end (T-DEUCES-3).
    """
    return (series if config.last_wild is None else config.deals) + bonus_deals + 1


def next_dealer(first_dealer: int, dealt: int, seats: int, players: Sequence[int]) -> int:
    """The deal passes to the left after each deal (T-DEAL-3), in a bonus deal to the next who plays it
    (T-MATCH-5).
    """
    dealer = (first_dealer + dealt) % seats
    while dealer not in players:
        dealer = (dealer + 1) % seats
    return dealer


def standing(
    config: Config,
    seats: int,
    first_dealer: int,
    results: Sequence[DealResult],
    resigned: Collection[int] = (),
) -> Standing:
    """Totals, and the next deal or the winners. Who has resigned does not win, nor tie, nor play for a tie,
    whatever the total (TABLE-END-4); the length of the match is the same.
    """
    marks = (0,) * seats
    everybody = tuple(range(seats))
    series = deals_played(config, seats, results)
    if series is None:
        totals = totals_of(seats, results)
        dealer = next_dealer(first_dealer, len(results), seats, everybody)
        return Standing(totals, marks, DealPlan(len(results) + 1, dealer, everybody))
    totals = totals_of(seats, results[:series])
    tied = leaders(totals, [seat for seat in everybody if seat not in resigned])
    broken = tied
    if len(tied) > 1 and config.tie_break == "most_outs":
        broken = most_outs(results[:series], tied)
    elif len(tied) > 1 and config.tie_break == "bonus_deal":
        bonus = results[series:]
        broken = left_after_bonus(tied, bonus)
        if len(broken) > 1 and len(bonus) < BONUS_DEALS:
            dealer = next_dealer(first_dealer, len(results), seats, broken)
            number = bonus_number(config, series, len(bonus))
            return Standing(totals, marks, DealPlan(number, dealer, broken))
    reason = _reason(config, series, tied, broken)
    if resigned and min(totals) < min(totals[seat] for seat in tied):
        reason = Message.of("three-thirteen-won-of-those-who-stayed")
    return Standing(totals, marks, None, broken, reason)


def _reason(config: Config, series: int, tied: tuple[int, ...], winners: tuple[int, ...]) -> Message:
    if len(tied) > 1 and len(winners) < len(tied):
        return Message.of(f"three-thirteen-won-by-{config.tie_break.replace('_', '-')}")
    if len(winners) > 1:
        return Message.of("three-thirteen-won-together")
    if series < config.deals and config.end_at is not None:
        return Message.of("three-thirteen-won-at-end", total=config.end_at)
    return Message.of("three-thirteen-won-after-deals", count=series)


def sheet(config: Config, seats: int, results: Sequence[DealResult]) -> tuple[SheetRow, ...]:
    """The score sheet: each deal's points and the running totals, a star for who went out."""
    series = deals_played(config, seats, results)
    return tuple(
        SheetRow(
            number=result.number,
            dealer=result.dealer,
            points=result.points,
            totals=totals_of(seats, results[: played if series is None else min(played, series)]),
            stars=tuple(int(seat in result.outs) for seat in range(seats)),
            circled=(False,) * seats,
        )
        for played, result in enumerate(results, start=1)
    )
