"""The sentences that the browser speaks itself, from the same catalogues as everyone else."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Final

from laydown.words.catalogue import sources

_WHOLE: Final = ("core.ftl", "bots.ftl", "web.ftl")
_SHARED: Final = re.compile(r"^(option|preset)-")
_ENTRY: Final = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)


@cache
def for_browser(language: str) -> tuple[str, str]:
    """The Fluent text and its tag: whole catalogues, and of the others the names of options and presets."""
    parts: list[str] = []
    for name, source in sources(language).items():
        if name in _WHOLE:
            parts.append(source)
        else:
            parts += [entry for entry in _ENTRY.split(source) if _SHARED.match(entry)]
    text = "\n".join(part.rstrip("\n") for part in parts) + "\n"
    return text, hashlib.sha256(text.encode()).hexdigest()[:16]
