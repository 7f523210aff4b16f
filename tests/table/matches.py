"""Whole matches between bots, always the same for the same seed."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING

from laydown.bots import registry
from laydown.games import game_of
from laydown.table.contributions import Contribution, commitment_to
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.table.player import Player

NAMES = ("Anna", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hana", "Ivo", "Jun", "Kim", "Lea")


def played(  # noqa: PLR0913 - what a match agrees on, each by its name
    preset: str,
    seed: str,
    *,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy",),
    together: bool = False,
) -> Match:
    """A finished match whose secret, and with `together` what the seats gave to the dice, follow from the
    seed; the bots sit round the table as often as they are needed.
    """
    game = game_of(preset)
    config = game.configure(preset, options or {})
    count = seats or game.default_seats(config)
    secret = _bytes(seed, "secret")
    match = Match(
        Setup.of(game, config, NAMES[:count], preset),
        Dice(secret, contributions=_given(seed, secret, count) if together else ()),
    )
    players = [registry.make(bots[seat % len(bots)], game, f"{seed} {seat}") for seat in range(count)]
    chance = Random(seed)
    while not match.over:
        match.next_deal()
        while owing := match.to_act():
            _one_step(match, owing[0], players, chance)
    return match


def _one_step(match: Match, seat: int, players: Sequence[Player], chance: Random) -> None:
    """A bot acts; now and then a cut is left to the dice, and something taken back and done again."""
    if match.why_not_leave_to_dice(seat) is None and chance.random() < 0.5:
        match.leave_to_dice(seat)
        return
    offer = match.offer(seat)
    action = players[seat].choose(match.deal_view(seat), offer)
    match.act(seat, action, offer.id)
    if chance.random() < 0.02 and match.why_not_undo(seat) is None:
        match.undo(seat)
        match.act(seat, action)


def _given(seed: str, secret: bytes, seats: int) -> tuple[Contribution, ...]:
    """What each seat gives; now and then one gives nothing, or does not show its value."""
    sealed = hashlib.sha256(secret).hexdigest()
    given: list[Contribution] = []
    for seat in range(seats):
        value = _bytes(seed, f"value {seat}")
        commitment = commitment_to(value.hex(), seat, sealed)
        match value[0] % 12:
            case 0:
                given.append(Contribution(seat))
            case 1:
                given.append(Contribution(seat, commitment))
            case _:
                given.append(Contribution(seat, commitment, value.hex()))
    return tuple(given)


def _bytes(seed: str, what: str) -> bytes:
    return hashlib.sha256(f"match of the tests|{seed}|{what}".encode()).digest()
