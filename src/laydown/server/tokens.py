"""Who may sit where: tokens that nobody can guess, kept as their hash only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from laydown.server.rows import SeatRow

_TOKEN_BYTES: Final = 18
"""144 bits, which are 24 characters without padding."""

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are read for one another."""

_ID_LENGTH: Final = 12
"""About 59 bits: who was not given the address of a table does not find it."""


RECORD_ID_LENGTH: Final = 20
"""About 99 bits; no table's id is as long."""


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def record_id(text: str) -> str:
    """The name of a record by what it says: the same text has the same, and no other has."""
    number, letters = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"), ""
    for _ in range(RECORD_ID_LENGTH):
        number, place = divmod(number, len(_LETTERS))
        letters += _LETTERS[place]
    return letters


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def seat_of(token: str, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat whose player has this token."""
    wanted = hashed(token)
    return next((each for each in seats if is_one_of(wanted, [each.token, each.renewed])), None)


def invited(token: str, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat that this invitation is for, free or taken."""
    wanted = hashed(token)
    return next((each for each in seats if is_one_of(wanted, [each.invite])), None)


def is_one_of(wanted: bytes, hashes: Iterable[bytes | None]) -> bool:
    """Whether a hash is among these, compared in a time that says nothing of how near it comes."""
    return any(each is not None and hmac.compare_digest(each, wanted) for each in hashes)


def bot_seed(secret: bytes, seat: int) -> str:
    """What a bot that draws lots draws them from: nobody at the table can foresee it."""
    return hmac.new(secret, f"bot|{seat}".encode(), hashlib.sha256).hexdigest()
