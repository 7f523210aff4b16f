"""Holds the clauses of docs/rules, the code that carries them and the tests named after them together."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


def check_clauses(doc: Path, package: Path, tests: Path, prefix: str, decisions: Iterable[str]) -> list[str]:
    """What does not hold together, one sentence each; empty if all does.

    A clause is a heading of `doc`: `### M-PILE-1 What taking the pile needs`, and states its source in a
    line that begins `Source:`. Each must be named in a string of `package` (a docstring or a Refusal,
    comments do not count) and have a test `test_m_pile_1_...` under `tests`; no file of `package` may
    name a clause that `doc` does not have. Each of `decisions` (`M1`, ...) must occur in `doc`.
    """
    text = doc.read_text(encoding="utf-8")
    sections = dict(_sections(text, prefix))
    named = set(_clauses_named(package, prefix))
    test_names = tuple(_test_names(tests))
    complaints = [f"{clause} states no source" for clause, body in sections.items() if "Source:" not in body]
    complaints += [
        f"{clause} is named nowhere in {package.name}" for clause in sections if clause not in named
    ]
    complaints += [
        f"{clause} is named in {package.name}, but {doc.name} has no such clause"
        for clause in sorted(named - sections.keys())
    ]
    complaints += [
        f"{clause} has no test {_test_prefix(clause)}..."
        for clause in sections
        if not any(name.startswith(_test_prefix(clause)) for name in test_names)
    ]
    complaints += [
        f"the decision {decision} is not in {doc.name}"
        for decision in decisions
        if not re.search(rf"\b{re.escape(decision)}\b(?!-)", text)
    ]
    return complaints


def _sections(text: str, prefix: str) -> Iterator[tuple[str, str]]:
    """Each clause of the document with the text below its heading."""
    headings = list(re.finditer(rf"^### ({re.escape(prefix)}-[A-Z]+-\d+)\b.*$", text, re.MULTILINE))
    for heading in headings:
        below = text[heading.end() :]
        yield heading[1], re.split(r"^##", below, maxsplit=1, flags=re.MULTILINE)[0]


def _clauses_named(package: Path, prefix: str) -> Iterator[str]:
    pattern = re.compile(rf"\b{re.escape(prefix)}-[A-Z]+-\d+\b")
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from pattern.findall(node.value)


def _test_names(tests: Path) -> Iterator[str]:
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def _test_prefix(clause: str) -> str:
    return f"test_{clause.lower().replace('-', '_')}_"
