"""How many steps a second does the referee make in random legal play, and how many RLCard's gin rummy?

A step is one decision of a player: the list of legal atoms is made, one of them is picked, each as likely,
and applied, with all its events and, in Three Thirteen, the search for a way out after each draw. Deals are
shuffled, dealt and scored within the time. Two players, one core; Three Thirteen goes through all eleven
hand sizes. RLCard plays in the same run, sample by sample in turn.

    python benches/referee.py [--quick] [--write] [--samples N] [--seconds S]
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from laydown.games import game_of
from laydown.games.atoms import Reshuffle
from laydown.games.rules import DEALER, DealPlan
from laydown.table.stock import OrderedStock
from peers.peer import CannotInstall, Peer
from reporting.results import circumstances, write_goals, write_section

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.games.rules import Deal

PRESETS: Final = ("mille", "three-thirteen")
WAYS: Final = {"run": "RLCard gin rummy, `env.run`", "loop": "RLCard gin rummy, own loop"}
SEATS: Final = 2
CYCLE: Final = 11
"""Deals that are played before the time is looked at: all hand sizes of Three Thirteen."""

GOAL: Final = 3.0


def main() -> None:
    asked = _arguments()
    with suppress(AttributeError, OSError):  # only where the system can hold a process to one core
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    subjects: dict[str, Callable[[float], float]] = {
        f"Laydown `{preset}`": Sampler(preset).steps_per_second for preset in PRESETS
    }
    peer = None if asked.quick else _peer()
    if peer is not None:
        subjects |= {name: partial(peer.steps_per_second, way) for way, name in WAYS.items()}
    samples: dict[str, list[float]] = {name: [] for name in subjects}
    for sample in subjects.values():  # once for nothing: caches fill
        sample(0.1 if asked.quick else 0.5)
    for _ in range(asked.samples):
        for name, sample in subjects.items():
            samples[name].append(sample(asked.seconds))
    report = _table(samples)
    print(report)
    if asked.write:
        versions = peer.versions if peer is not None else ()
        write_section("The referee", f"{circumstances(versions)}\n\n{_method(asked)}\n\n{report}")
        if peer is not None:
            write_goals(_goals(samples))
    if peer is not None:
        peer.close()


class Sampler:
    """Random legal play of one preset, deal after deal."""

    def __init__(self, preset: str) -> None:
        self._game = game_of(preset)
        self._config = self._game.configure(preset, {})
        self._chance = random.Random(1)
        self._pack = list(self._game.deck(self._config, SEATS).cards())

    def steps_per_second(self, seconds: float) -> float:
        steps = 0
        start = time.perf_counter()
        end = start + seconds
        while (now := time.perf_counter()) < end:
            for number in range(1, CYCLE + 1):
                steps += self._play(number)
        return steps / (now - start)

    def _play(self, number: int) -> int:
        """One deal; gives how many decisions it took."""
        pick = self._chance.random
        self._chance.shuffle(self._pack)
        plan = DealPlan(number, number % SEATS, tuple(range(SEATS)))
        deal = self._game.new_deal(self._config, plan, (0,) * SEATS, OrderedStock(self._pack))
        steps = 0
        while actors := deal.to_act():
            seat = actors[0]
            if seat == DEALER:
                self._reshuffle(deal)
                continue
            legal = deal.legal(seat)
            deal.apply(seat, legal[int(pick() * len(legal))])
            steps += 1
        return steps

    def _reshuffle(self, deal: Deal) -> None:
        cards = list(deal.to_shuffle())
        self._chance.shuffle(cards)
        deal.apply(DEALER, Reshuffle(tuple(cards)))


def _peer() -> Peer | None:
    try:
        return Peer("rlcard_gin.py")
    except CannotInstall as why:
        print(f"without RLCard: {why}")
        return None


def _table(samples: dict[str, list[float]]) -> str:
    ways = [name for name in WAYS.values() if name in samples]
    head = ["", "steps a second, median", "least to most", *(f"times {name}" for name in ways)]
    rows = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for name, values in samples.items():
        ratios = (f"{statistics.median(_ratios(values, samples[way])):.2f}" for way in ways)
        least_to_most = f"{min(values):,.0f} to {max(values):,.0f}"
        cells = [name, f"{statistics.median(values):,.0f}", least_to_most, *ratios]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def _goals(samples: dict[str, list[float]]) -> list[tuple[str, str, str]]:
    """The least of the presets beside the faster of RLCard's ways."""
    peers = [samples[way] for way in WAYS.values()]
    ratios = {
        preset: min(statistics.median(_ratios(samples[f"Laydown `{preset}`"], peer)) for peer in peers)
        for preset in PRESETS
    }
    return [
        (f"referee, `{preset}`, beside RLCard's gin rummy", f"{GOAL:g} times", f"{ratio:.1f} times")
        for preset, ratio in ratios.items()
    ]


def _ratios(values: list[float], peers: list[float]) -> Iterator[float]:
    """Each sample against the peer's of the same round, so that a slow minute slows both."""
    return (value / peer for value, peer in zip(values, peers, strict=True))


def _method(asked: argparse.Namespace) -> str:
    return (
        f"Random legal play, {SEATS} players, one core, events on, going-out check included. "
        f"{asked.samples} samples of {asked.seconds:g} s each, in turn; ratios are medians over the rounds. "
        f"The goal is {GOAL:g} times RLCard."
    )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run, without RLCard")
    reader.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    reader.add_argument("--samples", type=int, help="samples of each (7)")
    reader.add_argument("--seconds", type=float, help="seconds a sample (1.5)")
    asked = reader.parse_args()
    asked.samples = asked.samples or (1 if asked.quick else 7)
    asked.seconds = asked.seconds or (0.3 if asked.quick else 1.5)
    return asked


if __name__ == "__main__":
    main()
