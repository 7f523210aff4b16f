"""How long does it take to arrange a hand, and to see that one cannot go out?

Random hands of two packs as they are dealt in Three Thirteen, with the card drawn, the rank of the hand size
wild (of fourteen cards aces, as in Deuces Aren't Wild); then fourteen cards of three packs with so many
wilds, under each limit on wilds. Each hand is asked for once, and mostly never seen before; what the tables
of the suits remember from other hands they may use. Processor time is counted, so that a busy machine does
not show.

    python benches/arrange.py [--quick] [--write] [--hands N]
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from laydown.cards import Hand, Rank, standard_deck
from laydown.melds import (
    MeldRules,
    arrange,
    discards_to_go_out,
    least_penalty,
    least_penalty_after_discard,
    penalties_after_discards,
)
from reporting.results import circumstances, write_section

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from laydown.cards import Card, Deck
    from laydown.melds.sets import WildLimit

QUESTIONS: Final[dict[str, Callable[[Hand, MeldRules], object]]] = {
    "least penalty": least_penalty,
    "arrangement": arrange,
    "after the best discard": least_penalty_after_discard,
    "after each discard": penalties_after_discards,
    "discards to go out": discards_to_go_out,
}
LIMITS: Final[tuple[WildLimit, ...]] = ("none", "one", "half")
SIZES: Final = range(3, 15)
WILDS: Final = range(13)
LONG: Final = 14


@dataclass(frozen=True)
class Times:
    """Of many single calls, in microseconds."""

    mean: float
    p99: float
    most: float

    @classmethod
    def of(
        cls, question: Callable[[Hand, MeldRules], object], hands: Iterable[Hand], rules: MeldRules
    ) -> Times:
        clock = time.thread_time_ns
        taken: list[int] = []
        for hand in hands:
            start = clock()
            question(hand, rules)
            taken.append(clock() - start)
        taken.sort()
        return cls(sum(taken) / len(taken) / 1e3, taken[len(taken) * 99 // 100] / 1e3, taken[-1] / 1e3)

    def __str__(self) -> str:
        return f"{self.mean:.1f} / {self.p99:.0f} / {self.most:.0f}"


def main() -> None:
    asked = _arguments()
    report = "\n\n".join(
        [
            "Microseconds of processor time a call: mean / 99th percentile / longest.",
            f"### Random hands of two packs, {asked.hands} a row",
            _table("cards", QUESTIONS, _random_rows(asked.hands)),
            f"### {LONG} cards of three packs with jokers, {asked.hands // 4} a row",
            _table("wilds", [f"limit {limit}" for limit in LIMITS], _wild_rows(asked.hands // 4)),
        ]
    )
    print(report)
    if asked.write:
        write_section("Arrangement", f"{circumstances(())}\n\n{report}")


def _random_rows(hands: int) -> Iterator[tuple[str, list[Times]]]:
    """For each hand size with the card drawn, the times of all questions."""
    deck = standard_deck(2)
    pack = deck.cards()
    for size in SIZES:
        rules = _rules(deck, Rank(size) if size <= Rank.KING else Rank.ACE, "none")
        chance = random.Random(size)
        dealt = [Hand.of(deck, chance.sample(pack, size + 1)) for _ in range(hands)]
        share = len(dealt) // len(QUESTIONS)
        # Each question gets hands of its own, so that none profits from what another found.
        yield (
            str(size + 1),
            [
                Times.of(question, dealt[at * share : (at + 1) * share], rules)
                for at, question in enumerate(QUESTIONS.values())
            ],
        )


def _wild_rows(hands: int) -> Iterator[tuple[str, list[Times]]]:
    """For each number of wilds, the least penalty under each limit."""
    deck = standard_deck(3, 2)
    for wilds in WILDS:
        chance = random.Random(wilds)
        times: list[Times] = []
        for limit in LIMITS:
            rules = _rules(deck, Rank.KING, limit)
            wild = [card for card in deck.cards() if rules.is_wild(card)]
            natural = [card for card in deck.cards() if not rules.is_wild(card)]
            rows = [chance.sample(wild, wilds) + chance.sample(natural, LONG - wilds) for _ in range(hands)]
            times.append(Times.of(least_penalty, [Hand.of(deck, row) for row in rows], rules))
        yield str(wilds), times


def _rules(deck: Deck, wild: Rank, limit: WildLimit) -> MeldRules:
    points = tuple(_points(kind) for kind in deck.kinds)
    return MeldRules(deck, wild, limit, all_wild=True, ace_high=False, points=points)


def _points(card: Card) -> int:
    return 20 if card.rank is Rank.JOKER else min(int(card.rank), 10)


def _table(corner: str, heads: Iterable[str], rows: Iterable[tuple[str, list[Times]]]) -> str:
    lines = [f"| {corner} | {' | '.join(heads)} |"]
    lines.append("|---" * (lines[0].count("|") - 1) + "|")
    lines += [f"| {name} | {' | '.join(map(str, times))} |" for name, times in rows]
    return "\n".join(lines)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="few hands: does it run")
    parser.add_argument("--write", action="store_true", help="put the numbers into benches/results.md")
    parser.add_argument("--hands", type=int, default=10_000, help="hands a row")
    asked = parser.parse_args()
    if asked.quick:
        asked.hands = 200
    return asked


if __name__ == "__main__":
    main()
