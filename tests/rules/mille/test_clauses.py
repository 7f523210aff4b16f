"""docs/rules/mille.md, the code and the tests speak of the same clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import laydown.games.mille
from laydown.games.mille.config import OPTIONS
from rules.clauses import check_clauses

HERE: Final = Path(__file__).parent
DOC: Final = HERE.parents[2] / "docs" / "rules" / "mille.md"


def test_clauses_code_and_tests_hold_together() -> None:
    package = Path(laydown.games.mille.__file__).parent
    complaints = check_clauses(DOC, package, HERE, "M", [f"M{number}" for number in range(1, 26)])
    assert not complaints, "\n".join(complaints)


def test_every_option_stands_in_the_clause_it_names() -> None:
    text = DOC.read_text(encoding="utf-8")
    for option in OPTIONS:
        section = text.split(f"### {option.clause} ")[1].split("\n##")[0]
        assert f"`{option.name}`" in section, f"{option.clause} does not name {option.name}"
