"""Other programs in an environment of their own, so that Laydown never needs them nor what they need."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import venv
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
ENVIRONMENT: Final = ROOT / ".venv-bench"
LOCK: Final = ROOT / "requirements" / "peers.lock"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


class CannotInstall(Exception):
    """The environment could not be made; says why."""


class Peer:
    """A process that plays when asked, and waits without using the machine in between. `script` is the name
    of a program beside this file that answers requests as rlcard_gin.py does.
    """

    def __init__(self, script: str) -> None:
        install()
        self._script = script
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [str(PYTHON), str(Path(__file__).with_name(script))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.versions = tuple(f"{name} {version}" for name, version in self._read().items())

    def steps_per_second(self, way: str, seconds: float) -> float:
        """One sample of one of its ways to play."""
        if self._process.stdin is None:
            raise CannotInstall(f"{self._script} cannot be spoken to")
        self._process.stdin.write(f"{way} {seconds}\n")
        self._process.stdin.flush()
        answer = self._read()
        return float(answer["steps"] / answer["seconds"])

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait(timeout=10)

    def _read(self) -> dict[str, Any]:
        line = self._process.stdout.readline() if self._process.stdout is not None else ""
        if not line:
            raise CannotInstall(f"{self._script} ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer


@cache
def install() -> None:
    """Make the environment, or bring it to what the lock says."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    stamp = ENVIRONMENT / "lock"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    try:
        venv.create(ENVIRONMENT, with_pip=True, clear=ENVIRONMENT.exists())
        asked = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run(  # noqa: S603 - pip, with what the lock pins
            [*asked, "--require-hashes", "-r", str(LOCK)], check=True, capture_output=True, text=True
        )
        stamp.write_text(wanted, encoding="utf-8")
    except subprocess.CalledProcessError as error:
        last = str(error.stderr or error).strip().splitlines()[-1:]
        raise CannotInstall(" ".join(last)) from error
    except OSError as error:
        raise CannotInstall(str(error)) from error
