"""How often something may be done: a bucket that fills by itself."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """`most` at once, and `rate` more each second."""

    rate: float
    most: float
    left: float = field(init=False)
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.most
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether once more is allowed now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was taken for so long that the bucket may be forgotten."""
        return self.left + (time.monotonic() - self.since) * self.rate >= self.most
