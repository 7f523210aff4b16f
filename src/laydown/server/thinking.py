"""Bots think in processes of their own, so that none of them delays a move elsewhere."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

from laydown.bots import registry
from laydown.games import GAMES
from laydown.server import figures

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from laydown.games.rules import Offer, View

_LOG: Final = logging.getLogger(__name__)

_FALLBACK: Final = "random"
"""Plays for a bot that broke, so that nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot at a seat."""

    bot: str
    game: str
    seed: str


def choose(thinker: Thinker, seen: bytes) -> int:
    """The place of the bot's choice in the actions of its offer; `seen` is its view and offer, pickled."""
    view, offer = pickle.loads(seen)  # noqa: S301 - made by this server a moment ago
    game = next(game for game in GAMES if game.name == thinker.game)
    place: int = offer.actions.index(registry.make(thinker.bot, game, thinker.seed).choose(view, offer))
    return place


def live_as_long_as_the_server(leash: Connection | None = None) -> None:
    """A process of the pool ends with the server even if that was killed, and leaves Ctrl+C to it. It also
    ends when the other end of the leash is let go.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is None:
        return
    ends: list[int | Connection] = [server.sentinel]
    if leash is not None:
        ends.append(leash)

    def follow() -> None:
        wait(ends)
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinking:
    """The pool of processes. They start when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._leash: tuple[Connection, Connection] | None = None

    async def choose(self, thinker: Thinker, view: View, offer: Offer) -> int:
        """What the bot chooses from this view and nothing else. A process that died is replaced once."""
        if len(offer.actions) == 1:
            return 0
        # Pickled at once: a pool does it later, when the view may have moved on.
        seen = pickle.dumps((view, offer))
        with figures.timed(figures.THOUGHT.labels(thinker.bot)):
            return await self._chosen(thinker, seen)

    async def _chosen(self, thinker: Thinker, seen: bytes) -> int:
        for _ in range(2):
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, choose, thinker, seen)
            except BrokenProcessPool:
                _LOG.warning("a bot's process died")
                if self._pool is pool:
                    self._pool = None
            except Exception:  # noqa: BLE001 - a bot that breaks must not keep a table waiting
                _LOG.exception("the bot %s broke in %s", thinker.bot, thinker.game)
                break
        return choose(Thinker(_FALLBACK, thinker.game, thinker.seed), seen)

    def warm(self) -> None:
        """Start the processes now, so that the first move does not wait for them."""
        self._pool = self._pool or self._new_pool()
        for _ in range(self._processes):
            self._pool.submit(registry.names)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._let_go()

    def _let_go(self) -> None:
        """A pool that is shut down while it starts may wait for its processes for ever, and they for work."""
        for end in self._leash or ():
            end.close()
        self._leash = None

    def _new_pool(self) -> ProcessPoolExecutor:
        self._let_go()
        # Spawned, not forked: a fork would copy locks that other threads hold.
        context = multiprocessing.get_context("spawn")
        self._leash = theirs, _ = context.Pipe(duplex=False)
        return ProcessPoolExecutor(
            self._processes,
            mp_context=context,
            initializer=live_as_long_as_the_server,
            initargs=(theirs,),
        )
