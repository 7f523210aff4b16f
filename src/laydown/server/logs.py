"""What the server says to its operator on stderr: plainly, or one JSON object a line.

It says what happened, and at which table; never a card, an order, a secret, a token, a name, what was said or
from where. So an exception is told by its type and the places in the program, without its words: those may
hold the values that it broke on.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from pythonjsonlogger.json import JsonFormatter

if TYPE_CHECKING:
    from types import TracebackType

Form: TypeAlias = Literal["plain", "json"]

_PLAIN: Final = "%(asctime)s %(levelname)s %(message)s"
_EVENTS: Final = logging.getLogger("laydown.events")
_TOLD: Final = frozenset(
    {
        "table",
        "preset",
        "seats",
        "bots",
        "deals",
        "reason",
        "seconds",
        "version",
        "workers",
        "tables",
    }
)
"""All that an event may say of itself."""

_Info: TypeAlias = "tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]"


def note(event: str, words: str, **more: str | float) -> None:
    """Something that an operator may want to know or to count."""
    unknown = more.keys() - _TOLD
    if unknown:
        raise ValueError(unknown)
    _EVENTS.info(words, extra={"event": event, **more})


class _Plain(logging.Formatter):
    def formatException(self, ei: _Info) -> str:  # noqa: N802 - logging's own name
        return _places(ei)

    def formatStack(self, stack_info: str) -> str:  # noqa: N802 - as above
        return stack_info


class _Json(JsonFormatter):
    def formatException(self, ei: _Info) -> str:  # noqa: N802 - as above
        return _places(ei)


def _places(info: _Info) -> str:
    """The types of an exception and of its causes, and where each came from."""
    error, lines = info[1], list[str]()
    while error is not None:
        lines += [
            f"  {frame.filename.rpartition('/')[2]}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
        lines.append(type(error).__name__)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(lines)


def set_up(form: Form, level: int = logging.INFO, stream: Any = None) -> None:  # noqa: ANN401 - a text stream
    """From now on, whatever is said goes there and nowhere else."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    if form == "json":
        handler.setFormatter(
            _Json(
                ["levelname", "name", "message"],
                rename_fields={"levelname": "level", "name": "from", "exc_info": "error"},
                timestamp="time",
            )
        )
    else:
        handler.setFormatter(_Plain(_PLAIN))
    ours = logging.getLogger("laydown")
    ours.handlers[:] = [handler]
    ours.propagate = False
    ours.setLevel(level)
    # Libraries speak of what they are given: of them, only what is wrong.
    others = logging.getLogger()
    others.handlers[:] = [handler]
    others.setLevel(logging.WARNING)
