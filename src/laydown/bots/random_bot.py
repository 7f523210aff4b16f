"""The player that leaves everything to chance."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from laydown.games.rules import Offer, View


class RandomBot:
    """Plays any kind of atom that is legal, each kind as likely, then any atom of that kind.

    Discarding and going out with the discard are two kinds. The lot is drawn from the seed and from what
    the view has seen so far, so the same seed gives the same choice again after a restart.
    """

    def __init__(self, seed: str) -> None:
        self._key = hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=32).digest()

    def choose(self, view: View, offer: Offer) -> Any:  # noqa: ANN401 - the protocol serves every game
        kinds: dict[tuple[str, bool], list[Any]] = {}
        for atom in offer.actions:
            kinds.setdefault((atom.verb, getattr(atom, "out", False)), []).append(atom)
        lot, kind = divmod(self._lot(view), len(kinds))
        atoms = list(kinds.values())[kind]
        return atoms[lot % len(atoms)]

    def _lot(self, view: View) -> int:
        """A number that nobody chose: so large that no remainder of it is likelier than another."""
        seen = f"{view.seat} {view.number} {view.folded}".encode()
        return int.from_bytes(hashlib.blake2b(seen, key=self._key, digest_size=16).digest())
