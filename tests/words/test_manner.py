"""How each language writes what every message has in common."""

from __future__ import annotations

import re

from laydown.words.catalogue import sources


def test_korean_writes_the_title_apart_from_the_name() -> None:
    said = [line for text in sources("ko").values() for line in text.splitlines()]
    assert any(re.search(r"\} 님", line) for line in said)
    assert not [line for line in said if re.search(r"\}님", line)]


def test_french_breaks_no_line_before_a_high_mark() -> None:
    said = "\n".join(sources("fr").values())
    assert "\N{NO-BREAK SPACE}?" in said
    assert not re.findall(r" [:;!?»]|« ", said)
