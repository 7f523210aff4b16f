"""What each seat gives to the dice, so that neither the table nor a seat alone decides an order.

docs/design/fair-deals.md writes the construction down exactly, as `dice: 2`. First the table commits to its
secret, then each seat to a value of its own, and only when these commitments are in are the values shown.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

VALUE_BYTES: Final = 32

_HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Contribution:
    """One seat's part: `commitment` came before any value was shown, `value` afterwards, both in hexadecimal.

    A seat that did not commit has neither, one that committed and did not show its value has the first only.
    """

    seat: int
    commitment: str | None = None
    value: str | None = None

    @property
    def counts(self) -> bool:
        return self.value is not None

    def holds(self, table: str) -> bool:
        """Whether the value, if there is one, is that of the commitment; `table` is the table's own."""
        if self.value is None:
            return True
        return self.commitment == commitment_to(self.value, self.seat, table)


def is_hex(text: str) -> bool:
    """Whether it is written as a commitment or a value: 64 hexadecimal digits in lower case."""
    return _HEX.fullmatch(text) is not None


def new_value() -> str:
    """A value that nobody can foresee."""
    return secrets.token_hex(VALUE_BYTES)


def commitment_to(value: str, seat: int, table: str) -> str:
    """What a seat says before the values are shown. It holds the seat and the table's commitment, so that
    nobody can hand in another's.
    """
    label = f"laydown contribution 2|{seat + 1}|{table}|{value}"
    return hashlib.sha256(label.encode("ascii")).hexdigest()


def key_of(secret: bytes, table: str, contributions: Iterable[Contribution]) -> bytes:
    """What the streams of `dice: 2` are derived from, in place of the secret alone."""
    parts = ",".join(f"{each.seat + 1}:{each.value}" for each in contributions if each.counts)
    return hmac.digest(secret, f"laydown dice 2|match|{table}|{parts}".encode("ascii"), "sha256")
