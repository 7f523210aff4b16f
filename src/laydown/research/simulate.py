"""Many deals or matches between bots, straight through the referee, and what came of them."""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from laydown.bots import registry
from laydown.research.play import Table, play_deal
from laydown.table.shuffle import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from laydown.games.rules import DealResult, Game, Standing

NORMAL_95: Final = statistics.NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval, None for fewer than two values."""

    mean: float
    interval: tuple[float, float] | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """For numbers of any size, by the normal distribution of their mean."""
        if len(values) < 2:
            return cls(statistics.fmean(values) if values else 0.0, None)
        mean = statistics.fmean(values)
        margin = NORMAL_95 * statistics.stdev(values) / sqrt(len(values))
        return cls(mean, (mean - margin, mean + margin))

    @classmethod
    def of_shares(cls, values: Sequence[float]) -> Estimate:
        """For shares from 0 to 1: Wilson's interval, which stays between them and is no point for few or
        equal values.
        """
        if len(values) < 2:
            return cls.of(values)
        mean = statistics.fmean(values)
        weight = NORMAL_95**2 / len(values)
        middle = (mean + weight / 2) / (1 + weight)
        margin = sqrt(weight * mean * (1 - mean) + weight**2 / 4) / (1 + weight)
        return cls(mean, (max(0.0, middle - margin), min(1.0, middle + margin)))

    def to_plain(self) -> dict[str, float | None]:
        low, high = (None, None) if self.interval is None else self.interval
        return {"mean": self.mean, "low": low, "high": high}


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What one seat made of it: points a deal, and of the matches that ended its totals and share of wins.

    A match with several winners counts for each of them in part.
    """

    bot: str
    points: Estimate
    totals: Estimate
    wins: Estimate

    def to_plain(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "points": self.points.to_plain(),
            "totals": self.totals.to_plain(),
            "wins": self.wins.to_plain(),
        }


@dataclass(frozen=True, slots=True)
class Report:
    """All but `seconds` follows from game, options, bots and seed alone.

    `matches` are those played to their end: none when deals were asked for and the last match did not end.
    """

    game: str
    seed: str
    deals: int
    matches: int
    actions: int
    seats: tuple[SeatReport, ...]
    seconds: float

    @property
    def deals_per_second(self) -> float:
        return self.deals / self.seconds if self.seconds else 0.0

    @property
    def actions_per_second(self) -> float:
        return self.actions / self.seconds if self.seconds else 0.0

    def to_plain(self) -> dict[str, object]:
        """The report as JSON takes it; `speed` holds what another run would measure anew."""
        return {
            "game": self.game,
            "seed": self.seed,
            "deals": self.deals,
            "matches": self.matches,
            "actions": self.actions,
            "seats": [seat.to_plain() for seat in self.seats],
            "speed": {
                "seconds": self.seconds,
                "deals_per_second": self.deals_per_second,
                "actions_per_second": self.actions_per_second,
            },
        }


@dataclass(slots=True)
class _Tally:
    points: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    totals: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    wins: list[tuple[float, ...]] = field(default_factory=list[tuple[float, ...]])
    actions: int = 0

    def end_match(self, standing: Standing) -> None:
        self.totals.append(standing.totals)
        share = 1 / len(standing.winners)
        self.wins.append(
            tuple(share if seat in standing.winners else 0.0 for seat in range(len(standing.totals)))
        )

    def of_seat(self, seat: int, bot: str) -> SeatReport:
        return SeatReport(
            bot,
            Estimate.of([each[seat] for each in self.points]),
            Estimate.of([each[seat] for each in self.totals]),
            Estimate.of_shares([each[seat] for each in self.wins]),
        )


def simulate(  # noqa: PLR0913 - one argument for each thing that `laydown simulate` is told
    game: Game,
    config: Any,  # noqa: ANN401 - the game's own
    bots: Sequence[str],
    *,
    seed: int | str,
    deals: int | None = None,
    matches: int | None = None,
    check: bool = False,
    split: bool = False,
) -> Report:
    """Let these bots play so many deals or so many whole matches, one bot a seat.

    Deals are those of one match after another, so hand sizes and dealers go round as at a table; the first
    dealer passes on from match to match. With `check` every atom is checked (BrokenInvariant); with `split`
    each seat draws from its own part of the stock.
    ConfigError for a number of seats that cannot play, LaydownError for a bot that does not exist.
    """
    if (deals is None) == (matches is None):
        raise ValueError("say how many deals or how many matches, one of the two")
    game.check_seats(config, len(bots))
    table = Table(game, config, len(bots), check=check, split=split)
    tally = _Tally()
    started = perf_counter()
    for number in count() if matches is None else range(matches):
        for standing in _match(table, bots, f"{seed}|{number}", number % len(bots), tally):
            if standing.next is None:
                tally.end_match(standing)
            if len(tally.points) == deals:
                break
        if len(tally.points) == deals:
            break
    return Report(
        game=game.name,
        seed=str(seed),
        deals=len(tally.points),
        matches=len(tally.totals),
        actions=tally.actions,
        seats=tuple(tally.of_seat(seat, bot) for seat, bot in enumerate(bots)),
        seconds=perf_counter() - started,
    )


def _match(
    table: Table, bots: Sequence[str], seed: str, first_dealer: int, tally: _Tally
) -> Iterator[Standing]:
    """Play a match; gives where it stands after each deal."""
    game, config, seats = table.game, table.config, table.seats
    dice = Dice.from_seed(seed)
    players = [registry.make(bot, game, f"{seed}|{seat}") for seat, bot in enumerate(bots)]
    results: list[DealResult] = []
    standing = game.standing(config, seats, first_dealer, results)
    while standing.next is not None:
        result, actions = play_deal(table, standing.next, standing.totals, dice, players)
        results.append(result)
        tally.points.append(result.points)
        tally.actions += actions
        standing = game.standing(config, seats, first_dealer, results)
        yield standing
