"""The integers of compiled play and the atoms of the referee, both ways.

A *code* is a small integer that stands for one atom, or for several that differ only in cards no rule tells
apart. Each game has its own codes (`fast/mille/codes.py`, ...); docs/research/actions.md lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping


@dataclass(frozen=True, slots=True)
class Codes:
    """`code_of` each atom, the `atoms_of` each code in the order of legal lists, and how many `places` a mask
    of all codes has.
    """

    code_of: Mapping[Any, int]
    atoms_of: Mapping[int, tuple[Any, ...]]
    places: int

    @classmethod
    def of(cls, atoms: Iterable[Any], code: Callable[[Any], int], places: int) -> Codes:
        """The codes of these atoms."""
        code_of = {atom: code(atom) for atom in atoms}
        atoms_of: dict[int, tuple[Any, ...]] = {}
        for atom, number in code_of.items():
            atoms_of[number] = (*atoms_of.get(number, ()), atom)
        return cls(code_of, atoms_of, places)

    def pick(self, code: int, legal: Iterable[Any]) -> Any:  # noqa: ANN401 - any game's atom
        """The first of these legal atoms that the code stands for; KeyError if there is none."""
        for atom in legal:
            if self.code_of[atom] == code:
                return atom
        raise KeyError(code)

    def mask(self, legal: Iterable[Any]) -> int:
        """The codes of these atoms as the bits of one number."""
        word = 0
        for atom in legal:
            word |= 1 << self.code_of[atom]
        return word

    def rows(self) -> Iterator[tuple[int, str]]:
        """For each code, in order, the first of its atoms in words of the referee."""
        for code in sorted(self.atoms_of):
            yield code, str(self.atoms_of[code][0])
