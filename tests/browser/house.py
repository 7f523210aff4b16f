"""A server on its own folder and port, which tests may kill and start again, and open tables at."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browser.serving import LISTENS, SEED
from laydown.server.run import free_port
from laydown.server.settings import STATIC

Plain = dict[str, Any]

ME: Plain = {"kind": "me"}
FRIEND: Plain = {"kind": "friend"}
GREEDY: Plain = {"kind": "bot", "bot": "greedy"}
RANDOM: Plain = {"kind": "bot", "bot": "random"}

HOST = "127.0.0.1"
CHECKOUT = Path(__file__).parents[2]


def built_client() -> Path:
    """The client that is tested: the one in the package, or another build that LAYDOWN_STATIC names."""
    return Path(os.environ.get("LAYDOWN_STATIC", STATIC))


@dataclass(slots=True)
class House:
    """A running server. `start` and `kill` may follow each other; folder and port stay the same."""

    folder: Path
    static: Path
    port: int = field(default_factory=lambda: free_port(HOST))
    contributions: bool = False
    """Whether the seats contribute to the dice; the cards are then others each time."""

    soon_away: bool = False
    """Whether the others may go on without somebody after a second; else nobody is away for too long."""

    base: str = ""
    """The path before all addresses."""

    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}{self.base}"

    def start(self) -> None:
        assert self.process is None
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / SEED).exists():
            self.seed("none")
        paths = (CHECKOUT / "tests", CHECKOUT / "src")
        command = [sys.executable, str(Path(__file__).with_name("serving.py"))]
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [
                *command,
                str(self.folder),
                str(self.port),
                str(self.static),
                *(["contributions"] if self.contributions else []),
                *(["away"] if self.soon_away else []),
                *([self.base] if self.base else []),
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
            start_new_session=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"{LISTENS}\n"

    def kill(self) -> None:
        """SIGKILL, to the server and the processes of its bots."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def seed(self, text: str) -> None:
        """Matches made from now on have cards that follow from this text."""
        (self.folder / SEED).write_text(text)

    def open_table(self, preset: str, seats: list[Plain], **more: object) -> Plain:
        """POST /api/tables: table, token, seat, invites."""
        wanted: Plain = {"preset": preset, "options": {}, "name": "Ann", "colour": "#3b6fd4", "lang": "en"}
        return self._post("/api/tables", {**wanted, "seats": seats, **more})

    def open_duplicate(self, preset: str, seats: list[Plain], **more: object) -> Plain:
        """POST /api/duplicates: duplicate, tables, token, seat; with the first table's id as `table` too."""
        wanted: Plain = {"preset": preset, "options": {}, "name": "Ann", "colour": "#3b6fd4", "lang": "en"}
        made = self._post("/api/duplicates", {**wanted, "seats": seats, **more})
        return {**made, "table": made["duplicate"]}

    def seat_link(self, made: Plain) -> str:
        """The address of a seat of one's own, of an answer of `open_table` or `join`."""
        return f"{self.address}/t/{made['table']}#seat.{made['token']}"

    def send_record(self, text: str) -> str:
        """The address of a record's replay."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{self.address}/api/records", text.encode(), {"Content-Type": "text/plain"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - our own server
            return f"{self.address}/r/{json.load(answer)['replay']}"

    def join(self, table: str, name: str, token: str | None = None) -> Plain:
        wanted: Plain = {"name": name, "colour": "#b3541e", "token": token}
        return {"table": table, **self._post(f"/api/tables/{table}/join", wanted)}

    def _post(self, path: str, body: Plain) -> Plain:
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - our own server
            made: Plain = json.load(answer)
            return made
