"""Keeping a match after each action, also where the disk is full or the folder has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.terminal.answers import Leave

if TYPE_CHECKING:
    from pathlib import Path

    from laydown.table.match import Match
    from laydown.terminal.pen import Pen
    from laydown.terminal.session import Settings
    from laydown.terminal.store import Store


class Keeper:
    """Called after each action: when it returns, the match is kept as it stands."""

    def __init__(self, store: Store, match: Match, settings: Settings, pen: Pen) -> None:
        self._store = store
        self._match = match
        self._settings = settings
        self._pen = pen

    def __call__(self, path: Path) -> None:
        """Play waits until it is kept. Leave or ClosedTerminal if the player does not."""
        while not self.is_kept(path):
            typed = self._pen.ask("terminal-try-again")
            if typed and self._pen.commands.find(typed, ("quit",)) == "quit":
                raise Leave

    def is_kept(self, path: Path) -> bool:
        """Try to keep it, and say why if it cannot be."""
        try:
            self._store.keep(self._match, self._settings, path)
        except OSError as error:
            self._pen.say("terminal-not-kept", reason=error.strerror or str(error))
            return False
        return True
