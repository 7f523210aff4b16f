"""How many decisions and deals a second does compiled play make, and how many OpenSpiel's card games?

A decision is one choice of a player: the legal set is found, an action of it chosen and done; deals are
shuffled, dealt and scored within the time. `random` takes any legal action, each as likely; `greedy` plays as
the bot. `step by step` is a loop in Python that asks for the legal set and does one of it by two calls; the
vector environment gives observations and masks of 4,096 deals at each step.
OpenSpiel plays in the same run: its gin rummy, the nearest relation, and leduc, its fastest card game, each
with two of its own random bots and its own loop in C++. On one core processor time is counted, so that a busy
machine does not show; on all cores time as it passes.

    python benches/simulate.py [--quick] [--write] [--samples N] [--seconds S]
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from laydown.compiled import cores_here, kernel
from laydown.fast import chance
from laydown.fast.mille import play, single, state
from laydown.fast.mille.policies import nth
from laydown.fast.mille.state import popcount
from laydown.fast.speed import play as beats
from laydown.games import game_of
from laydown.games.mille.config import Config
from laydown.research.vector import MilleVectorEnv
from reporting.results import circumstances, write_section

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from laydown.compiled import Records

BATCH: Final = 4096
SPEED: Final = "three-thirteen-speed"

Amount: TypeAlias = "tuple[int, int]"
"""Decisions and deals."""

Played: TypeAlias = "Callable[[int], Amount]"
"""Plays a part of the work, the n-th, and says how much it was."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is measured, and on how many cores."""

    name: str
    play: Played
    cores: int = 1

    def sample(self, seconds: float) -> tuple[float, float]:
        """Decisions and deals a second."""
        clock = time.process_time if self.cores == 1 else time.perf_counter
        decisions = deals = number = 0
        start = clock()
        while (passed := clock() - start) < seconds:
            more, ended = self.play(number)
            decisions += more
            deals += ended
            number += 1
        return decisions / passed, deals / passed


