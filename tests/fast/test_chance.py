"""The generator of simulations: the construction as its module writes it down, told a second time."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from laydown.fast import chance

if TYPE_CHECKING:
    from laydown.compiled import Record

WORDS = 2**64
GOLDEN = 0x9E3779B97F4A7C15


def mix(word: int) -> int:
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % WORDS
    word = (word ^ word >> 27) * 0x94D049BB133111EB % WORDS
    return word ^ word >> 31


def plain_step(word: int) -> int:
    word = (word ^ word >> 33) * 0xFF51AFD7ED558CCD % WORDS
    word = (word ^ word >> 33) * 0xC4CEB9FE1A85EC53 % WORDS
    return (word ^ word >> 33) | 1


def gamma(word: int) -> int:
    step = plain_step(word)
    return step ^ 0xAAAAAAAAAAAAAAAA if (step ^ step >> 1).bit_count() < 24 else step


def words(seed: int, number: int, count: int) -> list[int]:
    start = mix(mix(seed) ^ mix((number + GOLDEN) % WORDS))
    step = gamma((start + GOLDEN) % WORDS)
    return [mix((start + n * step) % WORDS) for n in range(1, count + 1)]


def stream(seed: int, number: int) -> Record:
    record: Record = np.zeros(1, chance.STREAM)[0]
    chance.start(record, np.uint64(seed), np.uint64(number))
    return record


def test_the_words_are_those_of_the_construction() -> None:
    for seed, number in ((0, 0), (1, 2), (2, 1), (WORDS - 1, WORDS - 1), (12345, 2**40)):
        record = stream(seed, number)
        assert [int(chance.word(record)) for _ in range(20)] == words(seed, number, 20)


def test_the_finaliser_is_that_of_splitmix() -> None:
    """The first outputs of SplitMix64 from state 0, as its authors publish them."""
    assert [int(chance.mix(np.uint64(n * GOLDEN % WORDS))) for n in (1, 2, 3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_a_step_with_few_changes_is_mended() -> None:
    steps = [int(chance.gamma(np.uint64(n))) for n in range(3000)]
    assert steps == [gamma(n) for n in range(3000)]
    assert all(step % 2 == 1 for step in steps)
    assert any(step != plain_step(n) for n, step in enumerate(steps))


def test_every_number_below_a_bound_comes_as_often() -> None:
    record = stream(7, 0)
    counts = Counter(int(chance.below(record, 6)) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    chi = sum((n - 2000) ** 2 / 2000 for n in counts.values())
    assert chi < 20.5  # 0.1 % of fair dice


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """With a bound just past 2^31 almost every second word is unfair: the count of words shows it."""
    bound = 2**31 + 1
    record = stream(3, 0)
    given = iter(words(3, 0, 400))
    for _ in range(100):
        while True:
            product = (next(given) >> 32) * bound
            if product % 2**32 >= 2**32 % bound:
                break
        assert int(chance.below(record, bound)) == product >> 32


def test_a_shuffle_keeps_the_cards_and_its_bounds() -> None:
    record = stream(5, 0)
    row = np.arange(20, dtype=np.uint8)
    chance.shuffle(record, row, 4, 16)
    assert list(row[:4]) == [0, 1, 2, 3]
    assert list(row[16:]) == [16, 17, 18, 19]
    assert sorted(row[4:16]) == list(range(4, 16))
    firsts: Counter[int] = Counter()
    for number in range(3000):
        row = np.arange(5, dtype=np.uint8)
        chance.shuffle(stream(9, number), row, 0, 5)
        firsts[int(row[0])] += 1
    assert sum((n - 600) ** 2 / 600 for n in firsts.values()) < 18.5
