"""How Pgx's card games are measured. Runs under the Python of the environment of requirements/peers.lock.

It answers requests on standard input, one a line: `GAME SECONDS` plays random legal play in a batch, many
steps in one compiled scan, with a new game wherever one is over. The answer is a line of JSON: steps
(decisions of the players) and seconds.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version
from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCH: Final = 1024
SCAN: Final = 64

State: TypeAlias = Any
Play: TypeAlias = Any
"""Neither Pgx nor JAX says its types."""


class Game:
    """A batch of one game that is played on and on."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        def one_step(carried: tuple[State, State], _: None) -> tuple[tuple[State, State], State]:
            state, key = carried
            key, for_action, for_step = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(for_action, logits, axis=1)
            state = jax.vmap(step)(state, action, jax.random.split(for_step, BATCH))
            return (state, key), state.observation.sum()  # so that what a player sees is made

        def many(state: State, key: State) -> tuple[State, State, State]:
            (state, key), seen = jax.lax.scan(one_step, (state, key), None, length=SCAN)
            return state, key, seen.sum()

        self._many: Play = jax.jit(many)
        self._key = jax.random.PRNGKey(1)
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(self._key, BATCH))
        self.play(0.0)

    def play(self, seconds: float) -> tuple[int, float]:
        steps = 0
        start = time.perf_counter()
        while True:
            self._state, self._key, seen = self._many(self._state, self._key)
            seen.block_until_ready()
            steps += BATCH * SCAN
            passed = time.perf_counter() - start
            if passed >= seconds:
                return steps, passed


def main() -> None:
    games: dict[str, Game] = {}
    _answer({"Pgx": version("pgx"), "JAX": version("jax")})
    for line in sys.stdin:
        name, seconds = line.split()
        if name not in games:
            games[name] = Game(name)
        steps, passed = games[name].play(float(seconds))
        _answer({"steps": steps, "seconds": passed})


def _answer(fields: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
