"""From the words of a command line to an exit code: 0 done, 1 something did not hold, 2 not understood."""

from __future__ import annotations

import contextlib
import difflib
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from laydown import __version__
from laydown.cli import (
    admin,
    arrange,
    check,
    join,
    play,
    replay,
    rules,
    serve,
    settle,
    simulate,
    streams,
    warm,
)
from laydown.cli.arguments import Flag, UsageError, read
from laydown.cli.shell import Shell
from laydown.errors import BrokenInvariant, ConfigError, IllegalAction, LaydownError, MalformedInput, Message
from laydown.games import GAMES
from laydown.words import Speaker, pick_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.cli.arguments import Command

COMMANDS: Final[tuple[Command, ...]] = (
    play.PLAY,
    play.RESUME,
    serve.SERVE,
    admin.ADMIN,
    join.JOIN,
    rules.RULES,
    arrange.ARRANGE,
    check.CHECK,
    replay.REPLAY,
    simulate.SIMULATE,
    settle.SETTLE,
    warm.WARM,
)

_EVERYWHERE: Final = (Flag("lang", "language"), Flag("plain"), Flag("help"))
"""Flags of every command, which may also stand before it."""

_NOT_UNDERSTOOD: Final = 2
_NOT_HEARD: Final = 1
_SYSTEM_REFUSED: Final = 1
_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the result is the exit code."""
    streams.open_missing()
    streams.take_anything()
    try:
        code = _answer(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has gone, as in `laydown rules | head`
        streams.give_up(sys.stdout)
        return _NOT_HEARD
    except OSError as error:  # a full disk, a folder that may not be written to
        _tell_of_system(error)
        return _SYSTEM_REFUSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return _INTERRUPTED
    return code


def _tell_of_system(error: OSError) -> None:
    """What the system would not do, in one line."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        reason = f"{reason}: {error.filename}"
    shell = _shell(pick_language(None, os.environ), plain=False)
    with contextlib.suppress(OSError):
        shell.complain("laydown", shell.speaker.text("cli-system", reason=reason))
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            streams.give_up(stream)


def _answer(words: list[str]) -> int:
    shell = _shell(pick_language(None, os.environ), plain=not _writes(sys.stdout, "♠─"))
    try:
        asked = _everywhere(words)
        shell = _shell(pick_language(asked.language, os.environ), plain=asked.plain or shell.plain)
        return _dispatch(asked, shell)
    except BrokenInvariant:
        raise  # our own mistake is no mistake of the command line
    except LaydownError as error:
        shell.complain("laydown", _reason(error, shell.speaker))
    return _NOT_UNDERSTOOD


@dataclass(frozen=True, slots=True)
class _Asked:
    """The command line less the flags that stand everywhere."""

    words: tuple[str, ...]
    language: str | None
    plain: bool
    help: bool


def _everywhere(words: Sequence[str]) -> _Asked:
    rest: list[str] = []
    language: str | None = None
    plain = wants_help = False
    ahead = iter(words)
    for word in ahead:
        name, sign, value = word.partition("=")
        if word == "--":
            rest += [word, *ahead]
        elif name == "--lang":
            language = value if sign else next(ahead, None)
            if language is None:
                raise UsageError(Message.of("cli-flag-needs-value", flag=name, command="help"))
        elif word == "--plain":
            plain = True
        elif word in ("--help", "-h"):
            wants_help = True
        else:
            rest.append(word)
    return _Asked(tuple(rest), language, plain=plain, help=wants_help)


def _dispatch(asked: _Asked, shell: Shell) -> int:
    if not asked.words or asked.words == ("help",):
        _show_menu(shell)
        return 0
    name, *words = asked.words
    if name == "--version":
        shell.raw(f"laydown {__version__}")
        return 0
    if name == "help":
        _show_help(_command(words[0]), shell)
        return 0
    command = _command(name)
    if asked.help:
        _show_help(command, shell)
        return 0
    return command.run(read(command, words), shell)


def _command(name: str) -> Command:
    names = [each.name for each in COMMANDS]
    if name in names:
        return COMMANDS[names.index(name)]
    near = difflib.get_close_matches(name, names, n=1)
    if near:
        raise UsageError(Message.of("cli-command-misspelt", command=name, near=near[0]))
    raise UsageError(Message.of("cli-command-unknown", command=name, allowed=", ".join(names)))


def _show_menu(shell: Shell) -> None:
    shell.tell("cli-title", version=__version__)
    shell.line()
    longest = max(len(each.name) for each in COMMANDS)
    for each in COMMANDS:
        told = shell.speaker.text(f"cli-command-{each.name}")
        shell.line(f"  {each.name:{longest}}  {told}", " " * (longest + 4))
    shell.line()
    shell.tell("cli-menu-help", command="laydown rules --help")
    shell.tell("cli-menu-start", command="laydown play")
    _show_flags(_EVERYWHERE, shell)


def _show_help(command: Command, shell: Shell) -> None:
    shell.tell(f"cli-command-{command.name}")
    shell.line()
    parts = ["laydown", command.name]
    for each in command.operands:
        word = shell.speaker.text(f"cli-value-{each.name}") + ("..." if each.repeats else "")
        parts.append(word if each.required else f"[{word}]")
    parts += [
        f"[{_written(each, shell.speaker)}]" + ("..." if each.repeats else "") for each in command.flags
    ]
    shell.line(shell.speaker.text("cli-usage", usage=" ".join(parts)), "    ")
    _show_flags((*command.flags, *_EVERYWHERE), shell)
    if command.examples:
        shell.line()
        shell.tell("cli-examples")
        for example in command.examples:
            shell.raw(f"  {example}")


def _show_flags(flags: Sequence[Flag], shell: Shell) -> None:
    shell.line()
    for flag in flags:
        shell.line(
            f"  {_written(flag, shell.speaker)}: {shell.speaker.text(f'cli-flag-{flag.name}')}", " " * 6
        )


def _written(flag: Flag, speaker: Speaker) -> str:
    return f"--{flag.name} {speaker.text(f'cli-value-{flag.value}')}" if flag.value else f"--{flag.name}"


def _reason(error: LaydownError, speaker: Speaker) -> str:
    """What is wrong in a sentence, and where if the text has more than one place."""
    if isinstance(error, IllegalAction):
        return speaker.refuse(error.refusal)
    reason = speaker.say(error.message)
    if isinstance(error, MalformedInput) and error.column > 1:
        return speaker.text("cli-at-column", column=error.column, reason=reason)
    if isinstance(error, ConfigError) and error.option in _options() and error.option not in reason:
        return f"{error.option}: {reason}"
    return reason


def _options() -> set[str]:
    """The names of all options. What else can be wrong, as the number of seats, the sentence itself names."""
    return {option.name for game in GAMES for option in game.options}


def _shell(language: str, *, plain: bool) -> Shell:
    return Shell(Speaker(language, plain), sys.stdin, sys.stdout, sys.stderr)


def _writes(stream: TextIO, text: str) -> bool:
    """Whether the stream's encoding has these characters."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
