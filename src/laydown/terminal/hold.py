"""One program at a time plays a match, so that none writes over what another has kept.

The lock is the system's own on a file beside the match. It ends with the program, however that ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import errno
    import fcntl

    def _lock(file: int) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise
            # This file system knows no locks, so there is nothing to wait for.


class Hold:
    """The matches that this program holds."""

    def __init__(self) -> None:
        self._files: dict[Path, int] = {}

    def take(self, path: Path) -> bool:
        """Hold the match at this path; False if another program does."""
        lock = _lock_path(path)
        while True:
            file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(file)
            except OSError:
                os.close(file)
                return False
            if _is_still(lock, file):
                self._files[path] = file
                return True
            os.close(file)  # whoever held it has just finished the match and removed the lock

    def let_go(self) -> None:
        """Let others have them all."""
        while self._files:
            path, file = self._files.popitem()
            with contextlib.suppress(OSError):  # Windows removes no open file: then it stays, and is empty
                _lock_path(path).unlink()
            os.close(file)


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _is_still(path: Path, file: int) -> bool:
    """Whether the open file is the one that lies there now."""
    try:
        return path.stat().st_ino == os.fstat(file).st_ino
    except FileNotFoundError:
        return False
