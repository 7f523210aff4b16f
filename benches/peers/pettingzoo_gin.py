"""How PettingZoo's gin rummy is measured. Runs under the Python of the environment of
requirements/peers.lock; later versions of PettingZoo than the one there have no gin rummy.

It answers requests on standard input, one a line: `wrapped SECONDS` plays random legal play in the usual
loop, `raw SECONDS` without PettingZoo's wrappers. The answer is a line of JSON: steps (decisions of the
players) and seconds of the processor.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version
from typing import Any, TypeAlias

from pettingzoo.classic import gin_rummy_v4

Env: TypeAlias = Any
"""PettingZoo's types are loose."""


def play(env: Env, seed: int) -> int:
    """One game; gives its decisions."""
    steps = 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    return steps


def main() -> None:
    ways = {"wrapped": gin_rummy_v4.env(), "raw": gin_rummy_v4.raw_env()}
    _answer({"PettingZoo": version("pettingzoo")})
    seed = 0
    for line in sys.stdin:
        way, seconds = line.split()
        steps = 0
        start = time.process_time()
        end = start + float(seconds)
        while (now := time.process_time()) < end:
            seed += 1
            steps += play(ways[way], seed)
        _answer({"steps": steps, "seconds": now - start})


def _answer(fields: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
