"""The catalogues in locales/: a language's sentences by id."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from laydown.errors import BrokenInvariant, Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime.types import FluentType

_ENDING: Final = ".ftl"
_BEFORE: Final = re.compile(r" (?=[:;!?»])|(?<=«) ")
"""The spaces at which French never breaks a line; its catalogues are written with plain ones."""


class Catalogue:
    """All sentences of one language. An id or a value that is missing is our own mistake, and loud."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        # Isolating marks would keep right-to-left names apart; a terminal and a screen reader show or
        # read them aloud, and none of the five languages is written that way.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, text_id: str) -> bool:
        return self._bundle.has_message(text_id)

    def sentence(self, text_id: str, values: Mapping[str, str | FluentType], form: str = "") -> str:
        """The sentence with its values. `form` asks for a grammatical form where the language has it."""
        if text_id not in self:
            raise BrokenInvariant(Message.of("text-missing", text=text_id, language=self.language))
        message = self._bundle.get_message(text_id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise BrokenInvariant(Message.of("text-missing", text=text_id, language=self.language))
        text, mistakes = self._bundle.format_pattern(pattern, dict(values))
        if mistakes:
            reason = "; ".join(str(mistake) for mistake in mistakes)
            raise BrokenInvariant(
                Message.of("text-incomplete", text=text_id, language=self.language, reason=reason)
            )
        return str(text)


@cache
def sources(language: str) -> Mapping[str, str]:
    """The text of each catalogue file of a language, by file name, in a fixed order."""
    folder = files("laydown") / "locales" / language
    found = {each.name: each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(_ENDING)}
    if language == "fr":
        found = {name: _BEFORE.sub("\N{NO-BREAK SPACE}", source) for name, source in found.items()}
    return dict(sorted(found.items()))


@cache
def catalogue(language: str) -> Catalogue:
    """A language's catalogue, read when it is first spoken."""
    return Catalogue(language, sources(language))
