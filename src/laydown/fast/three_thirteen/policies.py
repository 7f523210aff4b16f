"""How compiled code chooses: any legal action, each as likely, or as the bot `greedy` does.

`greedy` is bots/greedy_three_thirteen.py told in numbers; both are held together in tests/fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.compiled import kernel, signed
from laydown.fast import chance
from laydown.fast.three_thirteen.engine import DRAWING, GO_OUT, TAKING, THROW, legal, melds_at
from laydown.fast.three_thirteen.state import DRAW, NOTHING
from laydown.melds.kernel.form import MUCH
from laydown.melds.kernel.least import least

if TYPE_CHECKING:
    from laydown.compiled import Record
    from laydown.fast.three_thirteen.state import Table

RANDOM: Final = 0
GREEDY: Final = 1
NAMES: Final = ("random", "greedy")
"""The policies as the bots are called."""


@kernel
def choose(table: Table, state: Record, work: Record, policy: int, stream: Record) -> int:
    """What the seat to act does."""
    return random(table, state, stream) if policy == RANDOM else greedy(table, state, work)


@kernel
def random(table: Table, state: Record, stream: Record) -> int:
    """Any legal action, each as likely."""
    low, high = legal(table, state)
    actions = 0
    for place in range(64):
        actions += (low >> place & 1) + (high >> place & 1)
    nth = chance.below(stream, actions)
    for action in range(2 * 64):
        nth -= (low >> action & 1) if action < GO_OUT else (high >> (action - GO_OUT) & 1)
        if nth < 0:
            return action
    return NOTHING


@kernel
def greedy(table: Table, state: Record, work: Record) -> int:
    """Take what helps at once, go out when possible, throw what leaves the least penalty."""
    if state.phase == DRAW:
        return TAKING if wants(table, state, work) else DRAWING
    low, high = legal(table, state)
    if high:
        return GO_OUT + best_to_go_out(table, state, high)
    return THROW + best_discard(table, state, work, low >> THROW)


@kernel
def wants(table: Table, state: Record, work: Record) -> bool:
    """Whether the top of the pile is wild, or the best discard with it leaves less than there is now."""
    melds = melds_at(table, state.number)
    form = melds.forms[0]
    top = signed(state.row[state.piled - 1])
    if top // form.suits == form.wild_rank or top == form.ranks * form.suits:
        return True
    hand = state.hands[state.turn, : table.rules[0].kinds]
    left = signed(state.left[state.turn])
    hand[top] += 1
    # No discard saves more than its own points: only one dearer than this brings it below what is left now.
    cheapest = least(hand, melds, work, 0, left + form.points[top]) - left
    wanted = False
    for kind in range(hand.shape[0]):
        if hand[kind] and form.points[kind] > cheapest and not wanted:
            hand[kind] -= 1
            wanted = least(hand, melds, work, left - 1, left) < left
            hand[kind] += 1
    hand[top] -= 1
    return wanted


@kernel
def best_to_go_out(table: Table, state: Record, complete: int) -> int:
    """The card to go out by: not the one just taken, not a wild, the dearest."""
    form = melds_at(table, state.number).forms[0]
    best, least_bad = NOTHING, MUCH
    for kind in range(table.rules[0].kinds):
        if complete >> kind & 1:
            bad = rank_of(form, state, kind)
            if bad < least_bad:
                best, least_bad = kind, bad
    return best


@kernel
def rank_of(form: Record, state: Record, kind: int) -> int:
    """Among equals the card just taken is kept, then wilds, and the dearest is thrown."""
    wild = kind // form.suits == form.wild_rank or kind == form.ranks * form.suits
    return signed((2 * (kind == state.taken) + wild) * 1024 - form.points[kind])


@kernel
def best_discard(table: Table, state: Record, work: Record, allowed: int) -> int:
    """The discard that leaves the least penalty, the dearest first since none saves more than its points."""
    melds = melds_at(table, state.number)
    form = melds.forms[0]
    hand = state.hands[state.turn, : table.rules[0].kinds]
    whole = signed(state.whole)
    best, least_left, least_bad = NOTHING, MUCH, MUCH
    price = MUCH
    while True:
        dearest = -1
        for kind in range(hand.shape[0]):
            if allowed >> kind & 1 and dearest < form.points[kind] < price:
                dearest = signed(form.points[kind])
        price = dearest
        floor = max(0, whole - price)
        if price < 0 or floor > least_left:
            return best
        for kind in range(hand.shape[0]):
            if allowed >> kind & 1 and form.points[kind] == price:
                bad = rank_of(form, state, kind)
                if least_left == floor and bad >= least_bad:
                    continue
                hand[kind] -= 1
                left = least(hand, melds, work, floor, least_left + 1)
                hand[kind] += 1
                if left < least_left or (left == least_left and bad < least_bad):
                    best, least_left, least_bad = kind, left, bad
