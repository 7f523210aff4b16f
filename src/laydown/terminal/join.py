"""`laydown join`: a seat at a server's table, played at this terminal."""

from __future__ import annotations

import contextlib
import shlex
from dataclasses import dataclass, replace
from typing import Final

from laydown.bots import registry
from laydown.terminal.address import Address
from laydown.terminal.answers import Leave
from laydown.terminal.console import ClosedTerminal
from laydown.terminal.messenger import Messenger, SentAway
from laydown.terminal.pen import Pen
from laydown.terminal.play import USUAL_BOT, Streams, exit_code
from laydown.terminal.remote_table import RemoteTable
from laydown.terminal.session import Session, Settings
from laydown.terminal.watching import watch

_SENT_AWAY: Final = 1


@dataclass(frozen=True, slots=True)
class JoinOptions:
    """What `laydown join` was asked for. Without `name` the player is asked, where a seat is free."""

    link: str
    name: str | None = None
    watch: bool = False
    lang: str = "en"
    plain: bool = False


def run_join(options: JoinOptions, streams: Streams | None = None) -> int:
    """Play until the match is over or the player leaves; the exit code is 0, or 130 after Ctrl-C.

    CannotJoin, SentAway or ConfigError if the link, the token or the name opens no seat.
    """
    streams = streams or Streams.of_process()
    console = streams.console(plain=options.plain)
    pen = Pen.before_a_match(console, options.lang)
    address = Address.of(options.link)
    with console.listening():
        try:
            messenger = _at_the_table(address, options, pen)
        except (ClosedTerminal, Leave) as closed:
            return exit_code(closed)
        while True:
            with contextlib.closing(messenger):
                code, again = _stay(messenger, pen, streams.program)
            if again is None:
                return code
            messenger = Messenger(replace(messenger.address, table=again), pen)


def _at_the_table(address: Address, options: JoinOptions, pen: Pen) -> Messenger:
    if options.watch:
        return Messenger(replace(address, token=None), pen)
    if address.token is not None:
        try:
            return Messenger(address, pen)
        except SentAway as away:
            if away.code != "token":  # it may be an invitation, which opens a seat once
                raise
    seat = address.sit_down(options.name or _asked_name(pen), options.lang)
    pen.say("terminal-join-seat")
    pen.console.verbatim(f"  {seat}")
    return Messenger(seat, pen)


def _asked_name(pen: Pen) -> str:
    while not (name := pen.ask("terminal-join-name")):
        pass
    return name


def _stay(messenger: Messenger, pen: Pen, program: str) -> tuple[int, str | None]:
    """Until the match is over or the player leaves; then say how to come back, or where the record is. Gives
    the exit code and, if the same people play again, the id of their new table.
    """
    table = RemoteTable(messenger, pen)
    try:
        table.begin()
        if table.seat is None:
            watch(table, pen.console, pen.speaker.lang)
            _say_where_the_record_is(messenger, pen)
            return 0, None
        pen.say("terminal-join-begin", game=pen.text(f"preset-{table.preset}"))
        settings = Settings(pen.speaker.lang, (), seen={table.seat: table.acted_last()})
        session = Session(table, settings, pen.console, registry.make(USUAL_BOT, table.game, 0))
        pen.console.watch(table.look)
        session.run()
        _say_where_the_record_is(messenger, pen)
        return 0, _again(table, session, table.seat)
    except (Leave, ClosedTerminal) as closed:
        with contextlib.suppress(ClosedTerminal):  # nobody reads any more
            _say_how_to_come_back(messenger, pen, program)
        return exit_code(closed), None
    except SentAway as away:
        pen.console.say(pen.speaker.say(away.message))
        _say_how_to_come_back(messenger, pen, program)
        return _SENT_AWAY, None
    finally:
        pen.console.watch(None)


def _again(table: RemoteTable, session: Session, seat: int) -> str | None:
    """The table at which the player wants to play again with the same people; None if not."""
    pen = session.pen(seat)
    while True:
        while table.hear(0):
            pass
        if table.rematch_is_open:
            pen.say("terminal-join-rematch-open")
        line = pen.ask("terminal-join-after")
        if not line:
            return None
        if not session.answers.after_the_match(seat, line):
            pen.say("terminal-join-after-how", rematch=pen.word("rematch"), say=pen.word("say"))
        elif session.again is not None:
            return session.again


def _say_where_the_record_is(messenger: Messenger, pen: Pen) -> None:
    pen.gap()
    pen.say("terminal-join-record")
    pen.console.verbatim(f"  {messenger.address.record}")


def _say_how_to_come_back(messenger: Messenger, pen: Pen, program: str) -> None:
    watching = messenger.welcome.seat is None
    pen.say("terminal-join-watch-again" if watching else "terminal-join-come-back")
    flag = " --watch" if watching else ""
    pen.console.verbatim(f"  {program} join {shlex.quote(str(messenger.address))}{flag}")
