"""Frames and requests as nobody should send them: made from real ones, by rules that know what they are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from laydown.server.table_acts import DOES
from laydown.wire.client import FromClient, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

Plain = dict[str, Any]

HARMLESS: Final = frozenset(
    {
        *("act", "arrange", "chat", "commit", "hello", "new-links", "next", "order", "ping", "rematch"),
        *("renew", "say", "show", "table-nothing", "undo", "answer", "vacate"),
    }
)
"""What a seat that is not to act, has not acted and did not open the table may say without changing the
match. A frame of any other kind is sent only if it is none.
"""

_DECODER: Final = msgspec.json.Decoder(FromClient)

_RAW: Final = (
    *("NaN", "Infinity", "-Infinity", "1e999", "-0", "0.1", "-1", "1" * 400, "9223372036854775808", "true"),
    *("null", "[]", "{}", '""', '"\\ud800"', '"\\u0000"', '"\\u202e"', '"' + "\u200d" * 20 + '"'),
    *('"__proto__"', '"\'; DROP TABLE tables; --"', '"../../etc/passwd"', '"<script>alert(1)</script>"'),
    *('"{{7*7}}"', '"%s%n"', '"\U0001f0a1"', '"' + "x" * 3000 + '"', "[" * 300, "[" * 300 + "]" * 300),
)
"""Values as they stand in the text, JSON or not."""

_WORDS: Final = (
    "hello",
    "state",
    "act",
    "welcome",
    "closed",
    "type",
    "seat",
    "offer",
    "do",
    "",
    "undo ",
    "ACT",
)


def kind_of(text: str) -> str | None:
    """The kind of a frame that the server understands; None for one that it closes a socket for."""
    try:
        frame = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    if isinstance(frame, Table) and frame.do not in DOES:
        return "table-nothing"
    return str(type(frame).__struct_config__.tag)


class Mutator:
    """`corpus` are frames or bodies that were really sent."""

    def __init__(self, random: Random, corpus: Sequence[str]) -> None:
        self._random = random
        self._corpus = corpus
        self._ways: tuple[Callable[[str], str], ...] = (
            self._other_value,
            self._other_value,
            self._other_value,
            self._without,
            self._more,
            self._twice,
            self._spliced,
            self._cut,
            self._flipped,
            self._wrapped,
            self._noise,
        )

    def one(self) -> str:
        """A text that is seldom what it was; at times changed more than once."""
        text = self._random.choice(self._corpus)
        for _ in range(self._random.choice((1, 1, 1, 2, 3))):
            text = self._random.choice(self._ways)(text)
        return text

    def near(self) -> str:
        """One frame whose fields are what they may be, with other values."""
        random = self._random
        frame = json.loads(random.choice(self._corpus))
        kind = frame["type"]
        if kind == "act":
            frame["offer"] = random.choice(
                (frame["offer"], 0, -1, random.randrange(500), 2**63 - 1, -(2**63))
            )
            other = json.loads(random.choice(self._corpus))
            if other["type"] == "act" and random.random() < 0.5:
                frame["action"] = other["action"]
            for name, value in frame["action"].items():
                if isinstance(value, list):
                    cards = cast("list[str]", value) or ["QS"]
                    frame["action"][name] = [random.choice(cards) for _ in range(random.randrange(40))]
        elif kind == "order":
            frame["cards"] = [
                random.choice(("QS", "*", "ZZ", "1", "é")) for _ in range(random.randrange(128))
            ]
        elif kind == "table":
            frame["do"] = random.choice(("", "resign ", "RESIGN", "win", "x" * 64))
            frame["seat"] = random.choice((None, 0, 15))
        elif kind in ("commit", "show"):
            frame[next(name for name in frame if name != "type")] = f"{random.getrandbits(256):064x}"
        elif kind in ("chat", "say"):
            words = (
                "\u202e",
                "\u0301" * 60,
                "\x1b[2J",
                "<b>",
                "phrase-hello",
                "\u200f",
                "\U0001f469\u200d\U0001f467",
            )
            name = next(name for name in frame if name != "type")
            frame[name] = "".join(random.choice(words) for _ in range(4))[:64]
        return json.dumps(frame)

    def _other_value(self, text: str) -> str:
        try:
            frame = json.loads(text)
        except (ValueError, RecursionError):
            return self._cut(text)
        places = list(_places(frame))
        if not places:
            return self._random.choice(_RAW)
        mark = "\u0001mark\u0001"
        holder, name = self._random.choice(places)
        holder[name] = mark
        return json.dumps(frame, ensure_ascii=False).replace(json.dumps(mark), self._random.choice(_RAW), 1)

    def _without(self, text: str) -> str:
        return self._changed(text, lambda holder, name: holder.pop(name))

    def _more(self, text: str) -> str:
        def add(holder: Any, name: Any) -> None:
            holder[self._random.choice(_WORDS) if isinstance(name, str) else 0] = self._random.choice(_WORDS)

        return self._changed(text, add)

    def _changed(self, text: str, change: Callable[[Any, Any], object]) -> str:
        try:
            frame = json.loads(text)
        except (ValueError, RecursionError):
            return self._flipped(text)
        places = list(_places(frame))
        if places:
            change(*self._random.choice(places))
        return json.dumps(frame)

    def _twice(self, text: str) -> str:
        """The first key of an object once more, with another value."""
        key = text[1:].partition(":")[0] or '"type"'
        return text[:1] + f"{key}: {self._random.choice(_RAW)}, " + text[1:]

    def _spliced(self, text: str) -> str:
        other = self._random.choice(self._corpus)
        return text[: self._random.randrange(len(text) + 1)] + other[self._random.randrange(len(other) + 1) :]

    def _cut(self, text: str) -> str:
        return text[: self._random.randrange(len(text) + 1)]

    def _flipped(self, text: str) -> str:
        letters = list(text)
        for _ in range(self._random.randrange(1, 6)):
            if letters:
                letters[self._random.randrange(len(letters))] = chr(
                    self._random.choice((0, 34, 44, 92, 123, 255, 8238))
                )
        return "".join(letters)

    def _wrapped(self, text: str) -> str:
        depth = self._random.choice((1, 2, 50, 3000))
        return self._random.choice(("[" * depth + text + "]" * depth, '{"a":' * depth + text + "}" * depth))

    def _noise(self, text: str) -> str:
        return self._random.choice(
            ("\ufeff" + text, " " * 17_000 + text, text + text, text + "\x00", "", "x" * 16_385)
        )


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Each place in lists and objects, with what it is in."""
    found: list[tuple[Any, Any]] = []
    if not isinstance(value, (dict, list)):
        return found
    holder = cast("Any", value)
    for name in list(holder) if hasattr(holder, "keys") else range(len(holder)):
        found.append((holder, name))
        found += _places(holder[name])
    return found
