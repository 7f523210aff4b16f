"""Whole matches between bots, always the same for the same seed."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from laydown.bots import registry
from laydown.games import game_of
from laydown.table.contributions import Contribution, commitment_to
from laydown.table.incidents import Incident
from laydown.table.match import Match
from laydown.table.setup import Setup
from laydown.table.shuffle import Dice
from laydown.table.stock import SPLIT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from laydown.table.player import Player

NAMES = ("Anna", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gil", "Hana", "Ivo", "Jun", "Kim", "Lea")

_OFTEN = ("pause {0}", "bot {0} by {1}", "overtime {0}", "back {0}", "time {0} by {1}")
_LAST = ("resign {0}", "lost {0}", "abort")


def played(  # noqa: PLR0913 - what a match agrees on, each by its name
    preset: str,
    seed: str,
    *,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy",),
    together: bool = False,
    split: bool = False,
    beside: bool = False,
) -> Match:
    """A finished match whose secret, and with `together` what the seats gave to the dice, follow from the
    seed; the bots sit round the table as often as they are needed. With `split` each seat draws from its own
    part of the stock; with `beside` things happen beside the deals, and now and then somebody resigns.
    """
    game = game_of(preset)
    config = game.configure(preset, options or {})
    count = seats or game.default_seats(config)
    secret = _bytes(seed, "secret")
    setup = Setup.of(game, config, NAMES[:count], preset)
    match = Match(
        replace(setup, stock=SPLIT) if split else setup,
        Dice(secret, contributions=_given(seed, secret, count) if together else ()),
    )
    players = [registry.make(bots[seat % len(bots)], game, f"{seed} {seat}") for seat in range(count)]
    chance = Random(seed)
    while not match.over:
        match.next_deal()
        while owing := match.to_act():
            _one_step(match, owing[0], players, chance)
            if beside:
                _beside(match, chance)
    return match


def _beside(match: Match, chance: Random) -> None:
    """Something beside the deal, if it may be now; an end before the end in the third deal at the soonest."""
    what = chance.choice(_OFTEN) if chance.random() < 0.03 else ""
    if len(match.results) > 1 and chance.random() < 0.01:
        what = chance.choice(_LAST)
    for text in (what, "resume"):
        incident = Incident.read(text.format(*chance.sample(range(1, match.seats + 1), 2)))
        if incident is not None and match.why_not_happen(incident) is None:
            match.happen(incident)


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
