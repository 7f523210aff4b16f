"""Whole matches of every preset under random options, seats and bots: none breaks, none goes on for ever.

Every atom is checked: legal by list, offer and `why_not` alike, no card lost or made, the deal ends.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import Final

import pytest

from laydown.bots import registry
from laydown.errors import ConfigError
from laydown.games import game_of, presets
from laydown.research.simulate import simulate
from properties.configs import options_of, random_changes, random_seats, seat_counts, values_of

MATCHES: Final = 10_000
SAMPLE: Final = 330

SHORT: Final = {
    "mille": {"target": "200", "max_deals": "4", "natural_required_to_win": "no"},
    "three-thirteen": {"end_at": "40"},
}
"""Three matches of four are made short, so that more tables are seen; the others are played out."""

WHOLE: Final = {"mille": {"max_deals": "60"}, "three-thirteen": {}}
"""A thousand deals between random bots would show nothing that sixty do not."""


@pytest.mark.parametrize("preset", presets())
def test_a_few_hundred_matches(preset: str) -> None:
    play_matches(preset, SAMPLE // len(presets()), Random(preset))


@pytest.mark.endurance
@pytest.mark.parametrize(
    ("preset", "part"), [(preset, part) for preset in presets() for part in ("a", "b", "c", "d")]
)
def test_ten_thousand_matches(preset: str, part: str) -> None:
    """Always new ones; the seed stands in the message of what fails."""
    seed = Random().randrange(2**32)
    play_matches(preset, -(-MATCHES // (4 * len(presets()))), Random(f"{seed} {part}"))


def play_matches(preset: str, matches: int, chance: Random) -> None:
    game = game_of(preset)
    for number in range(matches):
        length = WHOLE if number % 4 == 0 else SHORT
        changes = random_changes(chance, preset) | length[game.name]
        config = game.configure(preset, changes)
        seats = random_seats(chance, game, config)
        bots = [chance.choice(registry.names()) for _ in range(seats)]
        seed = chance.randrange(2**32)
        try:
            report = simulate(game, config, bots, matches=1, seed=seed, check=True)
        except Exception as error:
            error.add_note(f"{preset} {changes} {bots} seed {seed}")
            raise
        assert report.matches == 1


@pytest.mark.parametrize("preset", presets())
def test_every_value_of_every_option(preset: str) -> None:
    """Each value alone, in a short match, with as many seats as may sit down."""
    game = game_of(preset)
    for option in options_of(game, preset):
        for value in values_of(option):
            changes = SHORT[game.name] | {option.name: value}
            try:
                config = game.configure(preset, changes)
            except ConfigError:
                continue  # a value that needs another option beside it
            for seats in seat_counts(game, config)[-1:]:
                bots = list(itertools.islice(itertools.cycle(registry.names()), seats))
                deals = 3
                assert simulate(game, config, bots, deals=deals, seed=value, check=True).deals == deals
