"""Running the command line in process."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from laydown.cli import main

if TYPE_CHECKING:
    import pytest


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def json(self) -> Any:  # noqa: ANN401 - whatever JSON holds
        return json.loads(self.out)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class CommandLine:
    """`run("rules", "mille")` answers as the program would, in English unless the words say otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "100")

    def setenv(self, name: str, value: str) -> None:
        self._patch.setenv(name, value)

    def run(self, *words: str, typed: str = "", by_hand: bool = False) -> Answer:
        """`by_hand` makes it believe that a person sits at a terminal."""
        stream = _Terminal if by_hand else io.StringIO
        out, err = stream(), io.StringIO()
        with self._patch.context() as patch:
            patch.setattr(sys, "stdin", stream(typed))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main(list(words))
        return Answer(code, out.getvalue(), err.getvalue())

    def refused(self, *words: str, typed: str = "") -> str:
        """The one line of complaint about a command line that asks for nothing that can be done."""
        answer = self.run(*words, typed=typed)
        assert answer.code == 2, answer
        assert not answer.out
        assert answer.err.startswith("laydown: ")
        assert answer.err.endswith("\n")
        assert answer.err.count("\n") == 1
        return answer.err.removeprefix("laydown: ").strip()
