"""How many decisions and deals a second does compiled play make, and how many OpenSpiel's card games?

A decision is one choice of a player: the legal set is found, an action of it chosen and done; deals are
shuffled, dealt and scored within the time. `random` takes any legal action, each as likely; `greedy` plays as
the bot. `step by step` is a loop in Python that asks for the legal set and does one of it by two calls; the
vector environment gives observations and masks of 4,096 deals at each step.
Others play in the same run. OpenSpiel: its gin rummy, the nearest relation, and leduc, its fastest card
game, each with two of its own random bots and its own loop in C++. Pgx on all cores: leduc, and sparrow
mahjong, the nearest relation it has, 1,024 games at once and 64 steps in one compiled scan, with what a
player sees. PettingZoo: its gin rummy without wrappers, with what a player sees; so is Mille as its
environment. On one core processor time is counted, so that a busy machine does not show; on all cores time
as it passes.

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
from laydown.fast.three_thirteen import play as turns
from laydown.games.mille.config import Config
from laydown.games.three_thirteen.config import PRESETS
from laydown.research.pettingzoo import mille_v0
from laydown.research.vector import MilleVectorEnv, ThreeThirteenVectorEnv
from peers.peer import CannotInstall, Peer
from reporting.results import circumstances, write_goals, write_section

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from laydown.compiled import Records
    from laydown.research.lanes import LaneVectorEnv
    from laydown.research.pettingzoo.turns import TurnEnv

LANES: Final = "Mille, vector environment, self-play"
BATCH: Final = 4096
THREE_THIRTEEN: Final = PRESETS["three-thirteen"]
SPEED: Final = PRESETS["three-thirteen-speed"]

ELSEWHERE: Final = {
    "Pgx leduc": ("pgx_cards.py", "leduc_holdem"),
    "Pgx sparrow mahjong": ("pgx_cards.py", "sparrow_mahjong"),
    "PettingZoo gin rummy": ("pettingzoo_gin.py", "raw"),
}
"""Peers in other processes: the script that plays them, and the way it is asked for."""

Amount: TypeAlias = "tuple[int, int]"
"""Decisions and deals."""

Samples: TypeAlias = "dict[str, list[tuple[float, float]]]"

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


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A peer in a process of its own."""

    name: str
    peer: Peer
    way: str

    def sample(self, seconds: float) -> tuple[float, float]:
        """Decisions a second; deals are not counted."""
        return self.peer.steps_per_second(self.way, seconds), 0.0


