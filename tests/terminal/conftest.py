"""What all tests of the terminal share."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No power fails in these tests, and they save some thousand times."""

    def at_once(_file: int) -> None:
        return None

    monkeypatch.setattr(os, "fsync", at_once)
