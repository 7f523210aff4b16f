from __future__ import annotations

import pytest

from cli.running import CommandLine


@pytest.fixture
def laydown(monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    return CommandLine(monkeypatch)
