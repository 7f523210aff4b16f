"""The five languages, and which of them a person is spoken to in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import ConfigError, Message

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "ja", "ru", "ko")

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(argument: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English.

    ConfigError for an argument that is none of the five. A locale in another language is no mistake of
    the person's: it means English.
    """
    if argument is not None:
        language = _language_of(argument)
        if language not in LANGUAGES:
            raise ConfigError(
                Message.of("language-unknown", language=argument, allowed=", ".join(LANGUAGES)), "lang"
            )
        return language
    # As in POSIX, the first variable that is set decides, whatever it says.
    locale = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = _language_of(locale)
    return language if language in LANGUAGES else "en"


def _language_of(locale: str) -> str:
    """The language in `fr`, `fr_CA.UTF-8` or `fr-CA`."""
    return locale.strip().lower().partition(".")[0].partition("_")[0].partition("-")[0]
