"""The same cards in every run: nobody plays for anything here."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from laydown.table.shuffle import Dice
from server.cluster import cluster

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from server.cluster import Cluster


@pytest.fixture(autouse=True)
def _same_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets follow from the name of the test, one after the other."""
    numbers = count()
    fresh: Callable[[], Dice] = lambda: Dice.from_seed(f"{request.node.name} {next(numbers)}")  # noqa: E731
    monkeypatch.setattr(Dice, "fresh", fresh)


@pytest.fixture(scope="session")
def postgres() -> Generator[Cluster]:
    with cluster() as made:
        yield made
