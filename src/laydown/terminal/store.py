"""Where matches are kept: unfinished ones to go on with, finished ones to look at again."""

from __future__ import annotations

import contextlib
import json
import shlex
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from laydown.bots import registry
from laydown.errors import LaydownError
from laydown.table import save
from laydown.terminal.hand_order import ORDERS
from laydown.terminal.hold import Hold
from laydown.terminal.session import Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from laydown.table.match import Match

ENDING: Final = ".laydown"
_SETTINGS: Final = ".session.json"


def home(environ: Mapping[str, str]) -> Path:
    """`$LAYDOWN_HOME`, else `laydown` under `$XDG_DATA_HOME`, else under `~/.local/share`."""
    if environ.get("LAYDOWN_HOME"):
        return Path(environ["LAYDOWN_HOME"])
    data = environ.get("XDG_DATA_HOME")
    if data and Path(data).is_absolute():
        return Path(data) / "laydown"
    return Path(environ.get("HOME") or Path.home()) / ".local" / "share" / "laydown"


@dataclass(frozen=True, slots=True)
class Kept:
    """An unfinished match as it was found: where it lies, and when it was played last, in the computer's
    own time.
    """

    path: Path
    match: Match
    settings: Settings
    played: time.struct_time


class Store:
    """The matches of one person on this computer."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._home = home(environ)
        self._user = environ.get("HOME")
        self._unfinished = self._home / "unfinished"
        self.finished = self._home / "finished"
        self._hold = Hold()

    def new_path(self, preset: str) -> Path:
        """A place for a new match, named by the day and the game, that no other program takes."""
        self._unfinished.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{preset}"
        path = self._unfinished / f"{stem}{ENDING}"
        count = 1
        while not self._hold.take(path) or path.exists() or (self.finished / path.name).exists():
            count += 1
            path = self._unfinished / f"{stem}-{count}{ENDING}"
        return path

    def take(self, path: Path) -> Kept | None:
        """The match at this path as it stands now, for this program alone; None if another plays it, or
        has just finished it.
        """
        if not self._hold.take(path):
            return None
        try:
            return _kept(path)
        except FileNotFoundError:
            return None

    def close(self) -> None:
        """Let others have the matches that were taken."""
        self._hold.let_go()

    def keep(self, match: Match, settings: Settings, path: Path) -> None:
        """Write it all down, the session's settings last; OSError if the system refuses.

        A folder that was removed meanwhile is made anew: the match is whole here.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        save.save(match, path)
        _write(_settings_path(path), json.dumps(asdict(settings)))

    def unfinished(self) -> tuple[list[Kept], list[Path]]:
        """The matches to go on with, the one played last first, and the files that cannot be read."""
        kept: list[Kept] = []
        unreadable: list[Path] = []
        paths = sorted(self._unfinished.glob(f"*{ENDING}"), key=_age)
        for path in paths:
            try:
                kept.append(_kept(path))
            except (LaydownError, OSError, ValueError):
                unreadable.append(path)
        return kept, unreadable

    def finish(self, match: Match, path: Path) -> Path:
        """Put the record of a match that is over to the finished ones; gives where it lies now."""
        self.finished.mkdir(parents=True, exist_ok=True)
        place = self.finished / path.name
        save.save(match, place)
        for old in (path, save.sealed_path(path), _settings_path(path)):
            old.unlink(missing_ok=True)
        return place

    def shown(self, path: Path) -> str:
        """The path as a shell takes it, short where it lies in the home folder."""
        if self._user and path.is_relative_to(self._user) and not _needs_quotes(str(path)):
            return f"~/{path.relative_to(self._user)}"
        return shlex.quote(str(path))

    def last_preset(self) -> str | None:
        """What was begun last."""
        try:
            return (self._home / "last-game").read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return None

    def remember_preset(self, preset: str) -> None:
        """It is a courtesy only: where nothing can be written, the match itself will say so."""
        with contextlib.suppress(OSError):
            self._home.mkdir(parents=True, exist_ok=True)
            _write(self._home / "last-game", f"{preset}\n")


def _needs_quotes(text: str) -> bool:
    return shlex.quote(text) != text


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:  # a link to nowhere, or finished by another program just now
        return 0


def _kept(path: Path) -> Kept:
    played = time.localtime(path.stat().st_mtime)
    match = save.load(path)
    return Kept(path, match, _read_settings(_settings_path(path), match.seats), played)


def _settings_path(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(ENDING) + _SETTINGS)


def _read_settings(path: Path, seats: int) -> Settings:
    """As `keep` wrote them; a match whose settings are lost is one person's against greedy bots."""
    try:
        read: Any = json.loads(path.read_text("utf-8"))
        bots = tuple(read["bots"])
        seen = {int(seat): max(0, int(count)) for seat, count in read["seen"].items()}
        known = (None, *registry.names())
        if len(bots) == seats and None in bots and all(bot in known for bot in bots):
            order = read["order"] if read["order"] in ORDERS else ORDERS[0]
            return Settings(str(read["lang"]), bots, order, seen)
    except (OSError, ArithmeticError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        pass
    return Settings("en", (None, *(["greedy"] * (seats - 1))))


def _write(path: Path, text: str) -> None:
    """All of it or nothing: a file half written is worse than the old one."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(text, "utf-8")
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
