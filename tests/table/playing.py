"""Matches for the tests of the table: every preset, played by chance, with undo and cuts by the dice."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from laydown.games import GAMES, game_of
from laydown.table import record
from laydown.table.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.table.stock import StockKind

PRESETS: Final = tuple(preset for game in GAMES for preset in game.presets)
NAMES: Final = ("Anna", "Ben", "花子", "Дима", "E-5", "F.")


def begun(
    preset: str, seed: str | None = "a seed", seats: int = 0, stock: StockKind = "ordinary", **options: str
) -> Match:
    """A match of this preset with its first deal dealt."""
    game = game_of(preset)
    config = game.configure(preset, options)
    names = NAMES[: seats or game.default_seats(config)]
    return Match.start(game, config, names, seed=seed, preset=preset, stock=stock)


def one_step(match: Match, chance: Random) -> None:
    """Let somebody do something: mostly an action, now and then taking one back."""
    if match.deal_over:
        match.next_deal()
        return
    seat = chance.choice(match.to_act())
    if match.why_not_leave_to_dice(seat) is None and chance.random() < 0.7:
        match.leave_to_dice(seat)
        return
    offer = match.offer(seat)
    by_verb: dict[str, list[Any]] = {}
    for action in offer.actions:
        by_verb.setdefault(f"{action.verb} {getattr(action, 'out', False)}", []).append(action)
    match.act(seat, chance.choice(by_verb[chance.choice(list(by_verb))]), offer.id)
    if chance.random() < 0.1 and match.why_not_undo(seat) is None:
        match.undo(seat)
        return
    for other in range(match.seats):
        later = match.why_not_undo(other) is not None and match.why_not_undo_with_consent(other) is None
        if later and chance.random() < 0.03:
            match.undo_with_consent(other)
            return


def play(
    match: Match,
    chance: Random,
    until: Callable[[Match], bool] = lambda match: match.over,
) -> Match:
    """Play until this holds, or the match is over."""
    while not match.over and not until(match):
        one_step(match, chance)
    return match


def play_deals(match: Match, chance: Random, deals: int) -> Match:
    """Play until so many deals are over, or the match."""
    return play(match, chance, until=lambda match: len(match.results) >= deals)


def steps_told(match: Match) -> int:
    return sum(len(story.steps) for story in match.stories)


@cache
def whole(preset: str, seats: int = 0, stock: StockKind = "ordinary") -> Match:
    """A match played to its end, for looking at."""
    return play(begun(preset, seats=seats, stock=stock), Random(preset))


@cache
def finished(preset: str, seats: int = 0, stock: StockKind = "ordinary") -> str:
    """The record of that match."""
    return record.write(whole(preset, seats, stock))


def everything(match: Match) -> list[dict[str, Any]]:
    """The whole log as plain objects, for comparing two matches."""
    return [event.to_plain() for event in match.log.events]
