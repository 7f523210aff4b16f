"""What comes to a room's queue: who comes and goes, what they send, what is asked, and time that is up."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable
    from typing import Any

    from laydown.server.clock import TimeUp
    from laydown.server.connection import Connection
    from laydown.server.mixing import Mixing
    from laydown.server.room import Room
    from laydown.server.seating import Chosen
    from laydown.wire.client import FromClient


@dataclass(frozen=True, slots=True)
class Came:
    connection: Connection


@dataclass(frozen=True, slots=True)
class Left:
    connection: Connection


@dataclass(frozen=True, slots=True)
class Heard:
    connection: Connection
    frame: FromClient
    at: float = field(default_factory=time.monotonic, compare=False)


@dataclass(frozen=True, slots=True)
class Asked:
    """Something to be done between two other things; `answer` gets what it gives."""

    what: Callable[[Room], Awaitable[Any]]
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Late:
    """The time in which the seats are to do this step of the mixing is up."""

    mixing: Mixing
    step: int


@dataclass(frozen=True, slots=True)
class Struck:
    """A time has passed; this is what is to be done then."""

    what: Callable[[], Awaitable[None]]


Item: TypeAlias = "Came | Left | Heard | Asked | Chosen | TimeUp | Late | Struck"
