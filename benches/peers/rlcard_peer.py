"""RLCard in an environment of its own, so that neither it nor numpy is ever needed by Laydown."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
ENVIRONMENT: Final = ROOT / ".venv-bench"
PACKAGES: Final = ("rlcard==1.2.0", "numpy")
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


class CannotInstall(Exception):
    """The environment could not be made; says why."""


class RLCard:
    """A process that plays gin rummy when asked, and waits without using the machine in between."""

    def __init__(self) -> None:
        _install()
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [str(PYTHON), str(Path(__file__).with_name("rlcard_gin.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        versions = self._read()
        self.versions = (f"RLCard {versions['version']}", f"numpy {versions['numpy']}")

    def steps_per_second(self, way: str, seconds: float) -> float:
        """One sample of `run` or `loop`."""
        if self._process.stdin is None:
            raise CannotInstall("RLCard cannot be spoken to")
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
            raise CannotInstall("RLCard ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _install() -> None:
    try:
        if not PYTHON.exists():
            venv.create(ENVIRONMENT, with_pip=True)
        asked = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
        subprocess.run(  # noqa: S603 - pip, with the packages named above
            asked, check=True, capture_output=True, text=True
        )
    except subprocess.CalledProcessError as error:
        last = str(error.stderr or error).strip().splitlines()[-1:]
        raise CannotInstall(" ".join(last)) from error
    except OSError as error:
        raise CannotInstall(str(error)) from error
