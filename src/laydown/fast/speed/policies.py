"""How compiled code chooses in Speed: any legal action, each as likely, or as the bot `greedy` does.

`greedy` is bots/greedy_three_thirteen.py; both are held together in tests/fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel
from laydown.fast import chance
from laydown.fast.mille.policies import nth
from laydown.fast.mille.state import popcount
from laydown.fast.speed.engine import DRAWING, GOING_OUT, TAKING, THROWING, legal, neighbour
from laydown.fast.speed.state import KINDS, NOTHING, SOURCE
from laydown.melds.kernel.batch import after_discard
from laydown.melds.kernel.form import MUCH
from laydown.melds.kernel.least import least

if TYPE_CHECKING:
    from laydown.compiled import Record
    from laydown.fast.speed.state import Setting

RANDOM: Final = 0
GREEDY: Final = 1
NAMES: Final = ("random", "greedy")
"""The policies as the bots are called."""


@kernel
def random(setting: Setting, state: Record, seat: int, stream: Record) -> int:
    """Any legal action, each as likely."""
    low, high = legal(setting, state, seat)
    return nth(low, high, chance.below(stream, popcount(low) + popcount(high)))


@kernel
def greedy(setting: Setting, state: Record, seat: int, work: Record) -> int:
    """As the bot: it takes what helps, goes out when it can, and else keeps the least penalty."""
    if state.phase == SOURCE:
        owner = neighbour(state, seat)
        top = state.piles[owner, state.piled[owner] - 1] + 0
        return TAKING if _wants(setting, state, seat, top, work) else DRAWING
    low, high = legal(setting, state, seat)
    best = NOTHING
    least_badness = MUCH << 20
    for kind in range(KINDS):
        if high >> kind & 1 if high else low >> kind + THROWING & 1:
            badness = _badness(setting, state, seat, kind)
            if not high:
                state.hands[seat, kind] -= 1
                badness += least(state.hands[seat], setting.melds, work, 0, MUCH) << 20
                state.hands[seat, kind] += 1
            if badness < least_badness:
                least_badness = badness
                best = kind
    return best + (GOING_OUT if high else THROWING)


@kernel
def _wants(setting: Setting, state: Record, seat: int, top: int, work: Record) -> bool:
    """A wild, or a card with which the best discard leaves less."""
    if is_wild(setting, top):
        return True
    now = least(state.hands[seat], setting.melds, work, 0, MUCH)
    state.hands[seat, top] += 1
    then = after_discard(state.hands[seat], setting.melds, work)
    state.hands[seat, top] -= 1
    return then < now


@kernel
def is_wild(setting: Setting, kind: int) -> bool:
    """Whether a kind stands for any card: the joker, and all of the wild rank."""
    form = setting.melds.forms[0]
    return kind == KINDS - 1 or kind // form.suits == form.wild_rank


@kernel
def _badness(setting: Setting, state: Record, seat: int, kind: int) -> int:
    """Among equals it keeps the card just taken, then wilds, and throws the dearest."""
    badness: int = 500 - setting.melds.forms[0].points[kind]
    if is_wild(setting, kind):
        badness += 1 << 10
    if kind == state.taken[seat]:
        badness += 1 << 11
    return badness
