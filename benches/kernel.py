"""How long does the compiled search for the least penalty take, for each hand of a batch and for one hand?

Ten cards without wilds stand beside OpenSpiel's `min_deadwood`, called in a loop of its own in the same run:
random hands, and dense ones of the twenty lowest cards. Fourteen cards of two packs have from none to eight
wilds; the longest of a million such hands is looked for hand by hand, each twice, and the slowest are timed
again five times, since now and then the machine is busy with something else. One core; processor time is
counted.

    python benches/kernel.py [--quick] [--write] [--hands N] [--samples N]
"""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from laydown.cards import Rank, standard_deck
from laydown.melds import MeldRules
from laydown.melds.kernel import Kernel
from laydown.melds.kernel.batch import each_least
from laydown.melds.kernel.form import work_room
from laydown.melds.kernel.tables import TABLES_KEPT
from reporting.results import circumstances, write_goals, write_section

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from laydown.cards import Deck

    Hands = NDArray[np.uint8]

QUESTIONS: Final[dict[str, Callable[[Kernel, Hands], object]]] = {
    "least penalty": lambda kernel, hands: kernel.least_penalties(hands, 1),
    "after the best discard": lambda kernel, hands: kernel.least_penalties_after_discard(hands, 1),
    "after each discard": lambda kernel, hands: kernel.penalties_after_each_discard(hands, 1),
}
SINGLE: Final[dict[str, Callable[[Kernel, bytes], object]]] = {
    "least penalty": Kernel.least_penalty,
    "after the best discard": Kernel.least_penalty_after_discard,
    "after each discard": Kernel.penalties_after_discards,
}
LOW: Final = 20
"""Dense hands are of so many lowest cards."""

GIN: Final = 10
LONG: Final = 14
WILDS: Final = range(9)
SPIEL_SUITS: Final = (0, 3, 2, 1)
"""Where OpenSpiel has our suits: its order is spades, clubs, diamonds, hearts."""


def main() -> None:
    asked = _arguments()
    gin, two_packs = _kernel(standard_deck(1), None), _kernel(standard_deck(2), Rank.ACE)
    beside = [] if asked.quick else _beside(gin, asked)
    wild = {wilds: _wild(two_packs, wilds, asked) for wilds in WILDS}
    longest = _longest(two_packs, asked.million)
    parts = [_sizes(two_packs)]
    if beside:
        parts += [
            f"### {GIN} cards without wilds, beside OpenSpiel",
            f"Microseconds a hand, {asked.hands:,} hands, median of {asked.samples}; equal on all.",
            _table(
                "hands",
                ["Laydown, a batch", "OpenSpiel `min_deadwood`, its own loop", "times"],
                [
                    (each.name, [*map(_spread, (each.ours, each.theirs)), f"{each.ratio:.1f}"])
                    for each in beside
                ],
            ),
        ]
    parts += [
        f"### {LONG} cards of two packs, so many of them wild",
        f"Microseconds a hand in a batch of {asked.hands:,}, median of {asked.samples}, least to most.",
        _table("wilds", list(QUESTIONS), [(str(at), list(map(_spread, each))) for at, each in wild.items()]),
        "### The longest, and one hand at a time",
        f"The longest of {asked.million:,} hands, each alone, takes {longest:.0f} microseconds.",
        "Called from Python for one hand, microseconds, median and 99 % of 20,000 calls:",
        _table("", ["median", "99 %"], list(_single_rows(two_packs))),
    ]
    report = "\n\n".join(parts)
    print(report)
    if asked.write:
        versions = [f"{name} {version(name)}" for name in ("numba", "numpy", "open_spiel")]
        write_section("The compiled search", f"{circumstances(versions)}\n\n{report}")
        rows = [
            (
                f"ten cards, {each.name}, beside OpenSpiel's `min_deadwood`",
                "2 times",
                f"{each.ratio:.1f} times",
            )
            for each in beside
        ]
        dearest = max(statistics.median(each[0]) for each in wild.values())
        rows.append(
            (f"{LONG} cards, none to eight wilds, the dearest mean", "8 microseconds", f"{dearest:.1f}")
        )
        rows.append(("the longest of a million hands", "200 microseconds", f"{longest:.0f}"))
        write_goals(rows)


def _kernel(deck: Deck, wild: Rank | None) -> Kernel:
    points = tuple(20 if kind.rank is Rank.JOKER else min(int(kind.rank), 10) for kind in deck.kinds)
    kernel = Kernel(MeldRules(deck, wild, "none", all_wild=True, ace_high=False, points=points))
    for question in QUESTIONS.values():  # once for nothing: compiled, or loaded
        question(kernel, np.ones((1, len(deck.kinds)), np.uint8) * (np.arange(len(deck.kinds)) < GIN))
    return kernel


def _sizes(kernel: Kernel) -> str:
    melds = kernel.melds()
    size = (melds.bare.nbytes + melds.rows.nbytes) / 1e6
    whole = TABLES_KEPT * size
    return f"A table of rows takes {size:.1f} MB; at most {TABLES_KEPT} are kept, {whole:.1f} MB in all."


def hands_of(kernel: Kernel, number: int, size: int, wilds: int | None, seed: int) -> Hands:
    """Random hands of this size, with so many wilds or any."""
    rules = kernel.rules
    kinds = np.array([rules.deck.index[card] for card in rules.deck.cards()])
    wild = np.array([rules.is_wild(card) for card in rules.deck.cards()])
    chance = np.random.default_rng(seed)
    hands = np.zeros((number, len(rules.deck.kinds)), np.uint8)
    for pool, taken in (
        [(kinds, size)] if wilds is None else [(kinds[~wild], size - wilds), (kinds[wild], wilds)]
    ):
        if taken:
            # So many of each pack at random: the smallest of random numbers, hand by hand.
            chosen = chance.random((number, len(pool))).argpartition(taken - 1, axis=1)[:, :taken]
            np.add.at(hands, (np.arange(number)[:, np.newaxis], pool[chosen]), 1)
    return hands


