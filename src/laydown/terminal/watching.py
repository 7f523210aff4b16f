"""A server's table for somebody who only looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.commands import Commands
from laydown.terminal.desks import desk_for
from laydown.terminal.ending import show_match_end
from laydown.terminal.news import paragraphs
from laydown.terminal.pen import Pen
from laydown.words import Speaker

if TYPE_CHECKING:
    from laydown.terminal.console import Console
    from laydown.terminal.remote_table import RemoteTable


def watch(table: RemoteTable, console: Console, lang: str) -> None:
    """Tell what happens, from the deal that is played to the end of the match."""
    speaker = Speaker(lang, console.plain, table.names)
    pen = Pen(console, speaker, Commands(speaker, ()))
    desk = desk_for(table.game)
    told, ended = table.deal_began, 0
    while True:
        news = table.stream(None, told)
        told += len(news)
        for paragraph in paragraphs(news, speaker):
            pen.facts(paragraph)
        if table.deal_view(None).over and ended != table.deal_number:
            ended = table.deal_number
            console.heading(pen.text("terminal-deal-over", number=ended))
            desk.show_deal_end(table.deal_view(None), table.standing.totals, pen)
        if table.over:
            show_match_end(table, pen)
            return
        table.hear()
