"""Sentences from message ids and values, in five languages, over the catalogues in locales/."""

from laydown.words.languages import LANGUAGES, pick_language
from laydown.words.speaker import Speaker, harmless, is_flood, shown

__all__ = ["LANGUAGES", "Speaker", "harmless", "is_flood", "pick_language", "shown"]
