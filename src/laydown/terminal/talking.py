"""Saying something to those at other screens: a ready-made phrase, or words of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.commands import folded

if TYPE_CHECKING:
    from laydown.terminal.pen import Pen
    from laydown.terminal.table import Company


def say(company: Company, text: str, pen: Pen) -> tuple[str, ...]:
    """Say what was typed after `say`: a phrase by its number or its beginning, or the words as they stand.

    If it is none of these the phrases are listed; gives the lines that say them, by number.
    """
    phrase = _phrase(company, text)
    if phrase is not None:
        company.say(phrase)
    elif text and not text.isdecimal() and company.may_chat:
        company.chat(text)
    else:
        return _listed(company, pen)
    return ()


def _phrase(company: Company, text: str) -> str | None:
    """The id of the phrase that is meant, if it can be one only."""
    if text.isdecimal():
        number = int(text[:3])
        return company.phrases[number - 1][0] if 1 <= number <= len(company.phrases) else None
    typed = folded(text)
    alike = [id_ for id_, words in company.phrases if folded(words) == typed]
    if not alike and not company.may_chat:
        alike = [id_ for id_, words in company.phrases if typed and folded(words).startswith(typed)]
    return alike[0] if len(alike) == 1 else None


def _listed(company: Company, pen: Pen) -> tuple[str, ...]:
    for number, (_, words) in enumerate(company.phrases, start=1):
        pen.say("terminal-choice", number=number, what=words)
    pen.say("terminal-say-how-chat" if company.may_chat else "terminal-say-how", say=pen.word("say"))
    return tuple(f"{pen.word('say')} {number}" for number in range(1, len(company.phrases) + 1))