def dense_hands(kernel: Kernel, number: int, seed: int) -> Hands:
    chance = np.random.default_rng(seed)
    hands = np.zeros((number, len(kernel.rules.deck.kinds)), np.uint8)
    chosen = chance.random((number, LOW)).argpartition(GIN - 1, axis=1)[:, :GIN]
    hands[np.arange(number)[:, np.newaxis], chosen] = 1
    return hands


def _microseconds(number: int, ask: Callable[..., object], *given: object) -> float:
    """A hand, of so many that are asked for in one call."""
    start = time.process_time_ns()
    ask(*given)
    return (time.process_time_ns() - start) / 1e3 / number


@dataclass(frozen=True, slots=True)
class Beside:
    """Samples of the same hands, in turn."""

    name: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]

    @property
    def ratio(self) -> float:
        return statistics.median(peer / own for own, peer in zip(self.ours, self.theirs, strict=True))


def _beside(kernel: Kernel, asked: argparse.Namespace) -> list[Beside]:
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError as why:
        print(f"without OpenSpiel: {why}")
        return []
    min_deadwood = spiel.gin_rummy.GinRummyUtils(13, 4, GIN).min_deadwood
    found: list[Beside] = []
    for name, hands in (
        ("random", hands_of(kernel, asked.hands, GIN, None, 1)),
        ("dense", dense_hands(kernel, asked.hands, 2)),
    ):
        theirs = [_spiel_cards(row) for row in hands]
        if kernel.least_penalties(hands, 1).tolist() != _each(min_deadwood, theirs):
            raise SystemExit(f"the two differ on {name} hands")
        pairs = [
            (
                _microseconds(asked.hands, kernel.least_penalties, hands, 1),
                _microseconds(asked.hands, _each, min_deadwood, theirs),
            )
            for _ in range(asked.samples)
        ]
        ours, peers = zip(*pairs, strict=True)
        found.append(Beside(name, ours, peers))
    return found


def _each(ask: Callable[[list[int]], int], hands: list[list[int]]) -> list[int]:
    return [ask(hand) for hand in hands]


def _spiel_cards(row: Hands) -> list[int]:
    return [SPIEL_SUITS[kind % 4] * 13 + kind // 4 for kind in np.flatnonzero(row).tolist()]


def _spread(samples: tuple[float, ...]) -> str:
    return f"{statistics.median(samples):.2f} ({min(samples):.2f} to {max(samples):.2f})"


def _wild(kernel: Kernel, wilds: int, asked: argparse.Namespace) -> list[tuple[float, ...]]:
    """Samples of each question, of hands with so many wilds."""
    hands = hands_of(kernel, asked.hands, LONG, wilds, wilds)
    return [
        tuple(_microseconds(asked.hands, question, kernel, hands) for _ in range(asked.samples))
        for question in QUESTIONS.values()
    ]


def _longest(kernel: Kernel, number: int) -> float:
    """Microseconds of the longest of so many hands, each timed alone in compiled code."""
    melds, work, found = kernel.melds(), work_room(), np.zeros(1, np.int64)
    clock = time.thread_time_ns
    slowest: list[tuple[int, bytes]] = []
    share = number // len(WILDS) + 1

    def one(hand: Hands) -> int:
        start = clock()
        each_least(hand, melds, work, found)
        return clock() - start

    for wilds in WILDS:
        hands = hands_of(kernel, share, LONG, wilds, 100 + wilds)
        passes = [[one(hands[at : at + 1]) for at in range(len(hands))] for _ in range(2)]
        times = np.array(passes).min(axis=0)
        slowest += [(int(times[at]), hands[at].tobytes()) for at in np.argsort(times)[-30:]]
    again: list[int] = []
    for _, hand in sorted(slowest, reverse=True)[:100]:
        row = np.frombuffer(bytearray(hand), np.uint8)[np.newaxis]
        again.append(min(one(row) for _ in range(5)))
    return max(again) / 1e3


def _single_rows(kernel: Kernel) -> Iterator[tuple[str, list[str]]]:
    hands = [row.tobytes() for row in hands_of(kernel, 20_000, LONG, None, 7)]
    clock = time.thread_time_ns
    for name, question in SINGLE.items():
        taken: list[int] = []
        for hand in hands:
            start = clock()
            question(kernel, hand)
            taken.append(clock() - start)
        taken.sort()
        yield name, [f"{taken[len(taken) * part // 100] / 1e3:.1f}" for part in (50, 99)]


def _table(
    corner: str, heads: list[str], rows: Iterator[tuple[str, list[str]]] | list[tuple[str, list[str]]]
) -> str:
    lines = [f"| {corner} | {' | '.join(heads)} |", "|---|" + "---:|" * len(heads)]
    lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in rows]
    return "\n".join(lines)


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--quick", action="store_true", help="a smoke run, few hands and without OpenSpiel")
    reader.add_argument("--write", action="store_true", help="put the tables into benches/results.md")
    reader.add_argument("--hands", type=int, help="hands of a batch (20,000)")
    reader.add_argument("--samples", type=int, help="samples of each (7)")
    asked = reader.parse_args()
    asked.million = 2_000 if asked.quick else 1_000_000
    asked.hands = asked.hands or (500 if asked.quick else 20_000)
    asked.samples = asked.samples or (1 if asked.quick else 7)
    return asked


if __name__ == "__main__":
    main()
