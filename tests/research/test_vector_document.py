"""docs/research/vector.md is true: its lines run, and its tables are those of the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium

from laydown.fast.mille import observe as mille_observe
from laydown.fast.three_thirteen import observe
from laydown.research.lanes import Options
from laydown.research.vector import MILLE, THREE_THIRTEEN

TEXT = (Path(__file__).parents[2] / "docs" / "research" / "vector.md").read_text(encoding="utf-8")


def table(head: str, heading: str) -> list[tuple[str, str]]:
    """The first two cells of each row of the table with this head, under this heading."""
    part = TEXT.split(f"\n{heading}\n", 1)[1].split(f"| {head} |", 1)[1]
    rows = part.split("\n\n", 1)[0].splitlines()[2:]
    cells = [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in rows]
    return [(each[0], each[1]) for each in cells]


def words(head: str, heading: str) -> set[str]:
    """The words in the first column of the table."""
    return {name for cell, _ in table(head, heading) for name in re.findall(r"\w+", cell)}


def test_the_quick_start_runs() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    told: dict[str, Any] = {}
    exec(block, told)  # noqa: S102 - the document's own lines
    assert told["rewards"].shape == (512,)
    assert len([line for line in block.splitlines() if line]) <= 10
    (line,) = re.findall(r"`(gymnasium.make_vec\(\"laydown/Three.*?\))`", TEXT)
    envs = eval(line, {"gymnasium": gymnasium})  # noqa: S307 - as above
    assert envs.num_envs == 512


def test_planes_and_numbers_of_mille() -> None:
    planes = [(name, str(15 * at)) for at, name in enumerate(mille_observe.PLANES)]
    assert table("plane", "### Mille") == planes
    first = 15 * len(planes)
    numbers = [(name, str(first + at)) for at, name in enumerate(mille_observe.NUMBERS)]
    assert table("number", "### Mille") == numbers
    assert f"{mille_observe.SIZE} bytes" in TEXT


def test_planes_and_numbers_of_three_thirteen() -> None:
    planes = [(name, str(56 * at)) for at, name in enumerate((*observe.PLANES, "known"))]
    assert table("plane", "### Three Thirteen") == planes
    by_seat = list(zip(observe.BY_SEAT, ("0", "s", "2 s", "3 s"), strict=True))
    assert table("by seat", "### Three Thirteen") == by_seat
    numbers = [(name, str(at)) for at, name in enumerate(observe.NUMBERS)]
    assert table("single", "### Three Thirteen") == numbers
    assert "`56 * (6 + s) + 4 * s + 12` bytes: 468 for two" in TEXT
    assert [observe.size(s) for s in (2, 5)] == [56 * (6 + s) + 4 * s + 12 for s in (2, 5)]
    assert observe.size(2) == 468


def test_all_that_may_be_chosen_is_told() -> None:
    named = {
        name for cell, _ in table("argument", "## What may be chosen") for name in re.findall(r"\w+", cell)
    }
    assert named == {"num_envs", "preset", "changes", "seats", "deal", *Options.__annotations__}


def test_all_that_is_told_is_written_down() -> None:
    keys = {
        name for cell, _ in table("key of `info`", "## Rewards and info") for name in re.findall(r"\w+", cell)
    }
    for game in (MILLE, THREE_THIRTEEN):
        envs: Any = gymnasium.make_vec(game, num_envs=4, autoreset_mode="SameStep", max_decisions=1)
        seen, begun = envs.reset(seed=1)
        *_, info = envs.step(seen["action_mask"].argmax(axis=1))
        assert {key for key in info if key[0] != "_"} == keys
        assert {key for key in begun if key[0] != "_"} == {"to_play", "winners"}
