"""What a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laydown.server.forgetting import Retention

if TYPE_CHECKING:
    from laydown.server.logs import Form
    from laydown.server.mail import MailServer
    from laydown.server.proxy import Forwarding, Network

STATIC: Final = Path(__file__).parent / "static"
"""The built client, which comes with the package."""


def _processes() -> int:
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, slots=True)
class Settings:
    """`data` is the folder of the database; `static` that of the built client.

    `bot_delay` is how long a bot waits before it acts, in seconds, so that people can follow. `idle` is how
    long a table that nobody is at stays in memory. `hello` is how long a new connection may be silent.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = STATIC
    database: str | None = None
    """The address of a PostgreSQL database in place of the file in `data`."""

    workers: int = 1
    """So many processes serve together; more than one need a `database`."""

    inside: str = "127.0.0.1:0"
    """Where the other workers of the database find this one; port 0 stands for any free one."""

    bot_delay: float = 0.7
    processes: int = field(default_factory=_processes)
    idle: float = 300.0
    hello: float = 15.0
    away: float = 60.0
    """After so many seconds without a connection the others may go on without somebody."""

    idle_days: float = 10.0
    """How long a table with days for a move stays in memory that nobody is at."""

    due_every: float = 20.0
    """How often the server looks for tables where such a time is up, in seconds."""

    silent: float = 150.0
    """For so long a client that pings may say nothing; a browser lets a hidden page speak once a minute."""

    slow: float = 2.0
    """After so long a table is told that the server is slow to keep what was done."""

    frames_a_second: float = 40.0
    frames_at_once: int = 200
    connections: int = 200
    """So many may be at one table at once, watching or playing."""

    sockets: int = 10_000
    sockets_an_address: int = 100
    """So many sockets are open at once: of all, and of one address."""

    sockets_a_minute: float = 120.0
    sockets_at_once: int = 300
    requests_a_minute: float = 1200.0
    requests_at_once: int = 1200
    """How often one address may come: with a socket, and with any request."""

    contributions: bool = True
    """Whether the seats of a new table contribute to the dice; else these are the server's alone."""

    contribution_seconds: float = 5.0
    """How long a seat's part of the dice is waited for, twice: its commitment, and its value."""

    playing_out_seconds: float = 60.0
    """How long bots may take to play a match again in a player's place."""

    duplicate_look: float = 1.0
    """How often a table looks how the other one of its duplicate stands, in seconds."""

    tables_a_minute: float = 60.0
    tables_at_once: int = 200
    tables_a_day: float = 500.0
    lists_a_minute: float = 120.0
    lists_at_once: int = 200
    records_a_minute: float = 10.0
    records_at_once: int = 20
    """So many records may one address send in."""

    record_seconds: float = 20.0
    record_memory: int = 256_000_000
    """What reading or showing one record may take: seconds of the processor's time, and bytes beside what its
    process has anyway.
    """

    record_space: int = 1_000_000_000
    """So many bytes may all records take that were sent in."""

    replay_cache: int = 32_000_000
    """So many bytes of replays stay in memory, packed."""

    retention: Retention = field(default_factory=Retention)
    sweep: float = 3.0
    """Seconds between two looks for tables that the operator has closed."""

    log: Form = "plain"
    metrics: str | None = None
    """The address of this computer at which Prometheus gets its figures; nobody does without one."""

    base: str = ""
    """The path that all addresses begin with, as /cards; none at the root of a host."""

    public: str | None = None
    """What this server's addresses begin with for people everywhere, as https://example.org/cards; where
    nobody says it, it is taken from how a client came here.
    """

    mail: MailServer | None = None
    """Through which mail is sent; none is, and nobody asked for an address, without one."""

    mail_every: float = 5.0
    """Seconds between two looks for mail that is due."""

    mails_a_day: float = 10.0
    mails_to_one_a_day: float = 3.0
    """So many confirmations may one household or table ask for, and so many may go to one address."""

    trusted: tuple[Network, ...] = ()
    """Proxies whose word counts on who their client is."""

    forwarding: Forwarding = "x-forwarded"
