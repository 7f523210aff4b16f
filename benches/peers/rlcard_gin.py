"""How RLCard's gin rummy is measured. Runs under the Python of the environment of requirements/peers.lock.

It answers requests on standard input, one a line: `run SECONDS` plays games with `env.run` and RLCard's
random agents, `loop SECONDS` with a plain loop of `reset` and `step` and a random choice. The answer is a
line of JSON: steps (decisions of the players) and seconds.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any, TypeAlias

import rlcard
from rlcard.agents import RandomAgent

Env: TypeAlias = Any
"""RLCard has no types."""


def play_with_run(env: Env) -> int:
    trajectories, _payoffs = env.run(is_training=False)
    return sum(len(each) // 2 for each in trajectories)  # state, action, state, ... a player


def play_with_loop(env: Env) -> int:
    steps = 0
    state, _player = env.reset()
    while not env.is_over():
        state, _player = env.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def main() -> None:
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    ways = {"run": play_with_run, "loop": play_with_loop}
    _answer({"RLCard": version("rlcard"), "numpy": version("numpy")})
    for line in sys.stdin:
        name, seconds = line.split()
        steps = 0
        start = time.perf_counter()
        end = start + float(seconds)
        while (now := time.perf_counter()) < end:
            steps += ways[name](env)
        _answer({"steps": steps, "seconds": now - start})


def _answer(fields: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
