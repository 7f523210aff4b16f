"""Which integer stands for which atom of Mille."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from laydown.fast.encode import Codes
from laydown.fast.mille import actions as code
from laydown.fast.mille.state import JACK_OF_DIAMONDS, RANKS, TWO, class_of
from laydown.games.atoms import Draw
from laydown.games.mille.actions import Add, Cut, Discard, Lay, Pass, Pile, all_atoms
from laydown.games.mille.deal import DECK

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.mille.actions import MilleAction


@cache
def codes() -> Codes:
    """All atoms of Mille; a mask has a place for each place of a cut after those of the other actions."""
    return Codes.of(all_atoms(), code_of, code.CUT_LAST + 1)


def code_of(atom: MilleAction) -> int:
    """The integer of an atom; ValueError for a reshuffle, which nobody chooses."""
    if isinstance(atom, Discard):
        return 4 * class_of(atom.card) + code.DISCARD
    if isinstance(atom, Add):
        if atom.wild:
            return 4 * (atom.rank - 1) + code.ADD_TWO
        return 4 * class_of(atom.card) + code.ADD
    if isinstance(atom, Lay):
        return _of_lay(atom)
    if isinstance(atom, Pile):
        return _of_pile(atom)
    if isinstance(atom, Draw):
        return code.DRAWING
    if isinstance(atom, Pass):
        return code.PASSING
    if isinstance(atom, Cut):
        return code.CUTTING + atom.place
    raise ValueError(f"nobody chooses {atom}")


def _of_lay(atom: Lay) -> int:
    each, both = _dearest(atom.naturals)
    if len(atom.wilds) == 2:
        return code.HIGH + 4 * each + code.LAY_TWOS
    if atom.wilds:
        return code.BOTH_LAY_TWO + _further(each) if both else code.HIGH + 4 * each + code.LAY_TWO
    return code.BOTH_LAY + _further(each) if both else 4 * each + code.LAY


def _of_pile(atom: Pile) -> int:
    if not atom.cards:
        return code.BARE_PILE
    each, both = _dearest(atom.cards)
    return code.BOTH_PILE + _further(each) if both else code.HIGH + 4 * each + code.PILE


def _dearest(naturals: tuple[Card, ...]) -> tuple[int, bool]:
    """The class that these cards of one rank are named by, and whether both copies apart are among them."""
    classes = [class_of(each) for each in naturals]
    each = max(classes)
    return each, each >= RANKS and classes.count(each) == 2


def _further(each: int) -> int:
    return 4 * (each - JACK_OF_DIAMONDS)


NAMES: Final = (*(rank.letter for rank in DECK.ranks), "JD", "QS")
"""The classes in cards: `J` is a jack that is not the one of diamonds."""

_ALONE: Final = {code.DRAWING: "draw", code.PASSING: "pass", code.BARE_PILE: "pile"}


def text_of(number: int) -> str:
    """What a code stands for, in the referee's words with classes for cards: `lay QS Q 2`, `add 2 to 7`."""
    if number >= code.CUTTING:
        return f"cut {number - code.CUTTING}"
    if number in _ALONE:
        return _ALONE[number]
    wilds = int(code.WILDS[number])
    naturals = int(code.NATURALS[number])
    held = [each for each in reversed(range(len(NAMES))) for _ in range(naturals >> 4 * each & 15)]
    words = [NAMES[each] for each in held]
    if not held or number == 4 * TWO + code.ADD:
        rank = TWO if held else (wilds.bit_length() - 1) // 4
        return f"add 2 to {NAMES[rank]}"
    if code.KIND[number] == code.IS_DISCARD:
        return f"discard {words[0]}"
    if code.KIND[number] == code.IS_PILE:
        return " ".join(["pile", *words])
    twos = int(code.MOVED[number]) - len(words)
    return " ".join(["lay" if code.MOVED[number] > 1 else "add", *words, *["2"] * twos])


def table() -> str:
    """All codes as the table of docs/research/actions.md."""
    lines = ["| code | atom |", "|---:|---|"]
    lines += [f"| {number} | `{text_of(number)}` |" for number in code.ACTIONS]
    lines += [f"| {code.CUT_FIRST} to {code.CUT_LAST} | `cut 4` to `cut 100` |"]
    return "\n".join(lines)
