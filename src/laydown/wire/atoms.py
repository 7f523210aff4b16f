"""What a player does: the plain objects of the games' atoms, tagged by `do`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from laydown.wire.shape import Shape


class Atom(Shape, frozen=True, tag_field="do"):
    """One atom. Cards are text: `QS`, `TD`, `*` for a joker."""


class Cut(Atom, frozen=True, tag="cut"):
    place: int


class Draw(Atom, frozen=True, tag="draw"):
    pass


class Take(Atom, frozen=True, tag="take"):
    pass


class Pile(Atom, frozen=True, tag="pile"):
    cards: list[str] = field(default_factory=list[str])


class Pass(Atom, frozen=True, tag="pass"):
    pass


class Lay(Atom, frozen=True, tag="lay"):
    cards: list[str]


class Add(Atom, frozen=True, tag="add"):
    """`rank` is that of the spread."""

    card: str
    rank: str


class Discard(Atom, frozen=True, tag="discard", omit_defaults=True):
    """With `out` one goes out by it."""

    card: str
    out: bool = False


Action: TypeAlias = Cut | Draw | Take | Pile | Pass | Lay | Add | Discard
