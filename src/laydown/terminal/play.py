"""`laydown play` and `laydown resume`: from what was asked for on the command line to the last goodbye."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TextIO

from laydown.bots import registry
from laydown.errors import ConfigError, Message
from laydown.games import game_of
from laydown.table.match import Match
from laydown.terminal.answers import Leave
from laydown.terminal.console import WIDEST, ClosedTerminal, Console
from laydown.terminal.ending import show_record
from laydown.terminal.keeping import Keeper
from laydown.terminal.own_table import OwnTable
from laydown.terminal.pen import Pen
from laydown.terminal.program import NAME, called
from laydown.terminal.session import Session, Settings
from laydown.terminal.start import ask_for_game, ask_for_match
from laydown.terminal.store import Store

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.games.rules import Game
    from laydown.words import Speaker

PERSON: Final = ("human", "person", "none")
"""What stands in a list of bots for a seat that a person takes."""

USUAL_BOT: Final = "greedy"

_INTERRUPTED: Final = 130
_HELD: Final = 1
_NOT_KEPT: Final = 1


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What `laydown play` was asked for.

    Without `preset` the player chooses. There are people for all `names`, and at least one. Without `seats`
    the game's usual number plays, or as many people and bots as are named. Seats left over go to greedy bots
    if no `bots` are named, or only bots and no `seats`, and else to people at this terminal: `human` among
    the bots stands for one.
    """

    preset: str | None = None
    seats: int | None = None
    bots: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    seed: str | None = None
    lang: str = "en"
    plain: bool = False
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Streams:
    """Where the player types and reads, the environment, and how this program is called there."""

    stdin: TextIO
    stdout: TextIO
    environ: Mapping[str, str]
    program: str = NAME

    @classmethod
    def of_process(cls) -> Streams:
        return cls(sys.stdin, sys.stdout, os.environ, called(sys.argv[0], os.environ))

    def console(self, *, plain: bool) -> Console:
        columns = shutil.get_terminal_size((WIDEST, 24)).columns if self.stdout.isatty() else WIDEST
        return Console(self.stdin, self.stdout, plain=plain, environ=self.environ, columns=columns)


def run_play(options: PlayOptions, streams: Streams | None = None) -> int:
    """Play a match; the exit code is 0, or 130 after Ctrl-C. LaydownError if it cannot be set up."""
    streams = streams or Streams.of_process()
    console = streams.console(plain=options.plain)
    store = Store(streams.environ)
    pen = Pen.before_a_match(console, options.lang)
    with console.listening(), contextlib.closing(store):
        try:
            preset = options.preset or ask_for_game(pen, store.last_preset())
            game = game_of(preset)
            config = game.configure(preset, options.options)
            bots = seated(options, game, game.default_seats(config))
            names = named(options.names, bots, pen.speaker)
            match = Match.start(game, config, names, seed=options.seed, preset=preset)
            pen.say("terminal-begin", game=pen.text(f"preset-{preset}"))
        except (ClosedTerminal, Leave) as closed:
            return exit_code(closed)
        store.remember_preset(preset)
        match.record_path = store.new_path(preset)
        return _play(match, Settings(options.lang, bots), console, store, streams.program)


def run_resume(*, lang: str = "en", plain: bool = False, streams: Streams | None = None) -> int:
    """Go on with an unfinished match, asking which if there are several."""
    streams = streams or Streams.of_process()
    console = streams.console(plain=plain)
    store = Store(streams.environ)
    pen = Pen.before_a_match(console, lang)
    with console.listening(), contextlib.closing(store):
        try:
            kept, unreadable = store.unfinished()
            for path in unreadable:
                pen.say("terminal-unreadable-match", path=str(path))
            if not kept:
                pen.say("terminal-nothing-to-resume", program=streams.program)
                return 0
            chosen = store.take(ask_for_match(pen, kept).path)
            if chosen is None:
                pen.say("terminal-match-held")
                return _HELD
        except (ClosedTerminal, Leave) as closed:
            return exit_code(closed)
        chosen.settings.lang = lang
        chosen.match.record_path = chosen.path
        return _play(chosen.match, chosen.settings, console, store, streams.program)


def seated(options: PlayOptions, game: Game, usual: int) -> tuple[str | None, ...]:
    """The bot of each seat, None for a person: people sit first, then the bots in their order."""
    bots = [name for name in options.bots if name.casefold() not in PERSON]
    for name in bots:
        registry.make(name, game, 0)  # refused by name before anything is dealt
    asked = len(options.bots) - len(bots)
    people = max(1, asked, len(options.names))
    seats = options.seats or max(usual, people + len(bots))
    if not options.bots or (options.seats is None and not asked):
        bots += [USUAL_BOT] * (seats - people - len(bots))
    left = seats - len(bots)
    if left < 1:
        raise ConfigError(Message.of("terminal-no-person", bots=len(bots), seats=seats), "bots")
    if left < len(options.names):
        message = Message.of("terminal-too-many-names", names=len(options.names), seats=left)
        raise ConfigError(message, "names")
    return (*([None] * left), *bots)


def named(names: tuple[str, ...], bots: tuple[str | None, ...], speaker: Speaker) -> tuple[str, ...]:
    """A name for each seat: as given for people, the bots' own, with a number where one comes twice."""
    people = bots.count(None)
    given = list(names)
    found: list[str] = []
    for seat, bot in enumerate(bots):
        if bot is not None:
            found.append(speaker.text(f"bot-{bot}"))
        elif given:
            found.append(given.pop(0))
        elif people > 1:
            found.append(speaker.text("seat-name", number=seat + 1))
        else:
            found.append(speaker.text("terminal-default-name"))
    return tuple(_apart(found, seat) for seat in range(len(found)))


def _apart(names: list[str], seat: int) -> str:
    name = names[seat]
    if names.count(name) < 2:
        return name
    return f"{name} {names[: seat + 1].count(name)}"


def _play(match: Match, settings: Settings, console: Console, store: Store, program: str) -> int:
    """Until the match is over or the players leave; then say how to go on, or where the record lies."""
    path = match.record_path
    assert path is not None  # noqa: S101 - set by both callers
    players = {
        seat: registry.make(bot, match.game, f"{path.stem} {seat}")
        for seat, bot in enumerate(settings.bots)
        if bot is not None
    }
    pen = Pen.before_a_match(console, settings.lang)
    keeper = Keeper(store, match, settings, pen)
    table = OwnTable(match, players, lambda: keeper(path))
    session = Session(table, settings, console, registry.make(USUAL_BOT, match.game, 0))
    try:
        session.run()
        show_record(match, store.shown(store.finish(match, path)), program, session.pen(session.reader()))
    except (Leave, ClosedTerminal) as closed:
        with contextlib.suppress(ClosedTerminal):  # nobody reads any more
            if not keeper.is_kept(path):
                return _NOT_KEPT
            if match.over:
                store.finish(match, path)
            else:
                pen.say("terminal-kept", program=program)
        return exit_code(closed)
    return 0


def exit_code(closed: Exception) -> int:
    return _INTERRUPTED if isinstance(closed, ClosedTerminal) and closed.interrupted else 0
