"""Whole matches end, within the number of deals that their rules allow, with winners that the totals name."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from laydown.games import game_of, presets
from properties.configs import SHORT, random_changes, random_seats
from properties.play import Scene, start, steps

if TYPE_CHECKING:
    from laydown.games.rules import Game, Standing

MATCHES = 3
BONUS_DEALS = 3


def most_deals(game: Game, config: Any) -> int:
    """As many as the options say; where ties are played off, three more (T-MATCH-5)."""
    if game.name == "mille":
        return int(config.max_deals)
    return int(config.deals) + (BONUS_DEALS if config.tie_break == "bonus_deal" else 0)


def play_match(chance: Random, game: Game, config: Any, seats: int) -> tuple[list[Any], Standing]:
    first_dealer = chance.randrange(seats)
    results: list[Any] = []
    standing = game.standing(config, seats, first_dealer, results)
    while (plan := standing.next) is not None:
        assert plan.number == len(results) + 1
        assert set(plan.players) <= set(range(seats))
        assert plan.dealer in range(seats)
        order = list(game.deck(config, seats).cards())
        chance.shuffle(order)
        played = start(Scene(game, config, seats, plan, standing.totals, tuple(order)))
        for _ in steps(played, chance, chance.choice(["layer", "pile taker", "idler"])):
            pass
        results.append(played.deal.result())
        assert len(results) <= most_deals(game, config)
        standing = game.standing(config, seats, first_dealer, results)
    return results, standing


def check_match(game: Game, config: Any, results: list[Any], standing: Standing) -> None:
    """The winners are those with the best total, or of those tied there some."""
    counted = results if game.name == "mille" else results[: config.deals]
    if getattr(config, "tie_break", "") == "bonus_deal" and config.end_at is not None:
        counted = [each for each in counted if len(each.players) == len(standing.totals)]
    totals = standing.totals
    best = max(totals) if game.name == "mille" else min(totals)
    assert standing.winners
    assert all(totals[seat] == best for seat in standing.winners)
    if getattr(config, "tie_break", "share") == "share":
        assert standing.winners == tuple(seat for seat, total in enumerate(totals) if total == best)
    if getattr(config, "tie_break", "") != "bonus_deal":
        assert totals == tuple(map(sum, zip(*(each.points for each in results), strict=True)))
    rows = game.sheet(config, len(totals), results)
    assert [row.points for row in rows] == [each.points for each in results]


def play_some(chance: Random, preset: str) -> None:
    game = game_of(preset)
    changes = random_changes(chance, preset)
    config = game.configure(preset, changes)
    if game.name == "mille" and "target" not in changes:
        config = game.configure(preset, {**changes, **{n: SHORT[n] for n in ("target", "max_deals")}})
    results, standing = play_match(chance, game, config, random_seats(chance, game, config))
    check_match(game, config, results, standing)


@pytest.mark.parametrize("preset", presets())
def test_matches_end(preset: str) -> None:
    chance = Random(f"matches of {preset}")
    for _ in range(MATCHES):
        play_some(chance, preset)


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_matches_end(preset: str) -> None:
    chance = Random()
    for _ in range(200):
        play_some(chance, preset)


def test_a_second_match_has_its_own_number_of_seats() -> None:
    """Two players, then seven, in one process: each deal is of the right size for its table."""
    game = game_of("three-thirteen")
    config = game.presets["three-thirteen"]
    chance = Random("seats")
    for seats in (2, 7, 2):
        results, standing = play_match(chance, game, config, seats)
        assert len(standing.totals) == seats
        assert all(len(each.points) == seats and len(each.players) == seats for each in results)
