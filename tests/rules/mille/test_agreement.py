"""Legal lists and `apply` agree over the whole table of atoms, and a refused atom changes nothing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laydown.cards import cards
from laydown.errors import IllegalAction
from laydown.games.atoms import Reshuffle
from laydown.games.mille import GAME
from laydown.games.mille.actions import Add, Lay, Pile, all_atoms
from laydown.games.mille.config import OPTIONS
from laydown.games.mille.deal import DECK
from laydown.games.mille.scoring import value_of
from laydown.games.rules import DEALER
from rules.mille.positions import dealt, order_of, play, table

if TYPE_CHECKING:
    from laydown.games.mille import Config
    from laydown.games.mille.engine import MilleDeal
    from laydown.games.options import Option


def _values(option: Option) -> list[str]:
    """What an option may be written as; of numbers the two smallest."""
    numbers = [str(option.low), str(option.low + 1)] if option.low < option.high else []
    return [*option.choices, *numbers, *(["none"] if option.none else [])]


_PLAYED = [
    each
    for each in OPTIONS
    if each.clause.startswith(("M-PILE", "M-MELD", "M-OUT", "M-STOCK")) and each.name != "pile_shown"
]
CONFIGS = st.fixed_dictionaries({each.name: st.sampled_from(_values(each)) for each in _PLAYED}).map(
    lambda words: GAME.configure("mille", words)
)

STRANGE = (
    Lay(cards("QS KS JS")),
    Lay(cards("QS QH")),
    Lay(cards("QS QH QD QC")),
    Lay(cards("* * *")),
    Pile(cards("QS")),
    Pile(cards("QS KS")),
    Add(cards("QS")[0], cards("KS")[0].rank),
    Add(cards("7R")[0], cards("7S")[0].rank),
)
"""Well-formed actions that no legal list ever holds."""


@settings(max_examples=12, deadline=None)
@given(options=CONFIGS, seed=st.integers(0, 2**32), number=st.sampled_from([1, 2]))
def test_legal_lists_and_refusals_agree_in_both_directions(options: Config, seed: int, number: int) -> None:
    chance = random.Random(seed)
    order = list(DECK.cards())
    chance.shuffle(order)
    deal = dealt(order, options, number)
    asked = chance.randrange(3, 12)
    step = 0
    while deal.to_act():
        (actor,) = deal.to_act()
        step += 1
        if step % asked == 0:
            for seat in (0, 1, DEALER):
                legal = deal.legal(seat)
                allowed = [atom for atom in all_atoms() if deal.why_not(seat, atom) is None]
                assert list(legal) == allowed
                assert all(deal.why_not(seat, atom) is not None for atom in STRANGE)
                assert (not legal) == (seat != actor or actor == DEALER)
        _step(chance, deal)
        assert deal.everything().counts == DECK.copies
        assert step < 1000
    assert value_of(deal.everything()) == 1140
    assert deal.legal(0) == deal.legal(1) == []


def _step(chance: random.Random, deal: MilleDeal) -> None:
    (actor,) = deal.to_act()
    if actor == DEALER:
        order = list(deal.to_shuffle())
        chance.shuffle(order)
        deal.apply(DEALER, Reshuffle(tuple(order)))
        return
    legal = deal.legal(actor)
    # Each verb as likely as another, so that hands grow as well as shrink.
    verb = chance.choice(sorted({atom.verb for atom in legal}))
    deal.apply(actor, chance.choice([atom for atom in legal if atom.verb == verb]))


@pytest.mark.parametrize("stage", [0, 1, 2])
def test_a_refused_atom_changes_nothing(stage: int) -> None:
    deal = dealt(order_of("9S 9C QH QD 2S KH", upcard="9H"))
    play(deal, *("pile 9S 9C", "discard KH")[:stage])
    before = deal.snapshot()
    refused = 0
    for seat in (0, 1, DEALER):
        for atom in (*all_atoms(), *STRANGE):
            if deal.why_not(seat, atom) is not None:
                refused += 1
                with pytest.raises(IllegalAction):
                    deal.apply(seat, atom)
    assert refused > 4000
    assert deal.snapshot() == before


def test_snapshots_tell_deals_apart() -> None:
    one, same = dealt(order_of("QS")), dealt(order_of("QS"))
    assert one.snapshot() == same.snapshot()
    assert one.snapshot() != dealt(order_of("QS"), number=2).snapshot()
    assert one.snapshot() != dealt(order_of("QS", draws="KS")).snapshot()
    play(one, "draw")
    assert one.snapshot() != same.snapshot()
    play(same, "draw")
    assert one.snapshot() == same.snapshot()


def test_drawing_past_the_end_always_ends() -> None:
    """Nobody ever lays: the stock runs out, and reshuffles are counted."""
    for stock_out, reshuffles in (("end_deal", 0), ("reshuffle", 2)):
        deal = dealt(order_of(), GAME.configure("mille", {"stock_out": stock_out}))
        done = 0
        while deal.to_act():
            (actor,) = deal.to_act()
            if actor == DEALER:
                done += 1
                deal.apply(DEALER, Reshuffle(deal.to_shuffle()))
                continue
            legal = {atom.verb: atom for atom in deal.legal(actor)}
            deal.apply(actor, legal.get("draw") or legal.get("pass") or legal["discard"])
        assert done == reshuffles
        assert deal.result().out is None


def test_two_who_take_and_return_end_by_a_stated_rule() -> None:
    """Each take lays three cards for good, so that it cannot go on for ever."""
    deal = table("9S 9C 9D 9D KH", other="8S 8H 8D 9H KC", pile="9H", phase="draw")
    play(deal, "pile 9S 9C", "discard 9D", "draw", "discard 9H")
    assert [atom.verb for atom in deal.legal(0)] == ["draw"]
