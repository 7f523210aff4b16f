"""The words a player may type, in English and in the player's own language.

Each command has its words in the catalogues, as `terminal-command-NAME`: the first is the one we show,
the others are taken too, and so is the beginning of any of them that fits one command only.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from laydown.errors import AmbiguousInput, Message
from laydown.words import Speaker

if TYPE_CHECKING:
    from collections.abc import Collection

VERBS: Final = ("draw", "pile", "take", "pass", "lay", "add", "discard", "out", "cut")
"""What moves cards."""

QUESTIONS: Final = (
    "help",
    "hint",
    "moves",
    "why",
    "undo",
    "again",
    "show",
    "hand",
    "sort",
    "score",
    "log",
    "rules",
    "quit",
)
"""What a player may ask for at any time, in the order in which the long help lists them."""

COMPANY: Final = ("say", "menu", "rematch")
"""What a player may ask for where others sit at other screens."""

WHOLE_ONLY: Final = frozenset({"quit"})
"""Nobody leaves by the first letter of a word."""


class Commands:
    """The commands of one game in one language: `some` of the verbs and of those for company."""

    def __init__(self, speaker: Speaker, some: Collection[str]) -> None:
        english = Speaker("en")
        self._first: dict[str, str] = {}
        self._words: dict[str, set[str]] = {}
        for name in (*VERBS, *QUESTIONS, *COMPANY):
            if name not in QUESTIONS and name not in some:
                continue
            own = speaker.text(f"terminal-command-{name}").split()
            both = [*own, *english.text(f"terminal-command-{name}").split()]
            self._first[name] = own[0]
            self._words[name] = {folded(word) for word in both}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._first)

    def word(self, name: str) -> str:
        """The word for a command that we show to this player."""
        return self._first[name]

    def find(self, typed: str, possible: Collection[str]) -> str | None:
        """The command that was typed; None if it is none.

        Where it could be several, those that are `possible` now decide; AmbiguousInput if they do not.
        """
        word = folded(typed)
        fits = [name for name, words in self._words.items() if word in words]
        if not fits:
            fits = [
                name
                for name, words in self._words.items()
                if name not in WHOLE_ONLY and any(each.startswith(word) for each in words)
            ]
            if len(fits) > 1 and len(word) == 1 and word in "kj":  # a king or a jack, not a word
                return None
        if len(fits) < 2:
            return fits[0] if fits else None
        now = [name for name in fits if name in possible]
        if len(now) == 1:
            return now[0]
        choices = tuple(self.word(name) for name in now or fits)
        raise AmbiguousInput(Message.of("terminal-which-command", text=typed), choices)


def folded(word: str) -> str:
    """A word without what typing may change: case, width, accents."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in apart if not unicodedata.combining(each))


def yes_or_no(typed: str, speaker: Speaker) -> bool | None:
    """What was answered, in the player's language or in English; None if it is neither."""
    for word in ("yes", "no"):
        if folded(typed.strip()) in map(folded, (*speaker.text(f"terminal-word-{word}").split(), word)):
            return word == "yes"
    return None
