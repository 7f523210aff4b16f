"""A plot of how long everyone waits, drawn as SVG by hand: both axes in powers of ten."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDTH: Final = 720
HEIGHT: Final = 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 20, 50, 60
_COLOURS: Final = ("#1f5fa8", "#b3541e")
_STYLE: Final = "font-family:system-ui,sans-serif;font-size:13px"
_GOAL: Final = 100.0
"""Milliseconds within which 99 of 100 actions are to be seen."""


class Point(Protocol):
    @property
    def tables(self) -> int: ...

    def wait(self, part: float) -> float: ...


def drawn(curves: Mapping[str, Sequence[Point]]) -> str:
    """Half of all waits as a dashed line and 99 of 100 as a whole one, for each curve in a colour."""
    points = [point for curve in curves.values() for point in curve]
    across = _Scale([point.tables for point in points], _LEFT, WIDTH - _RIGHT)
    up = _Scale(
        [point.wait(part) for point in points for part in (0.5, 0.99)] + [_GOAL], HEIGHT - _BOTTOM, _TOP
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" style="{_STYLE}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for value in up.marks():
        parts.append(_line(_LEFT, up.at(value), WIDTH - _RIGHT, up.at(value), "#dddddd"))
        parts.append(_text(_LEFT - 8, up.at(value) + 4, f"{value:g} ms", "end"))
    for tables in sorted({point.tables for point in points}):
        parts.append(_line(across.at(tables), _TOP, across.at(tables), HEIGHT - _BOTTOM, "#eeeeee"))
        parts.append(_text(across.at(tables), HEIGHT - _BOTTOM + 20, f"{tables:,}"))
    parts.append(_text((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 16, "tables"))
    parts.append(_line(_LEFT, up.at(_GOAL), WIDTH - _RIGHT, up.at(_GOAL), "#888888", "2 4"))
    for place, (title, curve) in enumerate(curves.items()):
        colour = _COLOURS[place % len(_COLOURS)]
        for part, dashes in ((0.5, "6 4"), (0.99, "")):
            path = " ".join(f"{across.at(each.tables):.1f},{up.at(each.wait(part)):.1f}" for each in curve)
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
                f'stroke-dasharray="{dashes}"/>'
            )
        parts.append(_text(_LEFT + 330 * place, 28, f"{title}: half (dashed), 99 %", "start", colour))
    return "\n".join([*parts, "</svg>", ""])


class _Scale:
    """Where a value stands between two places, in powers of ten."""

    def __init__(self, values: Sequence[float], first: float, last: float) -> None:
        self._least = math.log10(min(values))
        self._most = max(math.log10(max(values)), self._least + 0.1)
        self._first = first
        self._last = last

    def at(self, value: float) -> float:
        part = (math.log10(value) - self._least) / (self._most - self._least)
        return self._first + part * (self._last - self._first)

    def marks(self) -> list[float]:
        """One, two and five of each power of ten."""
        powers = range(math.floor(self._least), math.ceil(self._most) + 1)
        marks = [step * 10.0**power for power in powers for step in (1, 2, 5)]
        return [each for each in marks if self._least <= math.log10(each) <= self._most]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, dashes: str = "") -> str:  # noqa: PLR0913, PLR0917
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-dasharray="{dashes}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", colour: str = "#333333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'