def main() -> None:
    asked = _arguments()
    elsewhere = [] if asked.quick else _elsewhere()
    subjects: list[Subject | Elsewhere] = [*_laydown(), *([] if asked.quick else _openspiel()), *elsewhere]
    samples: Samples = {each.name: [] for each in subjects}
    for each in subjects:  # once for nothing: compiling, or loading what was compiled
        each.sample(0.01)
    for _ in range(asked.samples):
        for each in subjects:
            samples[each.name].append(each.sample(asked.seconds))
    peers = [each.name for each in subjects if each.name.startswith(("OpenSpiel", "Pgx", "PettingZoo"))]
    report = f"{_sizes()}\n\n{_table(samples, peers)}"
    print(report)
    if asked.write:
        versions = [f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel")]
        versions += dict.fromkeys(each for one in elsewhere for each in one.peer.versions)
        write_section("Simulation", f"{circumstances(versions)}\n\n{_method(asked)}\n\n{report}")
        write_goals(list(_goals(samples)))
    for peer in {id(each.peer): each.peer for each in elsewhere}.values():
        peer.close()


def _laydown() -> list[Subject]:
    return [
        Subject("Mille, random", _deals("random", 1)),
        Subject("Mille, greedy", _deals("greedy", 1)),
        Subject("Mille, random, all cores", _deals("random", cores_here()), cores_here()),
        Subject("Mille, greedy, all cores", _deals("greedy", cores_here()), cores_here()),
        Subject("Mille, random, step by step", _steps()),
        Subject("Three Thirteen, two seats, greedy, whole matches", _turns()),
        Subject("3-13 Speed, four seats, greedy, whole matches", _speed()),
        Subject(LANES, _lanes(MilleVectorEnv(BATCH, opponent=None, cores=1, copy=False))),
        Subject(
            f"{LANES}, all cores",
            _lanes(MilleVectorEnv(BATCH, opponent=None, copy=False)),
            cores_here(),
        ),
        Subject(
            "Three Thirteen, vector environment, self-play, all cores",
            _lanes(ThreeThirteenVectorEnv(BATCH, opponent=None, copy=False)),
            cores_here(),
        ),
        Subject("Mille, PettingZoo, no wrappers", _agents(mille_v0.raw_env())),
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


def _agents(env: TurnEnv) -> Played:
    """A loop over the agents, as the one that plays PettingZoo's own gin rummy."""

    def deal(number: int) -> Amount:
        env.reset(seed=number)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation or seen is None:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return decisions, 1

    return deal


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


def _turns() -> Played:
    def matches(number: int) -> Amount:
        ends = turns.matches(THREE_THIRTEEN, 64, seed=number, cores=1)
        return int(ends["decisions"].sum()), int(ends["deals"].sum())

    return matches


def _speed() -> Played:
    def matches(number: int) -> Amount:
        ends = beats.matches(SPEED, ("greedy",) * 4, 8, seed=number, cores=1)
        return int(ends["decisions"].sum()), int(ends["deals"].sum())

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


def _lanes(envs: LaneVectorEnv) -> Played:
    """All that a learner is given, masks and observations; the actions chosen are part of the time."""
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


def _elsewhere() -> list[Elsewhere]:
    started: dict[str, Peer] = {}
    found: list[Elsewhere] = []
    for name, (script, way) in ELSEWHERE.items():
        try:
            peer = started[script] = started.get(script) or Peer(script)
        except CannotInstall as why:
            print(f"without {name}: {why}")
        else:
            found.append(Elsewhere(name, peer, way))
    return found


def _sizes() -> str:
    return f"A state of Mille is {state.STATE.itemsize} bytes, a match {state.MATCH.itemsize}."


def _table(samples: Samples, peers: list[str]) -> str:
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
        deals = statistics.median(each[1] for each in values)
        cells = [
            name,
            f"{statistics.median(decisions):,.0f}",
            f"{min(decisions):,.0f} to {max(decisions):,.0f}",
            f"{deals:,.0f}" if deals else "",
            *(f"{_ratio(values, samples[peer]):,.1f}" for peer in peers),
        ]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def _ratio(values: list[tuple[float, float]], peers: list[tuple[float, float]]) -> float:
    """Of decisions; each sample against the peer's of the same round, so that a slow minute slows both."""
    return statistics.median(value[0] / peer[0] for value, peer in zip(values, peers, strict=True))


def _goals(samples: Samples) -> Iterator[tuple[str, str, str]]:
    random_play = statistics.median(each[0] for each in samples["Mille, random"])
    greedy = statistics.median(each[1] for each in samples["Mille, greedy"])
    matches = statistics.median(
        each[1] for each in samples["Three Thirteen, two seats, greedy, whole matches"]
    )
    lanes = samples[f"{LANES}, all cores"]
    yield "Mille, random, decisions a second and core", "5,000,000", f"{random_play:,.0f}"
    yield "Mille, greedy, deals a second and core", "200,000", f"{greedy:,.0f}"
    yield "Three Thirteen, greedy, matches a second and core", "500", f"{matches / THREE_THIRTEEN.deals:,.0f}"
    decisions = statistics.median(each[0] for each in lanes)
    yield f"{LANES}, decisions a second, all cores", "2,000,000", f"{decisions:,.0f}"
    for peer, goal in (("Pgx leduc", 1), ("Pgx sparrow mahjong", 1), ("PettingZoo gin rummy", 300)):
        if peer in samples:
            ratio = _ratio(lanes, samples[peer])
            yield f"{LANES}, all cores, beside {peer}", f"{goal} times", f"{ratio:,.1f} times"


def _method(asked: argparse.Namespace) -> str:
    return (
        f"One core unless said; {asked.samples} samples of {asked.seconds:g} s each, in turn; "
        "ratios are medians over the rounds."
    )


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run, without the others")
    reader.add_argument("--write", action="store_true", help="put the table into benches/results.md")
    reader.add_argument("--samples", type=int, help="samples of each (7)")
    reader.add_argument("--seconds", type=float, help="seconds a sample (1.5)")
    asked = reader.parse_args()
    asked.samples = asked.samples or (1 if asked.quick else 7)
    asked.seconds = asked.seconds or (0.2 if asked.quick else 1.5)
    return asked


if __name__ == "__main__":
    main()
