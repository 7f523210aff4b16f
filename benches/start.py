"""How long does the first answer of compiled code take, in a process of its own?

With the cache warm, as every time but the first; and cold, into a folder that is empty, as after an
installation or a change of the sources. From the start of Python to the answer, imports included. A busy
machine shows in the time that passes, not in processor time.

    python benches/start.py [--quick] [--write] [--samples N]
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from reporting.results import circumstances, write_goals, write_section

if TYPE_CHECKING:
    from collections.abc import Mapping

CALLS: Final[Mapping[str, str]] = {
    "least penalty of a hand": (
        "from laydown.cards import Hand, Rank, standard_deck\n"
        "from laydown.games.three_thirteen.config import PRESETS\n"
        "from laydown.games.three_thirteen.rounds import meld_rules\n"
        "from laydown.melds.kernel import kernel_of\n"
        "rules = meld_rules(PRESETS['three-thirteen'], standard_deck(1), Rank.THREE)\n"
        "kernel_of(rules).least_penalty(Hand.of(rules.deck, '5S 6S 7S 9H').counts)"
    ),
    "a match of Mille": (
        "from laydown.fast.mille import play\n"
        "from laydown.games.mille.config import PRESETS\n"
        "play.matches(PRESETS['mille'], 1)"
    ),
    "a match of Three Thirteen": (
        "from laydown.fast.three_thirteen import play\n"
        "from laydown.games.three_thirteen.config import PRESETS\n"
        "play.matches(PRESETS['three-thirteen'], 1)"
    ),
    "a match of Speed": (
        "from laydown.fast.speed import play\n"
        "from laydown.games.three_thirteen.config import PRESETS\n"
        "play.matches(PRESETS['three-thirteen-speed'], ('greedy',) * 4, 1)"
    ),
    "a step of the vector environment of Mille": (
        "from laydown.research.vector import MilleVectorEnv\n"
        "envs = MilleVectorEnv(64)\n"
        "seen, _ = envs.reset(seed=1)\n"
        "envs.step(seen['action_mask'].argmax(axis=1))"
    ),
}
"""What is called, as a program of its own."""


def main() -> None:
    asked = _arguments()
    calls = dict(list(CALLS.items())[: 1 if asked.quick else None])
    rows = [
        "| first call | warm cache: seconds | processor time | cold cache: seconds | processor time |",
        "|---|---:|---:|---:|---:|",
    ]
    goals: list[tuple[str, str, str]] = []
    for name, program in calls.items():
        run(program)  # so that the cache is warm
        warm = [run(program) for _ in range(asked.samples)]
        cells = [*map(_spread, zip(*warm, strict=True))]
        if asked.quick:
            cells += ["", ""]
        else:
            with tempfile.TemporaryDirectory() as empty:
                cold = run(program, empty)
            cells += [f"{each:.1f}" for each in cold]
            goals += [
                (
                    f"first call, {name}, warm cache",
                    "1.5 s",
                    f"{statistics.median(each[0] for each in warm):.2f} s",
                ),
                (f"first call, {name}, cold cache", "60 s", f"{cold[0]:.0f} s"),
            ]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    report = f"Warm: median of {asked.samples} and least to most. Cold: once.\n\n" + "\n".join(rows)
    print(report)
    if asked.write:
        versions = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
        write_section("The first call", f"{circumstances(versions)}\n\n{report}")
        write_goals(goals)


def run(program: str, kernels: str = "") -> tuple[float, float]:
    """Seconds that pass, and of the processor."""
    environment = {**os.environ, "LAYDOWN_KERNELS": kernels} if kernels else None
    before = _used()
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)  # noqa: S603 - our own text
    return time.perf_counter() - start, _used() - before


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _spread(samples: tuple[float, ...]) -> str:
    return f"{statistics.median(samples):.2f} ({min(samples):.2f} to {max(samples):.2f})"


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run: one call, with a warm cache")
    reader.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    reader.add_argument("--samples", type=int, help="samples with a warm cache (5)")
    asked = reader.parse_args()
    asked.samples = asked.samples or (1 if asked.quick else 5)
    return asked


if __name__ == "__main__":
    main()
