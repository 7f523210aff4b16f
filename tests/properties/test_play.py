"""Random play comes to the late and odd positions too; without this the properties would say little."""

from __future__ import annotations

from random import Random

import pytest

from properties.play import TEMPERS, random_scene, start, steps

MILLE = {"pile-taken", "passed", "stock-ran-out", "reshuffled", "seven-squared", "went-out", "chapeau-made"}
IN_TURNS = {"took", "went-out", "reshuffled", "stopped"}
IN_BEATS = IN_TURNS | {"beat-began", "chose"}


@pytest.mark.parametrize(
    ("preset", "wanted", "deals"),
    [
        ("mille", MILLE, 150),
        ("three-thirteen", IN_TURNS, 40),
        ("three-thirteen-speed", IN_BEATS, 20),
        ("five-crowns", IN_TURNS, 40),
        ("deuces-arent-wild", IN_TURNS, 40),
    ],
)
def test_random_play_comes_everywhere(preset: str, wanted: set[str], deals: int) -> None:
    chance = Random(f"odd positions of {preset}")
    seen: set[str] = set()
    piles = [0]
    for _ in range(deals):
        played = start(random_scene(chance, preset))
        for _ in steps(played, chance, chance.choice(list(TEMPERS))):
            pass
        seen.update(event.kind for event in played.deal.events)
        piles += [len(event.pile) for event in played.deal.events if event.kind == "pile-taken"]
    assert wanted <= seen
    assert max(piles) > 25 or preset != "mille", "a large pile is taken"
