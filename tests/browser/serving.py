"""The server of the browser tests, as a process: `serving.py DATA PORT STATIC [contributions] [/PATH]`.

It is `laydown serve` but for a few things: bots act at once, nobody is too fast, no mail gets anywhere, the
dice are the server's alone unless `contributions` is given, and the secret of each match follows from the
file `seed` in the data folder, so that a test sees the same cards in every run.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from laydown.server.mail import MailServer
from laydown.server.run import run
from laydown.server.settings import Settings
from laydown.table.shuffle import Dice

LISTENS = "listens"
SEED = "seed"
NO_MAIL = MailServer("127.0.0.1", 9, "cards@play.example")
"""A mail server is named, so that mail is offered; nobody listens there."""


@dataclass(slots=True)
class Secrets:
    """One secret after another from what the file says; from the first again when it says something else."""

    file: Path
    seed: str = ""
    made: dict[str, int] = field(default_factory=dict[str, int])

    def fresh(self) -> Dice:
        seed = self.file.read_text()
        self.made[seed] = self.made.get(seed, 0) + 1
        return Dice.from_seed(f"{seed} {self.made[seed]}")


def serve(data: Path, port: int, static: Path, *more: str) -> None:
    Dice.fresh = Secrets(data / SEED).fresh  # type: ignore[method-assign]  # for this process, which is a test's
    settings = Settings(
        data=data,
        port=port,
        static=static,
        bot_delay=0,
        contributions="contributions" in more,
        away=1 if "away" in more else 3600,
        base=next((each for each in more if each.startswith("/")), ""),
        processes=1,
        mail=NO_MAIL,
        public="https://play.example",
        frames_at_once=100_000,
        tables_at_once=100_000,
        lists_at_once=100_000,
        records_at_once=100_000,
    )
    run(settings, lambda: print(LISTENS, flush=True))  # noqa: T201 - to the test that waits for it


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), *sys.argv[4:])
