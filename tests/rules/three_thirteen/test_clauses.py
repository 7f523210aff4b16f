from __future__ import annotations

from pathlib import Path

from rules.clauses import check_clauses

ROOT = Path(__file__).parents[3]


def test_clauses_code_and_tests_hold_together() -> None:
    complaints = check_clauses(
        ROOT / "docs/rules/three_thirteen.md",
        ROOT / "src/laydown/games/three_thirteen",
        ROOT / "tests/rules/three_thirteen",
        "T",
        [f"T{number}" for number in range(1, 19)],
    )
    assert complaints == []
