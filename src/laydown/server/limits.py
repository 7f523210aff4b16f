"""How often something may be done, and how many may be here at once."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from laydown.server.proxy import household

if TYPE_CHECKING:
    from collections.abc import Generator

    from laydown.server.settings import Settings

_MOST_BUCKETS: Final = 20_000
"""So many addresses are remembered; the one that was not heard of for the longest time is forgotten first."""


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


class Limits:
    """What one address may do, and all together. An address is that of a household.

    This very machine is no address of a person: through it comes a proxy that the operator has not named, or
    the operator. So what says how many people there may be behind one address does not count for it.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._here: Counter[str] = Counter()

    @property
    def remembered(self) -> int:
        """Of how many addresses and things they do something is known."""
        return len(self._buckets)

    def take(self, what: str, address: str, a_minute: float, at_once: float) -> bool:
        """Whether this address may do this once more."""
        name = (what, household(address))
        bucket = self._buckets.pop(name, None) or Bucket(a_minute / 60, at_once)
        self._buckets[name] = bucket
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()

    def may_ask(self, address: str) -> bool:
        """Whether one more request of this address is answered."""
        settings = self._settings
        return is_here(address) or self.take(
            "asks", address, settings.requests_a_minute, settings.requests_at_once
        )

    def may_open(self, address: str) -> bool:
        """Whether this address may open one more table today."""
        a_day = self._settings.tables_a_day
        return is_here(address) or self.take("day", address, a_day / 24 / 60, a_day)

    @contextlib.contextmanager
    def socket(self, address: str) -> Generator[bool]:
        """While a socket of this address is open; false where there is no room for it."""
        settings, home = self._settings, household(address)
        fits = self._here.total() < settings.sockets
        if not is_here(address):
            fits = fits and self._here[home] < settings.sockets_an_address
            fits = fits and self.take("socket", address, settings.sockets_a_minute, settings.sockets_at_once)
        if not fits:
            yield False
            return
        self._here[home] += 1
        try:
            yield True
        finally:
            self._here[home] -= 1
            if not self._here[home]:
                del self._here[home]


def is_here(address: str) -> bool:
    """Whether an address is one of this very machine, or none at all."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True
