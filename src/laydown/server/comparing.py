"""Two matches from the same dice, deal by deal: of two tables, or of a person and a bot."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from laydown.bots import registry
from laydown.errors import ConfigError, Message
from laydown.games import game_of
from laydown.server import finished, particulars
from laydown.server.annals import ComparisonRow
from laydown.server.lobby import Trouble
from laydown.server.playing_out import with_bot
from laydown.table import record
from laydown.wire import duplicates as wire
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.games.rules import DealResult
    from laydown.server.playing_out import Workshop
    from laydown.server.rows import SeatRow, Storage, TableRow
    from laydown.table.match import Match
    from laydown.wire.duplicates import BotRequest

_LOG: Final = logging.getLogger(__name__)

_PATIENCE: Final = 8.0
"""Seconds after which an answer says that the match is still being played."""


def compared(
    matches: tuple[Match, Match], where: Sequence[wire.ComparedMatch], seat: int | None
) -> wire.Comparison:
    """Deal by deal; only deals of the same number, dealer and players have the same cards."""
    one, other = matches
    fewer = particulars.fewer_is_better(one.game)
    pairs = _paired(one.results, other.results)
    deals = [
        wire.ComparedDeal(
            number=(mine or theirs).number,  # type: ignore[union-attr]  # one of the two was played
            points=[None if each is None else list(each.points) for each in (mine, theirs)],
            gain=None if mine is None or theirs is None else _gain(mine, theirs, seat, fewer=fewer),
        )
        for mine, theirs in pairs
    ]
    return wire.Comparison(
        title="",
        seat=seat,
        same_cards=_has_same_cards(one),
        fewer=fewer,
        matches=list(where),
        deals=deals,
        gain=sum(each.gain for each in deals if each.gain is not None),
    )


def _has_same_cards(match: Match) -> bool:
    """Each draws from its own stock, and nobody cuts: then no choice changes a card of anyone else."""
    return match.setup.stock == "split" and not getattr(match.config, "cut", False)


def _paired(
    mine: Sequence[DealResult], theirs: Sequence[DealResult]
) -> list[tuple[DealResult | None, DealResult | None]]:
    """The results of both, the same deals side by side and in their order."""
    by_deal = {(each.number, each.dealer, each.players): each for each in theirs}
    pairs: list[tuple[DealResult | None, DealResult | None]] = [
        (each, by_deal.pop((each.number, each.dealer, each.players), None)) for each in mine
    ]
    return pairs + [(None, each) for each in by_deal.values()]


def _gain(mine: DealResult, theirs: DealResult, seat: int | None, *, fewer: bool) -> int:
    """How much better the first match was for this seat; without one, for the first seat over the second: the
    first pair sits there in the first match and across in the other.
    """
    if seat is None:
        more = (mine.points[0] - mine.points[1]) - (theirs.points[0] - theirs.points[1])
    else:
        more = mine.points[seat] - theirs.points[seat]
    return -more if fewer else more


def shown(match: Match, table: str | None, address: str, told: Sequence[str] = ()) -> wire.ComparedMatch:
    return wire.ComparedMatch(
        table=table,
        names=list(match.names),
        totals=list(match.standing.totals),
        record=address,
        notes=list(told),
    )


def notes(match: Match, lang: str) -> list[str]:
    """What made this match another than its cards: who has resigned or broken it off, and for whom a bot has
    played. Its deals count all the same, as far as they were scored.
    """
    speaker = Speaker(lang, names=match.names)
    happened = [each.incident for each in match.incidents.told]
    early = any(each.what in ("resign", "lost", "abort") for each in happened)
    reason = match.standing.reason
    told = [speaker.say(reason)] if early and reason is not None else []
    helped = {each.seat for each in happened if each.what in ("bot", "overtime")}
    return told + [
        speaker.text("server-compare-bot", seat=seat) for seat in range(match.seats) if seat in helped
    ]


# A bot with a player's cards


async def with_a_bot(
    storage: Storage, workshop: Workshop, table: str, wanted: BotRequest
) -> wire.ComparisonPage:
    """How a bot does with the cards of the only person at this table, played now or before."""
    row, seats = await _finished(storage, table)
    if wanted.bot not in registry.names(game_of(row.preset)):
        allowed = ", ".join(registry.names(game_of(row.preset)))
        raise ConfigError(Message.of("bots-unknown", name=wanted.bot, allowed=allowed), "bot")
    kept = await storage.comparison(table, wanted.bot)
    if kept is None:
        if workshop.is_full:
            raise Trouble("busy", 503)
        job = workshop.job((table, wanted.bot), lambda: _play(storage, workshop, (row, seats), wanted.bot))
        await asyncio.wait((job,), timeout=_PATIENCE)
        if job.done() and not job.cancelled() and job.exception() is not None:
            _LOG.error("table %s cannot be played by %s", table, wanted.bot, exc_info=job.exception())
            raise Trouble("no-comparison", 500)
        kept = await storage.comparison(table, wanted.bot)
    names = [[each.name for each in seats]]
    if kept is None:
        return wire.ComparisonPage(comparison=None, names=names, tables=[table])
    page = msgspec.json.decode(kept.page, type=wire.Comparison)
    title = Speaker(wanted.lang).text(f"preset-{row.preset}")
    whole = msgspec.structs.replace(page, title=title)
    return wire.ComparisonPage(comparison=whole, names=names, tables=[table])


async def record_of_bot(storage: Storage, table: str, bot: str) -> str:
    """The record of what a bot did with a player's cards."""
    kept = await storage.comparison(table, bot)
    if kept is None:
        raise Trouble("no-table", 404)
    return kept.record


async def _finished(storage: Storage, table: str) -> tuple[TableRow, list[SeatRow]]:
    """A table where one person has played against bots to the end."""
    row = await storage.table(table)
    if row is None:
        raise Trouble("no-table", 404)
    if not await finished.may_be_shown(storage, row):
        raise Trouble("not-over", 409)
    seats = await storage.seats(table)
    if sum(each.kind == "person" for each in seats) != 1 or len(seats) < 2:
        raise Trouble("not-alone", 409)
    return row, seats


async def _play(
    storage: Storage, workshop: Workshop, whose: tuple[TableRow, list[SeatRow]], bot: str
) -> None:
    """Let the bot play, and keep how it did."""
    row, seats = whose
    seat = next(each.seat for each in seats if each.kind == "person")
    text = await workshop.play_out(row, with_bot(row, seats, bot))
    mine = await finished.played_again(storage, row, seats)
    theirs = await asyncio.to_thread(record.read, text)
    address = f"/api/tables/{row.id}"
    page = compared(
        (mine, theirs),
        [shown(mine, row.id, f"{address}/record"), shown(theirs, None, f"{address}/bots/{bot}/record")],
        seat,
    )
    await storage.keep_comparison(ComparisonRow(row.id, bot, text, msgspec.json.encode(page).decode()))
