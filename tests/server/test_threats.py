"""docs/design/threats.md names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "design" / "threats.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(tests/[\w/.]+|test_\w+(?:\.py)?)`", PAGE))
    files = [each for each in TESTS.rglob("test_*.py") if each.name != Path(__file__).name]
    functions = {
        name
        for each in files
        for name in re.findall(r"^def (test_\w+)", each.read_text("utf-8"), re.MULTILINE)
    }
    assert len(named) > 30
    for name in named:
        if name.startswith("tests/"):
            assert (TESTS.parent / name).exists(), name
        elif name.endswith(".py"):
            assert (TESTS / "server" / name).exists(), name
        else:
            assert name in functions, name
