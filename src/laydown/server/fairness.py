"""Whether the shuffles of this server look honest: sums over all finished matches, for everyone to see.

docs/design/fair-deals.md says what is counted and why its law is chi-square's.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from math import sqrt
from typing import TYPE_CHECKING, Final

from laydown.games import GAMES
from laydown.server import finished
from laydown.server.chi_square import Finding, compared, share_above
from laydown.server.tallying import CARDS, DEALS, HANDS, MATCHES, SPREAD, shares_of, tally
from laydown.wire import fairness as wire
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.games.rules import Game
    from laydown.server.annals import Cell
    from laydown.server.rows import SeatRow, Storage, TableRow
    from laydown.table.match import Match

_LOG: Final = logging.getLogger(__name__)

LEAST: Final = 100
"""Deals of a game before anything is said of them."""

_WIDTH: Final = 1.959963984540054
"""A normal variable lies within so many standard deviations in 95 of 100 cases."""


# What is counted


async def count(storage: Storage, table: TableRow, seats: Sequence[SeatRow], match: Match) -> None:
    """A match is over: it goes into the sums, once. Of two tables that play the same deals the first counts,
    and neither before both are over: the sums would tell of cards that the other still plays with.
    """
    if table.duplicate is None:
        await storage.count(table.id, tally(match, [each.kind for each in seats]))


async def count_duplicate(storage: Storage, table: TableRow, seats: Sequence[SeatRow], match: Match) -> None:
    """Both tables of a duplicate are over."""
    first = table.id == table.duplicate
    await storage.count(table.id, tally(match, [each.kind for each in seats]) if first else {})


async def catch_up(storage: Storage) -> None:
    """Count what is not in the sums: matches from before they were kept, and those over which the server was
    killed between their end and the count.
    """
    last = ""
    while tables := await storage.uncounted(last):
        for table in tables:
            last = table
            try:
                await _catch_up_with(storage, table)
            except Exception:  # noqa: BLE001 - one match that cannot be played again does not keep the others out
                _LOG.exception("table %s cannot be counted", table)


async def _catch_up_with(storage: Storage, table: str) -> None:
    row = await storage.table(table)
    if row is None or not await finished.may_be_shown(storage, row):
        return
    seats = await storage.seats(table)
    match = await finished.played_again(storage, row, seats)
    await (count if row.duplicate is None else count_duplicate)(storage, row, seats, match)
    await asyncio.sleep(0)


# What is shown


async def page(storage: Storage, lang: str) -> wire.FairPage:
    sums = await storage.tallies()
    games = [_game(game, sums, Speaker(lang)) for game in GAMES]
    return wire.FairPage(least=LEAST, games=[each for each in games if each.matches])


def _game(game: Game, sums: Mapping[Cell, float], speaker: Speaker) -> wire.FairGame:
    by_deck: defaultdict[str, Counter[str]] = defaultdict(Counter)
    total: Counter[str] = Counter()
    for (name, deck, cell), value in sums.items():
        if name == game.name:
            by_deck[deck][cell] += value  # type: ignore[assignment]  # sums of variances are no whole numbers
            total[cell] += value  # type: ignore[assignment]  # as above
    enough = total[DEALS] >= LEAST
    ranks, by_rank = _frequencies("rank", by_deck)
    suits, by_suit = _frequencies("suit", by_deck)
    return wire.FairGame(
        game=game.name,
        title=speaker.text(f"preset-{game.name}"),
        matches=int(total[MATCHES]),
        deals=int(total[DEALS]),
        hands=int(total[HANDS]),
        ranks=ranks,
        suits=suits,
        by_rank=_told(by_rank) if enough else None,
        by_suit=_told(by_suit) if enough else None,
        wilds=[_wilds(who, total, enough=enough) for who in ("person", "bot") if total[f"hands {who}"]],
        first=_first(total) if enough and total["first deals"] else None,
    )


def _frequencies(
    what: str, by_deck: Mapping[str, Mapping[str, float]]
) -> tuple[list[wire.Frequency], Finding | None]:
    """How often each was dealt and is expected to be, and how far all of them together lie from that.

    Of one deal, the counts are those of a draw without replacement; deals are independent, so means and
    covariances add up, over different packs too.
    """
    shares = {deck: shares_of(deck)[what == "suit"] for deck in by_deck}
    cells = list(dict.fromkeys(cell for deck in shares.values() for cell in deck))
    observed = [sum(sums.get(f"{what} {cell}", 0) for sums in by_deck.values()) for cell in cells]
    expected = [
        sum(sums[CARDS] * shares[deck].get(cell, 0) for deck, sums in by_deck.items()) for cell in cells
    ]
    covariance = [
        [
            sum(
                sums[SPREAD] * shares[deck].get(one, 0) * ((one == other) - shares[deck].get(other, 0))
                for deck, sums in by_deck.items()
            )
            for other in cells
        ]
        for one in cells
    ]
    told = [
        wire.Frequency(card=cell, dealt=int(dealt), expected=round(hoped, 1))
        for cell, dealt, hoped in zip(cells, observed, expected, strict=True)
    ]
    return told, compared(observed, expected, covariance)


def _wilds(who: str, total: Mapping[str, float], *, enough: bool) -> wire.WildsDealt:
    hands, dealt = total[f"hands {who}"], total[f"wilds {who}"]
    expected, spread = total[f"wilds-expected {who}"], total[f"wilds-spread {who}"]
    found = None
    if enough and spread > 0:
        statistic = (dealt - expected) ** 2 / spread
        found = Finding(statistic, 1, share_above(statistic, 1))
    return wire.WildsDealt(
        who="person" if who == "person" else "bot",
        hands=int(hands),
        mean=round(dealt / hands, 3),
        expected=round(expected / hands, 3),
        test=_told(found),
    )


def _first(total: Mapping[str, float]) -> wire.FirstPlayer:
    """The share with Wilson's interval, which stays between 0 and 1."""
    deals = total["first deals"]
    share, weight = total["first wins"] / deals, _WIDTH**2 / deals
    middle = (share + weight / 2) / (1 + weight)
    margin = sqrt(weight * share * (1 - share) + weight**2 / 4) / (1 + weight)
    return wire.FirstPlayer(
        deals=int(deals),
        share=round(share, 4),
        low=round(max(0.0, middle - margin), 4),
        high=round(min(1.0, middle + margin), 4),
        even=round(total["first even"] / deals, 4),
    )


def _told(found: Finding | None) -> wire.ChiSquare | None:
    if found is None:
        return None
    return wire.ChiSquare(statistic=round(found.statistic, 2), degrees=found.degrees, p=round(found.p, 6))
