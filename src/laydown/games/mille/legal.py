"""Lists of legal atoms, for each part of a turn, from the same rules that refuse the others.

What a rank allows depends on few counts, so its atoms are made once and kept (`melding.lays` and its
like); a list is put together from them in the order of `actions.all_atoms`.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from laydown.games.mille import melding
from laydown.games.mille.actions import DISCARDS
from laydown.games.mille.actions import cut as cut_at
from laydown.games.mille.deal import CUT_PLACES, DECK, WILD
from laydown.games.mille.going_out import why_not_last_card

if TYPE_CHECKING:
    from laydown.cards import Hand, Rank
    from laydown.games.mille.actions import MilleAction
    from laydown.games.mille.melding import Spread, WildRules

CUTS: Final = tuple(cut_at(place) for place in CUT_PLACES)

_ROWS: Final = {rank: DECK.row(rank) for rank in DECK.ranks}
_TWOS: Final = _ROWS[WILD]
_NONE: Final = bytes(len(DECK.suits))


def plays(hand: Hand, own: dict[Rank, Spread], rules: WildRules, *, must_discard: bool) -> list[MilleAction]:
    """What may be laid, added and discarded after the draw."""
    actions: list[MilleAction] = []
    if why_not_last_card(hand.size - 3, must_discard=must_discard) is None:
        _lays_into(actions, hand.counts, own, rules)
    if own and why_not_last_card(hand.size - 1, must_discard=must_discard) is None:
        _adds_into(actions, hand.counts, own, rules)
    actions += compress(DISCARDS, hand.counts)
    return actions


def _lays_into(actions: list[MilleAction], counts: bytes, own: dict[Rank, Spread], rules: WildRules) -> None:
    twos = counts[_TWOS]
    wilds_in_new = melding.most_wilds(None, rules)
    for rank, row in _ROWS.items():
        held = counts[row]
        if held == _NONE:
            continue
        if rank is WILD:
            actions += melding.lays(rank, held, _NONE, 0)
        elif rank in own:
            actions += melding.lays(rank, held, twos, melding.most_wilds(own[rank], rules))
        else:
            actions += melding.lays(rank, held, twos, wilds_in_new)


def _adds_into(actions: list[MilleAction], counts: bytes, own: dict[Rank, Spread], rules: WildRules) -> None:
    twos = counts[_TWOS]
    for rank in sorted(own):
        held = counts[_ROWS[rank]]
        if held != _NONE:
            actions += melding.natural_adds(rank, held)
        if twos != _NONE and rank is not WILD and melding.why_not_join(own[rank], 0, 1, rules) is None:
            actions += melding.wild_adds(rank, twos)
