"""The store of finished matches: `python tests/store/make.py` plays them anew and writes it.

It is written once for each version of the rules, beside what there is: the records of an older version are
never written again. That they are read, proved and written back as they stand is what shows that a change of
the rules, of the dice or of the format leaves the matches alone that people have played.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from laydown.games import game_of, presets
from laydown.table import record
from laydown.table.versions import RULES_VERSION
from properties.configs import SHORT, options_of, random_changes, random_seats
from table.matches import played

if TYPE_CHECKING:
    from laydown.table.match import Match

STORE: Final = Path(__file__).parents[1] / "data" / "store"
EACH: Final = 95
"""So many matches of each preset."""

FIRST_LINE: Final = "laydown record 1\n"
BOTS: Final = (("greedy",), ("greedy",), ("greedy", "random"))


def match_of(preset: str, number: int) -> Match:
    """The match of this number: each fifth is whole; of the others each fourth has options of its own."""
    chance = Random(f"store {preset} {number}")
    game = game_of(preset)
    options, seats = {} if number % 5 == 0 else _short(preset), 0
    if number % 5 == 3:
        options = random_changes(chance, preset) | options
    if number % 2 or number % 5 == 3:
        seats = random_seats(chance, game, game.configure(preset, options))
    return played(
        preset,
        f"store {RULES_VERSION} {number}",
        seats=seats,
        options=options,
        bots=BOTS[number % len(BOTS)],
        together=number % 3 > 0,
        split=number % 7 == 3,
        beside=number % 9 == 4,
    )


def kept(path: Path) -> list[str]:
    """The records of a file of the store."""
    text = lzma.decompress(path.read_bytes()).decode()
    return [FIRST_LINE + each for each in text.split(FIRST_LINE)[1:]]


def _short(preset: str) -> dict[str, str]:
    known = {option.name for option in options_of(game_of(preset), preset)}
    return {name: value for name, value in SHORT.items() if name in known}


def write() -> None:
    STORE.mkdir(exist_ok=True)
    for preset in presets():
        texts = [record.write(match_of(preset, number)) for number in range(EACH)]
        packed = lzma.compress("".join(texts).encode(), preset=9 | lzma.PRESET_EXTREME)
        (STORE / f"{preset}-{RULES_VERSION}.xz").write_bytes(packed)
        print(preset, len(texts), sum(map(len, texts)), len(packed), flush=True)  # noqa: T201 - to who made it


if __name__ == "__main__":
    write()
