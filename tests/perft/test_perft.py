"""From fixed orders there are as many sequences of atoms as there were."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from perft.count import STARTS, count, kept

if TYPE_CHECKING:
    from perft.count import Start


@pytest.mark.parametrize("start", kept(), ids=lambda start: f"{start.preset}-{start.stride}")
def test_as_many_sequences_as_ever(start: Start) -> None:
    assert count(start, depths=len(start.counts)) == start.counts


def test_the_table_is_of_these_starts() -> None:
    assert [replace(start, counts=()) for start in kept()] == list(STARTS)
