"""The dice of simulations: counter-based, as many independent streams as one likes, the same bits everywhere.

A stream is named by a seed and a number, both of 64 bits; nothing but the two decides it, so a batch of deals
comes out the same however it is divided among cores. Never for a match that people play: for those there is
table/shuffle.py.

The construction is that of SplittableRandom (Steele, Lea and Flood 2014). `mix` is the finaliser of
SplitMix64. The stream (seed, number) has the start `mix(mix(seed) ^ mix(number + G))` and the step
`gamma(start + G)`, G = 0x9E3779B97F4A7C15; its n-th word, from 1, is `mix(start + n * step)`, all modulo
2^64.
`gamma` is SplittableRandom's: the variant 13 of the finaliser, made odd, and where fewer than 24 pairs of
neighbouring bits differ crossed with 0xAAAAAAAAAAAAAAAA.

A number below a bound is the high half of bound times the upper 32 bits of a word, by Lemire's method: the
words that would favour some are passed over, so that each number is exactly as likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from laydown.compiled import kernel, record_type, signed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from laydown.compiled import Record

STREAM: Final = record_type([("at", np.uint64), ("step", np.uint64)])
"""Where a stream is, and how far it goes for each word."""

_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_GAMMA_FIRST: Final = np.uint64(0xFF51AFD7ED558CCD)
_GAMMA_SECOND: Final = np.uint64(0xC4CEB9FE1A85EC53)
_ALTERNATING: Final = np.uint64(0xAAAAAAAAAAAAAAAA)
_ONE: Final = np.uint64(1)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)
_33: Final = np.uint64(33)
_LOW: Final = np.uint64(0xFFFFFFFF)


@kernel
def mix(word: np.uint64) -> np.uint64:
    """The finaliser of SplitMix64."""
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@kernel
def gamma(word: np.uint64) -> np.uint64:
    """An odd step whose bits change often enough."""
    word = (word ^ (word >> _33)) * _GAMMA_FIRST
    word = (word ^ (word >> _33)) * _GAMMA_SECOND
    word = (word ^ (word >> _33)) | _ONE
    changes = word ^ (word >> _ONE)
    count = 0
    while changes:
        changes &= changes - _ONE
        count += 1
    return word ^ _ALTERNATING if count < 24 else word


@kernel
def start(stream: Record, seed: np.uint64, number: np.uint64) -> None:
    """Set a record with the fields `at` and `step` to the beginning of the stream (seed, number)."""
    at = mix(mix(np.uint64(seed)) ^ mix(np.uint64(number) + _GOLDEN))
    stream.at = at
    stream.step = gamma(at + _GOLDEN)


@kernel
def word(stream: Record) -> np.uint64:
    """The next 64 bits."""
    at = stream.at + stream.step
    stream.at = at
    return mix(at)


@kernel
def below(stream: Record, bound: int) -> int:
    """A number from 0 to bound - 1, each as likely; bound is at least 1 and below 2^32."""
    many = np.uint64(bound)
    product = (word(stream) >> _32) * many
    low = product & _LOW
    if low < many:
        unfair = (_LOW + _ONE - many) % many
        while low < unfair:
            product = (word(stream) >> _32) * many
            low = product & _LOW
    return signed(product >> _32)


@kernel
def shuffle(stream: Record, row: NDArray[np.uint8], first: int, last: int) -> None:
    """Fisher and Yates from the last place down, over the places first to last - 1."""
    for place in range(last - first - 1, 0, -1):
        other = below(stream, place + 1)
        kept = row[first + place]
        row[first + place] = row[first + other]
        row[first + other] = kept
