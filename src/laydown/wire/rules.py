"""The rules in force, in words."""

from __future__ import annotations

from laydown.wire.shape import Shape


class Rule(Shape, frozen=True):
    """A sentence, and the clauses that it tells: a refusal names one of them."""

    clauses: list[str]
    text: str


class Chapter(Shape, frozen=True):
    name: str
    title: str
    rules: list[Rule]
