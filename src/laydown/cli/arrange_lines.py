"""`laydown arrange --lines`: one JSON object a line in, one a line out, for as long as lines come.

In: `hand`, a line of cards; `wild`, a rank's number or null; `game`, a preset of Three Thirteen, Five
Crowns among them; `options`, an object. Out: `penalty`, `combinations` and `left`, or `error`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from laydown.cli.arguments import UsageError
from laydown.cli.plain import as_json
from laydown.errors import LaydownError, Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.cli.shell import Shell

_EXAMPLE: Final = '{"hand": "5S 6S 7S", "wild": 9, "game": "three-thirteen", "options": {}}'

_FIELDS: Final = frozenset({"hand", "wild", "game", "options"})


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the input, its fields of the right kinds."""

    hand: str
    wild: int | None
    game: str
    options: dict[str, str]


def answer_lines(shell: Shell, answer: Callable[[Line], dict[str, object]]) -> int:
    """Answer each line as it comes. A bad line is answered with its error, and the next is read."""
    reconfigure = getattr(shell.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="replace")
    for text in shell.stdin:
        if not text.strip():
            continue
        try:
            found = answer(read_line(text))
        except LaydownError as error:
            found = {"error": shell.speaker.say(error.message)}
        shell.raw(as_json(found))
        shell.stdout.flush()
    return 0


def read_line(text: str) -> Line:
    """UsageError if the line is no JSON object with the fields it needs, each of its kind."""
    try:
        given: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise UsageError(Message.of("cli-line-json", example=_EXAMPLE)) from None
    if not isinstance(given, dict):
        raise UsageError(Message.of("cli-line-json", example=_EXAMPLE))
    fields = cast("dict[str, Any]", given)
    unknown = sorted(fields.keys() - _FIELDS)
    if unknown:
        raise UsageError(Message.of("cli-line-unknown", name=unknown[0], allowed=", ".join(sorted(_FIELDS))))
    hand, wild = fields.get("hand"), fields.get("wild")
    game, options = fields.get("game", "three-thirteen"), fields.get("options", {})
    if not isinstance(hand, str):
        raise UsageError(Message.of("cli-line-hand"))
    if isinstance(wild, bool) or not isinstance(wild, int | None):
        raise UsageError(Message.of("cli-line-wild"))
    if not isinstance(game, str):
        raise UsageError(Message.of("cli-line-game"))
    if not isinstance(options, dict):
        raise UsageError(Message.of("cli-line-options"))
    settings = cast("dict[str, Any]", options)
    return Line(hand, wild, game, {name: _setting(value) for name, value in settings.items()})


def _setting(value: object) -> str:
    """An option's value as it would be written on the command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise UsageError(Message.of("cli-line-options"))
