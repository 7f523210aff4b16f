"""Which language a person is spoken to in."""

from __future__ import annotations

import pytest

from laydown.errors import ConfigError
from laydown.words import LANGUAGES, Speaker, pick_language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "ja_JP", "LC_ALL": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "ru", "LC_ALL": ""}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "ja_JP"}, "en"),
    ],
)
def test_the_locale_decides(environ: dict[str, str], language: str) -> None:
    assert pick_language(None, environ) == language


@pytest.mark.parametrize("asked", ["fr", "FR", "fr-CA", "fr_FR.UTF-8"])
def test_an_argument_goes_before_the_locale(asked: str) -> None:
    assert pick_language(asked, {"LC_ALL": "ja_JP.UTF-8"}) == "fr"


@pytest.mark.parametrize("asked", ["de", "", "english", "日本語"])
def test_an_unknown_language_is_refused_with_the_five(asked: str) -> None:
    with pytest.raises(ConfigError) as refused:
        pick_language(asked, {})
    for language in LANGUAGES:
        assert "en, fr, ja, ru, ko" in Speaker(language).say(refused.value.message)