def main() -> None:
    asked = _arguments()
    subjects = [*_mille(), *([] if asked.quick else _openspiel())]
    samples: dict[str, list[tuple[float, float]]] = {each.name: [] for each in subjects}
    for each in subjects:  # once for nothing: compiling, or loading what was compiled
        each.sample(0.01)
    for _ in range(asked.samples):
        for each in subjects:
            samples[each.name].append(each.sample(asked.seconds))
    report = f"{_sizes()}\n\n{_table(samples)}"
    print(report)
    if asked.write:
        versions = [f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel")]
        write_section("Simulation", f"{circumstances(versions)}\n\n{_method(asked)}\n\n{report}")


def _mille() -> list[Subject]:
    return [
        Subject("Mille, random", _deals("random", 1)),
        Subject("Mille, greedy", _deals("greedy", 1)),
        Subject("Mille, random, all cores", _deals("random", cores_here()), cores_here()),
        Subject("Mille, greedy, all cores", _deals("greedy", cores_here()), cores_here()),
        Subject("Mille, random, step by step", _steps()),
        Subject("3-13 Speed, four seats, greedy, the eleven deals", _speed()),
        Subject("Mille, vector environment, self-play", _lanes(1)),
        Subject("Mille, vector environment, self-play, all cores", _lanes(cores_here()), cores_here()),
    ]


def _deals(policy: str, cores: int) -> Played:
    def batch(number: int) -> Amount:
        ends = play.deals(Config(), BATCH * cores, (policy, policy), seed=number, cores=cores)
        return int(ends["decisions"].sum()), len(ends)

    return batch


@kernel
def _chosen(low: int, high: int, lot: float) -> int:
    """The action of a legal set that this lot, from 0 to 1, falls on."""
    return nth(low, high, int(lot * (popcount(low) + popcount(high))))


def _steps() -> Played:
    rules, states = state.rules_of(Config()), np.zeros(1, state.STATE)
    lots = random.Random(1)

    def deal(number: int) -> Amount:
        single.shuffled(states, 0, 1, number)
        single.begin(rules, states, 0, 1, number & 1)
        phase = states["phase"]
        decisions = 0
        while phase[0] != state.OVER:
            low, high = single.legal(rules, states, 0)
            single.apply(rules, states, 0, _chosen(low, high, lots.random()))
            decisions += 1
        return decisions, 1

    return deal


def _speed() -> Played:
    """As many of each deal as make some matches."""
    config = game_of(SPEED).configure(SPEED, {})

    def matches(number: int) -> Amount:
        decisions = 0
        for deal in range(1, config.deals + 1):
            ends = beats.deals(config, deal, ("greedy",) * 4, 8, seed=number, cores=1)
            decisions += int(ends["decisions"].sum())
        return decisions, 8 * config.deals

    return matches


@kernel
def _any_legal(masks: NDArray[np.int8], stream: Records, actions: NDArray[np.int64]) -> None:
    """In each lane a legal action, each as likely."""
    for at in range(len(masks)):
        place = chance.below(stream[0], masks[at].sum())
        for action in range(masks.shape[1]):
            place -= masks[at, action]
            if place < 0:
                actions[at] = action
                break


def _lanes(cores: int) -> Played:
    """All that a learner is given, masks and observations; the actions chosen are part of the time."""
    envs = MilleVectorEnv(BATCH, opponent=None, cores=cores, copy=False)
    seen, _ = envs.reset(seed=1)
    stream = np.zeros(1, chance.STREAM)
    chance.start(stream[0], np.uint64(1), np.uint64(0))
    actions = np.zeros(BATCH, np.int64)

    def step(number: int) -> Amount:
        del number
        _any_legal(seen["action_mask"], stream, actions)
        _, _, terminations, _, _ = envs.step(actions)
        ended = int(terminations.sum())
        return BATCH - ended, ended

    return step


def _openspiel() -> list[Subject]:
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError as why:
        print(f"without OpenSpiel: {why}")
        return []
    return [
        Subject(f"OpenSpiel {name}, random bots in C++", _bots(spiel, name))
        for name in ("gin_rummy", "leduc_poker")
    ]


def _bots(spiel: Any, name: str) -> Played:  # noqa: ANN401 - OpenSpiel's types are its own
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    root = game.new_initial_state()  # copied: to make it takes longer than to play it
    many = 4 if name == "gin_rummy" else 400

    def games(number: int) -> Amount:
        for at in range(many):
            spiel.evaluate_bots(root.clone(), bots, number * many + at)
        return many * length // 100, many

    length = 0  # decisions of a hundred games, counted once
    for seed in range(100):
        begun = root.clone()
        spiel.evaluate_bots(begun, bots, seed)
        length += sum(step.player >= 0 for step in begun.full_history())
    return games


def _sizes() -> str:
    return f"A state of Mille is {state.STATE.itemsize} bytes, a match {state.MATCH.itemsize}."


def _table(samples: dict[str, list[tuple[float, float]]]) -> str:
    peers = [name for name in samples if name.startswith("OpenSpiel")]
    head = [
        "",
        "decisions a second, median",
        "least to most",
        "deals a second, median",
        *(f"times {name.split(',')[0]}" for name in peers),
    ]
    rows = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for name, values in samples.items():
        decisions = [each[0] for each in values]
        ratios = (_ratio(decisions, [each[0] for each in samples[peer]]) for peer in peers)
        cells = [
            name,
            f"{statistics.median(decisions):,.0f}",
            f"{min(decisions):,.0f} to {max(decisions):,.0f}",
            f"{statistics.median(each[1] for each in values):,.0f}",
            *ratios,
        ]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def _ratio(values: list[float], peers: list[float]) -> str:
    """Each sample against the peer's of the same round, so that a slow minute slows both."""
    return f"{statistics.median(value / peer for value, peer in zip(values, peers, strict=True)):,.1f}"


def _method(asked: argparse.Namespace) -> str:
    return (
        f"Two players, one core unless said; {asked.samples} samples of {asked.seconds:g} s each, in turn; "
        "ratios are medians over the rounds."
    )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run, without OpenSpiel")
    reader.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    reader.add_argument("--samples", type=int, help="samples of each (7)")
    reader.add_argument("--seconds", type=float, help="seconds a sample (1.5)")
    asked = reader.parse_args()
    asked.samples = asked.samples or (1 if asked.quick else 7)
    asked.seconds = asked.seconds or (0.2 if asked.quick else 1.5)
    return asked


if __name__ == "__main__":
    main()
