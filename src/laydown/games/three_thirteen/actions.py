"""What a player does, atom by atom: `draw`, `take`, `discard 5H`, `discard 5H out`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

from laydown.games.atoms import DRAW, Draw, Reshuffle
from laydown.games.plain import AsPlain

if TYPE_CHECKING:
    from laydown.cards import Card, Deck


@dataclass(frozen=True, slots=True)
class Take(AsPlain):
    """Take the top card of the pile; in Speed of the right-hand neighbour's."""

    verb: ClassVar[str] = "take"

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Discard(AsPlain):
    """Discard a card, and with `out` go out by it. `discard` gives the one object for a card."""

    verb: ClassVar[str] = "discard"
    card: Card
    out: bool = False

    def __str__(self) -> str:
        return f"discard {self.card.text} out" if self.out else f"discard {self.card.text}"


TAKE: Final = Take()
SOURCES: Final = (DRAW, TAKE)
VERBS: Final = ("draw", "take", "discard")

Atom: TypeAlias = "Draw | Take | Discard"
"""What a seat may do; the dealer's atom is games.atoms.Reshuffle."""


_VERB_OF: Final[dict[type, str]] = {
    Draw: "draw",
    Take: "take",
    Discard: "discard",
    Reshuffle: "reshuffle",
}


def verb_of(action: object) -> str:
    """The verb of an atom of this game; empty for anything else."""
    return _VERB_OF.get(type(action), "")


_STAYING_IN: Final[dict[Card, Discard]] = {}
_GOING_OUT: Final[dict[Card, Discard]] = {}


def discard(card: Card, *, out: bool = False) -> Discard:
    """The discard of this card: always the same object."""
    kept = _GOING_OUT if out else _STAYING_IN
    atom = kept.get(card)
    if atom is None:
        atom = kept[card] = Discard(card, out)
    return atom


class Discards(NamedTuple):
    """The discards of a deck's kinds in its order, and those by which one goes out."""

    plain: tuple[Discard, ...]
    out: tuple[Discard, ...]


@cache
def discards(deck: Deck) -> Discards:
    return Discards(
        tuple(discard(kind) for kind in deck.kinds),
        tuple(discard(kind, out=True) for kind in deck.kinds),
    )


def all_atoms(deck: Deck) -> tuple[Atom, ...]:
    """Every atom that a seat could ever play with this deck, in a fixed order."""
    plain, out = discards(deck)
    return (*SOURCES, *plain, *out)
