"""The only dice: every choice of chance in a match that people play, derived from one secret.

docs/design/fair-deals.md writes the construction down exactly, so that anyone can repeat it in another
language. A record names its version: `dice: 1` derives all from the secret of the table, `dice: 2` from that
and from what the seats gave. A change to a single byte is a new version.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from laydown.table.contributions import key_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from laydown.cards import Card, Deck
    from laydown.table.contributions import Contribution

VERSIONS: Final = (1, 2)
SECRET_BYTES: Final = 32

_WORD: Final = 2**32
"""The stream is read in words of four bytes."""

FIRST_DEALER: Final = "first dealer"
LOW_DRAW: Final = "low draw"
ORDER: Final = "order"
RESHUFFLE: Final = "reshuffle"
CUT: Final = "cut"


class Dice:
    """Chance from a secret, and from the `contributions` of all seats where they gave some. The commitment
    can be shown at once, the secret only when all is played.

    `seeded` says that the secret follows from a seed somebody knew, so that the record proves nothing.
    """

    __slots__ = ("_key", "_secret", "commitment", "contributions", "seeded")

    def __init__(
        self, secret: bytes, *, seeded: bool = False, contributions: tuple[Contribution, ...] = ()
    ) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self.commitment: str = commitment_of(secret)
        self.seeded = seeded
        self.contributions = contributions
        self._key = key_of(secret, self.commitment, contributions) if contributions else secret

    @classmethod
    def fresh(cls) -> Dice:
        """Dice that nobody can foresee, for people."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def from_seed(cls, seed: str) -> Dice:
        """The dice of a seed: the same ones for everyone who knows it. Any text will do, also one that a
        command line could not decode.
        """
        text = f"laydown seed 1|{seed}".encode("utf-8", "surrogatepass")
        return cls(hashlib.sha256(text).digest(), seeded=True)

    @property
    def secret(self) -> bytes:
        return self._secret

    @property
    def version(self) -> int:
        """Which construction this is."""
        return 2 if self.contributions else 1

    def __repr__(self) -> str:
        """Never the secret: a repr ends up in logs."""
        return f"Dice(commitment={self.commitment!r}, seeded={self.seeded})"

    def first_dealer(self, seats: int) -> int:
        """The seat that deals first, each as likely."""
        return self._stream(FIRST_DEALER, 0, 0).below(seats)

    def low_draw(self, deck: Deck, seats: int) -> tuple[int, tuple[tuple[int, Card], ...]]:
        """Each seat draws a card from the shuffled pack, the lowest deals, and who ties for it draws again.

        The ace is low and a joker above the king. Gives the dealer and every (seat, card) in the order
        drawn; each round of draws is from a pack shuffled anew.
        """
        drawn: list[tuple[int, Card]] = []
        tied: list[int] = list(range(seats))
        count = 0
        while len(tied) > 1:
            pack = list(deck.cards())
            self._stream(LOW_DRAW, 0, count).shuffle(pack)
            round_ = tuple(zip(tied, pack, strict=False))
            lowest = min(card.rank for _, card in round_)
            tied = [seat for seat, card in round_ if card.rank == lowest]
            drawn += round_
            count += 1
        return tied[0], tuple(drawn)

    def order(self, deck: Deck, deal: int) -> tuple[Card, ...]:
        """The shuffled pack of a deal; its first card is dealt first."""
        pack = list(deck.cards())
        self._stream(ORDER, deal, 0).shuffle(pack)
        return tuple(pack)

    def reshuffle(self, row: Iterable[Card], deal: int, count: int) -> tuple[Card, ...]:
        """These cards as the new stock of a deal, the first drawn first; `count` is 1 for its first time.

        The shuffle starts from the cards in the order of a new pack, not as they lay: so the cards alone,
        without the rules of the game, are enough to check it.
        """
        stock = sorted(row)
        self._stream(RESHUFFLE, deal, count).shuffle(stock)
        return tuple(stock)

    def cut_place(self, deal: int, low: int, high: int) -> int:
        """Where the cards are cut, from low to high, when the seat that cuts leaves it to the dice."""
        return low + self._stream(CUT, deal, 0).below(high - low + 1)

    def _stream(self, purpose: str, deal: int, count: int) -> _Stream:
        label = f"laydown dice {self.version}|{purpose}|{deal}|{count}".encode("ascii")
        return _Stream(hmac.digest(self._key, label, "sha256"))


def dice_of(*, secret: bytes | None = None, seed: str | None = None) -> Dice:
    """The dice of this secret or this seed; with neither, dice that nobody can foresee."""
    if seed is not None:
        return Dice.from_seed(seed)
    return Dice.fresh() if secret is None else Dice(secret)


def commitment_of(secret: bytes) -> str:
    """What is shown before the first deal: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class _Stream:
    """HMAC-SHA256 of a block counter, as words of four bytes, most significant first."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely: the words that would favour some are passed over."""
        fair = _WORD - _WORD % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def shuffle(self, row: list[Card]) -> None:
        """Fisher and Yates: from the last place down, each swapped with one at or before it."""
        for place in range(len(row) - 1, 0, -1):
            other = self.below(place + 1)
            row[place], row[other] = row[other], row[place]

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()
