"""From typed words to the atoms of Three Thirteen and its relations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.errors import IllegalAction, MalformedInput, Message, Refusal
from laydown.games.atoms import DRAW
from laydown.games.three_thirteen.actions import TAKE, discard
from laydown.terminal.choosing import which

if TYPE_CHECKING:
    from laydown.cards import Card
    from laydown.games.three_thirteen.actions import Atom
    from laydown.terminal.choosing import Now
    from laydown.terminal.typed import Pick

VERBS: Final = ("draw", "take", "discard", "out")

_OUT: Final = "out"
"""The word of the records behind a discard that goes out."""


def alike(card: Card) -> object:
    """Runs make every suit its own: only copies of one card are alike."""
    return card


def atoms_for(verb: str, words: tuple[str, ...], now: Now) -> tuple[Atom, ...]:
    """The atoms that a verb and the words after it mean.

    MalformedInput or AmbiguousInput if they mean none or could mean several.
    """
    if verb in ("draw", "take"):
        if words:
            raise MalformedInput(Message.of("terminal-nothing-after", text=verb))
        return (DRAW,) if verb == "draw" else (TAKE,)
    out = verb == _OUT
    if words and words[-1] == _OUT:
        words, out = words[:-1], True
    picks = now.reading.picks(words)
    if out and not picks:
        return (_only_way_out(now),)
    if not picks and now.hand.size == 1:
        return (discard(next(iter(now.hand))),)
    if len(picks) != 1:
        raise MalformedInput(Message.of("terminal-discard-one"))
    tail = f" {_OUT}" if out else ""
    card = now.the_one(picks, lambda way: f"discard {way[0]}{tail}")[0]
    return (discard(card, out=out),)


def bare_cards(picks: tuple[Pick, ...], now: Now) -> tuple[str, ...]:
    """The full forms of what may be done with cards typed without a verb."""
    if len(picks) > 1:
        raise MalformedInput(Message.of("terminal-discard-one"))
    card = now.the_one(picks, lambda way: f"discard {way[0]}")[0]
    forms = tuple(str(atom) for atom in now.atoms("discard") if atom.card is card)
    return tuple(reversed(forms)) or (f"discard {card}",)  # going out, the likelier wish, first


def _only_way_out(now: Now) -> Atom:
    ways: list[Atom] = [atom for atom in now.atoms("discard") if atom.out]
    if len(ways) > 1:
        raise which(str(atom) for atom in ways)
    if ways:
        return ways[0]
    for verb, refusal in now.offer.not_now:
        if verb in (_OUT, "discard"):
            raise IllegalAction(refusal)
    raise IllegalAction(Refusal.of("T-OUT-1", "terminal-no-way-out"))
