"""Deals played at random, in every preset with options and seats drawn at random, hold their rules."""

from __future__ import annotations

from random import Random

import pytest

from laydown.games import presets
from properties import checks
from properties.play import TEMPERS, choose, random_scene, start
from properties.twins import ledgers, note

DEALS = 10
LOOKS = 6


def play_and_check(chance: Random, preset: str) -> int:
    """Play one deal of the preset, looking closely at some of its positions; how many atoms it had."""
    played = start(random_scene(chance, preset))
    books = ledgers(played)
    temper = chance.choice(list(TEMPERS))
    looks = {0, 1, 2, *(chance.randrange(60) for _ in range(LOOKS)), *range(60, 3000, 150)}
    checks.check_cards(played)
    while (step := choose(played.deal, chance, temper)) is not None:
        number = len(played.script)
        late = not len(played.stock) and chance.random() < 0.1
        if number in looks or late:
            checks.check_legal(played)
            checks.check_offer(played)
            checks.check_refused(played, chance, tries=40)
            checks.check_allowed(played, chance)
            checks.check_view(played, chance.choice(books))
        played.do(*step)
        checks.check_cards(played)
        checks.check_length(played)
        for book in books:
            note(played.deal, book, *step)
        checks.check_hands(played, books[0])
    checks.check_legal(played)
    checks.check_refused(played, chance, tries=40)
    checks.check_round_trips(played, chance, tries=100)
    for book in books:
        checks.check_view(played, book)
    checks.check_scores(played, books[0])
    return len(played.script)


@pytest.mark.parametrize("preset", presets())
def test_deals_hold_their_rules(preset: str) -> None:
    chance = Random(f"deals of {preset}")
    for _ in range(DEALS):
        play_and_check(chance, preset)


@pytest.mark.endurance
@pytest.mark.parametrize("preset", presets())
def test_many_deals_hold_their_rules(preset: str) -> None:
    chance = Random()
    for _ in range(60 if "speed" in preset else 300):
        play_and_check(chance, preset)
