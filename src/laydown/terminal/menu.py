"""What one may do about a server's table: a pause, more time, a bot for somebody, resigning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.commands import yes_or_no

if TYPE_CHECKING:
    from laydown.terminal.pen import Pen
    from laydown.terminal.table import Company


def choose(company: Company, typed: str, pen: Pen) -> tuple[str, ...]:
    """Do the act of the number that was typed after `menu`, once what it does was read and agreed to.

    Without a number the acts are listed; gives the lines that choose them.
    """
    acts = company.acts()
    number = int(typed[:3]) if typed.isdecimal() else 0
    if not 1 <= number <= len(acts):
        for at, act in enumerate(acts, start=1):
            pen.say("terminal-choice", number=at, what=act.text)
        pen.say("terminal-menu-how" if acts else "terminal-menu-empty", menu=pen.word("menu"))
        return tuple(f"{pen.word('menu')} {at}" for at in range(1, len(acts) + 1))
    chosen = acts[number - 1]
    if chosen.confirm is None or _agrees(chosen.confirm, pen):
        company.do(chosen)
    return ()


def _agrees(confirm: str, pen: Pen) -> bool:
    pen.console.say(confirm)
    while (answer := yes_or_no(pen.ask("terminal-menu-confirm"), pen.speaker)) is None:
        pass
    return answer
